import { describe, expect, it } from 'vitest';
import { changedParts, draftProblems, maySave, merged, missing, moved, schemeTotal } from './draft.rules.ts';
import { emptyDraft, nextOfSameSession, type QuestionDraft } from './draft.ts';

const image = { key: 'a', name: 'scan.png', watermark: true, alt: '' };
const whole: QuestionDraft = {
  ...emptyDraft,
  subject: 1,
  topics: [2],
  difficulty: 'Easy',
  marks: '5',
  images: [image],
};

describe('a question while it is edited', () => {
  it('can be saved with a subject, a topic, a difficulty and marks', () => {
    expect(missing(whole, true)).toEqual([]);
    expect(maySave(whole, draftProblems(whole, 2026))).toBe(true);
  });

  it.each([
    [{ subject: null }, 'a subject'],
    [{ topics: [] }, 'a topic'],
    [{ difficulty: '' }, 'a difficulty'],
    [{ marks: '' }, 'marks'],
    [{ marks: '0' }, 'marks'],
  ] as const)('waits for what is missing in %j', (part, word) => {
    const draft = { ...whole, ...part };
    expect(missing(draft, true)).toEqual([word]);
    expect(maySave(draft, draftProblems(draft, 2026))).toBe(false);
  });

  it.each([
    [{ year: '1999' }, 'year', 'Please enter a valid year between 2000 and 2026.'],
    [{ year: '2027' }, 'year', 'Please enter a valid year between 2000 and 2026.'],
    [{ year: '20x6' }, 'year', 'Please enter a valid year between 2000 and 2026.'],
    [{ priority: 'abc' }, 'priority', 'Enter a valid number'],
    [{ priority: '1.5' }, 'priority', 'Enter a valid number'],
    [{ video_solution: 'javascript:1' }, 'video_solution', 'Please enter a link that starts with https://'],
    [
      { lines: [{ key: 'x', text: 'Adds', mark: ' ' }] },
      'lines',
      'Each line needs a text and a mark such as M1 or A1',
    ],
    [
      { lines: [{ key: 'x', text: 'Adds', mark: 'M1' }] },
      'lines',
      'The mark scheme gives 1 mark, the question 5',
    ],
    [{ hints: [{ key: 'x', text: ' ' }] }, 'hints', 'A hint has no text yet'],
  ] as const)('says what is wrong with %j', (part, name, words) => {
    const draft = { ...whole, ...part };
    expect(draftProblems(draft, 2026)).toEqual({ [name]: words });
    expect(maySave(draft, draftProblems(draft, 2026))).toBe(false);
  });

  it.each([
    { year: '2000' },
    { year: '2026' },
    { priority: '-3' },
    { video_solution: 'https://v.example/1' },
    { video_solution: '/videos/aa-arithmetic-07.webm' },
  ])('finds nothing wrong with %j', (part) => {
    expect(draftProblems({ ...whole, ...part }, 2026)).toEqual({});
  });

  it.each([
    ['a new one with a text only', { questions_text: 'x' }, true, ['question images']],
    ['a stored one with a text only', { questions_text: 'x' }, false, []],
    ['a stored one with neither', {}, false, ['question images']],
    ['one with an image', { images: [image] }, true, []],
  ] as const)('%s needs %j', (_, part, isNew, words) => {
    expect(missing({ ...whole, images: [], ...part }, isNew)).toEqual(words);
  });

  it('adds up the lines', () => {
    const line = { key: 'x', text: 'Adds', mark: 'M1' };
    expect(schemeTotal([line, { ...line, mark: '(A2)' }, { ...line, mark: '' }])).toBe(3);
  });

  it('says which parts differ, and takes keys and addresses for nothing', () => {
    const renamed = { ...whole, images: [{ ...image, key: 'b', url: '/media/x.webp' }] };
    expect(changedParts(whole, renamed)).toEqual([]);
    expect(changedParts(whole, { ...whole, marks: '6', hints: [{ key: 'k', text: 'Try' }] })).toEqual([
      'marks',
      'hints',
    ]);
    expect(changedParts(whole, { ...whole, images: [{ ...image, watermark: false }] })).toEqual(['images']);
  });
});

describe('two who edit the same question', () => {
  it('each keep what only they changed', () => {
    const mine = { ...whole, marks: '6', year: '2020' };
    const theirs = { ...whole, marks: '7', level: 'HL' as const };
    const { draft, changedThere, both } = merged(whole, mine, theirs);
    expect(draft).toEqual({ ...whole, marks: '6', year: '2020', level: 'HL' });
    expect(changedThere).toEqual(['level', 'marks']);
    expect(both).toEqual(['marks']);
  });
});

describe('the paper of a question', () => {
  it.each([
    ['physics-sl', '1A', true, {}],
    ['physics-sl', '', true, {}],
    ['physics-sl', '1', true, { paper: 'Paper 1 has parts in this subject: please choose 1A or 1B' }],
    [
      'physics-sl',
      '3',
      false,
      {
        paper: 'This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2',
        calculatorAllowed: 'Every paper of this subject is with a calculator',
      },
    ],
    ['math-aa-sl', '1A', false, { paper: 'Paper 1 has no parts in this subject' }],
    ['math-aa-hl', '3', true, {}],
    [undefined, '1A', false, {}],
  ] as const)('in %s: %s, calculator %s', (slug, paper, calculatorAllowed, problems) => {
    expect(draftProblems({ ...whole, paper, calculatorAllowed }, 2026, slug)).toEqual(problems);
  });
});

describe('moving one to another place', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [1, -1, 'bac'],
    [7, 0, 'abc'],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});

it('the next question of a session begins with its place and session, and nothing else', () => {
  const session = {
    subject: 1,
    topics: [2],
    year: '2021',
    month: 'May' as const,
    paper: '2' as const,
    visible: false,
  };
  expect(
    nextOfSameSession({ ...whole, ...session, questions_text: 'x', priority: '3', verified: true }),
  ).toEqual({
    ...emptyDraft,
    ...session,
  });
});
