import { build } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';

await installDependencies();
await build();
