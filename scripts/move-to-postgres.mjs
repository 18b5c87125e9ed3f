import { buildIfNeeded } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/run.mjs';

await installDependencies();
await buildIfNeeded();
process.chdir(root);
await import('../apps/server/dist/move-to-postgres.js');
