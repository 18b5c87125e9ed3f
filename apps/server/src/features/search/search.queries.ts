import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { checkRows } from '../../platform/database/read-rows.ts';
import type { Candidate } from './correction.policy.ts';
import type { TextQuery } from './text-query.policy.ts';

/**
 * These statements are prepared once for each connection: with a search for every few letters typed, planning them
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
  /** As the database reduces words. */
  stem: z.string(),
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

/** What the bank knows about typed words: the words or other forms of them, those that start so, or else similar ones. */
export function lookUpWords(
  database: Database,
  words: readonly WordToLookUp[],
  staff: boolean,
): Promise<TypedWord[]> {
  return prepared(
    database,
    'look up words',
    typedWordRow,
    `select t.typed, stop, coalesce(stem, t.typed) as stem, (
        with exact as materialized (
          select *, 'exact' as how from search_words
          -- What is a stem already may be the start of many words.
          where (word = t.typed or lexeme = stem and stem <> t.typed) and ($2 or in_topics + in_questions > 0)
          order by (word = t.typed) desc, word limit 3
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
      lateral (select ts_lexize('english_stem', t.typed) as stems offset 0) reduced,
      lateral (select stems = '{}' as stop, stems[1] as stem) about
    order by t.place`,
    [words.map(({ typed }) => typed), staff, words.map(({ isLast }) => isLast)],
  );
}

const calledRow = z.object({
  topics: z.array(z.object({ id: z.int(), vocabulary: z.array(z.string()) })),
  stems: z.record(z.string(), z.string()),
});

/** What topics are called besides their names, and the stems of all words of topics. Once for each version of the bank. */
export async function readVocabulary(database: Database): Promise<z.output<typeof calledRow>> {
  const [called] = await prepared(
    database,
    'read vocabulary',
    calledRow,
    `select
      (select coalesce(json_agg(json_build_object('id', id, 'vocabulary', vocabulary)), '[]')
        from topics where vocabulary <> '{}') as topics,
      (select coalesce(json_object_agg(word, lexeme), '{}')
        from search_words where in_topics + in_staff_topics > 0) as stems`,
    [],
  );
  return called!;
}

const syllabusRow = z.object({ topic_id: z.int(), stems: z.array(z.string()) });

/** The stems of what syllabus pages say, formulas left out. Once for each version of the bank that needs it. */
export const readSyllabusStems = (database: Database) =>
  prepared(
    database,
    'read syllabus stems',
    syllabusRow,
    `select topic_id, tsvector_to_array(to_tsvector('english', title || ' ' || coalesce((
        select string_agg(said #>> '{}', ' ') from jsonb_path_query(content, '$.**.text') said
      ), ''))) as stems
    from syllabuses`,
    [],
  );

const foundQuestion = z.object({
  question_id: z.int(),
  topic_id: z.int(),
  questions_text: z.string(),
  /** Has every word of the query; a word of it as typed. */
  complete: z.boolean(),
  hits: z.int(),
  /** Of one of the topics that were found. */
  of_topic: z.boolean(),
});

const foundRow = z.object({
  questions: z.array(foundQuestion),
  /** In how many of the first questions of each of the topics all the words are. */
  speaking: z.array(z.object({ topic_id: z.int(), questions: z.int() })),
  /** Every form in which the matching words occur, such as 'derivatives'. */
  forms: z.array(z.string()),
});

export type FoundQuestion = Readonly<z.output<typeof foundQuestion>>;
export type Found = Readonly<z.output<typeof foundRow>>;

export interface QuestionQuery {
  /** Undefined where the bank knows none of the words. */
  readonly text: TextQuery | undefined;
  /** The topics that were found: questions of them fit, even without the words. */
  readonly topicIds: readonly number[];
  /** Topics of the reader's own subjects, whose questions come first among equals. */
  readonly ownTopicIds: readonly number[];
}

/**
 * The best questions of those that this caller may see, one of each design. First those of the topics that were found
 * which have all words, and whichever hold the formula that was typed; then those with the words as a phrase, then the
 * rest of those topics, then those that merely have the words.
 */
export async function findQuestions(
  database: Database,
  { text, topicIds, ownTopicIds }: QuestionQuery,
  staff: boolean,
  limit: number,
): Promise<Found> {
  const [found] = await prepared(
    database,
    'find questions',
    foundRow,
    `with typed as materialized (
      select array(select to_tsquery('english', one) from unnest($1::text[]) as one) as groups,
        to_tsquery('english', $2) as anything, to_tsquery('english', $3) as closest,
        array(
          select to_tsquery('english', one) from unnest($4::text[]) with ordinality as r(one, place) order by place
        ) as relaxed,
        phraseto_tsquery('english', $8) as phrase
    ), matches as materialized (
      select m.* from typed, search_match_questions(case when $8 is null then '{}' else array[phrase] end, $5) m
      union all
      select m.* from typed, search_match_questions(relaxed, $5) m
    ), candidates as (
      select distinct on (design) * from (
        table matches
        union all
        select s.* from search_questions s
        where topic_id = any($9) and sample and ($5 or not staff_only)
      ) one
    ), judged as (
      select question_id, topic_id, design, hits,
        hits > 0 and hits = cardinality(groups) as complete, topic_id = any($9) as of_topic,
        topic_id = any($10) as own, coalesce(tsv @@ phrase, false) as in_a_row, coalesce(tsv @@ closest, false) as close,
        coalesce(ts_rank('{0.05, 0.2, 1, 1}', tsv, anything, 1), 0) as rank
      from typed, candidates,
        lateral (select (select count(*) from unnest(groups) as one where tsv @@ one) as hits) counted
    ), tiers as (
      select *, case when complete and (of_topic or $11) then 4 when complete and in_a_row then 3
        when of_topic then 2 when complete then 1 else 0 end as tier
      from judged
    ), firsts as (
      select *, row_number() over (
        partition by regexp_replace(design, '/[0-9]+$', '') order by tier desc, hits desc, own desc, question_id
      ) as copy
      from tiers
    ), best_questions as (
      select question_id, topic_id, complete, hits, of_topic from firsts where copy = 1
      order by tier desc, hits desc, own desc, in_a_row desc, close desc, rank desc, question_id limit $6
    )
    select
      (select coalesce(json_agg(q), '[]') from (
        select best.*, (select questions_text from questions where id = question_id) from best_questions best
      ) q) as questions,
      (select coalesce(json_agg(s), '[]') from (
        select topic_id, count(*) as questions from judged where of_topic and complete group by topic_id
      ) s) as speaking,
      array(
        select word from search_words where lexeme = any(tsvector_to_array(to_tsvector('english', $7)))
      ) as forms`,
    [
      text?.groups ?? [],
      text?.some ?? null,
      text?.closest ?? null,
      text?.relaxed ?? [],
      staff,
      limit,
      text?.words.join(' ') ?? '',
      text?.phrase || null,
      topicIds,
      ownTopicIds,
      text?.hasFormula ?? false,
    ],
  );
  return found!;
}
