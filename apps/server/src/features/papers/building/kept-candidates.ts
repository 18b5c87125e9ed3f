import { ReadThroughCache } from '../../../platform/cache/read-through-cache.ts';
import type { Services } from '../../../platform/services.ts';
import type { Catalogue, SubjectNode } from '../../catalogue/catalogue-tree.ts';
import { perVersion } from '../../catalogue/per-version.ts';
import { listCandidates } from './candidates.queries.ts';
import { type PackedCandidates, packCandidates } from './packed-candidates.ts';

/** About what the columns take, with the keys of designs. */
const bytesOfOne = 30;
const bytesOfDesign = 60;
const sizeOf = ({ ids, designKeys }: PackedCandidates): number =>
  ids.length * bytesOfOne + designKeys.length * bytesOfDesign;

const keptOf = perVersion(() => new ReadThroughCache<PackedCandidates>(16 * 1024 * 1024, sizeOf));

/** As the bank was when the catalogue was read: everybody chooses from the same. */
export const readCandidates = (
  { database }: Services,
  catalogue: Catalogue,
  subject: SubjectNode,
): Promise<PackedCandidates> =>
  keptOf(catalogue).get(String(subject.id), async () =>
    packCandidates(await listCandidates(database.db, subject.id)),
  );
