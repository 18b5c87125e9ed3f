import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, invalidField } from '../app-error.ts';
import { countOpen } from '../load/open-count.ts';
import type { AnswerTime } from './answer-time.ts';
import { assertStorable } from './storable-input.ts';
import { checked } from './validation.ts';

export interface UploadedFile {
  /** As its owner calls it, fit to be shown. */
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Work on a file that has a time of its own, apart from the arrival of the file and from the rest of the answer. It is
 * told when nobody waits for the answer any more.
 */
export type InOwnTime = <Result>(work: (gone: AbortSignal) => Promise<Result>) => Promise<Result>;

export interface Upload<Fields> {
  readonly fields: Fields;
  readonly file: UploadedFile;
  readonly inOwnTime: InOwnTime;
}

export interface UploadLimit {
  readonly largest: number;
  /** Said of a file that is larger. */
  readonly tooLarge: string;
}

/** Reads the body, once. Called after whatever can be refused without it. */
export type ReadUpload<Fields> = (limit: UploadLimit) => Promise<Upload<Fields>>;

/** One of several files, with the name of the field that brought it. */
export interface NamedFile extends UploadedFile {
  readonly field: string;
}

export interface Uploads<Fields> {
  readonly fields: Fields;
  /** In the order in which they were sent; there may be none. */
  readonly files: readonly NamedFile[];
}

export interface UploadsLimit extends UploadLimit {
  readonly mostFiles: number;
  /** Of all files together. */
  readonly mostBytes: number;
}

export type ReadUploads<Fields> = (limit: UploadsLimit) => Promise<Uploads<Fields>>;

/** For the fields and for what multipart puts around the parts. */
const slackBytes = 64 * 1024;
const editorSlackBytes = 4 * 1024 * 1024;
/** Of all uploads that are being read or checked, in this process. */
const mostHeldBytes = 320 * 1024 * 1024;
/** Of one account, so that it can't take what is there for all. Staff place many pictures at once. */
const mostOfAccount = 3;
const formLimits = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 1000, headerPairs: 50 };
/** A form with several files is a whole editor. */
const editorLimits = { ...formLimits, fields: 60, fieldSize: 512 * 1024 };
const longestName = 150;
/** For what is left to do once all has arrived; a parser that says nothing by then never will. */
const parsedWithinMs = 30_000;

const malformed = () => new AppError('malformed_body', 'The upload could not be read. Please try again.');
const tooManyAtOnce = () =>
  new AppError(
    'too_many_attempts',
    'You are uploading several files already. Please wait until they have arrived.',
    { retryAfterSeconds: 10 },
  );

/** Only calls that send a file read multipart, and they read nothing else. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false, limits: formLimits });
}

export function assertMultipart(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('unsupported_type', 'Please send the file as multipart/form-data');
  }
  // With an empty one the parser waits for ever.
  if (!/;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i.test(type)) throw malformed();
}

let heldBytes = 0;
const openUploads = countOpen(mostOfAccount);

export interface UploadCall {
  /** Of fields that hold files. */
  readonly names?: readonly string[] | undefined;
  readonly time: AnswerTime;
  /** Nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Whose uploads are counted. */
  readonly account: string | undefined;
}

