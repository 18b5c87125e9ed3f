import { describe, expect, it } from 'vitest';
import { drawnLabelIssues } from './drawn-labels.ts';

const issuesOf = (width: number, ...labels: readonly { text: string; x: number; size?: number }[]) => [
  ...drawnLabelIssues('graph', {
    width,
    height: 200,
    description: 'A figure for a test',
    shapes: [
      { kind: 'circle', x: 10, y: 10, r: 3 },
      ...labels.map((label) => ({ kind: 'label' as const, y: 100, ...label })),
    ],
  }),
];

describe('the labels of a drawing', () => {
  it.each([
    [
      'stand on each other',
      300,
      [
        { text: '1.25', x: 100 },
        { text: '2.86', x: 115 },
      ],
      /1\.25 and 2\.86/,
    ],
    ['are upright where they are variables', 300, [{ text: '−k', x: 100 }], /written \*k\*/],
    ['are too small on a phone', 520, [{ text: '*x*', x: 100, size: 13 }], /520 pixels wide/],
  ])('%s', (_, width, labels, issue) => {
    expect(issuesOf(width, ...labels)).toEqual([expect.stringMatching(issue)]);
  });

  it.each([
    [
      'apart',
      300,
      [
        { text: '1.25', x: 100 },
        { text: '2.86', x: 160 },
      ],
    ],
    [
      'variables, names of points and units',
      300,
      [
        { text: '*k*', x: 20 },
        { text: 'A', x: 60 },
        { text: 'cm', x: 90 },
      ],
    ],
    ['large in a wide figure', 520, [{ text: '*x*', x: 100, size: 17 }]],
    ['none at all', 1000, []],
  ])('are as they should be: %s', (_, width, labels) => {
    expect(issuesOf(width, ...labels)).toEqual([]);
  });
});
