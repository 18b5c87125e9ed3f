import { describe, expect, it } from 'vitest';
import type { Wording } from './design.ts';
import { hasJoinedThousands, withThousandsApart } from './thousands.ts';

const question = (text: string): Wording => ({
  text,
  hints: [text],
  answer: text,
  scheme: [[text, 'A1']],
  checks: [{ route: 'numeric', shown: '= 12500', value: 12_500 }],
  replies: [
    { part: 'a', kind: 'number', expected: '12500', mistakes: [{ value: '125000', note: text }] },
    { part: 'b', kind: 'self', why: 'explain' },
  ],
});

describe('thousands', () => {
  it.each([
    ['$x = 12500$', String.raw`$x = 12\,500$`],
    ['$$\\frac{1234567}{25870} = 47.7$$', String.raw`$$\frac{1\,234\,567}{25\,870} = 47.7$$`],
    ['$12345.678$ or $-98765$', String.raw`$12\,345.678$ or $-98\,765$`],
    ['$1250$, $0.123456$ and $3.1415926$', '$1250$, $0.123456$ and $3.1415926$'],
    [String.raw`$12\,500$ and $1\,250\,000$`, String.raw`$12\,500$ and $1\,250\,000$`],
    ['$$x = 1$$ is not 12500, but $12500$', String.raw`$$x = 1$$ is not 12500, but $12\,500$`],
    ['the year 12500, without a formula', 'the year 12500, without a formula'],
  ])('of %s are set apart: %s', (text, apart) => {
    const { text: shown, hints, answer, scheme, checks, replies } = withThousandsApart(question(text));
    expect([shown, ...hints, answer, scheme[0]![0]]).toEqual([apart, apart, apart, apart]);
    expect(checks[0]!.shown).toBe(String.raw`= 12\,500`);
    expect(replies![0]).toMatchObject({ expected: '12500', mistakes: [{ value: '125000', note: apart }] });
    expect(hasJoinedThousands(text)).toBe(text !== apart);
  });
});
