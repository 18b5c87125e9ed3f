import { keptSearchText, vocabularyText } from '@sevenfold/search-text/search-text';
import type { Db } from '../../platform/database/database.ts';
import { listNames, writeSearchTexts, writeVocabularyTexts } from './catalogue-search-text.queries.ts';
import { subjectSearchText } from './subject-search-text.ts';

interface Named {
  readonly id: number;
  readonly searchTextOf: string | null;
}

const outdated = <Row extends Named, Made extends { searchTextOf: string }>(
  rows: readonly Row[],
  make: (row: Row) => Made,
) =>
  rows
    .map((row) => ({ id: row.id, before: row.searchTextOf, ...make(row) }))
    .filter(({ before, searchTextOf }) => before !== searchTextOf);

/** Makes the words of subjects and topics whose words are missing or out of date. They are a few hundred at most. */
export async function reindexCatalogue(db: Db): Promise<void> {
  const { subjects, topics } = await listNames(db);
  await writeSearchTexts(db, 'subjects', outdated(subjects, subjectSearchText));
  await writeSearchTexts(
    db,
    'topics',
    outdated(topics, ({ topicName }) => keptSearchText(topicName)),
  );
  await writeVocabularyTexts(
    db,
    topics
      .map(({ id, vocabulary, vocabularyText: before }) => ({ id, before, made: vocabularyText(vocabulary) }))
      .filter(({ before, made }) => before !== made),
  );
}
