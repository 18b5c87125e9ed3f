import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { providerIdentities, sessions, users } from '../accounts.tables.ts';
import { type Journey, startJourney } from './sign-on.fixture.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});

const password = 'Cauchy-1821!';
/** In another browser than the one that signed up. */
const elsewhere = { 'user-agent': 'Another browser' };

async function signUp(email: string) {
  const answer = await journey.app.inject({
    method: 'POST',
    url: '/api/auth/signup',
    payload: { email, password, confirmPassword: password },
  });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().data.user.id as string, bearer: String(answer.headers.authorization) };
}

const logIn = (username: string) =>
  journey.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });

const statusWith = async (authorization: string) =>
  (await journey.app.inject({ url: '/api/user', headers: { authorization } })).statusCode;

const verified = (email: string, sub = email) => journey.sign({ email, sub, email_verified: true });

/** Everything that a sign-in could have changed. */
async function everything() {
  const tables = ['users', 'sessions', 'devices', 'provider_identities', 'used_credentials', 'account_links'];
  const rows = tables.map((table) => journey.database.pool.query(`select * from ${table} order by 1`));
  return (await Promise.all(rows)).map((result) => result.rows);
}

describe('an account with a password', () => {
  it('is left alone when the provider has not verified the address', async () => {
    const { bearer } = await signUp('emmy@school.example');
    await journey.mailTo('emmy@school.example');
    const before = await everything();
    const credential = await journey.credentialOf({ email: 'Emmy@School.example', emailVerified: false });
    for (const token of [credential, credential, await journey.sign({ email: 'emmy@school.example' })]) {
      const answer = await journey.post(token);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        code: 'email_not_verified_by_provider',
        message: expect.stringContaining('emmy@school.example'),
      });
    }
    expect(await everything()).toEqual(before);
    expect(await statusWith(bearer)).toBe(200);
  });

  it('is linked and keeps its password when its address was verified before', async () => {
    const { id, bearer } = await signUp('sofia@school.example');
    await journey.database.db.update(users).set({ verified: true }).where(eq(users.id, id));
    const answer = await journey.post(await verified('sofia@school.example'), elsewhere);
    expect(answer.json().data).toMatchObject({ authType: 'login', user: { id } });
    expect(answer.json().data.warning).toBeUndefined();
    expect(await statusWith(bearer)).toBe(200);
    expect((await logIn('sofia@school.example')).statusCode).toBe(200);
  });

  it('loses what a stranger may have left in it when its address is proven for the first time', async () => {
    const { id, bearer } = await signUp('carl@school.example');
    const answer = await journey.post(await verified('carl@school.example'));
    const { data } = answer.json();
    expect(data).toMatchObject({ authType: 'login', user: { id, verified: true } });
    expect(data.warning).toContain('password');
    expect(await statusWith(bearer)).toBe(401);
    expect(await statusWith(`Bearer ${data.token}`)).toBe(200);
    expect((await logIn('carl@school.example')).statusCode).toBe(401);

    const again = await journey.post(await verified('carl@school.example'), elsewhere);
    expect(again.json().data.warning).toBeUndefined();
    expect(await statusWith(`Bearer ${data.token}`)).toBe(200);
  });

  it('is not linked while it is disabled or locked', async () => {
    const { id } = await signUp('closed@school.example');
    for (const [change, code] of [
      [{ disabledAt: new Date() }, 'account_disabled'],
      // Long enough ago for another link.
      [{ disabledAt: null, lockedAt: new Date(Date.now() - 3_600_000) }, 'account_locked'],
    ] as const) {
      await journey.database.db.update(users).set(change).where(eq(users.id, id));
      const answer = await journey.post(await verified('closed@school.example'));
      expect(answer.json()).toMatchObject({ code });
      expect(answer.headers.authorization).toBeUndefined();
    }
    await journey.mailTo('closed@school.example', 'locked');
    const identities = await journey.database.db
      .select()
      .from(providerIdentities)
      .where(eq(providerIdentities.userId, id));
    expect(identities).toEqual([]);
  });
});

