import { roleIds } from '@sevenfold/contract/accounts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf, tokenOf } from '../accounts/accounts.fixture.ts';
import { type Bought, billingOf, stubGoods } from './billing.fixture.ts';
import type { Gateway } from './gateways/gateway.ts';
import { createRazorpayGateway } from './gateways/razorpay/razorpay-gateway.ts';
import { renewDue } from './gateways/sandbox/renew.ts';
import { readSandboxSecrets, sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { createStripeGateway } from './gateways/stripe/stripe-gateway.ts';
import { type Emulator, emulatedSide, startEmulator } from './provider-side.fixture.ts';
import { reconcile } from './reconcile.ts';
import { stopRenewingFor } from './stop-renewing.ts';

const day = 86_400_000;

async function gatewayOf(test: TestApp, provider: Emulator | undefined): Promise<Gateway> {
  const { clock, log, config } = test;
  if (!provider) return sandboxGateway(test, await readSandboxSecrets(test));
  return provider.name === 'stripe'
    ? createStripeGateway(provider.settings, { publicOrigin: config.publicOrigin, clock, log })
    : createRazorpayGateway(provider.settings, { siteName: 'Sevenfold', clock, log });
}

/** What is possible beside a plan that runs, at each provider. */
describe.each(['sandbox', 'stripe', 'razorpay'] as const)('with %s', (name) => {
  const { goods } = stubGoods();
  let test: TestApp;
  let provider: Emulator | undefined;
  let accounts: ReturnType<typeof accountsOf>;
  let billing: ReturnType<typeof billingOf>;
  let staff: Account;
  let student: Account;
  let told: Set<string>;

  beforeAll(async () => {
    provider =
      name === 'sandbox' ? undefined : await startEmulator(name, () => test?.clock.now() ?? new Date());
    test = await startTestApp({
      app: { goods },
      environment: { ...provider?.environment, RATE_LIMIT_SCALE: '1000' },
    });
    accounts = accountsOf(test);
    billing = billingOf(test, accounts, provider && emulatedSide(provider));
    told = new Set();
  });
  beforeEach(async () => {
    staff = await accounts.signUpAs(roleIds.staff);
    student = await accounts.signUp();
  });
  afterAll(() => provider?.close());

  const plan = () => billing.plan(student.token);
  const logInAgain = async () => {
    const answer = await accounts.logIn(student.email, { device: 'a-laptop-of-the-student' });
    student = { ...student, token: tokenOf(answer) };
  };
  async function goTo(moment: string, { hours = 0 } = {}) {
    const ms = Date.parse(moment) - test.clock.now().getTime() + hours * 3_600_000;
    test.clock.advance({ seconds: Math.ceil(ms / 1000) });
    await logInAgain();
  }
  /** Everything that the provider has to tell of a purchase by now, twice. */
  async function hear({ id }: Pick<Bought, 'id'>) {
    const news = (await billing.events(id)).filter(({ event_id }) => !told.has(event_id));
    for (const event of [...news, ...news]) {
      told.add(event.event_id);
      expect((await billing.deliver(event)).statusCode).toBe(200);
    }
  }
  /** The provider charges what is due: by itself in the sandbox, when it is told to in an emulator. */
  async function charge(bought: Pick<Bought, 'id'>, how: { decline?: string } = {}) {
    if (provider) provider.renew(bought.id, how);
    else await renewDue(test);
  }
  const give = (key: string, until: string | null) =>
    accounts.put(`/api/admin/users/${student.user.id}/plan`, { plan: key, until }, staff.token);
  const inDays = (days: number) =>
    new Date(test.clock.now().getTime() + days * day).toISOString().slice(0, 10);
  async function buy(key: string, starts?: 'now' | 'at_end'): Promise<Bought> {
    const bought = await billing.paid(await billing.start(key, student.token, starts));
    const answer = await billing.comeBack('subscription', bought, student.token);
    expect(answer.json(), answer.body).toMatchObject({ status: 'complete' });
    return bought;
  }
  const settled = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
  const paidCount = async ({ id }: Bought) =>
    (await accounts.rows(`select 1 from payments where ref = $1 and status = 'paid'`, [id])).length;

  it('a plan that was given is followed by the paid one, which is charged then', async () => {
    await give('silver', inDays(6));
    const { ended_at } = await plan();
    const bought = await buy('platinum');
    await hear(bought);
    const waiting = {
      plan: 'platinum',
      name: 'Pro Plan',
      amount: 900,
      starts_at: ended_at,
      can_cancel: true,
    };
    expect(await plan()).toMatchObject({ plan: 'silver', given: true, ended_at, next: waiting });
    expect(await paidCount(bought)).toBe(0);
    expect((await accounts.mail(student.email, 'starts on')).text).toContain('not before');
    const seenByStaff = (await accounts.get(`/api/admin/users/${student.user.id}`, staff.token)).json();
    expect(seenByStaff.billing.membership).toEqual(await plan());
    // A second one, or another cycle, has to wait until this one is taken back.
    expect((await billing.start('platinum_yearly', student.token)).json().message).toContain('take it back');

    await goTo(ended_at, { hours: 1 });
    // The provider has not charged yet: nobody is without a plan meanwhile.
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'active' });
    await charge(bought);
    await hear(bought);
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'active', given: false, next: null });
    expect(await paidCount(bought)).toBe(1);
    expect(await billing.orders(student.token)).toMatchObject([{ amount: 900, paid_count: 1 }]);
  });

  it('or replaced at once, if the student wishes', async () => {
    await give('silver', null);
    const forever = await plan();
    expect(forever).toMatchObject({ plan: 'silver', ended_at: null });
    expect((await billing.start('platinum', student.token, 'at_end')).statusCode).toBe(409);
    await give('silver', inDays(6));
    const bought = await buy('platinum', 'now');
    await hear(bought);
    expect(await plan()).toMatchObject({ plan: 'platinum', given: false, status: 'active', next: null });
    expect(await paidCount(bought)).toBe(1);
    expect(
      await accounts.rows(`select status from payments where ref = $1 and status = 'unmatched'`, [bought.id]),
    ).toEqual([]);
  });

  it('a cancelled plan is resumed, where the provider can', async () => {
    const bought = await buy('platinum');
    const { renews_at } = await plan();
    await billing.cancel(student.token);
    await hear(bought);
    const can = name !== 'razorpay';
    expect(await plan()).toMatchObject({ status: 'cancelled', ended_at: renews_at, can_resume: can });
    expect((await billing.resume(student.token)).statusCode).toBe(can ? 200 : 409);
    await hear(bought);
    if (!can) {
      const again = await buy('platinum', 'at_end');
      expect(await plan()).toMatchObject({
        status: 'cancelled',
        next: { plan: 'platinum', starts_at: renews_at },
      });
      expect(await paidCount(again)).toBe(0);
      return;
    }
    expect(await plan()).toMatchObject({ status: 'active', renews_at, ended_at: null, can_cancel: true });
    expect((await billing.resume(student.token)).statusCode).toBe(200);
    await goTo(renews_at, { hours: 1 });
    await charge(bought);
    await hear(bought);
    expect(await plan()).toMatchObject({ status: 'active', period_start: renews_at });
    expect(await paidCount(bought)).toBe(2);
  });

  it('monthly becomes yearly when the month is over', async () => {
    const monthly = await buy('platinum');
    const { renews_at } = await plan();
    for (const starts of ['now', undefined] as const) {
      const refused = await billing.start('platinum_yearly', student.token, starts);
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'This plan can start when the one that you have paid for ends.',
      ]);
    }
    const yearly = await buy('platinum_yearly', 'at_end');
    await hear(yearly);
    await settled(async () =>
      expect(await plan()).toMatchObject({ status: 'cancelled', ended_at: renews_at }),
    );
    expect(await plan()).toMatchObject({
      plan: 'platinum',
      can_resume: false,
      next: { plan: 'platinum_yearly', amount: 7200, starts_at: renews_at },
    });
    expect((await billing.resume(student.token)).statusCode).toBe(409);
    await goTo(renews_at, { hours: 1 });
    if (provider) provider.renew(monthly.id);
    await charge(yearly);
    await hear(yearly);
    await hear(monthly);
    expect(await plan()).toMatchObject({ plan: 'platinum_yearly', status: 'active', next: null });
    expect([await paidCount(monthly), await paidCount(yearly)]).toEqual([1, 1]);
    expect(
      await accounts.rows(`select status from subscriptions where user_id = $1 order by created_at`, [
        student.user.id,
      ]),
    ).toEqual([{ status: 'ended' }, { status: 'active' }]);
  });

  it('a switch that is taken back leaves the monthly plan as the student wishes', async () => {
    const monthly = await buy('platinum');
    const { renews_at } = await plan();
    const can = name !== 'razorpay';
    const switched = async () => {
      const yearly = await buy('platinum_yearly', 'at_end');
      await hear(yearly);
      await settled(async () => expect(await plan()).toMatchObject({ status: 'cancelled' }));
      expect(await plan()).toMatchObject({ next: { can_resume: can } });
      return yearly;
    };
    const yearly = await switched();
    const back = await billing.cancelNext(student.token, { resume: true });
    expect([back.statusCode, back.json().message]).toEqual(
      can
        ? [200, 'The plan will not start, and yours goes on']
        : [409, 'Your plan can not go on. Take the other one back, and buy it again.'],
    );
    if (can) {
      await hear(monthly);
      expect(await plan()).toMatchObject({ status: 'active', renews_at, ended_at: null, next: null });
      await switched();
    }
    expect((await billing.cancelNext(student.token, { resume: false })).statusCode).toBe(200);
    await hear(monthly);
    await hear(yearly);
    expect(await plan()).toMatchObject({ status: 'cancelled', ended_at: renews_at, next: null });
    const garbage = { resume: 'yes' } as unknown as { resume: boolean };
    expect((await billing.cancelNext(student.token, garbage)).statusCode).toBe(400);
  });

  it('a switch that is taken back before anybody stopped the monthly plan does not stop it later', async () => {
    const monthly = await buy('platinum');
    const { renews_at } = await plan();
    await stopRenewingFor({ ...test, goods, gateway: await gatewayOf(test, provider) }, { ref: monthly.id });
    expect(await plan()).toMatchObject({ status: 'active', renews_at });
  });

  it('after a cancellation the other cycle starts when the paid time ends, or is taken back before', async () => {
    await buy('platinum');
    await billing.cancel(student.token);
    const { ended_at } = await plan();
    const yearly = await buy('platinum_yearly', 'at_end');
    expect(await plan()).toMatchObject({ plan: 'platinum', next: { starts_at: ended_at } });
    const stranger = await accounts.signUp();
    expect((await billing.cancelNext(stranger.token)).json().membership).toMatchObject({ plan: 'free' });
    expect(await plan()).toMatchObject({ next: { plan: 'platinum_yearly' } });

    const answer = await billing.cancelNext(student.token);
    expect(answer.json(), answer.body).toMatchObject({ membership: { plan: 'platinum', next: null } });
    await hear(yearly);
    expect((await billing.cancelNext(student.token)).statusCode).toBe(200);
    expect(await accounts.rows('select status from checkouts where ref = $1', [yearly.id])).toEqual([
      { status: 'expired' },
    ]);
    await goTo(ended_at, { hours: 1 });
    expect(await plan()).toMatchObject({ plan: 'free', next: null });
    await hear(yearly);
    expect(await paidCount(yearly)).toBe(0);
  });

  it('a plan that ends sooner than the provider can charge leaves nobody without one', async () => {
    await give('silver', inDays(0));
    const { ended_at } = await plan();
    const bought = await buy('platinum');
    const { next } = await plan();
    expect(Date.parse(next.starts_at)).toBeGreaterThanOrEqual(Date.parse(ended_at));
    await goTo(ended_at, { hours: 1 });
    expect(await plan()).toMatchObject({ plan: 'platinum', status: 'active' });
    await goTo(next.starts_at, { hours: 1 });
    await charge(bought);
    await hear(bought);
    expect(await plan()).toMatchObject({ plan: 'platinum', next: null });
  });

  it('a first charge that fails is told of, and brings no plan', async () => {
    await give('silver', inDays(6));
    const { ended_at } = await plan();
    const begun = await billing.start('platinum', student.token);
    const bought = await billing.paid(begun, '4000 0000 0000 0341');
    await billing.comeBack('subscription', bought, student.token);
    await goTo(ended_at, { hours: 1 });
    await charge(bought, { decline: 'Your card was declined.' });
    await hear(bought);
    expect((await accounts.mail(student.email, 'failed')).text).toContain('Your card was declined.');
    await goTo(ended_at, { hours: 25 });
    expect(await plan()).toMatchObject({ plan: 'free', next: null });
    expect(await paidCount(bought)).toBe(0);
    // Something else can be bought, and the late charge of the first would not take its place.
    await buy('platinum_yearly');
    expect(await plan()).toMatchObject({ plan: 'platinum_yearly', status: 'active' });
  });

  it('a start that nobody tells us of is found by asking', async () => {
    await give('silver', inDays(6));
    const { ended_at } = await plan();
    const bought = await buy('platinum');
    await goTo(ended_at, { hours: 2 });
    await charge(bought);
    await reconcile({ ...test, goods, gateway: await gatewayOf(test, provider) });
    expect(await plan()).toMatchObject({ plan: 'platinum', next: null });
    expect(await paidCount(bought)).toBe(1);
  });

  it('an account that is deleted is never charged for what it had chosen', async () => {
    const owner = await accounts.signUpAs(roleIds.owner);
    await give('silver', inDays(6));
    const bought = await buy('platinum');
    const gone = await accounts.call(
      'DELETE',
      `/api/admin/users/${student.user.id}`,
      { email: student.email },
      {
        token: owner.token,
      },
    );
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await accounts.rows('select status from checkouts where ref = $1', [bought.id])).toEqual([
      { status: 'expired' },
    ]);
  });
});
