import type { Services } from '../../platform/services.ts';
import { mailPerson } from '../accounts/mail-person.ts';
import type { ReplyData } from './doubt-mail.jobs.ts';
import { findEntry } from './doubts.queries.ts';
import { doubtRepliedEmail } from './emails/doubt-replied.email.tsx';
import { tellDoubts } from './read-doubts.ts';

/** Nothing is sent of a thread, a question or a student that is gone by now. */
export async function tellOfReplyNow(
  services: Services,
  { replyId }: ReplyData,
  context: { jobId: string },
): Promise<void> {
  const found = await findEntry(services.database.db, replyId);
  const [reply] = found ? await tellDoubts(services, [found]) : [];
  if (!reply?.opening) return;
  const { asker, question, entry, opening } = reply;
  await mailPerson(services, asker, context, (facts) =>
    doubtRepliedEmail({
      ...facts,
      subject: question.subject.subject_name,
      topic: question.topic_path.at(-1)!.topic_name,
      threadId: opening.id,
      doubt: opening.queries,
      reply: entry.queries,
    }),
  );
}
