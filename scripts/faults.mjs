import { buildIfNeeded } from './lib/build.mjs';
import { ensureChromium, ensureFaketime, ensurePostgres } from './lib/debian.mjs';
import { installDependencies } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/** Breaks what the product needs while students work, and prints what became of it: docs/faults.md. */
await installDependencies();
await buildIfNeeded();
const postgres = await ensurePostgres();
if (!postgres) throw new Error('The faults of a PostgreSQL server need one: install the package postgresql.');
await ensureFaketime();
await run(process.execPath, ['--import', 'tsx', 'e2e/faults/run.ts', ...process.argv.slice(2)], {
  env: { POSTGRES_BIN: postgres, CHROMIUM_PATH: await ensureChromium() },
}).catch(() => {
  process.exitCode = 1;
});
