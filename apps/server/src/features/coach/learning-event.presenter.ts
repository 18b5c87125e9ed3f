import { difficultyOf } from '@sevenfold/contract/questions/question.constants';
import { dayAt, type LearningEvent } from '@sevenfold/learning/event';
import type { FoldedRow } from './folded-events.queries.ts';

/** An event as the model takes it. */
export const learningEventOf = (row: FoldedRow): LearningEvent => ({
  get at() {
    return row.at.toISOString();
  },
  day: dayAt(row.at),
  design: row.design,
  topicIds: row.topicIds,
  difficulty: difficultyOf(row.difficulty),
  outcome: row.of > 0 ? Math.min(1, Math.max(0, row.marks / row.of)) : 0,
  source: row.source,
  kind: row.kind,
  marks: row.of,
  retry: row.retry,
});
