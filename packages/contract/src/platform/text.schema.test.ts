import { describe, expect, it } from 'vitest';
import { lineOfText } from './text.schema.ts';

const schema = lineOfText(20, 'Too long');
const messages = (input: unknown) => schema.safeParse(input).error?.issues.map((issue) => issue.message);

describe('a line of text', () => {
  it.each([
    ['nothing', '', ''],
    ['spaces around it are cut', '  Asha Rao\n', 'Asha Rao'],
    ['any script', 'आशा राव 王 Ñandú', 'आशा राव 王 Ñandú'],
    ['signs and quotes', `O'Brien-"Bo" <3 & Co`, `O'Brien-"Bo" <3 & Co`],
    ['joined pictures', '👩‍🔬 Asha', '👩‍🔬 Asha'],
    ['20 characters outside the first 65,536', '😀'.repeat(20), '😀'.repeat(20)],
  ])('takes %s', (_, text, kept) => {
    expect(schema.parse(text)).toBe(kept);
  });

  it.each([
    ['a NUL', 'As\0ha'],
    ['a line break', 'Asha\r\nBcc: x'],
    ['a tab', 'Asha\tRao'],
    ['an escape', 'Asha\x1b[31m'],
    ['a high surrogate alone', 'Asha\ud83d'],
    ['a low surrogate alone', '\ude00Asha'],
    ['a line separator', 'Asha\u2028Rao'],
  ])('refuses %s', (_, text) => {
    expect(messages(text)).toEqual(['Please leave out special control characters']);
  });

  it.each([
    ['letters', 'a'.repeat(100_000)],
    ['NULs', '\0'.repeat(100_000)],
    ['lone surrogates', '\ud800'.repeat(100_000)],
  ])('refuses 100,000 %s for their length, and looks no further', (_, text) => {
    expect(messages(text)).toEqual(['Too long']);
  });
});
