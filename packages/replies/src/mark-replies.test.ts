import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { markReplies } from './mark-replies.ts';

const radius: Field = {
  field: 'a.1',
  part: 'a',
  kind: 'number',
  expected: '3',
  marks: 2,
  mistakes: [{ value: '6', note: 'This is the diameter.' }],
};
const area: Field = {
  field: 'b.1',
  part: 'b',
  kind: 'number',
  expected: '9pi',
  marks: 3,
  follows: { from: ['a.1'], expected: 'pi*a.1^2' },
};
const share: Field = {
  field: 'c.1',
  part: 'c',
  kind: 'number',
  expected: '0.3',
  marks: 2,
  follows: { from: ['a.1'], expected: 'a.1/10' },
  unless: 'p<0 or p>1',
};

const verdictsOf = (fields: readonly Field[], givens: Record<string, string>) =>
  markReplies(fields, givens).fields.map(({ verdict, followThrough, marks }) => [
    verdict,
    followThrough ?? false,
    marks,
  ]);

describe('a question with several fields', () => {
  it('sums marks by parts', () => {
    const second: Field = { ...radius, field: 'a.2', expected: '7', marks: 1 };
    const result = markReplies([radius, second, area], { 'a.1': '3', 'a.2': '8', 'b.1': '28.3' });
    expect(result.parts).toEqual([
      { part: 'a', marks: 2, of: 3 },
      { part: 'b', marks: 3, of: 3 },
    ]);
    expect([result.marks, result.of]).toEqual([5, 6]);
  });

  it.each(['none', 'x', '1/0', '2, 3', '∞', 'i'])(
    'follows nothing from %s, and says what is wrong',
    (given) => {
      const root: Field = { field: 'a.1', part: 'a', kind: 'complex', expected: '1+i', marks: 1 };
      const square: Field = {
        field: 'b.1',
        part: 'b',
        kind: 'complex',
        expected: '2i',
        marks: 1,
        follows: { from: ['a.1'], expected: 'a.1^2' },
      };
      expect(verdictsOf([root, square], { 'a.1': given, 'b.1': '7+i' })[1]).toEqual(['wrong', false, 0]);
    },
  );

  it('takes one mark for a value that is inaccurate', () => {
    expect(verdictsOf([radius, area], { 'a.1': '3', 'b.1': '28' })).toEqual([
      ['right', false, 2],
      ['accuracy', false, 2],
    ]);
  });

  it('counts what is missing as empty', () => {
    expect(verdictsOf([radius, area], {})).toEqual([
      ['empty', false, 0],
      ['empty', false, 0],
    ]);
  });

  it('names a mistake that was foreseen', () => {
    expect(markReplies([radius], { 'a.1': '6 cm' }).fields[0]).toEqual({
      field: 'a.1',
      verdict: 'wrong',
      readAs: '6\\,\\mathrm{cm}',
      note: 'This is the diameter.',
      marks: 0,
      of: 2,
    });
  });

  const shirts: Field = {
    ...radius,
    expected: '151',
    accuracy: 'exact',
    mistakes: [{ value: '150', note: 'It is no less yet.' }],
  };
  const cost: Field = {
    ...shirts,
    expected: '302',
    accuracy: undefined,
    mistakes: [{ value: '299.6312', note: 'This is without tax.' }],
  };
  const chance: Field = {
    ...radius,
    expected: '0.5418',
    mistakes: [
      { value: '27/50', note: 'This is of all.' },
      { value: '0.5414', note: 'This was replaced.' },
    ],
  };

  it.each([
    ['a mistake that the answer could be rounded to', shirts, '150', 'wrong', 'It is no less yet.', 0],
    [
      'another rounding of a number that counts',
      { ...shirts, expected: '1287' },
      '1290',
      'accuracy',
      'The exact value is asked for.',
      1,
    ],
    ['a mistake that is rounded as asked for', cost, '300', 'wrong', 'This is without tax.', 0],
    [
      'a mistake with the last figure next to that of the answer',
      chance,
      '0.541',
      'wrong',
      'This was replaced.',
      0,
    ],
    ['a mistake that is typed as it was named', chance, '27/50', 'wrong', 'This is of all.', 0],
    [
      'the answer rounded too far, which a mistake is, too',
      chance,
      '0.54',
      'accuracy',
      'The value is right, but too few figures are given: 3 significant figures are needed.',
      1,
    ],
    [
      'the answer with a wrong figure behind',
      chance,
      '0.5419',
      'accuracy',
      'Right to 3 significant figures, but the figures after them are not.',
      1,
    ],
    ['the answer', chance, '0.542', 'right', undefined, 2],
  ] as const)('tells of a mistake near the answer: %s', (_, field, given, verdict, note, marks) => {
    const [marked] = markReplies([field], { [field.field]: given }).fields;
    expect([marked!.verdict, marked!.note, marked!.marks]).toEqual([verdict, note, marks]);
  });

  it.each([
    ['9.0000', '9', true],
    ['9.0000', '9.00', true],
    ['4.2500', '4.25', true],
    ['0.1200', '0.12', true],
    ['10.00', '10', true],
    ['2.500 \\times 10^{-9}', '2.5e-9', true],
    ['9.0000', '90', false],
    ['10.00', '1', false],
    ['100', '1', false],
    ['0.1234', '0.12', false],
  ])('knows the mistake %s by %s: %s', (value, given, isKnown) => {
    const field = { ...radius, mistakes: [{ value, note: 'Look again.' }] };
    expect(markReplies([field], { 'a.1': given }).fields[0]!.note === 'Look again.').toBe(isKnown);
  });
});

