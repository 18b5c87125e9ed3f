import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { keepForText, keepOriginal } from '../../../platform/pictures/keep-picture.ts';
import { pictureUrl } from '../../../platform/pictures/picture-address.ts';
import { pictureOf } from '../editing/editing.fixture.ts';
import { sweepUnusedPictures } from './sweep-pictures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

const statusOf = async ({ id }: { id: string }) => (await test.app.inject(pictureUrl(id))).statusCode;

it('takes what no question shows, and leaves pictures of texts, which old versions name', async () => {
  const original = { content: await pictureOf('#204060'), type: 'image/png' as const };
  const unused = await keepOriginal(test, original, undefined);
  const ofText = await keepForText(test, original);
  test.clock.advance({ hours: 23 });
  await sweepUnusedPictures(test);
  expect([await statusOf(unused), await statusOf(ofText)]).toEqual([200, 200]);
  test.clock.advance({ hours: 2 });
  await sweepUnusedPictures(test);
  expect([await statusOf(unused), await statusOf(ofText)]).toEqual([404, 200]);
  expect(await test.files.read(unused.originalKey!)).toBeUndefined();
});

it.each(['x.webp', '..%2f..%2fetc', '00000000-0000-4000-8000-000000000000.webp', `${'0'.repeat(32)}.png`])(
  'has no picture called %s',
  async (name) => {
    expect((await test.app.inject(`/media/${name}`)).statusCode).toBe(404);
  },
);
