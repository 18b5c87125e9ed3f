import { and, asc, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { answers, questionHints, questions } from './questions.tables.ts';

/** Questions after this one whose words weren't made, or not of this text, or by another version. */
export const listOutdatedTexts = (db: Db, version: number, afterId: number, limit: number) =>
  db
    .select({
      id: questions.id,
      text: questions.questionsText,
      hints: sql<string[]>`array(
        select text from ${questionHints} where question_id = ${questions.id} order by position)`,
      answers: sql<
        string[]
      >`array(select body from ${answers} where question_id = ${questions.id} order by id)`,
      replies: questions.replies,
    })
    .from(questions)
    .where(
      and(
        gt(questions.id, afterId),
        or(
          sql`${questions.searchTextOf} is distinct from ${`${version}:`} || md5(${questions.questionsText})`,
          isNull(questions.taughtText),
        ),
      ),
    )
    .orderBy(asc(questions.id))
    .limit(limit);

export interface MadeText {
  readonly id: number;
  readonly searchText: string;
  readonly searchTextOf: string;
  readonly taughtText: string;
}

/** In one statement, for the triggers. A text that was edited meanwhile brought its own words along. */
export async function writeSearchTexts(db: Db, made: readonly MadeText[]): Promise<void> {
  await db.execute(sql`
    update questions q set search_text = made.words, search_text_of = made.of, taught_text = made.taught
    from unnest(${sql.param(made.map(({ id }) => id))}::int[],
      ${sql.param(made.map(({ searchText }) => searchText))}::text[],
      ${sql.param(made.map(({ searchTextOf }) => searchTextOf))}::text[],
      ${sql.param(made.map((one) => one.taughtText))}::text[]) as made(id, words, of, taught)
    where q.id = made.id and right(made.of, 32) = md5(q.questions_text)`);
}
