import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRedisServer } from '../test/redis-server.ts';
import { statementsOf } from '../test/statements.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { accountsOf } from './features/accounts/accounts.fixture.ts';
import { addSubject } from './features/catalogue/catalogue.fixture.ts';
import { readCatalogue } from './features/catalogue/read-catalogue.ts';
import { addSmallBank } from './features/saved/saved.fixture.ts';
import type { Limit } from './platform/rate-limits/rate-limits.ts';

const limit: Limit = { name: 'test', tries: 3, perSeconds: 600 };
let subjects = 0;
function newSubject(test: TestApp) {
  subjects += 1;
  return addSubject(test, `subject-${subjects}`, {});
}

const countOf = async (test: TestApp) => (await readCatalogue(test)).subjectsFor({ staff: true }).length;

/** Another server shows the change after a moment, when it is asked all the time. */
async function expectSeen(writer: TestApp, reader: TestApp): Promise<void> {
  const before = await countOf(reader);
  await newSubject(writer);
  await vi.waitFor(async () => expect(await countOf(reader)).toBe(before + 1), {
    interval: 5,
    timeout: 60_000,
  });
}

describe('two servers on one database', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    one = await startTestApp();
    other = await startTestApp({ databaseUrl: one.databaseUrl });
  });

  it('count tries together', async () => {
    for (const server of [one, other, one]) await server.rateLimits.spend(limit, 'asha');
    await expect(other.rateLimits.spend(limit, 'asha')).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('see each other’s changes of the bank after a moment', async () => {
    for (let round = 0; round < 5; round += 1) await expectSeen(one, other);
  });

  it('know the same people, and what they have marked', async () => {
    const bank = await addSmallBank(one);
    const [atOne, atOther] = [accountsOf(one), accountsOf(other)];
    const { token, email } = await atOne.signUp();
    const list = (server: typeof atOne) => server.get('/api/completed_question/user', token);
    const marked = { question_id: bank.one };
    expect((await atOther.post('/api/completed_question', marked, { token })).statusCode).toBe(200);
    expect((await list(atOne)).json()).toEqual([marked]);

    expect((await atOther.post('/api/auth/logout', undefined, { token })).statusCode).toBe(200);
    expect((await list(atOne)).statusCode).toBe(401);
    expect((await atOne.logIn(email)).statusCode).toBe(200);
    expect((await atOther.post('/api/auth/signup', atOther.form(email))).statusCode).toBe(409);
  });

  it('send each message once, whichever of them it is', async () => {
    const accounts = accountsOf(one);
    const people = await Promise.all(Array.from({ length: 5 }, () => accounts.signUp()));
    await accounts.settled();
    const sentTo = [...one.mails, ...other.mails].map(({ to }) => to);
    const counts = people.map(({ email }) => sentTo.filter((to) => to === email).length);
    expect(counts).toEqual([1, 1, 1, 1, 1]);
  });
});

const redisIsThere = existsSync(process.env.REDIS_SERVER ?? '/usr/bin/redis-server');

describe.skipIf(!redisIsThere)('two servers with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let one: TestApp;
  let other: TestApp;
  const logged: string[] = [];
  const isReady = () => one.redis?.isReady() === true && other.redis?.isReady() === true;
  const untilReady = () => vi.waitFor(() => expect(isReady()).toBe(true), 60_000);
  const lostLines = () => logged.filter((line) => line.includes('Redis is away'));

  beforeAll(async () => {
    redis = await startRedisServer();
    const environment = { REDIS_URL: redis.url };
    one = await startTestApp({ environment, logTo: { write: (line) => void logged.push(line) } });
    other = await startTestApp({ environment, databaseUrl: one.databaseUrl });
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    await redis.start();
    await untilReady();
  });

  const rowsOfLimits = async () => (await one.database.pool.query('select from rate_limits')).rowCount;

  it('count several tries at once as so many', async () => {
    await one.rateLimits.spend(limit, 'of many', 2);
    await other.rateLimits.spend(limit, 'of many');
    const refused = other.rateLimits.spend({ ...limit, refusal: 'Too much.' }, 'of many');
    await expect(refused).rejects.toThrow(/^Too much\. Please try again in 10 minutes\.$/);
  });

  it('count tries together, by the product’s clock, without the database and without names', async () => {
    // A clock that stands still: the seconds that are left don't depend on how long the calls take.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (const server of [one, other, one]) await server.rateLimits.spend(limit, 'Asha@mail.com');
    const refused = { code: 'too_many_attempts', details: { retryAfterSeconds: 600 } };
    await expect(other.rateLimits.spend(limit, 'asha@mail.com')).rejects.toMatchObject(refused);
    await expect(one.rateLimits.check(limit, 'asha@mail.com')).rejects.toMatchObject(refused);
    await one.rateLimits.spend(limit, 'somebody else');
    expect(await rowsOfLimits()).toBe(0);
    expect((await one.redis!.commands.keys('*')).join()).not.toContain('asha');
    one.clock.advance({ minutes: 10 });
    await one.rateLimits.spend(limit, 'asha@mail.com');
    await one.rateLimits.check(limit, 'asha@mail.com');
    clock.mockRestore();
  });

  it('of many tries at once let through as many as may be', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : other).rateLimits.spend({ ...limit, tries: 7 }, 'a crowd').then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(7);
  });

  it('forget the tries of who succeeded', async () => {
    for (const server of [one, other, one]) await server.rateLimits.spend(limit, 'forgetful');
    await other.rateLimits.forget(limit, 'forgetful');
    await one.rateLimits.spend(limit, 'forgetful');
  });

  it('hear of changes of the bank, which nobody asks for all the time', async () => {
    await expectSeen(one, other);
    await countOf(other);
    const begun = performance.now();
    const clock = vi.spyOn(performance, 'now');
    // Sixty calls in 600 ms: without news it would be asked once in 50 ms.
    const asked = await statementsOf(other.database, async () => {
      for (let call = 0; call < 60; call += 1) {
        clock.mockReturnValue(begun + call * 10);
        await countOf(other);
      }
    });
    clock.mockRestore();
    expect(asked.filter((text) => text.includes('bank_version')).length).toBeLessThan(6);
  });

  it('do without Redis when it is gone, say so once, and come back to it', async () => {
    const before = lostLines().length;
    await redis.stop();
    for (const server of [one, other, one]) await server.rateLimits.spend(limit, 'during an outage');
    await expect(other.rateLimits.spend(limit, 'during an outage')).rejects.toMatchObject({
      code: 'too_many_attempts',
    });
    expect(await rowsOfLimits()).toBe(1);
    await expectSeen(one, other);
    const health = await one.app.inject('/api/health');
    expect([health.statusCode, health.json()]).toMatchObject([200, { status: 'degraded', redis: 'down' }]);
    expect(lostLines()).toHaveLength(before + 1);

    await redis.start();
    await untilReady();
    await one.rateLimits.spend(limit, 'after the outage');
    expect(await rowsOfLimits()).toBe(1);
    expect((await one.app.inject('/api/health')).json()).toMatchObject({ status: 'ok', redis: 'ok' });
    await expectSeen(one, other);
  });

  it('start while Redis is away', async () => {
    await redis.stop();
    const late = await startTestApp({
      environment: { REDIS_URL: redis.url },
      databaseUrl: one.databaseUrl,
    });
    expect((await late.app.inject('/api/health')).json()).toMatchObject({ status: 'degraded' });
    await redis.start();
    await vi.waitFor(() => expect(late.redis?.isReady()).toBe(true), 60_000);
    await late.rateLimits.spend(limit, 'late');
    await expectSeen(one, late);
  });
});