describe('follow-through', () => {
  it('gives full marks for what is right from a wrong answer', () => {
    const [, second] = markReplies([radius, area], { 'a.1': 'r = 4 cm', 'b.1': '50.3' }).fields;
    expect(second).toEqual({
      field: 'b.1',
      verdict: 'right',
      readAs: '50.3',
      note: 'Right from your answer to (a).',
      followThrough: true,
      marks: 3,
      of: 3,
    });
  });

  it.each([
    ['the right answer is right by itself', '4', '9pi', ['right', false, 3]],
    ['a second mistake', '4', '12.6', ['wrong', false, 0]],
    ['nothing to follow', '', '50.3', ['wrong', false, 0]],
    ['something unreadable to follow', '4+', '50.3', ['wrong', false, 0]],
    ['the earlier answer was right', '3', '50.3', ['wrong', false, 0]],
    ['inaccurate from there', '4', '50', ['accuracy', true, 2]],
    ['several values to follow', '4 or 5', '50.3', ['wrong', false, 0]],
    ['an expression to follow', '8/2', '16π', ['right', true, 3]],
  ] as const)('%s', (_, first, second, outcome) => {
    expect(verdictsOf([radius, area], { 'a.1': first, 'b.1': second })[1]).toEqual(outcome);
  });

  it('never leads to what is impossible', () => {
    expect(verdictsOf([radius, share], { 'a.1': '5', 'c.1': '0.5' })[1]).toEqual(['right', true, 2]);
    expect(verdictsOf([radius, share], { 'a.1': '12', 'c.1': '1.2' })[1]).toEqual(['wrong', false, 0]);
    expect(verdictsOf([radius, share], { 'a.1': '-5', 'c.1': '-0.5' })[1]).toEqual(['wrong', false, 0]);
    expect(verdictsOf([radius, share], { 'a.1': '10', 'c.1': '1' })[1]).toEqual(['right', true, 2]);
  });

  it.each([
    ['complex', '3i', '2∠60°'],
    ['vector', '(1, 2)', '<3, 4>'],
    ['interval', '2 < x < 3', ']3, 5]'],
    ['equation', 'y = 2x', 'r.(2,1,-1)=3'],
    ['expression', 'x^2', 'x^3 + constant'],
  ] as const)('goes on where a wrong %s is written as only its own kind is', (kind, expected, given) => {
    const first: Field = { ...radius, kind, expected, variables: ['x'], mistakes: [] };
    expect(verdictsOf([first, area], { 'a.1': given, 'b.1': '50.3' })).toEqual([
      ['wrong', false, 0],
      ['wrong', false, 0],
    ]);
  });

  it('never divides by nothing', () => {
    const inverse: Field = { ...area, expected: '1/3', follows: { from: ['a.1'], expected: '1/a.1' } };
    expect(verdictsOf([radius, inverse], { 'a.1': '0', 'b.1': '5' })[1]).toEqual(['wrong', false, 0]);
  });

  it('goes on through several fields', () => {
    const third: Field = {
      ...area,
      field: 'c.1',
      part: 'c',
      expected: '18pi',
      follows: { from: ['b.1'], expected: '2*b.1' },
    };
    expect(verdictsOf([radius, area, third], { 'a.1': '4', 'b.1': '16pi', 'c.1': '32pi' })).toEqual([
      ['wrong', false, 0],
      ['right', true, 3],
      ['right', true, 3],
    ]);
  });

  it('needs all that it follows', () => {
    const other: Field = { ...radius, field: 'a.2', expected: '5' };
    const sum: Field = { ...area, expected: '8', follows: { from: ['a.1', 'a.2'], expected: 'a.1+a.2' } };
    expect(verdictsOf([radius, other, sum], { 'a.1': '4', 'b.1': '4' })[2]).toEqual(['wrong', false, 0]);
    expect(verdictsOf([radius, other, sum], { 'a.1': '4', 'a.2': '6+', 'b.1': '10' })[2]).toEqual([
      'wrong',
      false,
      0,
    ]);
    expect(verdictsOf([radius, other, sum], { 'a.1': '4', 'a.2': '5', 'b.1': '9' })[2]).toEqual([
      'right',
      true,
      3,
    ]);
  });

  it('tells a.1 from a.11', () => {
    const other: Field = { ...radius, field: 'a.11', expected: '5' };
    const sum: Field = { ...area, expected: '8', follows: { from: ['a.1', 'a.11'], expected: 'a.1+a.11' } };
    expect(verdictsOf([radius, other, sum], { 'a.1': '4', 'a.11': '6', 'b.1': '10' })[2]).toEqual([
      'right',
      true,
      3,
    ]);
  });

  it('takes a function, with what was typed', () => {
    const typed: Field = {
      ...area,
      follows: { from: ['a.1'], expected: (replies) => `${Number(replies['a.1']) ** 3}` },
    };
    expect(verdictsOf([radius, typed], { 'a.1': '2', 'b.1': '8' })[1]).toEqual(['right', true, 3]);
  });

  it('carries expressions on', () => {
    const slope: Field = {
      field: 'a.1',
      part: 'a',
      kind: 'expression',
      variables: ['x'],
      expected: '2x',
      marks: 1,
    };
    const second: Field = {
      field: 'b.1',
      part: 'b',
      kind: 'expression',
      variables: ['x'],
      expected: '2x+1',
      marks: 1,
      follows: { from: ['a.1'], expected: 'a.1+1' },
    };
    expect(verdictsOf([slope, second], { 'a.1': "f'(x) = 3x", 'b.1': '1+3x' })[1]).toEqual([
      'right',
      true,
      1,
    ]);
  });

  it.each([
    ['a field that is not there', { ...area, follows: { from: ['z.9'], expected: 'z.9' } }],
    ['a guard that nobody can read', { ...share, unless: 'p<<' }],
    ['a formula that nobody can read', { ...area, follows: { from: ['a.1'], expected: '2+*a.1' } }],
  ])('throws for %s', (_, field) => {
    expect(() => markReplies([radius, field], { 'a.1': '4', [field.field]: '77' })).toThrow();
  });
});
