import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { transferQuestions } from '@sevenfold/contract/questions/transfers.endpoints';
import { pathOf, type TopicNode } from '../catalogue/catalogue-tree.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import type { TransferRow } from './transfers.queries.ts';

export const presentTransfer = (row: TransferRow): ResponseOf<typeof transferQuestions>['transfer'] => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actorName,
  count: row.questionCount,
  from: row.fromName,
  to: row.toName,
  undone_at: row.undoneAt?.toISOString() ?? null,
  undone_by: row.undoneByName,
});

export const presentPlace = (topic: TopicNode) => ({
  subject: { id: topic.subject.id, slug: topic.subject.slug, subject_name: topic.subject.subjectName },
  topic_path: pathOf(topic).map(presentTopicName),
});

/** In a list and in the log: 'Math AA SL › Functions › Lines'. */
export const placeInWords = (topic: TopicNode): string =>
  [topic.subject.subjectName, ...pathOf(topic).map(({ topicName }) => topicName)].join(' › ');
