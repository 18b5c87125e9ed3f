import { describe, expect, it } from 'vitest';
import { mayTryAgain, takenWords, troubleOf, troubleWords } from './camera.rules.ts';

const named = (name: string) => Object.assign(new Error('no'), { name });

describe('why the camera shows nothing', () => {
  it.each([
    [named('NotAllowedError'), 'refused', true],
    [named('SecurityError'), 'refused', true],
    [named('NotFoundError'), 'missing', false],
    [named('OverconstrainedError'), 'missing', false],
    [named('NotReadableError'), 'busy', true],
    [named('AbortError'), 'busy', true],
    [named('constructor'), 'failed', true],
    [named('NotSupportedError'), 'missing', false],
    [new TypeError('mediaDevices is undefined'), 'missing', false],
    ['text', 'failed', true],
  ] as const)('%s is %s', (error, trouble, again) => {
    expect(troubleOf(error)).toBe(trouble);
    expect(mayTryAgain(trouble)).toBe(again);
    expect(troubleWords[trouble]).toContain('choose photos');
  });
});

it.each([
  [0, 0, 'No page yet'],
  [0, 1, 'Reading the first page…'],
  [1, 0, '1 page so far'],
  [1, 1, '1 page so far, reading the next…'],
  [6, 2, '6 pages so far, reading the next…'],
])('%i pages and %i being read: %s', (taken, waiting, words) => {
  expect(takenWords(taken, waiting)).toBe(words);
});
