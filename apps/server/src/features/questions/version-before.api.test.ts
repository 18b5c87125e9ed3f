import { packHtml } from '@sevenfold/typesetting/packed-html';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { prepareQuestions } from './prepare-questions.ts';
import { checkDraft, type PreparedQuestion, prepareKnown } from './question-draft.policy.ts';
import { draftOf } from './questions.fixture.ts';
import { insertPrepared, replaceAllPrepared, replacePrepared } from './save-question.queries.ts';

/** Servers of the version before know nothing of packed HTML, and work on the same database: decision 077. */
let test: TestApp;
let prepared: PreparedQuestion;
const later = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000);

const draft = (topicId: number) =>
  draftOf(topicId, {
    text: 'Find $x$.',
    hints: ['Look at $y$.'],
    marks: 1,
    answers: [{ body: 'It is $z$.', markLines: [{ text: 'finds $w$', mark: 'A1' }] }],
  });

/** As the build hands it over. */
const fromBuild = (): PreparedQuestion =>
  prepareKnown(checkDraft(draft(topicId)), {
    packed: packHtml({
      question: '<p>asked</p>',
      solution: { hints: ['<p>hint</p>'], answers: [{ body: '<p>solved</p>', lines: ['<p>line</p>'] }] },
    }),
    replies: {},
    words: { searchText: '', searchTextOf: '', taughtText: '' },
  }).prepared;

const allHtml = 'questions_html, hints.html as hint, body_html, lines.html as line';
const columnsOf = async (id: number) => {
  const { rows } = await test.database.pool.query(
    `select ${allHtml}, typeset_question is null as unpacked from questions q
       join question_hints hints on hints.question_id = q.id join answers a on a.question_id = q.id
       join mark_lines lines on lines.answer_id = a.id where q.id = $1`,
    [id],
  );
  return rows[0];
};
const shown = async (id: number) => {
  const { questions_html, hints, Answer } = (await accountsOf(test).get(`/api/questions/${id}`)).json();
  return [questions_html, hints[0].html, Answer[0].body_html, Answer[0].mark_lines[0].html];
};
const insert = async (question: PreparedQuestion, packedOnly = false): Promise<number> => {
  const [id] = await test.database.transaction((tx) =>
    insertPrepared(tx, [question], test.clock.now(), { packedOnly }),
  );
  return id!;
};
/** What a server of the version before does when staff save a question. */
const saveAsBefore = async (id: number) => {
  const { pool } = test.database;
  await pool.query(`update questions set questions_html = '<p>A</p>', updated_at = $2 where id = $1`, [
    id,
    later(1),
  ]);
  await pool.query(`update question_hints set html = '<p>B</p>' where question_id = $1`, [id]);
  await pool.query(`update answers set body_html = '<p>C</p>' where question_id = $1`, [id]);
  await pool.query(
    `update mark_lines set html = '<p>D</p>' where answer_id in (select id from answers where question_id = $1)`,
    [id],
  );
};

const built = ['<p>asked</p>', '<p>hint</p>', '<p>solved</p>', '<p>line</p>'];
let topicId: number;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  topicId = (await addSubject(test, 'math-aa-sl', { calculus: {} })).topics.calculus!;
});
beforeEach(async () => {
  prepared = (await prepareQuestions([draft(topicId)]))[0]!;
});

it('reads what is saved now', async () => {
  const id = await insert(prepared);
  expect(Object.values(await columnsOf(id))).toEqual([...(await shown(id)), false]);
  expect((await shown(id)).every((html) => html.includes('katex'))).toBe(true);
});

it('reads what the build typeset, unless the bank is loaded for the first time', async () => {
  const first = await insert(fromBuild(), true);
  expect(Object.values(await columnsOf(first))).toEqual(['', '', '', '', false]);
  expect(await shown(first)).toEqual(built);
  const next = await insert(fromBuild());
  expect(Object.values(await columnsOf(next))).toEqual([...built, false]);
  await test.database.transaction((tx) =>
    replaceAllPrepared(tx, [{ id: first, question: fromBuild() }], later(1)),
  );
  expect(Object.values(await columnsOf(first)).slice(0, 4)).toEqual(built);
  expect(await shown(first)).toEqual(built);
});

it('may save a question, which is shown so from then on, and saved anew', async () => {
  for (const id of [await insert(prepared), await insert(fromBuild(), true)]) {
    await saveAsBefore(id);
    expect(await shown(id)).toEqual(['<p>A</p>', '<p>B</p>', '<p>C</p>', '<p>D</p>']);
    await test.database.transaction((tx) => replacePrepared(tx, id, fromBuild(), later(2)));
    expect(await shown(id)).toEqual(built);
    expect(await columnsOf(id)).toMatchObject({ unpacked: false });
  }
});

it('may hide a question without touching its text', async () => {
  for (const id of [await insert(fromBuild()), await insert(fromBuild(), true)]) {
    await test.database.pool.query('update questions set priority = 3, updated_at = $2 where id = $1', [
      id,
      later(1),
    ]);
    expect(await shown(id)).toEqual(built);
  }
});

it('finds imports as it stages them itself', async () => {
  const staged = JSON.parse(JSON.stringify(prepared)) as PreparedQuestion;
  const id = await insert(staged);
  expect(await shown(id)).toEqual(await shown(await insert(prepared)));
});
