import { searchTextVersion } from '@sevenfold/search-text/search-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions, updateQuestion } from '../questions/save-question.ts';
import { bankOf } from './bank.fixture.ts';
import { beginReindexing } from './reindex.jobs.ts';

const test = await startTestApp();
const bank = bankOf(test);
let topicId = 0;

const foundFor = async (word: string): Promise<number[]> =>
  (
    await bank.query(
      `select question_id from search_questions where tsv @@ to_tsquery('english', $1) order by question_id`,
      [word],
    )
  ).rows.map(({ question_id }) => question_id);
const keptOf = async (id: number) =>
  (await bank.query('select search_text, search_text_of from questions where id = $1', [id])).rows[0];

beforeAll(async () => {
  const { topics } = await addSubject(test, 'math-aa-sl', { algebra: {} });
  topicId = topics.algebra!;
});

/** As the version before writes it: the text without its words. */
const writeAsBefore = async (text: string): Promise<number> => {
  const id = await bank.question(topicId, text);
  await bank.query('update questions set search_text = null, search_text_of = null where id = $1', [id]);
  return id;
};

describe('the words of a text', () => {
  it('are made when it is saved, and made again when it is edited', async () => {
    const [id] = await insertQuestions(test, [draftOf(topicId, { text: 'A pelican at $\\vec{AB}$.' })]);
    expect(await keptOf(id!)).toMatchObject({ search_text: 'pelican at vector ab' });
    expect(await foundFor('pelican & vector')).toEqual([id]);
    await updateQuestion(test, id!, draftOf(topicId, { text: 'A flamingo.' }));
    expect(await keptOf(id!)).toMatchObject({ search_text: 'flamingo' });
    expect(await foundFor('pelican | flamingo')).toEqual([id]);
    expect(await foundFor('pelican')).toEqual([]);
  });

  it('are made of what teaches it as well', async () => {
    const draft = draftOf(topicId, {
      text: 'A loon.',
      hints: ['Think of a grebe.'],
      answers: [{ body: '**Like a gannet:** it dives.' }],
      replies: [
        {
          field: 'a',
          part: '',
          kind: 'number',
          expected: '4',
          marks: 4,
          mistakes: [{ value: '5', note: 'You counted the cormorant.' }],
        },
      ],
    });
    const [id] = await insertQuestions(test, [draft]);
    const taught = async () =>
      (await bank.query('select taught_text from questions where id = $1', [id])).rows[0].taught_text;
    const words = await taught();
    expect(words.split(' ')).toEqual(expect.arrayContaining(['grebe', 'gannet', 'cormorant']));
    expect(words).not.toContain('dives');
    // An upgrade finds none and makes them of what is kept.
    await bank.query('update questions set taught_text = null where id = $1', [id]);
    await beginReindexing(test);
    await expect.poll(taught).toBe(words);
    await updateQuestion(test, id!, draftOf(topicId, { text: 'A loon.', replies: [] }));
    expect(await taught()).toBe('');
  });

  it('are what the index is made of, and not the text', async () => {
    const id = await bank.question(topicId, 'An ostrich.');
    await bank.query(`update questions set search_text = 'emu' where id = $1`, [id]);
    expect(await foundFor('emu')).toEqual([id]);
    expect(await foundFor('ostrich')).toEqual([]);
  });

  it('are read by the database where the version before wrote the text', async () => {
    const fresh = await writeAsBefore('A toucan and $\\sqrt{x}$.');
    expect(await foundFor('toucan & root')).toEqual([fresh]);
    const edited = await bank.question(topicId, 'A heron.');
    await bank.query(`update questions set questions_text = 'A stork.' where id = $1`, [edited]);
    expect(await foundFor('stork')).toEqual([edited]);
    expect(await foundFor('heron')).toEqual([]);
  });
});

describe('reindexing', () => {
  it('makes what is missing, stale or of another version, in batches, and leaves the rest alone', async () => {
    const right = await bank.question(topicId, 'A kiwi.');
    const stale = await bank.question(topicId, 'A dodo.');
    await bank.query(`update questions set questions_text = 'A moa.' where id = $1`, [stale]);
    const older = await bank.question(topicId, 'A rhea.');
    await bank.query(
      `update questions set search_text = 'old', search_text_of = '0:' || md5(questions_text) where id = $1`,
      [older],
    );
    // More than one batch.
    await bank.query(
      `insert into questions (subject_id, topic_id, difficulty, marks, questions_text, questions_html, created_at, updated_at)
       select subject_id, id, 1, 1, 'Puffin ' || number, '', now(), now()
       from topics, generate_series(1, 700) as number where id = $1`,
      [topicId],
    );
    await bank.query(`update topics set search_text = null, search_text_of = null`);
    await bank.query(`update subjects set search_text_of = '0:'`);
    const untouched = (await bank.query('select xmin from questions where id = $1', [right])).rows[0];

    await beginReindexing(test);
    const outdated = `select
      (select count(*) from questions where search_text_of is distinct from $1 || md5(questions_text))
      + (select count(*) from topics where search_text_of is distinct from $1 || md5(topic_name))
      + (select count(*) from subjects
          where search_text_of is distinct from $1 || md5(subject_name || ' ' || slug)) as count`;
    await expect
      .poll(async () => (await bank.query(outdated, [`${searchTextVersion}:`])).rows[0].count, {
        timeout: 50_000,
      })
      .toBe('0');

    expect(await keptOf(stale)).toMatchObject({ search_text: 'moa' });
    expect(await foundFor('rhea')).toEqual([older]);
    expect(await foundFor('puffin')).toHaveLength(700);
    expect((await bank.query('select xmin from questions where id = $1', [right])).rows[0]).toEqual(
      untouched,
    );
  });
});
