import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { writtenReply } from './kept-reply.ts';
import { readReplyRow } from './questions.queries.ts';
import { homeOf, noSuchQuestion } from './read-questions.ts';
import { fieldsOf } from './reply-fields.policy.ts';

/** The fields of a question with the answers to them, for whoever marks. 404 for one that the caller may not see. */
export async function readReplyFields(
  services: Services,
  id: number,
  caller: Caller | undefined,
): Promise<readonly ReplyField[]> {
  const row = await readReplyRow(services.database.db, id);
  if (!row || !homeOf(row, await readCatalogue(services), readerOf(caller))) throw noSuchQuestion();
  return fieldsOf(row).map(writtenReply);
}

/** As they were written for this question; none where it is asked by its text alone. */
export async function readWrittenReplies({ database }: Services, id: number): Promise<readonly ReplyField[]> {
  return ((await readReplyRow(database.db, id))?.replies ?? []).map(writtenReply);
}
