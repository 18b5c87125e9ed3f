import { CompactSign, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/test-app.ts';
import { users } from '../accounts.tables.ts';
import { clientId, type Journey, keyId, startJourney } from './sign-on.fixture.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});

const seconds = () => Math.floor(Date.now() / 1000);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const email = { email: 'mallory@school.example', email_verified: true };

/** Each is right but for what its name says. */
const forgeries: Record<string, (journey: Journey) => Promise<string>> = {
  'a changed payload': async ({ sign }) => {
    const [header, , signature] = (await sign(email)).split('.');
    const [, payload] = (await sign({ ...email, sub: 'somebody-else' })).split('.');
    return [header, payload, signature].join('.');
  },
  'a changed signature': async ({ sign }) => {
    const token = await sign(email);
    return token.slice(0, -10) + (token.endsWith('AAAAAAAAAA') ? 'BBBBBBBBBB' : 'AAAAAAAAAA');
  },
  'no signature': async ({ sign }) => (await sign(email)).replace(/[^.]+$/, ''),
  'the algorithm none': async ({ sign }) => {
    const [, payload] = (await sign(email)).split('.');
    return `${encoded({ alg: 'none' })}.${payload}.`;
  },
  'the algorithm none with a signature': async ({ sign }) => {
    const [, payload, signature] = (await sign(email)).split('.');
    return `${encoded({ alg: 'none', kid: keyId })}.${payload}.${signature}`;
  },
  'a shared secret made of the public key': async ({ issuer }) => {
    const published = await (await fetch(issuer.jwksUrl)).text();
    return new SignJWT({
      ...email,
      sub: 'x',
      iss: issuer.issuer,
      aud: clientId,
      iat: seconds(),
      exp: seconds() + 60,
    })
      .setProtectedHeader({ alg: 'HS256', kid: keyId })
      .sign(new TextEncoder().encode(published));
  },
  "another issuer's key": async ({ sign }) => {
    const { privateKey } = await generateKeyPair('RS256');
    return sign(email, {}, privateKey);
  },
  'an unknown key': async ({ sign }) => {
    const { privateKey } = await generateKeyPair('ES256');
    return sign(email, { alg: 'ES256', kid: 'unknown' }, privateKey);
  },
  'a key of its own in the header': async ({ sign }) => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const { kty, n, e } = await exportJWK(privateKey);
    return sign(email, { jwk: { kty, n, e } }, privateKey);
  },
  'a critical header nobody knows': async ({ issuer, privateKey }) =>
    new SignJWT({
      ...email,
      sub: 'x',
      iss: issuer.issuer,
      aud: clientId,
      iat: seconds(),
      exp: seconds() + 60,
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, crit: ['odd'], odd: 1 })
      .sign(privateKey, { crit: { odd: true } }),
  'another audience': ({ sign }) => sign({ ...email, aud: 'another-client' }),
  'no audience': ({ sign }) => sign({ ...email, aud: undefined }),
  'several audiences and no word to whom it was given': ({ sign }) =>
    sign({ ...email, aud: [clientId, 'another-client'] }),
  'a word that it was given to another client': ({ sign }) => sign({ ...email, azp: 'another-client' }),
  'another issuer': ({ sign }) => sign({ ...email, iss: 'https://evil.example' }),
  'no issuer': ({ sign }) => sign({ ...email, iss: undefined }),
  'an issuer of another path': ({ sign, issuer }) => sign({ ...email, iss: `${issuer.issuer}/evil` }),
  'an end in the past': ({ sign }) => sign({ ...email, exp: seconds() - 61 }),
  'no end': ({ sign }) => sign({ ...email, exp: undefined }),
  'an end that is no number': ({ sign }) => sign({ ...email, exp: 'tomorrow' as never }),
  'a beginning in the future': ({ sign }) => sign({ ...email, nbf: seconds() + 120 }),
  'an issue in the future': ({ sign }) => sign({ ...email, iat: seconds() + 120 }),
  'an issue long ago': ({ sign }) => sign({ ...email, iat: seconds() - 700, exp: seconds() + 3600 }),
  'no time of issue': ({ sign }) => sign({ ...email, iat: undefined }),
  'no subject': ({ sign }) => sign({ ...email, sub: undefined }),
  'an empty subject': ({ sign }) => sign({ ...email, sub: '' }),
  'a subject that is no text': ({ sign }) => sign({ ...email, sub: 7 as never }),
  'a subject with a null character': ({ sign }) => sign({ ...email, sub: 'a\u0000b' }),
  'the type of an access token': ({ sign }) => sign(email, { typ: 'at+jwt' }),
  'the type of a logout token': ({ sign }) => sign(email, { typ: 'logout+jwt' }),
  'the events of a logout token': ({ sign }) =>
    sign({ ...email, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }),
  garbage: async () => 'garbage',
  'dots only': async () => '..',
  'an encrypted token': async () => `${encoded({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`,
  'a payload that is no object': ({ privateKey }) =>
    new CompactSign(new TextEncoder().encode('[1, 2]'))
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .sign(privateKey),
};

