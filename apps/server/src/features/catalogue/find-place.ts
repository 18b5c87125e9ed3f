import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Catalogue, Reader, SubjectNode, TopicNode } from './catalogue-tree.ts';

export function findSubject(catalogue: Catalogue, slug: string, reader: Reader): SubjectNode {
  const subject = catalogue.subjectBySlug(slug, reader);
  if (!subject) throw new AppError('not_found', 'This subject does not exist');
  return subject;
}

export interface PlaceSlugs {
  readonly subject?: string | undefined;
  /** One slug for each level below the subject. Those in between may be left out: a slug is unique in its subject. */
  readonly topics: readonly (string | undefined)[];
}

export interface Place {
  readonly subject: SubjectNode | undefined;
  readonly topic: TopicNode | undefined;
}

/** The subject and the deepest topic that slugs name. Each has to be on its level, and below the one before. */
export function findPlace(catalogue: Catalogue, slugs: PlaceSlugs, reader: Reader): Place {
  if (slugs.subject === undefined) {
    if (slugs.topics.every((slug) => slug === undefined)) return { subject: undefined, topic: undefined };
    throw invalidField('subject', 'Please choose a subject first');
  }
  const subject = findSubject(catalogue, slugs.subject, reader);
  let deepest: TopicNode | undefined;
  slugs.topics.forEach((slug, level) => {
    if (slug === undefined) return;
    const topic = catalogue.topicBySlug(subject, slug);
    if (topic?.depth !== level + 1 || (deepest && !liesBelow(topic, deepest))) throw noSuchTopic();
    deepest = topic;
  });
  return { subject, topic: deepest };
}

const liesBelow = (topic: TopicNode, other: TopicNode): boolean =>
  topic.parent !== undefined && (topic.parent === other || liesBelow(topic.parent, other));

export const noSuchTopic = () => new AppError('not_found', 'This topic does not exist');
