import type { Services } from '../../platform/services.ts';
import { findFormerSubject, findFormerTopic } from './admin-catalogue.queries.ts';
import { type Catalogue, pathOf, type Reader, type SubjectNode, type TopicNode } from './catalogue-tree.ts';
import { findSubject, noSuchTopic } from './find-place.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * Where the subject and topic of an old link are now. A topic's slug is unique in its subject, so that the topics
 * which once lay above it don't matter.
 */
export async function findCurrentPlace(
  services: Services,
  slugs: { subject: string; topic?: string | undefined },
  reader: Reader,
): Promise<{ subject: string; topics: string[] }> {
  const catalogue = await readCatalogue(services);
  const subject = await currentSubject(services, catalogue, slugs.subject, reader);
  if (slugs.topic === undefined) return { subject: subject.slug, topics: [] };
  const topic = await currentTopic(services, catalogue, subject, slugs.topic);
  return { subject: subject.slug, topics: pathOf(topic).map(({ slug }) => slug) };
}

async function currentSubject(
  { database }: Services,
  catalogue: Catalogue,
  slug: string,
  reader: Reader,
): Promise<SubjectNode> {
  const known = catalogue.subjectBySlug(slug, reader);
  if (known) return known;
  const id = await findFormerSubject(database.db, slug);
  const now = catalogue.subjects.find((subject) => subject.id === id);
  return findSubject(catalogue, now?.slug ?? slug, reader);
}

async function currentTopic(
  { database }: Services,
  catalogue: Catalogue,
  subject: SubjectNode,
  slug: string,
): Promise<TopicNode> {
  const known = catalogue.topicBySlug(subject, slug);
  if (known) return known;
  const id = await findFormerTopic(database.db, subject.id, slug);
  const topic = id === undefined ? undefined : catalogue.topicById(id);
  if (topic?.subject !== subject) throw noSuchTopic();
  return topic;
}