describe('a credential with', () => {
  it.each(Object.keys(forgeries))('%s is refused', async (name) => {
    const answer = await journey.post(await forgeries[name]!(journey));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'wrong_credentials', message: expect.stringContaining('Google') });
    expect(answer.headers.authorization).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['20 KB', 'x'.repeat(20_000)],
    ['a null character', 'a.\u0000.b'],
  ])('%s is refused', async (_name, credential) => {
    const answer = await journey.post(credential);
    expect([400, 401]).toContain(answer.statusCode);
  });

  it('none of that leaves an account behind', async () => {
    const { rows } = await journey.database.pool.query(
      'select (select count(*)::int from users) + (select count(*)::int from used_credentials) as rows',
    );
    expect(rows).toEqual([{ rows: 0 }]);
  });
});

describe('a credential', () => {
  it('may come a little late or early', async () => {
    for (const claims of [
      { exp: seconds() - 30 },
      { iat: seconds() + 30 },
      { iat: seconds() - 600, exp: seconds() + 60 },
    ]) {
      const answer = await journey.post(
        await journey.sign({ email: 'late@school.example', sub: 'late', ...claims }),
      );
      expect(answer.statusCode).toBe(200);
    }
  });

  it('runs out after ten minutes, whatever it says itself', async () => {
    const other = await startJourney();
    const credential = await other.sign({ email: 'old@school.example' });
    other.clock.advance({ minutes: 12 });
    expect((await other.post(credential)).statusCode).toBe(401);
  });

  it('may be for several clients if it was given to us', async () => {
    const credential = await journey.sign({
      email: 'several@school.example',
      aud: ['another', clientId],
      azp: clientId,
    });
    expect((await journey.post(credential)).statusCode).toBe(200);
  });

  it('must name an address for a new account, and one that exists', async () => {
    for (const claims of [{}, { email: 'no address' }, { email: 7 }]) {
      const answer = await journey.post(await journey.sign({ email_verified: true, ...claims }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining('e-mail'),
      });
    }
  });

  it.each([
    ['x'.repeat(500), null],
    ['Two\nlines', null],
    ['  Zoë \u{1F600} ', 'Zoë \u{1F600}'],
    [42, null],
  ])('with the name %j makes the name %j', async (name, full_name) => {
    const credential = await journey.sign({ name, email: `n${Math.random()}@school.example` });
    expect((await journey.post(credential)).json().data.user).toMatchObject({ full_name });
  });
});

describe('Google', () => {
  it('is one issuer under both of its names, with keys at a configured address', async () => {
    const google = await startTestApp({
      environment: {
        SSO_ISSUER: 'https://accounts.google.com',
        SSO_CLIENT_ID: clientId,
        SSO_KEYS_URL: journey.issuer.jwksUrl,
      },
    });
    for (const [iss, status] of [
      ['https://accounts.google.com', 200],
      ['accounts.google.com', 200],
      ['http://accounts.google.com', 401],
      [journey.issuer.issuer, 401],
    ] as const) {
      const credential = await journey.sign({
        iss,
        sub: '1',
        email: 'g@gmail.example',
        email_verified: true,
      });
      const answer = await google.app.inject({
        method: 'POST',
        url: '/api/auth/google-auth',
        payload: { credential },
      });
      expect([iss, answer.statusCode]).toEqual([iss, status]);
    }
    expect(await google.database.db.select().from(users)).toHaveLength(1);
  });
});
