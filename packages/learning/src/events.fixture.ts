import { difficulties } from '@sevenfold/contract/questions/question.constants';
import fc from 'fast-check';
import type { Course } from './course.ts';
import { dateOf, type LearningEvent } from './event.ts';

/** Two topics: 11 → 12 → 13 build on each other, 21 and 22 stand beside them, and 131 is below 13. */
export const course: Course = {
  topics: [
    { id: 1, parentId: null, prerequisites: [] },
    { id: 11, parentId: 1, prerequisites: [] },
    { id: 12, parentId: 1, prerequisites: [11] },
    { id: 13, parentId: 1, prerequisites: [12] },
    { id: 131, parentId: 13, prerequisites: [] },
    { id: 2, parentId: null, prerequisites: [] },
    { id: 21, parentId: 2, prerequisites: [] },
    { id: 22, parentId: 2, prerequisites: [21, 12] },
  ],
};

export const firstDay = 20_000;

export const eventOf = (day: number, outcome: number, more: Partial<LearningEvent> = {}): LearningEvent => ({
  at: dateOf(firstDay + day),
  design: 'a',
  topicIds: [11],
  difficulty: 'Medium',
  outcome,
  source: 'reply',
  ...more,
});

const topicIds = [11, 12, 13, 131, 21, 22];

/** Any event, also with topics that the course doesn't have, up to a year after the first day. */
export const anyEvent: fc.Arbitrary<LearningEvent> = fc
  .record({
    day: fc.double({ min: 0, max: 365, noNaN: true }),
    outcome: fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    design: fc.constantFrom('a', 'b', 'c', 'd'),
    topicIds: fc.uniqueArray(fc.constantFrom(...topicIds, 99), { minLength: 1, maxLength: 3 }),
    difficulty: fc.constantFrom(...difficulties),
    source: fc.constantFrom(
      'reply' as const,
      'own marking' as const,
      'faculty' as const,
      'completed' as const,
    ),
    kind: fc.constantFrom('choice' as const, 'written' as const),
    marks: fc.integer({ min: 1, max: 12 }),
    hintsUsed: fc.integer({ min: 0, max: 3 }),
    retry: fc.boolean(),
  })
  .map(({ day, outcome, ...more }) => eventOf(day, outcome, more));

const inOrder = (events: readonly LearningEvent[]): LearningEvent[] =>
  [...events].sort((one, other) => (one.at < other.at ? -1 : 1));

export const anyEvents = (maxLength = 30): fc.Arbitrary<LearningEvent[]> =>
  fc.array(anyEvent, { maxLength }).map(inOrder);
