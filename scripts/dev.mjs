import { installDependencies } from './lib/install.mjs';
import { runPackage } from './lib/run.mjs';

await installDependencies();
await runPackage('tsx', ['watch', '--clear-screen=false', 'apps/server/src/development/main.ts']);
