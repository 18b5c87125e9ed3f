import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { freshDatabase } from '../../../test/test-app.ts';
import { outboxFolder } from '../../platform/mail/mailer.ts';
import { password } from '../accounts/accounts.fixture.ts';
import { goodCard } from './billing.fixture.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let dataDir: string;
let product: ChildProcess | undefined;
let origin = '';

async function setUp(): Promise<void> {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-kill-'));
}

async function tearDown(): Promise<void> {
  await kill();
  await pool.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}

async function start(): Promise<void> {
  const child = fork(join(inject('builtServer'), 'billing-process.js'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SANDBOX_OUTSIDE_DEMO: 'on',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
    },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the product ended before it was ready');
  });
  const [address] = (await Promise.race([once(child, 'message'), ended])) as [AddressInfo];
  ended.catch(() => undefined);
  origin = `http://127.0.0.1:${address.port}`;
  product = child;
}

/** As the power does it. */
async function kill(): Promise<void> {
  const child = product;
  product = undefined;
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Undefined for a server that is away or fell over while it worked. */
async function call(method: string, path: string, body?: unknown, token?: string) {
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const json = (await answer.json()) as Record<string, never>;
    return { status: answer.status, json, token: answer.headers.get('authorization')?.slice(7) };
  } catch {
    return undefined;
  }
}

async function signUp(): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const email = `${randomUUID()}@school.example`;
    const form = { email, username: '', full_name: 'Asha Rao', password, confirmPassword: password };
    const token = (await call('POST', '/api/auth/signup', form))?.token;
    if (token) return token;
  }
  throw new Error('nobody could sign up');
}

/** A person who doesn't give up: does whatever step is next until the plan is there. */
async function buyStubbornly(token: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const plan = await call('GET', '/api/plan', undefined, token);
    if (plan?.json.plan === 'platinum') return;
    const begun = await call('POST', '/api/sandbox/subscription', { plan: 'platinum' }, token);
    if (begun?.status === 201) {
      const { id } = begun.json;
      const paid = await call('POST', `/api/sandbox/checkouts/${id}/payment`, {
        card_number: goodCard,
        expiry: '12/40',
        cvc: '123',
        name: 'Asha Rao',
      });
      if (paid?.json.outcome === 'paid') {
        const { payment_id, payment_signature } = paid.json;
        const body = { subscription_id: id, payment_id, payment_signature };
        await call('POST', '/api/sandbox/verification', body, token);
      }
    }
    await sleep(30);
  }
  throw new Error('gave up');
}

const rows = async (query: string) => (await pool.query(query)).rows;

/** Seeded, so that a failure can be seen again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Students buy a plan while their server is killed, so many times, and are all found to have bought exactly one. Each
 * kill hits every purchase that is under way at another point.
 */
export async function purchasesSurvive({ kills, students }: { kills: number; students: number }) {
  await setUp();
  try {
    await buyThroughKills(kills, students);
  } finally {
    await tearDown();
  }
}

async function buyThroughKills(kills: number, students: number): Promise<void> {
  const random = randomOf(7);
  const tokens: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    if (!product) await start();
    for (let count = 0; count < students; count += 1) {
      tokens.push(await signUp());
    }
    const buying = tokens.slice(-students).map(buyStubbornly);
    const finished = Promise.all(buying);
    await sleep(20 + random() * 600);
    await kill();
    await start();
    await finished;
  }
  // A job that was being done when its server died is done again after a minute, which has passed now.
  await pool.query(
    `update jobs.job set started_on = started_on - interval '5 minutes' where state = 'active'`,
  );
  await expect
    .poll(() => rows('select event_id from sandbox_events where delivered_at is null'), { timeout: 180_000 })
    .toEqual([]);
  await expect
    .poll(() => rows('select event_id from webhook_events where handled_at is null'), { timeout: 180_000 })
    .toEqual([]);
  await expect
    .poll(
      () => rows(`select from jobs.job where data->>'job' like 'billing.mail%' and state <> 'completed'`),
      {
        timeout: 180_000,
      },
    )
    .toEqual([]);

  const count = kills * students;
  expect(await rows('select status, count(*)::int from subscriptions group by 1')).toEqual([
    { status: 'active', count },
  ]);
  expect(
    await rows(
      'select paid_count, count(distinct user_id)::int as buyers, count(*)::int from orders group by 1',
    ),
  ).toEqual([{ paid_count: 1, buyers: count, count }]);
  expect(await rows('select status, count(*)::int from payments group by 1')).toEqual([
    { status: 'paid', count },
  ]);
  expect(await rows('select status, count(*)::int from sandbox_payments group by 1')).toEqual([
    { status: 'paid', count },
  ]);
  expect(await rows('select status, count(*)::int from checkouts group by 1')).toEqual([
    { status: 'complete', count },
  ]);
  const folder = outboxFolder(dataDir);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  for (const subject of ['receipt', 'plan has started']) {
    expect(mails.filter((mail) => mail.subject.includes(subject))).toHaveLength(count);
  }
}
