import { z } from 'zod';
import { importKinds, importStates, rowStates } from './import.constants.ts';

export const importKindSchema = z.enum(importKinds);

export const importSchema = z
  .object({
    id: z.uuid(),
    kind: importKindSchema,
    state: z.enum(importStates),
    file_name: z.string(),
    bytes: z.int(),
    /** How many parts there are, and which of them, from 0, have arrived. */
    parts: z.int(),
    arrived_parts: z.array(z.int()),
    headers: z.array(z.string()),
    /** The first rows, for whoever chooses the columns. */
    samples: z.array(z.array(z.string())),
    mapping: z.record(z.string(), z.int()),
    /** Rows in the file; known once it is read. */
    rows: z.int(),
    /** Image files beside the sheet. */
    images: z.int(),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
    /** How far the present step is, of `total`. */
    progress: z.object({ done: z.int(), total: z.int() }),
    /** Why it failed. */
    message: z.string().nullable(),
    started_by: z.string(),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Import' });

export const importRowSchema = z.object({
  /** As the spreadsheet counts: the headers are in row 1. */
  row: z.int(),
  key: z.string(),
  /** How it begins: the text of a question, the name of a topic or subject. */
  summary: z.string(),
  state: z.enum(rowStates),
  issues: z.array(z.object({ column: z.string(), message: z.string() })),
});

export type Import = z.output<typeof importSchema>;
export type ImportRow = z.output<typeof importRowSchema>;
