import type { Readable } from 'node:stream';
import { z } from 'zod';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { addMedia, findMedia, type MediaRow } from './media.queries.ts';
import { reencodePicture } from './reencode-picture.ts';

export const mediaPrefix = '/media/';
const keyOf = (id: string) => `media/${id}.webp`;
const hourMs = 3_600_000;

const dropData = z.object({ id: z.uuid() });
const dropMedia: Job<z.output<typeof dropData>> = { name: 'content.drop-media', data: dropData };

/** A file that came to nothing, because a later step failed or the server died, is removed after an hour. */
export function handleMediaJobs({ queue, database, files }: Services): void {
  queue.handle(dropMedia, async ({ id }) => {
    if (!(await findMedia(database.db, id))) await files.remove(keyOf(id));
  });
}

export async function keepMedia(services: Services, file: UploadedFile, caller: Caller) {
  const { database, files, queue, world } = services;
  const { content, mimeType, width, height } = await reencodePicture(file.content);
  const id = world.id();
  const startAfter = new Date(world.now().getTime() + hourMs);
  await database.transaction((tx) => queue.enqueue(tx, dropMedia, { id }, { startAfter }));
  await files.put(keyOf(id), content, mimeType);
  const url = `${mediaPrefix}${id}.webp`;
  await database.transaction(async (tx) => {
    const now = world.now();
    const facts = { mimeType, width, height, bytes: content.length, filename: file.name };
    await addMedia(tx.db, { id, ...facts, createdAt: now });
    await recordStaffAction(tx, caller, now, {
      action: 'upload picture',
      about: { kind: 'media', id, name: file.name },
      after: { url, ...facts },
    });
  });
  return { url, mimeType, width, height, filename: file.name };
}

export async function openMedia(
  { database, files }: Services,
  name: string,
): Promise<{ row: MediaRow; stream: Readable } | undefined> {
  const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(name)?.[1];
  const row = id === undefined ? undefined : await findMedia(database.db, id);
  const stream = row && (await files.read(keyOf(row.id)));
  return row && stream ? { row, stream } : undefined;
}
