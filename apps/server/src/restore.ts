import { parseArgs } from 'node:util';
import { BackupError } from './backup/manifest.ts';
import { openBackup } from './backup/open-backup.ts';
import { reachEngine } from './backup/reach-engine.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { figuresOf, runCommand, seconds, storageLog } from './backup/run-command.ts';
import { systemClock } from './platform/clock.ts';
import { createFiles } from './platform/storage/create-files.ts';
import { readConfigOrExit } from './read-config-or-exit.ts';
import { migrationsFolder } from './start-database.ts';

/** `npm run restore -- --from FOLDER [--into postgres://…] [--replace]`, while the product is stopped. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      into: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  if (!values.from) throw new BackupError('Say what to restore: --from FOLDER');
  const config = readConfigOrExit();
  const backup = await openBackup(values.from);
  const engine = await reachEngine(
    { ...config, databaseUrl: values.into ?? config.databaseUrl },
    { mayMake: true },
  );
  try {
    const files = createFiles(config, systemClock, storageLog);
    await restoreBackup(backup, { url: engine.url, files, migrationsFolder }, values);
    console.log(`${figuresOf(backup.manifest)} restored in ${seconds()}, as of ${backup.manifest.takenAt}`);
  } finally {
    await engine.stop();
  }
});
