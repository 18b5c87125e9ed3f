import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../product/start-product.ts';

export interface JourneyFigures {
  readonly passed: number;
  readonly again: number;
  readonly failed: number;
}

/** What a journey may see when a server is killed under it; everything else fails it as ever. */
const expectedTrouble = [
  // Calls that no balancer may repeat. Those that it may are counted from its log, and none may be lost.
  'answer 50[24]: ',
  'Failed to load resource: .*50[24]',
  // A file whose server was killed while sending it: once its first bytes are out, no balancer can ask for it elsewhere.
  // A page that can't do without it fails its journey by itself.
  'request failed: \\S+/assets/\\S+ net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)',
  'Failed to load resource: net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING) \\(\\S+/assets/',
].join('|');

export interface Browsers {
  /** Goes the journeys of one round; see playwright.config.ts. */
  go(round: 'site' | 'purchases'): Promise<JourneyFigures>;
  stop(): Promise<void>;
}

export function openBrowsers(options: {
  readonly origin: string;
  readonly mailsUrl: string;
  readonly only: readonly string[];
  readonly all: boolean;
}): Browsers {
  const { origin, mailsUrl, only, all } = options;
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  return {
    async go(round) {
      const config = 'e2e/cluster/playwright.config.ts';
      child = spawn(
        join(root, 'node_modules/.bin/playwright'),
        ['test', '--config', config, '--pass-with-no-tests', ...only],
        {
          cwd: root,
          env: {
            ...process.env,
            PRODUCT_ORIGIN: origin,
            MAILS_URL: mailsUrl,
            MAILS_TAKE_MS: '110000',
            EXPECTED_TROUBLE: `(${expectedTrouble})`,
            CLUSTER_ROUND: round,
            CLUSTER_JOURNEYS: all ? 'all' : 'chosen',
          },
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      );
      ended = new Promise((resolve) => child?.once('exit', resolve));
      await ended;
      const report = await readFile(join(root, `test-results/cluster-${round}.json`), 'utf8');
      const { stats, errors } = JSON.parse(report) as {
        stats: { expected: number; flaky: number; unexpected: number };
        errors: unknown[];
      };
      return { passed: stats.expected, again: stats.flaky, failed: stats.unexpected + errors.length };
    },
    async stop() {
      child?.kill('SIGTERM');
      await ended;
    },
  };
}
