import { expect } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../test/test-app.ts';
import { accountsOf } from '../features/accounts/accounts.fixture.ts';
import { billingOf } from '../features/billing/billing.fixture.ts';
import { gradingOf } from '../features/grading/grading.fixture.ts';
import { sheetOf } from '../features/grading/pdf/sheets.fixture.ts';
import { addTestBank } from '../features/practice-tests/practice-tests.fixture.ts';
import type { Job } from '../platform/queue/queue.ts';

/** What means something to COPY, to JSON or to a terminal, and letters of every length in UTF-8. */
export const oddText = 'a\tb\nc\r\\d \\N\n\\.\n"e\' ,;{f} é € 😀 \u2028 \u0001';

export const laterJob: Job<{ text: string }> = {
  name: 'test.later',
  data: z.object({ text: z.string() }),
};

/** A product in use: accounts, a bank, a plan that was bought, a test with its sheet, and work that waits. */
export async function startFilledProduct() {
  const test = await startTestApp();
  const accounts = accountsOf(test);
  await addTestBank(test);
  const student = await accounts.signUp();
  await billingOf(test, accounts).buyPlan(student.token);

  const grading = gradingOf(test, accounts);
  const slug = await grading.finished(student);
  await grading.pay(slug, student);
  const sheet = await grading.upload(slug, student.token, await sheetOf(2));
  expect(sheet.statusCode, sheet.body).toBe(200);

  await test.database.pool.query(
    `insert into reports (type, description, question_id, created_at)
     select 'other', $1, id, now() from questions order by id limit 1`,
    [oddText],
  );
  await test.database.pool.query(
    `insert into question_replies
       (user_id, question_id, field, value, verdict, marks, of, was_readable, checked_at)
     select $2, id, 'q.1', $1, 'wrong', 0, 1, true, now() from questions order by id limit 1`,
    [oddText, student.user.id],
  );
  await test.database.pool.query(
    `update questions set replies = $1 where id = (select min(id) from questions)`,
    [JSON.stringify([{ field: 'q.1', kind: 'self', why: oddText.replace('\u0001', '') }])],
  );
  await test.database.pool.query(
    `insert into audit_log (at, actor_id, actor_name, action, about_kind, about_id, about_name, before)
     values (now(), gen_random_uuid(), '', 'test', 'test', '1', $1, $2)`,
    [oddText, JSON.stringify({ odd: oddText.replace('\u0001', ''), deep: [null, { n: 1e21 }] })],
  );
  const inAnHour = new Date(Date.now() + 3_600_000);
  await test.database.transaction((tx) =>
    test.queue.enqueue(tx, laterJob, { text: 'once' }, { startAfter: inAnHour }),
  );
  // From here on nothing changes by itself.
  await test.queue.stop(5);
  return { test, student };
}
