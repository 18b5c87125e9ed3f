import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { largestFileBytes, partsOf, rowStates } from './import.constants.ts';
import { importKindSchema, importRowSchema, importSchema } from './imports.schema.ts';

const tag = 'Imports';
const id = z.object({ id: z.uuid() });
const refusals = ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const listImports = endpoint({
  name: 'listImports',
  tag,
  method: 'GET',
  path: '/api/admin/imports',
  access: 'staff',
  summary: 'The last imports of a kind, the newest first.',
  query: z.object({ kind: importKindSchema }),
  response: z.array(importSchema),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

export const beginImport = endpoint({
  name: 'beginImport',
  tag,
  method: 'POST',
  path: '/api/admin/imports',
  access: 'staff',
  summary: 'Announces a file: CSV or XLSX, questions also as a ZIP of one sheet and its images.',
  body: z.object({
    kind: importKindSchema,
    file_name: lineOfText(150, 'The name of the file is too long').pipe(
      z.string().regex(/\.(csv|tsv|txt|xlsx|zip)$/i, 'Please choose a CSV, XLSX or ZIP file'),
    ),
    bytes: z
      .int()
      .min(1, 'The file is empty')
      .max(largestFileBytes, 'The file is larger than 1 GB. Please split it into several.'),
  }),
  status: 201,
  response: importSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'conflict', 'too_many_attempts'],
});

export const uploadImportPart = endpoint({
  name: 'uploadImportPart',
  tag,
  method: 'POST',
  path: '/api/admin/imports/:id/parts/:part',
  access: 'staff',
  summary:
    'One part of the file, 8 MB but for the last one, in any order. With the last part the reading begins.',
  params: z.object({
    id: z.uuid(),
    part: z
      .string()
      .regex(/^\d{1,4}$/, 'must be the number of a part')
      .transform(Number)
      .pipe(z.int().max(partsOf(largestFileBytes))),
  }),
  form: z.object({}),
  response: importSchema,
  errors: [...refusals, 'too_large', 'unsupported_type', 'malformed_body', 'unavailable'],
});

export const getImport = endpoint({
  name: 'getImport',
  tag,
  method: 'GET',
  path: '/api/admin/imports/:id',
  access: 'staff',
  summary: 'Where an import stands.',
  params: id,
  response: importSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

export const mapImport = endpoint({
  name: 'mapImport',
  tag,
  method: 'PUT',
  path: '/api/admin/imports/:id/mapping',
  access: 'staff',
  summary: 'Says which column each field is read from, and has every row checked.',
  params: id,
  body: z.object({ mapping: z.record(z.string().max(60), z.int().min(0).max(1000)) }),
  response: importSchema,
  errors: refusals,
});

export const listImportRows = endpoint({
  name: 'listImportRows',
  tag,
  method: 'GET',
  path: '/api/admin/imports/:id/rows',
  access: 'staff',
  summary: 'The rows as they were checked, with what is wrong in which column.',
  params: id,
  query: z.object({
    ...pageQuery(['row']),
    order: z.literal('asc').default('asc'),
    state: z.enum(rowStates).optional(),
  }),
  response: pageOf(importRowSchema),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

export const downloadImportIssues = endpoint({
  name: 'downloadImportIssues',
  tag,
  method: 'GET',
  path: '/api/admin/imports/:id/issues',
  access: 'staff',
  summary: 'Everything that is wrong with the rows, as a CSV file.',
  params: id,
  responseType: 'text/csv',
  response: z.unknown(),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

export const startImport = endpoint({
  name: 'startImport',
  tag,
  method: 'POST',
  path: '/api/admin/imports/:id/start',
  access: 'staff',
  summary: 'Brings the checked rows into the bank, all of them or none. One import at a time.',
  params: id,
  response: importSchema,
  errors: refusals,
});

export const cancelImport = endpoint({
  name: 'cancelImport',
  tag,
  method: 'POST',
  path: '/api/admin/imports/:id/cancel',
  access: 'staff',
  summary: 'Gives an import up; nothing of it stays. One that is done stays done.',
  params: id,
  response: importSchema,
  errors: refusals,
});

export const downloadCsvTemplate = endpoint({
  name: 'downloadCsvTemplate',
  tag,
  method: 'GET',
  path: '/api/admin/import-templates/:kind/csv',
  access: 'staff',
  summary: 'A file to fill in, with an example row.',
  params: z.object({ kind: importKindSchema }),
  responseType: 'text/csv',
  response: z.unknown(),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

export const downloadXlsxTemplate = endpoint({
  name: 'downloadXlsxTemplate',
  tag,
  method: 'GET',
  path: '/api/admin/import-templates/:kind/xlsx',
  access: 'staff',
  summary: 'A file to fill in, with an example row and a sheet of notes.',
  params: z.object({ kind: importKindSchema }),
  responseType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  response: z.unknown(),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});
