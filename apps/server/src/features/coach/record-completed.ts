import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type LearningFacts, readLearningFacts } from '../questions/learning-facts.ts';
import { holdLearner, listAnswered } from './events.queries.ts';
import { type Answer, recordAnswers, recordFor } from './record-answers.ts';

const keyOf = (questionId: number) => `completed:${questionId}`;

export const completedAnswer = ({ id, marks }: LearningFacts, at: Date): Answer => ({
  sourceKey: keyOf(id),
  source: 'completed',
  inTest: false,
  questionId: id,
  marks,
  of: marks,
  complete: true,
  details: {},
  at,
});

/** A tick says that a question is done, and nothing where an answer to it was marked: that says more. */
export async function recordCompleted(
  services: Pick<Services, 'clock' | 'ids'>,
  db: Db,
  userId: string,
  questionId: number,
): Promise<void> {
  const facts = (await readLearningFacts(db, [questionId])).get(questionId);
  if (!facts) return;
  const learner = await holdLearner(db, userId, services.ids.uuid());
  const answered = await listAnswered(db, userId, [facts.design]);
  if (answered.some((one) => one.questionId === questionId)) return;
  await recordFor(services, db, learner, [completedAnswer(facts, services.clock.now())]);
}

export const withdrawCompleted = (
  services: Pick<Services, 'clock' | 'ids'>,
  db: Db,
  userId: string,
  questionId: number,
): Promise<void> => recordAnswers(services, db, userId, [], [keyOf(questionId)]);
