import { Rating } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { ratingOf } from './rating.ts';

it.each([
  [{ outcome: 0 }, Rating.Again],
  [{ outcome: 0.49 }, Rating.Again],
  [{ outcome: 0.5 }, Rating.Hard],
  [{ outcome: 0.79 }, Rating.Hard],
  [{ outcome: 0.8 }, Rating.Good],
  [{ outcome: 1 }, Rating.Good],
  [{ outcome: 1, hintsUsed: 1 }, Rating.Hard],
  [{ outcome: 1, retry: true }, Rating.Hard],
  [{ outcome: 1, source: 'completed' as const }, Rating.Hard],
  [{ outcome: 1, source: 'faculty' as const }, Rating.Good],
  [{ outcome: 0.2, hintsUsed: 2 }, Rating.Again],
  [{ outcome: -3 }, Rating.Again],
  [{ outcome: 7 }, Rating.Good],
])('%o', (rated, rating) => {
  expect(ratingOf({ source: 'reply', ...rated })).toBe(rating);
});
