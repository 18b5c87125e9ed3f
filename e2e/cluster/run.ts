import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startLocalIssuer } from '../../apps/server/src/development/local-issuer.ts';
import { hashPassword } from '../../apps/server/src/features/accounts/password-hashing.ts';
import { demoAccounts, demoPassword } from '../../apps/server/src/features/accounts/seed-demo-accounts.ts';
import { startRazorpayEmulator } from '../../apps/server/test/emulators/razorpay/razorpay-emulator.ts';
import { startEngine } from '../../apps/server/test/engine.ts';
import { startMailRecorder } from '../../apps/server/test/mail-recorder.ts';
import { startRedisServer } from '../../apps/server/test/redis-server.ts';
import { startReplica } from '../../apps/server/test/replica.ts';
import { startS3Server } from '../../apps/server/test/s3-server.ts';
import { roleIds } from '../../packages/contract/src/accounts/roles.ts';
import { freePort } from '../product/free-port.ts';
import { root, until } from '../product/start-product.ts';
import { startBalancer } from './balancer.ts';
import { keepBank, restoreBank } from './bank-dump.ts';
import { compareBooks, type Line, untilMailsAreThere, watchClosings } from './books.ts';
import { startKiller } from './killer.ts';
import { startLoad } from './load.ts';
import { checkReplica } from './replica-check.ts';
import { prepareServer } from './servers.ts';
import { measureStaleness } from './staleness.ts';

/**
 * Three servers on one PostgreSQL behind a real balancer, killed and started again one by one, while browsers go their
 * journeys and retry-safe clients do things that must happen once. Prints what became of all of it.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    clients: { type: 'string', default: '4' },
    /** Journeys whose file name holds one of these; all that fit by default. */
    journeys: { type: 'string', multiple: true, default: [] },
    'no-journeys': { type: 'boolean', default: false },
    /** The first of five ports; any free ones by default. */
    port: { type: 'string' },
    /** Begin with an empty database instead of with the bank as the last such beginning left it. */
    fresh: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
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

