import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

const mostUnfoldedBytes = 128 * 1024 * 1024;

interface Unfolding {
  readonly buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

/**
 * A few kilobytes can unfold to gigabytes, and what unfolds lies outside of the heap that a thread's limit counts. The
 * library has no bound of its own, so the one place that it unfolds in gets one.
 */
function boundUnfolding(): { bytes: number } {
  const { dict, contents } = PDFContext.create().flateStream('') as unknown as PDFRawStream;
  let unfolding = decodePDFRawStream(PDFRawStream.of(dict, contents)) as unknown as Unfolding;
  while (!Object.hasOwn(unfolding, 'ensureBuffer')) unfolding = Object.getPrototypeOf(unfolding) as Unfolding;
  const { ensureBuffer } = unfolding;
  const unfolded = { bytes: 0 };
  unfolding.ensureBuffer = function (this: Unfolding, requested: number) {
    const before = this.buffer.length;
    if (unfolded.bytes + requested - before > mostUnfoldedBytes) {
      unfolded.bytes = Number.POSITIVE_INFINITY;
      throw new Error('unfolds to too much');
    }
    const buffer = ensureBuffer.call(this, requested);
    unfolded.bytes += this.buffer.length - before;
    return buffer;
  };
  return unfolded;
}

const unfolded = boundUnfolding();

/** One document at a time in a thread. */
export const beginUnfolding = (): void => {
  unfolded.bytes = 0;
};

export const isHeavy = (): boolean => unfolded.bytes > mostUnfoldedBytes;
