import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crc32, deflateRawSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { startEngine } from '../apps/server/test/engine.ts';

/**
 * Imports many questions with images as staff do, into a server of its own, and prints how long each step took and
 * the most memory that the process had. With `--kill` the server is killed in the middle of the writing, and the bank
 * is compared with what it was; then another server goes on with it.
 */
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'embedded' },
    kill: { type: 'boolean', default: false },
  },
});
const count = Number(values.questions);
const engine = await startEngine(values.engine);
const databaseUrl = await emptyBank();

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

/** Both servers of `--kill` have the same files. */
const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-bench-'));

async function serve(): Promise<{ process: ChildProcess; origin: string }> {
  const child = fork(new URL('./serve-app.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl, BENCH_JOBS: 'yes', BENCH_DATA_DIR: dataDir },
  });
  const origin = await new Promise<string>((resolve) =>
    child.once('message', (message) => resolve(String(message))),
  );
  return { process: child, origin };
}

const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const one = async <Row>(text: string, parameters: unknown[] = []) =>
  (await pool.query(text, parameters)).rows[0] as Row;
const bankState = () =>
  one<Record<string, string>>(
    `select (select count(*) from questions) as questions, (select count(*) from answers) as answers,
      (select count(*) from question_images) as images, (select count(*) from question_places) as places,
      (select version from bank_version) as version`,
  );

let server = await serve();
let token = '';

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const given = response.headers.get('authorization');
  if (given) token = given.replace(/^Bearer /, '');
  return (await response.json()) as Answer;
}

async function peakMemory(): Promise<string> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}

const password = 'Blue Whale 7';
await call('POST', '/api/auth/signup', {
  email: `bench${Date.now()}@school.example`,
  username: '',
  full_name: 'Bench',
  password,
  confirmPassword: password,
});
await pool.query('update users set role_id = 2');
await pool.query(
  `insert into subjects (slug, subject_name) values ('math-aa-sl', 'Math AA SL') on conflict do nothing`,
);
await pool.query(
  `insert into topics (subject_id, slug, topic_name) select id, 'algebra', 'Algebra' from subjects
    where slug = 'math-aa-sl' on conflict do nothing`,
);

/** A sheet of questions that differ, and a picture for each. */
async function archive(): Promise<Buffer> {
  const lines = ['key,subject,topic,difficulty,marks,calculator,text,answer,mark_scheme,hints,images'];
  const entries: { name: string; content: Buffer }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [(index % 97) + 2, (index % 89) + 3];
    lines.push(
      `bench-${index},math-aa-sl,algebra,Medium,4,no,` +
        `"Let $f(x)=\\frac{x^{${a}}+${b}}{\\sqrt{x^2+${index}}}$. Find $\\lim_{x\\to ${b}} f(x)$ and $\\int_0^{${a}} x^{${b}}\\,dx$.",` +
        `"$\\frac{${a}^{${b + 1}}}{${b + 1}}$",` +
        `"substitutes $x=${b}$ | M1\nlimit $\\frac{${b}^{${a}}+${b}}{\\sqrt{${b * b + index}}}$ | A1\nintegrates | M1\n$\\frac{${a}^{${b + 1}}}{${b + 1}}$ | A1",` +
        `"Use $\\int x^n\\,dx=\\frac{x^{n+1}}{n+1}$.",figures/${index}.png`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#fff"/><path d="M20 380 Q ${(a * 6) % 600} ${(b * 4) % 380} 620 ${index % 380}" fill="none" stroke="#5b3fd0" stroke-width="3"/><circle cx="${(index * 7) % 640}" cy="${(index * 3) % 400}" r="${(index % 50) + 5}"/></svg>`;
    entries.push({
      name: `figures/${index}.png`,
      content: await sharp(Buffer.from(drawing)).png().toBuffer(),
    });
  }
  return zipOf([{ name: 'questions.csv', content: Buffer.from(lines.join('\n')) }, ...entries]);
}

function zipOf(entries: readonly { name: string; content: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content, { level: 1 });
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    bodies.push(Buffer.from('PK\u0003\u0004'), shared, nameBytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), shared, tail, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\u0005\u0006'), end]);
}

interface Standing {
  id: string;
  state: string;
  mapping: Record<string, number>;
  counts: Record<string, number>;
  progress: { done: number; total: number };
  message: string | null;
}

const partBytes = 8 * 1024 * 1024;
const working = new Set(['reading', 'checking', 'importing']);

async function settled(id: string): Promise<Standing> {
  for (;;) {
    const standing = await call<Standing>('GET', `/api/admin/imports/${id}`);
    if (standing.state === 'failed') throw new Error(`the import failed: ${standing.message}`);
    if (!working.has(standing.state)) return standing;
    await sleep(200);
  }
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(
    `${what.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s   peak ${await peakMemory()}`,
  );
  return result;
}

console.log(`idle${' '.repeat(34)}peak ${await peakMemory()}`);
const content = await archive();
console.log(`${count} questions with images, ${(content.length / 1024 / 1024).toFixed(1)} MB`);
const begun = await call<Standing>('POST', '/api/admin/imports', {
  kind: 'questions',
  file_name: 'bench.zip',
  bytes: content.length,
});
await timed('upload', async () => {
  for (let part = 0; part * partBytes < content.length; part += 1) {
    const form = new FormData();
    form.append('file', new Blob([content.subarray(part * partBytes, (part + 1) * partBytes)]), 'part');
    await call('POST', `/api/admin/imports/${begun.id}/parts/${part}`, form);
  }
});
const read = await timed('read', () => settled(begun.id));
await call('PUT', `/api/admin/imports/${begun.id}/mapping`, { mapping: read.mapping });
const checked = await timed('check and typeset', () => settled(begun.id));
console.log(JSON.stringify(checked.counts));
const before = await bankState();

if (values.kill) {
  await call('POST', `/api/admin/imports/${begun.id}/start`);
  for (;;) {
    const { progress, state } = await call<Standing>('GET', `/api/admin/imports/${begun.id}`);
    if (state !== 'importing') throw new Error('it was over before it could be killed');
    // Past the images and into the rows.
    if (progress.done > progress.total * 0.75) break;
    await sleep(20);
  }
  server.process.kill('SIGKILL');
  await new Promise((resolve) => server.process.once('exit', resolve));
  const after = await bankState();
  console.log(
    `killed while writing; the bank is ${JSON.stringify(after) === JSON.stringify(before) ? 'as it was' : 'CHANGED'}`,
  );
  server = await serve();
  await timed('goes on after a restart', () => settled(begun.id));
} else {
  await call('POST', `/api/admin/imports/${begun.id}/start`);
  await timed('images and one transaction', () => settled(begun.id));
}
console.log('before', JSON.stringify(before), 'after', JSON.stringify(await bankState()));
const left = await one<{ rows: string }>('select count(*) as rows from import_rows');
console.log(`rows left in staging: ${left.rows}`);
server.process.disconnect();
await new Promise((resolve) => server.process.once('exit', resolve));
await pool.end();
await engine.stop();
await rm(dataDir, { recursive: true, force: true });
