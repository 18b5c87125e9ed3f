import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalIssuer } from '../../apps/server/src/development/local-issuer.ts';
import { freePort } from './free-port.ts';

export const root = new URL('../..', import.meta.url).pathname;

export interface Product {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** The doors open before all variants of the questions are loaded. */
  bankIsComplete(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built product as a newcomer would, on a free port and with a data folder of its own. */
export async function launch(environment: Record<string, string> = {}, keepData?: string): Promise<Product> {
  const port = Number(environment.PORT ?? (await freePort()));
  const dataDir = keepData ?? (await mkdtemp(join(tmpdir(), 'sevenfold-e2e-')));
  // The database runs as a user of its own, who has to get in.
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All journeys share one address; the limits themselves are proved by the API tests.
      RATE_LIMIT_SCALE: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    return (await fetch(`${origin}/api/health`).catch(() => undefined))?.ok === true;
  });
  return {
    origin,
    dataDir,
    process: child,
    bankIsComplete: () => until(async () => printed.includes('The question bank is complete.'), 120),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function until(condition: () => Promise<boolean>, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One product for all journeys, with single sign-on through a real provider on loopback. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const port = await freePort();
  const clientId = 'sevenfold-journeys';
  const issuer = await startLocalIssuer({
    clientId,
    redirectUris: [`http://localhost:${port}/api/auth/sso/callback`],
  });
  const product = await launch({
    PORT: String(port),
    SSO_ISSUER: issuer.issuer,
    SSO_CLIENT_ID: clientId,
  });
  await product.bankIsComplete();
  process.env.PRODUCT_ORIGIN = product.origin;
  return async () => {
    await product.stop();
    await issuer.stop();
  };
}
