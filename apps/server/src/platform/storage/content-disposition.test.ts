import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['sheet-7.pdf', 'attachment; filename="sheet-7.pdf"'],
  ['Zoë.pdf', `attachment; filename="Zo-.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`],
  ['a"b\r\nx: y.pdf', `attachment; filename="a-b--x- y.pdf"; filename*=UTF-8''a%22b%0D%0Ax%3A%20y.pdf`],
  [`it's (1)*.pdf`, `attachment; filename="it-s -1--.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['lone \uD800.pdf', `attachment; filename="lone -.pdf"; filename*=UTF-8''lone%20-.pdf`],
])('names %j in a header', (name, header) => {
  expect(contentDisposition({ name, disposition: 'attachment' })).toBe(header);
});
