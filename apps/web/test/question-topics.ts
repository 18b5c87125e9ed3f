import type { Answers } from './fake-api.ts';
import { algebra, biologySubject, functions, mathsSubject } from './questions.ts';

const node = (topic: typeof algebra) => ({
  ...topic,
  totalQuestionsCount: 12,
  category: 'topic' as const,
  subtopics: [],
});

/** Two subjects, of which maths has two topics, as the pickers and filters of staff ask for them. */
export const topicAnswers = {
  'GET /api/subjects': { subjects: [mathsSubject, biologySubject] },
  'GET /api/topics/:subjectSlug': { topics: [node(algebra), node(functions)] },
} satisfies Answers;
