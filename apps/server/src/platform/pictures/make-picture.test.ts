import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture, readOriginal } from './make-picture.ts';
import { pngWithHeader } from './pictures.fixture.ts';

const square = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

describe('an uploaded image', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('may be %s', async (format) => {
    const original = await readOriginal(await square().toFormat(format).toBuffer());
    expect(original.type).toBe(format === 'jpeg' ? 'image/jpeg' : 'image/png');
    const made = await makePicture(original.content, undefined);
    expect([made.width, made.height]).toEqual([60, 40]);
    expect((await sharp(made.content).metadata()).format).toBe('webp');
  });

  it('loses what it says besides what is seen, and stands upright', async () => {
    const photo = await square(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'At home' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const original = await readOriginal(photo);
    const { exif, orientation, width, height } = await sharp(original.content).metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 40, height: 60 });
    expect(
      (await sharp((await makePicture(original.content, undefined)).content).metadata()).exif,
    ).toBeUndefined();
  });

  it('is nothing else besides: what hides behind it is gone', async () => {
    const hidden = '<script>alert(1)</script><?php 1;';
    const both = Buffer.concat([await square().png().toBuffer(), Buffer.from(hidden)]);
    const { content } = await makePicture((await readOriginal(both)).content, undefined);
    expect(content.includes('<script>')).toBe(false);
    expect((await sharp(content).metadata()).format).toBe('webp');
  });

  it('has a white ground where it was transparent', async () => {
    const { content } = await makePicture(await square().png().toBuffer(), undefined);
    const { dominant } = await sharp(content).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('is made small enough for a page', async () => {
    const { width, height } = await makePicture(await square(2500, 500).png().toBuffer(), undefined);
    expect([width, height]).toEqual([2000, 400]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['text', () => Buffer.from('just words'), 'format'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'format'],
    ['nothing', () => Buffer.alloc(0), 'format'],
    [
      'a name that lies',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(900)]),
      'damaged',
    ],
    ['half a file', async () => (await square(400, 400).png().toBuffer()).subarray(0, 120), 'damaged'],
    ['a bomb', () => pngWithHeader(30_000, 30_000), 'megapixels'],
    ['a needle', () => pngWithHeader(1, 20_000), 'megapixels'],
    ['a heap', () => Buffer.alloc(10 * 1024 * 1024 + 1), '10 MB'],
  ])('can not be %s', async (_, content, word) => {
    await expect(readOriginal(await content())).rejects.toMatchObject({
      name: 'ImageFlaw',
      message: expect.stringContaining(word),
    });
  });
});

it('a watermark darkens a picture a little, everywhere', async () => {
  const white = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const letters = { outline: '<path d="M0 0h8000v-700h-8000z"/>', width: 8 };
  const quarter = async (content: Buffer, left: number, top: number) =>
    (
      await sharp(
        await sharp(content).extract({ left, top, width: 300, height: 200 }).png().toBuffer(),
      ).stats()
    ).channels[0]!.mean;
  const plain = (await makePicture(white, undefined)).content;
  const marked = (await makePicture(white, letters)).content;
  for (const [left, top] of [
    [0, 0],
    [300, 0],
    [0, 200],
    [300, 200],
  ] as const) {
    expect(await quarter(plain, left, top)).toBeGreaterThan(254);
    const mean = await quarter(marked, left, top);
    expect(mean).toBeLessThan(254.5);
    expect(mean).toBeGreaterThan(235);
  }
}, 20_000);
