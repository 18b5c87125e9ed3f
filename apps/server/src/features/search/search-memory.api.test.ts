import type { SearchResult } from '@sevenfold/contract/search/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { loadStarterBank } from '../content/content.fixture.ts';
import { bankOf } from './bank.fixture.ts';
import { DesignIndex } from './design-index.policy.ts';
import { mathsWords } from './maths-words.ts';
import { readDesignIndex } from './read-designs.ts';
import { lookUpWords, readWords, type Words } from './read-search.ts';
import { readDesigns } from './search.queries.ts';
import { SoughtText } from './sought-text.policy.ts';
import type { TextQuery } from './text-query.policy.ts';

/** What is looked up in memory has to be what the database would have found: its stems, its likeness, its rank. */
const test = await startTestApp();
const bank = bankOf(test);
let words: Words;
let index: DesignIndex;
let known: string[];

const column = async <Value>(text: string, values: unknown[] = []): Promise<Value[]> =>
  (await bank.query(text, values)).rows.map((row) => Object.values(row)[0] as Value);

beforeAll(async () => {
  await loadStarterBank(test);
  const catalogue = await readCatalogue(test);
  words = await readWords(test, catalogue);
  index = await readDesignIndex(test, catalogue);
  known = await column('select word from search_words order by word collate "C"');
});

/** With a letter left out, doubled, exchanged, or not typed yet; each of some words has one of them. */
const mistyped = () =>
  known
    .filter((_, place) => place % 61 === 0)
    .map((word, place) => {
      const at = 1 + (place % Math.max(1, word.length - 2));
      return [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + word[at] + word.slice(at),
        `${word.slice(0, at)}e${word.slice(at + 1)}`,
        word.slice(0, at + 2),
      ][place % 4]!;
    });

