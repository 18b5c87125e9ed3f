import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import type { Selection } from '@sevenfold/contract/practice-tests/builder.rules';

export interface TopicOption {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly group?: string;
}

export interface TopicOptions {
  readonly topics: TopicOption[];
  readonly subtopics: TopicOption[];
  readonly subSubtopics: TopicOption[];
}

type AnyTopic = Pick<TopicTree, 'slug' | 'topic_name' | 'totalQuestionsCount'> & {
  readonly subtopics: readonly AnyTopic[];
};

const optionOf = ({ slug, topic_name, totalQuestionsCount }: AnyTopic, group?: string): TopicOption => ({
  value: slug,
  label: topic_name,
  detail: String(totalQuestionsCount),
  ...(group !== undefined && { group }),
});

/** One parent needs no heading above what belongs to it; several do. */
const optionsBelow = (parents: readonly AnyTopic[]): TopicOption[] =>
  parents.flatMap((parent) =>
    parent.subtopics.map((topic) => optionOf(topic, parents.length > 1 ? parent.topic_name : undefined)),
  );

/** What each selector offers: below the chosen topics, and below the chosen subtopics of those. */
export function optionsFor(
  tree: readonly AnyTopic[],
  { topics, subtopics }: Pick<Selection, 'topics' | 'subtopics'>,
): TopicOptions {
  const chosenTopics = tree.filter(({ slug }) => topics.includes(slug));
  const chosenSubtopics = chosenTopics
    .flatMap((topic) => topic.subtopics)
    .filter((topic) => subtopics.includes(topic.slug) && topic.subtopics.length > 0);
  return {
    topics: tree.map((topic) => optionOf(topic)),
    subtopics: optionsBelow(chosenTopics),
    subSubtopics: optionsBelow(chosenSubtopics),
  };
}
