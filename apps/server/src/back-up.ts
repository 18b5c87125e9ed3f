import { parseArgs } from 'node:util';
import { reachEngine } from './backup/reach-engine.ts';
import { figuresOf, runCommand, seconds, storageLog } from './backup/run-command.ts';
import { writeBackup } from './backup/write-backup.ts';
import { systemClock } from './platform/clock.ts';
import { createFiles } from './platform/storage/create-files.ts';
import { readConfigOrExit } from './read-config-or-exit.ts';

/** `npm run backup -- --to FOLDER`, while the product serves or not. */
runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: './backups' } } });
  const config = readConfigOrExit();
  const engine = await reachEngine(config, { mayMake: false });
  try {
    const files = createFiles(config, systemClock, storageLog);
    const { folder, manifest } = await writeBackup(
      { url: engine.url, files },
      { to: values.to, now: systemClock.now() },
    );
    console.log(`${figuresOf(manifest)} backed up in ${seconds()}\n${folder}`);
  } finally {
    await engine.stop();
  }
});
