import type { SatAs } from '@sevenfold/contract/catalogue/exam-papers.rules';
import { mostRows } from '@sevenfold/contract/imports/import.constants';
import { difficulties } from '@sevenfold/contract/questions/question.constants';
import {
  type QuestionImport,
  questionImportSchema,
} from '@sevenfold/contract/questions/question-import.schema';
import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { readSubjectRows } from '../../catalogue/import-catalogue.ts';
import { readTopicIds } from '../../catalogue/save-catalogue.ts';
import { examFaults } from '../../questions/exam-faults.ts';
import { checkImport, type PreparedImport } from '../../questions/import-questions.ts';
import { type ImportedQuestion, readImportedByKey } from '../../questions/read-imported.ts';
import { proveReplies } from '../../replies/prove-replies.ts';
import { type CheckedRow, findEarlierKeys, type StagedRow } from '../import-rows.queries.ts';
import { markUsed } from '../imports.queries.ts';
import type { CheckContext, ImportRules } from './import-kind.ts';
import { columnOf, columnOfPath, isTotalOfMarks, questionCells } from './question-cells.ts';
import { type ImagesOfRow, type PackedImages, readPackedImages } from './question-images.ts';
import { placed, readRepliesCell } from './replies-cell.ts';
import { type RowReader, rowReader, schemaMessage } from './row-reader.ts';
import { type StagedQuestion, writeQuestions } from './write-questions.ts';

interface Known {
  readonly year: number;
  readonly subjects: ReadonlySet<string>;
  readonly topics: ReadonlyMap<string, number>;
  readonly images: PackedImages;
  readonly there: ReadonlyMap<string, ImportedQuestion>;
  readonly rowOfKey: Map<string, number>;
}

export const questionRules: ImportRules = {
  mostRows,
  // Typeset, a row may be a hundred kilobytes, and it is copied some times on its way into the database.
  rowsAtATime: 25,
  rowsPerWrite: 100,
  async begin(context) {
    const { services, record } = context;
    const { db } = services.database;
    const subjects = new Set((await readSubjectRows(db)).keys());
    const topics = await readTopicIds(db);
    const images = await readPackedImages(context);
    const year = services.clock.now().getUTCFullYear();
    return async (rows) => {
      const keys = rows.map(({ cells }) => keyOf(context, cells)).filter((key) => key !== '');
      const there = await readImportedByKey(db, keys);
      const rowOfKey = await findEarlierKeys(db, record.id, keys, rows[0]!.row);
      const known = { year, subjects, topics, images, there, rowOfKey };
      const checked: CheckedRow[] = [];
      const used = new Set<string>();
      for (const row of rows) checked.push(await checkRow(context, row, known, used));
      await markUsed(db, record.id, [...used]);
      return checked;
    };
  },
  write: (tx, prepared, now) => writeQuestions(tx, prepared as readonly StagedQuestion[], now),
};

const keyOf = ({ record }: CheckContext, cells: readonly string[]) =>
  (cells[record.mapping.key ?? -1] ?? '').trim();

async function checkRow(
  context: CheckContext,
  { row, cells }: StagedRow,
  known: Known,
  used: Set<string>,
): Promise<CheckedRow> {
  const reader = rowReader('questions', context.record.mapping, cells);
  const key = keyOf(context, cells);
  const before = known.there.get(key);
  const told = { ...toldBefore(before?.item, reader), ...questionCells(reader), key };
  const replies = reader.has('replies') ? readRepliesCell(reader, told) : told.replies;
  const item = { ...told, replies };
  const images = known.images.read(reader, before?.images ?? []);
  reader.requireAll(item);
  complainOfPlace(reader, item, known);
  complainOfExam(reader, item, before?.item);
  if (item.year !== undefined && item.year > known.year) {
    reader.complain('year', `must be at most ${known.year}`);
  }
  const first = known.rowOfKey.get(key);
  if (key !== '' && first !== undefined)
    reader.complain('key', `is also in row ${first}; each may be there once`);
  known.rowOfKey.set(key, first ?? row);
  const prepared = await prepare(reader, item);
  if (reader.has('replies') && replies) await complainOfReplies(reader, replies, context);
  const seenAt = before?.changedAt ?? null;
  if (before && before.answers > 1) {
    reader.complain(
      'answer',
      'This question has several answers, for which a sheet has no room. Please edit it there.',
    );
  }
  const shownKey = key.slice(0, 200);
  if (!prepared || reader.issues.length > 0)
    return { row, key: shownKey, state: 'wrong', issues: reader.issues };
  for (const name of images.used) used.add(name);
  const state = !before ? 'new' : isSame(before, prepared.item, images) ? 'same' : 'changed';
  return {
    row,
    key,
    state,
    issues: [],
    ...(state !== 'same' && { prepared: { ...prepared, images: images.images, seenAt } }),
  };
}

