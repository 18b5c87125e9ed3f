import { type FoundPage, findPage, nearestToMiddle } from './find-page.ts';
import { rectangleOf } from './homography.ts';
import { turnedToCode } from './outline.ts';
import type { Corners, Picture } from './picture.ts';
import type { FoundCode, ReadCodes } from './read-codes.ts';
import { shrunk } from './shrink.ts';
import { straighten } from './straighten.ts';
import { whiten } from './whiten.ts';

export interface LocatedPage extends FoundPage {
  /** What its code says; undefined where none could be read. */
  readonly text: string | undefined;
}

export interface ScannedPage extends LocatedPage {
  /** Upright as far as the code tells, straight, on white. */
  readonly page: Picture;
}

/** A code is read better in one size or another; most are read in the first. */
const codeEdges = [2000, Number.POSITIVE_INFINITY, 1300] as const;

async function readMeant(picture: Picture, readCodes: ReadCodes): Promise<FoundCode | undefined> {
  const longest = Math.max(picture.width, picture.height);
  for (const edge of codeEdges) {
    if (edge !== Number.POSITIVE_INFINITY && edge >= longest) continue;
    const small = shrunk(picture, edge);
    const code = nearestToMiddle(small, await readCodes(small));
    if (!code) continue;
    const scale = picture.width / small.width;
    const corners = code.corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Corners;
    return { text: code.text, corners };
  }
  return undefined;
}

/** What is on a photo, and where. */
export async function locatePage(picture: Picture, readCodes: ReadCodes): Promise<LocatedPage> {
  const code = await readMeant(picture, readCodes);
  return { ...findPage(picture, code?.corners), text: code?.text };
}

export async function scanPage(picture: Picture, readCodes: ReadCodes): Promise<ScannedPage> {
  const located = await locatePage(picture, readCodes);
  const straight = straighten(picture, located.corners);
  return { ...located, page: whiten(straight ?? picture) };
}

/** A page of a file, which lies straight already: only its code is read, and which way is up. */
export async function scanFlat(picture: Picture, readCodes: ReadCodes): Promise<ScannedPage> {
  const code = await readMeant(picture, readCodes);
  const whole = rectangleOf(picture.width, picture.height);
  const corners = (code && turnedToCode(whole, code.corners)?.corners) ?? whole;
  return { corners, by: 'outline', text: code?.text, page: picture };
}
