import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startLocalIssuer } from '../../apps/server/src/demo/sign-on/local-issuer.ts';
import { hashPassword } from '../../apps/server/src/features/accounts/password-hashing.ts';
import { demoAccounts, demoPassword } from '../../apps/server/src/features/accounts/seed-demo-accounts.ts';
import { startRazorpayEmulator } from '../../apps/server/test/emulators/razorpay/razorpay-emulator.ts';
import { startEngine } from '../../apps/server/test/engine.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { startMailRecorder } from '../../apps/server/test/mail-recorder.ts';
import { startRedisServer } from '../../apps/server/test/redis-server.ts';
import { startReplica } from '../../apps/server/test/replica.ts';
import { startS3Server } from '../../apps/server/test/s3-server.ts';
import { roleIds } from '../../packages/contract/src/accounts/roles.ts';
import { logInAs } from '../product/session.ts';
import { root } from '../product/start-product.ts';
import { until } from '../product/until.ts';
import { startBalancer } from './balancer.ts';
import { keepBank, restoreBank } from './bank-dump.ts';
import { compareBooks, untilMailsAreThere, watchClosings } from './books.ts';
import { openBrowsers } from './browsers.ts';
import { startKiller } from './killer.ts';
import { startLoad } from './load.ts';
import { checkReplica } from './replica-check.ts';
import { report } from './report.ts';
import { prepareServer, type Server } from './servers.ts';
import { measureStaleness } from './staleness.ts';

/**
 * Three servers on one PostgreSQL behind a real balancer, killed and started again one by one, while browsers go their
 * journeys and retry-safe clients do things that must happen once. Prints what became of all of it.
 */
