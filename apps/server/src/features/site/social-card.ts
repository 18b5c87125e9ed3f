import { lineOf, widthOf, wrapped } from './card-letters.ts';

/** The size that all the networks take. */
const card = { width: 1200, height: 630, margin: 72 };
const colours = { paper: '#fbfaf7', ink: '#1d1a2b', soft: '#5c586b', violet: '#613ebe', line: '#d9d5e3' };
/** Seven arcs that fold round one point, on a square of 32. */
const mark =
  'M13.34 15.54A7.9 7.9 0 1 1 20.16 1.38A9.9 9.9 0 0 0 13.34 15.54ZM14.7 13.63A7.9 7.9 0 1 1 30.02 10.14A9.9 9.9 0 0 0 14.7 13.63ZM17.04 13.51A7.9 7.9 0 1 1 29.33 23.31A9.9 9.9 0 0 0 17.04 13.51ZM18.6 15.26A7.9 7.9 0 1 1 18.6 30.97A9.9 9.9 0 0 0 18.6 15.26ZM18.2 17.57A7.9 7.9 0 1 1 5.91 27.37A9.9 9.9 0 0 0 18.2 17.57ZM16.14 18.7A7.9 7.9 0 1 1 0.82 15.2A9.9 9.9 0 0 0 16.14 18.7ZM13.98 17.79A7.9 7.9 0 1 1 7.16 3.64A9.9 9.9 0 0 0 13.98 17.79Z';

interface Frame {
  readonly siteName: string;
  /** In the last line, on the left. */
  readonly facts: readonly string[];
}

/** A card with a title in large letters. */
export function titleCard({ title, over, ...frame }: Frame & { title: string; over: string }): string {
  const size = title.length > 70 ? 58 : 70;
  const lines = wrapped(title, { face: 'heading', size, width: 960, lines: 4 });
  const step = size * 1.12;
  // In the middle of what the mark above and the line below leave.
  const top = 364 - ((lines.length - 1) * step) / 2;
  return framed(
    frame,
    ornament() +
      lineOf(over, { x: card.margin, y: top - size - 4, face: 'text', size: 28, fill: colours.violet }) +
      lines
        .map((line, index) =>
          lineOf(line, {
            x: card.margin,
            y: top + index * step,
            face: 'heading',
            size,
            fill: colours.ink,
          }),
        )
        .join(''),
  );
}

/** A card with a question as it stands on its page, faded out where it is longer. */
export function questionCard({ place, sheet, ...frame }: Frame & { place: string; sheet: string }): string {
  const [place1 = ''] = wrapped(place, { face: 'text', size: 28, width: 1056, lines: 1 });
  const { width, height } = sizeOf(sheet);
  const [shownWidth, shownHeight] = [1080, (1080 / width) * height];
  const inner = sheet.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  return framed(
    frame,
    lineOf(place1, { x: card.margin, y: 190, face: 'text', size: 28, fill: colours.violet }) +
      `<defs><linearGradient id="fade" x2="0" y2="1"><stop offset="0.75" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>` +
      `<mask id="end"><rect x="0" y="200" width="1200" height="310" fill="url(#fade)"/></mask></defs>` +
      `<g mask="url(#end)"><svg x="${card.margin - 34}" y="206" width="${shownWidth}" height="${shownHeight}" viewBox="0 0 ${width} ${height}">${inner}</svg></g>`,
  );
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

const ornament = () =>
  `<g transform="translate(860 -70) scale(15)" opacity="0.09"><path fill="${colours.violet}" d="${mark}"/></g>`;

const framed = ({ siteName, facts }: Frame, body: string): string => {
  const { width, height, margin } = card;
  const factsLine = facts.filter(Boolean).join('  ·  ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/><rect width="${width}" height="10" fill="${colours.violet}"/>` +
    body +
    `<path fill="${colours.violet}" transform="translate(${margin} 58) scale(1.75)" d="${mark}"/>` +
    lineOf(siteName, { x: margin + 74, y: 101, face: 'heading', size: 42, fill: colours.ink }) +
    `<path d="M${margin} 534H${width - margin}" stroke="${colours.line}" stroke-width="2"/>` +
    lineOf(factsLine, { x: margin, y: 583, face: 'text', size: 26, fill: colours.soft }) +
    lineOf('IB Diploma Specialists', {
      x: width - margin - widthOf('IB Diploma Specialists', 'text', 26),
      y: 583,
      face: 'text',
      size: 26,
      fill: colours.soft,
    }) +
    '</svg>'
  );
};
