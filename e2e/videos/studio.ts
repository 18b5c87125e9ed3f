import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Frame, webm } from './webm.ts';

export interface Format {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly bitrate: number;
}

/** What a script in the studio's page may use: a sheet to draw on, and `take` for each picture of the film. */
export interface Camera {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  take(): Promise<void>;
}

declare global {
  interface Window {
    openCamera(format: Format): Camera;
    finishFilm(): Promise<{ key: boolean; at: number; data: string }[]>;
    stillPicture(canvas: HTMLCanvasElement): string;
  }
}

const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${name}`)).toString('base64');

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

/** An empty page with our fonts and the browser's own encoder. */
export async function openStudio(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // Encoding needs a page of a secure origin.
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  // What runs TypeScript here names functions by a call that the browser doesn't know.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('http://localhost/');
  await page.evaluate(installCamera, {
    Inter: fontFile('inter/files/inter-latin-wght-normal.woff2'),
    Bricolage: fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  });
  return page;
}

/** Runs inside the browser. */
async function installCamera(fonts: Record<string, string>): Promise<void> {
  for (const [family, data] of Object.entries(fonts)) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight: '200 900' });
    document.fonts.add(await face.load());
  }
  const frames: { key: boolean; at: number; data: string }[] = [];
  let encoder: VideoEncoder;
  window.openCamera = ({ framesPerSecond, bitrate, ...size }) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        frames.push({ key: chunk.type === 'key', at: chunk.timestamp / 1000, data });
      },
      error: (error) => {
        throw error;
      },
    });
    // Nobody waits for these pictures live, so the encoder may take its time.
    const manner = { bitrate, framerate: framesPerSecond, latencyMode: 'quality' } as const;
    encoder.configure({ codec: 'vp09.00.30.08', ...size, ...manner });
    let number = 0;
    return {
      canvas,
      pen,
      async take() {
        const frame = new VideoFrame(canvas, { timestamp: Math.round((number * 1e6) / framesPerSecond) });
        encoder.encode(frame, { keyFrame: number % (framesPerSecond * 8) === 0 });
        frame.close();
        number += 1;
        while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
      },
    };
  };
  window.finishFilm = async () => {
    await encoder.flush();
    return frames.splice(0);
  };
  window.stillPicture = (canvas) => canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
}

const mediaFolder = new URL('../../apps/web/app/features/site/home/media/', import.meta.url);

/** What was taken since the camera was opened, as a file. */
export async function developFilm(studio: Page, { framesPerSecond, ...size }: Format): Promise<Buffer> {
  const frames = await studio.evaluate(() => window.finishFilm());
  return webm(
    frames.map(({ data, ...frame }): Frame => ({ ...frame, data: Buffer.from(data, 'base64') })),
    { ...size, milliseconds: (frames.length * 1000) / framesPerSecond },
  );
}

/** Writes the film and its still beside the page that shows them. */
export async function saveFilm(studio: Page, name: string, still: string, format: Format): Promise<void> {
  const film = await developFilm(studio, format);
  const picture = Buffer.from(still, 'base64');
  writeFileSync(new URL(`${name}.webm`, mediaFolder), film);
  writeFileSync(new URL(`${name}.webp`, mediaFolder), picture);
  console.log(`${name}: ${kilobytes(film)}, its still ${kilobytes(picture)}`);
}

const kilobytes = ({ length }: Buffer) => `${Math.round(length / 1024)} KB`;
