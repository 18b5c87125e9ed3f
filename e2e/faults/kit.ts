import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { startStripeEmulator } from '../../apps/server/test/emulators/stripe/stripe-emulator.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { startS3Server } from '../../apps/server/test/s3-server.ts';
import { emptyFolder } from '../product/data-folders.ts';
import { removeDataFolder } from '../product/remove-data-folder.ts';
import { launch, type Product, root } from '../product/start-product.ts';
import { embeddedEngine, type FaultyEngine, serverEngine } from './engine-faults.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { startWebhookPost, type WebhookPost } from './webhook-post.ts';

/** The product with everything that it needs, each behind something that can break. */
export interface Kit {
  readonly engine: FaultyEngine;
  readonly mails: MailServer;
  readonly mailWay: TcpProxy;
  readonly storageWay: TcpProxy;
  readonly providerWay: TcpProxy;
  readonly provider: Awaited<ReturnType<typeof startStripeEmulator>>;
  readonly webhooks: WebhookPost;
  readonly product: () => Product;
  /** Where the storage that is behind a proxy keeps its files. */
  readonly bucket: string;
  /** A folder for what a case needs, gone at the end. */
  readonly scratch: string;
  /** Starts the product, unless it runs like this; what is undefined is taken out of its environment. */
  start(changes?: Record<string, string | undefined>, folder?: string): Promise<Product>;
  /** Ends every fault that may be left. */
  heal(): Promise<void>;
  /** The same once more, after it was killed. */
  startAgain(): Promise<Product>;
  /** Starts it and kills it some time later, whether it is ready by then or not. */
  killWhileStarting(afterMs: number): Promise<void>;
  /** The folder that survives from case to case. */
  readonly home: string;
  stop(): Promise<void>;
}

export async function startKit(engineName: 'embedded' | 'server', place: string): Promise<Kit> {
  const home = await emptyFolder();
  const scratch = await mkdtemp(join(tmpdir(), 'sevenfold-faults-'));
  let product: Product | undefined;
  const engine =
    engineName === 'server' ? await serverEngine() : embeddedEngine(() => product?.dataDir ?? home);
  const mails = await startMailServer();
  const mailWay = await startTcpProxy(mails.port);
  const storage = await startS3Server();
  const storageWay = await startTcpProxy(Number(new URL(storage.settings.endpoint).port));
  const provider = await startStripeEmulator();
  const providerWay = await startTcpProxy(Number(new URL(provider.url).port));
  const port = String(await freePort());
  const webhooks = startWebhookPost(provider.events, `http://localhost:${port}/api/stripe/webhook`);
  const environment: Record<string, string> = {
    // How long somebody waits is part of what is looked at.
    ANSWER_TIME_SCALE: '1',
    ...engine.environment,
    PORT: port,
    SMTP_URL: `smtp://127.0.0.1:${mailWay.port}`,
    ...storage.environment,
    S3_ENDPOINT: `http://127.0.0.1:${storageWay.port}`,
    ...provider.environment,
    STRIPE_API_URL: `http://127.0.0.1:${providerWay.port}`,
  };
  await mkdir(join(root, 'test-results'), { recursive: true });
  const log = createWriteStream(join(root, `test-results/faults-${engineName}.log`));
  let last: { env: Record<string, string>; folder: string } = { env: environment, folder: home };

  const begin = async (): Promise<Product> => {
    product = await launch(last.env, last.folder, place);
    product.process.stdout?.pipe(log, { end: false });
    return product;
  };
  return {
    engine,
    mails,
    mailWay,
    storageWay,
    providerWay,
    provider,
    webhooks,
    home,
    scratch,
    bucket: storage.directory,
    product() {
      if (!product) throw new Error('the product has not been started');
      return product;
    },
    async start(changes = {}, folder = home) {
      const env = Object.entries({ ...environment, ...changes }).filter(([, value]) => value !== undefined);
      const wanted = { env: Object.fromEntries(env) as Record<string, string>, folder };
      // One that runs as it is wanted goes on, and has to get over one fault after the other.
      if (product?.process.exitCode === null && isDeepStrictEqual(wanted, last)) return product;
      await product?.end();
      last = wanted;
      return begin();
    },
    async heal() {
      await engine.heal();
      for (const way of [mailWay, storageWay, providerWay]) await way.set('open');
      mails.answerWith(undefined);
      webhooks.set({});
    },
    startAgain: begin,
    async killWhileStarting(afterMs) {
      let ended: Promise<unknown[]> = Promise.resolve([]);
      await launch(last.env, last.folder, place, (child) => {
        ended = once(child, 'exit');
        setTimeout(() => child.kill('SIGKILL'), afterMs);
        // Every other time its database dies some moments before it, which must not end the product.
        if (Math.random() < 0.5)
          setTimeout(() => void engine.kill?.().catch(() => undefined), afterMs - Math.random() * 1000);
      }).catch(() => undefined);
      const [code] = await ended;
      if (code !== null) throw new Error(`the product that was starting ended with ${String(code)}`);
    },
    async stop() {
      await product?.end();
      await webhooks.stop();
      for (const way of [mailWay, storageWay, providerWay]) await way.stop();
      await mails.stop();
      await storage.stop();
      await provider.close();
      await engine.stop();
      // One that a case has mounted there can't be removed.
      await promisify(execFile)('umount', [join(scratch, 'small-disk')]).catch(() => undefined);
      for (const folder of [home, scratch]) await removeDataFolder(folder);
    },
  };
}

/** With whom the files belong to, which Node's own copying would lose. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);
