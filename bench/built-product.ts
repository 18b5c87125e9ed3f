import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/server/test/free-port.ts';
import { endWithUs } from './end-with-us.ts';

const root = new URL('..', import.meta.url).pathname;

/** The built product on a free port, as `npm start` runs it. */
export async function startBuiltProduct(databaseUrl: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-bench-'));
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_SCALE: '100000',
      // Everybody comes from one address here.
      OPEN_REQUESTS_PER_ADDRESS: '100000',
      CONNECTIONS_PER_ADDRESS: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
      await sleep(50);
    }
  };
  await until(() => printed.includes('is ready at'));
  await until(() => printed.includes('The question bank is complete.'));
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The most memory that it had so far, in MB. */
    async memory(): Promise<number> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
