import { describe, expect, it } from 'vitest';
import type { Wording } from '../authoring/design.ts';
import { fromShown } from '../authoring/from-shown.ts';
import { shownFigureIssues } from './shown-figures.ts';

const orbit = (accuracy: { figures: number } | { tolerance: number }): Wording => ({
  text: [
    'A probe flies along a circle of length $12\\,400\\ \\text{km}$.',
    '(a) Show that its speed is about $1.6\\ \\text{km s}^{-1}$. [2]',
    '(b) Calculate the time of one orbit, in hours. [2]',
    '(c) Calculate the time of three orbits, in hours. [1]',
  ].join('\n\n'),
  hints: ['What is known?'],
  answer: [
    '(a) $v = \\sqrt{2.664 \\times 10^6} = 1632\\ \\text{m s}^{-1}$',
    '(b) $T = \\dfrac{1.24 \\times 10^{7}}{1632} = 7598\\ \\text{s}$, that is $\\dfrac{7598}{3600} = 2.11\\ \\text{h}$.',
    '(c) $3 \\times 2.11 = 6.33\\ \\text{h}$',
  ].join('\n\n'),
  scheme: [],
  checks: [],
  replies: [
    { part: 'a', kind: 'self', why: 'show that' },
    { part: 'b', kind: 'number', expected: '2.11', unit: 'h', accuracy },
    { part: 'c', kind: 'number', expected: '6.33', unit: 'h', accuracy: { tolerance: 0.2 } },
  ],
});

describe('what follows from a figure that is shown', () => {
  it('is refused by a reply that takes the unrounded value alone', () => {
    expect([...shownFigureIssues(orbit({ figures: 3 }))]).toEqual([
      "the reply b.1 is 2.11, but 2.15, from the 1.6 shown in (a), isn't right",
    ]);
  });

  it('is not what follows from a number that was told before', () => {
    const { text, ...rest } = orbit({ figures: 3 });
    expect([
      ...shownFigureIssues({ ...rest, text: text.replace('A probe', 'At $1.6$ times sound a probe') }),
    ]).toEqual([]);
  });

  it('is taken by a reply that leaves room for it', () => {
    expect([...shownFigureIssues(orbit(fromShown(2.11, 2.153)))]).toEqual([]);
  });

  it('is followed through the next parts', () => {
    const narrow = orbit({ tolerance: 0.05 });
    const replies = narrow.replies!.map((reply) =>
      reply.kind === 'self' ? reply : { ...reply, accuracy: { tolerance: 0.05 } },
    );
    expect([...shownFigureIssues({ ...narrow, replies })]).toEqual([
      "the reply c.1 is 6.33, but 6.46, from the 1.6 shown in (a), isn't right",
    ]);
  });

  it.each([
    ['exact', orbit({ figures: 3 }).text.replace('1.6', '1.632')],
    ['no figure', orbit({ figures: 3 }).text.replace('about $1.6\\ \\text{km s}^{-1}$', '$\\sqrt{GM/r}$')],
  ])('has nothing to do with a result that is %s', (_, text) => {
    expect([...shownFigureIssues({ ...orbit({ figures: 3 }), text })]).toEqual([]);
  });
});

describe('the room for it', () => {
  it.each([
    [2.11, 2.153, 3, 2.15],
    [2.11, 2.153, 2, 2.2],
    [346.1, 348.2, 2, 350],
    [3.8245e27, 3.86e27, 3, 3.86e27],
    [-0.176, -0.182, 3, -0.182],
    [12.34, 12.341, 3, 12.3],
  ] as const)(
    'around %d reaches what comes of the figure, %d, to %d figures',
    (exact, of, figures, typed) => {
      const { tolerance } = fromShown(exact, of, figures);
      expect(Math.abs(typed - exact)).toBeLessThanOrEqual(tolerance);
      expect(tolerance).toBeLessThan(0.06 * Math.abs(exact));
    },
  );
});
