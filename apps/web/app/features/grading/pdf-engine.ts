import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import rendererUrl from 'pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import faxDecoder from 'pdfjs-dist/wasm/jbig2.wasm?url';
import jpeg2000Decoder from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { standardFonts } from './pdf-fonts.ts';

GlobalWorkerOptions.workerSrc = workerUrl;
// Phone photos of twelve megapixels and more are drawn there: on the page itself each one would freeze it.
GlobalWorkerOptions.rendererSrc = rendererUrl;

/** Scanners write fax and JPEG 2000 pictures, which the library reads with these. Our build gives files other names. */
const decoders: Record<string, string> = {
  'jbig2.wasm': faxDecoder,
  'openjpeg.wasm': jpeg2000Decoder,
};

class OwnFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = (kind === 'wasmUrl' ? decoders : standardFonts)[filename];
    if (!url) throw new Error(`${filename} isn't kept here`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Some hundred million pixels in one picture are no answer sheet but a trap. */
const largestPicture = 100_000_000;

const settings = {
  // The worker's own policy lets it run decoders and reach nothing: the page fetches for it.
  useWorkerFetch: false,
  BinaryDataFactory: OwnFiles,
  // Those of this computer would be asked for by an address that the workers may not reach; ours are the same for all.
  useSystemFonts: false,
  wasmUrl: '/',
  standardFontDataUrl: '/',
  maxImageSize: largestPicture,
  verbosity: 0,
};

export const openDocument = (data: ArrayBuffer) => getDocument({ ...settings, data });
