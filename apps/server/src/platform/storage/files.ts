import type { Readable } from 'node:stream';
import { AppError } from '../app-error.ts';

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
 * it only by links that are good for a short while. A storage that can't be reached refuses with `unavailable`.
 */
export interface Files {
  /** Complete or not at all: a reader never meets half a file. An existing one is replaced. */
  put(key: string, content: Buffer, type: string): Promise<void>;
  /** Undefined where there is none. */
  read(key: string): Promise<Readable | undefined>;
  /** Of a file that isn't there, too: it may be said twice. */
  remove(key: string): Promise<void>;
  /** The keys of all files, in no order. */
  list(): AsyncIterable<string>;
  linkTo(key: string, link: FileLink): Promise<string>;
  isWritable(): Promise<boolean>;
  /** There where the product itself answers at the links that it makes. */
  readonly ownLinks?: OwnLinks;
}

/** A file that a genuine link names. */
export interface LinkedFile {
  readonly name: string;
  readonly type: string;
  readonly disposition: FileLink['disposition'];
  readonly size: number;
  /** From one byte to another, both included; closes the file at its end. */
  stream(from: number, to: number): Readable;
  /** For a file of which nothing is wanted after all. */
  close(): Promise<void>;
}

export interface OwnLinks {
  /** Refuses a link that is altered or too old; undefined where its file is gone. */
  open(
    method: string,
    key: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<LinkedFile | undefined>;
}

const keyPattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** No part of a key begins with a dot, so none leads out of the folder, and none is a file that is being written. */
export const isKey = (key: string): boolean => key.length <= 200 && keyPattern.test(key);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} can't be the key of a file`);
}

export const storageIsAway = () =>
  new AppError('unavailable', 'Our file storage is away right now. Please try again in a few minutes.', {
    retryAfterSeconds: 60,
  });
