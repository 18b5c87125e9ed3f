import sharp from 'sharp';
import { picturesOf } from '../../apps/server/src/features/grading/pdf/read-pdf.fixture.ts';
import { seededRandom } from '../../packages/scan/src/synthetic/random.fixture.ts';
import { type Taking, takePhoto } from '../../packages/scan/src/synthetic/take-photo.fixture.ts';
import type { Caller } from './student-work.ts';

const handheld: Taking = {
  width: 1500,
  height: 2000,
  quarters: 0,
  degrees: 4,
  tilt: { x: 0.08, y: 0.12 },
  fill: 0.9,
  table: 'wood',
  light: 0.85,
  falloff: 0.25,
  shadow: 0.25,
  blur: 0,
  shake: 0,
  noise: 8,
};

/** The answer booklet of a test, as it comes out of a printer. */
export async function printedBooklet(journey: Caller, token: string, slug: string) {
  const answer = await journey.api('GET', `/api/test/${slug}/booklet.pdf`, { token });
  return picturesOf(new Uint8Array(await answer.arrayBuffer()), 1470);
}

/** A page of it on a desk, from a phone. */
export async function photoOfPage(
  page: Awaited<ReturnType<typeof printedBooklet>>[number],
  seed: number,
  how: Partial<Taking> = {},
) {
  const { picture } = takePhoto(page, { ...handheld, ...how }, seededRandom(seed));
  const { width, height, data } = picture;
  const buffer = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: `photo-${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}
