import { buildIfNeeded } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/**
 * Attacks the built product, as its demo and as a real site, and prints what held: docs/security.md. With names of
 * cases, those alone: `npm run attack -- host typesetting`.
 */
await installDependencies();
await buildIfNeeded();
await run(process.execPath, ['--import', 'tsx', 'e2e/attack/run.ts', ...process.argv.slice(2)]).catch(
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
