import { roleIds } from '@sevenfold/contract/accounts/roles';
import { reportReasons } from '@sevenfold/contract/reports/report.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSmallBank } from '../saved/saved.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
});

const [inaccurate, , , other] = reportReasons;
const report = (body: unknown, token?: string, path = '/api/report') => accounts.post(path, body, { token });
const stored = (userId: string) =>
  accounts.rows(
    'select type, description, question_id, status from reports where reported_by_id = $1 order by id',
    [userId],
  );

describe('a report', () => {
  it.each(['/api/report', '/report', '/report/'])('%s is stored under the caller’s name', async (path) => {
    const [caller, victim] = [await accounts.signUp(), await accounts.signUp()];
    const body = { type: inaccurate, questionId: String(bank.one), reportedById: victim.user.id };
    const answer = await report(body, caller.token, path);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      message: 'Thank you! Your report has been submitted and will be reviewed shortly.',
    });
    expect(await stored(caller.user.id)).toEqual([
      { type: inaccurate, description: '', question_id: bank.one, status: 'open' },
    ]);
    expect(await stored(victim.user.id)).toEqual([]);
  });

  it('needs a description for Other only', async () => {
    const { token, user } = await accounts.signUp();
    for (const type of reportReasons) {
      const without = await report({ type, questionId: bank.one, description: '  ' }, token);
      expect(without.statusCode, type).toBe(type === other ? 400 : 201);
      const withOne = await report({ type, questionId: bank.one, description: ' A typo. ' }, token);
      expect(withOne.statusCode, type).toBe(201);
    }
    expect((await stored(user.id)).at(-1)).toMatchObject({ type: other, description: 'A typo.' });
  });

  it('is for signed-in users, and of questions that they see', async () => {
    expect((await report({ type: inaccurate, questionId: bank.one })).statusCode).toBe(401);
    const { token, user } = await accounts.signUp();
    for (const questionId of [bank.hidden, bank.secret, 999_999]) {
      expect((await report({ type: inaccurate, questionId }, token)).statusCode).toBe(404);
    }
    expect(await stored(user.id)).toEqual([]);
    const staff = await accounts.signUpAs(roleIds.staff);
    expect((await report({ type: inaccurate, questionId: bank.secret }, staff.token)).statusCode).toBe(201);
  });

  it('is taken twenty times an hour from one account', async () => {
    const [busy, quiet] = [await accounts.signUp(), await accounts.signUp()];
    const body = { type: inaccurate, questionId: bank.one };
    for (let count = 1; count <= 20; count += 1) {
      expect((await report(body, busy.token)).statusCode).toBe(201);
    }
    const refused = await report(body, busy.token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored(busy.user.id)).toHaveLength(20);
    expect((await report(body, quiet.token)).statusCode).toBe(201);
    test.clock.advance({ minutes: 61 });
    expect((await report(body, busy.token)).statusCode).toBe(201);
  });

  it('outlives its reporter', async () => {
    const { token, user } = await accounts.signUp();
    await report({ type: inaccurate, questionId: bank.one, description: 'outlives' }, token);
    await accounts.rows('delete from users where id = $1', [user.id]);
    expect(await accounts.rows(`select reported_by_id from reports where description = 'outlives'`)).toEqual([
      { reported_by_id: null },
    ]);
  });

  it('is not made of garbage', async () => {
    const { token } = await accounts.signUp();
    const good = { type: inaccurate, questionId: bank.one };
    for (const body of [
      undefined,
      [],
      'x',
      {},
      { ...good, type: 'Spam' },
      { ...good, type: undefined },
      { ...good, questionId: 'x' },
      { ...good, questionId: [bank.one] },
      { ...good, description: 7 },
      { ...good, description: 'x'.repeat(2001) },
      { ...good, description: 'a\0b' },
      { ...good, reportedById: 'x'.repeat(101) },
    ]) {
      const answer = await report(body, token);
      expect(answer.statusCode, JSON.stringify(body)?.slice(0, 80)).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });
});
