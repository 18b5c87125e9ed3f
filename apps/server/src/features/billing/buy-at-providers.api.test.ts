import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf, tokenOf } from '../accounts/accounts.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';
import { type Emulator, emulatedSide, startEmulator } from './provider-side.fixture.ts';

/** The whole product with a real provider's gateway, and the provider on loopback. */
describe.each(['razorpay', 'stripe'] as const)('with %s', (name) => {
  const goods = stubGoods();
  let test: TestApp;
  let provider: Emulator;
  let accounts: ReturnType<typeof accountsOf>;
  let billing: ReturnType<typeof billingOf>;
  let student: Account;
  let told = 0;

  beforeAll(async () => {
    provider = await startEmulator(name, () => test?.clock.now() ?? new Date());
    const environment = { ...provider.environment, RATE_LIMIT_SCALE: '100' };
    test = await startTestApp({ app: { goods: goods.goods }, environment });
    accounts = accountsOf(test);
    billing = billingOf(test, accounts, emulatedSide(provider));
  });
  beforeEach(async () => {
    student = await accounts.signUp();
  });
  afterAll(() => provider.close());

  /** Everything that the provider has to tell by now. */
  async function hearTheRest() {
    const news = provider.events.all.slice(told);
    told = provider.events.all.length;
    for (const { id, type, body } of news) {
      expect((await billing.deliver({ event_id: id, type, body })).statusCode).toBe(200);
    }
  }

  /** Sessions run out long before plans do, so the student logs in again. */
  async function afterEnd(end: string, { hours = 1 } = {}) {
    const seconds = Math.ceil((Date.parse(end) - test.clock.now().getTime()) / 1000) + hours * 3600;
    test.clock.advance({ seconds });
    const answer = await accounts.logIn(student.email, { device: 'a-laptop-of-the-student' });
    student = { ...student, token: tokenOf(answer) };
  }
  const plan = () => billing.plan(student.token);
  const orders = () => billing.orders(student.token);

  it('presses in the same moment lead to one purchase, whatever the provider made of them', async () => {
    const presses = Array.from({ length: 4 }, () => billing.start('platinum', student.token));
    const begun = await Promise.all(presses);
    expect(begun.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(begun.map((answer) => answer.json().id)).size).toBe(1);
    await billing.paid(begun[3]!);
    await hearTheRest();
    expect(await plan()).toMatchObject({ plan: 'platinum' });
    expect(await orders()).toHaveLength(1);
  });

  it('a plan is bought, goes on, is cancelled and ends', async () => {
    const begun = await billing.start('platinum', student.token);
    expect((await billing.start('platinum', student.token)).json()).toEqual(begun.json());
    const bought = await billing.paid(begun);
    expect((await billing.comeBack('subscription', bought, student.token)).json()).toEqual({
      status: 'complete',
      email: student.email,
      payment_purpose: 'platinum',
      test_slug: null,
      reason: null,
      starts_at: null,
    });
    const first = await plan();
    expect(first).toMatchObject({ razorpay_plan_id: 'dummy_pro', status: 'active', amount: 900 });
    expect((await billing.start('platinum_yearly', student.token)).statusCode).toBe(409);

    await afterEnd(first.renews_at);
    provider.renew(bought.id);
    await hearTheRest();
    const second = await plan();
    expect(second).toMatchObject({ status: 'active', period_start: first.renews_at });
    expect(await orders()).toMatchObject([{ paid_count: 2, ended_at: null }]);

    expect((await billing.cancel(student.token)).statusCode).toBe(200);
    const cancelled = { status: 'cancelled', renews_at: null, ended_at: second.renews_at };
    expect(await plan()).toMatchObject(cancelled);
    // Whatever is told later doesn't bring it back, also where the provider's record keeps silent about it.
    provider.mention(bought.id);
    await hearTheRest();
    expect(await plan()).toMatchObject(cancelled);

    await afterEnd(second.renews_at);
    expect(await plan()).toMatchObject({ plan: 'free' });
    provider.renew(bought.id);
    await hearTheRest();
    expect(await plan()).toMatchObject({ plan: 'free' });
    expect(await orders()).toMatchObject([{ paid_count: 2, ended_at: second.renews_at }]);
    await accounts.mail(student.email, 'receipt', 2);
  });

  it('a renewal that fails is told of, and the plan ends unless it is paid', async () => {
    const bought = await billing.buyPlan(student.token);
    const { renews_at: end } = await plan();
    await afterEnd(end);
    provider.renew(bought.id, { decline: 'Your card has expired.' });
    await hearTheRest();
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'payment_failed' });
    expect((await accounts.mail(student.email, 'failed')).text).toContain('Your card has expired.');
    await afterEnd(end, { hours: 25 });
    expect(await plan()).toMatchObject({ plan: 'free' });
    expect(await orders()).toMatchObject([{ paid_count: 1 }]);
  });

  it('a declined card is told of, and another one pays', async () => {
    const slug = goods.newTest(student.user.id);
    const begun = await billing.startOneTime(slug, student.token);
    const { id } = begun.json();
    await billing.decline(id);
    expect((await billing.status(id, student.token)).json()).toMatchObject({
      status: 'open',
      reason: 'Your card was declined.',
    });
    const bought = await billing.paid(begun);
    expect((await billing.comeBack('order', bought, student.token)).json()).toMatchObject({
      status: 'complete',
      payment_purpose: 'grading',
      test_slug: slug,
    });
    expect(goods.paid).toContain(slug);
    expect((await billing.startOneTime(slug, student.token)).statusCode).toBe(409);
    expect(await orders()).toMatchObject([{ type: 'grading', amount: 1000, currency: 'USD', paid_count: 1 }]);
  });

  it('a plan that was chosen instead can be paid, and the first one no more', async () => {
    const first = (await billing.start('platinum', student.token)).json();
    const second = await billing.start('platinum_yearly', student.token);
    expect(() => provider.pay(first.id)).toThrow(/cancelled|expired/);
    const bought = await billing.paid(second);
    expect((await billing.comeBack('subscription', bought, student.token)).json().status).toBe('complete');
    expect(await plan()).toMatchObject({ plan: 'platinum_yearly', amount: 7200 });
  });

  it('nothing is begun twice when the provider breaks off', async () => {
    provider.fail('drop', /^POST /);
    const begun = await billing.start('platinum', student.token);
    expect(begun.statusCode, begun.body).toBe(201);
    const marked = [
      ...(provider.name === 'razorpay' ? provider.books.subscriptions : provider.books.sessions),
    ].filter(([, entry]) => JSON.stringify(entry).includes(checkoutIdOf(begun.json().id)));
    expect(marked.map(([id]) => id)).toEqual([begun.json().id]);
  });

  it('a purchase whose id we could not write down any more is found again', async () => {
    const slug = goods.newTest(student.user.id);
    for (const begin of [
      () => billing.start('platinum', student.token),
      () => billing.startOneTime(slug, student.token),
    ]) {
      const begun = await begin();
      expect(begun.statusCode, begun.body).toBe(201);
      await accounts.rows('update checkouts set ref = null where ref = $1', [begun.json().id]);
      expect((await begin()).json()).toEqual(begun.json());
    }
  });

  function checkoutIdOf(ref: string): string {
    if (provider.name === 'stripe') return provider.books.sessions.get(ref)!.client_reference_id!;
    return (provider.books.subscriptions.get(ref)!.notes as { checkout_id: string }).checkout_id;
  }

  it('a provider that is away is told of in plain words, and asked again', async () => {
    const slug = goods.newTest(student.user.id);
    for (let time = 0; time < 3; time += 1) provider.fail('error', /orders|sessions/);
    const away = await billing.startOneTime(slug, student.token);
    expect(away.json()).toMatchObject({ code: 'payment_provider' });
    expect(away.body).toContain('does not answer at the moment');
    await expect.poll(async () => (await billing.startOneTime(slug, student.token)).statusCode).toBe(201);
  });
});
