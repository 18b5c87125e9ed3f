/** What the page asks of the thread that reads photos. */
export type ScanTask =
  /** A photo of a page, which lies somewhere on it. */
  | { readonly kind: 'photo'; readonly photo: Blob; readonly keepPhoto: boolean }
  /** A page of a file, drawn already. */
  | { readonly kind: 'flat'; readonly picture: ImageBitmap }
  /** The same picture in fewer bytes. */
  | { readonly kind: 'lighter'; readonly jpeg: Blob; readonly scale: number; readonly quality: number };

export interface ScannedPicture {
  readonly jpeg: Blob;
  /** The same as small as it is shown in a list: sixty large ones would fill a phone. */
  readonly small: Blob;
  readonly width: number;
  readonly height: number;
  /** What a code on it says. */
  readonly text: string | undefined;
  readonly edgeFound: boolean;
  /** As it was taken, in at most `photoEdge` pixels, where it is to be kept. */
  readonly photo: Blob | undefined;
}

/** The first message brings the compiled reader of codes, which the thread may not fetch by itself. */
export type ToScanner =
  | { readonly kind: 'reader'; readonly wasm: ArrayBuffer }
  | { readonly kind: 'task'; readonly task: ScanTask };

export type FromScanner =
  | { readonly picture: ScannedPicture }
  /** Not a picture that this browser can open. */
  | { readonly problem: 'unreadable' | 'failed' };
