import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import katex from 'katex';
import { arithmetic07, type VideoSolution } from './solution.ts';
import { type Frame, webm } from './webm.ts';

const size = { width: 960, height: 540 };
const framesPerSecond = 12;
const require = createRequire(import.meta.url);
const dataUrl = (file: string) => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;

/** Pictures of a page know no files: every font travels inside. */
function styles(): string {
  const css = require.resolve('katex/dist/katex.min.css');
  const formulas = readFileSync(css, 'utf8').replaceAll(
    /src:url\(([^)]+\.woff2)\)[^}]*/g,
    (_, font: string) => {
      return `src:url(${dataUrl(join(dirname(css), font))}) format("woff2")`;
    },
  );
  const inter = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  return `${formulas}
    @font-face { font-family: Inter; src: url(${dataUrl(inter)}); font-weight: 100 900; }
    div { font: 400 27px/1.5 Inter; color: #1d1a2b; white-space: pre-wrap; }
    .title { font-weight: 650; font-size: 32px; } .emphasis { color: #5f3dc4; } .katex { font-size: 1.08em; }`;
}

function picture(html: string, className: string): string {
  const markup = html.replaceAll(/\$([^$]+)\$/g, (_, formula: string) =>
    katex.renderToString(formula, { output: 'html', displayMode: false }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="90"><foreignObject width="100%" height="100%">
    <div xmlns="http://www.w3.org/1999/xhtml" class="${className}"><style>${styles()}</style>${markup}</div></foreignObject></svg>`;
}

async function record({ file, title, lines }: VideoSolution): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  const page = await browser.newPage();
  // Encoding needs a page of a secure origin.
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  // What runs TypeScript here names functions by a call that the browser doesn't know.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('http://localhost/');
  const scenes = [
    { image: picture(title, 'title'), seconds: 2 },
    ...lines.map((line) => ({
      image: picture(line.text, line.emphasis ? 'emphasis' : ''),
      seconds: line.seconds,
    })),
  ];
  const frames = await page.evaluate(drawAndEncode, { scenes, size, framesPerSecond });
  await browser.close();
  const video = webm(
    frames.map(({ data, ...frame }): Frame => ({ ...frame, data: Buffer.from(data, 'base64') })),
    { ...size, milliseconds: (frames.length * 1000) / framesPerSecond },
  );
  writeFileSync(new URL(`../../apps/web/public/videos/${file}`, import.meta.url), video);
}

interface Encoding {
  readonly scenes: readonly { image: string; seconds: number }[];
  readonly size: { width: number; height: number };
  readonly framesPerSecond: number;
}

/** Runs inside the browser: each line is uncovered from the left, as if it were written. */
async function drawAndEncode({ scenes, size, framesPerSecond }: Encoding) {
  const images = await Promise.all(
    scenes.map(async ({ image }) => {
      const element = new Image();
      element.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(image)}`;
      await element.decode();
      // Fonts inside a picture may arrive a moment after it.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return element;
    }),
  );
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const frames: { key: boolean; at: number; data: string }[] = [];
  const encoder = new VideoEncoder({
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
  encoder.configure({ codec: 'vp09.00.30.08', ...size, bitrate: 45_000, framerate: framesPerSecond });
  let number = 0;
  for (const [index, { seconds }] of scenes.entries()) {
    const count = Math.round(seconds * framesPerSecond);
    for (let step = 1; step <= count; step += 1, number += 1) {
      context.fillStyle = '#fbfaf7';
      context.fillRect(0, 0, size.width, size.height);
      const written = Math.min(1, step / (framesPerSecond * 1.4));
      images.slice(0, index + 1).forEach((image, line) => {
        const shown = line < index ? 1 : written;
        context.save();
        context.beginPath();
        context.rect(0, 0, 64 + (size.width - 64) * shown, size.height);
        context.clip();
        context.drawImage(
          image,
          64,
          line === 0 ? 28 : 38 + line * 50 + (line === images.length - 1 ? 16 : 0),
        );
        context.restore();
      });
      const frame = new VideoFrame(canvas, { timestamp: Math.round((number * 1e6) / framesPerSecond) });
      encoder.encode(frame, { keyFrame: number % (framesPerSecond * 8) === 0 });
      frame.close();
      while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  await encoder.flush();
  return frames;
}

await record(arithmetic07);