async function logIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': 'cluster' },
    body: JSON.stringify({ username: email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return answer.headers.get('authorization')?.slice(7) ?? '';
}

interface JourneyFigures {
  readonly passed: number;
  readonly again: number;
  readonly failed: number;
}

async function runJourneys(origin: string, mailsUrl: string): Promise<JourneyFigures> {
  const report = join(root, 'test-results/cluster.json');
  const child = spawn(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/cluster/playwright.config.ts', ...values.journeys],
    {
      cwd: root,
      env: {
        ...process.env,
        PRODUCT_ORIGIN: origin,
        MAILS_URL: mailsUrl,
        MAILS_TAKE_MS: '110000',
        // Of calls that no balancer may repeat. Those that it may are counted from its log, and none may be lost.
        EXPECTED_TROUBLE: '(answer 50[24]: |Failed to load resource: .*50[24])',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await new Promise((resolve) => child.once('exit', resolve));
  const { stats } = JSON.parse(await readFile(report, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  return { passed: stats.expected, again: stats.flaky, failed: stats.unexpected };
}

const inMs = (value = 0) => `${value.toFixed(0)} ms`;
const spread = (sorted: readonly number[]) =>
  `half within ${inMs(sorted[Math.floor(sorted.length / 2)])}, the slowest ${inMs(sorted.at(-1))}`;

function printTable(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const row = (what: string, ...cells: (string | number)[]) =>
    console.log(`${what.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(8)).join('  ')}`);
  row('', 'promised', 'found', 'missing', 'twice');
  for (const { what, promised, found, missing, twice } of lines) row(what, promised, found, missing, twice);
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
  const storage = endedLater(await startS3Server(), (one) => one.stop());
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
  const environment = {
    DATABASE_URL: engine.url,
    DATABASE_REPLICA_URLS: replicaUrl.href,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_SCALE: '1000',
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
  const isFresh = values.fresh || !(await restoreBank(engine.url));
  say(`starting three servers at once on a database ${isFresh ? 'without' : 'with'} a bank`);
  await Promise.all(servers.map((server) => server.start()));
  const database = endedLater(new pg.Pool({ connectionString: engine.url, max: 4 }), (pool) => pool.end());
  database.on('error', () => undefined);
  const isComplete = async () =>
    (await database.query("select from loaded_content where key = 'bank'")).rowCount === 1;
  await until(isComplete, 900);
  if (isFresh) await keepBank(engine.url);
  await addStaff(database);
  await watchClosings(database);
  const checked = endedLater(await startReplica(engine, replicaPort), (one) => one.stop());
  const wrongWithReplica = await checkReplica(engine, checked);
  const replica = endedLater(await startReplica(engine, replicaPort), (one) => one.stop());
  const [first, second] = servers.map((server) => `http://127.0.0.1:${server.port}`);
  const token = await logIn(first!, 'owner@sevenfold.example');
  const withRedis = await measureStaleness(first!, second!, token);
  await redis.stop();
  const withoutRedis = await measureStaleness(first!, second!, token);
  await redis.start();

  const balancer = endedLater(await startBalancer(port, serverPorts), (one) => one.stop());
  say(`the balancer listens at ${origin}; clients, browsers and the killer begin`);
  const load = startLoad({ origin, clients: Number(values.clients), database, provider });
  provider.events.sendTo(undefined);
  const killer = startKiller(servers);
  const journeys = values['no-journeys'] ? undefined : runJourneys(origin, recorder.url);
  await sleep(minutes * 30_000);
  say('Redis is taken away for 15 seconds, and the replica for good');
  await redis.stop();
  await replica.stop();
  await sleep(15_000);
  await redis.start();
  await sleep(Math.max(0, minutes * 30_000 - 15_000));
  const journeyFigures = await journeys;
  say('no more kills; what was begun is finished');
  await killer.stop();
  await load.stop();
  await untilMailsAreThere(load.students, recorder.mails, 150);
  const lines = await compareBooks(load.students, {
    database,
    mails: recorder.mails,
    provider,
    storageFolder: storage.directory,
  });
  const requests = await balancer.requests();

  const passedOn = requests.filter(({ answers }) => answers.length > 1).length;
  const lost = requests.filter(({ status }) => status === 502 || status === 504);
  const lostSafe = lost.filter(({ method }) => method !== 'POST' && method !== 'PATCH');
  const faults = requests.filter(({ status }) => status === 500);
  const left =
    servers
      .flatMap(({ log }) => log)
      .join('')
      .split('is not sent again').length - 1;
  const { figures, surprises } = load;
  console.log(`
Three servers, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes in all
  servers ended                         ${killer.ended.SIGKILL} by SIGKILL, ${killer.ended.SIGTERM} by SIGTERM
  each back after                       ${killer.away.length ? `${Math.min(...killer.away).toFixed(1)} to ${Math.max(...killer.away).toFixed(1)} s` : '-'}
  requests at the balancer              ${requests.length}
    passed on to another server         ${passedOn}
    lost, and not to be repeated (POST) ${lost.length - lostSafe.length}
    lost though they may be repeated    ${lostSafe.length}
    answered with 500                   ${faults.length}
  calls of the retry-safe clients       ${figures.calls}
    said again                          ${figures.repeated}
    given up                            ${figures.failed.length}
    answered as nobody should be        ${surprises.length}
  journeys passed                       ${journeyFigures ? `${journeyFigures.passed} at once, ${journeyFigures.again} when begun again, ${journeyFigures.failed} not` : '-'}
  messages left unsent after a kill     ${left}
  a replica lags, returns and goes      ${wrongWithReplica.length === 0 ? 'as it should' : `not so: ${wrongWithReplica.join('; ')}`}
  a change of the bank at another server, with Redis     ${spread(withRedis)}
                                          without Redis  ${spread(withoutRedis)}
`);
  printTable(lines);
  for (const trouble of [
    ...surprises,
    ...figures.failed,
    ...lostSafe.map(({ method, path }) => `lost: ${method} ${path}`),
    ...faults.map(({ method, path }) => `500: ${method} ${path}`),
  ]) {
    console.log(`! ${trouble}`);
  }
  const isRight =
    lines.every(({ missing, twice }) => missing === 0 && twice === 0) &&
    [lostSafe, faults, figures.failed, surprises, wrongWithReplica].every((list) => list.length === 0) &&
    (journeyFigures?.failed ?? 0) === 0;
  console.log(isRight ? '\nNothing lost, nothing twice.' : '\nSOMETHING IS WRONG.');
  return isRight;
}

async function endAll(): Promise<void> {
  for (const end of ends.splice(0)) await end().catch((error: unknown) => console.error(error));
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
