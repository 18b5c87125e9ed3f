import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Corners, distance, type Picture, turned } from './picture.ts';
import { codeReader, type ReadCodes } from './read-codes.ts';
import { locatePage, scanFlat, scanPage } from './scan-page.ts';
import { straightSize } from './straighten.ts';
import { drawPage } from './synthetic/draw-page.fixture.ts';
import { codeOf, photoCount, photoOf } from './synthetic/photo-set.fixture.ts';
import { seededRandom } from './synthetic/random.fixture.ts';

let readCodes: ReadCodes;

beforeAll(() => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  readCodes = codeReader(new Uint8Array(readFileSync(path)).buffer);
});

/** The farthest corner, as a share of the page's width. */
function offOf(found: Corners, real: Corners): number {
  const width = (distance(real[0], real[1]) + distance(real[2], real[3])) / 2;
  return Math.max(...found.map((corner, at) => distance(corner, real[at]!))) / width;
}

/** Smaller than a phone takes them, so that it takes seconds; `npm run bench:scan` reads all in full size. */
const size = { width: 1125, height: 1500 };

describe('a photo', () => {
  // Upside down, slanted, on a light table in a shadow, dim; and beside another page.
  test.each([4, 8, 14, 16, 37])('%i: code and corners', async (number) => {
    const { picture, corners, code } = photoOf(number, size);
    const found = await locatePage(picture, readCodes);
    expect(found.text).toBe(code);
    expect(offOf(found.corners, corners)).toBeLessThan(0.015);
  });

  test('whose code can’t be read still shows its page', async () => {
    const { picture, corners } = photoOf(6, size);
    const found = await locatePage(picture, async () => []);
    expect(found.text).toBeUndefined();
    expect(found.by).toBe('outline');
    expect(offOf(found.corners, corners)).toBeLessThan(0.015);
  });

  test('of nothing is taken as it is', async () => {
    const picture: Picture = { width: 300, height: 400, data: new Uint8ClampedArray(300 * 400 * 4).fill(90) };
    const found = await locatePage(picture, readCodes);
    expect(found).toMatchObject({ text: undefined, by: 'nothing' });
    expect(found.corners[2]).toEqual({ x: 300, y: 400 });
  });

  test('in a shadow comes out white with its ink', async () => {
    const { page } = await scanPage(photoOf(13, size).picture, readCodes);
    expect(page).toMatchObject(straightSize);
    const brightness = (x: number, y: number) => page.data[(y * page.width + x) * 4 + 1]!;
    // Paper below the writing, on the lit side and in the shadow; then the black marks of the corners.
    for (const [x, y] of [
      [0.1, 0.93],
      [0.9, 0.93],
      [0.3, 0.97],
    ] as const) {
      expect(brightness(Math.round(x * page.width), Math.round(y * page.height))).toBeGreaterThan(235);
    }
    const inset = Math.round((7 / 210) * page.width);
    for (const x of [inset, page.width - inset]) expect(brightness(x, page.height - inset)).toBeLessThan(110);
  });
});

test.each([0, 1, 2, 3])(
  'a page of a file that lies turned by %i quarters is turned upright',
  async (quarters) => {
    const page = drawPage({ code: codeOf(3), pageNumber: 3 }, seededRandom(5));
    const { text, page: upright } = await scanFlat(turned(page, quarters), readCodes);
    expect(text).toBe(codeOf(3));
    expect(upright).toMatchObject({ width: page.width, height: page.height });
    expect(Buffer.compare(Buffer.from(upright.data.buffer), Buffer.from(page.data.buffer))).toBe(0);
  },
);

test('the set has at least forty photos', () => expect(photoCount).toBeGreaterThanOrEqual(40));
