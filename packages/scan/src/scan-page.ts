import { bookletPage } from '@sevenfold/contract/papers/booklet.rules';
import { type FoundPage, findPage, fromMiddle } from './find-page.ts';
import { homographyOf, project, rectangleOf } from './homography.ts';
import { turnedToCode } from './outline.ts';
import { type Corners, type Picture, turned } from './picture.ts';
import { codeCorners, pageCorners } from './printed-page.ts';
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

/** How much of a page must be on its photo. Less is a neighbour's, whose code happened to be read. */
const leastShown = 0.75;

/** All codes of a photo in one size after the other, those of sheets in the middle first. */
async function* codesOf(picture: Picture, readCodes: ReadCodes): AsyncGenerator<FoundCode> {
  const longest = Math.max(picture.width, picture.height);
  for (const edge of codeEdges) {
    if (edge !== Number.POSITIVE_INFINITY && edge >= longest) continue;
    const small = shrunk(picture, edge);
    const scale = picture.width / small.width;
    for (const { text, corners } of fromMiddle(small, await readCodes(small))) {
      yield {
        text,
        corners: corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Corners,
      };
    }
  }
}

/** What is on a photo, and where. */
export async function locatePage(picture: Picture, readCodes: ReadCodes): Promise<LocatedPage> {
  const refused = new Set<string>();
  for await (const code of codesOf(picture, readCodes)) {
    if (refused.has(code.text)) continue;
    const found = findPage(picture, code.corners);
    if (shownOf(picture, found.corners) >= leastShown && isAround(picture, code))
      return { ...found, text: code.text };
    refused.add(code.text);
  }
  return readStraightened(picture, findPage(picture, undefined), readCodes);
}

/** Whether the page that a code belongs to is the one in the picture, as far as so small a thing can tell. */
function isAround({ width, height }: Picture, { corners }: FoundCode): boolean {
  const view = homographyOf(codeCorners, corners);
  const middle = view && project(view, { x: bookletPage.width / 2, y: bookletPage.height / 2 });
  return middle !== undefined && middle.x > 0 && middle.y > 0 && middle.x < width && middle.y < height;
}

/** What is too dark or too slanted to be read may be readable once the page is straight and white. */
async function readStraightened(
  picture: Picture,
  found: FoundPage,
  readCodes: ReadCodes,
): Promise<LocatedPage> {
  const straight = found.by === 'outline' ? straighten(picture, found.corners) : undefined;
  if (!straight) return { ...found, text: undefined };
  const whole = rectangleOf(straight.width, straight.height);
  for (const { text, corners } of await readCodes(whiten(straight))) {
    const upright = turnedToCode(whole, corners);
    if (!upright || upright.off > 0.5) continue;
    const place = placeOfFirst(upright.corners, whole);
    return {
      ...found,
      corners: found.corners.map((_, at) => found.corners[(at + place) % 4]!) as unknown as Corners,
      text,
    };
  }
  return { ...found, text: undefined };
}

/** Which corner of a rectangle is the page's top left. */
const placeOfFirst = ([first]: Corners, whole: Corners): number =>
  whole.findIndex(({ x, y }) => x === first.x && y === first.y);

/** The share of a page that lies within the photo. */
function shownOf({ width, height }: Picture, corners: Corners): number {
  const view = homographyOf(pageCorners, corners);
  if (!view) return 0;
  const shares = Array.from({ length: 12 }, (_, at) => (at + 0.5) / 12);
  const points = shares.flatMap((x) =>
    shares.map((y) => project(view, { x: x * bookletPage.width, y: y * bookletPage.height })),
  );
  return points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height).length / points.length;
}

export async function scanPage(picture: Picture, readCodes: ReadCodes): Promise<ScannedPage> {
  const located = await locatePage(picture, readCodes);
  const straight = straighten(picture, located.corners);
  return { ...located, page: whiten(straight ?? picture) };
}

/** A page of a file, which lies straight already: only its code is read, and which way is up. */
export async function scanFlat(picture: Picture, readCodes: ReadCodes): Promise<ScannedPage> {
  const code = (await codesOf(picture, readCodes).next()).value as FoundCode | undefined;
  const corners = rectangleOf(picture.width, picture.height);
  const upright = code && turnedToCode(corners, code.corners)?.corners;
  // Where the page's top left lies in the picture tells how often it has to be turned.
  const place = upright ? placeOfFirst(upright, corners) : 0;
  return { corners: upright ?? corners, by: 'outline', text: code?.text, page: turned(picture, -place) };
}
