import type { Page } from '@playwright/test';
import type { Format } from './studio.ts';

/** One picture of the product, for so long, while the pointer goes from one place to another and perhaps presses. */
export interface Beat {
  readonly picture: string;
  readonly seconds: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly click: boolean;
}

/** Makes frames of beats and hands back the still: the picture of the longest beat. */
export async function filmBeats(studio: Page, beats: readonly Beat[], format: Format): Promise<string> {
  await studio.evaluate((given) => {
    Object.assign(window, { camera: window.openCamera(given) });
  }, format);
  // One by one: all pictures at once would be too large for one message.
  for (const beat of beats) {
    await studio.evaluate(filmBeat, { beat, framesPerSecond: format.framesPerSecond });
  }
  const longest = beats.reduce((best, beat) => (beat.seconds > best.seconds ? beat : best));
  return studio.evaluate(stillOf, longest.picture);
}

interface Shot {
  readonly beat: Beat;
  readonly framesPerSecond: number;
}

declare global {
  interface Window {
    camera: ReturnType<Window['openCamera']>;
    pictureBefore?: ImageBitmap;
  }
}

/** Runs inside the browser. */
async function filmBeat({ beat, framesPerSecond }: Shot): Promise<void> {
  const bytes = Uint8Array.from(atob(beat.picture), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const { pen, take } = window.camera;
  const count = Math.max(1, Math.round(beat.seconds * framesPerSecond));
  // A change of page is faded over; one frame of a scroll is not.
  const fading = count > 3 && window.pictureBefore ? 3 : 0;
  for (let frame = 1; frame <= count; frame += 1) {
    if (frame <= fading && window.pictureBefore) {
      pen.drawImage(window.pictureBefore, 0, 0);
      pen.globalAlpha = frame / (fading + 1);
    }
    pen.drawImage(picture, 0, 0);
    pen.globalAlpha = 1;
    // The pointer arrives before the end and presses then.
    const part = Math.min(1, frame / Math.max(1, count - (beat.click ? 4 : 0)));
    const eased = part * part * (3 - 2 * part);
    const x = beat.from[0] + (beat.to[0] - beat.from[0]) * eased;
    const y = beat.from[1] + (beat.to[1] - beat.from[1]) * eased;
    const pressed = beat.click && frame > count - 4;
    if (pressed) {
      pen.beginPath();
      pen.arc(x, y, 8 + 4 * (frame - count + 4), 0, 2 * Math.PI);
      Object.assign(pen, { fillStyle: 'rgba(95, 61, 196, 0.28)' });
      pen.fill();
    }
    const arrow = new Path2D('M0 0L0 17L4.2 13.2L7 19.6L10 18.3L7.2 12.1L12.8 11.8Z');
    pen.save();
    pen.translate(x, y);
    pen.scale(1.25, 1.25);
    Object.assign(pen, { fillStyle: '#1d1a2b', strokeStyle: '#ffffff', lineWidth: 1.6 });
    pen.stroke(arrow);
    pen.fill(arrow);
    pen.restore();
    await take();
  }
  window.pictureBefore = picture;
}

/** Runs inside the browser. */
async function stillOf(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  window.camera.pen.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
  return window.stillPicture(window.camera.canvas);
}
