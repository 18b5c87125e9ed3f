import { AppError } from '../../../platform/app-error.ts';
import { recordStaffAction } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { noSuchQuestion } from '../read-questions.ts';
import { auditedFieldsOf, nameOf } from './audited-fields.policy.ts';
import { deleteQuestionRow, lockQuestion, readStored } from './editing.queries.ts';

/** With everything that belongs to it. The log keeps what staff wrote; the sweep removes its pictures. */
export async function deleteQuestion(
  { database, clock }: Services,
  { question_id: id, answer_id: answerId }: { question_id: number; answer_id?: number | null | undefined },
  caller: Caller,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockQuestion(tx.db, id))) throw noSuchQuestion();
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
