import { invalidField } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { NamedFile } from '../../../platform/http/upload.ts';
import {
  keepAgain,
  keepOriginal,
  type PictureRow,
  watermarkLetters,
} from '../../../platform/pictures/keep-picture.ts';
import { pictureUrl } from '../../../platform/pictures/picture-address.ts';
import { findPictures } from '../../../platform/pictures/pictures.queries.ts';
import { readImage } from '../../../platform/pictures/read-image.ts';
import type { Letters } from '../../../platform/pictures/watermark.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteImages, type ImageRow, insertImage, updateImage } from '../pictures/pictures.queries.ts';
import type { ImagePlan, PlannedImage } from './image-plan.policy.ts';

/** An image as its row will say. */
export interface ReadyImage {
  /** Undefined for a new one. */
  readonly id: number | undefined;
  readonly side: PlannedImage['side'];
  readonly position: number;
  readonly alt: string;
  /** Undefined where it stays as it is. */
  readonly picture: PictureRow | undefined;
}

/** Opens, draws and keeps every picture that isn't there yet, before the transaction: that takes the longest. */
export async function keepPlanned(
  services: Services,
  plan: ImagePlan,
  present: readonly ImageRow[],
  files: readonly NamedFile[],
): Promise<ReadyImage[]> {
  const letters = plan.images.some((image) => image.watermark) ? await watermarkLetters(services) : undefined;
  const kept = await findPictures(
    services.database.db,
    plan.images.flatMap(({ source }) => (source.kind === 'kept' ? [source.id] : [])),
  );
  const ready: ReadyImage[] = [];
  for (const { source, side, position, alt, watermark } of plan.images) {
    const wanted = watermark ? letters : undefined;
    const place = { side, position, alt };
    if (source.kind === 'present') {
      const row = present.find(({ id }) => id === source.id)!;
      const changes = row.picture !== null && row.picture.watermark !== watermark;
      const picture = changes ? await keepAgain(services, row.picture!, wanted) : undefined;
      ready.push({ id: row.id, ...place, picture });
    } else if (source.kind === 'kept') {
      const picture = kept.get(source.id);
      if (!picture) throw goneImage(side);
      ready.push({ id: undefined, ...place, picture: await markedAs(services, picture, wanted) });
    } else {
      const field = `${side}_images`;
      const file = files.filter((one) => one.field === field)[source.index]!;
      const original = await readImage(file, `${field}.${source.index}`);
      ready.push({ id: undefined, ...place, picture: await keepOriginal(services, original, wanted) });
    }
  }
  return ready;
}

const markedAs = async (services: Services, picture: PictureRow, wanted: Letters | undefined) =>
  picture.watermark === (wanted !== undefined) ? picture : keepAgain(services, picture, wanted);

const goneImage = (side: string) =>
  invalidField(`${side}_image_order`, 'An image that was made from text is gone. Please make it again.');

/** Those that stay keep their ids. */
export async function saveImages(
  db: Db,
  questionId: number,
  images: readonly ReadyImage[],
  deletedIds: readonly number[],
): Promise<void> {
  await deleteImages(db, deletedIds);
  for (const { id, side, position, alt, picture } of images) {
    const shown = picture && { url: pictureUrl(picture.id), pictureId: picture.id };
    if (id !== undefined) await updateImage(db, id, { side, position, alt, ...shown });
    else if (shown) await insertImage(db, { questionId, side, position, alt, ...shown });
  }
}
