import module from 'node:module';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/run.mjs';

if (process.stdout.isTTY) console.log();
await installDependencies();
await buildIfNeeded();
process.chdir(root);
// Node 22 and newer keep what they compiled for the next start.
module.enableCompileCache?.(join(root, '.cache/compiled'));
// In this very process, so that a signal reaches the server itself.
await import('../apps/server/dist/main.js');
