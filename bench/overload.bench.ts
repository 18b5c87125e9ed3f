import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { difficulties } from '@sevenfold/contract/questions/question.constants';
import pg from 'pg';
import { startEngine } from '../apps/server/test/engine.ts';
import { type Ask, arrive, ask, capacity, type Outcome } from './arrivals.ts';
import { startBuiltProduct } from './built-product.ts';
import { seededRandom } from './random.ts';
import { addStudents, type Student } from './students.ts';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'server' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    times: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '20' },
    modes: { type: 'string', default: 'off,on' },
  },
});
const seconds = Number(options.seconds);
const times = Number(options.times);
const warmUp = Number(options['warm-up']);
const kinds = ['page', 'list', 'action'] as const;

interface Seat {
  readonly student: Student;
  readonly slug: string;
  readonly questions: readonly number[];
}

const asStudent = ({ token }: Student) => ({ authorization: `Bearer ${token}`, 'x-device-id': 'bench' });

/** Half a crowd that reads pages nobody has read before, a third that leafs through lists, the rest in a test. */
function crowd(pages: readonly string[], subjects: readonly string[], seats: readonly Seat[]): () => Ask {
  const random = seededRandom(7);
  let turn = 0;
  return () => {
    turn += 1;
    const chance = random.next();
    // A query of its own makes each a page that has to be rendered.
    if (chance < 0.5) {
      const path = `${random.pick(pages)}?visit=${turn}`;
      return { kind: 'page', method: 'GET', path, headers: { accept: 'text/html' } };
    }
    if (chance < 0.85) {
      const size = random.pick([2, 5, 10]);
      return {
        kind: 'list',
        method: 'GET',
        path: `/api/questions?subject=${random.pick(subjects)}&pageSize=${size}&difficulty=${random.pick(difficulties)}`,
      };
    }
    const { student, slug, questions } = random.pick(seats);
    const action = { id: randomUUID(), question_id: random.pick(questions), kind: 'attempt' };
    return {
      kind: 'action',
      method: 'POST',
      path: `/api/test/${slug}/actions`,
      headers: asStudent(student),
      body: JSON.stringify({ actions: [action] }),
    };
  };
}

async function prepare(origin: string, client: pg.ClientBase) {
  const read = async (path: string, init?: RequestInit) => {
    const answer = await fetch(origin + path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const sitemap = await (await read('/sitemaps/questions-1.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found).pathname,
  );
  const { rows } = await client.query<{ subject: string; topic: string }>(
    `select s.slug as subject, t.slug as topic from topics t join subjects s on s.id = t.subject_id
      where t.parent_topic_id is null order by t.id`,
  );
  const { subject, topic } = rows[0]!;
  const seats: Seat[] = [];
  for (const student of await addStudents(client, 30)) {
    const headers = { ...asStudent(student), 'content-type': 'application/json' };
    const body = JSON.stringify({ subject_slug: subject, topic_slugs: [topic], duration: 60 });
    const made = (await (await read('/api/test', { method: 'POST', headers, body })).json()) as {
      slug: string;
    };
    const started = await read(`/api/test/${made.slug}/start`, {
      method: 'POST',
      headers: asStudent(student),
    });
    const { statuses } = (await started.json()) as { statuses: { question_id: number }[] };
    seats.push({ student, slug: made.slug, questions: statuses.map(({ question_id }) => question_id) });
  }
  const { subjects } = (await (await read('/api/subjects')).json()) as { subjects: { slug: string }[] };
  return { pages, subjects: subjects.map(({ slug }) => slug), seats };
}

/** From the end of the rush until pages come as fast as they did before, ten in a row. */
async function recovery(origin: string, next: () => Ask, usual: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const begun = performance.now();
  for (let inARow = 0; inARow < 10; ) {
    const page = nextOf('page', next);
    const { status, ms } = await ask(origin, agent, page);
    inARow = status === 200 && ms < usual * 3 ? inARow + 1 : 0;
    if (performance.now() - begun > 60_000) return Number.NaN;
    await sleep(20);
  }
  agent.destroy();
  return performance.now() - begun;
}

function nextOf(kind: string, next: () => Ask): Ask {
  for (;;) {
    const found = next();
    if (found.kind === kind) return found;
  }
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN;

function report(mode: string, kind: string, outcomes: readonly Outcome[], over: number) {
  const mine = outcomes.filter((outcome) => outcome.kind === kind);
  const times = (wanted: (status: number) => boolean) =>
    mine.filter(({ status }) => wanted(status)).map(({ ms }) => ms);
  const good = times((status) => status >= 200 && status < 300);
  const refused = times((status) => status === 503);
  const share = (part: readonly unknown[]) => `${((part.length / mine.length) * 100).toFixed(0)} %`;
  return {
    shedding: mode,
    kind,
    asked: mine.length,
    answered: share(good),
    'refused 503': share(refused),
    'given up': share(times((status) => status === 0)),
    other: [...new Set(mine.map(({ status }) => status))]
      .filter((status) => ![0, 200, 503].includes(status))
      .join(),
    'good/s': (good.length / over).toFixed(0),
    'p50 ms': at(good, 0.5).toFixed(0),
    'p99 ms': at(good, 0.99).toFixed(0),
    '503 p50 ms': at(refused, 0.5).toFixed(0),
    '503 p99 ms': at(refused, 0.99).toFixed(0),
  };
}

// One that is there already has the bank, which takes minutes to load.
const engine = options.database
  ? { url: options.database, stop: async () => undefined }
  : await startEngine(options.engine);
const client = new pg.Client({ connectionString: engine.url });
try {
  const first = await startBuiltProduct(engine.url);
  await client.connect();
  const preparing = prepare(first.origin, client);
  await Promise.allSettled([preparing]);
  await first.stop();
  const { pages, subjects, seats } = await preparing;
  const rows: object[] = [];
  const whole: object[] = [];
  for (const mode of options.modes.split(',')) {
    const product = await startBuiltProduct(engine.url, { LOAD_SHEDDING: mode });
    try {
      const { origin } = product;
      const next = crowd(pages, subjects, seats);
      // The first hundreds are slow whatever happens: the code that runs often is compiled while it runs.
      await capacity(origin, next, { atOnce: 4, seconds: warmUp });
      const can = await capacity(origin, next, { atOnce: 8, seconds: 8 });
      const rate = can * times;
      const agent = new http.Agent({ keepAlive: true });
      const calm: number[] = [];
      for (let count = 0; count < 30; count += 1)
        calm.push((await ask(origin, agent, nextOf('page', next))).ms);
      agent.destroy();
      const before = await product.memory();
      const begun = performance.now();
      const outcomes = await arrive(origin, next, { perSecond: rate, seconds });
      const took = (performance.now() - begun) / 1000;
      const recovered = await recovery(origin, next, at(calm, 0.95));
      rows.push(...kinds.map((kind) => report(mode, kind, outcomes, took)));
      whole.push({
        shedding: mode,
        'can do req/s': can.toFixed(0),
        'asked req/s': rate.toFixed(0),
        'calm page p50 ms': at(calm, 0.5).toFixed(0),
        'last answer after s': (took - seconds).toFixed(1),
        'usual again after s': (recovered / 1000).toFixed(1),
        'memory before MB': before.toFixed(0),
        'memory most MB': (await product.memory()).toFixed(0),
      });
    } finally {
      await product.stop();
    }
  }
  console.table(whole);
  console.table(rows);
} finally {
  await client.end();
  await engine.stop();
}
