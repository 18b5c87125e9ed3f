import { findMarks, viewFromCode } from './corner-marks.ts';
import { edgesOf } from './edges.ts';
import { type Homography, homographyOf, project, rectangleOf } from './homography.ts';
import { findOutline, turnedToCode } from './outline.ts';
import { type Corners, distance, greyOf, type Picture, type Point } from './picture.ts';
import { codeCorners, markCentres, pageCorners } from './printed-page.ts';

export interface FoundPage {
  readonly corners: Corners;
  /** By what it was found; by nothing, the whole picture is taken for the page. */
  readonly by: 'marks' | 'outline' | 'nothing';
}

/** Enough for the edge of a sheet; more would be noise and time. */
const outlineEdge = 640;
/** Enough for a mark of four millimetres. */
const markEdge = 1600;
/** How far the code may lie from where it is printed, in its own size. */
const mostOff = 0.12;

/**
 * Where the page lies on a photo, from the corner that is its top left. The code tells which way is up and which of
 * several sheets is meant; printed marks say it more exactly than the sheet's edge, which may be covered or cut off.
 */
export function findPage(picture: Picture, code: Corners | undefined): FoundPage {
  const small = greyOf(picture, outlineEdge);
  const outline = findOutline(edgesOf(small), code && scaled(code, small.scale));
  const corners = outline && scaled(outline.corners, 1 / small.scale);
  if (!code) return corners ? { corners: portrait(corners), by: 'outline' } : wholeOf(picture, undefined);
  const grey = greyOf(picture, markEdge);
  const exact = exactView(grey, scaled(code, grey.scale), corners && scaled(corners, grey.scale));
  if (exact) return { corners: scaled(seen(exact), 1 / grey.scale), by: 'marks' };
  return corners ? { corners, by: 'outline' } : wholeOf(picture, code);
}

const scaled = (corners: Corners, by: number): Corners =>
  corners.map(({ x, y }) => ({ x: x * by, y: y * by })) as unknown as Corners;

const seen = (view: Homography): Corners =>
  pageCorners.map((corner) => project(view, corner)) as unknown as Corners;

function exactView(
  grey: ReturnType<typeof greyOf>,
  code: Corners,
  outline: Corners | undefined,
): Homography | undefined {
  const rough = outline && homographyOf(pageCorners, outline);
  const views = [rough && byMarks(rough, outline), undefined];
  const first = views[0] && { view: views[0], off: codeOff(views[0], code) };
  if (first && first.off < mostOff) return first.view;
  const fromCode = viewFromCode(grey, code, codeCorners);
  return fromCode && codeOff(fromCode, code) < mostOff ? fromCode : undefined;

  /** A corner whose mark isn't there stays where the outline has it. */
  function byMarks(view: Homography, corners: Corners): Homography | undefined {
    const marks = findMarks(grey, view, 7);
    if (marks.filter(Boolean).length < 2) return undefined;
    const pairs: { on: Point; at: Point }[] = marks.map((mark, at) =>
      mark ? { on: markCentres[at]!, at: mark } : { on: pageCorners[at]!, at: corners[at]! },
    );
    return homographyOf(
      pairs.map(({ on }) => on),
      pairs.map(({ at }) => at),
    );
  }
}

const codeOff = (view: Homography, code: Corners): number =>
  codeCorners.reduce((sum, corner, at) => sum + distance(project(view, corner), code[at]!), 0) /
  4 /
  Math.max(1, distance(code[0], code[1]));

/** Without a code the longer sides are taken for left and right; whoever took the photo turns it if need be. */
function portrait(corners: Corners): Corners {
  const [one, two, three, four] = corners;
  const across = distance(one, two) + distance(three, four);
  const down = distance(two, three) + distance(four, one);
  return across <= down ? corners : [four, one, two, three];
}

function wholeOf({ width, height }: Picture, code: Corners | undefined): FoundPage {
  const all = rectangleOf(width, height);
  const turned = code && turnedToCode(all, code);
  return { corners: turned && turned.off < 1 ? turned.corners : all, by: 'nothing' };
}

/** The sheets that lie in the middle first: a photo may show a part of the next one. */
export function fromMiddle<Code extends { readonly corners: Corners }>(
  { width, height }: Picture,
  codes: readonly Code[],
): Code[] {
  const far = ({ corners }: Code) => {
    const view = homographyOf(codeCorners, corners);
    const middle = view && project(view, { x: 105, y: 148.5 });
    return middle ? Math.hypot(middle.x / width - 0.5, middle.y / height - 0.5) : 1;
  };
  return [...codes].sort((one, other) => far(one) - far(other));
}
