import { displayName } from '@sevenfold/contract/accounts/user';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services.ts';
import type { ReplyData } from './doubt-mail.jobs.ts';
import { findEntry } from './doubts.queries.ts';
import { doubtRepliedEmail } from './emails/doubt-replied.email.tsx';
import { tellDoubts } from './read-doubts.ts';

/** Nothing is sent of a thread, a question or a student that is gone by now. */
export async function tellOfReplyNow(
  services: Services,
  { replyId }: ReplyData,
  { jobId }: { jobId: string },
): Promise<void> {
  const { config, database, mailer } = services;
  const found = await findEntry(database.db, replyId);
  const [reply] = found ? await tellDoubts(services, [found]) : [];
  if (!reply?.opening) return;
  const { asker, question } = reply;
  const message = await renderEmail(
    doubtRepliedEmail({
      site: config.site,
      origin: config.publicOrigin,
      name: displayName({ full_name: asker.fullName, username: asker.username }),
      subject: question.subject.subject_name,
      topic: question.topic_path.at(-1)!.topic_name,
      threadId: reply.opening.id,
      doubt: reply.opening.queries,
      reply: reply.entry.queries,
    }),
  );
  await mailer.send({ id: jobId, to: asker.email, ...message });
}
