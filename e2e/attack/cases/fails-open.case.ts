import { randomUUID } from 'node:crypto';
import { demoAccounts, demoPassword } from '../../../apps/server/src/features/accounts/seed-demo-accounts.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import { expectStatus, logIn, password } from '../people.ts';
import { type Answer, ask, counted } from '../site.ts';
import type { Stage } from '../stage.ts';

const [owner] = demoAccounts;
const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'A' };

/** A site that only forgot `NODE_ENV`, on data that were tried out before. */
async function forgotten(stage: Stage, environment: Readonly<Record<string, string>>): Promise<Finding> {
  const product = await stage.start(environment, await stage.triedOut());
  const port = Number(new URL(product.origin).port);
  const site = { port, host: `localhost:${port}` };
  const outbox = await ask(site, 'GET', '/api/dev/outbox');
  const demo = await logIn(site, owner.email, { password: demoPassword });
  const signOn = await ask(site, 'POST', '/api/auth/google-auth', { body: { credential: 'x'.repeat(40) } });
  const email = `attack.${randomUUID()}@mail.com`;
  const form = { email, full_name: 'Asha', username: '', password, confirmPassword: password };
  const signedUp = await ask(site, 'POST', '/api/auth/signup', { body: form });
  const token = String(expectStatus(signedUp, 201, 'sign-up').headers.authorization).slice(7);
  const bought = await ask(site, 'POST', '/api/sandbox/subscription', { body: { plan: 'platinum' }, token });
  const paid = await ask(site, 'POST', '/api/sandbox/checkouts/sub_1/payment', { body: card });
  const { plan } = (await ask(site, 'GET', '/api/plan', { token })).json();
  await product.end();
  return {
    variant: Object.entries(environment)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    held:
      outbox.status === 404 &&
      demo.status === 403 &&
      signOn.status === 404 &&
      bought.status === 502 &&
      paid.status === 403 &&
      plan === 'free',
    seen: `outbox ${outbox.status}, demo owner ${demo.status}, sign-on ${signOn.status}, purchase ${bought.status}, card ${paid.status}, plan ${plan}`,
  };
}

/** What a proxy, a tunnel or another site's name in front of the demo looks like. */
const elsewhere: readonly Readonly<Record<string, string>>[] = [
  { host: 'elsewhere.example' },
  { host: '192.168.0.2' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
];

async function demoFor(stage: Stage): Promise<Finding[]> {
  const demo = await stage.openDemo();
  const asAll = (headers: Readonly<Record<string, string>>): Promise<Answer[]> =>
    Promise.all([
      ask(demo, 'GET', '/api/dev/outbox', { headers }),
      ask(demo, 'POST', '/api/auth/login', {
        body: { username: owner.email, password: demoPassword },
        headers,
      }),
      ask(demo, 'POST', '/api/sandbox/checkouts/sub_1/payment', { body: card, headers }),
      ask(demo, 'GET', '/login', { headers }),
    ]);
  const here = (await asAll({})).map(({ status }) => status);
  const strange: number[] = [];
  for (const headers of elsewhere) strange.push(...(await asAll(headers)).map(({ status }) => status));
  return [
    {
      variant: 'the demo, at this machine',
      held: here[0] === 200 && here[1] === 200 && here[3] === 200,
      seen: `outbox ${here[0]}, owner ${here[1]}, login page ${here[3]}`,
    },
    {
      variant: 'the demo, through a proxy or another name',
      held: strange.every((status) => status === 421),
      seen: counted(strange),
    },
  ];
}

export const failsOpen: AttackCase = {
  name: 'fails-open',
  seconds: 1200,
  async on(stage) {
    return [
      await forgotten(stage, { PUBLIC_ORIGIN: 'https://sevenfold.example' }),
      await forgotten(stage, { TRUSTED_PROXIES: '127.0.0.1' }),
      ...(await demoFor(stage)),
    ];
  },
};
