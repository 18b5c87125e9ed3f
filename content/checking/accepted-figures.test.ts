import { describe, expect, it } from 'vitest';
import type { Wording } from '../authoring/design.ts';
import { acceptedFigureIssues } from './accepted-figures.ts';

const question = (line: string, reply: Record<string, unknown>): Wording => ({
  text: 'A stone falls.\n\n(a) Find its speed. [1]\n\n(b) State its unit. [1]',
  hints: ['What is known?'],
  answer: '(a) It is $12.3$.\n\n(b) m/s',
  scheme: [
    [line, '1'],
    ['metres per second', '1'],
  ],
  checks: [],
  replies: [{ part: 'a', kind: 'number', ...reply } as never, { part: 'b', kind: 'self', why: 'state' }],
});

const issuesOf = (line: string, reply: Record<string, unknown>) => [
  ...acceptedFigureIssues(question(line, reply)),
];

describe('figures that a mark scheme accepts', () => {
  it.each([
    ['$12.3$ (accept 2 to 4 significant figures)', { expected: '12.3456' }],
    ['$12.3$ (allow ECF; accept two significant figures)', { expected: '12.3456' }],
    ['$0.16$ (accept one significant figure)', { expected: '0.1625', accuracy: { tolerance: 0.016 } }],
    ['$12.3\\,\\%$ (accept 2 or 3 significant figures)', { expected: '12.3456', unit: '%' }],
    ['$12.3$ (accept two significant figures)', { kind: 'units', expected: '12.3456 m s^-1' }],
  ])('are refused by the reply: %s', (line, reply) => {
    expect(issuesOf(line, reply)).toEqual([expect.stringMatching(/the reply a\.1 finds/)]);
  });

  it.each([
    ['$12.3$ (accept 2 to 4 significant figures)', { expected: '12.3456', accuracy: { figures: 2 } }],
    ['$0.16$ (accept one significant figure)', { expected: '0.1625', accuracy: { tolerance: 0.04 } }],
    ['$12.3$ (accept 3 or 4 significant figures)', { expected: '12.3456' }],
    ['$6.04$ (accept 2 or 3 significant figures)', { expected: '6.04', accuracy: { figures: 2 } }],
    ['$3.70 \\times 10^{-5}$ (accept 3 significant figures)', { expected: '0.000037' }],
    ['$12.3$ (allow ECF)', { expected: '12.3456' }],
    ['$45.6$ (accept two significant figures)', { expected: '12.3456' }],
    ['$12\\,\\%$ (accept one significant figure)', { expected: '12.3456' }],
    [
      '$12.3$ (accept two significant figures)',
      { kind: 'units', expected: '12.3456 m s^-1', accuracy: { figures: 2 } },
    ],
  ])('are right for the reply, or of something else: %s', (line, reply) => {
    expect(issuesOf(line, reply)).toEqual([]);
  });
});
