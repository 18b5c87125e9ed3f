import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf } from './billing.fixture.ts';
import { keepPayment } from './orders.queries.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let checkout: string;
let ids: Record<'failed' | 'unmatched' | 'paid', string>;

const payment = (status: 'failed' | 'unmatched' | 'paid', paymentId: string, ref: string) =>
  keepPayment(test.database.db, {
    id: test.ids.uuid(),
    provider: 'sandbox',
    paymentId,
    ref,
    orderId: null,
    amount: 900,
    currency: 'USD',
    status,
    reason: status === 'failed' ? 'Your card has insufficient funds.' : null,
    at: test.clock.now(),
  });

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp({ email: 'payer_x@school.example' });
  checkout = (await billingOf(test, accounts).start('platinum', student.token)).json().id;
  ids = {
    failed: (await payment('failed', 'pay_failed', checkout)).id,
    unmatched: (await payment('unmatched', 'pay_unmatched', 'sub_of_nobody')).id,
    paid: (await payment('paid', 'pay_paid', checkout)).id,
  };
});

const list = async (query = '') => (await accounts.get(`/api/admin/payments${query}`, staff.token)).json();
const found = async (query = '') => {
  const { rows, total } = await list(query);
  expect(total).toBe(rows.length);
  return rows.map(({ payment_id }: { payment_id: string }) => payment_id).toSorted();
};
const act = (id: string, step: string, body?: unknown, by = staff) =>
  accounts.post(`/api/admin/payments/${id}/${step}`, body, { token: by.token });

describe('payments to look at', () => {
  it.each([
    ['', ['pay_failed', 'pay_paid', 'pay_unmatched']],
    ['?state=all', ['pay_failed', 'pay_paid', 'pay_unmatched']],
    ['?state=open', ['pay_failed', 'pay_unmatched']],
    ['?status=failed', ['pay_failed']],
    ['?status=paid', ['pay_paid']],
    ['?status=refunded', []],
    ['?status=paid&state=open', []],
    ['?purpose=platinum', ['pay_failed', 'pay_paid']],
    ['?purpose=grading', []],
    ['?q=payer_x', ['pay_failed', 'pay_paid']],
    ['?q=insufficient', ['pay_failed']],
    ['?q=of_nobody', ['pay_unmatched']],
    ['?q=%25', []],
    ['?state=resolved', []],
  ])('are found by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('tell who paid and why it failed', async () => {
    const { rows } = await list('?status=failed');
    expect(rows).toMatchObject([
      {
        id: ids.failed,
        student: { id: student.user.id, email: student.email },
        purpose: 'platinum',
        reason: 'Your card has insufficient funds.',
        resolved: null,
      },
    ]);
  });

  it('are closed with a note of who, when and what, and opened again', async () => {
    const answer = await act(ids.unmatched, 'resolve', { note: ' Given back by hand. ' });
    expect(answer.json().payment.resolved).toEqual({
      at: expect.any(String),
      by: 'Asha Rao',
      note: 'Given back by hand.',
    });
    expect(await found('?state=open')).toEqual(['pay_failed']);
    expect(await found('?state=resolved')).toEqual(['pay_unmatched']);
    expect((await act(ids.unmatched, 'resolve', { note: 'Again.' })).statusCode).toBe(409);
    expect((await act(ids.unmatched, 'reopen')).json().payment.resolved).toBeNull();
    expect((await act(ids.unmatched, 'reopen')).statusCode).toBe(409);
    expect(await found('?state=open')).toEqual(['pay_failed', 'pay_unmatched']);
    const log = await accounts.get(`/api/admin/audit?kind=payment&id=${ids.unmatched}`, staff.token);
    expect(log.json().rows).toMatchObject([
      { action: 'reopen payment', before: { resolved: true }, after: { resolved: false } },
      { action: 'resolve payment', about: { name: 'Payment pay_unmatched' } },
    ]);
    expect(log.body).not.toContain('by hand');
  });

  it('that become something else are open again', async () => {
    await act(ids.failed, 'resolve', { note: 'Told the student.' });
    await payment('failed', 'pay_failed', checkout);
    expect(await found('?state=open')).toEqual(['pay_unmatched']);
    await payment('unmatched', 'pay_failed', checkout);
    expect(await found('?state=open')).toEqual(['pay_failed', 'pay_unmatched']);
  });

  it.each([{}, { note: '' }, { note: '  ' }, { note: 7 }, { note: 'x'.repeat(1001) }])(
    'are not closed with %j',
    async (body) => {
      expect((await act(ids.unmatched, 'resolve', body)).statusCode).toBe(400);
    },
  );

  it('are none of the students’ business, and are not those that were paid', async () => {
    expect((await act(ids.unmatched, 'resolve', { note: 'x' }, student)).statusCode).toBe(403);
    expect((await act(ids.paid, 'resolve', { note: 'x' })).statusCode).toBe(404);
    expect((await act('00000000-0000-4000-8000-000000000000', 'reopen')).statusCode).toBe(404);
    expect((await act('x', 'reopen')).statusCode).toBe(400);
    for (const query of ['?state=x', '?status=x', '?purpose=x', '?page=0', '?sort=amount']) {
      const { statusCode } = await accounts.get(`/api/admin/payments${query}`, staff.token);
      expect(statusCode, query).toBe(400);
    }
  });
});
