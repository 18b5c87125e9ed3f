import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import {
  type CommentRow,
  deleteComment,
  findComment,
  findCommentByText,
  insertComment,
  listComments,
  setComment,
} from './desk.queries.ts';

interface Comment {
  readonly id: number;
  readonly text: string;
}

const alreadyThere = () => new AppError('conflict', 'There is such a comment already');

const told = ({ id, text }: CommentRow): Comment => ({ id, text });
const about = ({ id, text }: Comment) => ({ kind: 'marking comment', id, name: text });

export const readComments = async ({ database }: Services): Promise<Comment[]> =>
  (await listComments(database.db)).map(told);

export async function addComment(services: Services, text: string, caller: Caller): Promise<Comment> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const added = await insertComment(tx.db, { text, createdBy: caller.userId, createdAt: now });
    if (!added) {
      const known = await findCommentByText(tx.db, text);
      if (!known) throw new AppError('conflict', 'This comment was changed a moment ago. Please try again.');
      return told(known);
    }
    await recordStaffAction(tx, caller, now, { action: 'add marking comment', about: about(added) });
    return told(added);
  });
}

export async function changeComment(
  services: Services,
  id: number,
  text: string,
  caller: Caller,
): Promise<Comment> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    const before = await findComment(tx.db, id, { forUpdate: true });
    if (!before) throw new AppError('not_found', 'This comment does not exist any more');
    if (before.text === text) return told(before);
    if (await findCommentByText(tx.db, text)) throw alreadyThere();
    // Somebody else may write the same at this moment.
    await setComment(tx.db, id, text).catch((error: unknown) => {
      throw violatedConstraint(error) ? alreadyThere() : error;
    });
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'change marking comment',
      about: about(before),
      before: { text: before.text },
      after: { text },
    });
    return { id, text };
  });
}

export async function removeComment(services: Services, id: number, caller: Caller): Promise<boolean> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    const before = await findComment(tx.db, id, { forUpdate: true });
    if (!before) return false;
    await deleteComment(tx.db, id);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'remove marking comment',
      about: about(before),
      before: { text: before.text },
    });
    return true;
  });
}
