import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { keepForText } from '../../platform/pictures/keep-picture.ts';
import { pictureUrl } from '../../platform/pictures/picture-address.ts';
import { readImage } from '../../platform/pictures/read-image.ts';
import type { Services } from '../../platform/services.ts';

/** Keeps a picture of a post or a page. */
export async function keepMedia(services: Services, file: UploadedFile, caller: Caller) {
  const { id, width, height } = await keepForText(services, await readImage(file, 'file'));
  const facts = { url: pictureUrl(id), mimeType: 'image/webp', width, height, filename: file.name };
  await services.database.transaction((tx) =>
    recordStaffAction(tx, caller, services.clock.now(), {
      action: 'upload picture',
      about: { kind: 'media', id, name: file.name },
      after: facts,
    }),
  );
  return facts;
}
