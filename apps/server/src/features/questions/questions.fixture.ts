import type { TestApp } from '../../../test/test-app.ts';
import type { QuestionDraft } from './question-draft.policy.ts';
import { insertQuestions } from './save-question.ts';

/** A small question with everything that it needs; tests say what matters to them. */
export const draftOf = (topicId: number, changes: Partial<QuestionDraft> = {}): QuestionDraft => ({
  topicId,
  difficulty: 'Medium',
  marks: 3,
  calculatorAllowed: true,
  text: 'Solve $x^2 - 5x + 6 = 0$.',
  answers: [
    {
      body: '$x = 2$ or $x = 3$',
      markLines: [
        { text: 'factorises: $(x-2)(x-3)$', mark: 'M1' },
        { text: '$x=2$, $x=3$', mark: 'A1A1' },
      ],
    },
  ],
  ...(changes.marks !== undefined && changes.marks !== 3 && { answers: [{ body: 'It follows.' }] }),
  ...changes,
});

export async function addQuestion(
  test: TestApp,
  topicId: number,
  changes: Partial<QuestionDraft> = {},
): Promise<number> {
  const [id] = await insertQuestions(test, [draftOf(topicId, changes)]);
  return id!;
}

/** Many of a kind without the work of typesetting each; answers and hints aren't copied. */
export async function addCopies(test: TestApp, id: number, count: number): Promise<void> {
  await test.database.pool.query(
    `insert into questions (subject_id, topic_id, difficulty, marks, questions_text, questions_html, created_at, updated_at)
     select subject_id, topic_id, difficulty, marks, questions_text, questions_html, created_at, updated_at
     from questions, generate_series(1, $2::int) where id = $1`,
    [id, count],
  );
}
