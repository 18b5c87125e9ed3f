import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngWithHeader } from '../../../platform/pictures/pictures.fixture.ts';
import { sweepUnusedPictures } from '../pictures/sweep-pictures.ts';
import { picture, type StartedEditing, startEditing } from './editing.fixture.ts';

let { test, accounts, editor, staff, student, save, refusedWith, fresh } = {} as StartedEditing;

beforeAll(async () => {
  ({ test, accounts, editor, staff, student, save, refusedWith, fresh } = await startEditing());
});

const colourOf = async (url: string) => {
  const answer = await test.app.inject(url);
  expect(answer.statusCode, url).toBe(200);
  const { dominant } = await sharp(answer.rawPayload).stats();
  return dominant.r > 200 ? 'red' : dominant.b > 200 ? 'blue' : 'green';
};

describe('images', () => {
  it('are shown as sent, with their size, and kept in order', async () => {
    const question = await save(
      fresh({
        questions_text: '',
        question_image_order: ['new:1', 'new:0'],
        question_image_alts: { 'new:0': 'All red' },
        answer_image_alts: { 'new:0': 'All green' },
      }),
      [await picture('red'), await picture('blue'), await picture('lime', 'answer_images')],
    );
    expect(question.images).toMatchObject([
      { order: 0, width: 60, height: 40, watermark: false, alt: '' },
      { order: 1, width: 60, height: 40, watermark: false, alt: 'All red' },
    ]);
    expect(await Promise.all(question.images.map(({ url }) => colourOf(url)))).toEqual(['blue', 'red']);
    expect(question.Answer[0]?.images).toMatchObject([{ alt: 'All green' }]);
    const card = (await accounts.get(`/api/questions/${question.id}`)).json();
    expect(card.images[0]).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
      order: 0,
      alt: '',
      width: 60,
      height: 40,
    });
    const [first, second] = question.images.map(({ id }) => id);
    const turned = await save({ id: question.id, question_image_order: [String(second), String(first)] });
    expect(turned.images.map(({ id }) => id)).toEqual([second, first]);
    const fewer = await save({ id: question.id, deleted_image_ids: [second] });
    expect(fewer.images.map(({ id }) => id)).toEqual([first]);
    const { issues } = await refusedWith({ id: question.id, deleted_image_ids: [first] });
    expect(issues[0]).toMatchObject({ path: 'question_images' });
  });

  it('carry a watermark or not, any time; the original stays', async () => {
    const question = await save(fresh(), [await picture('red')]);
    const [plain] = question.images;
    const ref = String(plain!.id);
    const marked = (await save({ id: question.id, question_image_watermarks: [ref] })).images[0]!;
    expect(marked).toMatchObject({ id: plain!.id, watermark: true });
    expect(marked.url).not.toBe(plain!.url);
    const original = await test.app.inject(marked.original_url!);
    expect(original.statusCode).toBe(200);
    const { channels } = await sharp(original.rawPayload).stats();
    expect(channels[1]!.max).toBe(0);
    const again = (await save({ id: question.id, question_image_watermarks: [] })).images[0]!;
    expect(again.watermark).toBe(false);
  });

  it('can be shown by a copy as well, and stay when one of the two goes', async () => {
    const question = await save(fresh(), [await picture('red')]);
    const [image] = question.images;
    const copy = await save(fresh({ question_image_order: [image!.ref] }), []);
    expect(copy.images).toMatchObject([{ url: image!.url, width: 60 }]);
    expect(copy.images[0]!.id).not.toBe(image!.id);
    await accounts.call('DELETE', '/api/questions', { question_id: question.id }, { token: staff.token });
    test.clock.advance({ hours: 25 });
    await sweepUnusedPictures(test);
    expect(await colourOf(copy.images[0]!.url)).toBe('red');
  });

  it('are served to everybody, to be kept for good', async () => {
    const { images } = await save(fresh(), [await picture('red')]);
    const answer = await test.app.inject(images[0]!.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(answer.headers.etag);
    expect(
      (await test.app.inject({ url: images[0]!.url, headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
    for (const url of ['/media/', '/media/x.webp', `/media/${'0'.repeat(32)}.webp`, '/media/..%2f..%2fetc']) {
      expect((await test.app.inject(url)).statusCode, url).toBe(404);
    }
  });

  it.each<[string, () => Buffer, string]>([
    ['no image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'format PNG'],
    ['broken', () => Buffer.from('\x89PNG\r\n\x1a\nand so on', 'latin1'), 'damaged'],
    ['too many pixels', () => pngWithHeader(30_000, 30_000), 'megapixels'],
  ])('that are %s are refused by their name', async (_, content, word) => {
    const { issues } = await refusedWith(fresh(), [
      { field: 'question_images', content: content(), name: 'evil.png' },
    ]);
    expect(issues[0]).toEqual({
      path: 'question_images.0',
      message: expect.stringMatching(new RegExp(`^evil\\.png: .*${word}`)),
    });
  });

  it('that are too large are refused', async () => {
    const content = Buffer.alloc(10 * 1024 * 1024 + 1);
    const answer = await editor.edit(fresh(), [{ field: 'question_images', content }], staff.token);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toContain('10 MB');
  });

  it('in other fields are refused', async () => {
    const { issues } = await refusedWith(fresh(), [await picture('red', 'cover')]);
    expect(issues[0]?.path).toBe('cover');
  });

  it('are printed on sheets of saved questions', async () => {
    const { id } = await save(fresh(), [await picture('red')]);
    await accounts.post(`/api/user_question/${id}`, { is_completed: false }, { token: student.token });
    const answer = await accounts.get('/api/user_question/download-pdf', student.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.includes('/Subtype /Image')).toBe(true);
  });

  it('that nobody needs any more are removed after a day', async () => {
    const question = await save(fresh(), [await picture('red'), await picture('blue')]);
    const [gone, kept] = question.images;
    await save({ id: question.id, deleted_image_ids: [gone!.id] });
    await sweepUnusedPictures(test);
    expect((await test.app.inject(gone!.url)).statusCode).toBe(200);
    test.clock.advance({ hours: 25 });
    await sweepUnusedPictures(test);
    expect((await test.app.inject(gone!.url)).statusCode).toBe(404);
    expect((await test.app.inject(kept!.url)).statusCode).toBe(200);
  });
});
