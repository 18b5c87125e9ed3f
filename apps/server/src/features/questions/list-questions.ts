import type { QuestionCard } from '@sevenfold/contract/questions/question';
import { AppError } from '../../platform/app-error.ts';
import { type Caller, notSignedIn } from '../../platform/http/caller.ts';
import { EncodedJson } from '../../platform/http/encoded-json.ts';
import type { Services } from '../../platform/services.ts';
import type { BankAnswer } from '../catalogue/bank-answer.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import {
  asksForCaller,
  asksForStaff,
  type OwnMarks,
  personalFilterOf,
  personalOrder,
  type QuestionFilter,
} from './question-filter.policy.ts';
import { placeOf } from './question-order.policy.ts';
import { nameList, type QuestionOrder, readList } from './question-order.ts';
import { noSuchQuestion, readBriefs, readCardJson, readCards } from './read-questions.ts';

/** Ids of the questions that a caller has marked. Given by the feature that keeps them, which builds upon this one. */
export type ReadMarks = (
  services: Services,
  mark: keyof OwnMarks,
  caller: Caller | undefined,
) => Promise<number[]>;

interface Listing {
  /** Undefined when the list is the caller's own, or shows what only staff see. */
  readonly key: string | undefined;
  readonly reader: Reader;
  order(): Promise<QuestionOrder>;
}

async function findListing(
  services: Services,
  readMarks: ReadMarks,
  catalogue: Catalogue,
  filter: QuestionFilter,
  caller: Caller | undefined,
): Promise<Listing> {
  const reader = readerOf(caller);
  if (asksForCaller(filter) && !caller) throw notSignedIn();
  if (asksForStaff(filter) && !reader.staff) {
    throw new AppError('not_allowed', 'This filter is for staff');
  }
  const name = nameList(catalogue, filter, reader);
  const personal = personalFilterOf(filter);
  const isLeaf = name.place.topic?.children.length === 0;
  const marks: OwnMarks = {
    completed: personal.completed === undefined ? [] : await readMarks(services, 'completed', caller),
    bookmarked: personal.bookmarked ? await readMarks(services, 'bookmarked', caller) : [],
    pinned: isLeaf && caller ? await readMarks(services, 'pinned', caller) : [],
  };
  const isOwn = personal.completed !== undefined || personal.bookmarked || marks.pinned.length > 0;
  return {
    key: reader.staff || isOwn ? undefined : name.key,
    reader,
    async order() {
      if (!isOwn) return readList(services, catalogue, reader, name);
      // Whichever variant has the mark stands for its design.
      const everyVariant = nameList(catalogue, { ...filter, variants: 'all' }, reader);
      const { listed, rows } = await readList(services, catalogue, reader, everyVariant);
      const { variants } = name.criteria;
      return { listed, rows: personalOrder(listed, rows, { ...personal, variants }, marks) };
    },
  };
}

export interface QuestionPage {
  readonly questions: QuestionCard[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export async function listQuestions(
  services: Services,
  readMarks: ReadMarks,
  catalogue: Catalogue,
  query: QuestionFilter & { page: number; pageSize: number },
  caller: Caller | undefined,
): Promise<BankAnswer<QuestionPage>> {
  const { page, pageSize, ...filter } = query;
  const listing = await findListing(services, readMarks, catalogue, filter, caller);
  return {
    key: listing.key && `${page} ${pageSize} ${listing.key}`,
    async make() {
      const { listed, rows } = await listing.order();
      const ids = Array.from(
        rows.subarray((page - 1) * pageSize, page * pageSize),
        (row) => listed.ids[row]!,
      );
      const numbers = { total: rows.length, page, pageSize };
      return listing.reader.staff
        ? { questions: await readCards(services, ids, listing.reader, catalogue), ...numbers }
        : EncodedJson.listOf('questions', await readCardJson(services, ids, catalogue), numbers);
    },
  };
}

/** Where a question stands in the list that a filter makes, and what is before and after it. */
export async function readNeighbours(
  services: Services,
  readMarks: ReadMarks,
  catalogue: Catalogue,
  id: number,
  filter: QuestionFilter,
  caller: Caller | undefined,
) {
  const listing = await findListing(services, readMarks, catalogue, filter, caller);
  return {
    key: listing.key && `${id} ${listing.key}`,
    async make() {
      const { listed, rows } = await listing.order();
      const index = placeOf(listed, rows, id);
      const around = index === -1 ? [] : [rows[index - 1], rows[index + 1]];
      const [previous, next] = around.map((row) => (row === undefined ? undefined : listed.ids[row]));
      const ids = [id, previous, next].filter((other) => other !== undefined);
      const found = new Map(
        (await readBriefs(services, ids, listing.reader, catalogue)).map((brief) => [brief.id, brief]),
      );
      if (!found.has(id)) throw noSuchQuestion();
      return {
        previous: found.get(previous ?? 0) ?? null,
        next: found.get(next ?? 0) ?? null,
        position: index === -1 ? null : index + 1,
        total: rows.length,
      };
    },
  };
}
