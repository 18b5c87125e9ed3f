import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { startEngine } from '../apps/server/test/engine.ts';
import { generateBank } from './generate-bank.ts';
import { inTurns } from './load.ts';
import { seededRandom } from './random.ts';
import { startAppWithJobs } from './server-process.ts';
import { addStudents, type Student } from './students.ts';

/** Many students who start a test within a short time and then act every few seconds. */
export interface Sitting {
  readonly students: number;
  readonly startWithinMs: number;
  readonly actEveryMs: number;
  /** How long they act after the last has started. */
  readonly actForMs: number;
  /** In the bank. */
  readonly questions: number;
}

export interface Timing {
  readonly times: number[];
  failed: number;
  readonly reasons: Set<string>;
}

export interface Sat {
  readonly engine: string;
  readonly calls: Record<'start' | 'read' | 'action', Timing>;
  /** What a student was told is saved, and isn't. */
  readonly lost: number;
  /** Milliseconds of processor time of the server and its database, for one call of any of the three. */
  readonly cpu: number;
}

export const timeAt = ({ times }: Timing, share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

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

interface Plan {
  readonly startAt: number;
  readonly until: number;
  readonly actEveryMs: number;
  readonly random: () => number;
}

/** One student: starts, reads the questions, then does one after the other and begins again at the first. */
async function sit(
  origin: string,
  student: Student,
  slug: string,
  plan: Plan,
  calls: Sat['calls'],
): Promise<Map<number, string>> {
  const call = caller(origin, student);
  const done = new Map<number, string>();
  await sleep(Math.max(0, plan.startAt - performance.now()));
  const started = await call<Progress>(calls.start, 'POST', `/api/test/${slug}/start`);
  await call(calls.read, 'GET', `/api/test/${slug}`);
  for (let turn = 0; started; turn += 1) {
    const pause = plan.actEveryMs * (0.5 + plan.random());
    if (performance.now() + pause > plan.until) break;
    await sleep(pause);
    const { question_id } = started.statuses[turn % started.statuses.length]!;
    const kind = plan.random() < 0.25 ? 'skip' : 'attempt';
    const told = await call(calls.action, 'POST', `/api/test/${slug}/actions`, {
      actions: [{ id: randomUUID(), question_id, kind }],
    });
    if (told) done.set(question_id, kind === 'skip' ? 'skipped' : 'attempted');
  }
  return done;
}

/** All of it on a new database, against one server with its jobs. */
export async function sitTests(engineName: string, sitting: Sitting): Promise<Sat> {
  const engine = await startEngine(engineName, { durable: true });
  const client = new pg.Client({ connectionString: engine.url });
  let app: Awaited<ReturnType<typeof startAppWithJobs>> | undefined;
  try {
    await migrateDatabase(engine.url, fileURLToPath(new URL('../apps/server/migrations', import.meta.url)));
    await client.connect();
    await generateBank(client, { count: sitting.questions });
    const students = await addStudents(client, sitting.students);
    app = await startAppWithJobs(engine.url);
    const { origin } = app;
    const slugs = await makeTests(client, origin, students);

    const calls = { start: timing(), read: timing(), action: timing() };
    const random = seededRandom(7).next;
    const cpuBefore = await app.cpu();
    const begin = performance.now() + 500;
    const kept = await Promise.all(
      students.map((student, index) =>
        sit(
          origin,
          student,
          slugs[index]!,
          {
            startAt: begin + random() * sitting.startWithinMs,
            until: begin + sitting.startWithinMs + sitting.actForMs,
            actEveryMs: sitting.actEveryMs,
            random,
          },
          calls,
        ),
      ),
    );
    const answered = Object.values(calls).reduce((sum, { times }) => sum + times.length, 0);
    const cpu = ((await app.cpu()) - cpuBefore) / Math.max(1, answered);
    return { engine: engine.name, calls, lost: await countLost(client, slugs, kept), cpu };
  } finally {
    await app?.stop();
    await client.end();
    await engine.stop();
  }
}

/** One for each student, before anything is timed. */
async function makeTests(
  client: pg.ClientBase,
  origin: string,
  students: readonly Student[],
): Promise<string[]> {
  const { rows } = await client.query<{ subject: string; topic: string }>(
    `select s.slug as subject, t.slug as topic from topics t join subjects s on s.id = t.subject_id
      where t.parent_topic_id is null order by t.id limit 1`,
  );
  const { subject, topic } = rows[0]!;
  const body = { subject_slug: subject, topic_slugs: [topic], duration: 60 };
  const slugs: string[] = [];
  await inTurns({ connections: 8, seconds: 600, turns: students.length }, async (turn) => {
    const made = await caller(origin, students[turn]!)<{ slug: string }>(
      undefined,
      'POST',
      '/api/test',
      body,
    );
    slugs[turn] = made!.slug;
  });
  return slugs;
}

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
