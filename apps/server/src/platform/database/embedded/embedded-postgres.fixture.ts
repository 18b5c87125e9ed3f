import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { processStart } from './process-inspection.ts';
import { run } from './service-user.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** A database made once and copied, where a test isn't about its making. */
let model: string;
export let folder: string;
export let dataDir: string;
export let log: string[];
export let started: EmbeddedPostgres[];
let children: ChildProcess[];
/** Data directories of every server a test may have started. */
export let clusters: Set<string>;

/** Each test of the calling file gets a folder of its own, and whatever it starts is ended. */
export function endClustersAfterEach(): void {
  beforeAll(async () => {
    model = await mkdtemp(join(tmpdir(), 'sevenfold-embedded-model-'));
    await chmod(model, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDir: model, log: () => undefined });
    await postgres.stop();
  }, 60_000);

  afterAll(async () => {
    await rm(model, { recursive: true, force: true });
  });

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'sevenfold-embedded-')));
    // As root, the service user has to get in; a folder made by mkdtemp is closed.
    await chmod(folder, 0o755);
    dataDir = join(folder, 'data');
    log = [];
    started = [];
    children = [];
    clusters = new Set([join(dataDir, 'postgres')]);
  });

  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await Promise.allSettled(started.map((postgres) => postgres.stop()));
    for (const cluster of clusters) {
      const pid = await postmasterPid(cluster);
      if (pid) await kill(pid, 'SIGQUIT');
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

export async function copyModel(): Promise<void> {
  expect(await run('cp', ['-a', model, dataDir])).toEqual({ ok: true, output: '' });
}

export async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: (message) => log.push(message) });
  started.push(postgres);
  return postgres;
}

export function spawnOwner(dir = dataDir, ...options: 'stays'[]): ChildProcess {
  const fixture = join(here, 'owner.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dir, ...options], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

export async function startOwner(
  dir = dataDir,
): Promise<{ child: ChildProcess; url: string; log: string[] }> {
  const child = spawnOwner(dir);
  const [line] = await once(createInterface({ input: child.stdout! }), 'line');
  return { child, ...(JSON.parse(line) as { url: string; log: string[] }) };
}

export async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

export const isAlive = async (pid: number): Promise<boolean> => (await processStart(pid)) !== null;

export async function postmasterPid(cluster = join(dataDir, 'postgres')): Promise<number | null> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  const serves = pid > 0 && (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  return serves ? pid : null;
}

export async function kill(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  while (await isAlive(pid)) await sleep(10);
}

export const serversOf = async (cluster: string): Promise<number[]> => {
  const { output } = await run('ps', ['-eo', 'pid=,args=']);
  return output
    .split('\n')
    .filter((line) => line.includes(`bin/postgres -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
};
