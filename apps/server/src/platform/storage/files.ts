import type { Readable } from 'node:stream';

/** A file as it is handed out. */
export interface FileLink {
  readonly name: string;
  readonly type: string;
  readonly expiresInSeconds: number;
  /** Whether a browser shows it or saves it. */
  readonly disposition: 'inline' | 'attachment';
}

/**
 * Private files of the product, known by keys such as `answer-sheets/<id>.pdf` that nobody can guess. They leave
 * it only by links that are good for a short while.
 */
export interface Files {
  /** Complete or not at all: a reader never meets half a file. An existing one is replaced. */
  put(key: string, content: Buffer, type: string): Promise<void>;
  /** Undefined where there is none. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  linkTo(key: string, link: FileLink): Promise<string>;
  isWritable(): Promise<boolean>;
}
