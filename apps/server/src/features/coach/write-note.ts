import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { findSource, putNote, removeNote } from './mistakes.queries.ts';

/** About one of the caller's own answers; another student's is as unknown as one that was never given. */
export async function writeNote(
  { database, clock }: Services,
  id: number,
  text: string,
  { userId }: Caller,
): Promise<{ own_note: string | null }> {
  const sourceKey = await findSource(database.db, userId, id);
  if (sourceKey === undefined) throw new AppError('not_found', 'This mistake does not exist');
  if (text === '') await removeNote(database.db, userId, sourceKey);
  else await putNote(database.db, { userId, sourceKey, text, updatedAt: clock.now() });
  return { own_note: text || null };
}
