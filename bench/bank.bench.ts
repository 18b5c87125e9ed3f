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
import { databaseTime } from './processor-time.ts';
import { kinds, requestsFor } from './requests.ts';

const { values: options } = parseArgs({
  options: {
    questions: { type: 'string', default: '3000,100000' },
    engine: { type: 'string', default: 'embedded' },
    requests: { type: 'string', default: '800' },
    seconds: { type: 'string', default: '20' },
    variants: { type: 'string', default: '2' },
  },
});
const sizes = options.questions.split(',').map(Number);
const limits = { seconds: Number(options.seconds) };
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A run, with the processor time of a request: of the server, and of its database. */
interface Run extends Measured {
  readonly cpu: number;
}

interface Line {
  readonly size: number;
  readonly kind: string;
  readonly concurrency: number;
  readonly app: Run;
  readonly again: Run;
  readonly bare: Run;
}

interface Server {
  readonly origin: string;
  /** Milliseconds of processor time used so far. */
  cpu(): Promise<number>;
  tell(message: object): Promise<NodeJS.CpuUsage>;
  stop(): Promise<void>;
}

async function startServer(file: string, databaseUrl?: string): Promise<Server> {
  const child = fork(fileOf(file), {
    env: { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    serialization: 'advanced',
    execArgv: ['--import', 'tsx'],
  });
  const [origin] = (await once(child, 'message')) as [string];
  const tell = async (message: object) => {
    child.send(message);
    const [answer] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return answer;
  };
  return {
    origin,
    tell,
    async cpu() {
      const { user, system } = await tell({});
      return (user + system) / 1000 + (databaseUrl ? await databaseTime(databaseUrl) : 0);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function run(
  server: Server,
  paths: readonly string[],
  concurrency: number,
): Promise<{ run: Run; bodies: Map<string, Buffer> }> {
  const before = await server.cpu();
  const { measured, bodies } = await drive(server.origin, paths, { ...limits, concurrency });
  const cpu = ((await server.cpu()) - before) / measured.requests;
  return { run: { ...measured, cpu }, bodies };
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
  const apps = await Promise.all(urls.map((url) => startServer('./serve-app.ts', url)));
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
          const fresh = await run(app, paths, concurrency);
          const asked = [...fresh.bodies.keys()];
          const again = await run(app, asked, concurrency);
          await bare.tell({ bodies: fresh.bodies });
          await run(bare, asked.slice(0, 200), concurrency);
          const same = await run(bare, asked, concurrency);
          lines.push({ size, kind, concurrency, app: fresh.run, again: again.run, bare: same.run });
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
  const times = (value: number) => `${value.toFixed(2)} ×`;
  const share = (run: Run, bare: Run) => `${((100 * run.perSecond) / bare.perSecond).toFixed(0)} %`;
  const rows = lines.map(({ size, kind, concurrency, app, again, bare }) => {
    const base = lines.find(
      (line) => line.size === smallest && line.kind === kind && line.concurrency === concurrency,
    )!.app;
    return {
      questions: size,
      call: kind,
      'at once': concurrency,
      KB: (app.bytes / 1000).toFixed(1),
      'median ms': app.median.toFixed(2),
      'p99 ms': app.p99.toFixed(2),
      'req/s': app.perSecond.toFixed(0),
      'of bare': share(app, bare),
      'again req/s': again.perSecond.toFixed(0),
      'again of bare': share(again, bare),
      'CPU ms': app.cpu.toFixed(2),
      'again CPU ms': again.cpu.toFixed(2),
      'bare CPU ms': bare.cpu.toFixed(2),
      [`median to ${smallest}`]: times(app.median / base.median),
      [`p99 to ${smallest}`]: times(app.p99 / base.p99),
      [`CPU to ${smallest}`]: times(app.cpu / base.cpu),
    };
  });
  const heads = Object.keys(rows[0]!);
  console.log(`\n| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`);
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
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
