import { type Syllabus, syllabusUnavailable } from '@sevenfold/contract/content/syllabus.endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { findPlace } from '../catalogue/find-place.ts';
import { presentSyllabus } from './syllabus.presenter.ts';
import { findSyllabus } from './syllabus.queries.ts';

interface SyllabusSlugs {
  readonly subject: string;
  readonly topic: string;
  readonly subtopic?: string | undefined;
  readonly subsubtopic?: string | undefined;
}

/** One message for an unknown topic and for one without a page: either way there is none to show. */
export async function readSyllabus(
  { database }: Services,
  { subject, topic, subtopic, subsubtopic }: SyllabusSlugs,
  reader: Reader,
  catalogue: Catalogue,
): Promise<Syllabus> {
  const place = placeOrNot(() =>
    findPlace(catalogue, { subject, topics: [topic, subtopic, subsubtopic] }, reader),
  );
  const row = place?.topic && (await findSyllabus(database.db, place.topic.id));
  if (!row) throw new AppError('not_found', syllabusUnavailable);
  return presentSyllabus(row);
}

function placeOrNot<Place>(find: () => Place): Place | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
