import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { subjects, topics } from './catalogue.tables.ts';

const tables = { subjects, topics };

export async function listNames(db: Db) {
  return {
    subjects: await db
      .select({
        id: subjects.id,
        slug: subjects.slug,
        subjectName: subjects.subjectName,
        searchTextOf: subjects.searchTextOf,
      })
      .from(subjects),
    topics: await db
      .select({
        id: topics.id,
        topicName: topics.topicName,
        searchTextOf: topics.searchTextOf,
        vocabulary: topics.vocabulary,
        vocabularyText: topics.vocabularyText,
      })
      .from(topics),
  };
}

/** The caller has the bank's turn, so that no name changes meanwhile. */
export async function writeSearchTexts(
  db: Db,
  table: keyof typeof tables,
  made: readonly { id: number; searchText: string; searchTextOf: string }[],
): Promise<void> {
  if (made.length === 0) return;
  await db.execute(sql`
    update ${tables[table]} set search_text = made.words, search_text_of = made.of
    from unnest(${sql.param(made.map(({ id }) => id))}::int[],
      ${sql.param(made.map(({ searchText }) => searchText))}::text[],
      ${sql.param(made.map(({ searchTextOf }) => searchTextOf))}::text[]) as made(id, words, of)
    where ${tables[table].id} = made.id`);
}

export async function writeVocabularyTexts(
  db: Db,
  made: readonly { id: number; made: string }[],
): Promise<void> {
  if (made.length === 0) return;
  await db.execute(sql`
    update topics set vocabulary_text = made.words
    from unnest(${sql.param(made.map(({ id }) => id))}::int[],
      ${sql.param(made.map((one) => one.made))}::text[]) as made(id, words)
    where topics.id = made.id`);
}
