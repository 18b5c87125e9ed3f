import { expect, test } from 'vitest';
import { isCutOff, longestEdge, looksLikePdf, pagesLabel, pixelScale, sizeLabel } from './sheet.rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  [1, '1 KB'],
  [820 * 1024, '820 KB'],
  [1024 * 1024, '1 MB'],
  [3.44 * 1024 * 1024, '3.4 MB'],
  [19.96 * 1024 * 1024, '20 MB'],
])('%d bytes are %s', (size, label) => expect(sizeLabel(size)).toBe(label));

test.each([
  [1, '1 page'],
  [60, '60 pages'],
])('%i: %s', (pages, label) => expect(pagesLabel(pages)).toBe(label));

test.each([
  ['its sign at the beginning', bytes('%PDF-1.7\n'), true],
  ['a blank line before it', bytes('\r\n%PDF-1.4'), true],
  ['a byte-order mark before it', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('%PDF-2.0')]), true],
  ['something else that is also a PDF', bytes('<html>%PDF-1.4'), false],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), false],
  ['a text about PDF', bytes('PDF-1.7'), false],
  ['nothing', new Uint8Array(), false],
])('%s', (_, begin, is) => expect(looksLikePdf(begin)).toBe(is));

test.each([
  ['whole', bytes('startxref\n9\n%%EOF'), false],
  ['whole, with a line end and zeros after it', bytes('%%EOF\r\n\0\0'), false],
  ['written to twice', bytes('%%EOF\n8 0 obj endobj startxref 1 %%EOF\n'), false],
  ['cut off', bytes('%%EOF\n8 0 obj'), true],
  ['without an end', bytes('endobj'), true],
])('%s', (_, end, is) => expect(isCutOff(end)).toBe(is));

const a4 = { width: 595, height: 842 };
test.each([
  ['a small picture of a page', a4, 100, 1, 100 / 595],
  ['on a dense screen', a4, 100, 2, 200 / 595],
  ['denser than anybody sees', a4, 100, 4, 200 / 595],
  ['a page larger than a phone can hold', a4, 5000, 2, longestEdge / 842],
  ['a page as long as a roll', { width: 100, height: 100_000 }, 800, 2, longestEdge / 100_000],
])('%s', (_, page, shown, ratio, scale) => expect(pixelScale(page, shown, ratio)).toBeCloseTo(scale, 6));
