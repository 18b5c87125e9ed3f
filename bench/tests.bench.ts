import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { startEngine } from '../apps/server/test/engine.ts';
import { generateBank } from './generate-bank.ts';
import { seededRandom } from './random.ts';
import { startAppWithJobs } from './server-process.ts';
import { addStudents, type Student } from './students.ts';

const { values: options } = parseArgs({
  options: {
    engines: { type: 'string', default: 'embedded,server' },
    students: { type: 'string', default: '300' },
    'start-within': { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    'act-every': { type: 'string', default: '4' },
    questions: { type: 'string', default: '1000' },
  },
});
const count = Number(options.students);
const startWithin = Number(options['start-within']) * 1000;
const actEvery = Number(options['act-every']) * 1000;
const runs = Number(options.seconds) * 1000;

interface Timing {
  readonly times: number[];
  failed: number;
  readonly reasons: Set<string>;
}
const timing = (): Timing => ({ times: [], failed: 0, reasons: new Set() });

const caller =
  (origin: string, { token }: Student) =>
  async <Body>(
    into: Timing | undefined,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Body | undefined> => {
    const asked = performance.now();
    try {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'X-Device-Id': 'bench',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const read = (await answer.json()) as Body;
      if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(read).slice(0, 200)}`);
      into?.times.push(performance.now() - asked);
      return read;
    } catch (error) {
      if (!into) throw error;
      into.failed += 1;
      into.reasons.add(String(error));
      return undefined;
    }
  };

interface Progress {
  readonly statuses: readonly { question_id: number; status: string | null }[];
}

/** One student: starts, reads the questions, then does one after the other and begins again at the first. */
async function sit(
  origin: string,
  student: Student,
  slug: string,
  plan: { startAt: number; until: number; random: () => number },
  measured: { start: Timing; read: Timing; action: Timing },
): Promise<Map<number, string>> {
  const call = caller(origin, student);
  const done = new Map<number, string>();
  await sleep(Math.max(0, plan.startAt - performance.now()));
  const started = await call<Progress>(measured.start, 'POST', `/api/test/${slug}/start`);
  await call(measured.read, 'GET', `/api/test/${slug}`);
  for (let turn = 0; started; turn += 1) {
    const pause = actEvery * (0.5 + plan.random());
    if (performance.now() + pause > plan.until) break;
    await sleep(pause);
    const { question_id } = started.statuses[turn % started.statuses.length]!;
    const kind = plan.random() < 0.25 ? 'skip' : 'attempt';
    const told = await call(measured.action, 'POST', `/api/test/${slug}/actions`, {
      actions: [{ id: randomUUID(), question_id, kind }],
    });
    if (told) done.set(question_id, kind === 'skip' ? 'skipped' : 'attempted');
  }
  return done;
}

async function measure(engineName: string): Promise<void> {
  const engine = await startEngine(engineName, { durable: true });
  const client = new pg.Client({ connectionString: engine.url });
  let app: Awaited<ReturnType<typeof startAppWithJobs>> | undefined;
  try {
    await migrateDatabase(engine.url, fileURLToPath(new URL('../apps/server/migrations', import.meta.url)));
    await client.connect();
    await generateBank(client, { count: Number(options.questions) });
    const students = await addStudents(client, count);
    app = await startAppWithJobs(engine.url);
    const { origin } = app;
    const { rows } = await client.query<{ subject: string; topic: string }>(
      `select s.slug as subject, t.slug as topic from topics t join subjects s on s.id = t.subject_id
        where t.parent_topic_id is null order by t.id limit 1`,
    );
    const { subject, topic } = rows[0]!;
    const body = { subject_slug: subject, topic_slugs: [topic], duration: 60 };
    const slugs: string[] = [];
    for (const student of students) {
      const made = await caller(origin, student)<{ slug: string }>(undefined, 'POST', '/api/test', body);
      slugs.push(made!.slug);
    }

    const measured = { start: timing(), read: timing(), action: timing() };
    const random = seededRandom(7).next;
    const begin = performance.now() + 500;
    const kept = await Promise.all(
      students.map((student, index) =>
        sit(
          origin,
          student,
          slugs[index]!,
          { startAt: begin + random() * startWithin, until: begin + startWithin + runs, random },
          measured,
        ),
      ),
    );
    const lost = await countLost(client, slugs, kept);
    print(engine.name, measured, lost);
  } finally {
    await app?.stop();
    await client.end();
    await engine.stop();
  }
}

/** What a student was told is saved, and isn't. */
async function countLost(
  client: pg.ClientBase,
  slugs: readonly string[],
  kept: readonly ReadonlyMap<number, string>[],
): Promise<number> {
  const { rows } = await client.query<{ slug: string; question_id: number; status: string | null }>(
    `select t.slug, q.question_id, q.status from practice_test_questions q
      join practice_tests t on t.id = q.test_id`,
  );
  const stored = new Map(rows.map(({ slug, question_id, status }) => [`${slug}:${question_id}`, status]));
  return slugs.reduce(
    (sum, slug, index) =>
      sum +
      [...kept[index]!].filter(([question, status]) => stored.get(`${slug}:${question}`) !== status).length,
    0,
  );
}

function print(engine: string, measured: Record<string, Timing>, lost: number): void {
  console.log(`\n${count} students, engine: ${engine}; told saved but lost: ${lost}`);
  console.log(
    '| call | done | failed | median ms | p99 ms | longest ms |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, { times, failed, reasons }] of Object.entries(measured)) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
    console.log(`| ${name} | ${times.length} | ${failed} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
    for (const reason of reasons) console.log(reason);
    if (failed > 0) process.exitCode = 1;
  }
  if (lost > 0) process.exitCode = 1;
}

console.log(`Node ${process.version}, ${cpus().length} cores`);
for (const engine of options.engines.split(',')) await measure(engine);
