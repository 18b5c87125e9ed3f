import { EncryptedPDFError, ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { mostSheetPages } from '@sevenfold/contract/grading/grading.constants';
import { beginUnfolding, isHeavy } from './bounded-unfolding.ts';
import type { Flaw } from './outer-flaw.ts';
import { leavesOf, NotRewritable, rewritePdf } from './rewrite-pdf.ts';

/** A sheet as it is kept, which is not the file that came: it is written anew. */
export interface Rewritten {
  readonly pages: number;
  readonly content: Uint8Array;
}

export type Inspection = Rewritten | { readonly tooManyPages: number } | { readonly flaw: Flaw };

/** One at a time in a thread. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  beginUnfolding();
  try {
    const document = await PDFDocument.load(bytes, {
      parseSpeed: ParseSpeeds.Fastest,
      updateMetadata: false,
      preserveXFA: true,
    });
    if (isHeavy()) return { flaw: 'heavy' };
    const leaves = leavesOf(document);
    const pages = leaves.length;
    if (pages === 0) return { flaw: 'damaged' };
    if (pages > mostSheetPages) return { tooManyPages: pages };
    return { pages, content: await rewritePdf(document, leaves) };
  } catch (error) {
    if (error instanceof EncryptedPDFError) return { flaw: 'protected' };
    if (error instanceof NotRewritable) return { flaw: error.flaw };
    return { flaw: isHeavy() ? 'heavy' : 'damaged' };
  }
}
