import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../apps/server/test/build-server.ts';
import { databaseTime } from './processor-time.ts';

export const appFile = './serve-app.ts';

export interface ServerProcess {
  /** What it said first: where it listens, if it does. */
  readonly origin: string;
  tell<Answer>(message: object): Promise<Answer>;
  /** Milliseconds of processor time used so far, by it and by its connections to the database. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

let builtApp: Promise<string> | undefined;

/**
 * The app is measured as it is built. Compiled while it is loaded, each function that is made gets its name by a call, and is
 * another kind of thing to the engine than its sisters.
 */
async function buildApp(): Promise<string> {
  const { folder } = await buildServer({ 'serve-app': pathOf(appFile) });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'serve-app.js');
}

async function startOf(file: string): Promise<{ path: string; loader: readonly string[] }> {
  if (file !== appFile) return { path: pathOf(file), loader: ['--import', 'tsx'] };
  builtApp ??= buildApp();
  return { path: await builtApp, loader: [] };
}

/** A file of this folder in a process of its own. It ends when nobody is left who talks to it. */
export async function startProcess(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = file === appFile ? process.env.BENCH_PROFILE : undefined;
  const { path, loader } = await startOf(file);
  const child = fork(path, {
    cwd: root,
    // React and others choose by it which of their builds they are.
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    serialization: 'advanced',
    execArgv: [...loader, ...(folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [])],
  });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before its time`)));
  const [origin] = (await Promise.race([once(child, 'message'), died])) as [string];
  const tell = async <Answer>(message: object) => {
    child.send(message);
    const [answer] = (await Promise.race([once(child, 'message'), died])) as [Answer];
    return answer;
  };
  return {
    origin,
    tell,
    async cpu() {
      const { user, system } = await tell<NodeJS.CpuUsage>({});
      const url = environment.DATABASE_URL;
      return (user + system) / 1000 + (url ? await databaseTime(url) : 0);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The real app with its jobs. */
export const startAppWithJobs = (databaseUrl: string) =>
  startProcess(appFile, { DATABASE_URL: databaseUrl, BENCH_JOBS: 'yes' });
