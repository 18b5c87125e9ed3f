import { buildIfNeeded } from './lib/build.mjs';
import { ensureChromium, ensureNginx, ensurePostgres, ensureRedis } from './lib/debian.mjs';
import { installDependencies } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/** `npm run test:cluster -- --minutes 5`: see docs/scaling.md. */
await installDependencies();
const chromium = await ensureChromium();
const postgres = await ensurePostgres();
const missing = [
  [postgres, 'postgresql'],
  [await ensureRedis(), 'redis-server'],
  [await ensureNginx(), 'nginx-light'],
].flatMap(([found, name]) => (found ? [] : [name]));
if (missing.length > 0) {
  console.error(`Please install these packages of Debian: ${missing.join(', ')}`);
  process.exit(1);
}
await buildIfNeeded();
await run(process.execPath, ['--import', 'tsx', 'e2e/cluster/run.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium, POSTGRES_BIN: postgres },
}).catch(() => process.exit(1));
