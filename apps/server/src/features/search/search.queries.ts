import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { checkRows } from '../../platform/database/read-rows.ts';
import { countsOfWord, type LexiconColumns, type Stem } from './lexicon.policy.ts';

/** These statements are prepared once for each connection: planning them anew would cost as much as running them. */
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

const bytes = z
  .instanceof(Buffer)
  .nullable()
  .transform((value) => value ?? Buffer.alloc(0));

const stemRow = z.object({ stem: z.string(), stop: z.boolean() }) satisfies z.ZodType<Stem>;

/** What the database makes of words, in their order. Its versions differ in that, so nobody else can tell. */
export const readStems = (database: Database, words: readonly string[]): Promise<Stem[]> =>
  prepared(
    database,
    'read stems',
    stemRow,
    `select coalesce(stems[1], word) as stem, stems = '{}' as stop
    from unnest($1::text[]) with ordinality as t(word, place),
      lateral (select ts_lexize('english_stem', word) as stems offset 0) reduced
    order by place`,
    [words],
  );

const vocabularyRow = z.object({
  topics: z.array(z.object({ id: z.int(), vocabulary: z.array(z.string()) })),
  stems: z.record(z.string(), z.string()),
  words: z.string(),
  lexemes: z.string(),
  counts: bytes,
});

export interface Vocabulary {
  /** What topics are called besides their names. */
  readonly topics: readonly { readonly id: number; readonly vocabulary: readonly string[] }[];
  readonly lexicon: LexiconColumns;
  /** Of the words that were asked for; empty for a stop word. */
  readonly stems: ReadonlyMap<string, string>;
}

/** What topics are called, every word that occurs, and stems of further words. Once for each version of the bank. */
export async function readVocabulary(database: Database, further: readonly string[]): Promise<Vocabulary> {
  const [read] = await prepared(
    database,
    'read vocabulary',
    vocabularyRow,
    `select
      (select coalesce(json_agg(json_build_object('id', id, 'vocabulary', vocabulary)), '[]')
        from topics where vocabulary <> '{}') as topics,
      (select coalesce(json_object_agg(further, coalesce((ts_lexize('english_stem', further))[1], '')), '{}')
        from unnest($1::text[]) as further) as stems,
      coalesce(string_agg(word, ' '), '') as words, coalesce(string_agg(lexeme, ' '), '') as lexemes,
      string_agg(int4send(in_topics) || int4send(in_questions) || int4send(in_staff_topics)
        || int4send(in_staff_questions), ''::bytea) as counts
    from (select * from search_words order by word collate "C") sorted`,
    [further],
  );
  const { topics, stems, lexemes, counts } = read!;
  const partsOf = (line: string) => (line === '' ? [] : line.split(' '));
  const words = partsOf(read!.words);
  const count = (_: unknown, place: number) => counts.readInt32BE(4 * place);
  return {
    topics,
    stems: new Map(Object.entries(stems)),
    lexicon: {
      words,
      lexemes: partsOf(lexemes),
      counts: Int32Array.from({ length: words.length * countsOfWord }, count),
    },
  };
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

/** For `DesignIndex.putAll`. */
const packedDesign = `int4send(s.question_id) || int4send(s.topic_id)
  || int8send(hashtextextended(regexp_replace(s.design, '/[0-9]+$', ''), 0))
  || int4send(s.staff_only::integer * 2 + s.sample::integer * 4) || tsvectorsend(s.tsv) || tsvectorsend(s.taught)`;

const designsRow = z.object({
  /** A bigint comes as text. */
  version: z.string().transform(Number),
  packed: bytes,
  /** The last question of these; null where there are no others behind it. */
  last: z.int().nullable(),
});

/** So many designs at a time: whoever waits for the server in between waits for a moment only. */
const atOnce = 500;

/** Designs by their questions, after this one. One value: a row for each would cost several times as much. */
export async function readDesigns(database: Database, after: number): Promise<z.output<typeof designsRow>> {
  const [read] = await prepared(
    database,
    'read designs',
    designsRow,
    `select (select version from bank_version) as version,
      string_agg(${packedDesign}, ''::bytea order by question_id) as packed,
      case when count(*) = $2 then max(question_id) end as last
    from (select * from search_questions where question_id > $1 order by question_id limit $2) s`,
    [after, atOnce],
  );
  return read!;
}

const changedRow = designsRow.extend({ gone: z.array(z.int()) });

/** What has changed of them since a version of the bank: those that are there, and questions that no longer are. */
export async function readChangedDesigns(
  database: Database,
  since: number,
  after: number,
): Promise<z.output<typeof changedRow>> {
  const [read] = await prepared(
    database,
    'read changed designs',
    changedRow,
    `select (select version from bank_version) as version,
      string_agg(${packedDesign}, ''::bytea order by question_id) as packed,
      case when count(*) = $3 then max(question_id) end as last,
      coalesce(array_agg(question_id) filter (where s.design is null), '{}') as gone
    from (
      select question_id from search_changes
      where version > $1 and question_id > $2 order by question_id limit $3
    ) changed left join search_questions s using (question_id)`,
    [since, after, atOnce],
  );
  return read!;
}

const textRow = z.object({ id: z.int(), questions_text: z.string() });

export const readTexts = (database: Database, ids: readonly number[]) =>
  prepared(
    database,
    'read texts',
    textRow,
    'select id, questions_text from questions where id = any($1::integer[]) and visible',
    [ids],
  );
