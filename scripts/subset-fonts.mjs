import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFontTools } from './lib/debian.mjs';
import { root, run } from './lib/run.mjs';

/**
 * Makes the fonts that every page loads: of each family the characters and the weights that our pages use, less than
 * half of the bytes. For any other character the browser fetches the package's whole file (`ui/fonts.css`).
 */
const characters =
  'U+0020-007E,U+00A0,U+00A3,U+00A9,U+00B0,U+00B2,U+00B7,U+00D7,U+00E1,U+00E9,U+00ED,' +
  'U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212';

const fonts = [
  { from: 'inter/files/inter-latin-wght-normal.woff2', weights: '400:750', to: 'inter-core.woff2' },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: '540:720',
    to: 'bricolage-core.woff2',
  },
];

await ensureFontTools();
const folder = await mkdtemp(join(tmpdir(), 'sevenfold-fonts-'));
try {
  for (const { from, weights, to } of fonts) {
    const narrowed = join(folder, `${to}.ttf`);
    const source = join(root, 'node_modules/@fontsource-variable', from);
    await run('fonttools', ['varLib.instancer', source, `wght=${weights}`, '-o', narrowed], { quiet: true });
    await run('fonttools', [
      'subset',
      narrowed,
      `--unicodes=${characters}`,
      '--layout-features=kern,ccmp,calt,tnum',
      '--flavor=woff2',
      `--output-file=${join(root, 'apps/web/app/ui/fonts', to)}`,
    ]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
