import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOutbox, type KeptMail } from '@sevenfold/contract/platform/outbox.endpoints';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Register } from '../http/register-endpoint.ts';
import { outboxFolder } from './mailer.ts';

const shown = 100;

/** Lets the person at this machine read the mail that would have been sent. Nobody else, ever. */
export function registerOutbox(register: Register, config: Config): void {
  register(getOutbox, async () => {
    if (!config.demo) throw new AppError('not_found', 'The outbox can only be read where it is kept');
    return readOutbox(outboxFolder(config.dataDir));
  });
}

async function readOutbox(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail),
  );
  return mails.sort((one, other) => other.sent_at.localeCompare(one.sent_at)).slice(0, shown);
}
