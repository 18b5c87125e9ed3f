import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SubjectTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import { type QuestionCard, questionPath } from '../../packages/contract/src/questions/question.ts';
import { until } from '../product/until.ts';
import { checkLedger } from './check-ledger.ts';
import type { FaultCase } from './fault-case.ts';
import type { Kit } from './kit.ts';
import { countOf, emptyLedger } from './ledger.ts';
import type { Row } from './print.ts';
import { liveAsStudents, type School } from './student.ts';
import { type Answer, createWatch, keepLooking, longestWaitMs, type Watch } from './watch.ts';

/** Before the fault and after it, so that there is something to lose, and something that shows that all is well. */
const steadyMs = 2500;
const recoverWithinSeconds = 90;
const observedWithinSeconds = 60;

export async function runCase(
  kit: Kit,
  fault: FaultCase,
  { seconds, students }: { seconds: number; students: number },
): Promise<Row> {
  const hindrance = await fault.hindrance?.(kit);
  if (hindrance) return { name: fault.name, skipped: hindrance, problems: [] };
  await (fault.prepare ? fault.prepare(kit) : kit.start());
  const { origin } = kit.product();
  const watch = createWatch(origin);
  const { choice, questionIds, pages } = await lookAround(watch);
  const ledger = emptyLedger();
  const retriesBefore = await retriesOf(kit);
  const deliveredAgain = kit.webhooks.again;
  const mailsBefore = kit.mails.received.length;
  let over = false;
  const school: School = {
    watch,
    ledger,
    choice,
    questionIds,
    isOver: () => over,
    focus: fault.focus,
    pay(ref) {
      try {
        kit.provider.pay(ref);
        return true;
      } catch {
        return false;
      }
    },
  };
  const stopLooking = keepLooking(watch, pages);
  const working = Promise.all(Array.from({ length: students }, () => liveAsStudents(school)));
  await sleep(steadyMs);

  const begun = performance.now();
  const isObserved = async () =>
    watch.answers.some(
      ({ kind, status, endedAt }) => kind === 'call' && status === fault.expectedStatus && endedAt >= begun,
    );
  await fault.happen(kit, async () => {
    await sleep(seconds * 1000);
    if (fault.expectedStatus) await until(isObserved, observedWithinSeconds).catch(() => undefined);
  });
  const ended = performance.now();
  const isWell = async () =>
    watch.answers.some(
      ({ kind, status, startedAt }) => kind === 'health' && status === 200 && startedAt > ended,
    );
  const recovered = await until(isWell, recoverWithinSeconds).then(
    () => true,
    () => false,
  );
  await sleep(steadyMs);
  over = true;
  await working;
  const verdict = await checkLedger(ledger, {
    databaseUrl: kit.engine.url,
    mails: kit.mails,
    webhooks: kit.webhooks,
    origin,
    filesFolder: fault.name === 'disk full' ? kit.product().dataDir : kit.bucket,
  });
  await stopLooking();

  const felt = watch.answers.filter(({ startedAt, endedAt }) => endedAt >= begun && startedAt <= ended);
  const later = watch.answers.filter(({ startedAt }) => startedAt > ended);
  const asked = ({ kind }: Answer) => kind === 'call' || kind === 'page';
  const slowest = watch.answers
    .filter(asked)
    .toSorted((one, other) => other.endedAt - other.startedAt - (one.endedAt - one.startedAt))[0]!;
  const longest = slowest.endedAt - slowest.startedAt;
  const unclear = watch.answers.filter(
    (answer) => asked(answer) && !answer.clear && !(fault.processDies && answer.status === 0),
  );
  const isGood = ({ status }: Answer) => status >= 200 && status < 400;
  const since = (at: number | undefined) => (at === undefined ? undefined : Math.max(0, at - ended) / 1000);
  const firstGood = later.filter(({ kind }) => kind === 'call').find(isGood)?.endedAt;
  const firstHealthy = later.find(({ kind, status }) => kind === 'health' && status === 200)?.endedAt;
  const lastBad = later.filter((answer) => asked(answer) && answer.status >= 500).at(-1)?.endedAt;
  const healthy =
    firstHealthy === undefined ? undefined : Math.max(firstHealthy, lastBad ?? Number.NEGATIVE_INFINITY);

  const problems = [
    ...(recovered ? [] : [`not healthy within ${recoverWithinSeconds} s: ${await healthOf(watch)}`]),
    ...(kit.product().process.exitCode === null ? [] : ['the product has ended']),
    ...some('lost', verdict.lost),
    ...some('twice', verdict.doubled),
    ...some('half there', verdict.halfThere),
    ...some('mails that never came', verdict.mailsMissing),
    ...some(
      'answers that are not clear',
      unclear.map(({ method, path, status, words }) => `${method} ${path} ${status} ${words}`),
    ),
    ...(longest > longestWaitMs
      ? [`${slowest.method} ${slowest.path} took ${(longest / 1000).toFixed(1)} s and was ${slowest.status}`]
      : []),
    ...(fault.expectedStatus && !(await isObserved()) ? [`nobody was answered ${fault.expectedStatus}`] : []),
    ...(countOf(ledger) > 0 ? [] : ['nothing was done at all']),
  ];
  return {
    name: fault.name,
    retriedBy: fault.retriedBy,
    faultSeconds: (ended - begun) / 1000,
    calls: felt.filter(({ kind }) => kind === 'call').map(({ status }) => status),
    pages: felt.filter(({ kind }) => kind === 'page').map(({ status }) => status),
    health: felt.filter(({ kind }) => kind === 'health').map(({ status }) => status),
    live: felt.filter(({ kind }) => kind === 'live').map(({ status }) => status),
    words: [...new Set(felt.filter(({ status, words }) => status >= 400 && words).map(({ words }) => words))],
    longestSeconds: longest / 1000,
    firstGoodSeconds: since(firstGood),
    healthySeconds: since(healthy),
    settledSeconds: since(verdict.settledAt),
    repeatedByStudents: ledger.repeated,
    retriedByQueue: (await retriesOf(kit)) - retriesBefore,
    deliveredAgain: kit.webhooks.again - deliveredAgain,
    acknowledged: countOf(ledger),
    lost: verdict.lost.length,
    doubled: verdict.doubled.length,
    halfThere: verdict.halfThere.length,
    mailsOwed: verdict.mailsOwed,
    mailsMissing: verdict.mailsMissing.length,
    mailsTwice: mailsTwiceSince(kit, mailsBefore),
    spareFiles: verdict.spareFiles,
    problems,
  };
}