/** What a reply says is tried before it is believed. */
async function complainOfReplies(
  reader: RowReader,
  replies: readonly ReplyField[],
  { services, record }: CheckContext,
): Promise<void> {
  const found = await proveReplies(replies, { owner: record.id, log: services.log });
  for (const { path, message } of found) reader.complain('replies', placed(path, message));
}

function complainOfPlace(
  reader: RowReader,
  { subject, topic, otherTopics = [] }: Partial<QuestionImport>,
  { subjects, topics }: Known,
): void {
  if (subject === undefined) return;
  if (!subjects.has(subject)) {
    reader.complain('subject', `There is no subject called ${subject}`);
    return;
  }
  const missing = (slug: string) => !topics.has(`${subject}/${slug}`);
  if (topic !== undefined && missing(topic))
    reader.complain('topic', `${subject} has no topic called ${topic}`);
  for (const slug of otherTopics.filter(missing)) {
    reader.complain('other_topics', `${subject} has no topic called ${slug}`);
  }
}

/** A part goes with its paper: a file that names another paper, and no part, takes it away. */
function toldBefore(item: QuestionImport | undefined, reader: RowReader): Partial<QuestionImport> {
  const { paperPart, ...rest } = item ?? {};
  const stays = paperPart && (!reader.has('paper') || Number(reader.text('paper')) === item?.paper);
  return stays ? { ...rest, paperPart } : rest;
}

const examColumns = ['paper', 'paper_part', 'calculator'];
const examColumnOf = { paper: 'paper', paper_part: 'paper_part', calculatorAllowed: 'calculator' } as const;

function complainOfExam(
  reader: RowReader,
  { subject, paper, paperPart, calculator = true }: Partial<QuestionImport>,
  before: QuestionImport | undefined,
): void {
  if (subject === undefined || reader.issues.some(({ column }) => examColumns.includes(column))) return;
  const sat = { paper: paper ?? null, paper_part: paperPart ?? null, calculatorAllowed: calculator };
  const isNewThere = subject !== before?.subject;
  const speaksOf = (field: keyof SatAs) => reader.has(examColumnOf[field]);
  for (const { field, message } of examFaults(subject, sat, { isNewThere, speaksOf })) {
    reader.complain(examColumnOf[field], message);
  }
}

/** Complains of everything at once: where a field is wrong, the others are looked at as if it weren't. */
async function prepare(
  reader: RowReader,
  item: Partial<QuestionImport>,
): Promise<PreparedImport | undefined> {
  const known = new Set(reader.issues.map(({ column }) => column));
  const given: Record<string, unknown> = { scheme: [], ...item };
  const parsed = questionImportSchema.safeParse(given);
  const wrong = new Set<string>();
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0]);
    const column = columnOf[field] ?? field;
    if (!known.has(column)) reader.complain(column, schemaMessage(issue));
    wrong.add(field);
  }
  const usable = Object.entries(given).filter(([field]) => !wrong.has(field));
  const whole = parsed.data ?? questionImportSchema.parse({ ...standIns, ...Object.fromEntries(usable) });
  const { prepared, issues } = await checkImport(whole);
  const isCounted = !['marks', 'scheme'].some((field) => wrong.has(field)) && !known.has('mark_scheme');
  for (const { path, message } of issues) {
    if (isTotalOfMarks(path) && !isCounted) continue;
    const { column, place } = columnOfPath(path);
    reader.complain(column, `${place}${message}`);
  }
  return parsed.success ? prepared : undefined;
}

/** What a question can't do without, to look at the rest of one that lacks it. */
const standIns = {
  key: 'x',
  subject: 'x',
  topic: 'x',
  difficulty: difficulties[0],
  marks: 1,
  calculator: false,
  text: 'x',
  answer: 'x',
  scheme: [],
} satisfies QuestionImport;

const defaults = {
  variant: 0,
  otherTopics: [],
  hints: [],
  shared: false,
  verified: false,
  visible: true,
  drawings: {},
  topicChanged: false,
};

function isSame(before: ImportedQuestion, next: QuestionImport, images: ImagesOfRow): boolean {
  const comparable = (item: QuestionImport, shown: readonly object[]) => {
    const whole = { ...defaults, ...definedOnly(item) };
    const sorted = { ...whole, otherTopics: [...whole.otherTopics].sort(), images: shown };
    return JSON.stringify(Object.entries(sorted).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return comparable(before.item, before.images) === comparable(next, images.images);
}

const definedOnly = <Item extends object>(item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item;
