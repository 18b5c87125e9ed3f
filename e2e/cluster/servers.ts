import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../product/start-product.ts';
import { until } from '../product/until.ts';

export interface Server {
  readonly name: string;
  readonly port: number;
  /** What it has logged over all of its lives. */
  readonly log: string[];
  /** From the folder of another version, if one is given. */
  start(folder?: string): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  remove(): Promise<void>;
}

/**
 * One of several built servers; its data folder is its own, as on a machine of its own. What changes in the environment
 * holds from its next start.
 */
export async function prepareServer(
  name: string,
  port: number,
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-cluster-'));
  const log: string[] = [];
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  return {
    name,
    port,
    log,
    async start(folder = root) {
      const process_ = spawn(process.execPath, ['apps/server/dist/main.js'], {
        cwd: folder,
        env: {
          PATH: process.env.PATH ?? '',
          HOME: process.env.HOME ?? '',
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = process_;
      for (const output of [process_.stdout, process_.stderr]) {
        output.on('data', (text) => {
          log.push(String(text));
          void appendFile(logFile, `${name}: ${text}`);
        });
      }
      await until(async () => {
        if (!isRunning()) throw new Error(`${name} ended by itself: ${log.slice(-3).join('')}`);
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
        return answer?.ok === true;
      }, 180);
    },
    async end(signal) {
      if (!isRunning()) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill(signal);
      await ended;
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