export function uploadOf<Fields>(
  request: FastifyRequest,
  form: z.ZodType<Fields>,
  { names = [], time, gone, account }: UploadCall,
): { read: ReadUpload<Fields>; readSeveral: ReadUploads<Fields>; release(): void } {
  let held = 0;
  let isCounted = false;
  const count = () => {
    if (account === undefined) return;
    if (!openUploads.enter(account)) throw tooManyAtOnce();
    isCounted = true;
  };
  const hold = (bytes: number) => {
    if (heldBytes + bytes > mostHeldBytes) {
      throw new AppError(
        'unavailable',
        'Many files are being uploaded right now. Please try again in a minute.',
        {
          retryAfterSeconds: 60,
        },
      );
    }
    heldBytes += bytes;
    held += bytes;
  };
  async function readForm(wanted: WantedParts): Promise<Uploads<Fields>> {
    try {
      count();
      const { fields, files } = await time.pauseDuring(readParts(request, wanted, hold, gone));
      assertStorable(fields);
      return { fields: checked(form, fields), files };
    } catch (error) {
      // What is still on its way is let through unread: a connection that is cut would take our words along.
      request.raw.unpipe();
      request.raw.resume();
      throw error instanceof AppError ? error : malformed();
    }
  }
  return {
    async read(limit) {
      const wanted = { ...limit, names: ['file'], most: limit.largest + slackBytes, limits: formLimits };
      const { fields, files } = await readForm(wanted);
      if (!files[0]) throw invalidField('file', 'Please choose a file');
      return { fields, file: files[0], inOwnTime: (work) => time.pauseDuring(work(gone)) };
    },
    readSeveral: ({ mostFiles, mostBytes, ...limit }) => {
      const limits = { ...editorLimits, files: mostFiles, parts: editorLimits.fields + mostFiles };
      return readForm({ ...limit, names, most: mostBytes + editorSlackBytes, limits });
    },
    release() {
      heldBytes -= held;
      held = 0;
      if (isCounted) openUploads.leave(account!);
      isCounted = false;
    },
  };
}

interface WantedParts extends UploadLimit {
  /** Of fields that hold files. */
  readonly names: readonly string[];
  /** Bytes of the whole body. */
  readonly most: number;
  readonly limits: typeof formLimits;
}

async function readParts(
  request: FastifyRequest,
  { largest, most, names, limits, ...limit }: WantedParts,
  hold: (bytes: number) => void,
  gone: AbortSignal,
) {
  const tooLarge = () => new AppError('too_large', limit.tooLarge);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();

  const fields: Record<string, unknown> = {};
  const files: NamedFile[] = [];
  let chunks: Buffer[] = [];
  let arrived = 0;
  let isOver = false;
  let silence: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    request.raw.once('end', () => {
      if (!isOver) silence = setTimeout(() => reject(malformed()), parsedWithinMs);
    });
    // Also when the line stood still for too long: whoever watches its pace has ended it (bounded-server.ts).
    gone.addEventListener('abort', () => reject(malformed()), { once: true });
    // What comes before, between and after the parts is part of no part.
    request.raw.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived > most) reject(tooLarge());
    });
  });
  const reading = (async () => {
    for await (const part of request.parts({ limits: { ...limits, fileSize: largest } })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) throw invalidField(part.fieldname, 'is too long');
        if (Object.hasOwn(fields, part.fieldname)) throw invalidField(part.fieldname, 'was sent twice');
        fields[part.fieldname] = part.value;
        continue;
      }
      if (!names.includes(part.fieldname)) {
        throw invalidField(part.fieldname, `A file is sent in the field ${names.join(' or ')}`);
      }
      chunks = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        if (isOver) throw malformed();
        hold(chunk.length);
        chunks.push(chunk);
      }
      if (part.file.truncated) throw tooLarge();
      files.push({
        field: part.fieldname,
        name: shownName(part.filename),
        content: Buffer.concat(chunks),
      });
      chunks = [];
    }
    return { fields, files };
  })();
  try {
    return await Promise.race([reading, ended]);
  } catch (error) {
    // The connection may stay for minutes, and what had arrived on it with it.
    chunks = [];
    files.length = 0;
    throw error;
  } finally {
    isOver = true;
    clearTimeout(silence);
    // Whichever comes second is heard by nobody.
    reading.catch(() => undefined);
    ended.catch(() => undefined);
  }
}

/** Without a path and without signs that would turn a line around or break it. */
function shownName(given: string | undefined): string {
  const name = (given ?? '')
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return [...name].slice(-longestName).join('') || 'file';
}
