import { describe, expect, it } from 'vitest';
import type { Wording } from '../authoring/design.ts';
import { partIssues } from './inspect-parts.ts';

const sound: Wording = {
  text: 'A tank holds $200$ litres.\n\n(a) Find its height. [1]\n\n(b) Find its mass. [2]',
  hints: ['What is known?'],
  answer: '(a) The height is $1.2345 \\approx 1.23$ m.\n\n(b) The mass is $198.4$ kg.',
  scheme: [
    ['$1.23$', 'A1'],
    ['uses the density', 'M1'],
    ['$198$', 'A1'],
  ],
  replies: [
    { part: 'a', kind: 'number', expected: '1.2345' },
    { part: 'b', kind: 'number', expected: '198.4' },
  ],
  checks: [],
};

describe('the parts of a question', () => {
  it('agree', () => {
    expect([...partIssues(sound)]).toEqual([]);
  });

  it.each<[string, Partial<Wording>, RegExp]>([
    ['a part without an answer', { answer: '(a) $1.23$' }, /nothing that begins with \(b\)/],
    [
      'a scheme that is not split by part',
      {
        scheme: [
          ['all of it', 'M2'],
          ['the rest', 'A1'],
        ],
      },
      /don’t add up/,
    ],
    [
      'a line in the wrong part',
      {
        scheme: [
          ['(b) $1.23$', 'A1'],
          ['uses the density', 'M1'],
          ['$198$', 'A1'],
        ],
      },
      /a line of \(b\) among those of \(a\)/,
    ],
    [
      'another digit in the scheme',
      {
        scheme: [
          ['$1.24$', 'A1'],
          ['uses the density', 'M1'],
          ['$198$', 'A1'],
        ],
      },
      /a\.1 is 1\.2345, and the mark scheme shows 1\.24/,
    ],
    [
      'another digit in the worked answer',
      { answer: '(a) $1.23$\n\n(b) The mass is $199$ kg.' },
      /b\.1 is 198\.4, and the worked answer shows 199/,
    ],
  ])('are told of: %s', (_, changed, issue) => {
    expect([...partIssues({ ...sound, ...changed })].join('\n')).toMatch(issue);
  });

  it.each([
    ['per cent', '(a) It is $123.45\\,\\%$ of a metre.\n\n(b) $198.4$'],
    ['a rounded whole number', '(a) $1.23$\n\n(b) about $200$ kg'],
    ['a number that has nothing to do with it', '(a) $1.23$\n\n(b) $2 \\times 99.2$ gives the mass.'],
    ['a power of ten', '(a) $1.23$\n\n(b) $1.984 \\times 10^{2}$'],
  ])('may show %s', (_, answer) => {
    expect([...partIssues({ ...sound, answer })]).toEqual([]);
  });
});
