import { mostSheetPages, notPdf } from '@sevenfold/contract/grading/grading.constants';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fileOnUse } from '~/lib/on-use.tsx';
import { isCutOff, looksLikePdf, type SizeLimit, sheetProblems, tellingBytes } from './sheet.rules.ts';

export type SheetPages = PDFDocumentProxy;

const pdfEngine = fileOnUse(() => import('./pdf-engine.ts'));

/** What was opened, or what is wrong with it. Without `pages` this browser can't show it; the server will check it. */
export type OpenedSheet =
  | { readonly pages: SheetPages | undefined; readonly problem?: undefined }
  | { readonly problem: string };

/** What somebody chose has a limit; what is kept has none, since our copy can be a little larger than what was sent. */
export async function openSheet(file: Blob, limit?: SizeLimit): Promise<OpenedSheet> {
  if (file.size === 0) return { problem: sheetProblems.empty };
  try {
    if (!looksLikePdf(await read(file.slice(0, tellingBytes.begin)))) return { problem: notPdf };
    if (limit && file.size > limit.bytes) return { problem: limit.problem };
    if (isCutOff(await read(file.slice(-tellingBytes.end)))) return { problem: sheetProblems.damaged };
    return await openPages(await file.arrayBuffer());
  } catch {
    // The file was moved, or lies in a cloud that doesn't answer.
    return { problem: sheetProblems.unreadable };
  }
}

const read = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const problemOfName: Record<string, string> = {
  PasswordException: sheetProblems.locked,
  InvalidPDFException: sheetProblems.damaged,
  FormatError: sheetProblems.damaged,
};

async function openPages(content: ArrayBuffer): Promise<OpenedSheet> {
  const engine = await pdfEngine().catch(() => undefined);
  if (!engine) return { pages: undefined };
  const task = engine.openDocument(content);
  try {
    const pages = await task.promise;
    if (pages.numPages > mostSheetPages) {
      await task.destroy();
      return { problem: sheetProblems.tooLong };
    }
    // A file can be cut off behind a sound beginning; its first page tells.
    await pages.getPage(1);
    return { pages };
  } catch (error) {
    await task.destroy();
    const problem = problemOfName[(error as Error).name];
    return problem ? { problem } : { pages: undefined };
  }
}

export const closeSheet = (pages: SheetPages | undefined): void => void pages?.loadingTask.destroy();
