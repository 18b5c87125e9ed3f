import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { startEngine } from '../apps/server/test/engine.ts';
import { generateBank } from './generate-bank.ts';
import { drive, type Measured } from './load.ts';
import { kinds, requestsFor } from './requests.ts';

const { values: options } = parseArgs({
  options: {
    questions: { type: 'string', default: '3000,100000' },
    engine: { type: 'string', default: 'embedded' },
    requests: { type: 'string', default: '800' },
    seconds: { type: 'string', default: '20' },
    variants: { type: 'string', default: '10' },
  },
});
const sizes = options.questions.split(',').map(Number);
const limits = { seconds: Number(options.seconds) };
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

interface Line {
  readonly size: number;
  readonly kind: string;
  readonly concurrency: number;
  readonly app: Measured;
  readonly again: Measured;
  readonly bare: Measured;
}

async function startServer(file: string, environment: Record<string, string> = {}) {
  const child = fork(fileOf(file), {
    env: { ...process.env, ...environment },
    serialization: 'advanced',
    execArgv: ['--import', 'tsx'],
  });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    async tell(message: object) {
      child.send(message);
      await once(child, 'message');
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function prepare(engineUrl: string, count: number): Promise<string> {
  const name = `bench_${count}`;
  const engine = new pg.Client({ connectionString: engineUrl });
  await engine.connect();
  await engine.query(`create database ${name}`);
  await engine.end();
  const url = new URL(engineUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href, fileOf('../apps/server/migrations'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const started = performance.now();
  await generateBank(client, { count, variants: Number(options.variants) });
  console.log(`${count} questions made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await client.end();
  return url.href;
}

/**
 * Every size takes its turn for each kind of call, right after the other: whatever else the machine does meanwhile
 * then slows all of them alike.
 */
async function measure(urls: readonly string[]): Promise<Line[]> {
  const bare = await startServer('./serve-bare.ts');
  const apps = await Promise.all(urls.map((url) => startServer('./serve-app.ts', { DATABASE_URL: url })));
  const lines: Line[] = [];
  try {
    for (const kind of kinds) {
      // Connections are opened, plans made and code compiled before anything is timed.
      for (const [index, app] of apps.entries()) {
        await drive(app.origin, requestsFor(kind, 200, sizes[index]!, 1), { ...limits, concurrency: 8 });
      }
      for (const concurrency of [1, 8]) {
        for (const [index, app] of apps.entries()) {
          const size = sizes[index]!;
          const paths = requestsFor(kind, Number(options.requests), size, 1 + concurrency);
          const fresh = await drive(app.origin, paths, { ...limits, concurrency, keepBodies: true });
          const asked = [...fresh.bodies.keys()];
          const again = await drive(app.origin, asked, { ...limits, concurrency });
          await bare.tell(fresh.bodies);
          await drive(bare.origin, asked.slice(0, 200), { ...limits, concurrency });
          const same = await drive(bare.origin, asked, { ...limits, concurrency });
          lines.push({
            size,
            kind,
            concurrency,
            app: fresh.measured,
            again: again.measured,
            bare: same.measured,
          });
        }
      }
    }
  } finally {
    await Promise.all([...apps, bare].map((server) => server.stop()));
  }
  return lines;
}

function print(lines: readonly Line[]): void {
  const smallest = sizes[0]!;
  const fixed = (value: number) => value.toFixed(2);
  console.log(
    '\n| questions | call | at once | median ms | p99 ms | req/s | of bare req/s | asked again req/s | of bare | median : ' +
      `${smallest} | p99 : ${smallest} |\n|${' --- |'.repeat(11)}`,
  );
  for (const { size, kind, concurrency, app, again, bare } of lines) {
    const base = lines.find(
      (line) => line.size === smallest && line.kind === kind && line.concurrency === concurrency,
    )!;
    console.log(
      `| ${[
        size,
        kind,
        concurrency,
        fixed(app.median),
        fixed(app.p99),
        app.perSecond.toFixed(0),
        `${((100 * app.perSecond) / bare.perSecond).toFixed(0)} %`,
        again.perSecond.toFixed(0),
        `${((100 * again.perSecond) / bare.perSecond).toFixed(0)} %`,
        fixed(app.median / base.app.median),
        fixed(app.p99 / base.app.p99),
      ].join(' | ')} |`,
    );
  }
}

const engine = await startEngine(options.engine);
try {
  console.log(`Node ${process.version}, ${cpus().length} cores, engine: ${engine.name}`);
  const urls: string[] = [];
  for (const size of sizes) urls.push(await prepare(engine.url, size));
  print(await measure(urls));
} finally {
  await engine.stop();
}
