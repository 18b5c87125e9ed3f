import { LRUCache } from 'lru-cache';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader, SubjectNode, TopicNode } from '../catalogue/catalogue-tree.ts';
import { findPlace, type Place } from '../catalogue/find-place.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { type ListedIn, readPacked } from './listed-questions.queries.ts';
import { bytesOf, type ListedQuestions, unpack } from './listed-questions.ts';
import { type Criteria, criteriaOf, type QuestionFilter } from './question-filter.policy.ts';
import { orderOf } from './question-order.policy.ts';

/** A bank of 100,000 questions takes 5 MB, and as much again for lists across all subjects. */
const listedOf = perVersion(() => new ReadThroughCache<ListedQuestions>(64 * 1024 * 1024, bytesOf));
/** In all lists together; four bytes each. */
const ordersOf = perVersion(
  () =>
    new LRUCache<string, QuestionOrder>({
      maxSize: 2_000_000,
      sizeCalculation: ({ rows }, key) => rows.length + key.length,
    }),
);

/** A list: which of the listed questions it shows, in its order. */
export interface QuestionOrder {
  readonly listed: ListedQuestions;
  readonly rows: Int32Array;
}

export interface ListName {
  readonly place: Place;
  readonly criteria: Criteria;
  /** Two filters with the same key make the same list for the same kind of reader. */
  readonly key: string;
}

export function nameList(catalogue: Catalogue, filter: QuestionFilter, reader: Reader): ListName {
  const place = findPlace(
    catalogue,
    { subject: filter.subject, topics: [filter.topic, filter.subTopic, filter.subSubTopic] },
    reader,
  );
  const criteria = criteriaOf(filter, reader);
  return { place, criteria, key: JSON.stringify([place.subject?.id, place.topic?.id, criteria]) };
}

/**
 * The whole list that a filter makes. Made once per version of the bank: pages at any depth, totals and
 * neighbours then cost the same however large the bank is.
 */
export async function readList(
  services: Services,
  catalogue: Catalogue,
  reader: Reader,
  { place: { subject, topic }, criteria, key }: ListName,
): Promise<QuestionOrder> {
  const orders = ordersOf(catalogue);
  const kept = orders.get(key);
  if (kept) return kept;
  const listed = await readListed(services, catalogue, subject, reader);
  const order = { listed, rows: orderOf(listed, criteria, topic && atOrBelow(topic)) };
  orders.set(key, order);
  return order;
}

/** All questions of a subject, or of all subjects that a reader may see. */
export function readListed(
  { database }: Services,
  catalogue: Catalogue,
  subject: SubjectNode | undefined,
  reader: Reader,
): Promise<ListedQuestions> {
  const place: ListedIn = subject
    ? { subjectId: subject.id }
    : { subjectIds: catalogue.subjectsFor(reader).map(({ id }) => id) };
  return listedOf(catalogue).get(JSON.stringify(place), async () => {
    const { packed, also } = await readPacked(database.db, place);
    return unpack(packed, also);
  });
}

/** A 1 at the id of a topic and of each below it. */
function atOrBelow(topic: TopicNode): Uint8Array {
  const ids = [
    topic.id,
    ...topic.children.flatMap(({ id, children }) => [id, ...children.map((leaf) => leaf.id)]),
  ];
  const inside = new Uint8Array(Math.max(...ids) + 1);
  for (const id of ids) inside[id] = 1;
  return inside;
}
