import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { assertStorable } from './storable-input.ts';
import { checked } from './validation.ts';

export interface UploadedFile {
  /** As its owner calls it, fit to be shown. */
  readonly name: string;
  readonly content: Buffer;
}

export interface Upload<Fields> {
  readonly fields: Fields;
  readonly file: UploadedFile;
}

export interface UploadLimit {
  readonly largest: number;
  /** Said of a file that is larger. */
  readonly tooLarge: string;
}

/** Reads the body, once. Called after whatever can be refused without it. */
export type ReadUpload<Fields> = (limit: UploadLimit) => Promise<Upload<Fields>>;

/** For the fields and for what multipart puts around the parts. */
const slackBytes = 64 * 1024;
/** Of all uploads that are being read or checked, in this process. */
const mostHeldBytes = 320 * 1024 * 1024;
const formLimits = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 1000, headerPairs: 50 };
const longestName = 150;

const malformed = () => new AppError('malformed_body', 'The upload could not be read. Please try again.');
const invalid = (path: string, message: string) =>
  new AppError('invalid_input', message, { issues: [{ path, message }] });

/** Only calls that send a file read multipart, and they read nothing else. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false, limits: formLimits });
}

export function assertMultipart(request: FastifyRequest): void {
  if (/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) return;
  throw new AppError('unsupported_type', 'Please send the file as multipart/form-data');
}

let heldBytes = 0;

export function uploadOf<Fields>(
  request: FastifyRequest,
  form: z.ZodType<Fields>,
): { read: ReadUpload<Fields>; release(): void } {
  let held = 0;
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
  return {
    async read(limit) {
      try {
        const { fields, file } = await readParts(request, limit, hold);
        assertStorable(fields);
        const known = checked(form, fields);
        if (!file) throw invalid('file', 'Please choose a file');
        return { fields: known, file };
      } catch (error) {
        // What is still on its way is let through unread: a connection that is cut would take our words along.
        request.raw.unpipe();
        request.raw.resume();
        throw error instanceof AppError ? error : malformed();
      }
    },
    release() {
      heldBytes -= held;
      held = 0;
    },
  };
}

async function readParts(request: FastifyRequest, limit: UploadLimit, hold: (bytes: number) => void) {
  const tooLarge = () => new AppError('too_large', limit.tooLarge);
  const most = limit.largest + slackBytes;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();

  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  let arrived = 0;
  const tooMuch = new Promise<never>((_, reject) => {
    // What comes before, between and after the parts is part of no part.
    request.raw.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived > most) reject(tooLarge());
    });
  });
  const reading = (async () => {
    for await (const part of request.parts({ limits: { ...formLimits, fileSize: limit.largest } })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) throw invalid(part.fieldname, 'is too long');
        if (Object.hasOwn(fields, part.fieldname)) throw invalid(part.fieldname, 'was sent twice');
        fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file') throw invalid(part.fieldname, 'A file is sent in the field file');
      const chunks: Buffer[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        hold(chunk.length);
        chunks.push(chunk);
      }
      if (part.file.truncated) throw tooLarge();
      file = { name: shownName(part.filename), content: Buffer.concat(chunks) };
    }
    return { fields, file };
  })();
  return Promise.race([reading, tooMuch]);
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
