import { AppError } from '../../../platform/app-error.ts';
import { recordStaffAction } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { noSuchQuestion } from '../read-questions.ts';
import { auditedFieldsOf, nameOf } from './audited-fields.policy.ts';
import type { ListPapersHolding } from './change-questions.ts';
import { deleteQuestionRow, lockQuestion, readStored } from './editing.queries.ts';

/** A paper that students may be sitting would lose a question and its marks without a word. */
const stillHeld = (papers: readonly { name: string }[]) =>
  new AppError(
    'conflict',
    `Published papers hold this question: ${papers.map(({ name }) => name).join(', ')}. Take them back first, and it can be deleted.`,
  );

/** With everything that belongs to it. The log keeps what staff wrote; the sweep removes its pictures. */
export async function deleteQuestion(
  { database, clock }: Services,
  { question_id: id, answer_id: answerId }: { question_id: number; answer_id?: number | null | undefined },
  caller: Caller,
  listPapersHolding: ListPapersHolding,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockQuestion(tx.db, id))) throw noSuchQuestion();
    const papers = await listPapersHolding(tx.db, [id]);
    if (papers.length > 0) throw stillHeld(papers);
    const stored = (await readStored(tx.db, id))!;
    if (answerId != null && !stored.answers.some((answer) => answer.id === answerId)) {
      throw new AppError('not_found', 'This answer does not belong to the question');
    }
    await deleteQuestionRow(tx.db, id);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'delete question',
      about: { kind: 'question', id, name: nameOf(id, stored.questionsText) },
      before: auditedFieldsOf(stored, stored.images.length + stored.answerImages.length),
    });
  });
}
