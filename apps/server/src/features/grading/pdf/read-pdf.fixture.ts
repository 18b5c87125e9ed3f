import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Deferring {
  withResolvers?: () => { promise: Promise<unknown>; resolve: unknown; reject: unknown };
}

/** Browsers have these, Node 20 hasn't yet. */
(Promise as unknown as Deferring).withResolvers ??= () => {
  let settle = {};
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle } as ReturnType<NonNullable<Deferring['withResolvers']>>;
};

interface Transferring {
  transferToFixedLength?: (this: ArrayBuffer) => ArrayBuffer;
}

(ArrayBuffer.prototype as Transferring).transferToFixedLength ??= function () {
  return this.slice(0);
};

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

const standardFontDataUrl = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/standard_fonts/`;

/** The library's own errors bear neither a message nor a name in a test's report. */
async function opened(content: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0, standardFontDataUrl });
  const document = await task.promise.catch(({ name, message }: Error) => {
    const begin = Buffer.from(content).toString('latin1', 0, 500);
    throw new Error(`no PDF, says the reader (${name}: ${message}), of ${content.length} bytes: ${begin}`);
  });
  return { task, document };
}

async function ofEachPage<Result>(
  content: Uint8Array,
  read: (page: Page, document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result[]> {
  const { task, document } = await opened(content);
  const results: Result[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    results.push(await read(await document.getPage(number), document));
  }
  await task.destroy();
  return results;
}

/** The text of each page, as a reader of PDFs finds it. */
export const textOf = (content: Uint8Array): Promise<string[]> =>
  ofEachPage(content, async (page) => {
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });

/** A text on a page; the place is that of its first letter, from the top left. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export const placedTextsOf = (content: Uint8Array): Promise<PlacedText[][]> =>
  ofEachPage(content, async (page) => {
    const { items } = await page.getTextContent();
    const [, , , top = 0] = page.view;
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: item.transform[4], y: top - item.transform[5] }]
        : [],
    );
  });

/** An element of a tagged document, with the text in it and below it. */
export interface TaggedElement {
  readonly role: string;
  readonly alt: string | undefined;
  readonly text: string;
  readonly children: readonly TaggedElement[];
}

/** What a program that reads aloud is told, page by page. */
export const structureOf = (content: Uint8Array): Promise<TaggedElement[]> =>
  ofEachPage(content, async (page) => {
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      const place = open.at(-1) ?? '';
      if ('str' in item) texts.set(place, (texts.get(place) ?? '') + item.str);
      else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
    }
    const elementOf = (node: StructNode): TaggedElement => {
      const children = (node.children ?? []).filter((child) => 'role' in child).map(elementOf);
      const text = (node.children ?? [])
        .map((child) => ('role' in child ? elementOf(child).text : (texts.get(child.id) ?? '')))
        .join('');
      return { role: node.role, alt: node.alt, text: text.replaceAll(/\s+/g, ' ').trim(), children };
    };
    return elementOf(((await page.getStructTree()) as StructNode | null) ?? { role: '', children: [] });
  });

interface StructNode {
  readonly role: string;
  readonly alt?: string;
  readonly children?: readonly (StructNode | { readonly id: string })[];
}

export const elementsOf = (element: TaggedElement): TaggedElement[] => [
  element,
  ...element.children.flatMap(elementsOf),
];

/** What a document says of itself. */
export async function aboutOf(content: Uint8Array) {
  const { task, document } = await opened(content);
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  // The types say an object.
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const about = { title: info.Title, language: info.Language, marked: marks?.get('Marked') ?? false };
  await task.destroy();
  return about;
}

/** What a reader of PDFs would do, or offer to do. */
export async function actsOf(content: Uint8Array) {
  const { task, document } = await opened(content);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const acts = {
    scripts: await document.getJSActions(),
    pageScripts: await Promise.all(pages.map((page) => page.getJSActions())),
    files: await document.getAttachments(),
    opening: await document.getOpenAction(),
    chapters: await document.getOutline(),
    fields: await document.getFieldObjects(),
    touched: annotations.filter(
      (one) => one.url || one.unsafeUrl || one.action || one.actions || one.dest || one.file || one.fieldType,
    ),
  };
  await task.destroy();
  return acts;
}

/** Red, green and blue. */
export type Colour = readonly [number, number, number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray;
  /** Of the point at these shares of the page, as it is shown. */
  at(x: number, y: number): Colour;
}

type Rendering = Parameters<Page['render']>[0];
interface Canvas {
  readonly canvas: Rendering['canvas'];
  readonly context: NonNullable<Rendering['canvasContext']> & {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}

/** Each page as a reader of PDFs shows it, turned and cut as the file asks for. */
export const picturesOf = (content: Uint8Array, shorterSide = 500): Promise<Picture[]> =>
  ofEachPage(content, async (page, document) => {
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: shorterSide / Math.min(natural.width, natural.height) });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const factory = document.canvasFactory as { create(width: number, height: number): Canvas };
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    return {
      width,
      height,
      data,
      at: (x, y) => {
        const place = 4 * (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1)));
        return [data[place]!, data[place + 1]!, data[place + 2]!];
      },
    };
  });
