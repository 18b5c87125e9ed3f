import { describe, expect, it } from 'vitest';
import { kinds } from './asked.ts';
import { readCaseTables } from './case-tables.fixture.ts';
import { markReply } from './mark-reply.ts';

const cases = readCaseTables();

describe('a reply is marked as an examiner would', () => {
  for (const kind of kinds) {
    it.each(cases.filter(({ asked }) => asked.kind === kind))(
      `${kind}: $asked.expected, given $given: $verdict`,
      (row) => {
        const { verdict, readAs } = markReply(row.asked, row.given);
        expect(verdict).toBe(row.verdict);
        if (verdict !== 'unreadable') expect(readAs).not.toBe('');
      },
    );
  }
});

describe('a reply of nothing', () => {
  it.each(kinds)('is empty for %s', (kind) => {
    const expected = cases.find(({ asked }) => asked.kind === kind)!.asked;
    for (const given of ['', '   ', '\u00a0\u2003\u200b\ufeff', '\t\r\n']) {
      expect(markReply(expected, given)).toEqual({ verdict: 'empty', readAs: '' });
    }
  });
});

describe('a note tells what a student can use', () => {
  it.each([
    ['2pi/3', '120°', 'This is in degrees; radians are asked for.'],
    ['120', '2pi/3', 'This is in radians; degrees are asked for.'],
    ['0.35', '35', 'This is the number of percent.'],
    ['3', '-3', 'Look at the sign.'],
    ['2/3', '0.666', 'The last figure is not rounded correctly.'],
  ])('%s, given %s', (expected, given, note) => {
    expect(markReply({ kind: 'number', expected }, given).note).toBe(note);
  });
});

describe('a fault of the question', () => {
  it.each([
    ['number', '2+'],
    ['number', '2 or 3'],
    ['interval', 'x^2<4'],
    ['equation', '2x+1'],
    ['units', '9.81'],
    ['formula', 'h2o'],
    ['vector', '3'],
    ['matrix', '3'],
    ['coordinates', '3'],
  ] as const)('throws: %s %s', (kind, expected) => {
    expect(() => markReply({ kind, expected }, '1')).toThrow();
  });
});
