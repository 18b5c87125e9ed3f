import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Candidate } from './correction.policy.ts';
import type { TextQuery } from './text-query.policy.ts';

export interface TypedWord {
  readonly typed: string;
  /** Such as 'the': in every text, so in no index. */
  readonly stop: boolean;
  /** About how many questions there are to find. */
  readonly questions: number;
  readonly candidates: Candidate[];
}

/** What the bank knows about typed words: the words themselves, those that start so, or else similar ones. */
export async function lookUpWords(db: Db, typed: readonly string[], staff: boolean): Promise<TypedWord[]> {
  const counts = staff
    ? sql`w.in_topics + w.in_staff_topics as in_topics, w.in_questions + w.in_staff_questions as in_questions`
    : sql`w.in_topics, w.in_questions`;
  const seen = staff ? sql`true` : sql`w.in_topics + w.in_questions > 0`;
  const { rows } = await db.execute<Record<string, unknown> & TypedWord>(sql`
    select t.typed, ts_lexize('english_stem', t.typed) = '{}' as stop, (
      select greatest(reltuples, 1)::integer from pg_class where oid = 'search_questions'::regclass
    ) as questions, (
      select coalesce(json_agg(c), '[]') from (
        with exact as materialized (
          select w.word, 'exact' as how, ${counts} from search_words w where w.word = t.typed and ${seen}
        ), starting as materialized (
          select w.word, 'prefix' as how, ${counts} from search_words w
          where w.word ~>~ t.typed and w.word ~<~ (t.typed || '~') and ${seen}
            and (t.place = ${typed.length} or length(t.typed) > 2 and not exists (select from exact))
          order by (w.in_topics > 0) desc, w.in_topics + w.in_questions desc, w.word limit 6
        )
        select * from exact union all select * from starting union all (
          select w.word, 'similar', ${counts}
          from search_similar_words(t.typed, t.place = ${typed.length}) w
          where ${seen} and ts_lexize('english_stem', t.typed) <> '{}' and not exists (select from exact) and not exists (select from starting)
          order by similarity(w.word, t.typed) desc, w.word limit 15
        )
      ) c
    ) as candidates
    from unnest(${sql.param(typed)}::text[]) with ordinality as t(typed, place) order by t.place`);
  return rows;
}

export interface FoundTopic {
  readonly topic_id: number;
  /** How many of the typed words are in its name, its path or its subject; how many in its name. */
  readonly hits: number;
  readonly name_hits: number;
}

export interface FoundQuestion {
  readonly question_id: number;
  readonly topic_id: number;
  readonly body: string;
  readonly hits: number;
}

export interface Found {
  readonly topics: FoundTopic[];
  readonly questions: FoundQuestion[];
  /** Every form in which the matching words occur, such as 'derivatives'. */
  readonly forms: string[];
}

export async function findInBank(db: Db, query: TextQuery, staff: boolean, limit: number): Promise<Found> {
  const parsed = (part: string) => sql`to_tsquery('english', ${part})`;
  const relaxed = query.relaxed.map(({ text }) => text);
  const common = query.relaxed.map((one) => one.common);
  const { rows } = await db.execute<Record<string, unknown> & Found>(sql`
    with groups as materialized (
      select array_agg(to_tsquery('english', one)) as list from unnest(${sql.param(query.groups)}::text[]) as one
    ), topics as (
      select topic_id,
        (select count(*) from unnest((select list from groups)) as one where tsv @@ one) as hits,
        (select count(*) from unnest((select list from groups)) as one where name_tsv @@ one) as name_hits,
        name_tsv @@ ${parsed(query.closest)} as close, length(name_tsv) as name_length, depth
      from search_topics where tsv @@ ${parsed(query.some)} and (${staff} or not staff_only)
      order by hits desc, name_hits desc, close desc, name_length, depth, topic_id limit ${limit}
    ), questions as (
      select question_id, topic_id, body,
        (select count(*) from unnest((select list from groups)) as one where tsv @@ one) as hits,
        tsv @@ ${parsed(query.closest)} as close,
        ts_rank('{0.05, 0.2, 1, 1}', tsv, ${parsed(query.some)}, 1) as rank
      from search_match_questions(
        array(
          select to_tsquery('english', one) from unnest(${sql.param(relaxed)}::text[]) with ordinality as r(one, place)
          order by place
        ),
        ${sql.param(common)}::boolean[],
        ${staff}
      )
      order by hits desc, close desc, rank desc, question_id limit ${limit}
    )
    select
      (select coalesce(json_agg(t), '[]') from topics t) as topics,
      (select coalesce(json_agg(q), '[]') from questions q) as questions,
      array(
        select word from search_words
        where lexeme = any(tsvector_to_array(to_tsvector('english', ${query.words.join(' ')})))
      ) as forms`);
  return rows[0]!;
}
