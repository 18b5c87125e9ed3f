import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/test-app.ts';
import { visitLocalIssuer } from '../../../demo/sign-on/visit-local-issuer.fixture.ts';
import { handedOver, type Journey, startJourney } from './sign-on.fixture.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});

const ada = { email: 'Ada@school.example', name: 'Ada Lovelace', sub: 'ada' };

describe('the whole journey', () => {
  it('signs up, then logs in, also after the address at the provider has changed', async () => {
    const first = await journey.post(await journey.credentialOf(ada));
    expect(first.statusCode).toBe(200);
    const { data } = first.json();
    expect(data).toEqual({
      authType: 'signup',
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({
        email: 'ada@school.example',
        username: 'ada',
        full_name: 'Ada Lovelace',
        verified: true,
        role_id: 3,
      }),
    });
    expect(first.headers.authorization).toBe(`Bearer ${data.token}`);

    const me = await journey.app.inject({
      url: '/api/user',
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(me.statusCode).toBe(200);

    for (const email of [ada.email, 'ada.king@university.example']) {
      const again = await journey.post(await journey.credentialOf({ ...ada, email }));
      expect(again.json().data).toMatchObject({
        authType: 'login',
        user: { id: data.user.id, email: 'ada@school.example' },
      });
    }
    expect(journey.mails).toEqual([]);
  });

  it('sends the verification link when the provider has not verified a new address', async () => {
    const credential = await journey.credentialOf({ email: 'new@school.example', emailVerified: false });
    const answer = await journey.post(credential);
    expect(answer.json().data).toMatchObject({
      authType: 'signup',
      user: { verified: false, full_name: null },
    });
    await journey.mailTo('new@school.example', 'erify');
  });

  it('answers at the path without /api too', async () => {
    const credential = await journey.credentialOf({ email: 'other.path@school.example' });
    const answer = await journey.app.inject({
      method: 'POST',
      url: '/auth/google-auth/',
      payload: { credential },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('the start', () => {
  it('sends the window to the provider with state, nonce and a code challenge', async () => {
    const { address, cookieLine } = await journey.open();
    const parameters = Object.fromEntries(new URL(address).searchParams);
    expect(parameters).toMatchObject({
      redirect_uri: 'http://localhost:3000/api/auth/sso/callback',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^.{43}$/),
      nonce: expect.stringMatching(/^.{43}$/),
    });
    expect(cookieLine).toMatch(/^sso-\w{16}=.+; Max-Age=600; Path=\/api\/auth\/sso; HttpOnly; SameSite=Lax$/);
  });

  it('sets a secure cookie where the product is reached over https', async () => {
    const secure = await startTestApp({
      environment: {
        SSO_ISSUER: journey.issuer.issuer,
        SSO_CLIENT_ID: 'sevenfold-test',
        PUBLIC_ORIGIN: 'https://sevenfold.example',
      },
    });
    const answer = await secure.app.inject('/api/auth/sso/start?channel=0123456789abcdef');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    expect(String(answer.headers.location)).toContain('redirect_uri=https%3A%2F%2Fsevenfold.example%2Fapi');
  });

  it.each([
    '',
    '?channel=',
    '?channel=short',
    `?channel=${'x'.repeat(65)}`,
    '?channel=<script>alert(1)</script>',
    '?channel=aaaaaaaaaaaaaaaa&channel=bbbbbbbbbbbbbbbb',
  ])('refuses %s as a channel', async (query) => {
    const answer = await journey.app.inject(`/api/auth/sso/start${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(handedOver(answer.body)).toEqual({ result: expect.objectContaining({ error: 'failed' }) });
  });

  it('does not begin a visit for HEAD', async () => {
    const answer = await journey.app.inject({
      method: 'HEAD',
      url: '/api/auth/sso/start?channel=0123456789abcdef',
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the way back', () => {
  it('hands the credential to the channel, under a policy of its own, and never twice', async () => {
    const channel = randomUUID();
    const { address, cookie } = await journey.open(channel);
    const back = await visitLocalIssuer(address, { email: 'page@school.example' });
    const { answer, ...handed } = await journey.comeBack(back, cookie);
    expect(handed).toEqual({
      channel,
      result: { credential: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'set-cookie': expect.stringMatching(/^sso-\w{16}=; .*Path=\/api\/auth\/sso/),
    });
    const policy = String(answer.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.body.match(/<(script|style) nonce="[\w-]+"/g)).toEqual([
      `<style nonce="${nonce}"`,
      `<script nonce="${nonce}"`,
    ]);

    const again = await journey.comeBack(back, cookie);
    expect(again.result).toMatchObject({ error: 'failed' });
  });

  it('says so when the user cancelled', async () => {
    const { address, cookie } = await journey.open();
    const { answer, result } = await journey.comeBack(await visitLocalIssuer(address, 'cancel'), cookie);
    expect(answer.statusCode).toBe(200);
    expect(result).toEqual({ error: 'cancelled', message: 'The sign-in with Google was cancelled.' });
  });

  it('keeps two windows apart', async () => {
    const first = await journey.open();
    const second = await journey.open();
    const both = `${first.cookie}; ${second.cookie}`;
    for (const { address } of [first, second]) {
      const back = await visitLocalIssuer(address, { email: 'twice@school.example' });
      expect((await journey.comeBack(back, both)).result).toHaveProperty('credential');
    }
  });

  it.each([
    ['no cookie', (back: URL) => ({ back, cookie: '' })],
    ['a changed state', (back: URL, cookie: string) => ({ back: withParameter(back, 'state', 'x'), cookie })],
    ['no state', (back: URL, cookie: string) => ({ back: withParameter(back, 'state', undefined), cookie })],
    ['a damaged cookie', (back: URL, cookie: string) => ({ back, cookie: cookie.slice(0, -40) })],
    ["another visit's cookie", (back: URL, _cookie: string, other: string) => ({ back, cookie: other })],
  ])('refuses an answer with %s without telling any channel', async (_name, change) => {
    const { address, cookie } = await journey.open();
    const other = await journey.open();
    const changed = change(await visitLocalIssuer(address, ada), cookie, other.cookie);
    const { answer, channel, result } = await journey.comeBack(changed.back, changed.cookie);
    expect(answer.statusCode).toBe(400);
    expect(channel).toBeUndefined();
    expect(result).toMatchObject({ error: 'failed' });
  });

  it.each([
    ['another nonce', 1],
    ['another code verifier', 2],
  ])('refuses an answer to %s', async (_name, part) => {
    const { address, cookie } = await journey.open();
    const parts = cookie.split('.');
    parts[part] = (parts[part] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const { answer, result } = await journey.comeBack(await visitLocalIssuer(address, ada), parts.join('.'));
    expect(answer.statusCode).toBe(200);
    expect(result).toMatchObject({ error: 'failed' });
  });

  it.each([
    ['a made-up code', { code: 'made-up' }],
    ['the name of another issuer', { iss: 'https://evil.example' }],
    ['no code', { code: undefined }],
  ])('refuses an answer with %s', async (_name, changes: Record<string, string | undefined>) => {
    const { address, cookie } = await journey.open();
    let back = await visitLocalIssuer(address, ada);
    for (const [name, value] of Object.entries(changes)) back = withParameter(back, name, value);
    const { answer, result } = await journey.comeBack(back, cookie);
    expect(answer.statusCode).toBe(200);
    expect(result).toMatchObject({ error: 'failed' });
  });

  it('is limited by address', async () => {
    const limited = await startJourney({ RATE_LIMIT_SCALE: '1' });
    const { cookie, address } = await limited.open();
    const back = new URL('http://localhost:3000/api/auth/sso/callback?code=x');
    back.searchParams.set('state', new URL(address).searchParams.get('state') ?? '');
    const messages: string[] = [];
    // A few at a time, so that no machine is too slow for them.
    for (let round = 0; round < 31; round += 1) {
      const results = await Promise.all(Array.from({ length: 10 }, () => limited.comeBack(back, cookie)));
      messages.push(...results.map(({ result }) => ('message' in result ? result.message : '')));
    }
    const refused = messages.map((message) => message.includes('Too many'));
    expect(refused).toEqual([...Array(300).fill(false), ...Array(10).fill(true)]);
  });
});

describe('a provider that fails', () => {
  it('leaves page and call with words, not with a fault', async () => {
    const lonely = await startJourney();
    const { address, cookie } = await lonely.open();
    const back = await visitLocalIssuer(address, ada);
    await lonely.issuer.stop();
    const { answer, result } = await lonely.comeBack(back, cookie);
    expect(answer.statusCode).toBe(200);
    expect(result).toMatchObject({ error: 'unavailable', message: expect.stringContaining('Google') });

    const call = await lonely.post(await lonely.sign({ email: 'ada@school.example' }));
    expect(call.statusCode).toBe(503);
    expect(call.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('try again') });
  });

  it('is noticed at the start, and asked again the next time', async () => {
    const down = await startTestApp({
      environment: { SSO_ISSUER: 'http://127.0.0.1:9', SSO_CLIENT_ID: 'x', SSO_NAME: 'Campus' },
    });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await down.app.inject('/api/auth/sso/start?channel=0123456789abcdef');
      expect(answer.statusCode).toBe(200);
      expect(handedOver(answer.body)).toEqual({
        channel: '0123456789abcdef',
        result: { error: 'unavailable', message: expect.stringContaining("Campus can't be reached") },
      });
    }
  });

  it('that never answers is given up after five seconds', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    afterAll(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    const waiting = await startTestApp({
      environment: { SSO_ISSUER: `http://127.0.0.1:${port}`, SSO_CLIENT_ID: 'x' },
    });
    // Five seconds are asked for, and are over sooner here.
    const asked: number[] = [];
    const timeOver = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms);
      return timeOver(50);
    });
    const [page, call] = await Promise.all([
      waiting.app.inject('/api/auth/sso/start?channel=0123456789abcdef'),
      waiting.app.inject({
        method: 'POST',
        url: '/api/auth/google-auth',
        payload: { credential: await journey.sign({}) },
      }),
    ]);
    timeout.mockRestore();
    expect(new Set(asked)).toEqual(new Set([5000]));
    expect(handedOver(page.body).result).toMatchObject({ error: 'unavailable' });
    expect(call.statusCode).toBe(503);
  });
});

describe('without configuration', () => {
  it('there is no single sign-on', async () => {
    const { app } = await startTestApp();
    const answers = await Promise.all([
      app.inject('/api/auth/sso/start?channel=0123456789abcdef'),
      app.inject('/api/auth/sso/callback?code=a&state=b'),
      app.inject({ method: 'POST', url: '/api/auth/google-auth', payload: { credential: 'x' } }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

function withParameter(address: URL, name: string, value: string | undefined): URL {
  const changed = new URL(address);
  if (value === undefined) changed.searchParams.delete(name);
  else changed.searchParams.set(name, value);
  return changed;
}
