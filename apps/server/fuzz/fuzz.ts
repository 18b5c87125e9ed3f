import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { startEngine } from '../test/engine.ts';
import { compareLogins } from './login-timing.ts';
import { reportOf } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'embedded' },
    only: { type: 'string' },
    match: { type: 'string' },
  },
});

const engine = await startEngine(options.engine);
await migrateDatabase(engine.url, fileURLToPath(new URL('../migrations', import.meta.url)));
const pool = new pg.Pool({ connectionString: engine.url, max: 2 });
pool.on('error', () => undefined);
const target = fork(fileURLToPath(new URL('./serve-target.ts', import.meta.url)), {
  env: { ...process.env, DATABASE_URL: engine.url },
  execArgv: ['--import', 'tsx'],
});
let ended: string | undefined;
target.once('exit', (code, signal) => {
  ended = String(code ?? signal);
});
const faults: string[] = [];
try {
  const [{ origin, pages }] = (await once(target, 'message')) as [{ origin: string; pages: boolean }];
  console.log(`The product on the engine '${engine.name}', ${pages ? 'with' : 'without'} pages`);
  const result = await runFuzz({
    origin,
    pool,
    pages,
    match: options.match,
    seed: Number(options.seed),
    calls: Number(options.calls),
    only: options.only === undefined ? undefined : Number(options.only),
    progress: (done) => done % 10_000 === 0 && console.log(`${done} calls …`),
  });
  console.log(reportOf(result));
  if (result.failures.length > 0) faults.push(`${result.failures.length} answers that must not be`);

  if (ended !== undefined) faults.push(`the server ended: ${ended}`);
  else {
    target.send('how are you');
    const [state] = (await once(target, 'message')) as [
      { polluted: boolean; memory: number; errors: string[] },
    ];
    console.log(`Memory of the server afterwards: ${Math.round(state.memory / 1024 / 1024)} MB`);
    if (state.polluted) faults.push('every object has got a property');
    if (state.errors.length > 0) {
      faults.push(`${state.errors.length} errors in the log`);
      console.log(state.errors.slice(0, 20).join('\n'));
    }
    const health = await fetch(`${origin}/api/health`);
    if (health.status !== 200) faults.push(`health says ${health.status} afterwards`);
    console.log(await compareLogins(origin));
  }
} finally {
  await pool.end();
  if (ended === undefined) {
    const gone = once(target, 'exit');
    target.disconnect();
    await gone;
  }
  await engine.stop();
}
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log('✓ no 5xx, nothing late, nothing leaked, nothing polluted');
process.exitCode = faults.length > 0 ? 1 : 0;
