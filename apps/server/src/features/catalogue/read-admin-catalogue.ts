import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { type AdminTopic, presentAdminTopics } from './admin-catalogue.presenter.ts';
import {
  findTopicRecord,
  type HeldSubject,
  listHeldSubjects,
  listHeldTopics,
  type TopicRecord,
} from './admin-catalogue.queries.ts';
import { noSuchTopic } from './find-place.ts';

export interface AdminTree {
  readonly subject: HeldSubject;
  readonly topics: AdminTopic[];
}

export const noSuchSubject = () => new AppError('not_found', 'This subject does not exist');

export const readAdminSubjects = async (db: Db) => ({ subjects: await listHeldSubjects(db) });

export async function readAdminSubject(db: Db, id: number): Promise<HeldSubject> {
  const subject = (await listHeldSubjects(db)).find((each) => each.id === id);
  if (!subject) throw noSuchSubject();
  return subject;
}

export async function readAdminTree(db: Db, subjectId: number): Promise<AdminTree> {
  const subject = await readAdminSubject(db, subjectId);
  return { subject, topics: presentAdminTopics(await listHeldTopics(db, subjectId)) };
}

export const presentVocabulary = ({
  vocabulary,
  vocabularyByStaff,
}: Pick<TopicRecord, 'vocabulary' | 'vocabularyByStaff'>) => ({
  words: vocabulary,
  by_staff: vocabularyByStaff,
});

export type AdminVocabulary = ReturnType<typeof presentVocabulary>;

export async function readAdminTopic(
  db: Db,
  id: number,
): Promise<AdminTree & { topic: AdminTopic; vocabulary: AdminVocabulary }> {
  const row = await findTopicRecord(db, id);
  if (!row) throw noSuchTopic();
  const tree = await readAdminTree(db, row.subjectId);
  const topic = tree.topics.find((each) => each.id === id);
  if (!topic) throw noSuchTopic();
  return { ...tree, topic, vocabulary: presentVocabulary(row) };
}
