/** A line of text as outlines: no machine needs a font to draw it. */
export interface Letters {
  /** SVG elements in thousandths of an em, with y downwards from the baseline. */
  readonly outline: string;
  /** In em. */
  readonly width: number;
}

const tilt = -22;

/** The letters across the whole picture, faint enough to read through and too many to cut off. */
export function watermarkOf(
  { outline, width: length }: Letters,
  { width, height }: { width: number; height: number },
): string {
  const size = Math.max(12, Math.min(44, Math.round(width / 26)));
  const [stepX, stepY] = [Math.round(size * (length + 3)), Math.round(size * 5.5)];
  const scale = size / 1000;
  const reach = Math.ceil(Math.hypot(width, height));
  const places: string[] = [];
  for (let y = -reach, row = 0; y <= reach; y += stepY, row += 1) {
    for (let x = -reach - (row % 2) * Math.round(stepX / 2); x <= reach; x += stepX) {
      places.push(`<use href="#letters" x="${Math.round(x / scale)}" y="${Math.round(y / scale)}"/>`);
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs><g id="letters">${outline}</g></defs>` +
    `<g fill="#5b34c4" fill-opacity="0.13" transform="translate(${width / 2} ${height / 2}) rotate(${tilt}) scale(${scale})">` +
    `${places.join('')}</g></svg>`
  );
}
