import { describe, expect, it } from 'vitest';
import type { Wording } from '../authoring/design.ts';
import { acceptedValueIssues } from './accepted-values.ts';

const issuesOf = (line: string, reply: Record<string, unknown>) => {
  const question: Wording = {
    text: 'A stone falls.\n\n(a) Find its speed. [1]\n\n(b) State its unit. [1]',
    hints: ['What is known?'],
    answer: '(a) It is $12.3$.\n\n(b) m/s',
    scheme: [
      [line, '1'],
      ['metres per second', '1'],
    ],
    checks: [],
    replies: [{ part: 'a', kind: 'number', ...reply } as never, { part: 'b', kind: 'self', why: 'state' }],
  };
  return [...acceptedValueIssues(question)];
};

describe('values that a mark scheme accepts', () => {
  it.each([
    [String.raw`$0.87\%$ (accept $0.9\%$)`, { expected: '0.86831', accuracy: { figures: 2 } }],
    [String.raw`$16.7\%$ (accept $17\%$ or $20\%$)`, { expected: '16.667', accuracy: { figures: 2 } }],
    [String.raw`$12.3\ \text{m}$ (allow ECF; accept $12\ \text{m}$)`, { expected: '12.3456' }],
    ['(a) $y = 30$ (accept $A = 30$)', { kind: 'equation', expected: 'y = 30', variables: ['y', 'v'] }],
    [String.raw`$1 < t < 5$ (accept $\le$)`, { kind: 'interval', expected: '1 < t < 5', variables: ['t'] }],
  ])('are refused by the reply: %s', (line, reply) => {
    expect(issuesOf(line, reply)).toEqual([expect.stringMatching(/but the reply a\.1 expects .* refuses/)]);
  });

  it.each([
    ['are right', String.raw`$0.87\%$ (accept $0.9\%$)`, { expected: '0.86831', accuracy: { figures: 1 } }],
    [
      'have ends that may belong to it',
      String.raw`$1 < t < 5$ (accept $\le$)`,
      { kind: 'interval', expected: '1 to 5', variables: ['t'] },
    ],
    ['are no values', String.raw`$12.3$ (accept $\pm 2$; accept $=$)`, { expected: '12.3456' }],
    ['are of another step', 'reverses it (accept $-57$)', { expected: '12.3456' }],
    ['need a reason', '$12.3$ (accept $12.5$ from the rounded angle)', { expected: '12.3456' }],
    ['are refused by both', '$12.3$ (do not accept $12.4$)', { expected: '12.3456' }],
    [
      'name another letter',
      '$V = 5t + 3$ (accept $C = 3$)',
      { kind: 'expression', expected: '5t + 3', variables: ['t'] },
    ],
  ])('%s', (_, line, reply) => {
    expect(issuesOf(line, reply)).toEqual([]);
  });
});
