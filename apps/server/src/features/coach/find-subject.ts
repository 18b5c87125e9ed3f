import { AppError } from '../../platform/app-error.ts';
import type { Catalogue, Reader, SubjectNode } from '../catalogue/catalogue-tree.ts';

/** 404 for one that isn't there or that the reader may not know of. */
export function findSubject(catalogue: Catalogue, slug: string, reader: Reader): SubjectNode {
  const subject = catalogue.subjectBySlug(slug, reader);
  if (!subject) throw new AppError('not_found', 'This subject does not exist');
  return subject;
}