const healthOf = async (watch: Watch) =>
  JSON.stringify((await watch.ask('health', 'GET', '/api/health')).json);

const some = (what: string, found: readonly string[]): string[] =>
  found.length === 0 ? [] : [`${found.length} ${what}, such as ${found.slice(0, 3).join(' | ')}`];

function mailsTwiceSince({ mails }: Kit, from: number): number {
  const ids = mails.received.slice(from).map(({ messageId }) => messageId);
  return ids.length - new Set(ids).size;
}

async function retriesOf({ engine }: Kit): Promise<number> {
  const client = new pg.Client({ connectionString: await engine.url() });
  await client.connect();
  try {
    const { rows } = await client.query<{ sum: number }>(
      'select coalesce(sum(retry_count), 0)::int as sum from jobs.job',
    );
    return rows[0]?.sum ?? 0;
  } finally {
    await client.end();
  }
}

/** What there is to work with, read as a visitor reads it. */
async function lookAround(watch: Watch) {
  const { subjects } = (await watch.ask('call', 'GET', '/api/subjects')).json as { subjects: SubjectTree[] };
  const [subject] = subjects;
  const [topic] = subject!.Topic.toSorted((a, b) => b.totalQuestionsCount - a.totalQuestionsCount);
  const list = await watch.ask('call', 'GET', '/api/questions?page=1&pageSize=10');
  const { questions } = list.json as { questions: QuestionCard[] };
  const [first, second] = questions;
  const pages = [
    '/',
    '/login',
    '/pricing',
    questionPath(first!),
    '/ibdp-question-bank',
    questionPath(second!),
  ];
  // Some were opened before the fault, as on any day; the last one is not.
  for (const page of pages.slice(0, -1)) await watch.ask('page', 'GET', page);
  return {
    choice: { subject_slug: subject!.slug, topic_slugs: [topic!.slug] },
    questionIds: questions.map(({ id }) => id),
    pages,
  };
}
