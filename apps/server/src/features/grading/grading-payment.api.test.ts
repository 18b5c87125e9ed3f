import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf } from '../billing/billing.fixture.ts';
import { addTestBank } from '../practice-tests/practice-tests.fixture.ts';
import { gradingOf } from './grading.fixture.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let grading: ReturnType<typeof gradingOf>;
let billing: ReturnType<typeof billingOf>;
let student: Account;
let sheet: Buffer;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  grading = gradingOf(test, accounts);
  billing = billingOf(test, accounts);
  await addTestBank(test);
  student = await accounts.signUp();
  sheet = await sheetOf(2);
});

async function payFor(slug: string): Promise<void> {
  const bought = await billing.paid(await billing.startOneTime(slug, student.token));
  const answer = await billing.comeBack('order', bought, student.token);
  expect(answer.json(), answer.body).toMatchObject({
    status: 'complete',
    payment_purpose: 'grading',
    test_slug: slug,
  });
}

describe('grading through the checkout', { timeout: 60_000 }, () => {
  it.each([
    ['upload, then pay', ['upload', 'pay']],
    ['pay, then upload', ['pay', 'upload']],
  ])('%s', async (_, steps) => {
    const slug = await grading.finished(student);
    for (const step of steps) {
      expect(grading.told(await grading.read(slug, student.token)).submitted_at).toBeNull();
      if (step === 'pay') await payFor(slug);
      else grading.told(await grading.upload(slug, student.token, sheet));
    }
    expect(grading.told(await grading.read(slug, student.token))).toMatchObject({
      paid: true,
      submitted_at: expect.any(String),
      due_at: expect.any(String),
    });
    const again = await billing.startOneTime(slug, student.token);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'The grading of this test is paid for already',
    ]);
    const orders = (await billing.orders(student.token)) as { test_slug: string; amount: number }[];
    expect(orders.filter((order) => order.test_slug === slug)).toEqual([
      expect.objectContaining({ amount: 1000 }),
    ]);
  });

  it('is not sold for the test of somebody else, nor for one that runs', async () => {
    const stranger = await accounts.signUp();
    const slug = await grading.finished(student);
    expect((await billing.startOneTime(slug, stranger.token)).statusCode).toBe(404);
    const books = await billing.books();
    expect(books.checkouts!.filter((row: Record<string, unknown>) => row.test_slug === slug)).toEqual([]);
  });

  it('keeps the money for staff when the test is gone by then', async () => {
    const slug = await grading.finished(student);
    const bought = await billing.paid(await billing.startOneTime(slug, student.token));
    await accounts.rows('delete from practice_tests where slug = $1', [slug]);
    await billing.comeBack('order', bought, student.token);
    const { payments } = await billing.books();
    expect(payments!.filter((payment: Record<string, unknown>) => payment.ref === bought.id)).toEqual([
      expect.objectContaining({ status: 'unmatched', order_id: null }),
    ]);
  });
});
