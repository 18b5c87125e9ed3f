import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { questions } from './questions.tables.ts';

export interface StoredImage {
  readonly side: 'question' | 'answer';
  readonly url: string;
  readonly alt: string;
  readonly pictureId: string | null;
  /** Of the file that an import brought. */
  readonly hash: string | null;
}

export const listByKey = (db: Db, keys: readonly string[]) =>
  db
    .select({
      question: questions,
      subject: sql<string>`(select s.slug from subjects s where s.id = questions.subject_id)`,
      topic: sql<string>`(select t.slug from topics t where t.id = questions.topic_id)`,
      otherTopics: sql<string[]>`array(
        select t.slug from question_other_topics o join topics t on t.id = o.topic_id
        where o.question_id = questions.id order by t.slug)`,
      hints: sql<string[]>`array(
        select h.text from question_hints h where h.question_id = questions.id order by h.position)`,
      answers: sql<{ body: string; lines: [string, string][] }[]>`(
        select coalesce(json_agg(json_build_object('body', a.body, 'lines', (
          select coalesce(json_agg(json_build_array(l.text, l.mark) order by l.position), '[]')
          from mark_lines l where l.answer_id = a.id)) order by a.id), '[]')
        from answers a where a.question_id = questions.id)`,
      images: sql<StoredImage[]>`(
        select coalesce(json_agg(json_build_object('side', i.side, 'url', i.url, 'alt', i.alt,
          'pictureId', i.picture_id, 'hash', p.source_hash) order by i.side desc, i.position, i.id), '[]')
        from question_images i left join pictures p on p.id = i.picture_id where i.question_id = questions.id)`,
    })
    .from(questions)
    .where(inArray(questions.key, [...keys]));
