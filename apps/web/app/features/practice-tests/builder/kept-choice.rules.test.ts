import { describe, expect, it } from 'vitest';
import { nothingChosen, readChoice } from './kept-choice.rules.ts';

const chosen = {
  selection: {
    subject: 'math-aa-sl',
    topics: ['algebra'],
    subtopics: ['logs'],
    subSubtopics: ['log-laws'],
    duration: 120,
  },
  awaitingLogin: true,
};

describe('what the browser kept', () => {
  it('comes back as it was', () => {
    expect(readChoice(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"selection":7}',
    '{"selection":{"subject":7}}',
  ])('is nothing when it reads %j', (kept) => {
    expect(readChoice(kept)).toEqual(nothingChosen);
  });

  it('loses only the parts that make no sense', () => {
    const broken = {
      selection: { ...chosen.selection, topics: ['algebra', 7], subtopics: 'logs', duration: 45 },
    };
    expect(readChoice(JSON.stringify(broken))).toEqual({
      selection: { ...chosen.selection, topics: ['algebra'], subtopics: [], duration: 30 },
      awaitingLogin: false,
    });
  });
});
