import { describe, expect, it } from 'vitest';
import { distanceOf, paperShares, sharesOfAll } from './difficulty-shares.ts';

const section = (marks: number, Easy: number, Medium: number, Hard: number) => ({
  marks,
  supply: { Easy, Medium, Hard },
});
const rounded = (shares: ReturnType<typeof paperShares>) =>
  shares.map(({ Easy, Medium, Hard }) => [Easy, Medium, Hard].map(Math.round));

describe('how hard sections are to be', () => {
  it.each([
    ['the usual, where there is enough', [section(80, 400, 400, 400)], [[30, 45, 25]]],
    ['medium instead of easy', [section(80, 0, 400, 600)], [[0, 75, 25]]],
    ['medium instead of hard', [section(80, 500, 400, 40)], [[30, 53, 18]]],
    ['hard only where medium is lacking, too', [section(40, 0, 20, 180)], [[0, 18, 83]]],
    ['all that is there, rather than what is not', [section(40, 0, 50, 32)], [[0, 60, 40]]],
    [
      'gentler beside a section that is hard',
      [section(40, 300, 300, 100), section(40, 0, 0, 180)],
      [
        [50, 50, 0],
        [0, 0, 100],
      ],
    ],
    [
      'easier beside a section without easy ones',
      [section(25, 100, 100, 100), section(20, 0, 200, 80)],
      [
        [50, 25, 25],
        [0, 75, 25],
      ],
    ],
  ])('%s', (_, sections, expected) => {
    const shares = paperShares(sections, 2);
    expect(rounded(shares)).toEqual(expected);
    for (const { Easy, Medium, Hard } of shares) expect(Easy + Medium + Hard).toBeCloseTo(100);
  });

  it('says how hard the whole is', () => {
    const sections = [section(30, 0, 0, 0), section(10, 0, 0, 0)];
    const shares = [
      { Easy: 40, Medium: 60, Hard: 0 },
      { Easy: 0, Medium: 20, Hard: 80 },
    ];
    expect(sharesOfAll(sections, shares)).toEqual({ Easy: 30, Medium: 50, Hard: 20 });
  });
});

it('counts how far a paper is from its shares, in marks', () => {
  const shares = [
    { Easy: 50, Medium: 50, Hard: 0 },
    { Easy: 0, Medium: 50, Hard: 50 },
  ];
  const easy = { marks: 5, difficulty: 'Easy' } as const;
  const medium = { marks: 5, difficulty: 'Medium' } as const;
  const hard = { marks: 10, difficulty: 'Hard' } as const;
  expect(
    distanceOf(
      [
        [easy, medium],
        [hard, { ...medium, marks: 10 }],
      ],
      shares,
    ),
  ).toBe(0);
  expect(distanceOf([[easy, easy], [hard]], shares)).toBe(20);
});
