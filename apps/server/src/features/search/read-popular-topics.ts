import type { SearchResult } from '@sevenfold/contract/search/search';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import { noForms } from './highlight.policy.ts';
import { withBelow } from './read-search.ts';
import type { SearchReader } from './search-bank.ts';
import { readTopicChoices } from './search-counts.queries.ts';
import { presentFoundTopic } from './search-result.presenter.ts';

const most = 6;

/** Topics to begin with: those chosen most often, then those with the most questions. Each name once. */
export async function readPopularTopics(
  { database }: Services,
  catalogue: Catalogue,
  reader: SearchReader,
): Promise<SearchResult[]> {
  const choices = await readTopicChoices(database.lagging);
  const own = catalogue.subjectsFor(reader).filter(({ slug }) => reader.own.includes(slug));
  const names = new Set<string>();
  return (
    (own.length > 0 ? own : catalogue.subjectsFor(reader))
      .flatMap((subject) => subject.topics.flatMap(withBelow))
      // What stands at the top of a tree is too much to begin with.
      .filter(
        ({ questionCount, depth, children }) => questionCount > 0 && (depth > 1 || children.length === 0),
      )
      .toSorted(
        (a, b) =>
          (choices.get(b.id) ?? 0) - (choices.get(a.id) ?? 0) ||
          b.questionCount - a.questionCount ||
          a.id - b.id,
      )
      .filter(({ topicName }) => !names.has(topicName) && names.add(topicName))
      .slice(0, most)
      .map((topic) => presentFoundTopic(topic, noForms))
  );
}
