import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';
import { cancelAtProvider } from './end-plan.ts';
import { GatewayError } from './gateways/gateway.ts';
import { readSandboxSecrets, sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { findAlive } from './subscriptions.queries.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let staff: Account;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  staff = await accounts.signUpAs(roleIds.staff);
});

const planOf = (id: string) => `/api/admin/users/${id}/plan`;
const grant = (id: string, body: unknown, by = staff) => accounts.put(planOf(id), body, by.token);
const end = (id: string, by = staff) => accounts.call('DELETE', planOf(id), undefined, { token: by.token });
const allowance = async ({ token }: Account) => (await accounts.get('/api/test/allowance', token)).json();
const details = async ({ user }: Account) =>
  (await accounts.get(`/api/admin/users/${user.id}`, staff.token)).json();
const logOf = async ({ user }: Account) =>
  (await accounts.get(`/api/admin/audit?kind=user&id=${user.id}`, staff.token)).json().rows;
const inDays = (days: number) =>
  new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('a plan that is given', () => {
  it('brings its benefits at once, without end, and takes them along when it is ended', async () => {
    const student = await accounts.signUp();
    expect(await allowance(student)).toMatchObject({ limit: expect.any(Number) });
    const answer = await grant(student.user.id, { plan: 'platinum', until: null });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().billing).toMatchObject({
      membership: { plan: 'platinum', status: 'active', renews_at: null, ended_at: null, can_cancel: false },
      provider: 'staff',
      since: expect.any(String),
      orders: [],
    });
    expect(await billing.plan(student.token)).toMatchObject({ plan: 'platinum', tests_per_month: null });
    expect(await allowance(student)).toMatchObject({ limit: null });
    expect((await details(student)).user.plan).toBe('platinum');

    expect((await end(student.user.id)).json().billing).toMatchObject({
      membership: { plan: 'free' },
      provider: null,
    });
    expect(await billing.plan(student.token)).toMatchObject({ plan: 'free' });
    expect((await allowance(student)).limit).not.toBeNull();
    expect(await logOf(student)).toMatchObject([
      { action: 'end plan', before: { plan: 'platinum', until: null }, after: { plan: 'free' } },
      { action: 'grant plan', before: { plan: 'free' }, after: { plan: 'platinum', until: null } },
    ]);
    expect((await end(student.user.id)).statusCode).toBe(409);
  });

  it('lasts until its last day is over', async () => {
    const own = await startTestApp();
    const people = accountsOf(own);
    const [boss, student] = [await people.signUpAs(roleIds.owner), await people.signUp()];
    const until = new Date(own.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const answer = await people.put(planOf(student.user.id), { plan: 'silver', until }, boss.token);
    const { ended_at } = answer.json().billing.membership;
    expect(ended_at).toBe(new Date(Date.parse(until) + 86_400_000).toISOString());
    const list = (plan: string) => people.get(`/api/admin/users?plan=${plan}`, boss.token);
    const names = async (plan: string) => (await list(plan)).json().rows.map(({ id }: { id: string }) => id);
    expect(await names('silver')).toEqual([student.user.id]);
    own.clock.advance({ seconds: (Date.parse(ended_at) - own.clock.now().getTime()) / 1000 - 60 });
    const plan = async () => (await people.get('/api/plan', student.token)).json().plan;
    expect(await plan()).toBe('silver');
    own.clock.advance({ minutes: 2 });
    // The list of users goes by the same rule, though no job has cleared the plan away.
    expect(await plan()).toBe('free');
    expect(await names('silver')).toEqual([]);
    expect(await names('free')).toContain(student.user.id);
  });

  it('is nobody’s own to give but an owner’s, and the log shows that', async () => {
    const owner = await accounts.signUpAs(roleIds.owner);
    const body = { plan: 'platinum', until: null };
    expect((await grant(staff.user.id, body)).statusCode).toBe(403);
    expect(await billing.plan(staff.token)).toMatchObject({ plan: 'free' });
    expect((await grant(staff.user.id, body, owner)).statusCode).toBe(200);
    expect((await end(staff.user.id)).statusCode).toBe(403);
    expect((await end(staff.user.id, owner)).statusCode).toBe(200);
    expect((await grant(owner.user.id, body, owner)).statusCode).toBe(200);
    expect(await logOf(owner)).toMatchObject([{ action: 'grant plan', after: { plan: 'platinum' } }]);
  });

  it('takes the place of one that was given before', async () => {
    const student = await accounts.signUp();
    await grant(student.user.id, { plan: 'silver', until: inDays(5) });
    const { billing: now } = (
      await grant(student.user.id, { plan: 'platinum_yearly', until: inDays(9) })
    ).json();
    expect(now.membership.plan).toBe('platinum_yearly');
    expect((await logOf(student))[0]).toMatchObject({
      before: { plan: 'silver', until: inDays(5) },
      after: { plan: 'platinum_yearly', until: inDays(9) },
    });
    const alive = await accounts.rows(
      `select plan from subscriptions where user_id = $1 and status <> 'ended'`,
      [student.user.id],
    );
    expect(alive).toEqual([{ plan: 'platinum_yearly' }]);
  });

  it.each([
    [{ plan: 'gold', until: null }],
    [{ plan: 'free', until: null }],
    [{ plan: 'platinum' }],
    [{ plan: 'platinum', until: '2020-01-01' }],
    [{ plan: 'platinum', until: '9999-12-31' }],
    [{ plan: 'platinum', until: '2026-02-31' }],
    [{ plan: 'platinum', until: 7 }],
    [{}],
  ])('is never %j', async (body) => {
    const { user } = await accounts.signUp();
    expect((await grant(user.id, body)).statusCode).toBe(400);
    expect(await accounts.rows('select from subscriptions where user_id = $1', [user.id])).toEqual([]);
  });

  it('is for staff to give, to students, and to their own only by an owner', async () => {
    const [student, colleague, boss] = [
      await accounts.signUp(),
      await accounts.signUpAs(roleIds.staff),
      await accounts.signUpAs(roleIds.owner),
    ];
    const gift = { plan: 'platinum', until: null };
    expect((await grant(student.user.id, gift, student)).statusCode).toBe(403);
    expect((await end(student.user.id, student)).statusCode).toBe(403);
    expect((await grant(colleague.user.id, gift)).statusCode).toBe(403);
    expect((await grant(colleague.user.id, gift, boss)).statusCode).toBe(200);
    expect((await end(colleague.user.id)).statusCode).toBe(403);
    expect((await grant('00000000-0000-4000-8000-000000000000', gift)).statusCode).toBe(404);
    expect((await end('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await end('x')).statusCode).toBe(400);
  });
});

describe('a plan that is paid for', () => {
  it('is not replaced, and is ended at the provider with its period', async () => {
    const student = await accounts.signUp();
    const { id: ref } = await billing.buyPlan(student.token);
    expect((await grant(student.user.id, { plan: 'silver', until: null })).json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('End it first'),
    });
    const before = await details(student);
    expect(before.billing).toMatchObject({
      membership: { plan: 'platinum', status: 'active' },
      provider: 'sandbox',
      orders: [{ amount: 900, paid_count: 1 }],
    });
    const answer = await end(student.user.id);
    expect(answer.json().billing.membership).toMatchObject({
      plan: 'platinum',
      status: 'cancelled',
      ended_at: before.billing.membership.renews_at,
      renews_at: null,
    });
    expect(
      await accounts.rows('select cancels_at_period_end as ends from sandbox_purchases where ref = $1', [
        ref,
      ]),
    ).toEqual([{ ends: true }]);
    expect(await billing.plan(student.token)).toMatchObject({ plan: 'platinum', status: 'cancelled' });
    expect(await logOf(student)).toMatchObject([
      { action: 'end plan', before: { provider: 'sandbox', renews: true }, after: { renews: false } },
    ]);
    expect((await end(student.user.id)).statusCode).toBe(409);
    expect((await grant(student.user.id, { plan: 'silver', until: null })).statusCode).toBe(409);
    await accounts.mail(student.email, 'cancelled');
  });

  it('stays, with nothing in the log, while the provider is away', async () => {
    const student = await accounts.signUp();
    await billing.buyPlan(student.token);
    const alive = await findAlive(test.database.db, student.user.id);
    const sandbox = sandboxGateway(test, await readSandboxSecrets(test));
    const away = { ...sandbox, cancelAtPeriodEnd: () => Promise.reject(new GatewayError('away')) };
    const services = { ...test, goods: stubGoods().goods, gateway: away };
    let noted = false;
    const cancelling = cancelAtProvider(services, alive!, async () => {
      noted = true;
    });
    await expect(cancelling).rejects.toMatchObject({ code: 'payment_provider' });
    expect(noted).toBe(false);
    expect(await billing.plan(student.token)).toMatchObject({ status: 'active' });
    const elsewhere = cancelAtProvider(services, { ...alive!, provider: 'stripe' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'conflict' });
  });
});
