import { type Homography, homographyOf, project } from '../homography.ts';
import type { Corners, Picture, Point } from '../picture.ts';
import { pageCorners } from '../printed-page.ts';
import type { Random } from './random.fixture.ts';

/** How a photo was taken. Shares are of the picture or of full light. */
export interface Taking {
  readonly width: number;
  readonly height: number;
  /** Quarter turns of the whole, and degrees beyond. */
  readonly quarters: number;
  readonly degrees: number;
  /** How much further away one edge lies than the other, across and down. */
  readonly tilt: Point;
  /** How much of the picture the page fills. */
  readonly fill: number;
  readonly table: 'dark' | 'wood' | 'light';
  /** 1 in good light. */
  readonly light: number;
  /** How much darker the other side of the picture is. */
  readonly falloff: number;
  /** How dark somebody's shadow lies over it; 0 for none. */
  readonly shadow: number;
  readonly blur: number;
  /** Pixels by which the hand moved. */
  readonly shake: number;
  readonly noise: number;
  /** A part of another page beside it. */
  readonly neighbour?: Picture | undefined;
}

export interface Photo {
  readonly picture: Picture;
  /** Where the corners of the page really are. */
  readonly corners: Corners;
}

const tables = { dark: [52, 44, 40], wood: [142, 104, 68], light: [214, 211, 205] } as const;

export function takePhoto(page: Picture, taking: Taking, random: Random): Photo {
  const { width, height } = taking;
  const corners = placed(taking, random);
  const view = sheetSeen(page, corners);
  const beside = taking.neighbour && sheetSeen(taking.neighbour, besideOf(corners, taking, random));
  const light = lightOf(taking, random);
  const table = tables[taking.table];
  const grain = random.between(0.02, 0.06);
  const planes = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const seen = view(x + 0.5, y + 0.5) ?? beside?.(x + 0.5, y + 0.5);
      const bright = light(x / width, y / height);
      const wave = 1 + Math.sin(y * grain + Math.sin(x * grain * 0.21) * 3) * 0.05;
      for (let channel = 0; channel < 3; channel += 1) {
        planes[at + channel] = (seen ? seen[channel]! : table[channel]! * wave) * bright;
      }
    }
  }
  if (taking.shake > 0) moveBlur(planes, width, height, Math.round(taking.shake), random.next() < 0.5);
  for (let pass = 0; pass < 2; pass += 1) softBlur(planes, width, height, taking.blur);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, to = 0; at < planes.length; at += 3, to += 4) {
    const grainOfPixel = (random.next() + random.next() - 1) * 1.3 * taking.noise;
    const tint = (random.next() - 0.5) * taking.noise;
    data[to] = planes[at]! + grainOfPixel + tint;
    data[to + 1] = planes[at + 1]! + grainOfPixel;
    data[to + 2] = planes[at + 2]! + grainOfPixel - tint;
    data[to + 3] = 255;
  }
  return { picture: { width, height, data }, corners };
}

function placed({ width, height, quarters, degrees, tilt, fill }: Taking, random: Random): Corners {
  const angle = (degrees / 180) * Math.PI + (quarters * Math.PI) / 2;
  const halves = { x: 105, y: 148.5 };
  const spanned = {
    x: Math.abs(halves.x * Math.cos(angle)) + Math.abs(halves.y * Math.sin(angle)),
    y: Math.abs(halves.x * Math.sin(angle)) + Math.abs(halves.y * Math.cos(angle)),
  };
  const scale = fill * Math.min(width / 2 / spanned.x, height / 2 / spanned.y);
  const [freeX, freeY] = [width / 2 - spanned.x * scale, height / 2 - spanned.y * scale];
  const centre = {
    x: width / 2 + random.between(-0.5, 0.5) * freeX,
    y: height / 2 + random.between(-0.5, 0.5) * freeY,
  };
  return pageCorners.map((corner) => {
    const [x, y] = [corner.x - halves.x, corner.y - halves.y];
    const far = 1 + tilt.x * (x / halves.x) * 0.5 + tilt.y * (y / halves.y) * 0.5;
    return {
      x: centre.x + ((x * Math.cos(angle) - y * Math.sin(angle)) * scale) / far / (1 + Math.abs(tilt.x) / 2),
      y: centre.y + ((x * Math.sin(angle) + y * Math.cos(angle)) * scale) / far / (1 + Math.abs(tilt.y) / 2),
    };
  }) as unknown as Corners;
}

