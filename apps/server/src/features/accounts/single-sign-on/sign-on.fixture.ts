import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { LocalAccount } from '../../../demo/sign-on/local-issuer.interaction.ts';
import { type LocalIssuer, startLocalIssuer } from '../../../demo/sign-on/local-issuer.ts';
import { visitLocalIssuer } from '../../../demo/sign-on/visit-local-issuer.fixture.ts';
import type { HandOver } from './hand-over.page.ts';

export const clientId = 'sevenfold-test';
export const keyId = 'issuer-key';
const callback = 'http://localhost:3000/api/auth/sso/callback';

export type Journey = Awaited<ReturnType<typeof startJourney>>;

/** The product and a real provider beside it, and the steps that browser and user take between them. */
export async function startJourney(environment: Record<string, string> = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey: JWK = { ...(await exportJWK(privateKey)), alg: 'RS256', kid: keyId };
  const issuer = await startLocalIssuer({ clientId, redirectUris: [callback], signingKey });
  afterAll(() => issuer.stop());
  const test = await startTestApp({
    environment: {
      SSO_ISSUER: issuer.issuer,
      SSO_CLIENT_ID: clientId,
      RATE_LIMIT_SCALE: '100',
      ...environment,
    },
  });
  return { ...test, issuer, privateKey, publicKey, ...steps(test, issuer, privateKey) };
}

export interface Opened {
  readonly address: string;
  readonly cookie: string;
  readonly cookieLine: string;
}

function steps({ app }: TestApp, issuer: LocalIssuer, privateKey: CryptoKey) {
  /** The window is opened: to where it is sent, and with which cookie. */
  async function open(channel = randomUUID()): Promise<Opened> {
    const answer = await app.inject(`/api/auth/sso/start?channel=${channel}`);
    const cookieLine = String(answer.headers['set-cookie']);
    return {
      address: String(answer.headers.location),
      cookie: cookieLine.split(';', 1)[0] ?? '',
      cookieLine,
    };
  }

  async function comeBack(address: URL, cookie: string) {
    const answer = await app.inject({ url: address.pathname + address.search, headers: { cookie } });
    return { answer, ...handedOver(answer.body) };
  }

  async function credentialOf(account: LocalAccount): Promise<string> {
    const { address, cookie } = await open();
    const { result } = await comeBack(await visitLocalIssuer(address, account), cookie);
    if (!('credential' in result)) throw new Error(result.message);
    return result.credential;
  }

  const post = (credential: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/auth/google-auth', payload: { credential }, headers });

  /** A token as the issuer would sign it, except for what is given. A claim of undefined is left out. */
  function sign(claims: JWTPayload, header: Record<string, unknown> = {}, key: CryptoKey = privateKey) {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: issuer.issuer,
      aud: clientId,
      sub: randomUUID(),
      iat: now,
      exp: now + 3600,
      nonce: randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, ...header })
      .sign(key);
  }

  return { open, comeBack, credentialOf, post, sign };
}

export function handedOver(page: string): { channel?: string; result: HandOver } {
  const json = /<script type="application\/json" id="hand-over">(.*?)<\/script>/.exec(page)?.[1];
  return JSON.parse(json ?? '{}') as { channel?: string; result: HandOver };
}
