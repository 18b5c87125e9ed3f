import type { moveTopic as moving } from '@sevenfold/contract/catalogue/admin-catalogue.endpoints';
import { placeOf, refusalOfMove, siblingsAfterMove } from '@sevenfold/contract/catalogue/topic-move.rules';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { AdminTopic } from './admin-catalogue.presenter.ts';
import { placeTopics } from './admin-catalogue.queries.ts';
import { type AdminTree, readAdminTopic, readAdminTree } from './read-admin-catalogue.ts';
import { takeBankTurn } from './save-catalogue.ts';

const movedMeanwhile = () =>
  new AppError('conflict', 'These topics have been moved meanwhile. Please look again.');

/** One transaction for each drop. What the questions below it need follows by triggers, in the same transaction. */
export async function moveTopic(
  { database, clock }: Services,
  id: number,
  { seen_parent_id, ...place }: BodyOf<typeof moving>,
  caller: Caller,
): Promise<AdminTree> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const { subject, topics, topic } = await readAdminTopic(tx.db, id);
    if (topic.parent_topic_id !== seen_parent_id) throw movedMeanwhile();
    const parent = topics.find((each) => each.id === place.parent_topic_id);
    if (place.parent_topic_id !== null && !parent) {
      throw new AppError('conflict', 'A topic stays in its subject: this one is not part of it.');
    }
    const refusal = refusalOfMove(topics, id, place.parent_topic_id);
    if (refusal) throw new AppError('conflict', refusal);
    const siblings = siblingsAfterMove(topics, id, place);
    if (!siblings) throw movedMeanwhile();
    const before = placeOf(topics, id);
    if (before.parent_topic_id === place.parent_topic_id && before.before_id === place.before_id) {
      return { subject, topics };
    }
    await placeTopics(tx.db, place.parent_topic_id, siblings);
    const after = await readAdminTree(tx.db, subject.id);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'move topic',
      about: { kind: 'topic', id, name: topic.topic_name },
      before: wordsOf(topics, id),
      after: wordsOf(after.topics, id),
    });
    return after;
  });
}

/** As the log tells it: below what, and as which of its siblings. */
function wordsOf(topics: readonly AdminTopic[], id: number) {
  const parentId = topics.find((topic) => topic.id === id)?.parent_topic_id ?? null;
  const siblings = topics.filter(({ parent_topic_id }) => parent_topic_id === parentId);
  return {
    parent: topics.find((topic) => topic.id === parentId)?.topic_name ?? null,
    place: siblings.findIndex((topic) => topic.id === id) + 1,
  };
}
