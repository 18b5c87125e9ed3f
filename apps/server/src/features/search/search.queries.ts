import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { checkRows } from '../../platform/database/read-rows.ts';
import type { Candidate } from './correction.policy.ts';
import type { TextQuery } from './text-query.policy.ts';

/**
 * Both statements are prepared once for each connection: with a search for every few letters typed, planning them
 * anew would cost as much as running them.
 */
async function prepared<Row>(
  database: Database,
  name: string,
  row: z.ZodType<Row>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await database.pool.query({ name: `search: ${name}`, text, values });
  return checkRows(`search: ${name}`, row, rows);
}

const typedWordRow = z.object({
  typed: z.string(),
  /** Such as 'the': in every text, so in no index. */
  stop: z.boolean(),
  candidates: z.array(
    z.object({
      word: z.string(),
      how: z.enum(['exact', 'prefix', 'similar']),
      in_topics: z.int(),
      in_questions: z.int(),
    }) satisfies z.ZodType<Candidate>,
  ),
});

export type TypedWord = Readonly<z.output<typeof typedWordRow>>;

export interface WordToLookUp {
  readonly typed: string;
  /** The last one may still be unfinished. */
  readonly isLast: boolean;
}

/** What the bank knows about typed words: the words themselves, those that start so, or else similar ones. */
export function lookUpWords(
  database: Database,
  words: readonly WordToLookUp[],
  staff: boolean,
): Promise<TypedWord[]> {
  return prepared(
    database,
    'look up words',
    typedWordRow,
    `select t.typed, stop, (
        with exact as materialized (
          select *, 'exact' as how from search_words
          where word = t.typed and ($2 or in_topics + in_questions > 0)
        ), starting as materialized (
          select *, 'prefix' as how from search_words
          where word ~>~ t.typed and word ~<~ (t.typed || '~') and ($2 or in_topics + in_questions > 0)
            and (is_last or length(t.typed) > 2 and not exists (select from exact))
          order by (in_topics > 0) desc, in_topics + in_questions desc, word limit 6
        ), similar_ones as (
          select *, 'similar' as how from search_similar_words(t.typed, is_last)
          where not stop and ($2 or in_topics + in_questions > 0)
            and not exists (select from exact) and not exists (select from starting)
          order by similarity(word, t.typed) desc, word limit 15
        )
        select coalesce(json_agg(json_build_object('word', word, 'how', how,
          'in_topics', in_topics + case when $2 then in_staff_topics else 0 end,
          'in_questions', in_questions + case when $2 then in_staff_questions else 0 end)), '[]')
        from (table exact union all table starting union all table similar_ones) known
      ) as candidates
    from unnest($1::text[], $3::boolean[]) with ordinality as t(typed, is_last, place),
      lateral (select ts_lexize('english_stem', t.typed) = '{}' as stop) about
    order by t.place`,
    [words.map(({ typed }) => typed), staff, words.map(({ isLast }) => isLast)],
  );
}

const foundTopic = z.object({
  topic_id: z.int(),
  /** How many of the typed words are in its name, its path or its subject; how many in its name. */
  hits: z.int(),
  name_hits: z.int(),
});

const foundQuestion = z.object({
  question_id: z.int(),
  topic_id: z.int(),
  questions_text: z.string(),
  hits: z.int(),
});

const foundRow = z.object({
  topics: z.array(foundTopic),
  questions: z.array(foundQuestion),
  /** Every form in which the matching words occur, such as 'derivatives'. */
  forms: z.array(z.string()),
});

export type FoundQuestion = Readonly<z.output<typeof foundQuestion>>;
export type Found = Readonly<z.output<typeof foundRow>>;

/**
 * The best topics and questions of those that this caller may see. Courses share many names: while a name is only
 * typed in part, each name comes once before any comes again.
 */
export async function findInBank(
  database: Database,
  query: TextQuery,
  staff: boolean,
  limit: number,
): Promise<Found> {
  const [found] = await prepared(
    database,
    'find in bank',
    foundRow,
    `with typed as materialized (
      select array(select to_tsquery('english', one) from unnest($1::text[]) as one) as groups,
        to_tsquery('english', $2) as anything, to_tsquery('english', $3) as closest,
        array(
          select to_tsquery('english', one) from unnest($4::text[]) with ordinality as r(one, place) order by place
        ) as relaxed
    ), topics as (
      select topic_id,
        (select count(*) from unnest(groups) as one where tsv @@ one) as hits,
        (select count(*) from unnest(groups) as one where name_tsv @@ one) as name_hits,
        name_tsv @@ closest as close, length(name_tsv) as name_length, depth,
        row_number() over (partition by name_tsv order by topic_id) as copy
      from typed join search_topics on tsv @@ anything and ($5 or not staff_only)
    ), best_topics as (
      select topic_id, hits, name_hits from topics
      order by hits desc, name_hits desc, close desc, case when name_length > name_hits then copy end nulls first,
        name_length, depth, topic_id limit $6
    ), best_questions as (
      select question_id, topic_id,
        (select count(*) from unnest(groups) as one where tsv @@ one) as hits,
        tsv @@ closest as close, ts_rank('{0.05, 0.2, 1, 1}', tsv, anything, 1) as rank
      from typed, search_match_questions(relaxed, $5)
      order by hits desc, close desc, rank desc, question_id limit $6
    )
    select
      (select coalesce(json_agg(t), '[]') from best_topics t) as topics,
      (select coalesce(json_agg(q), '[]') from (
        select best.*, (select questions_text from questions where id = question_id) from best_questions best
      ) q) as questions,
      array(
        select word from search_words where lexeme = any(tsvector_to_array(to_tsvector('english', $7)))
      ) as forms`,
    [query.groups, query.some, query.closest, query.relaxed, staff, limit, query.words.join(' ')],
  );
  return found!;
}
