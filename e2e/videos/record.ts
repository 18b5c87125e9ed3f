import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import katex from 'katex';
import { arithmetic07, type VideoSolution } from './solution.ts';
import { developFilm, type Format, launchBrowser, openStudio } from './studio.ts';

const format: Format = { width: 960, height: 540, framesPerSecond: 12, bitrate: 45_000 };
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${format.width}" height="90"><foreignObject width="100%" height="100%">
    <div xmlns="http://www.w3.org/1999/xhtml" class="${className}"><style>${styles()}</style>${markup}</div></foreignObject></svg>`;
}

async function record({ file, title, lines }: VideoSolution): Promise<void> {
  const browser = await launchBrowser();
  const studio = await openStudio(browser);
  const scenes = [
    { image: picture(title, 'title'), seconds: 2 },
    ...lines.map((line) => ({
      image: picture(line.text, line.emphasis ? 'emphasis' : ''),
      seconds: line.seconds,
    })),
  ];
  await studio.evaluate(write, { scenes, format });
  const video = await developFilm(studio, format);
  await browser.close();
  writeFileSync(new URL(`../../apps/web/public/videos/${file}`, import.meta.url), video);
}

interface Script {
  readonly scenes: readonly { image: string; seconds: number }[];
  readonly format: Format;
}

/** Runs inside the browser: each line is uncovered from the left, as if it were written. */
async function write({ scenes, format: given }: Script): Promise<void> {
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
  const { pen, take } = window.openCamera(given);
  for (const [index, { seconds }] of scenes.entries()) {
    const count = Math.round(seconds * given.framesPerSecond);
    for (let step = 1; step <= count; step += 1) {
      pen.fillStyle = '#fbfaf7';
      pen.fillRect(0, 0, given.width, given.height);
      const written = Math.min(1, step / (given.framesPerSecond * 1.4));
      images.slice(0, index + 1).forEach((image, line) => {
        const shown = line < index ? 1 : written;
        pen.save();
        pen.beginPath();
        pen.rect(0, 0, 64 + (given.width - 64) * shown, given.height);
        pen.clip();
        pen.drawImage(image, 64, line === 0 ? 28 : 38 + line * 50 + (line === images.length - 1 ? 16 : 0));
        pen.restore();
      });
      await take();
    }
  }
}

await record(arithmetic07);
