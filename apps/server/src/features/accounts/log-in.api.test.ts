import * as argon2 from '@node-rs/argon2';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, password, tokenOf } from './accounts.fixture.ts';
import { logIn } from './log-in.ts';

// Test files share modules: those that hold the real one are loaded anew.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
});

const wrong = { message: 'Wrong e-mail, username or password', code: 'wrong_credentials' };

describe('logging in', () => {
  it.each([
    ['the address', 'mira@school.example'],
    ['the address in capitals and with spaces', '  MIRA@School.Example '],
    ['the username', 'Mira.K'],
    ['the username in another case', 'mIRA.k'],
  ])('takes %s', async (_, username) => {
    await accounts.post('/api/auth/signup', { ...accounts.form('mira@school.example'), username: 'Mira.K' });
    const answer = await accounts.logIn(username);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { user: expect.objectContaining({ username: 'Mira.K', email: 'mira@school.example' }) },
    });
    const me = await accounts.get('/api/user', tokenOf(answer));
    expect(me.statusCode).toBe(200);
  });

  it.each(['/api/auth/login', '/api/auth/login/', '/auth/login', '/auth/login/'])(
    'answers at %s',
    async (url) => {
      const { email } = await accounts.signUp();
      expect((await accounts.post(url, { username: email, password })).statusCode).toBe(200);
    },
  );

  it('gives every login a token of its own', async () => {
    const { email, token } = await accounts.signUp();
    const tokens = [token, tokenOf(await accounts.logIn(email)), tokenOf(await accounts.logIn(email))];
    expect(new Set(tokens).size).toBe(3);
  });

  it('takes the same characters however they were composed', async () => {
    const email = 'accents@school.example';
    const typed = 'Zo\u00eb secret';
    await accounts.post('/api/auth/signup', {
      ...accounts.form(email),
      password: typed,
      confirmPassword: typed,
    });
    expect((await accounts.logIn(email, { password: 'Zoe\u0308 secret' })).statusCode).toBe(200);
  });

  it('answers a wrong password, an unknown address and an unknown username alike', async () => {
    const { email } = await accounts.signUp();
    for (const answer of [
      await accounts.logIn(email, { password: 'not this one' }),
      await accounts.logIn('nobody@school.example'),
      await accounts.logIn('nobody'),
      await accounts.logIn(email, { password: password.toUpperCase() }),
      await accounts.logIn(email, { password: ` ${password}` }),
    ]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(wrong);
      expect(answer.headers.authorization).toBeUndefined();
    }
  });

  it.each([
    ['an account without a password', null],
    ['a password hash that is damaged', '$argon2id$v=19$m=19456,t=2,p=1$damaged'],
    ['a password hash that is none', 'plain text'],
  ])('refuses %s', async (_, passwordHash) => {
    const { email, user } = await accounts.signUp();
    await accounts.rows('update users set password_hash = $2 where id = $1', [user.id, passwordHash]);
    for (const attempt of [password, '', passwordHash ?? 'x']) {
      const answer = await accounts.logIn(email, { password: attempt });
      expect([400, 401]).toContain(answer.statusCode);
    }
  });

  it('says that an account is closed only to who knows the password', async () => {
    const { email, user, token } = await accounts.signUp();
    await accounts.rows('update users set disabled_at = now() where id = $1', [user.id]);
    expect((await accounts.logIn(email, { password: 'wrong one' })).json()).toEqual(wrong);
    const answer = await accounts.logIn(email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('account_disabled');
    expect((await accounts.get('/api/user', token)).statusCode).toBe(401);
  });

  it('renews a hash that was made with other parameters', async () => {
    const { email, user } = await accounts.signUp();
    const weak = await argon2.hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await accounts.rows('update users set password_hash = $2 where id = $1', [user.id, weak]);
    expect((await accounts.logIn(email)).statusCode).toBe(200);
    const [row] = await accounts.rows('select password_hash from users where id = $1', [user.id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await accounts.logIn(email)).statusCode).toBe(200);
  });

  it('weighs one password of the same cost whether or not there is such a user', async () => {
    const { email, user } = await accounts.signUp();
    const withoutPassword = await accounts.signUp();
    await accounts.rows('update users set password_hash = null where id = $1', [withoutPassword.user.id]);
    for (const username of [email, user.username, 'nobody@school.example', 'nobody', withoutPassword.email]) {
      vi.mocked(argon2.verify).mockClear();
      await accounts.logIn(username, { password: 'not this one' });
      expect(vi.mocked(argon2.verify).mock.calls).toEqual([
        [
          expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/),
          'not this one',
        ],
      ]);
    }
  });

  it('does not let an old password in that was replaced while it was weighed', async () => {
    const { email, user } = await accounts.signUp();
    const transaction: TestApp['database']['transaction'] = async (work) => {
      await accounts.rows(`update users set password_hash = 'replaced' where id = $1`, [user.id]);
      return test.database.transaction(work);
    };
    const services = { ...test, database: { ...test.database, transaction } };
    const attempt = logIn(services, { username: email, password }, { network: '127.0.0.1' });
    await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
  });
});

