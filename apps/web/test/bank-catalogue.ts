import type { ListedSubject, TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { examFacts } from '@sevenfold/contract/catalogue/exam-papers.rules';
import { type Answers, refusal } from './fake-api.ts';

const subject = (id: number, slug: string, subject_name: string): ListedSubject => ({
  id,
  slug,
  subject_name,
  ...examFacts(slug),
});
export const mathSl = subject(1, 'math-aa-sl', 'Math AA SL');
export const mathHl = subject(2, 'math-aa-hl', 'Math AA HL');
export const physicsSl = subject(5, 'physics-sl', 'Physics SL');
/** For staff alone. */
export const economics = subject(9, 'economics', 'Economics');

type AnyTopic = Omit<TopicTree, 'subtopics'> & { subtopics: AnyTopic[] };

let lastTopic = 0;

function topic(name: string, number: string, count: number, subtopics: AnyTopic[] = []): AnyTopic {
  lastTopic += 1;
  return {
    id: lastTopic,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    topic_name: name,
    topic_number: number,
    parent_topic_id: null,
    totalQuestionsCount: count,
    category: number.includes('.') ? 'subtopic' : 'topic',
    subtopics,
  };
}

/** Three levels deep; some hold nothing yet. */
export const topicsOfMathSl = [
  topic('Algebra', '1', 12, [
    topic('Sequences', '1.1', 11, [topic('Arithmetic', '1.1.1', 7), topic('Geometric', '1.1.2', 4)]),
    topic('Logarithms', '1.2', 1),
    topic('Proof', '1.3', 0),
  ]),
  topic('Calculus', '2', 3, [topic('Limits', '2.1', 3)]),
  topic('Vectors', '3', 0, [topic('Lines', '3.1', 0)]),
] as TopicTree[];

const topicsOfEconomics = [topic('Markets', '1', 2)] as TopicTree[];

const topicsOf: Readonly<Record<string, TopicTree[]>> = {
  [mathSl.slug]: topicsOfMathSl,
  [mathHl.slug]: [topic('Complex numbers', '1', 2)] as TopicTree[],
  [physicsSl.slug]: [topic('Waves', 'C', 4)] as TopicTree[],
};

/** The bank's subjects and topics. Staff get one subject more, where they say who they are. */
export const catalogueAnswers = (reader: 'staff' | 'others' = 'others'): Answers => {
  const isStaff = (token: string | undefined) => reader === 'staff' && token !== undefined;
  return {
    'GET /api/subjects': ({ token }) => ({
      subjects: [mathSl, mathHl, ...(isStaff(token) ? [economics] : [])],
    }),
    'GET /api/topics/:subjectSlug': ({ params: { subjectSlug }, token }) => {
      const hidden = subjectSlug === economics.slug && isStaff(token) ? topicsOfEconomics : undefined;
      const topics = topicsOf[subjectSlug] ?? hidden;
      return topics ? { topics } : refusal('not_found', 'There is no such subject');
    },
    'GET /api/places': refusal('not_found', 'There is no such place'),
  };
};
