import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pagesIn } from '../journeys/answer-sheet.ts';
import { checkedReplies, halfLearnt, keyOfChecked } from './check-answers.ts';
import type { Ledger } from './ledger.ts';
import type { MailServer } from './mail-server.ts';
import type { WebhookPost } from './webhook-post.ts';

export interface Verdict {
  readonly lost: string[];
  readonly doubled: string[];
  readonly halfThere: string[];
  readonly mailsOwed: number;
  readonly mailsMissing: string[];
  readonly mailsTwice: number;
  /** From the end of the fault until the last owed mail and the last webhook were there. */
  readonly settledAt: number;
  /** Files that no row names. */
  readonly spareFiles: number;
}

const drainWithinMs = 200_000;

/** Mails that students are owed for what they did. */
const owedBy = (ledger: Ledger) => [
  ...ledger.accounts.map(({ email }) => ({ email, about: /verify/i })),
  ...ledger.purchases.map(({ email }) => ({ email, about: /receipt/i })),
];

const missingOf = (ledger: Ledger, mails: MailServer): string[] => {
  const subjects = new Map<string, string[]>();
  for (const { to, subject } of mails.received) subjects.set(to, [...(subjects.get(to) ?? []), subject]);
  return owedBy(ledger)
    .filter(({ email, about }) => !subjects.get(email)?.some((subject) => about.test(subject)))
    .map(({ email, about }) => `${email} ${about}`);
};

