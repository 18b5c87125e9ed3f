import { mostImages } from '@sevenfold/contract/questions/edit-question.rules';
import type { StoredImage } from '../../questions/read-imported.ts';
import { comparedName } from '../files/open-package.ts';
import { listImages } from '../imports.queries.ts';
import type { CheckContext } from './import-kind.ts';
import type { RowReader } from './row-reader.ts';

/** An image that the question has, or one of the archive that will be kept when the rows are written. */
export type ImageOfRow = StoredImage | NewImage;

interface NewImage {
  readonly side: StoredImage['side'];
  readonly alt: string;
  readonly hash: string;
  readonly url?: undefined;
}

export interface ImagesOfRow {
  readonly images: readonly ImageOfRow[];
  /** Names in the archive. */
  readonly used: readonly string[];
}

export interface PackedImages {
  /** The images that a row names. A side of which the file doesn't speak keeps those that are there. */
  read(reader: RowReader, before: readonly StoredImage[]): ImagesOfRow;
}

const sides = [
  ['question', 'images'],
  ['answer', 'answer_images'],
] as const;

export async function readPackedImages({ services, record }: CheckContext): Promise<PackedImages> {
  const rows = await listImages(services.database.db, record.id);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const byLastPart = new Map<string, string[]>();
  for (const { name } of rows) {
    const last = name.split('/').at(-1)!;
    byLastPart.set(last, [...(byLastPart.get(last) ?? []), name]);
  }
  const find = (given: string) => {
    const name = comparedName(given);
    if (byName.has(name)) return [name];
    return byLastPart.get(name) ?? [];
  };
  return {
    read(reader, before) {
      const images: ImageOfRow[] = [];
      const used: string[] = [];
      for (const [side, column] of sides) {
        const kept = before.filter((image) => image.side === side);
        if (!reader.has(column)) {
          images.push(...kept);
          continue;
        }
        const names = reader.list(column);
        if (names.length > mostImages) reader.complain(column, `names more than ${mostImages} images`);
        for (const given of names.slice(0, mostImages)) {
          const there = kept.find(({ url }) => url === given);
          if (there) {
            images.push(there);
            continue;
          }
          const [name, ...others] = find(given);
          if (name === undefined) reader.complain(column, `There is no image called ${given} in the archive`);
          else if (others.length > 0) {
            reader.complain(column, `Several images are called ${given}; please write its folder too`);
          } else {
            const { flaw, hash } = byName.get(name)!;
            if (flaw !== null) reader.complain(column, `${given}: ${flaw}`);
            // The same file again: what the editor made of it since stays.
            const same = kept.find((image) => image.hash === hash);
            images.push(same ?? { side, alt: '', hash });
            if (!same) used.push(name);
          }
        }
      }
      return { images, used };
    },
  };
}
