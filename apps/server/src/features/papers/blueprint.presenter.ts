import type { BlueprintRecord } from '@sevenfold/contract/papers/papers';
import type { SubjectNode } from '../catalogue/catalogue-tree.ts';
import type { BlueprintRow } from './blueprints.queries.ts';
import type { StoredPaper } from './papers.queries.ts';

export const presentBlueprint = (
  row: BlueprintRow,
  subject: SubjectNode,
  papers: readonly StoredPaper[],
): BlueprintRecord => ({
  id: row.id,
  name: row.name,
  subject: { id: subject.id, slug: subject.slug, subject_name: subject.subjectName },
  paper: row.paper,
  minutes: row.minutes,
  // The same shape; only what may be changed differs.
  blueprint: structuredClone(row.wishes) as BlueprintRecord['blueprint'],
  papers: papers
    .filter(({ blueprintId }) => blueprintId === row.id)
    .map(({ slug, name, published }) => ({ slug, name, published })),
  updatedAt: row.updatedAt.toISOString(),
});
