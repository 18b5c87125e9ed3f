/** Draws the featured image of each post: `node --import tsx content/posts/draw-pictures.ts`. */
import { writeFile } from 'node:fs/promises';

const width = 1200;
const height = 630;
const paper = '#fbfaf6';
const ink = '#1f1b2e';
const soft = '#b9b4c7';
const violet = '#5b36b8';
const gold = '#dba63a';
const tint = '#ece6f8';
const lilac = '#c9b8ee';
const sheet = '#fff';

/** What each colour becomes in the dark theme. Attributes stay, for whoever draws the file without styles. */
const dark: Readonly<Record<string, string>> = {
  [paper]: '#1b1a23',
  [ink]: '#ecebf2',
  [soft]: '#5d586f',
  [violet]: '#a48ff0',
  [gold]: '#e0b04c',
  [tint]: '#322b4d',
  [lilac]: '#66559f',
  [sheet]: '#25232f',
};
const darkRules = Object.entries(dark)
  .map(([from, to]) => `[fill="${from}"]{fill:${to}}[stroke="${from}"]{stroke:${to}}`)
  .join('');
const style = `<style>@media(prefers-color-scheme:dark){${darkRules}}</style>`;

type Point = readonly [x: number, y: number];

const path = (d: string, stroke = ink, strokeWidth = 5, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const dot = ([x, y]: Point, radius = 9, fill = ink) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}"/>`;
const polyline = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
const along = (from: number, to: number, count: number, f: (t: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => f(from + ((to - from) * index) / count));
/** Scatter that is the same each time. */
const wobble = (index: number) => Math.sin(index * 12.9898) * 0.5 + Math.sin(index * 78.233) * 0.5;

/** Degrees by which dominoes lean, 50 wide, 240 high and 105 apart: four rest each against the next, three stand. */
const leaning = [0, 0, 0];
for (let fallen = 0; fallen < 4; fallen += 1) {
  const next = (leaning[0]! * Math.PI) / 180;
  leaning.unshift(((next + Math.asin((105 * Math.cos(next) - 50) / 240)) * 180) / Math.PI);
}

const pictures: Record<string, string> = {
  'choosing-aa-or-ai': [
    path(polyline(along(0, 1, 60, (t) => [180 + 840 * t, 400 - 230 * t ** 1.8])), violet, 8),
    path(
      polyline(along(0, 1, 60, (t) => [180 + 840 * t, 400 + 120 * t ** 1.6])),
      ink,
      6,
      'stroke-dasharray="2 18"',
    ),
    ...along(0.1, 1, 14, (t) => [180 + 840 * t, 400 + 120 * t ** 1.6 + 46 * wobble(t * 40)]).map((p) =>
      dot(p, 10),
    ),
    dot([180, 400], 16, gold),
  ].join(''),
  'a-twelve-week-revision-plan': [
    ...Array.from({ length: 12 }, (_, week) => {
      const tall = 60 + 26 * week + 18 * wobble(week + 3);
      const fill = week < 5 ? tint : week < 9 ? lilac : violet;
      return `<rect x="${190 + 70 * week}" y="${500 - tall}" width="46" height="${tall}" rx="8" fill="${fill}"/>`;
    }),
    path('M150 500 H1050', ink, 5),
    path('M983 140 V80 L1030 98 L983 116', gold, 7),
  ].join(''),
  'the-paper-without-a-calculator': [
    `<g transform="rotate(-9 420 320)"><rect x="300" y="130" width="240" height="370" rx="26" fill="${tint}" stroke="${ink}" stroke-width="5"/><rect x="345" y="190" width="150" height="250" rx="12" fill="none" stroke="${soft}" stroke-width="4"/></g>`,
    `<g transform="rotate(5 780 320)"><rect x="620" y="110" width="320" height="410" rx="14" fill="${sheet}" stroke="${ink}" stroke-width="5"/>`,
    path('M670 190 H890 M670 245 H850 M670 300 H880', soft, 6),
    path('M735 400 H835', ink, 6),
    path('M757 372 L767 352 L777 378 M780 352 H812', ink, 6),
    path('M772 422 H798 L776 462 H800', ink, 6),
    '</g>',
    `<ellipse cx="772" cy="412" rx="96" ry="88" fill="none" stroke="${violet}" stroke-width="7" transform="rotate(-6 772 412)"/>`,
  ].join(''),
  'when-the-calculator-helps': [
    `<rect x="300" y="110" width="600" height="410" rx="34" fill="${tint}" stroke="${ink}" stroke-width="6"/>`,
    `<rect x="345" y="155" width="510" height="320" rx="14" fill="${paper}" stroke="${ink}" stroke-width="4"/>`,
    path('M370 420 H830 M420 190 V450', soft, 4),
    path(
      polyline(along(0, 1, 80, (t) => [380 + 440 * t, 420 - 210 * Math.sin(Math.PI * t) * (1 - 0.35 * t)])),
      violet,
      8,
    ),
    dot([582, 249], 14, gold),
    path('M582 275 V420', ink, 4, 'stroke-dasharray="4 14"'),
  ].join(''),
  'reading-a-mark-scheme': [
    ...Array.from({ length: 6 }, (_, line) => path(`M220 ${150 + 66 * line} H980`, soft, 3)),
    path('M880 110 V520', gold, 5),
    path('M250 136 H620 M250 202 H760 M250 268 H540 M250 334 H700 M250 400 H480 M250 466 H660', ink, 9),
    ...[0, 1, 3, 5].map((line) => path(`M918 ${132 + 66 * line} l14 16 l28 -36`, violet, 8)),
  ].join(''),
  'an-internal-assessment-that-is-yours': [
    path(
      polyline(
        along(0, 1, 240, (t) => {
          const loop = Math.exp(-(((t - 0.45) / 0.16) ** 2));
          const turn = 2 * Math.PI * (t - 0.28) * 3;
          return [
            150 + 900 * t + 150 * loop * Math.sin(turn),
            430 - 190 * t - 150 * loop * (1 - Math.cos(turn)),
          ];
        }),
      ),
      violet,
      8,
      'stroke-dasharray="2 20"',
    ),
    dot([150, 430], 16),
    dot([1050, 240], 20, gold),
    path('M1050 220 V130 L1110 152 L1050 174', ink, 6),
  ].join(''),
  'thirty-minutes-five-questions': [
    ...Array.from({ length: 5 }, (_, part) => {
      const [from, to] = [part, part + 1].map((step) => (step / 5) * 2 * Math.PI - Math.PI / 2);
      const at = (angle: number): Point => [600 + 210 * Math.cos(angle), 315 + 210 * Math.sin(angle)];
      const [a, b] = [at(from! + 0.03), at(to! - 0.03)];
      return `<path d="M600 315 L${a[0].toFixed(1)} ${a[1].toFixed(1)} A210 210 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)} Z" fill="${part < 2 ? violet : part === 2 ? lilac : tint}"/>`;
    }),
    `<circle cx="600" cy="315" r="232" fill="none" stroke="${ink}" stroke-width="6"/>`,
    path('M600 315 L690 440', gold, 10),
    dot([600, 315], 14),
  ].join(''),
  'help-without-taking-over': [
    path('M330 330 H870 M380 330 V510 M820 330 V510', ink, 7),
    path('M210 250 V510 M210 400 H310 V510', violet, 7),
    path('M990 250 V510 M990 400 H890 V510', violet, 7),
    `<path d="M600 300 C560 272 500 270 462 286 V322 C500 308 560 310 600 330 C640 310 700 308 738 322 V286 C700 270 640 272 600 300 Z" fill="${tint}" stroke="${ink}" stroke-width="5"/>`,
    path('M600 300 V330', ink, 5),
    path(
      polyline(along(0, 1, 60, (t) => [420 + 360 * t, 190 - 70 * Math.sin(Math.PI * t)])),
      gold,
      6,
      'stroke-dasharray="2 18"',
    ),
  ].join(''),
  'four-options-one-answer': [
    ...[2, 0, 3, 1].flatMap((chosen, row) => {
      const y = 135 + 120 * row;
      return [
        dot([270, y], 8, soft),
        ...Array.from({ length: 4 }, (_, option) => {
          const x = 400 + 160 * option;
          const circle = `<circle cx="${x}" cy="${y}" r="38" fill="${option === chosen ? violet : sheet}" stroke="${option === chosen ? violet : ink}" stroke-width="5"/>`;
          const isCrossed = option !== chosen && (row < 2 || (option + row) % 3 !== 0);
          return isCrossed ? circle + path(`M${x - 52} ${y + 34} L${x + 52} ${y - 34}`, gold, 7) : circle;
        }),
      ];
    }),
  ].join(''),
  'reading-data-in-paper-1b': [
    path('M230 90 V520 H1010', ink, 6),
    ...[
      [0.12, 0],
      [0.29, 0.5],
      [0.46, -0.4],
      [0.8, 0.3],
      [0.97, -0.2],
    ].map(([t, off]) => {
      const [x, y] = [230 + 760 * t!, 520 - 390 * t! + 22 * off!];
      return (
        path(`M${x} ${y - 40} V${y + 40} M${x - 14} ${y - 40} h28 M${x - 14} ${y + 40} h28`, ink, 4) +
        dot([x, y], 10)
      );
    }),
    path('M230 520 L1000 125', violet, 8),
    path('M240 550 L1000 84', lilac, 5, 'stroke-dasharray="16 16"'),
    path('M240 480 L1000 166', lilac, 5, 'stroke-dasharray="16 16"'),
    dot([709, 160], 10),
    `<circle cx="709" cy="160" r="40" fill="none" stroke="${gold}" stroke-width="7"/>`,
  ].join(''),
  'mole-calculations-that-hold': [
    path('M420 560 H790 M470 560 V70', ink, 7),
    path('M470 150 H620', ink, 5),
    `<path d="M622 40 V300 H658 V40" fill="${sheet}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="M625 118 H655 V297 H625 Z" fill="${lilac}"/>`,
    path(
      Array.from({ length: 9 }, (_, line) => `M658 ${72 + 26 * line} h-${line % 4 === 0 ? 18 : 10}`).join(
        ' ',
      ),
      ink,
      3,
    ),
    path('M640 300 V338 M616 318 H664', ink, 6),
    `<path d="M640 352 C630 368 628 374 628 380 A12 12 0 0 0 652 380 C652 374 650 368 640 352 Z" fill="${gold}"/>`,
    `<path d="M566 492 L545 532 Q537 552 558 552 H722 Q743 552 735 532 L714 492 Z" fill="${tint}"/>`,
    path('M616 398 V410 L545 532 Q537 552 558 552 H722 Q743 552 735 532 L664 410 V398', violet, 7),
  ].join(''),
  'explanations-that-earn-marks': [
    path('M170 470 H1030', ink, 6),
    ...leaning.map((angle, index) => {
      const x = 240 + 105 * index;
      const fill = index < 3 ? lilac : index === 3 ? violet : tint;
      return `<g transform="rotate(${angle.toFixed(1)} ${x + 50} 467)"><rect x="${x}" y="227" width="50" height="240" rx="6" fill="${fill}" stroke="${ink}" stroke-width="5"/>${dot([x + 25, 347], 9, index === 3 ? gold : ink)}</g>`;
    }),
  ].join(''),
};

for (const [slug, shapes] of Object.entries(pictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-hidden="true">${style}<rect width="${width}" height="${height}" fill="${paper}"/>${shapes}</svg>\n`;
  await writeFile(new URL(`../../apps/web/public/images/posts/${slug}.svg`, import.meta.url), svg);
}
