import { siblingSubjectSlug } from '@sevenfold/contract/catalogue/catalogue';
import { otherLevelOf } from '@sevenfold/contract/questions/edit-question.rules';
import type { Level } from '@sevenfold/contract/questions/question.constants';
import type { Catalogue, SubjectNode } from '../catalogue/catalogue-tree.ts';

/** The same course at the other level, if the bank has it. */
export function siblingOf(catalogue: Catalogue, subject: SubjectNode): SubjectNode | undefined {
  const slug = siblingSubjectSlug(subject.slug);
  return slug === undefined ? undefined : catalogue.subjectBySlug(slug, { staff: true });
}

/** The level at which questions of the subject can be shown as well. */
export const otherLevelIn = (catalogue: Catalogue, subject: SubjectNode): Level | undefined =>
  siblingOf(catalogue, subject) && otherLevelOf(subject.slug);
