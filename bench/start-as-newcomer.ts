import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../apps/server/test/free-port.ts';
import { endWithUs } from './end-with-us.ts';

const root = new URL('..', import.meta.url).pathname;

/** What the product prints. */
export const ready = 'is ready at';
export const bankComplete = 'The question bank is complete.';

export interface NewcomersProduct {
  readonly pid: number;
  readonly origin: string;
  /** How many seconds after its start it printed this. */
  said(text: string): Promise<number>;
  stop(): Promise<void>;
}

/** As `npm start` does: embedded engine, whole bank. */
export async function startAsNewcomer(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<NewcomersProduct> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      DEMO_DATA: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  return {
    pid: child.pid!,
    origin: `http://localhost:${port}`,
    async said(text) {
      while (!printed.includes(text)) {
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => Promise.reject(new Error(`the product ended: ${printed}`))),
        ]);
      }
      return (performance.now() - began) / 1000;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
