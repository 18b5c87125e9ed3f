import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Deferring {
  withResolvers?: () => { promise: Promise<unknown>; resolve: unknown; reject: unknown };
}

/** Browsers have it, Node 20 hasn't yet. */
(Promise as unknown as Deferring).withResolvers ??= () => {
  let settle = {};
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle } as ReturnType<NonNullable<Deferring['withResolvers']>>;
};

/** The text of each page, as a reader of PDFs finds it. */
export async function textOf(content: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return pages;
}
