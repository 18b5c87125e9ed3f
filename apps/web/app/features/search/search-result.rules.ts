import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import type { Answer } from '~/lib/api-call.ts';
import { topicListPath } from '~/lib/bank/bank-address.ts';

export type SearchResult = Answer<'GET /api/search'>[number];
export type TextPart = SearchResult['_formatted'][number];

export const isQuestion = (result: Pick<SearchResult, 'indexUid'>): boolean =>
  result.indexUid === 'sevenfold-questions';

type Placed = Pick<SearchResult, 'topic' | 'parent_topic'>;

/** From the topic right below the subject down to the result's own. */
export function topicPathOf({ topic, parent_topic: parent }: Placed): SearchResult['topic'][] {
  const above = parent ? [parent.parent_topic, parent] : [];
  return [...above.filter((each) => each !== null), topic];
}

/** A question's own page, or the bank filtered down to a topic. */
export function addressOf(result: Pick<SearchResult, 'indexUid' | 'id' | 'subject'> & Placed): string {
  const path = topicPathOf(result);
  if (isQuestion(result)) return questionPath({ ...result, topic_path: path });
  const [topic, subtopic, subsubtopic] = path.map((each) => each.slug);
  return topicListPath({ subject: result.subject.slug, topic, subtopic, subsubtopic });
}

/** A question chosen while in the bank is loaded afresh, so that nothing of the list before it stays. */
export const needsReload = (result: Pick<SearchResult, 'indexUid'>, pathname: string): boolean =>
  isQuestion(result) && (pathname === bankRoot || pathname.startsWith(`${bankRoot}/`));

export interface ResultGroup {
  readonly title: 'Question Suggestions' | 'Topic Suggestions';
  readonly results: readonly SearchResult[];
}

/** The group of the best result comes first: a topic that is called so, or a question. Empty groups are left out. */
export function groupsOf(results: readonly SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = [
    { title: 'Question Suggestions', results: results.filter(isQuestion) },
    { title: 'Topic Suggestions', results: results.filter((result) => !isQuestion(result)) },
  ];
  const [best] = results;
  return groups
    .filter((group) => group.results.length > 0)
    .sort((a, b) => Number(b.results[0] === best) - Number(a.results[0] === best));
}

/** What was typed as it was corrected; the same in every result. */
export const correctionOf = (results: readonly SearchResult[]): string | undefined =>
  results[0]?.corrected_query;

/** Topics that are only called something like it: nothing was found. */
export const areNearest = (results: readonly SearchResult[]): boolean => results[0]?.nearest === true;

/** The subject that is being read: of a list of questions, of a syllabus, or of a question. */
export function subjectAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [inPath, ...below] = pathname.startsWith(`${bankRoot}/`)
    ? pathname.slice(bankRoot.length + 1).split('/')
    : [];
  return new URLSearchParams(search).get('subject') ?? (below.length > 0 ? inPath : undefined);
}

export const questionCountOf = ({ question_count: count }: SearchResult): string =>
  count === undefined ? '' : `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`;

export const syllabusPathOf = (result: SearchResult): string => {
  const [topic, subtopic, subsubtopic] = topicPathOf(result).map((each) => each.slug);
  return topicListPath(
    { subject: result.subject.slug, topic, subtopic, subsubtopic },
    `${bankRoot}/syllabus`,
  );
};

export const keyOf = (result: Pick<SearchResult, 'indexUid' | 'id'>): string =>
  `${result.indexUid}-${result.id}`;

/** The parts to show of a result; its plain text where the server marked nothing. */
export function shownParts(
  result: Pick<SearchResult, '_formatted' | 'questions_text' | 'topic_name'>,
): TextPart[] {
  if (result._formatted.length > 0) return result._formatted;
  return [{ text: result.questions_text ?? result.topic_name, hit: false }];
}
