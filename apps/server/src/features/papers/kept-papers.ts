import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import type { ListPapersHolding } from '../questions/editing/change-questions.ts';
import type { ReadPapersWith } from '../questions/read-question.ts';
import { isForEverybody, isOpen } from './paper.policy.ts';
import { listPublishedHolding, listSharedPapers, type StoredPaper } from './papers.queries.ts';

/** Mocks and papers of staff; whatever changes one raises the version of the bank, as a change of a question does. */
export interface SharedPapers {
  readonly all: readonly StoredPaper[];
  readonly bySlug: ReadonlyMap<string, StoredPaper>;
  readonly byId: ReadonlyMap<number, StoredPaper>;
  /** Those for everybody, by the designs of their questions. */
  readonly byDesign: ReadonlyMap<string, readonly StoredPaper[]>;
}

const keptOf = perVersion(() => new ReadThroughCache<SharedPapers>(1, () => 0));

export const readSharedPapers = ({ database }: Services, catalogue: Catalogue): Promise<SharedPapers> =>
  keptOf(catalogue).get('', async () => sharedOf(await listSharedPapers(database.db)));

function sharedOf(all: readonly StoredPaper[]): SharedPapers {
  const byDesign = new Map<string, StoredPaper[]>();
  for (const paper of all.filter(isForEverybody)) {
    for (const design of new Set(paper.questions.map(designOf))) {
      const papers = byDesign.get(design);
      if (papers) papers.push(paper);
      else byDesign.set(design, [paper]);
    }
  }
  return {
    all,
    bySlug: new Map(all.map((paper) => [paper.slug, paper])),
    byId: new Map(all.map((paper) => [paper.id, paper])),
    byDesign,
  };
}

/** A question without a key is a design of its own. */
const designOf = ({ designKey, questionId }: { designKey: string | null; questionId: number }): string =>
  designKey ?? `question ${questionId}`;

/** For the page of a question: the papers for everybody that hold it, or another one of its design. */
export const readPapersWith: ReadPapersWith = async (services, { id, designKey }, reader, catalogue) => {
  const { byDesign } = await readSharedPapers(services, catalogue);
  const now = services.clock.now();
  const seen = new Set(catalogue.subjectsFor(reader).map((subject) => subject.id));
  return (byDesign.get(designOf({ designKey, questionId: id })) ?? [])
    .filter((paper) => seen.has(paper.subjectId) && isOpen(paper, now))
    .map(({ slug, name }) => ({ slug, name }));
};

/** For staff who hide or move many questions at once. */
export const listPapersHolding: ListPapersHolding = listPublishedHolding;
