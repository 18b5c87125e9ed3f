import { drawPage } from './draw-page.fixture.ts';
import { seededRandom } from './random.fixture.ts';
import { type Photo, type Taking, takePhoto } from './take-photo.fixture.ts';

const plain: Taking = {
  width: 2250,
  height: 3000,
  quarters: 0,
  degrees: 0,
  tilt: { x: 0, y: 0 },
  fill: 0.9,
  table: 'dark',
  light: 0.95,
  falloff: 0.1,
  shadow: 0,
  blur: 0,
  shake: 0,
  noise: 6,
};

/** What makes a photo hard, one thing after the other and several together. */
const hardships: readonly (readonly [name: string, how: Partial<Taking>])[] = [
  ['plain', {}],
  ['turned a little', { degrees: 8 }],
  ['turned the other way', { degrees: -14, fill: 0.95 }],
  ['a quarter turn', { quarters: 1 }],
  ['upside down', { quarters: 2, degrees: 3 }],
  ['three quarter turns', { quarters: 3, degrees: -4 }],
  ['from below', { tilt: { x: 0, y: 0.35 } }],
  ['from the side', { tilt: { x: 0.35, y: 0.05 } }],
  ['from a corner', { tilt: { x: 0.3, y: -0.3 }, degrees: 10 }],
  ['a light table', { table: 'light' }],
  ['a light table, tilted', { table: 'light', tilt: { x: 0.2, y: 0.25 }, degrees: -6 }],
  ['wood', { table: 'wood', degrees: 5 }],
  ['a shadow', { shadow: 0.5 }],
  ['a deep shadow', { shadow: 0.65, falloff: 0.3 }],
  ['a shadow on a light table', { shadow: 0.45, table: 'light', degrees: 4 }],
  ['one lamp', { falloff: 0.55, light: 1 }],
  ['dim', { light: 0.4, noise: 14 }],
  ['very dim', { light: 0.26, noise: 18, table: 'wood' }],
  ['noisy', { noise: 34 }],
  ['out of focus', { blur: 2 }],
  ['far out of focus', { blur: 3, fill: 0.95 }],
  ['a shaking hand', { shake: 6 }],
  ['a shaking hand in dim light', { shake: 5, light: 0.4, noise: 16 }],
  ['far away', { fill: 0.6 }],
  ['far away and tilted', { fill: 0.62, tilt: { x: 0.25, y: 0.2 }, degrees: 12 }],
  ['all of the picture', { fill: 1 }],
];

export interface TakenPhoto extends Photo {
  readonly name: string;
  readonly code: string | undefined;
}

export const slugOfSet = 'k3v9x2m7q4w8z5b6';
export const codeOf = (page: number, slug = slugOfSet): string =>
  `SF1:${slug}:${page}:${(0xabc123f0 + page).toString(16)}`;

/** How many photos there are in the whole set. */
export const photoCount = hardships.length * 2;

/**
 * The photo of this number, the same each time. The second half has the same hardships with a neighbouring page, another
 * table and a turn of their own.
 */
export function photoOf(number: number, size: Pick<Taking, 'width' | 'height'> = plain): TakenPhoto {
  const random = seededRandom(7919 * (number + 1));
  const [name, how] = hardships[number % hardships.length]!;
  const mixed = number >= hardships.length;
  const page = 1 + (number % 12);
  const code = codeOf(page);
  const smaller = size.width / plain.width;
  const taking: Taking = {
    ...plain,
    ...how,
    ...(mixed && {
      quarters: Math.floor(random.between(0, 4)),
      degrees: random.between(-12, 12),
      tilt: {
        x: (how.tilt?.x ?? 0) + random.between(-0.15, 0.15),
        y: (how.tilt?.y ?? 0) + random.between(-0.15, 0.15),
      },
      table: (['dark', 'wood', 'light'] as const)[number % 3]!,
      fill: Math.min(0.93, how.fill ?? 0.8),
      neighbour: drawPage({ code: codeOf(page + 1), pageNumber: page + 1 }, random),
    }),
    width: size.width,
    height: size.height,
  };
  const scaled = { ...taking, blur: taking.blur * smaller, shake: taking.shake * smaller };
  const photo = takePhoto(drawPage({ code, pageNumber: page }, random), scaled, random);
  return { ...photo, name: mixed ? `${name}, beside another page` : name, code };
}
