import type { Question } from '@sevenfold/contract/questions/question';
import { questionSchema } from '@sevenfold/contract/questions/question.schema';
import { LRUCache } from 'lru-cache';
import { batchCalls } from '../../platform/cache/batch-calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { EncodedJson } from '../../platform/http/encoded-json.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { presentQuestion } from './question.presenter.ts';
import { nextVariantId, relatedIds } from './question-order.policy.ts';
import { readListed } from './question-order.ts';
import { aFew, readFewWholeRows, type WholeRow } from './questions.queries.ts';
import { homeOf, noSuchQuestion, readBriefs, readEncoded } from './read-questions.ts';

const relatedCount = 4;
const aloneSchema = questionSchema.omit({ related: true });
const relatedSchema = questionSchema.shape.related.element;

/** The same few of a topic are related to all the others in it. One of each design is some 20 MB in our bank. */
const relatedOf = perVersion(
  () =>
    new LRUCache<number, EncodedJson>({
      maxSize: 24 * 1024 * 1024,
      sizeCalculation: ({ body }) => body.length,
    }),
);

type ReadRow = (id: number) => Promise<WholeRow | undefined>;
const rowReaders = new WeakMap<Database, ReadRow>();

/** When many questions are opened in a moment, one statement reads several of them. */
function rowReaderOf(database: Database): ReadRow {
  let read = rowReaders.get(database);
  if (!read) {
    read = batchCalls((ids: readonly number[]) => readFewWholeRows(database.db, ids), {
      atOnce: 1,
      most: aFew,
    });
    rowReaders.set(database, read);
  }
  return read;
}

/** Papers that hold a question, or another one of its design. Papers provide it: they build on questions. */
export type ReadPapersWith = (
  services: Services,
  question: { readonly id: number; readonly designKey: string | null },
  reader: Reader,
  catalogue: Catalogue,
) => Promise<Question['papers']>;

const inNoPaper: ReadPapersWith = async () => [];

export async function readQuestion(
  services: Services,
  id: number,
  reader: Reader,
  catalogue: Catalogue,
  readPapersWith: ReadPapersWith = inNoPaper,
): Promise<Question> {
  const { question, related } = await readAlone(services, id, reader, catalogue, readPapersWith);
  return { ...question, related: await readBriefs(services, related, reader, catalogue) };
}

/** The same for everybody but staff, ready to leave. Of what is related only what was not shown lately is read. */
export async function readQuestionJson(
  services: Services,
  id: number,
  catalogue: Catalogue,
  readPapersWith: ReadPapersWith,
): Promise<EncodedJson> {
  const reader = { staff: false };
  const { question, related } = await readAlone(services, id, reader, catalogue, readPapersWith);
  const briefs = await readEncoded(related, relatedOf(catalogue), relatedSchema, (missing) =>
    readBriefs(services, missing, reader, catalogue),
  );
  return EncodedJson.of(aloneSchema, question).withList('related', briefs);
}

/** With the ids of what is related: of the same topic, one of each design and none of the question's own. */
async function readAlone(
  services: Services,
  id: number,
  reader: Reader,
  catalogue: Catalogue,
  readPapersWith: ReadPapersWith,
): Promise<{ question: Question; related: number[] }> {
  const row = await rowReaderOf(services.database)(id);
  const topic = row && homeOf(row, catalogue, reader);
  if (!topic) throw noSuchQuestion();
  const [listed, papers] = await Promise.all([
    readListed(services, catalogue, topic.subject, reader),
    readPapersWith(services, row, reader, catalogue),
  ]);
  const another = nextVariantId(listed, id);
  return {
    question: presentQuestion(row, topic, catalogue, reader, { related: [], another, papers }),
    related: relatedIds(listed, row, relatedCount),
  };
}