describe('an account that a provider made with an unverified address', () => {
  it('goes to whoever proves to own the address, and its maker is out', async () => {
    const trap = await journey.post(await journey.sign({ email: 'kurt@school.example', sub: 'trapper' }));
    expect(trap.json().data).toMatchObject({ authType: 'signup', user: { verified: false } });

    const owner = await journey.post(await verified('kurt@school.example', 'kurt'));
    expect(owner.json().data).toMatchObject({ authType: 'login', user: { verified: true } });
    expect(await statusWith(String(trap.headers.authorization))).toBe(401);
    const back = await journey.post(await journey.sign({ email: 'kurt@school.example', sub: 'trapper' }));
    expect(back.statusCode).toBe(409);
  });

  it('goes to whoever resets its password by mail, and its maker is out', async () => {
    const maker = () => journey.sign({ email: 'ada@school.example', sub: 'maker', email_verified: false });
    expect((await journey.post(await maker())).statusCode).toBe(200);
    const ask = {
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: 'ada@school.example' },
    } as const;
    await journey.app.inject(ask);
    const mail = await journey.mailTo('ada@school.example', 'eset');
    const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1];
    const reset = await journey.app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { password, token },
    });
    expect(reset.statusCode).toBe(200);
    expect((await journey.post(await maker())).statusCode).toBe(409);
    expect((await logIn('ada@school.example')).statusCode).toBe(200);
  });

  it('becomes verified when the provider verifies the address of the same user', async () => {
    await journey.post(await journey.sign({ email: 'ida@school.example', sub: 'ida' }));
    const answer = await journey.post(await verified('ida@school.example', 'ida'));
    expect(answer.json().data).toMatchObject({ authType: 'login', user: { verified: true } });
    expect(answer.json().data.warning).toBeUndefined();
  });
});

describe('a credential', () => {
  it('signs in once', async () => {
    const credential = await verified('once@school.example');
    expect((await journey.post(credential)).statusCode).toBe(200);
    const again = await journey.post(credential);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({ code: 'wrong_credentials' });
  });

  it('signs in once, however its signature is written', async () => {
    const credential = await verified('twice@school.example');
    expect((await journey.post(credential)).statusCode).toBe(200);
    expect((await journey.post(`${credential}=`)).statusCode).toBe(401);
  });

  it('signs in once when sent ten times at the same moment', async () => {
    const credential = await verified('burst@school.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => journey.post(credential)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('is forgotten when it has run out', async () => {
    const other = await startJourney();
    await other.post(await other.sign({ email: 'first@school.example' }));
    other.clock.advance({ minutes: 13 });
    const iat = Math.floor(other.clock.now().getTime() / 1000);
    await other.post(await other.sign({ email: 'second@school.example', iat, exp: iat + 60 }));
    const { rows } = await other.database.pool.query('select count(*)::int as kept from used_credentials');
    expect(rows).toEqual([{ kept: 1 }]);
  });
});

describe('first logins at the same moment', () => {
  it('make one account', async () => {
    const credentials = await Promise.all(
      Array.from({ length: 10 }, () => verified('parallel@school.example')),
    );
    const answers = await Promise.all(
      credentials.map((credential) => journey.post(credential, { 'x-device-id': 'the-same-device' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    const types = answers.map((answer) => answer.json().data.authType);
    expect(types.filter((type) => type === 'signup')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json().data.user.id)).size).toBe(1);
  });

  it('of one person with several addresses make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        journey.post(await verified(`alias${index}@school.example`, 'one-person')),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().data?.user.id)).size).toBe(1);
  });

  it('and a sign-up with a password make one account that belongs to the owner of the address', async () => {
    const email = 'race@school.example';
    const credential = await verified(email);
    const [sso] = await Promise.all([
      journey.post(credential),
      journey.app.inject({
        method: 'POST',
        url: '/api/auth/signup',
        payload: { email, password, confirmPassword: password },
      }),
    ]);
    expect(sso.statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(401);
    const rows = await journey.database.db.select().from(users).where(eq(users.email, email));
    expect(rows).toMatchObject([{ verified: true, passwordHash: null }]);
  });
});

describe('devices', () => {
  it('are counted as at any login: a warning for the 5th and 6th, a lock for the 7th', async () => {
    const answers: LightMyRequestResponse[] = [];
    const kept = new Map<string, string>();
    for (const device of ['one', 'two', 'three', 'four', 'four', 'five', 'six', 'seven', 'one']) {
      const headers = { 'x-device-id': kept.get(device) ?? `device-${device}` };
      const answer = await journey.post(await verified('many@school.example'), headers);
      if (answer.headers['x-device-id']) kept.set(device, String(answer.headers['x-device-id']));
      answers.push(answer);
    }
    expect(kept.size).toBe(6);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 200, 200, 423, 423]);
    expect(answers.map((answer) => Boolean(answer.json().data?.warning))).toEqual(
      [0, 0, 0, 0, 0, 1, 1, 0, 0].map(Boolean),
    );
    const { id } = answers[0]?.json().data.user ?? {};
    expect(await journey.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });
});

describe('false credentials', () => {
  it('are limited by address', async () => {
    const limited = await startJourney({ RATE_LIMIT_SCALE: '1' });
    await Promise.all(Array.from({ length: 100 }, () => limited.post('a.b.c')));
    const answer = await limited.post(await limited.sign({ email: 'late@school.example' }));
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'too_many_attempts' });
  });
});
