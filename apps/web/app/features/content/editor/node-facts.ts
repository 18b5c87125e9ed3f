export interface FormulaFacts {
  readonly latex: string;
  /** How it is set: in a line of text, or large. */
  readonly inline: boolean;
  /** As the server typeset it; never stored. */
  readonly html: string;
  /** Stands among words, even if it is set large. */
  readonly within?: boolean;
}

export interface UploadFacts {
  readonly url: string;
  readonly mimeType: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}
