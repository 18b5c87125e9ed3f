import { vocabularySchema } from '@sevenfold/contract/catalogue/admin-catalogue.schema';
import { slugSchema } from '@sevenfold/contract/catalogue/catalogue.schema';
import {
  readSubjectRows,
  readTopicRows,
  saveTopicRows,
  type TopicRow,
} from '../../catalogue/import-catalogue.ts';
import type { CheckedRow, StagedRow } from '../import-rows.queries.ts';
import type { ImportRecord } from '../imports.queries.ts';
import type { ImportRules } from './import-kind.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import { earlierRows } from './seen-keys.ts';
import { defined } from './subject-rows.ts';

const mostRows = 5000;
const deepest = 3;
const longestName = 200;

export const topicRules: ImportRules = {
  mostRows,
  // A row may name a parent that comes after it, so all of them are looked at together, and written so.
  rowsAtATime: mostRows,
  rowsPerWrite: mostRows,
  async begin({ services, record }) {
    const { db } = services.database;
    const subjects = await readSubjectRows(db);
    const there = await readTopicRows(db);
    return async (rows) => {
      const seen = earlierRows();
      const read = rows.map((row) => readRow(row, record, there));
      const parents = new Map([...there].map(([key, { parent }]) => [key, parent]));
      for (const { key, next } of read) parents.set(key, next.parent ?? null);
      return read.map(({ row, reader, key, next, before }): CheckedRow => {
        const { subject = '', slug = '', name = '', number = '' } = next;
        reader.requireAll(next);
        if (subject !== '' && !subjects.has(subject)) {
          reader.complain('subject', `There is no subject called ${subject}`);
        }
        if (slug !== '' && !slugSchema.safeParse(slug).success) {
          reader.complain('slug', 'must be small letters, digits and dashes, at most 120');
        }
        if (name.length > longestName) reader.complain('name', `is longer than ${longestName} characters`);
        if (number.length > 20) reader.complain('number', 'is longer than 20 characters');
        const words = vocabularySchema.safeParse(next.vocabulary ?? []);
        if (!words.success) reader.complain('vocabulary', words.error.issues[0]!.message);
        const flaw = placeFlaw(key, subject, parents);
        if (flaw) reader.complain('parent', flaw);
        seen.complainOfTwice(reader, 'slug', slug === '' ? '' : key, row);
        if (reader.issues.length > 0) return { row, key, state: 'wrong', issues: reader.issues };
        const prepared = { ...next, ...(next.vocabulary && { vocabulary: words.data }) } as TopicRow;
        const isSame =
          before &&
          JSON.stringify(comparable(before)) === JSON.stringify(comparable({ ...before, ...prepared }));
        return { row, key, state: !before ? 'new' : isSame ? 'same' : 'changed', issues: [], prepared };
      });
    };
  },
  write: ({ db }, prepared) => saveTopicRows(db, prepared as readonly TopicRow[]),
};

function readRow({ row, cells }: StagedRow, record: ImportRecord, there: ReadonlyMap<string, TopicRow>) {
  const reader: RowReader = rowReader('topics', record.mapping, cells);
  const subject = reader.text('subject') ?? '';
  const slug = reader.text('slug') ?? '';
  const key = `${subject}/${slug}`;
  const before = there.get(key);
  const next: Partial<TopicRow> = {
    number: before?.number ?? '',
    parent: before?.parent ?? null,
    position: before?.position ?? row,
    ...(before && { name: before.name }),
    subject,
    slug,
    ...(reader.has('name') && { name: reader.text('name') ?? '' }),
    ...(reader.has('number') && { number: reader.text('number') ?? '' }),
    ...(reader.has('parent') && { parent: reader.text('parent') ?? null }),
    ...defined('position', reader.whole('position')),
    ...(reader.has('vocabulary') && { vocabulary: reader.list('vocabulary') }),
  };
  return { row, reader, key, next, before };
}

/** Up to the top of the tree, as it will be. */
function placeFlaw(
  key: string,
  subject: string,
  parents: ReadonlyMap<string, string | null>,
): string | undefined {
  let depth = 1;
  const passed = new Set([key]);
  for (let parent = parents.get(key); parent; parent = parents.get(`${subject}/${parent}`)) {
    const above = `${subject}/${parent}`;
    if (!parents.has(above)) return `${subject} has no topic called ${parent}`;
    if (passed.has(above)) return 'Topics stand above each other in a circle';
    passed.add(above);
    depth += 1;
  }
  return depth > deepest ? 'Topics are at most three levels deep' : undefined;
}

const comparable = ({ name, number, parent, position, vocabulary }: TopicRow) => [
  name,
  number,
  parent,
  position,
  vocabulary,
];
