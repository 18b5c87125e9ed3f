import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/debian.mjs';

const require = createRequire(import.meta.url);
const katex = dirname(require.resolve('katex/dist/katex.min.css'));
const inter = dirname(require.resolve('@fontsource-variable/inter/package.json'));
const origin = 'http://formulas.test';
/** The column of a question on a phone, with text and formulas as large as the product's. */
const style = `
  body { width: 326px; font: 17px/1.55 "Inter Variable"; }
  .katex { font-size: 1.1em }
  .kept { white-space: nowrap }
  .part { padding-inline-start: 2.1em }
  .step { padding-inline-start: 4.2em }`;

/** Runs in the browser. */
const show = `async html => {
document.body.innerHTML = html;
await document.fonts.ready;
const all = [...document.querySelectorAll('.katex-html')].filter(formula => !formula.closest('.formula'));
const goesOver = formula => [...formula.querySelectorAll('.katex-base')].map(piece => piece.getBoundingClientRect())
.some((piece, at, pieces) => at > 0 && piece.left < pieces[at - 1].right - 2);
return { inline: all.length, broken: all.filter(goesOver).length }}`;

/** How many formulas within texts go over several lines, and in how many questions there is one. */
export async function countBroken(questions: readonly string[]) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const [, library, ...path] = pathname.split('/');
      const body = await readFile(join(library === 'katex' ? katex : inter, ...path));
      return route.fulfill({ body, contentType: pathname.endsWith('.css') ? 'text/css' : 'font/woff2' });
    });
    await page.goto(`${origin}/`);
    await page.addStyleTag({ url: `${origin}/katex/katex.min.css` });
    await page.addStyleTag({ url: `${origin}/inter/index.css` });
    await page.addStyleTag({ content: style });
    const counts = { broken: 0, inline: 0, questions: 0 };
    for (const question of questions) {
      const shown = `(${show})(${JSON.stringify(question)})`;
      const { inline, broken } = await page.evaluate<{ inline: number; broken: number }>(shown);
      counts.inline += inline;
      counts.broken += broken;
      if (broken > 0) counts.questions += 1;
    }
    return counts;
  } finally {
    await browser.close();
  }
}
