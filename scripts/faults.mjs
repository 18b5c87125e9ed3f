import { buildIfNeeded } from './lib/build.mjs';
import { ensureChromium, ensureFaketime, ensurePostgres } from './lib/debian.mjs';
import { installDependencies } from './lib/install.mjs';
import { run, runPackage } from './lib/run.mjs';

/**
 * Breaks what the product needs while students work, and prints what became of it: docs/faults.md. Then the kills that
 * take too long for every change. `--kills` runs those alone; any other option is one of the first half, which then
 * runs alone.
 */
const options = process.argv.slice(2);
const killsOnly = options.includes('--kills');
const failed = [];

await installDependencies();
await buildIfNeeded();
const postgres = await ensurePostgres();
if (!postgres) throw new Error('The faults of a PostgreSQL server need one: install the package postgresql.');
await ensureFaketime();
const env = { POSTGRES_BIN: postgres, CHROMIUM_PATH: await ensureChromium() };

async function part(name, work) {
  await work().catch((error) => {
    console.error(error.message);
    failed.push(name);
  });
}

if (!killsOnly) {
  const faults = ['--import', 'tsx', 'e2e/faults/run.ts', ...options];
  await part('faults', () => run(process.execPath, faults, { env }));
}
if (killsOnly || options.length === 0) {
  for (const engine of ['embedded', 'server']) {
    await part(`kills on the ${engine} engine`, () =>
      runPackage('vitest', ['run', '--project', 'faults'], { env: { ...env, API_ENGINE: engine } }),
    );
  }
  await part('kills of whole products', () =>
    runPackage('playwright', ['test', '--config', 'e2e/faults/playwright.config.ts'], { env }),
  );
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
