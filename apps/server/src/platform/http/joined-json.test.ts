import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EncodedJson } from './encoded-json.ts';
import { gzipOf, JsonPiece, plainOf } from './joined-json.ts';

const schema = z.object({ id: z.int(), text: z.string() });
const piece = (id: number, text: string) => new JsonPiece(EncodedJson.of(schema, { id, text, secret: 1 }));
const formula = '<span class="katex">π ≈ 3</span>';

it.each([
  ['nothing', []],
  ['words alone', ['{"a":1}']],
  ['a piece alone', ['{', piece(1, formula), '}']],
  ['the same piece twice', ['[{', piece(1, formula), '},{', piece(1, formula), '}]']],
  ['large pieces', ['[{', piece(1, formula.repeat(9000)), '},{', piece(2, formula.repeat(7)), '}]']],
  ['words longer than a block', ['"', `${'é'.repeat(40_000)}`, '"', 'x'.repeat(65_535)]],
])('what is joined of %s is one gzip stream of the same', (_, joined) => {
  expect(gunzipSync(gzipOf(joined)).equals(plainOf(joined))).toBe(true);
});

it('pieces are sent in a tenth, with the declared fields only', () => {
  const joined = ['[{', piece(1, formula.repeat(300)), ',"own":true},{', piece(2, formula), '}]'];
  expect(JSON.parse(plainOf(joined).toString())).toEqual([
    { id: 1, text: formula.repeat(300), own: true },
    { id: 2, text: formula },
  ]);
  expect(gzipOf(joined).length).toBeLessThan(plainOf(joined).length / 10);
});
