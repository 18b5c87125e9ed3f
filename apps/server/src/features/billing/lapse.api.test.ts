import { randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf, tokenOf } from '../accounts/accounts.fixture.ts';
import { addTestBank, testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';
import { renewDue } from './gateways/sandbox/renew.ts';
import { readSandboxSecrets, sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { lapsePlans } from './lapse.ts';
import { reconcile } from './reconcile.ts';

/** Renewals with the good card; a card that pays once only. */
const goodCard = '4242424242424242';
const paysOnce = '4000000000000341';
const { goods } = stubGoods();

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let student: Account;
/** Each with a clock of its own to move. */
async function newApp() {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '100' } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  student = await accounts.signUp();
}
/** Sessions run out long before plans do, so the student logs in again. */
async function later(by: Parameters<TestApp['clock']['advance']>[0]) {
  test.clock.advance(by);
  const answer = await accounts.logIn(student.email, { device: 'a-laptop-of-the-student' });
  student = { ...student, token: tokenOf(answer) };
}
/** So long after the end of a period, which months make longer or shorter. */
const afterEnd = (end: string, seconds: number) =>
  later({ seconds: Math.ceil((Date.parse(end) - test.clock.now().getTime()) / 1000) + seconds });
const services = async () => ({
  ...test,
  goods,
  gateway: sandboxGateway(test, await readSandboxSecrets(test)),
});
const runLapse = async () => lapsePlans(await services());
const plan = () => billing.plan(student.token);
const orders = () => billing.orders(student.token);
const allowance = async () => (await accounts.get('/api/test/allowance', student.token)).json();

describe('a plan', () => {
  beforeAll(newApp);

  it('that is paid again goes on, period after period', async () => {
    await billing.buyPlan(student.token, 'platinum', goodCard);
    const before = await plan();
    // The provider hasn't been heard: the plan goes on for a day all the same.
    await afterEnd(before.renews_at, 3600);
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'active' });
    await runLapse();
    const after = await plan();
    expect(after.period_start).toBe(before.renews_at);
    expect(Date.parse(after.renews_at)).toBeGreaterThan(test.clock.now().getTime());
    expect(await orders()).toMatchObject([{ paid_count: 2, ended_at: null, period_start: before.renews_at }]);
    await accounts.mail(student.email, 'receipt', 2);
    // Three more periods at once, as when the servers were off for the holidays.
    await afterEnd(after.renews_at, 65 * 86_400);
    await renewDue(test);
    await runLapse();
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'active' });
    expect((await orders())[0].paid_count).toBe(5);
    await accounts.mail(student.email, 'plan has started', 1);
  });

  it('that is cancelled lasts until its end and not longer', async () => {
    const renewsAt = (await plan()).renews_at;
    const answer = await billing.cancel(student.token);
    expect(answer.json()).toMatchObject({
      message: 'Canceled Subscription successfully',
      membership: { status: 'cancelled', renews_at: null, ended_at: renewsAt, can_cancel: false },
    });
    expect((await billing.cancel(student.token)).json()).toEqual(answer.json());
    await accounts.mail(student.email, 'plan was cancelled');
    expect(await orders()).toMatchObject([{ ended_at: renewsAt }]);
    expect((await billing.start('platinum', student.token)).statusCode).toBe(409);
    await afterEnd(renewsAt, -60);
    expect(await plan()).toMatchObject({ plan: 'platinum' });
    await afterEnd(renewsAt, 1);
    // No job has run, and no grace is given.
    expect(await plan()).toMatchObject({ plan: 'free', status: null, razorpay_plan_id: null });
    await runLapse();
    expect(await accounts.rows('select status from subscriptions')).toEqual([{ status: 'ended' }]);
    expect(await orders()).toMatchObject([{ ended_at: renewsAt, paid_count: 5 }]);
    expect((await billing.cancel(student.token)).statusCode).toBe(409);
  });

  it('can be bought anew afterwards', async () => {
    await billing.buyPlan(student.token, 'platinum_yearly');
    expect(await plan()).toMatchObject({ plan: 'platinum_yearly', status: 'active' });
    expect(await orders()).toHaveLength(2);
  });
});

describe('a renewal that fails', () => {
  beforeAll(newApp);

  it('is told, tried again, and then the plan ends', async () => {
    await billing.buyPlan(student.token, 'platinum', paysOnce);
    const { renews_at: end } = await plan();
    await afterEnd(end, 60);
    await runLapse();
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'payment_failed' });
    const mail = await accounts.mail(student.email, 'Your payment for Sevenfold failed');
    expect(mail.text).toContain('Your card was declined.');
    expect(mail.text).toContain('tried again');
    expect(await orders()).toMatchObject([{ paid_count: 1, ended_at: null }]);
    await later({ days: 1 });
    expect(await plan()).toMatchObject({ plan: 'free' });
    await runLapse();
    expect(await plan()).toMatchObject({ plan: 'free' });
    expect(await orders()).toMatchObject([{ paid_count: 1, ended_at: end }]);
    await later({ days: 5 });
    await renewDue(test);
    await runLapse();
    expect(await accounts.rows('select status from sandbox_purchases')).toEqual([{ status: 'ended' }]);
    expect(await accounts.rows('select status from subscriptions')).toEqual([{ status: 'ended' }]);
    await billing.buyPlan(student.token, 'platinum');
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'active' });
  });
});

