import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountLimits } from './account-limits.ts';
import { accountsOf, linkToken } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let address: string;
let addresses = 0;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
});
beforeEach(() => {
  addresses += 1;
  address = `10.0.0.${addresses}`;
});

type Answer = Awaited<ReturnType<ReturnType<typeof accountsOf>['post']>>;

function expectRefusal(answer: Answer, withinSeconds: number) {
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/),
    code: 'too_many_attempts',
  });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(withinSeconds - 60);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
}

async function times(count: number, work: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await work()).statusCode);
  return statuses;
}

const quarter = 15 * 60;
const hour = 3600;

describe('failed logins', () => {
  it('close an account to their address after ten, to e-mail and username together', async () => {
    const { email, user } = await accounts.signUp({ address });
    const guess = (username: string) => accounts.logIn(username, { password: 'wrong one', address });
    expect(await times(5, () => guess(email))).toEqual(Array(5).fill(401));
    expect(await times(5, () => guess(user.username.toUpperCase()))).toEqual(Array(5).fill(401));
    expectRefusal(await guess(email), quarter);
    // Even with the right password.
    expectRefusal(await accounts.logIn(email, { address }), quarter);
    test.clock.advance({ minutes: 15 });
    expect((await accounts.logIn(email, { address })).statusCode).toBe(200);
  });

  it('leave the owner in who comes from elsewhere', async () => {
    const { email } = await accounts.signUp({ address: '10.9.9.9' });
    await times(12, () => accounts.logIn(email, { password: 'wrong one', address }));
    expect((await accounts.logIn(email, { address: '10.9.9.9' })).statusCode).toBe(200);
  });

  describe('from many addresses', () => {
    /** Of strangers, until none of them may try any more. */
    async function besiege(email: string): Promise<void> {
      const statuses: number[] = [];
      for (let guess = 0; guess < 26; guess += 1) {
        const from = `10.7.${addresses}.${guess}`;
        statuses.push((await accounts.logIn(email, { password: 'wrong one', address: from })).statusCode);
      }
      expect(statuses).toEqual([...Array<number>(25).fill(401), 429]);
    }
    const home = { address: '10.9.9.8', device: 'device-of-the-owner' };

    it('close an account to strangers, and not to a device that has signed in before', async () => {
      const { email } = await accounts.signUp(home);
      await besiege(email);
      expectRefusal(await accounts.logIn(email, { address: '10.9.9.7' }), quarter);
      expectRefusal(await accounts.logIn(email, { ...home, device: 'device-of-another' }), quarter);
      // What the owner's browser called itself before it was given an id.
      const copycat = accountsOf(test);
      expectRefusal(await copycat.logIn(email, { address: '10.9.9.7', device: home.device }), quarter);
      expect((await accounts.logIn(email, home)).statusCode).toBe(200);
      // Which doesn't open it to the others.
      expectRefusal(await accounts.logIn(email, { address: '10.9.9.7' }), quarter);
      test.clock.advance({ minutes: 15 });
      expect((await accounts.logIn(email, { address: '10.9.9.7' })).statusCode).toBe(200);
    });

    it('take no browser for known that shows no id of its own', async () => {
      const { email } = await accounts.signUp({ ...home, device: '', agent: 'Common/1.0' });
      await besiege(email);
      expectRefusal(await accounts.logIn(email, { address: '10.9.9.7', agent: 'Common/1.0' }), quarter);
    });

    it('leave a known device ten tries of its own', async () => {
      const { email } = await accounts.signUp(home);
      const guess = () => accounts.logIn(email, { ...home, password: 'wrong one' });
      expect(await times(10, guess)).toEqual(Array(10).fill(401));
      expectRefusal(await accounts.logIn(email, home), quarter);
      expect((await accounts.logIn(email, { address: '10.9.9.7' })).statusCode).toBe(200);
    });

    it('do not keep out whoever uses a mailed link, however long they go on', async () => {
      const { email } = await accounts.signUp(home);
      await besiege(email);
      const elsewhere = { address: '10.9.9.6', device: 'a-new-device' };
      await accounts.post('/api/auth/forgot-password', { email }, elsewhere);
      const link = linkToken(await accounts.mail(email, 'eset'), '/reset-password');
      const password = 'Another1word';
      const reset = await accounts.post('/api/auth/reset-password', { token: link, password }, elsewhere);
      expect(reset.statusCode).toBe(200);
      addresses += 1;
      await besiege(email);
      expect((await accounts.logIn(email, { ...elsewhere, password })).statusCode).toBe(200);
    });
  });

  it('of an account that does not exist are counted just the same', async () => {
    const guess = () => accounts.logIn('ghost@school.example', { password: 'wrong one', address });
    expect(await times(10, guess)).toEqual(Array(10).fill(401));
    expectRefusal(await guess(), quarter);
  });

  it('are forgotten after a success', async () => {
    const { email } = await accounts.signUp({ address });
    const guess = () => accounts.logIn(email, { password: 'wrong one', address });
    expect(await times(9, guess)).toEqual(Array(9).fill(401));
    expect((await accounts.logIn(email, { address })).statusCode).toBe(200);
    expect(await times(10, guess)).toEqual(Array(10).fill(401));
    expectRefusal(await guess(), quarter);
  });

  it('in a burst do not get past the limit together, not even with the right password at its end', async () => {
    const { email } = await accounts.signUp({ address });
    const guesses = Array.from({ length: 30 }, () =>
      accounts.logIn(email, { password: 'wrong one', address }),
    );
    // By now the others stand in the line, each past its first check.
    await Promise.race(guesses);
    const answers = await Promise.all([...guesses, accounts.logIn(email, { address })]);
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(21);
  });

  it('over many accounts close an address after a hundred, but not its neighbours', async () => {
    let person = 0;
    const guess = (from: string) => {
      person += 1;
      return accounts.logIn(`person${person}@school.example`, { password: 'wrong one', address: from });
    };
    const { loginFailuresOfAddress } = accountLimits(test.config);
    for (let index = 0; index < 95; index += 1) await test.rateLimits.spend(loginFailuresOfAddress, address);
    expect(await times(5, () => guess(address))).toEqual(Array(5).fill(401));
    expectRefusal(await guess(address), quarter);
    expect((await guess('10.8.8.8')).statusCode).toBe(401);
    test.clock.advance({ minutes: 15 });
    expect((await guess(address)).statusCode).toBe(401);
  });

  it('do not count when they succeed', async () => {
    const { email } = await accounts.signUp({ address });
    expect(await times(15, () => accounts.logIn(email, { address }))).toEqual(Array(15).fill(200));
  });

  it('are counted over a whole IPv6 network', async () => {
    let host = 0;
    const guess = () => {
      host += 1;
      return accounts.logIn('ghost6@school.example', {
        password: 'wrong one',
        address: `2001:db8:1:2::${host}`,
      });
    };
    await times(10, guess);
    const [row] = await accounts.rows(
      `select hits from rate_limits where key like 'login-address:%' order by resets_at desc, hits desc limit 1`,
    );
    expect(row?.hits).toBe(10);
  });
});

