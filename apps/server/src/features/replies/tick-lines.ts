import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import type { tickLines as endpoint } from '@sevenfold/contract/replies/replies.endpoints';
import { invalidField } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { noSuchQuestion, readSchemes } from '../questions/read-questions.ts';
import { ofExisting } from '../saved/mark-question.ts';
import type { AssertMayKnow } from './may-know.ts';
import { changeTicks } from './ticks.queries.ts';

/** The student marks the method on paper; what is ticked twice is ticked once. */
export async function tickLines(
  services: Services,
  assertMayKnow: AssertMayKnow,
  questionId: number,
  { ticked_lines, unticked_lines }: BodyOf<typeof endpoint>,
  caller: Caller,
): Promise<number[]> {
  const [scheme] = await readSchemes(services, [questionId], caller);
  if (!scheme) throw noSuchQuestion();
  await assertMayKnow(services, questionId, caller);
  if (ticked_lines.some((line) => line >= scheme.lineMarks.length)) {
    throw invalidField('ticked_lines', 'The mark scheme has no such line');
  }
  const ticked = [...new Set(ticked_lines)].sort((a, b) => a - b);
  return ofExisting(() =>
    changeTicks(services.database.db, { userId: caller.userId, questionId }, ticked, unticked_lines),
  );
}
