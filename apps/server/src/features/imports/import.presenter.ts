import type { Import } from '@sevenfold/contract/imports/imports.schema';
import type { ImportRecord } from './imports.queries.ts';

export const presentImport = (row: ImportRecord): Import => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  file_name: row.fileName,
  bytes: row.bytes,
  parts: row.parts,
  arrived_parts: row.arrivedParts,
  headers: row.headers,
  samples: row.samples,
  mapping: row.mapping,
  rows: row.rows,
  images: row.images,
  counts: { new: row.countNew, changed: row.countChanged, same: row.countSame, wrong: row.countWrong },
  progress: { done: row.progressDone, total: row.progressTotal },
  message: row.message,
  started_by: row.actorName,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
});
