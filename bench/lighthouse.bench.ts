import { parseArgs } from 'node:util';
import { categories, wantedScores } from './lighthouse/measure-page.ts';
import { measurePages, pageNames } from './lighthouse/measured-pages.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    slowdown: { type: 'string' },
  },
});
const rows = await measurePages(
  options.pages?.split(',') ?? pageNames,
  Number(options.runs),
  options.slowdown === undefined ? undefined : Number(options.slowdown),
);
console.log(
  '| page | performance | accessibility | best practices | SEO | FCP s | LCP s | CLS | TBT ms | script KB | machine |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const { page, scores, fcp, lcp, cls, tbt, scriptKb, machine } of rows) {
  const cells = [
    page,
    ...categories.map((id) => scores[id]),
    (fcp / 1000).toFixed(2),
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    scriptKb.toFixed(1),
    machine.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
for (const { page, missed } of rows) {
  if (missed.length > 0) console.log(`${page} misses: ${missed.join(', ')}`);
}
const short = rows.filter(
  ({ scores, cls }) => cls >= 0.02 || categories.some((id) => scores[id] < wantedScores[id]),
);
if (short.length > 0) {
  console.log(`Below the goal: ${short.map(({ page }) => page).join(', ')}`);
  process.exitCode = 1;
}