describe('words', () => {
  it('are corrected to those that the database finds alike', async () => {
    expect(known.length).toBeGreaterThan(3000);
    let compared = 0;
    for (const [place, typed] of mistyped().entries()) {
      const unfinished = place % 2 === 0;
      // Only the last word may go on.
      const asked = unfinished ? [typed] : [typed, 'the'];
      const [found] = await lookUpWords(test, words.lexicon, asked, { staff: true });
      if (!found!.candidates.every(({ how }) => how === 'similar') || found!.stop) continue;
      const wanted = await column(
        `select word from search_similar_words($1, $2)
         order by similarity(word, $1) desc, word collate "C" limit 15`,
        [typed, unfinished],
      );
      expect(
        found!.candidates.map(({ word }) => word),
        typed,
      ).toEqual(wanted);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('are completed by those that begin so, and known in other forms', async () => {
    for (const typed of ['deriv', 'deriving', 'integ', 'log', 'p', 'vectors', 'the']) {
      const [found] = await lookUpWords(test, words.lexicon, [typed], { staff: false });
      const named = (how: string) =>
        found!.candidates.filter((one) => one.how === how).map(({ word }) => word);
      const stems = await column<string[]>(`select ts_lexize('english_stem', $1)`, [typed]);
      expect([found!.stop, found!.stem]).toEqual([stems[0]!.length === 0, stems[0]![0] ?? typed]);
      expect(named('exact')).toEqual(
        await column(
          `select word from search_words
           where (word = $1 or lexeme = $2 and $2 <> $1) and in_topics + in_questions > 0
           order by (word = $1) desc, word collate "C" limit 3`,
          [typed, stems[0]![0] ?? null],
        ),
      );
      expect(named('prefix')).toEqual(
        await column(
          `select word from search_words where word like $1 || '_%' and in_topics + in_questions > 0
           order by (in_topics > 0) desc, in_topics + in_questions desc, word collate "C" limit 6`,
          [typed],
        ),
      );
    }
  });

  it('are reduced as texts are', async () => {
    const all = [...known, ...mathsWords, '7zxzu2', '7z1zdxzp1'];
    const { rows } = await bank.query(
      `select word, (tsvector_to_array(to_tsvector('english', word)))[1] as lexeme from unnest($1::text[]) as word`,
      [all],
    );
    expect(rows.map(({ word }) => words.lexemeOf(word))).toEqual(
      rows.map(({ lexeme }) => lexeme ?? undefined),
    );
  });
});

describe('texts', () => {
  const group = (...alternatives: string[]) => alternatives.map((term) => term.split(' '));
  const written = (groups: readonly (readonly (readonly string[])[])[]) =>
    groups.map((terms) => `(${terms.map((term) => `(${term.join(' & ')})`).join(' | ')})`);

  it.each([
    [[group('derivative')]],
    [[group('geometric sequence')]],
    [[group('find'), group('area')]],
    [[group('maximum', 'optimisation'), group('height')]],
    [[group('integral', 'integration', 'antiderivative'), group('parts')]],
    [[group('chemical'), group('equation', 'line of best fit'), group('sl')]],
    [[group('vector'), group('product'), group('7zxzu2')]],
    [[group('nowhere'), group('probability')]],
  ])('%j have what the database finds in them, and the same rank', async (groups) => {
    const phrase = groups.map((terms) => terms[0]![0]!);
    const query: TextQuery = { groups, closest: groups, phrase, hasFormula: false, words: [] };
    const sought = new SoughtText(query, index.lexemes, words.lexemeOf);
    const { rows } = await bank.query(
      `select question_id, (select count(*)::integer from unnest($1::text[]) as one where tsv @@ to_tsquery('english', one)) as hits,
         tsv @@ phraseto_tsquery('english', $2) as in_a_row,
         ts_rank('{0.05, 0.2, 1, 1}', tsv, to_tsquery('english', $3), 1) as rank
       from search_questions order by question_id`,
      [written(groups), phrase.join(' '), written(groups).join(' | ')],
    );
    const seen = rows.map(({ question_id }, slot) => {
      expect(index.questionAt(slot)).toBe(question_id);
      const { hits, isInARow, rank } = sought.look(index.said, slot);
      return { question_id, hits, in_a_row: phrase.length > 1 && isInARow, rank };
    });
    expect(rows.some(({ hits }) => hits > 0)).toBe(true);
    expect(seen).toEqual(
      rows.map((row) => ({
        ...row,
        in_a_row: phrase.length > 1 && row.in_a_row,
        rank: Math.fround(row.rank),
      })),
    );
  });
});

describe('after changes', () => {
  const found = async (query: string) =>
    (await test.app.inject(`/api/search?literal=true&query=${encodeURIComponent(query)}`))
      .json<SearchResult[]>()
      .filter(({ indexUid }) => indexUid === 'sevenfold-questions')
      .map(({ id }) => id);

  /** Everything of an index that can be told. */
  async function told(one: DesignIndex) {
    const { rows } = await bank.query('select question_id, topic_id from search_questions');
    const designs = new Map<number, unknown>();
    for (let slot = 0; slot < rows.length * 2; slot += 1) {
      if (!one.isSeen(slot, true)) continue;
      designs.set(one.questionAt(slot), {
        topicId: one.topicAt(slot),
        copiesOf: one.copiesAt(slot),
        public: one.isSeen(slot, false),
        sample: one.isSample(slot),
        lengths: [one.said.lengthOf(slot), one.taught.lengthOf(slot)],
      });
    }
    expect(designs.size).toBe(rows.length);
    return new Map([...designs].sort(([a], [b]) => a - b));
  }

  async function readAnew(): Promise<DesignIndex> {
    const anew = new DesignIndex();
    for (let after: number | null = 0; after !== null; ) {
      const read: Awaited<ReturnType<typeof readDesigns>> = await readDesigns(test.database, after);
      anew.putAll(read.packed);
      after = read.last;
    }
    return anew;
  }

  it.each([
    [
      'a text',
      `update questions set questions_text = 'A wallaby.' where id = (select min(question_id) from search_questions)`,
    ],
    [
      'one that is hidden',
      'update questions set visible = false where id = (select max(question_id) from search_questions)',
    ],
    [
      'a topic that is renamed',
      `update topics set topic_name = 'Wombats' where id = (select min(topic_id) from search_questions)`,
    ],
    [
      'a subject that only staff may know',
      `update subjects set staff_only = not staff_only where slug = 'physics-hl'`,
    ],
    [
      'questions that go',
      'delete from questions where topic_id = (select max(topic_id) from search_questions)',
    ],
    [
      'questions that move',
      `update questions set topic_id = (select min(topic_id) from search_questions) where design_key = (select min(design_key) from questions where visible)`,
    ],
  ])('knows of %s what it would read anew', async (_, change) => {
    await bank.query(change);
    const now = await readDesignIndex(test, await readCatalogue(test));
    expect(await told(now)).toEqual(await told(await readAnew()));
  });

  it('finds and forgets a question in one transaction with others', async () => {
    const [topicId] = await column<number>('select min(topic_id) from search_questions');
    const kept = await bank.question(topicId!, 'A quokka smiles.');
    expect(await found('quokka')).toEqual([kept]);
    await test.database.transaction(async ({ client }) => {
      await client.query('delete from questions where id = $1', [kept]);
      await client.query(`update questions set questions_text = 'A numbat digs.' where id = $1`, [
        (await found('wallaby'))[0],
      ]);
    });
    expect(await found('quokka')).toEqual([]);
    expect(await found('wallaby')).toEqual([]);
    expect(await found('numbat')).toHaveLength(1);
  });
});
