import { describe, expect, it } from 'vitest';
import {
  canSaveQuestion,
  imageRefPattern,
  invalidMarks,
  invalidPriority,
  invalidVideo,
  marksIssue,
  otherLevelOf,
  priorityIssue,
  videoIssue,
  yearIssue,
} from './edit-question.rules.ts';

describe('the year of a question', () => {
  it.each(['', '  ', '2000', '2026', ' 2014 '])('may be %j', (typed) => {
    expect(yearIssue(typed, 2026)).toBeUndefined();
  });
  it.each(['1999', '2027', '20', '2014.5', '-2014', '2e3', 'May', '02014'])("can't be %j", (typed) => {
    expect(yearIssue(typed, 2026)).toBe('Please enter a valid year between 2000 and 2026.');
  });
});

describe('priority and marks', () => {
  it.each(['', '0', '7', '-3', '999999'])('a priority may be %j', (typed) => {
    expect(priorityIssue(typed)).toBeUndefined();
  });
  it.each(['x', '1.5', '1e3', '1000000', '--1', '7 8'])("a priority can't be %j", (typed) => {
    expect(priorityIssue(typed)).toBe(invalidPriority);
  });
  it.each([
    ['1', undefined],
    ['200', undefined],
    ['0', invalidMarks],
    ['', invalidMarks],
    ['201', invalidMarks],
    ['-1', invalidMarks],
    ['2.5', invalidMarks],
  ])('marks %j: %j', (typed, issue) => {
    expect(marksIssue(typed)).toBe(issue);
  });
});

it.each([
  ['math-aa-sl', 'HL'],
  ['physics-hl', 'SL'],
  ['sl', 'HL'],
  ['slavic-studies', undefined],
  ['english', undefined],
])('the other level of %s is %s', (slug, other) => {
  expect(otherLevelOf(slug)).toBe(other);
});

it('is saved once subject, topic, difficulty and marks are there', () => {
  const whole = { subject: 1, topic: 2, difficulty: 'Easy', marks: '4' };
  expect(canSaveQuestion(whole)).toBe(true);
  for (const part of ['subject', 'topic', 'difficulty'] as const) {
    expect(canSaveQuestion({ ...whole, [part]: undefined })).toBe(false);
  }
  expect(canSaveQuestion({ ...whole, marks: '0' })).toBe(false);
});

it.each([
  ['12', true],
  ['new:0', true],
  [`kept:${'a'.repeat(32)}`, true],
  ['new:', false],
  ['kept:../x', false],
  ['-1', false],
  ['0', false],
  // More than the database counts to.
  ['9999999999', false],
])('an image named %j: %j', (ref, isOne) => {
  expect(imageRefPattern.test(ref)).toBe(isOne);
});

it.each([
  ['', true],
  ['https://videos.example/1', true],
  ['/videos/aa-arithmetic-07.webm', true],
  ['//elsewhere.example/1', false],
  ['javascript:alert(1)', false],
  ['https://a b', false],
])('a video at %j: %j', (address, isOne) => {
  expect(videoIssue(address)).toBe(isOne ? undefined : invalidVideo);
});
