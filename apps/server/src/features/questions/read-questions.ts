import type { Question, QuestionCard } from '@sevenfold/contract/questions/question';
import { questionCardSchema } from '@sevenfold/contract/questions/question.schema';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { EncodedJson } from '../../platform/http/encoded-json.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader, TopicNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import {
  presentBrief,
  presentCard,
  presentQuestion,
  presentScheme,
  type QuestionBrief,
  type QuestionScheme,
} from './question.presenter.ts';
import {
  readBriefRows,
  readCardRows,
  readDrawingRows,
  readSchemeRows,
  readWholeRows,
} from './questions.queries.ts';

/** Some thousands of questions, which lists show again and again. */
const cardsOf = perVersion(
  () =>
    new LRUCache<number, EncodedJson>({
      maxSize: 48 * 1024 * 1024,
      sizeCalculation: ({ body }) => body.length,
    }),
);

/** Those of tests that many take at the same time. */
const wholeOf = perVersion(
  () =>
    new LRUCache<number, Question>({
      maxSize: 16 * 1024 * 1024,
      sizeCalculation: (question) => JSON.stringify(question).length,
    }),
);
const schemesOf = perVersion(() => new LRUCache<number, QuestionScheme>({ max: 5000 }));

export const noSuchQuestion = () => new AppError('not_found', 'This question does not exist');

/** The topic of a question that this reader may see; undefined for any other. */
export function homeOf(
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

/** The same for everybody but staff, ready to leave. Only those that were not asked for lately are read. */
export async function readCardJson(
  services: Services,
  ids: readonly number[],
  catalogue: Catalogue,
): Promise<EncodedJson[]> {
  return readEncoded(ids, cardsOf(catalogue), questionCardSchema, (missing) =>
    readCards(services, missing, { staff: false }, catalogue),
  );
}

/** In the order of the ids, as it leaves. Only what isn't kept is read. */
export async function readEncoded(
  ids: readonly number[],
  kept: LRUCache<number, EncodedJson>,
  schema: z.ZodType,
  read: (missing: readonly number[]) => Promise<readonly { readonly id: number }[]>,
): Promise<EncodedJson[]> {
  const found = new Map(ids.map((id) => [id, kept.get(id)]));
  for (const one of await read(ids.filter((id) => !found.get(id)))) {
    const json = EncodedJson.of(schema, one);
    kept.set(one.id, json);
    found.set(one.id, json);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Whole questions in the order of the ids, for other features; without related ones. One query at most. */
export async function readWholeQuestions(
  services: Services,
  ids: readonly number[],
  caller: Pick<Caller, 'roleId'> | undefined,
): Promise<Question[]> {
  const catalogue = await readCatalogue(services);
  const reader = readerOf(caller);
  return readMissing(ids, reader.staff ? undefined : wholeOf(catalogue), async (missing) =>
    (await readWholeRows(services.database.db, missing)).flatMap((row) => {
      const topic = homeOf(row, catalogue, reader);
      return topic ? [presentQuestion(row, topic, catalogue, reader, { related: [] })] : [];
    }),
  );
}

/** For counting marks, without a word of the questions. What the caller may not see is left out. One query at most. */
export async function readSchemes(
  services: Services,
  ids: readonly number[],
  caller: Pick<Caller, 'roleId'> | undefined,
): Promise<QuestionScheme[]> {
  const catalogue = await readCatalogue(services);
  const reader = readerOf(caller);
  return readMissing(ids, reader.staff ? undefined : schemesOf(catalogue), async (missing) =>
    (await readSchemeRows(services.database.db, missing)).flatMap((row) => {
      const topic = homeOf(row, catalogue, reader);
      return topic ? [presentScheme(row, topic)] : [];
    }),
  );
}

/** In the order of the ids. What is kept is the same for everybody but staff. */
async function readMissing<One extends { readonly id: number }>(
  ids: readonly number[],
  kept: LRUCache<number, One> | undefined,
  read: (missing: readonly number[]) => Promise<readonly One[]>,
): Promise<One[]> {
  const found = new Map(ids.map((id) => [id, kept?.get(id)]));
  for (const one of await read(ids.filter((id) => !found.get(id)))) {
    kept?.set(one.id, one);
    found.set(one.id, one);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type { QuestionScheme };

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
