import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import type { RazorpayEmulator } from '../../apps/server/test/emulators/razorpay/razorpay-emulator.ts';
import type { RecordedMail } from '../../apps/server/test/mail-recorder.ts';
import { until } from '../product/until.ts';
import type { Acknowledged } from './load.ts';

/** One line of the table: what was promised, what is there, and what should not be. */
export interface Line {
  readonly what: string;
  readonly promised: number;
  readonly found: number;
  readonly missing: number;
  readonly twice: number;
}

/** Writes down each time that a test is closed, so that a second time is seen even if it leaves no other trace. */
export async function watchClosings(database: pg.Pool): Promise<void> {
  await database.query(`
    create table closings (slug text, finished_at timestamptz);
    create function note_closing() returns trigger language plpgsql as $$
    begin
      insert into closings values (new.slug, new.finished_at);
      return null;
    end $$;
    create trigger note_closing after update on practice_tests for each row
      when (new.finished_at is distinct from old.finished_at) execute function note_closing();`);
}

interface Sources {
  readonly database: pg.Pool;
  readonly mails: readonly RecordedMail[];
  readonly provider: RazorpayEmulator;
  readonly storageFolder: string;
}

const subjects = {
  verification: /^Verify your e-mail/,
  receipt: /receipt$/,
  'sheet received': /^We have your answer sheet/,
};

/** Mails of a server that was killed come when its jobs are given to another one, after a minute and a half at most. */
export async function untilMailsAreThere(
  students: readonly Acknowledged[],
  mails: readonly RecordedMail[],
  seconds: number,
): Promise<void> {
  const wanted = students.flatMap((student) =>
    expectedMails(student).map((kind) => [student.email, kind] as const),
  );
  const isThere = () =>
    wanted.every(([email, kind]) =>
      mails.some((mail) => mail.to === email && subjects[kind].test(mail.subject)),
    );
  await until(async () => isThere(), seconds).catch(() => undefined);
}

function expectedMails({ paid, sheet }: Acknowledged): (keyof typeof subjects)[] {
  return [
    'verification',
    ...(paid ? (['receipt'] as const) : []),
    ...(paid && sheet ? (['sheet received'] as const) : []),
  ];
}

/** Compares how often each promised thing is there with the once that it should be. */
function line(what: string, promised: readonly string[], found: readonly string[]): Line {
  const times = new Map<string, number>();
  for (const key of found) times.set(key, (times.get(key) ?? 0) + 1);
  const counts = promised.map((key) => times.get(key) ?? 0);
  return {
    what,
    promised: promised.length,
    found: counts.reduce((sum, count) => sum + count, 0),
    missing: counts.filter((count) => count === 0).length,
    twice: counts.filter((count) => count > 1).length,
  };
}

export async function compareBooks(
  students: readonly Acknowledged[],
  { database, mails, provider, storageFolder }: Sources,
): Promise<Line[]> {
  const column = async (query: string): Promise<string[]> =>
    (await database.query<{ key: string }>(query)).rows.map(({ key }) => key);
  const slugs = (wanted: (student: Acknowledged) => unknown) =>
    students.flatMap((student) => (wanted(student) && student.slug ? [student.slug] : []));
  const mailLines = Object.keys(subjects).map((kind) =>
    line(
      `mail: ${kind}`,
      students.flatMap((one) => (expectedMails(one).includes(kind as never) ? [one.email] : [])),
      mails
        .filter(({ subject }) => subjects[kind as keyof typeof subjects].test(subject))
        .map(({ to }) => to),
    ),
  );
  const paid = students.flatMap((one) => (one.paid && one.orderRef ? [one.orderRef] : []));
  const captured = [...provider.books.payments.values()].filter(({ status }) => status === 'captured');
  const paidRefs = new Set(paid);
  const events = provider.events.all.filter(({ ref }) => paidRefs.has(ref));
  const stored = new Set(
    (await readdir(storageFolder, { recursive: true })).map((name) => name.replace(/\._S3rver_object$/, '')),
  );
  const sheets = await database.query<{ slug: string; key: string }>(
    'select t.slug, g.sheet_key as key from gradings g join practice_tests t on t.id = g.test_id where g.sheet_key is not null',
  );
  return [
    line(
      'accounts',
      students.map(({ email }) => email),
      await column('select email as key from users'),
    ),
    line(
      'tests',
      slugs(() => true),
      await column('select slug as key from practice_tests'),
    ),
    line(
      'actions in tests',
      students.flatMap(({ slug, attempted }) => attempted.map((id) => `${slug} ${id}`)),
      await column(`select t.slug || ' ' || q.question_id as key from practice_test_questions q
        join practice_tests t on t.id = q.test_id where q.status = 'attempted'`),
    ),
    line(
      'tests closed by the student',
      slugs((one) => one.endedBy === 'student'),
      await column('select slug as key from closings'),
    ),
    line(
      'tests closed at their deadline',
      slugs((one) => one.endedBy === 'deadline'),
      await column(`select c.slug as key from closings c join practice_tests t using (slug)
        where c.finished_at = t.deadline_at and t.ended_by = 'deadline'`),
    ),
    line(
      'charges at the provider',
      paid,
      captured.flatMap(({ order_id }) => order_id ?? []),
    ),
    line(
      'payments in our books',
      paid,
      await column("select ref as key from payments where status = 'paid'"),
    ),
    line(
      'orders',
      slugs((one) => one.paid),
      await column('select test_slug as key from orders'),
    ),
    line(
      'events of the provider (each sent twice)',
      events.map(({ id }) => id),
      await column('select event_id as key from webhook_events where handled_at is not null'),
    ),
    line(
      'sheets in the storage',
      slugs((one) => one.sheet),
      sheets.rows.filter(({ key }) => stored.has(key)).map(({ slug }) => slug),
    ),
    ...mailLines,
    line(
      'all messages by their id',
      [...new Set(mails.map(({ id }) => id))],
      mails.map(({ id }) => id),
    ),
  ];
}