const { values } = parseArgs({
  options: {
    /** How long the clients work at least; they go on for as long as the journeys of the first round. */
    minutes: { type: 'string', default: '4' },
    clients: { type: 'string', default: '2' },
    /** Journeys whose file name holds one of these. */
    journeys: { type: 'string', multiple: true, default: [] },
    /** Every journey that needs nothing but the product, instead of a choice that goes through all features. */
    all: { type: 'boolean', default: false },
    'no-journeys': { type: 'boolean', default: false },
    /** The first of five ports; any free ones by default. */
    port: { type: 'string' },
    /** Begin with an empty database instead of with the bank as the last such beginning left it. */
    fresh: { type: 'boolean', default: false },
    /** The folder of an older version, built: the servers begin with it and change to this one while clients work. */
    'upgrade-from': { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const olderVersion = values['upgrade-from'] && resolve(values['upgrade-from']);
const begun = performance.now();
const say = (text: string) =>
  console.log(`[${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s] ${text}`);

const ends: (() => Promise<unknown>)[] = [];
function endedLater<Thing>(thing: Thing, end: (thing: Thing) => Promise<unknown>): Thing {
  ends.unshift(() => end(thing));
  return thing;
}

async function portsToUse(): Promise<number[]> {
  const first = Number(values.port);
  if (values.port) return [first, first + 1, first + 2, first + 3];
  return [await freePort(), await freePort(), await freePort(), await freePort()];
}

async function addStaff(database: pg.Pool): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const { role, fullName, email } of demoAccounts) {
    await database.query(
      `insert into users (id, role_id, username, full_name, email, verified, password_hash, created_at, updated_at)
       values ($1, $2, $3, $4, $5, true, $6, now(), now())`,
      [randomUUID(), roleIds[role], role, fullName, email, passwordHash],
    );
  }
}

/** One server after the other. In between, servers of both versions work on one database. */
async function upgrade(servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    await sleep(minutes * 10_000);
    say(`${server.name} changes to this version`);
    await server.end('SIGTERM');
    await server.start();
  }
}

async function main(): Promise<boolean> {
  await mkdir(join(root, 'test-results'), { recursive: true });
  const logFile = join(root, 'test-results/cluster-servers.log');
  await writeFile(logFile, '');
  const [port = 0, ...serverPorts] = await portsToUse();
  const origin = `http://localhost:${port}`;
  say('starting PostgreSQL, Redis, S3, SMTP, Razorpay (emulated) and a provider of single sign-on');
  const engine = endedLater(await startEngine('server'), (one) => one.stop());
  const redis = endedLater(await startRedisServer(), (one) => one.stop());
  const storage = endedLater(await startS3Server('sevenfold-files', origin), (one) => one.stop());
  const recorder = endedLater(await startMailRecorder(), (one) => one.stop());
  const provider = endedLater(await startRazorpayEmulator(), (one) => one.close());
  const clientId = 'sevenfold-cluster';
  const issuer = endedLater(
    await startLocalIssuer({ clientId, redirectUris: [`${origin}/api/auth/sso/callback`] }),
    (one) => one.stop(),
  );
  const replicaPort = values.port ? port + 4 : await freePort();
  const replicaUrl = new URL(engine.url);
  replicaUrl.port = String(replicaPort);
  const environment: Record<string, string> = {
    DATABASE_URL: engine.url,
    DATABASE_REPLICA_URLS: replicaUrl.href,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_SCALE: '1000',
    // Everything shares a few cores here: what is slow for that reason is no overload.
    LOAD_SHEDDING: 'off',
    DRAIN_SECONDS: '3',
    SSO_ISSUER: issuer.issuer,
    SSO_CLIENT_ID: clientId,
    ...storage.environment,
    ...recorder.environment,
    ...provider.environment,
  };
  const servers = await Promise.all(
    serverPorts.map((serverPort, index) =>
      prepareServer(`server ${index + 1}`, serverPort, environment, logFile),
    ),
  );
  for (const server of servers) {
    endedLater(server, async () => {
      await server.end('SIGKILL');
      await server.remove();
    });
  }
  const isFresh = values.fresh || olderVersion || !(await restoreBank(engine.url));
  say(`starting three servers at once on a database ${isFresh ? 'without' : 'with'} a bank`);
  await Promise.all(servers.map((server) => server.start(olderVersion)));
  const database = endedLater(new pg.Pool({ connectionString: engine.url, max: 4 }), (pool) => pool.end());
  database.on('error', () => undefined);
  const isComplete = async () =>
    (await database.query("select from loaded_content where key = 'bank'")).rowCount === 1;
  await until(isComplete, 900);
  if (isFresh && !olderVersion) await keepBank(engine.url);
  await addStaff(database);
  await watchClosings(database);
  const checked = endedLater(await startReplica(engine, replicaPort), (one) => one.stop());
  const wrongWithReplica = await checkReplica(engine, checked);
  const replica = endedLater(await startReplica(engine, replicaPort), (one) => one.stop());
  const [first, second] = servers.map((server) => `http://127.0.0.1:${server.port}`);
  const owner = { email: 'owner@sevenfold.example', password: demoPassword };
  const { token } = await logInAs(first!, owner, 'cluster');
  const withRedis = await measureStaleness(first!, second!, token);
  await redis.stop();
  const withoutRedis = await measureStaleness(first!, second!, token);
  await redis.start();

  const balancer = endedLater(await startBalancer(port, serverPorts), (one) => one.stop());
  say(`the balancer listens at ${origin}; clients, browsers and the killer begin`);
  const load = startLoad({ origin, clients: Number(values.clients), database, provider });
  provider.events.sendTo(undefined);
  if (olderVersion) {
    await upgrade(servers);
    // Accounts of these addresses that are older than the mark are taken for the demo's, which has no way in here.
    await database.query('update users set is_demo = false');
  }
  const killer = endedLater(startKiller(servers), (one) => one.stop());
  const browsers = endedLater(
    openBrowsers({ origin, mailsUrl: recorder.url, only: values.journeys, all: values.all }),
    (one) => one.stop(),
  );
  const onSite = values['no-journeys'] ? undefined : browsers.go('site');
  await sleep(minutes * 30_000);
  say('Redis is taken away for 15 seconds, and the replica for good');
  await redis.stop();
  await replica.stop();
  await sleep(15_000);
  await redis.start();
  await sleep(Math.max(0, minutes * 30_000 - 15_000));
  const site = await onSite;
  say('the clients finish what they have begun');
  await load.stop();

  let purchases: Awaited<typeof onSite>;
  if (site) {
    say('the servers change over to the sandbox, one by one, for the journeys that buy');
    await killer.stop();
    environment.PAYMENT_PROVIDER = 'sandbox';
    environment.SANDBOX_OUTSIDE_DEMO = 'on';
    for (const server of servers) {
      await server.end('SIGTERM');
      await server.start();
    }
    killer.goOn();
    purchases = await browsers.go('purchases');
  }
  say('no more kills');
  await killer.stop();
  await untilMailsAreThere(load.students, recorder.mails, 150);
  const lines = await compareBooks(load.students, {
    database,
    mails: recorder.mails,
    provider,
    storageFolder: storage.directory,
  });
  const logged = servers.flatMap(({ log }) => log).join('');
  return report({
    minutes: (performance.now() - begun) / 60_000,
    killer,
    requests: await balancer.requests(),
    load,
    journeys: site && purchases && { site, purchases },
    leftUnsent: logged.split('is not sent again').length - 1,
    wrongWithReplica,
    staleness: { withRedis, withoutRedis },
    lines,
  });
}

let ending: Promise<void> | undefined;
async function endEach(): Promise<void> {
  for (const end of ends) await end().catch((error: unknown) => console.error(error));
}
/** Whoever asks a second time waits for the same end. */
function endAll(): Promise<void> {
  ending ??= endEach();
  return ending;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}
const isRight = await main().catch((error: unknown) => {
  console.error(error);
  return false;
});
await endAll();
process.exit(isRight ? 0 : 1);
