import { expect, test } from 'vitest';
import { pageCodeText, readPageCode } from './page-code.rules.ts';

const slug = 'k3v9x2m7q4w8z5b6';

test('a code says what was written into it', () => {
  const code = { slug, page: 12, check: '0123abcd' };
  expect(pageCodeText(code)).toBe(`SF1:${slug}:12:0123abcd`);
  expect(readPageCode(pageCodeText(code))).toEqual(code);
});

test.each([
  '',
  'https://example.com/menu',
  `SF2:${slug}:1:0123abcd`,
  `SF1:${slug}:0:0123abcd`,
  `SF1:${slug}:1000:0123abcd`,
  `SF1:${slug}:1:0123abc`,
  `SF1:${slug}:1:0123ABCD`,
  `SF1:short:1:0123abcd`,
  `SF1:${slug}:1:0123abcd:more`,
  ` SF1:${slug}:1:0123abcd`,
])('%j is no code of ours', (text) => expect(readPageCode(text)).toBeUndefined());
