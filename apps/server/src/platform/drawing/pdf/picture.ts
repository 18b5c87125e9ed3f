import SVGtoPDF from 'svg-to-pdfkit';
import { drawFigure } from './figure.ts';
import { colours, type Kit } from './kit.ts';
import type { Measure } from './lines.ts';
import { drawRows, heightOf, type Row, textRows } from './row.ts';

export type Picture =
  | { readonly kind: 'raster'; readonly data: Buffer }
  | { readonly kind: 'svg'; readonly source: string };

/** Pictures by their address, as far as they could be read. */
export type Pictures = ReadonlyMap<string, Picture>;

/** What a thread is given are plain bytes. */
export const withBuffers = (pictures: Pictures): Pictures =>
  new Map(
    [...pictures].map(([url, picture]) => [
      url,
      picture.kind === 'raster' ? { ...picture, data: Buffer.from(picture.data) } : picture,
    ]),
  );

/** Most of a page: a scan of a whole question has to stay readable. */
const tallest = 600;
/** Screens have 96 dots to an inch, paper 72 points. */
const pointsPerDot = 0.75;

/** Missing in the types of pdfkit. */
interface ImageOpener {
  openImage(data: Buffer): Sized;
}

interface Sized {
  readonly width: number;
  readonly height: number;
}

function sizeOf(kit: Kit, picture: Picture): (Sized & { readonly image?: unknown }) | undefined {
  if (picture.kind === 'raster') {
    try {
      const image = (kit.document as unknown as ImageOpener).openImage(picture.data);
      return { width: image.width * pointsPerDot, height: image.height * pointsPerDot, image };
    } catch {
      return undefined;
    }
  }
  const head = /<svg\b[^>]*>/.exec(picture.source)?.[0] ?? '';
  const box = /viewBox="([^"]*)"/
    .exec(head)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = 0, height = 0] = box?.slice(2) ?? [
    Number.parseFloat(/\swidth="([^"]*)"/.exec(head)?.[1] ?? ''),
    Number.parseFloat(/\sheight="([^"]*)"/.exec(head)?.[1] ?? ''),
  ];
  return width > 0 && height > 0 ? { width: width * pointsPerDot, height: height * pointsPerDot } : undefined;
}

/** A picture in the middle of the line, never wider than it; its words where it can't be drawn. */
export async function pictureRow(
  kit: Kit,
  { url, alt }: { url: string; alt: string },
  measure: Measure & { pictures: Pictures; zoom?: number },
): Promise<Row> {
  const picture = measure.pictures.get(url);
  const size = picture && sizeOf(kit, picture);
  if (!picture || !size) return wordsRow(kit, alt, measure);
  const scale = Math.min(measure.zoom ?? 1, measure.width / size.width, tallest / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return {
    height: height + 12,
    draw(pen, { x, y }) {
      const place = { x: x + (measure.width - width) / 2, y: y + 6 };
      drawFigure(pen, alt, () => {
        if (picture.kind === 'raster') {
          pen.document.image(size.image as PDFKit.Mixins.ImageSrc, place.x, place.y, { width, height });
        } else {
          SVGtoPDF(pen.document, picture.source, place.x, place.y, {
            width,
            height,
            assumePt: true,
            // A drawing stands for itself: it may not make the server read other files.
            imageCallback: () => '',
          });
        }
      });
    },
  };
}

async function wordsRow(kit: Kit, alt: string, measure: Measure): Promise<Row> {
  const text = `[${alt.trim() || 'A figure that is shown on the website'}]`;
  const rows = await textRows(kit, [{ kind: 'text', text, style: { italic: true } }], {
    ...measure,
    colour: colours.quiet,
  });
  return { height: heightOf(rows), draw: (pen, at) => drawRows(pen, rows, at) };
}