describe('a plan from staff', () => {
  beforeAll(newApp);

  it.each([
    ['silver', 10],
    ['platinum', null],
  ])('%s counts, can not be cancelled and ends by itself', async (key, limit) => {
    const now = test.clock.now();
    const end = new Date(now.getTime() + 10 * 86_400_000);
    await accounts.rows(
      `insert into subscriptions (id, user_id, provider, ref, plan, status, amount, currency, period_start, period_end, created_at, updated_at)
       values ($1, $2, 'staff', $3, $4, 'active', 0, 'USD', $5, $6, $5, $5)`,
      [randomUUID(), student.user.id, key, key, now, end],
    );
    expect(await plan()).toMatchObject({
      plan: key,
      can_cancel: false,
      ended_at: end.toISOString(),
      renews_at: null,
    });
    expect((await billing.cancel(student.token)).statusCode).toBe(409);
    expect(await allowance()).toMatchObject({ limit });
    await later({ days: 10 });
    expect(await plan()).toMatchObject({ plan: 'free' });
    await runLapse();
    expect(await accounts.rows('select status from subscriptions where ref = $1', [key])).toEqual([
      { status: 'ended' },
    ]);
  });
});

describe('the tests of a month', () => {
  beforeAll(newApp);

  it('are thirty without a plan, as many as wanted with one, and thirty again when it has ended', async () => {
    await addTestBank(test);
    const tests = testsOf(accounts, student.token);
    for (let count = 0; count < 30; count += 1) await tests.create();
    expect((await tests.call('POST', '', tests.choice())).statusCode).toBe(403);
    await billing.buyPlan(student.token);
    expect(await allowance()).toEqual({ used: 30, limit: null, plan: 'platinum' });
    await tests.create();
    await billing.cancel(student.token);
    await tests.create();
    await later({ days: 31, minutes: 1 });
    expect(await allowance()).toMatchObject({ limit: 30 });
  });
});

describe('the tests of a silver month', () => {
  beforeAll(newApp);

  it('are the ten that its card shows', async () => {
    await addTestBank(test);
    const tests = testsOf(accounts, student.token);
    const staff = await accounts.signUpAs(roleIds.staff);
    const given = await accounts.put(
      `/api/admin/users/${student.user.id}/plan`,
      { plan: 'silver', until: null },
      staff.token,
    );
    expect(given.json().billing.membership).toMatchObject({ plan: 'silver', tests_per_month: 10 });
    for (let count = 0; count < 10; count += 1) await tests.create();
    expect(await allowance()).toEqual({ used: 10, limit: 10, plan: 'silver' });
    const refused = await tests.call('POST', '', tests.choice());
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'limit_reached',
      message: 'Uh oh! You have made all tests that the Silver Plan has for this month',
    });
  });
});

describe('a purchase that nobody tells us of', () => {
  beforeAll(newApp);

  it('is found by asking the provider', async () => {
    const { id } = await billing.payPlan(student.token);
    await reconcile(await services());
    expect(await plan()).toMatchObject({ plan: 'free' });
    await later({ minutes: 4 });
    await reconcile(await services());
    expect(await plan()).toMatchObject({ plan: 'platinum' });
    expect((await billing.status(id, student.token)).json()).toMatchObject({ status: 'complete' });
  });

  it('or whose beginning was cut short is taken up, and given up after a day', async () => {
    const other = await accounts.signUp();
    const { id } = (await billing.start('platinum', other.token)).json();
    const status = () => accounts.rows('select status from checkouts where ref = $1', [id]);
    await accounts.rows('update checkouts set ref = null where ref = $1', [id]);
    await later({ minutes: 4 });
    await reconcile(await services());
    expect(await status()).toEqual([{ status: 'open' }]);
    await later({ days: 1 });
    await reconcile(await services());
    expect(await status()).toEqual([{ status: 'expired' }]);
    expect((await billing.pay(id)).statusCode).toBe(409);
  });

  it('of an account that is gone takes nobody down', async () => {
    const other = await accounts.signUp();
    const { id } = await billing.payPlan(other.token);
    await accounts.rows('delete from users where id = $1', [other.user.id]);
    await later({ minutes: 4 });
    await reconcile(await services());
    expect(await accounts.rows('select status, reason from payments where ref = $1', [id])).toEqual([
      { status: 'unmatched', reason: 'The account of the buyer is gone.' },
    ]);
  });
});
