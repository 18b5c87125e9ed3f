import { bookletPage } from '@sevenfold/contract/papers/booklet.rules';
import { encode } from 'uqr';
import type { Picture, Point } from '../picture.ts';
import { codeCorners, markCentres } from '../printed-page.ts';
import type { Random } from './random.fixture.ts';

const pixelsPerMm = 7;
const { width, height, code, mark } = bookletPage;

/** Opacity, blue, green, red: as a pixel lies in memory. */
const packed = (red: number, green: number, blue: number): number =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
const ink = packed(38, 38, 42);
const grey = packed(150, 150, 155);
const pencil = packed(118, 116, 120);
const blue = packed(36, 60, 150);

export interface Drawn {
  /** What the code says; without one there are no marks either. */
  readonly code?: string | undefined;
  readonly pageNumber: number;
}

/** A page of a booklet that somebody has written on with pencil and a blue pen. */
export function drawPage({ code: text, pageNumber }: Drawn, random: Random): Picture {
  const sheet = blank();
  for (let y = 48; y < 282; y += 9) {
    for (let x = 20; x < 190; x += 1.4) sheet.fill(x, y, 0.5, 0.25, grey);
  }
  for (let line = 0; line < 3; line += 1) sheet.scribble(20, 22 + line * 8, 120, 2.4, 0.3, ink, random);
  const lines = 8 + Math.floor(random.between(0, 14));
  for (let line = 0; line < lines; line += 1) {
    const colour = random.next() < 0.5 ? pencil : blue;
    sheet.scribble(22, 46 + line * 9, random.between(60, 165), 4.5, 0.45, colour, random);
  }
  for (let bar = 0; bar <= pageNumber; bar += 1) sheet.fill(100 + bar * 2, 286, 1, 3, ink);
  if (text !== undefined) {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const module = code.size / size;
    const at = codeCorners[0];
    for (const [y, row] of data.entries()) {
      for (const [x, dark] of row.entries()) {
        if (dark) sheet.fill(at.x + x * module, at.y + y * module, module, module, ink);
      }
    }
    for (const { x, y } of markCentres) {
      sheet.fill(x - mark.size / 2, y - mark.size / 2, mark.size, mark.size, ink);
    }
  }
  return sheet.picture;
}

function blank() {
  const pixels = new Uint32Array(width * height * pixelsPerMm ** 2).fill(packed(250, 250, 250));
  const picture: Picture = {
    width: width * pixelsPerMm,
    height: height * pixelsPerMm,
    data: new Uint8ClampedArray(pixels.buffer),
  };
  const fill = (x: number, y: number, across: number, down: number, colour: number) => {
    const [left, right] = [Math.round(x * pixelsPerMm), Math.round((x + across) * pixelsPerMm)];
    const [top, bottom] = [Math.round(y * pixelsPerMm), Math.round((y + down) * pixelsPerMm)];
    for (let row = Math.max(0, top); row < Math.min(picture.height, bottom); row += 1) {
      pixels.fill(
        colour,
        row * picture.width + Math.max(0, left),
        row * picture.width + Math.min(picture.width, right),
      );
    }
  };
  const stroke = (from: Point, to: Point, thick: number, colour: number) => {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.15);
    for (let step = 0; step <= steps; step += 1) {
      const share = steps === 0 ? 0 : step / steps;
      fill(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, thick, thick, colour);
    }
  };
  /** A line of words that nobody can read, each of a few crooked letters. */
  const scribble = (
    x: number,
    y: number,
    long: number,
    tall: number,
    thick: number,
    colour: number,
    random: Random,
  ) => {
    let pen = { x, y: y + tall / 2 };
    while (pen.x < x + long) {
      if (random.next() < 0.16) {
        pen = { x: pen.x + random.between(2, 4), y: y + tall / 2 };
        continue;
      }
      const next = { x: pen.x + random.between(0.3, 1.6), y: y + random.between(0, tall) };
      stroke(pen, next, thick, colour);
      pen = next;
    }
  };
  return { picture, fill, scribble };
}
