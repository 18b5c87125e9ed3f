import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { handedOver } from '../../features/accounts/single-sign-on/sign-on.fixture.ts';
import { readConfig } from '../../platform/config.ts';
import { demoSignOnName, startDemoSignOn } from './demo-sign-on.ts';
import { visitLocalIssuer } from './visit-local-issuer.fixture.ts';

const started: Awaited<ReturnType<typeof startDemoSignOn>>[] = [];
afterAll(() => Promise.all(started.map(({ stop }) => stop())));

async function start(environment: Record<string, string>) {
  const config = readConfig(environment);
  const signOn = await startDemoSignOn(config, pino({ level: 'silent' }));
  started.push(signOn);
  return { given: config, config: signOn.config };
}

describe('the sign-on of the demo', () => {
  it('is offered by its name and lets a newcomer in', async () => {
    const { config } = await start({});
    expect(config.site.singleSignOnName).toBe('demo sign-on');
    const { issuer = '', clientId = '' } = config.singleSignOn ?? {};
    const { app } = await startTestApp({
      demo: true,
      environment: { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_NAME: demoSignOnName },
    });
    const begun = await app.inject(`/api/auth/sso/start?channel=${randomUUID()}`);
    const back = await visitLocalIssuer(String(begun.headers.location), { email: 'new@school.example' });
    const cookie = String(begun.headers['set-cookie']).split(';', 1)[0] ?? '';
    const { body } = await app.inject({ url: back.pathname + back.search, headers: { cookie } });
    const { result } = handedOver(body);
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/google-auth', payload: result });
    expect(signedIn.json().data).toMatchObject({ authType: 'signup', user: { email: 'new@school.example' } });
  });

  it('is for the person at this machine', async () => {
    const { config } = await start({});
    const url = `${config.singleSignOn?.issuer}/.well-known/openid-configuration`;
    const statusFor = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        request(url, { headers }, ({ statusCode }) => resolve(statusCode))
          .once('error', reject)
          .end();
      });
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ host: 'elsewhere.example' })).toBe(421);
    expect(await statusFor({ 'x-forwarded-for': '203.0.113.9' })).toBe(421);
  });

  it.each<[string, Record<string, string>]>([
    ['with a database server', { DATABASE_URL: 'postgres://localhost/real' }],
    ['under an origin', { PUBLIC_ORIGIN: 'https://school.example' }],
    ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }],
    ['for other machines', { HOST: '0.0.0.0' }],
    [
      'in production',
      {
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://school.example',
        SMTP_URL: 'smtp://localhost',
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'x',
        STRIPE_WEBHOOK_SECRET: 'x',
      },
    ],
    ['beside a provider of its own', { SSO_ISSUER: 'https://issuer.example', SSO_CLIENT_ID: 'x' }],
  ])('is not started %s', async (_where, environment) => {
    const { given, config } = await start(environment);
    expect(config).toBe(given);
  });
});
