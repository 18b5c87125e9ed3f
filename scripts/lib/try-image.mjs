import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEngine } from '../../apps/server/test/engine.ts';
import { buildIfNeeded } from './build.mjs';
import { ensurePostgres } from './debian.mjs';
import { root, run } from './run.mjs';

/** Nobody in particular, as in the image. */
const user = 10001;
const patienceMs = 180_000;

/**
 * Does without Docker what the image does: lays out exactly what the last stage of the Dockerfile copies, with the
 * packages of production only, and serves from there as a user who can write nothing but the data folder.
 */
export async function tryImage() {
  if (process.getuid?.() !== 0) return 'skipped, as only root can start it as somebody else';
  process.env.POSTGRES_BIN ??= await ensurePostgres();
  await buildIfNeeded();
  const place = await mkdtemp(join(tmpdir(), 'sevenfold-image-'));
  await chmod(place, 0o755);
  const engine = await startEngine('server');
  try {
    await layOut(join(place, 'app'));
    const size = (await run('du', ['-sm', join(place, 'app')], { quiet: true })).split('\t')[0];
    const data = join(place, 'data');
    await mkdir(data);
    await chown(data, user, user);
    const told = await serve(join(place, 'app'), { DATA_DIR: data, DATABASE_URL: engine.url });
    return `${size} MB besides Node, ${told}`;
  } finally {
    await engine.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function layOut(place) {
  const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const [, from, to] of lastStage.matchAll(/^COPY --from=build \/build\/(\S+) (\S+)$/gm)) {
    await mkdir(dirname(join(place, to)), { recursive: true });
    if (from === 'node_modules') await layOutPackages(join(place, to));
    else await copy(join(root, from), join(place, to));
  }
  const trimming = /^RUN (rm -rf [\s\S]*?[^\\])\n/m.exec(dockerfile)?.[1];
  if (!trimming) throw new Error('the Dockerfile trims nothing');
  await run('sh', ['-ec', trimming], { cwd: place, quiet: true });
}

/** What `npm prune --omit=dev` leaves. */
async function layOutPackages(place) {
  const { packages } = JSON.parse(await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (!name || entry.dev || entry.link) continue;
    await mkdir(dirname(join(place, name)), { recursive: true });
    await copy(join(root, path), join(place, name));
  }
}

/** By links where that is possible: nothing of it is written to. */
const copy = (from, to) =>
  promisify(execFile)('cp', ['-al', from, to]).catch(() => run('cp', ['-a', from, to], { quiet: true }));

async function serve(app, environment) {
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: app,
    uid: user,
    gid: user,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(server, 'exit');
  try {
    const health = await untilHealthy(`http://127.0.0.1:${port}`, server);
    await useIt(`http://127.0.0.1:${port}`);
    server.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`the server ended with ${code ?? signal} after SIGTERM`);
    return `version ${health.version} served as user ${user} from a folder that it can't write, and ended by SIGTERM`;
  } catch (error) {
    throw new Error(`${error.message}\n${said.slice(-3000)}`);
  } finally {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGKILL');
  }
}

/** Through as many of the packages as a few requests can reach. */
async function useIt(origin) {
  const looked = [
    '/',
    '/ibdp-question-bank',
    '/search?q=vectors',
    '/blogs',
    '/pricing',
    '/login',
    '/social-card.png',
  ];
  for (const path of [...looked, '/sitemap.xml', '/api/openapi.json']) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const password = 'Quiet-Library-7';
  const signedUp = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': 'image' },
    body: JSON.stringify({
      email: 'asha@school.example',
      full_name: 'Asha Rao',
      username: '',
      password,
      confirmPassword: password,
    }),
  });
  if (signedUp.status !== 201) throw new Error(`a sign-up answered ${signedUp.status}`);
}

async function untilHealthy(origin, server) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (answer?.ok) return answer.json();
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error('the server is not healthy in time');
    await sleep(200);
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
