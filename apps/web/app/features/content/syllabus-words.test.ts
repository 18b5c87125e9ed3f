import { syllabusUnavailable as onServer } from '@sevenfold/contract/content/syllabus.endpoints';
import { expect, it } from 'vitest';
import { syllabusUnavailable } from './syllabus-words.ts';

it('says what the server says', () => {
  expect(syllabusUnavailable).toBe(onServer);
});
