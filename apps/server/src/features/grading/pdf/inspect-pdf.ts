import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';
import { beginUnfolding, isHeavy } from './bounded-unfolding.ts';
import type { Flaw } from './outer-flaw.ts';

export type Inspection = { readonly pages: number } | { readonly flaw: Flaw };

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
    if (document.context.enumerateIndirectObjects().some(([, object]) => isActive(object)))
      return { flaw: 'active' };
    const pages = document.getPageCount();
    return pages > 0 ? { pages } : { flaw: 'damaged' };
  } catch (error) {
    if (error instanceof EncryptedPDFError) return { flaw: 'protected' };
    return { flaw: isHeavy() ? 'heavy' : 'damaged' };
  }
}

const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'].map((key) =>
  PDFName.of(key),
);
const activeValues = new Set(
  [
    'JavaScript',
    'Launch',
    'ImportData',
    'SubmitForm',
    'EmbeddedFile',
    'FileAttachment',
    'RichMedia',
    'Rendition',
  ].map((name) => PDFName.of(name)),
);
const kindKeys = ['S', 'Type', 'Subtype'].map((key) => PDFName.of(key));
const activeText = /\/(JS|JavaScript|Launch|EmbeddedFiles?|ImportData|SubmitForm|XFA|RichMedia)\b/;

/** Scripts, programs to start, forms that are sent and files inside: nothing that an answer sheet has. */
function isActive(root: PDFObject): boolean {
  const waiting: PDFObject[] = [root];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFInvalidObject) {
      const text = Buffer.alloc(object.sizeInBytes());
      object.copyBytesInto(text, 0);
      if (activeText.test(text.toString('latin1'))) return true;
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    } else if (object instanceof PDFStream) {
      waiting.push(object.dict);
    } else if (object instanceof PDFDict) {
      const dict = object;
      if (activeKeys.some((key) => dict.has(key))) return true;
      if (kindKeys.some((key) => activeValues.has(dict.get(key) as PDFName))) return true;
      waiting.push(...dict.values());
    }
  }
  return false;
}
