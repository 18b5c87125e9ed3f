import { describe, expect, it } from 'vitest';
import { dateOf } from './event.ts';
import { firstDay } from './events.fixture.ts';
import type { Due } from './exam-aim.ts';
import { spreadReviews } from './spread-reviews.ts';

const due = (design: string, gain: number): Due => ({
  design,
  gain,
  due: dateOf(firstDay),
  recall: 0.5,
  recallAtExam: undefined,
});
const spread = (
  reviews: readonly (readonly [design: string, gain: number, minutes: number])[],
  { minutesADay = 10, exam }: { minutesADay?: number; exam?: number } = {},
) => {
  const minutes = new Map(reviews.map(([design, , time]) => [design, time]));
  const { days, left } = spreadReviews({
    due: reviews.map(([design, gain]) => due(design, gain)),
    minutesOf: (design) => minutes.get(design)!,
    minutesADay,
    now: dateOf(firstDay),
    exam: exam === undefined ? undefined : dateOf(firstDay + exam),
  });
  return [
    ...days.map(({ designs }) => designs.join('')),
    ...(left.length > 0 ? [`left: ${left.join('')}`] : []),
  ];
};

describe('what is due after an absence', () => {
  it.each([
    ['nothing', [], {}, []],
    ['what fits into today', [['a', 0.2, 5] as const, ['b', 0.4, 5] as const], {}, ['ba']],
    [
      'the rest tomorrow',
      [['a', 0.2, 5] as const, ['b', 0.4, 5] as const, ['c', 0.3, 5] as const],
      {},
      ['bc', 'a'],
    ],
    ['gain per minute, not gain', [['a', 0.3, 10] as const, ['b', 0.2, 5] as const], {}, ['b', 'a']],
    [
      'a short one in the gap of a day',
      [['a', 0.9, 8] as const, ['b', 0.8, 8] as const, ['c', 0.1, 2] as const],
      {},
      ['ac', 'b'],
    ],
    ['a long one on a day for itself', [['a', 0.9, 30] as const, ['b', 0.1, 5] as const], {}, ['a', 'b']],
    [
      'nothing beyond the exam',
      [['a', 0.4, 9] as const, ['b', 0.3, 9] as const, ['c', 0.2, 9] as const],
      { exam: 2 },
      ['a', 'b', 'left: c'],
    ],
    ['nothing after it', [['a', 0.4, 9] as const], { exam: -1 }, ['left: a']],
  ])('%s', (_, reviews, options, days) => {
    expect(spread(reviews, options)).toEqual(days);
  });

  it('neither piles up nor reaches further than two weeks', () => {
    const many = Array.from({ length: 300 }, (_, index) => [`(${index})`, 0.3, 5] as const);
    const days = spread(many, { minutesADay: 40 });
    expect(days.filter((day) => !day.startsWith('left'))).toHaveLength(14);
    for (const day of days.slice(0, 14)) expect(day.split(')(')).toHaveLength(8);
  });
});
