import type { listAdminTopics } from '@sevenfold/contract/catalogue/admin-catalogue.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { HeldTopic } from './admin-catalogue.queries.ts';
import { inTreeOrder, sumsBelow } from './topic-tree.policy.ts';

export type AdminTopic = ResponseOf<typeof listAdminTopics>['topics'][number];

/** Each before what is below it. */
export function presentAdminTopics(rows: readonly HeldTopic[]): AdminTopic[] {
  const topics = inTreeOrder(rows);
  const sums = sumsBelow(topics);
  return topics.map(({ position: _, ...topic }) => ({ ...topic, questions: sums.get(topic.id)! }));
}
