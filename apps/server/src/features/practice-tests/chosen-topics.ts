import { drawnFrom } from '@sevenfold/contract/practice-tests/builder.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Catalogue, Reader, SubjectNode, TopicNode } from '../catalogue/catalogue-tree.ts';
import { findSubject, noSuchTopic } from '../catalogue/find-place.ts';

export interface TestChoice {
  readonly subject_slug: string;
  readonly topic_slugs: readonly string[];
  readonly subtopic_slugs: readonly string[];
  readonly sub_subtopic_slugs: readonly string[];
}

export interface ChosenTopics {
  readonly subject: SubjectNode;
  /** Everything that was named, on all levels. */
  readonly named: readonly TopicNode[];
  /** The narrowest of them, from which questions are drawn. */
  readonly narrowest: readonly TopicNode[];
}

/** Every slug has to be a topic of the subject, on its level, and below one that was chosen on the level above. */
export function chosenTopics(catalogue: Catalogue, choice: TestChoice, reader: Reader): ChosenTopics {
  const subject = findSubject(catalogue, choice.subject_slug, reader);
  const levels = [choice.topic_slugs, choice.subtopic_slugs, choice.sub_subtopic_slugs];
  const named = levels.flatMap((slugs, level) =>
    [...new Set(slugs)].map((slug) => {
      const topic = catalogue.topicBySlug(subject, slug);
      if (!topic || topic.depth !== level + 1) throw noSuchTopic();
      if (topic.parent && !levels[level - 1]!.includes(topic.parent.slug)) {
        throw new AppError('invalid_input', `${topic.topicName} does not belong to a chosen topic`);
      }
      return topic;
    }),
  );
  const narrowest = drawnFrom(subject.topics.map(asBuilderTopic), {
    topics: choice.topic_slugs,
    subtopics: choice.subtopic_slugs,
    subSubtopics: choice.sub_subtopic_slugs,
  });
  return { subject, named, narrowest: narrowest.map(({ node }) => node) };
}

interface TopicOfBuilder {
  readonly slug: string;
  readonly node: TopicNode;
  readonly subtopics: readonly TopicOfBuilder[];
}

const asBuilderTopic = (node: TopicNode): TopicOfBuilder => ({
  slug: node.slug,
  node,
  subtopics: node.children.map(asBuilderTopic),
});
