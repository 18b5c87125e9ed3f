import type { Db } from '../../platform/database/database.ts';
import {
  findRenamedSubject,
  listRenamedTopics,
  listSubjectIds,
  listTopicIds,
  lockBank,
  upsertSubject,
  upsertTopics,
  writeVocabularies,
} from './save-catalogue.queries.ts';

export interface SubjectDraft {
  readonly slug: string;
  readonly name: string;
  readonly staffOnly: boolean;
  readonly position: number;
  readonly topics: readonly TopicDraft[];
}

export interface TopicDraft {
  readonly slug: string;
  readonly number: string;
  readonly name: string;
  readonly topics: readonly TopicDraft[];
}

/**
 * Adds a subject with its topics, or brings them up to date by their slugs. Topics that it doesn't name stay. What staff
 * have given another slug is still found by the old one, and keeps the new.
 */
export async function saveSubject(db: Db, subject: SubjectDraft): Promise<void> {
  const { name, staffOnly, position } = subject;
  const slug = (await findRenamedSubject(db, subject.slug)) ?? subject.slug;
  const subjectId = await upsertSubject(db, { slug, subjectName: name, staffOnly, position });
  const renamed = await listRenamedTopics(db, subjectId);
  const slugOf = (topic: TopicDraft) => renamed.get(topic.slug) ?? topic.slug;
  let level = subject.topics.map((topic, index) => ({ topic, index, parentTopicId: null as number | null }));
  while (level.length > 0) {
    const rows = level.map(({ topic, index, parentTopicId }) => ({
      subjectId,
      parentTopicId,
      slug: slugOf(topic),
      topicName: topic.name,
      topicNumber: topic.number,
      position: index,
    }));
    const ids = await upsertTopics(db, rows);
    level = level.flatMap(({ topic }) =>
      topic.topics.map((child, index) => ({
        topic: child,
        index,
        parentTopicId: ids.get(slugOf(topic)) ?? null,
      })),
    );
  }
}

/** What content files say that students call topics. Words that staff have changed stay theirs. */
export async function saveVocabularies(
  db: Db,
  vocabularies: readonly { topicId: number; words: readonly string[] }[],
): Promise<void> {
  if (vocabularies.length > 0) await writeVocabularies(db, vocabularies, false);
}

/** Every topic's id by 'subject slug/topic slug', as this transaction sees it. */
export const readTopicIds = (db: Db): Promise<Map<string, number>> => listTopicIds(db);

/** Every subject's id by its slug, as this transaction sees it; what it was called before leads to it as well. */
export const readSubjectIds = (db: Db): Promise<Map<string, number>> => listSubjectIds(db);

/** Waits until no other transaction writes to the bank; it then stays ours until the end of this one. */
export const takeBankTurn = (db: Db): Promise<void> => lockBank(db);
