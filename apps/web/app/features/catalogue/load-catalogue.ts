import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { asksForQuestions, readBankAddress } from '~/lib/bank/bank-address.ts';
import type { BankCall, Catalogue, TopicNode } from '~/lib/bank/topic-tree.ts';

type AnyTopic = Omit<TopicTree, 'subtopics'> & { subtopics: readonly AnyTopic[] };

const nodeOf = (topic: AnyTopic): TopicNode => ({
  slug: topic.slug,
  name: topic.topic_name,
  number: topic.topic_number,
  count: topic.totalQuestionsCount,
  below: topic.subtopics.map(nodeOf),
});

/**
 * The subjects and one subject's topics. Without a subject in the address it is the first, unless the address asks
 * for questions of all of them. Undefined where there is no such subject.
 */
export async function loadCatalogue(call: BankCall, query: URLSearchParams): Promise<Catalogue | undefined> {
  const wanted = readBankAddress(query).subject;
  const ofAll = asksForQuestions(query);
  const answer = await call('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const subjects = answer.subjects.map(({ slug, subject_name }) => ({ slug, name: subject_name }));
  const subject =
    wanted === undefined && !ofAll ? subjects[0] : subjects.find((each) => each.slug === wanted);
  if (wanted !== undefined && !subject) return undefined;
  if (!subject) return { subjects, subject, topics: [] };
  const { topics } = await call('GET /api/topics/:subjectSlug', {
    params: { subjectSlug: subject.slug },
    query: {},
  });
  return { subjects, subject, topics: topics.map(nodeOf) };
}
