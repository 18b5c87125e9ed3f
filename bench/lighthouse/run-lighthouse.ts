import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('.', import.meta.url));
const command = `${folder}node_modules/.bin/lighthouse`;

/** What we read of its report. */
interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { resourceType?: string; transferSize?: number }[] };
}

export interface LighthouseOptions {
  readonly browserPort: number;
  readonly categories: readonly string[];
  /** How many times slower than this machine the phone is; Lighthouse's own choice is 4. */
  readonly slowdown?: number | undefined;
}

/**
 * With packages of its own, installed when it is first used: they are a seventh of all files that a newcomer would have to
 * install, and nobody needs them to start or to test the product.
 */
export async function runLighthouse(
  address: string,
  { browserPort, categories, slowdown }: LighthouseOptions,
): Promise<Report> {
  if (!existsSync(command)) await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting', `--port=${browserPort}`];
  if (slowdown !== undefined) options.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  const { stdout } = await run(command, [address, ...options, `--only-categories=${categories.join(',')}`], {
    maxBuffer: 100 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}