describe('sessions', () => {
  it('end with the log-out of their token, and only they', async () => {
    const { email, token } = await accounts.signUp();
    const other = tokenOf(await accounts.logIn(email, { device: 'another-browser' }));
    const answer = await accounts.post('/api/auth/logout', undefined, { token });
    expect(answer.statusCode).toBe(200);
    expect((await accounts.get('/api/user', token)).statusCode).toBe(401);
    expect((await accounts.get('/api/user', other)).statusCode).toBe(200);
    expect((await accounts.post('/api/auth/logout', undefined, { token })).statusCode).toBe(401);
  });

  it.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['another scheme', 'Basic YTpi'],
    ['a made-up token', `Bearer ${'x'.repeat(43)}`],
    ['a short one', 'Bearer x'],
    ['an endless one', `Bearer ${'x'.repeat(5000)}`],
    ['SQL', `Bearer ' or 1=1 --`],
  ])('refuse %s', async (_, authorization) => {
    const answer = await test.app.inject({
      url: '/api/user',
      ...(authorization !== undefined && { headers: { authorization } }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Please log in to continue', code: 'not_signed_in' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('last 30 days from their last use', async () => {
    const { token } = await accounts.signUp();
    test.clock.advance({ days: 29 });
    expect((await accounts.get('/api/user', token)).statusCode).toBe(200);
    test.clock.advance({ days: 29 });
    expect((await accounts.get('/api/user', token)).statusCode).toBe(200);
    test.clock.advance({ days: 30 });
    expect((await accounts.get('/api/user', token)).statusCode).toBe(401);
  });

  it('write down their use at most every five minutes', async () => {
    const { token, user } = await accounts.signUp();
    const lastUse = async () => {
      const [row] = await accounts.rows(
        'select last_used_at, last_seen_at from sessions join devices on devices.id = device_id where sessions.user_id = $1',
        [user.id],
      );
      expect(row?.last_seen_at).toEqual(row?.last_used_at);
      return row?.last_used_at as Date;
    };
    const first = await lastUse();
    test.clock.advance({ minutes: 4 });
    await accounts.get('/api/user', token);
    expect(await lastUse()).toEqual(first);
    test.clock.advance({ minutes: 2 });
    await Promise.all([1, 2, 3].map(() => accounts.get('/api/user', token)));
    expect((await lastUse()).getTime() - first.getTime()).toBeGreaterThanOrEqual(6 * 60_000);
  });

  it('are looked up together when many calls come at once, each for its own', async () => {
    const people = await Promise.all([1, 2, 3].map(() => accounts.signUp()));
    const sent = await statementsOf(test.database, async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => accounts.get('/api/user', people[index % 3]!.token)),
      );
      expect(answers.map((answer) => answer.json().user.email)).toEqual(
        answers.map((_, index) => people[index % 3]!.email),
      );
    });
    expect(sent.filter((text) => text.includes('from "sessions"')).length).toBeLessThan(15);
  });

  it('need no query but one while their use is fresh', async () => {
    const { token } = await accounts.signUp();
    const { authenticator } = await import('./authenticate.ts');
    let queries = 0;
    const db = new Proxy(test.database.db, {
      get(target, name, receiver) {
        if (['select', 'update', 'insert', 'delete', 'execute', 'with'].includes(String(name))) queries += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const caller = await authenticator({ ...test, database: { ...test.database, db } })(token);
    expect(caller).toBeDefined();
    expect(queries).toBe(1);
  });
});
