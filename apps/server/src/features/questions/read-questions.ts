import type { Question, QuestionCard } from '@sevenfold/contract/questions/question';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader, TopicNode } from '../catalogue/catalogue-tree.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { presentBrief, presentCard, presentQuestion, type QuestionBrief } from './question.presenter.ts';
import {
  readBriefRows,
  readCardRows,
  readDrawingRows,
  readRelatedRows,
  readWholeRows,
} from './questions.queries.ts';
import type { Drawings } from './typesetting/markdown-drawings.ts';

const relatedCount = 4;

export const noSuchQuestion = () => new AppError('not_found', 'This question does not exist');

/** The topic of a question that this reader may see; undefined for any other. */
function homeOf(
  question: { topicId: number; visible: boolean },
  catalogue: Catalogue,
  reader: Reader,
): TopicNode | undefined {
  const topic = catalogue.topicById(question.topicId);
  if (!topic || (!reader.staff && (!question.visible || topic.subject.staffOnly))) return undefined;
  return topic;
}

/** Cards in the order of the ids. What the reader may not see, or what is gone, is left out. One query. */
export async function readCards(
  { database }: Services,
  ids: readonly number[],
  reader: Reader,
  catalogue: Catalogue,
): Promise<QuestionCard[]> {
  const rows = new Map((await readCardRows(database.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const topic = row && homeOf(row, catalogue, reader);
    return topic ? [presentCard(row, topic, catalogue, reader)] : [];
  });
}

/** Whole questions in the order of the ids, for other features; without related ones. One query. */
export async function readWholeQuestions(
  services: Services,
  ids: readonly number[],
  caller: Caller | undefined,
): Promise<Question[]> {
  const catalogue = await readCatalogue(services);
  const reader = readerOf(caller);
  const rows = new Map((await readWholeRows(services.database.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const topic = row && homeOf(row, catalogue, reader);
    return topic ? [presentQuestion(row, topic, catalogue, reader, [])] : [];
  });
}

/** Figures of questions that the caller may see, by the questions' ids. */
export async function readDrawings(
  { database }: Services,
  ids: readonly number[],
): Promise<Map<number, Drawings>> {
  return new Map((await readDrawingRows(database.db, ids)).map(({ id, drawings }) => [id, drawings]));
}

/** Cards for other features: in the order of the ids, without what the caller may not see. */
export async function readQuestionCards(
  services: Services,
  ids: readonly number[],
  caller: Caller | undefined,
): Promise<QuestionCard[]> {
  return readCards(services, ids, readerOf(caller), await readCatalogue(services));
}

/** What a link to each question needs, in the order of the ids. */
export async function readBriefs(
  { database }: Services,
  ids: readonly number[],
  reader: Reader,
  catalogue: Catalogue,
): Promise<QuestionBrief[]> {
  const rows = new Map((await readBriefRows(database.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const topic = row && homeOf(row, catalogue, reader);
    return topic ? [presentBrief(row, topic)] : [];
  });
}

/** 404 for a question that isn't there or that the caller may not see: every feature that takes an id asks this. */
export async function assertQuestionSeenBy(
  services: Services,
  id: number,
  caller: Caller | undefined,
): Promise<QuestionBrief> {
  const [brief] = await readBriefs(services, [id], readerOf(caller), await readCatalogue(services));
  if (!brief) throw noSuchQuestion();
  return brief;
}

export async function readQuestion(
  { database }: Services,
  id: number,
  reader: Reader,
  catalogue: Catalogue,
): Promise<Question> {
  const [row] = await readWholeRows(database.db, [id]);
  const topic = row && homeOf(row, catalogue, reader);
  if (!topic) throw noSuchQuestion();
  const related = await readRelatedRows(database.db, row, relatedCount);
  return presentQuestion(
    row,
    topic,
    catalogue,
    reader,
    related.map((other) => presentBrief(other, topic)),
  );
}
