import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { findPlace, type Place } from '../catalogue/find-place.ts';
import { RecentlyUsed } from '../catalogue/recently-used.ts';
import { criteriaOf, type QuestionFilter } from './question-filter.policy.ts';
import { type ListPlace, readOrder } from './question-order.queries.ts';

/** In all lists together; four bytes each. */
const keptIds = 4_000_000;
const ordersOf = new WeakMap<Database, RecentlyUsed<Promise<Int32Array>>>();

export interface ListName {
  readonly place: Place;
  /** Two filters with the same key make the same list for the same kind of reader. */
  readonly key: string;
}

export function nameList(catalogue: Catalogue, filter: QuestionFilter, reader: Reader): ListName {
  const place = findPlace(
    catalogue,
    { subject: filter.subject, topics: [filter.topic, filter.subTopic, filter.subSubTopic] },
    reader,
  );
  return {
    place,
    key: JSON.stringify([place.subject?.id, place.topic?.id, criteriaOf(filter, reader)]),
  };
}

/**
 * The whole list that a filter makes, as ids. Read once per version of the bank: pages at any depth, totals and
 * neighbours then cost the same however large the bank is.
 */
export async function readList(
  { database }: Services,
  catalogue: Catalogue,
  filter: QuestionFilter,
  reader: Reader,
  { place, key }: ListName,
): Promise<Int32Array> {
  const orders = keptOrders(database);
  const versionedKey = `${catalogue.version} ${key}`;
  const kept = orders.get(versionedKey);
  if (kept) return kept;
  const reading = readOrder(database.db, listPlace(catalogue, place, reader), criteriaOf(filter, reader));
  // Kept while it is read, so that many who ask at once wait for one answer; a failure is not kept.
  orders.set(versionedKey, reading, 1);
  try {
    const order = await reading;
    orders.set(versionedKey, reading, order.length + versionedKey.length);
    return order;
  } catch (error) {
    orders.delete(versionedKey);
    throw error;
  }
}

function listPlace(catalogue: Catalogue, { subject, topic }: Place, reader: Reader): ListPlace {
  if (topic) return { topicId: topic.id, depth: topic.depth };
  if (subject) return { subjectId: subject.id };
  return { subjectIds: catalogue.subjectsFor(reader).map(({ id }) => id) };
}

function keptOrders(database: Database): RecentlyUsed<Promise<Int32Array>> {
  let orders = ordersOf.get(database);
  if (!orders) {
    orders = new RecentlyUsed(keptIds);
    ordersOf.set(database, orders);
  }
  return orders;
}
