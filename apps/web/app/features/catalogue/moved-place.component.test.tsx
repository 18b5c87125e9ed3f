import { expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { staff } from '../../../test/people.ts';
import { algebra, functions, mathsSubject, question } from '../../../test/questions.ts';

const topics = [algebra, functions].map((topic) => ({
  ...topic,
  totalQuestionsCount: 1,
  category: 'topic' as const,
  subtopics: [],
}));

test.each([
  ['subject=maths-ai&topic=functions&page=2', { subject: 'math-ai-hl', topics: ['functions'] }],
  [
    'subject=math-ai-hl&topic=number-and-algebra&subtopic=functions&page=2',
    { subject: 'math-ai-hl', topics: ['functions'] },
  ],
])('an old link, %s, leads to where the topic is now', async (query, place) => {
  const { address, api } = await openPage(`/ibdp-question-bank?${query}`, {
    as: staff,
    answers: {
      'GET /api/subjects': { subjects: [mathsSubject] },
      'GET /api/topics/:subjectSlug': { topics },
      'GET /api/places': place,
      'GET /api/questions': {
        questions: [question(7)],
        pagination: { page: 2, pageSize: 10, total: 11, totalPages: 2 },
      } as never,
    },
  });
  await expect.poll(address).toContain('subject=math-ai-hl&topic=functions&page=2');
  expect(api.callsOf('GET /api/places')).not.toHaveLength(0);
});
