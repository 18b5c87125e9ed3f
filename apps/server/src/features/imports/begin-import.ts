import { partBytes, partsOf } from '@sevenfold/contract/imports/import.constants';
import type {
  beginImport as beginning,
  uploadImportPart,
} from '@sevenfold/contract/imports/imports.endpoints';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import type { BodyOf, FormOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ReadUpload } from '../../platform/http/upload.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { presentImport } from './import.presenter.ts';
import { workOnImport } from './imports.jobs.ts';
import { addPart, changeImport, insertImport } from './imports.queries.ts';
import { findKnown, notThere } from './read-imports.ts';
import { partKey } from './work-folder.ts';

const importsOfAccount: Limit = { name: 'imports', tries: 100, perSeconds: 3600 };

export async function beginImport(
  services: Services,
  body: BodyOf<typeof beginning>,
  caller: Caller,
): Promise<Import> {
  const { database, rateLimits, clock, ids } = services;
  await rateLimits.spend(importsOfAccount, caller.userId);
  const now = clock.now();
  const record = await insertImport(database.db, {
    id: ids.uuid(),
    kind: body.kind,
    state: 'uploading',
    fileName: body.file_name,
    bytes: body.bytes,
    parts: partsOf(body.bytes),
    actorId: caller.userId,
    actorName: caller.name,
    createdAt: now,
    changedAt: now,
  });
  return presentImport(record);
}

/** A part that comes twice takes its own place. The last one to arrive has the file read. */
export async function receivePart(
  services: Services,
  { id, part }: { id: string; part: number },
  read: ReadUpload<FormOf<typeof uploadImportPart>>,
): Promise<Import> {
  const { database, files, queue, clock } = services;
  const record = await findKnown(services, id);
  if (record.state !== 'uploading')
    throw new AppError('conflict', 'The file of this import has arrived already');
  if (part >= record.parts) throw new AppError('invalid_input', 'The file has no such part');
  const { file } = await read({ largest: partBytes, tooLarge: 'A part of the file is larger than 8 MB' });
  const expected = part < record.parts - 1 ? partBytes : record.bytes - part * partBytes;
  if (file.content.length !== expected) {
    throw new AppError('invalid_input', 'A part of the file did not arrive whole. Please try again.');
  }
  await files.put(partKey(id, part), file.content, 'application/octet-stream');
  return database.transaction(async (tx) => {
    const arrived = await addPart(tx.db, id, part, clock.now());
    if (!arrived) throw notThere();
    if (arrived.arrivedParts.length < arrived.parts) return presentImport(arrived);
    const complete = await changeImport(tx.db, id, ['uploading'], { state: 'reading' });
    await queue.enqueue(tx, workOnImport, { importId: id });
    return presentImport(complete!);
  });
}
