import type { StudentProgress } from '@sevenfold/contract/coach/coach';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import type { EventRow } from './events.queries.ts';

/** One answer in the list of all. */
export const historyEventOf = (row: EventRow, catalogue: Catalogue): StudentProgress['history'][number] => ({
  at: row.at.toISOString(),
  subject: catalogue.subjects.find(({ id }) => id === row.subjectId)?.subjectName ?? '',
  topic: catalogue.topicById(row.topicIds[0]!)?.topicName ?? '',
  question_id: row.questionId,
  source: row.source,
  in_test: row.inTest,
  marks: row.marks,
  of: row.of,
});
