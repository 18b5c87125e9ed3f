import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { startEngine } from '../apps/server/test/engine.ts';
import { questionArchive } from './import-archive.ts';
import { staffImports } from './staff-imports.ts';

/**
 * Imports many questions with images as staff do, into a server of its own that has some of them already, and prints
 * how long each step took and the most memory that the process had by then. In the middle of the rows the server is
 * killed (SIGKILL) and the bank is compared with what it was; another server then goes on with it.
 */
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const count = Number(values.questions);
const engine = await startEngine(values.engine, { durable: true });
const databaseUrl = await emptyBank();
/** Both servers have the same files. */
const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-bench-'));

async function emptyBank(): Promise<string> {
  const client = new pg.Client({ connectionString: engine.url });
  await client.connect();
  await client.query('create database imports');
  await client.end();
  const url = new URL(engine.url);
  url.pathname = '/imports';
  await migrateDatabase(url.href, fileURLToPath(new URL('../apps/server/migrations', import.meta.url)));
  return url.href;
}

async function serve(): Promise<{ process: ChildProcess; origin: string }> {
  const child = fork(new URL('./serve-app.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl, BENCH_JOBS: 'yes', BENCH_DATA_DIR: dataDir },
  });
  const [origin] = (await once(child, 'message')) as [string];
  return { process: child, origin };
}

const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const tables = ['questions', 'answers', 'mark_lines', 'question_hints', 'question_images', 'question_places'];

/** How many rows each table of the bank has, and a hash of all that is in them. */
async function bankState(): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as state
        from ${table} t`,
    );
    state[table] = rows[0].state;
  }
  return state;
}

let server = await serve();
const staff = staffImports(() => server.origin);

async function peakMemory(): Promise<string> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${what.padEnd(34)} ${seconds.padStart(7)} s   peak ${await peakMemory()}`);
  return result;
}

await staff.signUp();
await pool.query('update users set role_id = 2');
await pool.query(`insert into subjects (slug, subject_name) values ('math-aa-sl', 'Math AA SL')`);
await pool.query(
  `insert into topics (subject_id, slug, topic_name)
    select s.id, 'topic-' || n, 'Topic ' || n from subjects s, generate_series(0, 19) n`,
);

async function checkedImport(content: Buffer): Promise<string> {
  const id = await staff.upload(content);
  await timed('read, and open every image', () => staff.until(id));
  await staff.map(id);
  const { counts } = await timed('check and typeset', () => staff.until(id));
  console.log(`${JSON.stringify(counts)}`);
  return id;
}

console.log(`${values.engine}, at the start: peak ${await peakMemory()}`);
const first = Math.ceil(count / 50);
console.log(`${first} questions to begin with`);
const firstId = await checkedImport(await questionArchive(first, 1));
await staff.start(firstId);
await timed('write images and rows', () => staff.until(firstId));

const content = await questionArchive(count, 2);
console.log(`${count} questions with images, ${(content.length / 1024 / 1024).toFixed(1)} MB`);
const id = await checkedImport(content);
const before = await bankState();
await staff.start(id);
const imagesOf = ({ progress }: { progress: { total: number } }) => progress.total - count;
await timed('write images', () =>
  staff.until(id, (now) => imagesOf(now) > 0 && now.progress.done >= imagesOf(now)),
);
const half = await timed('write half of the rows', () =>
  staff.until(id, (now) => now.progress.done >= imagesOf(now) + count / 2),
);
if (half.state !== 'importing') throw new Error('it was over before it could be killed');
server.process.kill('SIGKILL');
await once(server.process, 'exit');
const isAsBefore = JSON.stringify(await bankState()) === JSON.stringify(before);
console.log(`killed in the middle of the rows; the bank is ${isAsBefore ? 'as it was' : 'CHANGED'}`);
console.log(JSON.stringify(before, null, 1));

server = await serve();
await timed('another server writes all rows', () => staff.until(id));
console.log(JSON.stringify(await bankState(), null, 1));
const { rows } = await pool.query(
  `select (select count(*) from import_rows) as rows, (select count(*) from imports where not cleaned) as unclean`,
);
console.log(`left in staging: ${JSON.stringify(rows[0])}`);
server.process.disconnect();
await once(server.process, 'exit');
await pool.end();
await engine.stop();
await rm(dataDir, { recursive: true, force: true });
if (!isAsBefore) process.exitCode = 1;
