import type { ContactMessage } from '@sevenfold/contract/contact/contact.endpoints';
import type { Services } from '../../platform/services.ts';
import { contactLimits } from './contact-limits.ts';
import { passMessageOn } from './contact-mail.jobs.ts';

interface Writer {
  readonly network: string;
  readonly accountId: string | null;
}

export async function sendMessage(
  { config, database, queue, rateLimits, log }: Services,
  { website, ...message }: ContactMessage,
  { network, accountId }: Writer,
): Promise<void> {
  const { messagesOfNetwork, messagesOfWriter } = contactLimits(config);
  await rateLimits.spend(messagesOfNetwork, network);
  if (website?.trim()) {
    // A program filled in what nobody sees. It is told nothing that it could learn from.
    log.info('a message from a program was dropped');
    return;
  }
  await rateLimits.spend(messagesOfWriter, message.email);
  await database.transaction((tx) => queue.enqueue(tx, passMessageOn, { ...message, accountId }));
}
