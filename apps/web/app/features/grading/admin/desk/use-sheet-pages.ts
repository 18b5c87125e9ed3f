import type { Size } from '@sevenfold/contract/grading/page-space.rules';
import { useEffect, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { readSheet } from '~/lib/test-grading/graded-sheet.ts';
import { closeSheet, openSheet, type SheetPages } from '../../open-sheet.ts';

export type OpenedPages =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'open';
      readonly pages: SheetPages;
      /** As they are shown, turned as the file asks for it; in points. */
      readonly sizes: readonly Size[];
    };

const opening: OpenedPages = { state: 'opening' };

/** The student's sheet, read once for each `version` of it. */
export function useSheetPages(slug: string, version: string): OpenedPages {
  const [opened, setOpened] = useState<OpenedPages>(opening);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another file
  useEffect(() => {
    let left = false;
    let pages: SheetPages | undefined;
    const open = async (): Promise<OpenedPages> => {
      const sheet = await openSheet(await readSheet(slug));
      if (sheet.problem !== undefined) return { state: 'failed', message: sheet.problem };
      pages = sheet.pages;
      if (!pages) return { state: 'failed', message: 'This browser can’t show the sheet.' };
      return { state: 'open', pages, sizes: await sizesOf(pages) };
    };
    setOpened(opening);
    void open()
      .catch((error: unknown): OpenedPages => ({ state: 'failed', message: messageOf(error) }))
      .then((result) => {
        if (left) closeSheet(pages);
        else setOpened(result);
      });
    return () => {
      left = true;
      closeSheet(pages);
    };
  }, [slug, version]);
  return opened;
}

async function sizesOf(pages: SheetPages): Promise<Size[]> {
  const sizes: Size[] = [];
  for (let number = 1; number <= pages.numPages; number += 1) {
    const { width, height } = (await pages.getPage(number)).getViewport({ scale: 1 });
    sizes.push({ width, height });
  }
  return sizes;
}
