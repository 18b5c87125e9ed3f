import { describe, expect, it } from 'vitest';
import { kinds } from './asked.ts';
import { readCaseTables } from './case-tables.fixture.ts';
import { markReply } from './mark-reply.ts';

const expectedOf = new Map(readCaseTables().map(({ asked }) => [asked.kind, asked]));

const outOfBounds: readonly [string, string][] = [
  ['10,000 digits', '9'.repeat(10_000)],
  ['10,000 brackets', '('.repeat(10_000)],
  ['10,000 signs', '-'.repeat(10_000)],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 powers', '9^'.repeat(5_000)],
  ['60 brackets deep', `${'('.repeat(60)}1${')'.repeat(60)}`],
  ['a tower of powers', '9^9^9^9'],
  ['a number of a billion digits', '1e999999999'],
  ['a factorial of a factorial', '9!!!'],
  ['a large factorial', '100000!'],
];

const strange: readonly string[] = [
  `${'('.repeat(39)}1${')'.repeat(39)}`,
  '-'.repeat(399),
  `${'√'.repeat(399)}`,
  `${'sin '.repeat(99)}1`,
  '|'.repeat(400),
  `${'|'.repeat(199)}1`,
  '1,'.repeat(200),
  '1/'.repeat(199),
  `${'±'.repeat(100)}1`,
  `${'±1+'.repeat(99)}1`,
  '1 '.repeat(200),
  '^'.repeat(400),
  'm'.repeat(400),
  `5 ${'ms'.repeat(180)}`,
  `5 ${'m/'.repeat(180)}`,
  'H'.repeat(400),
  '(H2O)'.repeat(80),
  `${'('.repeat(30)}H${')9'.repeat(30)}`,
  '+'.repeat(400),
  'C(1000,500)',
  'x^999999999',
  '(x+1)^(x^(x^(x^x)))',
  '1/0',
  '0^0',
  '0/0',
  'ln 0',
  'tan(pi/2)',
  'sqrt(-1)',
  '1e400',
  '1e-400',
  '999^99',
  'infinity',
  '∞-∞',
  '\\frac{'.repeat(50),
  '\\begin{pmatrix}'.repeat(20),
  '{'.repeat(100),
  'constructor',
  '__proto__',
  'toString',
  '𝟙𝟚𝟛',
  '\u0000\u0001',
  '\ud800',
  '🙂🙂🙂',
  'ﷺ'.repeat(100),
  '٣٤',
  '<script>alert(1)</script>',
  "'; drop table replies; --",
  ' or or or ',
  ',,,,;;;;',
  'x='.repeat(150),
  'x<'.repeat(150),
  '(1,2'.repeat(50),
  '[[['.repeat(12),
  '1<x<2 or '.repeat(40),
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  `${'a '.repeat(150)}=1`,
  `f${"'".repeat(300)}(x)=1`,
];

describe('hostile input', () => {
  describe.each(kinds)('for %s', (kind) => {
    const asked = expectedOf.get(kind)!;

    it.each(outOfBounds)('is refused: %s', (_, given) => {
      expect(markReply(asked, given).verdict).toBe('unreadable');
    });

    it.each(strange)('gets a verdict: %s', (given) => {
      expect(['right', 'wrong', 'form', 'accuracy', 'unreadable', 'empty']).toContain(
        markReply(asked, given).verdict,
      );
    });
  });
});