/** Another page that lies beside it on the same table, on the side where the picture ends first. */
function besideOf(corners: Corners, { width, height }: Taking, random: Random): Corners {
  const view = homographyOf(pageCorners, corners) as Homography;
  const gap = random.between(4, 14);
  const slip = random.between(-12, 12);
  const ways: Point[] = [
    { x: 210 + gap, y: slip },
    { x: -210 - gap, y: slip },
    { x: slip, y: 297 + gap },
    { x: slip, y: -297 - gap },
  ];
  const sheets = ways.map(({ x, y }) =>
    pageCorners.map((corner) => project(view, { x: corner.x + x, y: corner.y + y })),
  );
  const outside = (sheet: readonly Point[]) => {
    const [x, y] = [0, 1].map(
      (at) => sheet.reduce((sum, point) => sum + (at ? point.y : point.x), 0) / 4,
    ) as [number, number];
    return Math.max(-x / width, x / width - 1, -y / height, y / height - 1);
  };
  return sheets.sort((one, other) => outside(other) - outside(one))[0] as unknown as Corners;
}

/** What is seen of a sheet at a place of the photo, or nothing. */
function sheetSeen(page: Picture, corners: Corners) {
  const back = homographyOf(corners, pageCorners) as Homography;
  const perMm = page.width / 210;
  const colour: [number, number, number] = [0, 0, 0];
  return (x: number, y: number): readonly number[] | undefined => {
    const depth = back[6]! * x + back[7]! * y + back[8]!;
    const onX = (back[0]! * x + back[1]! * y + back[2]!) / depth;
    const onY = (back[3]! * x + back[4]! * y + back[5]!) / depth;
    if (onX < 0 || onY < 0 || onX > 210 || onY > 297) return undefined;
    const [column, row] = [
      Math.min(page.width - 2, Math.max(0, onX * perMm - 0.5)),
      Math.min(page.height - 2, Math.max(0, onY * perMm - 0.5)),
    ];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [across, down] = [column - left, row - top];
    const at = (top * page.width + left) * 4;
    const below = at + page.width * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const upper = page.data[at + channel]! * (1 - across) + page.data[at + 4 + channel]! * across;
      const lower = page.data[below + channel]! * (1 - across) + page.data[below + 4 + channel]! * across;
      colour[channel] = upper * (1 - down) + lower * down;
    }
    return colour;
  };
}

/** A lamp on one side, and perhaps the shadow of a head with a soft edge. */
function lightOf({ light, falloff, shadow }: Taking, random: Random) {
  const angle = random.between(0, Math.PI * 2);
  const edge = {
    angle: random.between(0, Math.PI * 2),
    at: random.between(-0.2, 0.25),
    soft: random.between(8, 40),
  };
  return (x: number, y: number): number => {
    const side = (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle);
    const lamp = light * (1 - falloff * (side + 0.5));
    const beyond = (x - 0.5) * Math.cos(edge.angle) + (y - 0.5) * Math.sin(edge.angle) - edge.at;
    return lamp * (1 - shadow / (1 + Math.exp(-beyond * edge.soft)));
  };
}

function softBlur(planes: Float32Array, width: number, height: number, radius: number): void {
  const side = Math.round(radius);
  if (side < 1) return;
  alongLines(planes, width, height, side, 'across');
  alongLines(planes, width, height, side, 'down');
}

const moveBlur = (planes: Float32Array, width: number, height: number, length: number, across: boolean) =>
  alongLines(planes, width, height, Math.max(1, Math.round(length / 2)), across ? 'across' : 'down');

/** The average of each pixel and its neighbours on a line. */
function alongLines(
  planes: Float32Array,
  width: number,
  height: number,
  side: number,
  way: 'across' | 'down',
): void {
  const [lines, length] = way === 'across' ? [height, width] : [width, height];
  const step = way === 'across' ? 3 : width * 3;
  const line = new Float32Array(length);
  for (let index = 0; index < lines; index += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const start = (way === 'across' ? index * width * 3 : index * 3) + channel;
      for (let at = 0; at < length; at += 1) line[at] = planes[start + at * step]!;
      let sum = 0;
      for (let at = -side; at <= side; at += 1) sum += line[Math.min(length - 1, Math.max(0, at))]!;
      for (let at = 0; at < length; at += 1) {
        planes[start + at * step] = sum / (2 * side + 1);
        sum += line[Math.min(length - 1, at + side + 1)]! - line[Math.max(0, at - side)]!;
      }
    }
  }
}
