import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { demoAccounts, demoPassword } from '../../apps/server/src/features/accounts/seed-demo-accounts.ts';
import { startStripeEmulator } from '../../apps/server/test/emulators/stripe/stripe-emulator.ts';
import { startEngine } from '../../apps/server/test/engine.ts';
import { embeddedEngine } from '../faults/engine-faults.ts';
import { copyFolder } from '../faults/kit.ts';
import { startMailServer } from '../faults/mail-server.ts';
import { makeSmallProduct } from '../faults/small-product.ts';
import { emptyFolder } from '../product/data-folders.ts';
import { removeDataFolder } from '../product/remove-data-folder.ts';
import { launch, type Product } from '../product/start-product.ts';
import { expectStatus, password } from './people.ts';
import { ask, type Site } from './site.ts';

export const siteHost = 'sevenfold.example';
/** As the product has them by itself; the journeys are more patient. */
const ownLimits = { RATE_LIMIT_SCALE: '1', LOAD_SHEDDING: 'on', ANSWER_TIME_SCALE: '1' };
const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Attack' };
const commandSeconds = 120;

/** Everything that is needed for real sites, and what a demo has left behind. */
export interface Stage {
  /** What a production needs beside a database. */
  readonly production: Readonly<Record<string, string>>;
  /** Starts the built product; it is ended with the stage unless the case ends it before. */
  start(environment: Readonly<Record<string, string>>, folder?: string): Promise<Product>;
  /** A copy of the data of a demo that was tried out, with a session of its owner. */
  triedOut(): Promise<string>;
  ownerToken(): string;
  /** A command of the built product, as `npm run` calls it. */
  command(
    name: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): Promise<string>;
  emptyDatabase(): Promise<string>;
  openDemo(): Promise<Site>;
  openProduction(): Promise<Site>;
  stop(): Promise<void>;
}

/** `begun` is told how to end what is there so far. */
export async function setStage(begun: (stop: () => Promise<void>) => void): Promise<Stage> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end().catch((error: unknown) => console.error(error));
  };
  begun(stop);
  try {
    return await build(ends, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function build(ends: (() => Promise<unknown>)[], stop: () => Promise<void>): Promise<Stage> {
  const place = await makeSmallProduct();
  ends.push(() => rm(place, { recursive: true, force: true }));
  const engine = await startEngine('embedded');
  ends.push(() => engine.stop());
  const mails = await startMailServer();
  ends.push(() => mails.stop());
  const provider = await startStripeEmulator();
  ends.push(() => provider.close());
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `https://${siteHost}`,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    ...provider.environment,
  };

  const start: Stage['start'] = async (environment, folder) => {
    const dataDir = folder ?? (await emptyFolder());
    let child: ChildProcess | undefined;
    // From the beginning on: a run that is broken off while a product starts leaves none behind.
    ends.push(async () => {
      if (child && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await removeDataFolder(dataDir);
    });
    return launch({ ...ownLimits, ...environment }, dataDir, place, (spawned) => {
      child = spawned;
    });
  };
  const portOf = ({ origin }: Product) => Number(new URL(origin).port);

  const command: Stage['command'] = async (name, args, environment) => {
    const child = spawn(process.execPath, [`apps/server/dist/${name}.js`, ...args], {
      cwd: place,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: commandSeconds * 1000,
    });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}${errors}`);
    return output;
  };

  let databases = 0;
  const emptyDatabase = async () => {
    databases += 1;
    const client = new pg.Client({ connectionString: engine.url });
    await client.connect();
    await client.query(`create database attack_${databases}`);
    await client.end();
    const url = new URL(engine.url);
    url.pathname = `/attack_${databases}`;
    return url.href;
  };

  // A newcomer's demo, whose owner has logged in: what becomes of it elsewhere is one of the questions.
  const first = await start({});
  const [owner] = demoAccounts;
  const here = { port: portOf(first), host: `localhost:${portOf(first)}` };
  const loggedIn = await ask(here, 'POST', '/api/auth/login', {
    body: { username: owner.email, password: demoPassword },
    headers: { 'x-device-id': 'attack-owner' },
  });
  const ownerToken = String(expectStatus(loggedIn, 200, 'the demo owner').headers.authorization).slice(7);
  await first.bankIsComplete();
  await first.end();
  const triedOut = async () => {
    const folder = await emptyFolder();
    await copyFolder(first.dataDir, folder);
    return folder;
  };

  return {
    production,
    start,
    triedOut,
    ownerToken: () => ownerToken,
    command,
    emptyDatabase,
    stop,
    async openDemo() {
      const product = await start({}, await triedOut());
      const port = portOf(product);
      const site = { port, host: `localhost:${port}` };
      return {
        ...site,
        name: 'demo',
        owner: { email: owner.email, password: demoPassword },
        provider: 'sandbox',
        databaseUrl: embeddedEngine(() => product.dataDir).url,
        async pay(ref) {
          const paid = await ask(site, 'POST', `/api/sandbox/checkouts/${ref}/payment`, { body: card });
          expectStatus(paid, 200, 'payment');
        },
      };
    },
    async openProduction() {
      const environment = { ...production, DATABASE_URL: await emptyDatabase() };
      const product = await start(environment);
      await product.bankIsComplete();
      const email = 'owner@school.example';
      await command('create-owner', ['--email', email, '--name', 'Olivia Owner'], {
        ...environment,
        DATA_DIR: product.dataDir,
        OWNER_PASSWORD: password,
      });
      return {
        port: portOf(product),
        host: siteHost,
        name: 'production',
        owner: { email, password },
        provider: 'stripe',
        databaseUrl: async () => environment.DATABASE_URL,
        pay: async (ref) => void provider.pay(ref),
      };
    },
  };
}
