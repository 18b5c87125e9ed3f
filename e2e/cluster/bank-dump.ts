import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../product/start-product.ts';

/** Loading the bank is most of a first start. What it left is kept; servers bring an older one up to date themselves. */
const dump = join(root, '.cache/cluster-bank.dump');
const program = (name: string) => join(process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin', name);
const run = promisify(execFile);

/** Answers whether there was one. */
export async function restoreBank(url: string): Promise<boolean> {
  if (!existsSync(dump)) return false;
  await run(program('pg_restore'), ['--no-owner', '--exit-on-error', '--dbname', url, dump]);
  return true;
}

export async function keepBank(url: string): Promise<void> {
  await mkdir(dirname(dump), { recursive: true });
  await run(program('pg_dump'), ['--format=custom', '--exclude-schema=jobs', `--file=${dump}`, url]);
}