describe('other limits', () => {
  it('60 sign-ups an hour from one address', async () => {
    const { signUpsOfAddress } = accountLimits(test.config);
    for (let index = 0; index < 59; index += 1) await test.rateLimits.spend(signUpsOfAddress, address);
    await accounts.signUp({ address });
    expectRefusal(
      await accounts.post('/api/auth/signup', accounts.form('late@school.example'), { address }),
      hour,
    );
    test.clock.advance({ hours: 1 });
    await accounts.signUp({ address });
  });

  it('grow with the scale for addresses, not for accounts', async () => {
    const wide = accountLimits({ ...test.config, rateLimitScale: 20 });
    expect(wide.loginFailuresOfAddress.tries).toBe(2000);
    expect(wide.signUpsOfAddress.tries).toBe(1200);
    expect(wide.loginFailuresAtAddress.tries).toBe(10);
    expect(wide.loginFailuresOfStrangers.tries).toBe(25);
    expect(wide.resetMailsOfAccount.tries).toBe(5);
  });

  it.each([
    ['a known', true],
    ['an unknown', false],
  ])('5 reset links an hour for %s address', async (_, known) => {
    const email = known ? (await accounts.signUp({ address })).email : 'unknown5@school.example';
    const ask = () => accounts.post('/api/auth/forgot-password', { email }, { address });
    expect(await times(5, ask)).toEqual(Array(5).fill(200));
    expectRefusal(await ask(), hour);
    test.clock.advance({ hours: 1 });
    expect((await ask()).statusCode).toBe(200);
  });

  it('60 reset links an hour from one address', async () => {
    let person = 0;
    const ask = () => {
      person += 1;
      return accounts.post('/api/auth/forgot-password', { email: `f${person}@school.example` }, { address });
    };
    expect(new Set(await times(60, ask))).toEqual(new Set([200]));
    expectRefusal(await ask(), hour);
  });

  it('5 verification messages an hour to one mailbox, which leave a mistyped address to be corrected', async () => {
    const { token, email } = await accounts.signUp({ address });
    const ask = () => accounts.post('/api/auth/send-verification-email', undefined, { token });
    const move = (to: string) => accounts.put('/api/user', { email: to }, token);
    expect(await times(5, ask)).toEqual(Array(5).fill(200));
    expectRefusal(await ask(), hour);
    expect((await move('corrected@school.example')).statusCode).toBe(200);
    linkToken(await accounts.mail('corrected@school.example', 'Verify'), '/verify-user');
    // The new mailbox has had nothing but that; the old one doesn't begin anew.
    expect(await times(5, ask)).toEqual(Array(5).fill(200));
    expectRefusal(await ask(), hour);
    expect((await move(email)).statusCode).toBe(200);
    expectRefusal(await ask(), hour);
    test.clock.advance({ hours: 1 });
    expect((await ask()).statusCode).toBe(200);
  });

  it('5 changes of the e-mail address an hour, the same again not counted', async () => {
    const { token } = await accounts.signUp({ address });
    let moves = 0;
    const move = () => {
      moves += 1;
      return accounts.put('/api/user', { email: `moved${moves}@school.example` }, token);
    };
    expect(await times(5, move)).toEqual(Array(5).fill(200));
    const same = await accounts.put('/api/user', { email: 'moved5@school.example' }, token);
    expect(same.statusCode).toBe(200);
    expectRefusal(await move(), hour);
    test.clock.advance({ hours: 1 });
    expect((await move()).statusCode).toBe(200);
  });

  it('60 failures with links an hour from one address, of all kinds together', async () => {
    const { email, token } = await accounts.signUp({ address });
    const tries = [
      () =>
        accounts.post('/api/auth/reset-password', { token: 'nonsense', password: 'Abcdef1' }, { address }),
      () => accounts.post('/api/auth/unlock', { token: 'nonsense' }, { address }),
      () => accounts.post('/api/auth/verify-user', { token: 'nonsense' }, { token, address }),
    ];
    for (const attempt of tries) expect(await times(20, attempt)).toEqual(Array(20).fill(400));
    for (const attempt of tries) expectRefusal(await attempt(), hour);
    // Even a good link has to wait, but isn't used up by it.
    const link = linkToken(await accounts.mail(email, 'Verify'), '/verify-user');
    expectRefusal(await accounts.post('/api/auth/verify-user', { token: link }, { token, address }), hour);
    test.clock.advance({ hours: 1 });
    expect(
      (await accounts.post('/api/auth/verify-user', { token: link }, { token, address })).statusCode,
    ).toBe(200);
  });
});
