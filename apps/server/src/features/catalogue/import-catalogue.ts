import type { Db } from '../../platform/database/database.ts';
import { listSubjectRows, listTopicRows } from './import-catalogue.queries.ts';
import { upsertSubject, upsertTopics, writeVocabularies } from './save-catalogue.queries.ts';

export interface SubjectRow {
  readonly slug: string;
  readonly name: string;
  readonly staffOnly: boolean;
  readonly position: number;
}

export interface TopicRow {
  readonly subject: string;
  readonly slug: string;
  readonly name: string;
  readonly number: string;
  readonly parent: string | null;
  readonly position: number;
  /** What students call it; absent where a file doesn't speak of it, which leaves it as it is. */
  readonly vocabulary?: readonly string[];
}

/** The subjects as rows of a file, by slug. */
export const readSubjectRows = async (db: Db): Promise<Map<string, SubjectRow>> =>
  new Map((await listSubjectRows(db)).map((row) => [row.slug, row]));

/** The topics as rows of a file, by 'subject slug/topic slug'. */
export const readTopicRows = async (db: Db): Promise<Map<string, TopicRow>> =>
  new Map((await listTopicRows(db)).map((row) => [`${row.subject}/${row.slug}`, row]));

/** Adds or updates by slug. The caller owns the transaction. */
export async function saveSubjectRows(db: Db, rows: readonly SubjectRow[]): Promise<void> {
  for (const { slug, name, staffOnly, position } of rows) {
    await upsertSubject(db, { slug, subjectName: name, staffOnly, position });
  }
}

/** Those whose parent is there come first, so that a file may name them in any order. The caller owns the transaction. */
export async function saveTopicRows(db: Db, rows: readonly TopicRow[]): Promise<void> {
  const subjectIds = new Map((await listSubjectRows(db)).map(({ slug, id }) => [slug, id]));
  const topicIds = new Map((await listTopicRows(db)).map((row) => [`${row.subject}/${row.slug}`, row.id]));
  const inFile = new Set(rows.map(({ subject, slug }) => `${subject}/${slug}`));
  const saved = new Set<string>();
  let waiting = [...rows];
  while (waiting.length > 0) {
    const isReady = ({ subject, parent }: TopicRow) =>
      parent === null || saved.has(`${subject}/${parent}`) || !inFile.has(`${subject}/${parent}`);
    const ready = waiting.filter(isReady);
    waiting = waiting.filter((row) => !isReady(row));
    if (ready.length === 0) throw new Error('topics stand above each other in a circle');
    for (const subject of new Set(ready.map((row) => row.subject))) {
      const subjectId = subjectIds.get(subject);
      if (subjectId === undefined) throw new Error(`no subject ${subject}`);
      const rowsOfSubject = ready.filter((row) => row.subject === subject);
      const ids = await upsertTopics(
        db,
        rowsOfSubject.map((row) => ({
          subjectId,
          slug: row.slug,
          topicName: row.name,
          topicNumber: row.number,
          parentTopicId: row.parent === null ? null : topicIds.get(`${subject}/${row.parent}`)!,
          position: row.position,
        })),
      );
      for (const [slug, id] of ids) topicIds.set(`${subject}/${slug}`, id);
      for (const { slug } of rowsOfSubject) saved.add(`${subject}/${slug}`);
    }
  }
  const vocabularies = rows.flatMap(({ subject, slug, vocabulary }) =>
    vocabulary ? [{ topicId: topicIds.get(`${subject}/${slug}`)!, words: vocabulary }] : [],
  );
  if (vocabularies.length > 0) await writeVocabularies(db, vocabularies, true);
}
