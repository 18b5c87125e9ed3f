import { describe, expect, it } from 'vitest';
import { counted, mayVisit, type QuestionStatus, resumeAt, withStatus } from './progress.rules.ts';

const statuses = (letters: string): QuestionStatus[] =>
  [...letters].map((letter) => ({ a: 'attempted' as const, s: 'skipped' as const })[letter] ?? null);

describe('progress', () => {
  it.each([
    ['-----', 0, true],
    ['-----', 1, false],
    ['as---', 2, true],
    ['as---', 0, true],
    ['as---', 3, false],
    ['aaaaa', 4, true],
    ['aaaaa', 5, false],
    ['a-a--', 2, false],
    ['aaaaa', -1, false],
  ])('of %s: question %i may be visited: %s', (letters, index, allowed) => {
    expect(mayVisit(statuses(letters), index)).toBe(allowed);
  });

  it.each([
    ['-----', 0],
    ['as---', 2],
    ['aaaaa', 4],
  ])('%s goes on at %i', (letters, index) => {
    expect(resumeAt(statuses(letters))).toBe(index);
  });

  it('takes a skip away when the question is attempted, and back', () => {
    expect(withStatus(statuses('ss-'), 0, 'attempted')).toEqual(statuses('as-'));
    expect(withStatus(statuses('as-'), 0, 'skipped')).toEqual(statuses('ss-'));
  });

  it('is counted', () => {
    expect(counted(statuses('aas--'))).toEqual({ attempted: 2, skipped: 1, open: 2 });
  });
});
