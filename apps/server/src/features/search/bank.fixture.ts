import { keptSearchText } from '@sevenfold/search-text/search-text';
import type { TestApp } from '../../../test/test-app.ts';

/** A few subjects, topics and questions, written straight into the tables: whoever writes them, search follows. */
export function bankOf({ database, clock }: Pick<TestApp, 'database' | 'clock'>) {
  const one = async (text: string, values: unknown[]): Promise<number> =>
    (await database.pool.query(text, values)).rows[0].id;

  return {
    query: (text: string, values: unknown[] = []) => database.pool.query(text, values),

    subject: (slug: string, name: string, staffOnly = false) =>
      one('insert into subjects (slug, subject_name, staff_only) values ($1, $2, $3) returning id', [
        slug,
        name,
        staffOnly,
      ]),

    topic: (subjectId: number, name: string, parentId: number | null = null) =>
      one(
        `insert into topics (subject_id, parent_topic_id, slug, topic_name, search_text, search_text_of)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [
          subjectId,
          parentId,
          name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
          name,
          ...Object.values(keptSearchText(name)),
        ],
      ),

    question: (
      topicId: number,
      text: string,
      more: { visible?: boolean; design?: string; variant?: number; taught?: string } = {},
    ) =>
      one(
        `insert into questions (subject_id, topic_id, difficulty, marks, questions_text, questions_html, visible,
           design_key, variant, created_at, updated_at, search_text, search_text_of, taught_text)
         select subject_id, id, 1, 5, $2, '', $3, $4, $5, $6, $6, $7, $8, $9 from topics where id = $1 returning id`,
        [
          topicId,
          text,
          more.visible ?? true,
          more.design ?? null,
          more.variant ?? 0,
          clock.now(),
          ...Object.values(keptSearchText(text)),
          more.taught ?? '',
        ],
      ),
  };
}
