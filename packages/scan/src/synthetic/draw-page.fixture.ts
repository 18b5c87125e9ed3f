import { encode } from 'uqr';
import type { Picture, Point } from '../picture.ts';
import { codeCorners, markCentres, printedPage } from '../printed-page.ts';
import type { Random } from './random.fixture.ts';

const pixelsPerMm = 8;
const { width, height, code, mark } = printedPage;

type Colour = readonly [number, number, number];
const ink: Colour = [38, 38, 42];
const grey: Colour = [150, 150, 155];
const pencil: Colour = [118, 116, 120];
const blue: Colour = [36, 60, 150];

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
    data.forEach((row, y) =>
      row.forEach((dark, x) => {
        const at = codeCorners[0];
        if (dark) sheet.fill(at.x + x * module, at.y + y * module, module, module, ink);
      }),
    );
    for (const { x, y } of markCentres) {
      sheet.fill(x - mark.size / 2, y - mark.size / 2, mark.size, mark.size, ink);
    }
  }
  return sheet.picture;
}

function blank() {
  const picture: Picture = {
    width: width * pixelsPerMm,
    height: height * pixelsPerMm,
    data: new Uint8ClampedArray(width * height * pixelsPerMm ** 2 * 4).fill(250),
  };
  const fill = (x: number, y: number, across: number, down: number, colour: Colour) => {
    const [left, right] = [Math.round(x * pixelsPerMm), Math.round((x + across) * pixelsPerMm)];
    const [top, bottom] = [Math.round(y * pixelsPerMm), Math.round((y + down) * pixelsPerMm)];
    for (let row = Math.max(0, top); row < Math.min(picture.height, bottom); row += 1) {
      for (let column = Math.max(0, left); column < Math.min(picture.width, right); column += 1) {
        picture.data.set(colour, (row * picture.width + column) * 4);
      }
    }
  };
  const stroke = (from: Point, to: Point, thick: number, colour: Colour) => {
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
    colour: Colour,
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
