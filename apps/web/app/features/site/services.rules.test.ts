import { expect, it } from 'vitest';
import { offersOf } from './services.rules.ts';

const course = (slug: string, totalQuestionsCount = 10) => ({
  slug,
  subject_name: slug.toUpperCase(),
  totalQuestionsCount,
});
const shortly = (...courses: ReturnType<typeof course>[]) =>
  offersOf(courses)
    .filter((offer) => offer.courses.length > 0)
    .map((offer) => `${offer.name}: ${offer.courses.map(({ name }) => name).join(', ')}`);

it('names all six subjects, also those without a course', () => {
  expect(offersOf([]).map(({ name }) => name)).toEqual([
    'Maths',
    'Chemistry',
    'Physics',
    'Economics',
    'Business Management',
    'Biology',
  ]);
});

it.each([
  [
    'courses of one subject together',
    [course('math-aa-sl'), course('math-ai-hl')],
    ['Maths: MATH-AA-SL, MATH-AI-HL'],
  ],
  ['a course without questions is to come', [course('biology-sl', 0)], []],
  ['a course without levels', [course('economics')], ['Economics: ECONOMICS']],
  ['another subject that begins alike', [course('mathematics-history')], []],
  [
    'a subject of two words',
    [course('business-management-hl')],
    ['Business Management: BUSINESS-MANAGEMENT-HL'],
  ],
])('%s', (_, courses, expected) => {
  expect(shortly(...courses)).toEqual(expected);
});
