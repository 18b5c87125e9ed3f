import { demoAccounts, demoPassword } from '../../../apps/server/src/features/accounts/seed-demo-accounts.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import { logIn, password } from '../people.ts';
import { ask, counted } from '../site.ts';
import { type Stage, siteHost } from '../stage.ts';

async function tryDemoAccounts(
  stage: Stage,
  variant: string,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<Finding[]> {
  const product = await stage.start(environment, folder);
  const site = { port: Number(new URL(product.origin).port), host: siteHost };
  const published: number[] = [];
  for (const { email } of demoAccounts) {
    for (const name of [email, email.split('@')[0]!]) {
      published.push((await logIn(site, name, { password: demoPassword })).status);
    }
  }
  const session = (await ask(site, 'GET', '/api/user', { token: stage.ownerToken() })).status;
  const email = 'owner@school.example';
  await stage.command('create-owner', ['--email', email, '--name', 'Olivia Owner'], {
    ...environment,
    DATA_DIR: folder,
    OWNER_PASSWORD: password,
  });
  const owner = await logIn(site, email, { password });
  await product.end();
  return [
    {
      variant: `${variant}: published passwords`,
      held: published.every((status) => [401, 403].includes(status)) && session === 401,
      seen: `${counted(published)}; a session from before: ${session}`,
    },
    { variant: `${variant}: create-owner`, held: owner.status === 200, seen: `log-in ${owner.status}` },
  ];
}

export const demoAccountsLeft: AttackCase = {
  name: 'demo-accounts',
  seconds: 1200,
  async on(stage) {
    const found = await tryDemoAccounts(stage, 'same folder', stage.production, await stage.triedOut());
    for (const [variant, more] of [
      ['moved', []],
      ['moved with the demo', ['--with-demo']],
    ] as const) {
      const folder = await stage.triedOut();
      const url = await stage.emptyDatabase();
      await stage.command('move-to-postgres', ['--to', url, ...more], { DATA_DIR: folder });
      const environment = { ...stage.production, DATABASE_URL: url };
      found.push(...(await tryDemoAccounts(stage, variant, environment, folder)));
    }
    return found;
  },
};
