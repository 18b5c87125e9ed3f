import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type {
  AdminQuestion,
  AdminQuestionRow,
  listAdminQuestions,
} from '@sevenfold/contract/questions/admin-questions.endpoints';
import { difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import { readLastAction } from '../../../platform/audit/last-action.ts';
import type { Services } from '../../../platform/services.ts';
import { findPlace } from '../../catalogue/find-place.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { type ImageRow, listImages } from '../pictures/pictures.queries.ts';
import { noSuchQuestion } from '../read-questions.ts';
import { countForStaff, countOpenReports, listForStaff } from './admin-list.queries.ts';
import { presentAdminQuestion, presentAdminRow } from './admin-question.presenter.ts';
import { readStored } from './editing.queries.ts';

const staff = { staff: true } as const;
const linkSeconds = 3600;

export async function listForEditors(
  services: Services,
  query: QueryOf<typeof listAdminQuestions>,
): Promise<ResponseOf<typeof listAdminQuestions>> {
  const catalogue = await readCatalogue(services);
  const {
    subject: subjectSlug,
    topic: topicSlug,
    subTopic,
    subSubTopic,
    difficulty = [],
    paper_part,
    ...rest
  } = query;
  const place = findPlace(
    catalogue,
    { subject: subjectSlug, topics: [topicSlug, subTopic, subSubTopic] },
    staff,
  );
  const filter = {
    ...rest,
    subjectId: place.subject?.id,
    topicId: place.topic?.id,
    difficulties: difficulty.map(difficultyNumber),
    paperPart: paper_part,
  };
  const { db } = services.database;
  const [found, total] = await Promise.all([listForStaff(db, filter), countForStaff(db, filter)]);
  const rows: AdminQuestionRow[] = found.flatMap((row) => {
    const topic = catalogue.topicById(row.topicId);
    return topic ? [presentAdminRow(row, topic)] : [];
  });
  return { rows, total, page: query.page, pageSize: query.pageSize };
}

export async function readForEditor(services: Services, id: number): Promise<AdminQuestion> {
  const { db } = services.database;
  const [stored, images, lastAction, openReports] = await Promise.all([
    readStored(db, id),
    listImages(db, id),
    readLastAction(db, { kind: 'question', id }),
    countOpenReports(db, id),
  ]);
  // After the question: one that was moved meanwhile may be in a topic that is just as new.
  const catalogue = await readCatalogue(services);
  const topic = stored && catalogue.topicById(stored.topicId);
  if (!stored || !topic) throw noSuchQuestion();
  const originals = await linksToOriginals(services, images);
  return presentAdminQuestion(stored, topic, catalogue, { images, originals, lastAction, openReports });
}

async function linksToOriginals(
  { files }: Services,
  images: readonly ImageRow[],
): Promise<Map<number, string>> {
  const links = new Map<number, string>();
  for (const { id, picture } of images) {
    if (!picture?.originalKey) continue;
    const link = await files.linkTo(picture.originalKey, {
      name: `question-image-${id}.${picture.originalType === 'image/jpeg' ? 'jpg' : 'png'}`,
      type: picture.originalType,
      disposition: 'inline',
      expiresInSeconds: linkSeconds,
    });
    links.set(id, link);
  }
  return links;
}