export async function checkLedger(
  ledger: Ledger,
  surroundings: {
    readonly databaseUrl: () => Promise<string>;
    readonly mails: MailServer;
    readonly webhooks: WebhookPost;
    readonly origin: string;
    /** Where files lie, to count those that nobody names. */
    readonly filesFolder: string;
  },
): Promise<Verdict> {
  const { mails, webhooks, origin } = surroundings;
  const client = new pg.Client({ connectionString: await surroundings.databaseUrl() });
  client.on('error', () => undefined);
  await client.connect();
  const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  try {
    const deadline = performance.now() + drainWithinMs;
    let settledAt = performance.now();
    for (;;) {
      const open = await rows(
        `select 1 from webhook_events where handled_at is null
         union all select 1 from practice_tests where finished_at is not null and replies_state = 'typed' limit 1`,
      );
      const isDone = missingOf(ledger, mails).length + webhooks.waiting + open.length === 0;
      settledAt = performance.now();
      if (isDone || settledAt > deadline) break;
      await sleep(250);
    }
    const lost: string[] = [];
    const doubled: string[] = [];
    const expectOnce = (what: string, count: number) => {
      if (count === 0) lost.push(what);
      if (count > 1) doubled.push(what);
    };
    const counted = async (text: string, keys: readonly string[]) => {
      const found = await rows<{ key: string; count: number }>(text, [keys]);
      const counts = new Map(found.map(({ key, count }) => [key, count]));
      return (key: string) => counts.get(key) ?? 0;
    };

    const emails = ledger.accounts.map(({ email }) => email);
    const accounts = await counted(
      'select email as key, count(*)::int from users where email = any($1) group by 1',
      emails,
    );
    for (const email of emails) expectOnce(`account ${email}`, accounts(email));

    const slugs = ledger.tests.map(({ slug }) => slug);
    const questions = await counted(
      `select t.slug as key, count(q.*)::int as count from practice_tests t
         left join practice_test_questions q on q.test_id = t.id where t.slug = any($1) group by 1`,
      slugs,
    );
    for (const test of ledger.tests) {
      if (questions(test.slug) !== test.questions) lost.push(`test ${test.slug}`);
    }
    const actions = await counted(
      `select action_id::text as key, count(*)::int from practice_test_actions
         where action_id = any($1::uuid[]) group by 1`,
      ledger.actions.map(({ id }) => id),
    );
    for (const { id } of ledger.actions) expectOnce(`action ${id}`, actions(id));
    const statuses = await counted(
      `select t.slug || ' ' || q.question_id || ' ' || q.status as key, count(*)::int
         from practice_test_questions q join practice_tests t on t.id = q.test_id
         where t.slug = any($1) and q.status is not null group by 1`,
      slugs,
    );
    for (const { slug, questionId, status } of ledger.actions) {
      expectOnce(`answer ${slug} ${questionId} ${status}`, statuses(`${slug} ${questionId} ${status}`));
    }
    const keyOf = (reply: Ledger['replies'][number]) =>
      [reply.slug, reply.questionId, reply.field, reply.value].join(' ');
    const replies = await counted(
      `select concat_ws(' ', t.slug, r.question_id, r.field, r.value) as key, count(*)::int
         from practice_test_replies r join practice_tests t on t.id = r.test_id where t.slug = any($1) group by 1`,
      slugs,
    );
    for (const reply of ledger.replies) expectOnce(`reply ${keyOf(reply)}`, replies(keyOf(reply)));
    for (const [what, text] of Object.entries(checkedReplies)) {
      const found = await counted(text, emails);
      for (const one of ledger.checked) expectOnce(`${what} ${keyOfChecked(one)}`, found(keyOfChecked(one)));
    }
    const finished = await counted(
      `select slug as key, count(*)::int from practice_tests
         where slug = any($1) and coalesce(finished_at, deadline_at) is not null group by 1`,
      ledger.finished,
    );
    for (const slug of ledger.finished) expectOnce(`end of test ${slug}`, finished(slug));

    for (const table of ['pinned_questions', 'completed_questions', 'user_questions'] as const) {
      const found = await counted(
        `select u.email || ' ' || m.question_id as key, count(*)::int from ${table} m
           join users u on u.id = m.user_id where u.email = any($1) group by 1`,
        emails,
      );
      for (const mark of ledger.marks.filter((each) => each.table === table)) {
        expectOnce(`${table} ${mark.email}`, found(`${mark.email} ${mark.questionId}`));
      }
    }
    const doubts = await counted(
      'select queries as key, count(*)::int from doubts where queries = any($1) group by 1',
      [...ledger.doubts, ...ledger.uncertainDoubts],
    );
    for (const text of ledger.doubts) expectOnce(`doubt ${text}`, doubts(text));
    for (const text of ledger.uncertainDoubts) if (doubts(text) > 1) doubled.push(`doubt ${text}`);

    const orders = await counted(
      `select ref as key, sum(paid_count)::int as count from orders where ref = any($1) group by 1`,
      ledger.purchases.map(({ ref }) => ref),
    );
    const plans = await counted(
      `select ref as key, count(*)::int from subscriptions where ref = any($1) and status = 'active' group by 1`,
      ledger.purchases.map(({ ref }) => ref),
    );
    for (const { ref } of ledger.purchases) {
      expectOnce(`order of ${ref}`, orders(ref));
      expectOnce(`plan of ${ref}`, plans(ref));
    }
    for (const { slug, token, pages } of ledger.sheets) {
      const kept = await sheetOf(origin, slug, token);
      if (kept !== pages) lost.push(`sheet of ${slug}: ${kept}`);
    }

    const half = await rows<{ what: string }>(
      `select 'test without questions ' || slug as what from practice_tests t
         where not exists (select from practice_test_questions q where q.test_id = t.id)
       union all select 'running test without the job that closes it ' || slug from practice_tests t
         where started_at is not null and finished_at is null and deadline_at > now() and not exists
           (select from jobs.job where data->>'job' = 'practice-tests.close' and data->'data'->>'testId' = t.id::text)
       union all select 'reply that was never marked ' || slug from practice_tests t
         where finished_at is not null and replies_state = 'typed'
       union all select 'order without a payment ' || o.ref from orders o
         where not exists (select from payments p where p.order_id = o.id)
       union all select 'plan without an order ' || s.ref from subscriptions s
         where not exists (select from orders o where o.ref = s.ref)
       union all select 'account without a device ' || email from users u
         where email like 'fault.%' and not exists (select from devices d where d.user_id = u.id)
       union all ${halfLearnt}`,
    );
    const named = await rows<{ count: number }>(
      'select count(sheet_key)::int as count from gradings where sheet_key is not null',
    );
    const files = await filesBelow(surroundings.filesFolder);
    const ids = mails.received.map(({ messageId }) => messageId);
    return {
      lost,
      doubled,
      halfThere: [
        ...half.map(({ what }) => what),
        ...files.filter((name) => name.endsWith('.part')).map((name) => `half a file ${name}`),
      ],
      mailsOwed: owedBy(ledger).length,
      mailsMissing: missingOf(ledger, mails),
      mailsTwice: ids.length - new Set(ids).size,
      settledAt,
      spareFiles: Math.max(0, files.length - (named[0]?.count ?? 0)),
    };
  } finally {
    await client.end();
  }
}

async function sheetOf(origin: string, slug: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const link = await fetch(`${origin}/api/test/${slug}/download-answer?fileType=USER_FILE`, { headers });
  if (!link.ok) return `link ${link.status}`;
  const { url } = (await link.json()) as { url: string };
  const file = await fetch(new URL(url, origin));
  if (!file.ok) return `file ${file.status}`;
  const content = Buffer.from(await file.arrayBuffer());
  return content.toString('latin1').trimEnd().endsWith('%%EOF') ? String(pagesIn(content)) : 'half a file';
}

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && entry.parentPath.includes('answer-sheets'))
    .map(({ name }) => name)
    // The emulated storage keeps notes beside each file.
    .filter((name) => /\.(pdf|part|pdf\._S3rver_object)$/.test(name));
