import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOutbox, type KeptMail } from '@sevenfold/contract/platform/outbox.endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Register } from '../http/register-endpoint.ts';
import { outboxFolder } from './mailer.ts';

const shown = 100;

/** A message is shown in a frame of its own: its styles apply, and nothing in it can run. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Lets the person at this machine read the mail that would have been sent. Nobody else, ever. */
export function registerOutbox(register: Register, app: FastifyInstance, config: Config): void {
  const folder = outboxFolder(config.dataDir);
  const mails = () => {
    if (!config.demo) throw new AppError('not_found', 'The outbox can only be read where it is kept');
    return readOutbox(folder);
  };

  register(getOutbox, mails);

  app.get<{ Params: { id: string } }>('/api/dev/outbox/:id', async (request, reply) => {
    const mail = (await mails()).find((kept) => kept.id === request.params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', messagePolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(mail.html);
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
