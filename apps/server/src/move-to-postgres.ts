import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isServing, withConnection } from './backup/connection.ts';
import { leaveDemoBehind } from './backup/leave-demo-behind.ts';
import { BackupError } from './backup/manifest.ts';
import { openBackup } from './backup/open-backup.ts';
import { reachEngine } from './backup/reach-engine.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { figuresOf, runCommand, seconds, storageLog } from './backup/run-command.ts';
import { writeBackup } from './backup/write-backup.ts';
import { systemClock } from './platform/clock.ts';
import { diskFiles } from './platform/storage/disk-files.ts';
import { s3Files } from './platform/storage/s3-files.ts';
import { readConfigOrExit } from './read-config-or-exit.ts';
import { migrationsFolder } from './start-database.ts';

/** `npm run move-to-postgres -- --to postgres://…`: the embedded database, and the files where S3 is set. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      /** The accounts of the demo and what they did come along; nobody can log in with them there. */
      'with-demo': { type: 'boolean', default: false },
    },
  });
  const { dataDir, s3, databaseUrl } = readConfigOrExit();
  const to = values.to ?? databaseUrl;
  if (!to) throw new BackupError('Say where to: --to postgres://…, or DATABASE_URL');
  const embedded = await reachEngine({ dataDir, databaseUrl: undefined }, { mayMake: false });
  const folder = await mkdtemp(join(dataDir, 'moving-'));
  try {
    if (await withConnection(embedded.url, isServing)) {
      throw new BackupError('The product is running: stop it first, or what it writes from now on is lost.');
    }
    const onDisk = diskFiles({ dataDir, now: systemClock.now, log: storageLog });
    const source = { url: embedded.url, files: s3 ? onDisk : { list: noFiles, read: onDisk.read } };
    await writeBackup(source, { to: folder, now: systemClock.now() });
    const backup = await openBackup(folder);
    const files = s3 && s3Files({ ...s3, log: storageLog });
    await restoreBackup(backup, { url: to, ...(files && { files }), migrationsFolder }, values);
    const left = values['with-demo'] ? 0 : await leaveDemoBehind(to, files);
    console.log(
      `${figuresOf(backup.manifest)} moved in ${seconds()}\n` +
        (left > 0
          ? `Left behind: ${left} demo accounts and what they did. --with-demo brings them along.\n`
          : '') +
        `Set DATABASE_URL to the new address from now on. The old database stays in ${dataDir}/postgres` +
        `${s3 ? ', the files that are now in the bucket in its folder files' : ''}.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    await embedded.stop();
  }
});

/** They stay in DATA_DIR, which is where the product goes on looking for them. */
async function* noFiles() {}
