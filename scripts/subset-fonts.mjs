import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFontTools } from './lib/debian.mjs';
import { root, run } from './lib/run.mjs';

/**
 * Makes the fonts that pages load first: of each family the characters and the weights that our pages use, half of
 * the bytes and less. For any other character the browser fetches the package's whole file (`ui/fonts.css`,
 * `ui/typeset-fonts.css`).
 */
const text =
  'U+0020-007E,U+00A0,U+00A3,U+00A9,U+00B0,U+00B2,U+00B7,U+00D7,U+00E1,U+00E9,U+00ED,' +
  'U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212';
const maths =
  'U+0020-007E,U+00A0,U+00B0,U+00B1,U+00B7,U+00D7,U+00F7,U+0393,U+0394,U+0398,U+039B,U+03A0,U+03A3,U+03A6,U+03A9,' +
  'U+200B,U+2026,U+2032,U+2190,U+2192,U+21D2,U+21D4,U+2208,U+2211,U+2212,U+2217,U+2218,U+221A,U+221E,U+2223,U+2229,' +
  'U+222A,U+223C,U+2248,U+2260,U+2261,U+2264,U+2265,U+22A5,U+22C5,U+22EF';

const variable = '@fontsource-variable';
const fonts = [
  {
    from: `${variable}/inter/files/inter-latin-wght-normal.woff2`,
    weights: '400:750',
    characters: text,
    to: 'inter-core.woff2',
  },
  {
    from: `${variable}/inter/files/inter-latin-wght-italic.woff2`,
    weights: '400:650',
    characters: text,
    to: 'inter-italic-core.woff2',
  },
  {
    from: `${variable}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    weights: '540:720',
    characters: text,
    to: 'bricolage-core.woff2',
  },
  { from: 'katex/dist/fonts/KaTeX_Main-Regular.woff2', characters: maths, to: 'katex-main-core.woff2' },
  // The sets of numbers.
  { from: 'katex/dist/fonts/KaTeX_AMS-Regular.woff2', characters: 'U+0041-005A', to: 'katex-ams-core.woff2' },
];

await ensureFontTools();
const folder = await mkdtemp(join(tmpdir(), 'sevenfold-fonts-'));
try {
  for (const { from, weights, characters, to } of fonts) {
    let source = join(root, 'node_modules', from);
    if (weights) {
      const narrowed = join(folder, `${to}.ttf`);
      await run('fonttools', ['varLib.instancer', source, `wght=${weights}`, '-o', narrowed], {
        quiet: true,
      });
      source = narrowed;
    }
    await run('fonttools', [
      'subset',
      source,
      `--unicodes=${characters}`,
      '--layout-features=kern,ccmp,calt,tnum',
      '--flavor=woff2',
      `--output-file=${join(root, 'apps/web/app/ui/fonts', to)}`,
    ]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
