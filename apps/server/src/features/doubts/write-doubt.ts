import { isStaff } from '@sevenfold/contract/accounts/roles';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isBrokenReference } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { assertQuestionSeenBy, noSuchQuestion } from '../questions/read-questions.ts';
import { tellOfReply } from './doubt-mail.jobs.ts';
import { typesetDoubt } from './doubt-text.ts';
import { type DoubtRow, findEntry, insertDoubt, type NewDoubt, type ThreadEntry } from './doubts.queries.ts';

/** Each is answered by a person. Staff answer as many as there are. */
const doubtsOfAccount: Limit = { name: 'doubt-account', tries: 20, perSeconds: 3600 };

export const noSuchDoubt = () => new AppError('not_found', 'This doubt does not exist');

/** Asks about a question, or writes on in a thread: one's own, or as staff anybody's. */
export async function askDoubt(
  services: Services,
  given: { question_id: number; queries: string; parent_id?: number | undefined },
  caller: Caller,
): Promise<ThreadEntry> {
  await assertQuestionSeenBy(services, given.question_id, caller);
  const opening = given.parent_id === undefined ? null : await openingOf(services, given.parent_id, caller);
  if (opening && opening.questionId !== given.question_id) {
    throw invalidField('parent_id', 'That doubt is about another question');
  }
  if (!isStaff(caller.roleId)) await services.rateLimits.spend(doubtsOfAccount, caller.userId);
  return write(services, given.question_id, given.queries, opening, caller);
}

export async function replyToDoubt(
  services: Services,
  id: number,
  queries: string,
  caller: Caller,
): Promise<ThreadEntry> {
  const opening = await openingOf(services, id, caller);
  return write(services, opening.questionId, queries, opening, caller);
}

/** Threads are flat: whoever answers a reply writes on in its thread. Those of others are unknown to a student. */
async function openingOf({ database }: Services, id: number, caller: Caller): Promise<DoubtRow> {
  const found = await findEntry(database.db, id);
  const opening = found && (found.opening ?? found.entry);
  if (!opening || (opening.userId !== caller.userId && !isStaff(caller.roleId))) throw noSuchDoubt();
  return opening;
}

async function write(
  services: Services,
  questionId: number,
  queries: string,
  opening: DoubtRow | null,
  caller: Caller,
): Promise<ThreadEntry> {
  const doubt: NewDoubt = {
    userId: caller.userId,
    questionId,
    parentId: opening?.id ?? null,
    queries,
    queriesHtml: await typesetDoubt(queries),
    createdAt: services.clock.now(),
  };
  try {
    return await services.database.transaction(async (tx) => {
      const entry = await insertDoubt(tx.db, doubt);
      if (opening && opening.userId !== caller.userId) await announce(services, tx, opening, entry, caller);
      return { entry, opening };
    });
  } catch (error) {
    // The question or the thread may be deleted in between.
    throw isBrokenReference(error) ? noSuchQuestion() : error;
  }
}

/** Only staff write in the threads of others: the student gets a mail, and the log an entry. */
async function announce(
  { queue }: Services,
  tx: Transaction,
  opening: DoubtRow,
  reply: DoubtRow,
  caller: Caller,
): Promise<void> {
  await queue.enqueue(tx, tellOfReply, { replyId: reply.id });
  await recordStaffAction(tx, caller, reply.createdAt, {
    action: 'reply to doubt',
    about: { kind: 'doubt', id: opening.id, name: `Doubt about question ${opening.questionId}` },
    after: { reply: reply.id },
  });
}
