import { type ChildProcess, spawn } from 'node:child_process';
import { startLocalIssuer } from '../../apps/server/src/demo/sign-on/local-issuer.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { emptyFolder, folderWithBank } from './data-folders.ts';
import { removeDataFolder } from './remove-data-folder.ts';
import { until } from './until.ts';

export const root = new URL('../..', import.meta.url).pathname;

export interface Product {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** The doors open before all variants of the questions are loaded. */
  bankIsComplete(): Promise<void>;
  /** Ends it as an operator would and leaves its data. */
  end(): Promise<void>;
  /** The same, and its data are gone. */
  stop(): Promise<void>;
}

/** Starts the built product on a free port, with a data folder of its own in which the bank is already loaded. */
export async function launch(
  environment: Record<string, string> = {},
  folder?: string,
  /** Where the built product lies. */
  place = root,
  /** Called as soon as the process is there. */
  onSpawn?: (child: ChildProcess) => void,
): Promise<Product> {
  const port = Number(environment.PORT ?? (await freePort()));
  const dataDir = folder ?? (await (environment.DATABASE_URL ? emptyFolder() : folderWithBank()));
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: place,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All journeys share one address; the limits themselves are proved by the API tests.
      RATE_LIMIT_SCALE: '1000',
      // Browsers and product share two cores: what is slow for that reason is no overload.
      LOAD_SHEDDING: 'off',
      ANSWER_TIME_SCALE: '10',
      // Two are enough to try others.
      BANK_VARIANTS: '2',
      // Journeys begin with empty lists and queues.
      DEMO_DATA: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onSpawn?.(child);
  const origin = `http://localhost:${port}`;
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  const isHealthy = async () => {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`the product ended with ${ended}: ${printed.slice(-2000)}`);
    return (await fetch(`${origin}/api/health`).catch(() => undefined))?.ok === true;
  };
  // From nothing it takes a while on busy cores.
  await until(isHealthy, 180).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    dataDir,
    process: child,
    bankIsComplete: () => until(async () => printed.includes('The question bank is complete.'), 300),
    end,
    async stop() {
      await end();
      await removeDataFolder(dataDir);
    },
  };
}

/** Starts as a newcomer would, from nothing, and keeps what that leaves for all products of this run. */
async function prepareData(): Promise<string> {
  const first = await launch({}, await emptyFolder());
  await first.bankIsComplete();
  await first.end();
  return first.dataDir;
}

/** One product for all journeys, with single sign-on through a real provider on loopback. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const prepared = await prepareData();
  process.env.PREPARED_DATA = prepared;
  const sessions = await emptyFolder();
  process.env.SESSIONS_FOLDER = sessions;
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
  process.env.PRODUCT_ORIGIN = product.origin;
  return async () => {
    await product.stop();
    await issuer.stop();
    await removeDataFolder(prepared);
    await removeDataFolder(sessions);
  };
}
