import {
  type ReplyField,
  type WrittenReply,
  writtenRepliesSchema,
} from '@sevenfold/contract/questions/reply.schema';
import { editedFieldsOf, replyIssues } from '@sevenfold/contract/questions/reply-fields.rules';
import { parseDocument } from 'yaml';
import type { RowReader } from './row-reader.ts';

const column = 'replies';

/** A list in YAML, of which JSON is a part. Undefined where the cell is empty or something is wrong with it. */
export function readRepliesCell(
  reader: RowReader,
  { text = '', marks }: { text?: string | undefined; marks?: number | undefined },
): readonly ReplyField[] | undefined {
  const cell = reader.text(column);
  if (cell === undefined) return undefined;
  const written = parsed(reader, cell);
  if (!written) return undefined;
  const asking = { text, marks, replies: written };
  const issues = replyIssues(asking);
  for (const { path, message } of issues) reader.complain(column, placed(path, message));
  return issues.length === 0 ? editedFieldsOf(asking) : undefined;
}

/** 'replies.1.marks' is reply 2. */
export function placed(path: string, message: string): string {
  const [, place, ...names] = path.split('.');
  return `reply ${Number(place) + 1}${names.length > 0 ? `, ${names.join('.')}` : ''}: ${message}`;
}

function parsed(reader: RowReader, cell: string): readonly WrittenReply[] | undefined {
  // Everything is text at first: an expected 2.50 has three figures, which a number would forget.
  const document = parseDocument(cell, { schema: 'failsafe', prettyErrors: false });
  const [error] = document.errors;
  if (error) return reader.complain(column, `can't be read as a list: ${error.message}`);
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0, reviver: numbers });
  } catch {
    return reader.complain(column, 'must not refer to itself: please write each reply in full');
  }
  if (!Array.isArray(value))
    return reader.complain(column, 'must be a list, each reply on a line that begins with -');
  const read = writtenRepliesSchema.safeParse(value);
  for (const { path, message } of read.error?.issues ?? []) {
    reader.complain(column, path.length > 0 ? placed(`replies.${path.join('.')}`, message) : message);
  }
  return read.data;
}

const numeric = new Set(['marks', 'figures', 'decimals', 'tolerance']);
const numbers = (key: unknown, value: unknown): unknown =>
  numeric.has(String(key)) && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
