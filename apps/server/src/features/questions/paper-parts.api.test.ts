import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { editorOf, type Fields, pictureOf } from './editing/editing.fixture.ts';
import { addQuestion } from './questions.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let editor: ReturnType<typeof editorOf>;
let [student, staff]: Account[] = [];
let physics: Awaited<ReturnType<typeof addSubject>>;
let maths: Awaited<ReturnType<typeof addSubject>>;
/** The questions by a short name. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  editor = editorOf(test);
  [student, staff] = [await accounts.signUp(), await accounts.signUpAs(roleIds.staff)];
  physics = await addSubject(test, 'physics-sl', { waves: {} });
  await addSubject(test, 'physics-hl', { waves: {} });
  maths = await addSubject(test, 'math-aa-sl', { lines: {} });
  const { waves } = physics.topics;
  const { lines } = maths.topics;
  ids.choice = await addQuestion(test, waves!, { text: 'Which?', paper: 1, paperPart: 'A', shared: true });
  ids.data = await addQuestion(test, waves!, { text: 'Plot.', paper: 1, paperPart: 'B' });
  ids.long = await addQuestion(test, waves!, { text: 'Explain.', paper: 2 });
  // From before papers had parts.
  ids.old = await addQuestion(test, waves!, { text: 'Old.', paper: 1, calculatorAllowed: false });
  ids.line = await addQuestion(test, lines!, { text: 'Line.', paper: 1 });
});

const namesOf = (questions: { id: number }[]) =>
  questions.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).join(' ');

describe('questions', () => {
  it('tell the part of their paper to anybody, in lists and alone', async () => {
    const { questions } = (await accounts.get('/api/questions?subject=physics-sl&pageSize=10')).json();
    const papers = questions.map(({ paper, paper_part }: Record<string, unknown>) => [paper, paper_part]);
    expect(papers).toEqual([
      [1, 'A'],
      [1, 'B'],
      [2, null],
      [1, null],
    ]);
    expect((await accounts.get(`/api/questions/${ids.data}`)).json()).toMatchObject({
      paper: 1,
      paper_part: 'B',
    });
  });

  it.each([
    ['subject=physics-sl&paper=1&paper_part=A', 'choice'],
    ['subject=physics-sl&paper=1&paper_part=B', 'data'],
    ['subject=physics-sl&paper=1', 'choice data old'],
    ['subject=physics-sl&paper=2', 'long'],
    ['subject=physics-sl&paper=3', ''],
    ['subject=physics-sl&paper_part=B', 'data'],
    ['subject=physics-hl&paper=1&paper_part=A', 'choice'],
    ['subject=math-aa-sl&paper=1&paper_part=A', ''],
    ['paper=1&paper_part=A', 'choice'],
  ])('are found by %s', async (query, names) => {
    for (const token of [undefined, student!.token]) {
      const answer = await accounts.get(`/api/questions?${query}&pageSize=10`, token);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(namesOf(answer.json().questions)).toBe(names);
    }
    const rows = await accounts.get(`/api/admin/questions?${query}&sort=id&order=asc`, staff!.token);
    // Staff see a shared question where it is at home.
    expect(namesOf(rows.json().rows)).toBe(query.includes('physics-hl') ? '' : names);
  });

  it('have neighbours in the list of a part', async () => {
    const around = await accounts.get(
      `/api/questions/${ids.choice}/neighbours?subject=physics-sl&paper=1&paper_part=A`,
    );
    expect(around.json()).toMatchObject({ previous: null, next: null, position: 1, total: 1 });
  });

  it.each([
    ['paper=1&paper_part=C', '“paper_part” must be A or B'],
    ['paper=1&paper_part=a', '“paper_part” must be A or B'],
    ['paper=1&paper_part=', '“paper_part” must be A or B'],
    ['paper=2&paper_part=A', '“paper_part” must be left out with this paper: only paper 1 has parts'],
    ['paper=1A', '“paper” must be a number'],
  ])('are refused by %s, in words', async (query, message) => {
    for (const token of [undefined, student!.token]) {
      const answer = await accounts.get(`/api/questions?${query}`, token);
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
  });

  it.each([
    'paper=1&paper_part=A&paper_part=B',
    `paper_part=${encodeURIComponent("A' or true --")}`,
    'paper_part=%00',
  ])('are refused by %s', async (query) => {
    expect((await accounts.get(`/api/questions?${query}`)).statusCode).toBe(400);
    expect((await accounts.get(`/api/admin/questions?${query}`, staff!.token)).statusCode).toBe(400);
  });

  it('have no other part, whoever writes it', async () => {
    await expect(
      test.database.pool.query(`update questions set paper_part = 'C' where id = $1`, [ids.data]),
    ).rejects.toThrow('questions_paper_part_check');
  });
});

describe('the editor', () => {
  const fresh = (fields: Fields): Fields => ({
    subject_id: physics.id,
    topic_id: physics.topics.waves,
    difficulty: 'Easy',
    marks: 1,
    questions_text: 'Which wave?',
    ...fields,
  });
  const image = async () => [{ field: 'question_images', content: await pictureOf('white') }];
  const issuesOf = async (fields: Fields) => {
    const answer = await editor.edit(fields, fields.id ? [] : await image(), staff!.token);
    expect(answer.statusCode, answer.body).toBe(400);
    return answer
      .json()
      .issues.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);
  };
  const save = async (fields: Fields) =>
    editor.saved(await editor.edit(fields, fields.id ? [] : await image(), staff!.token));

  it('takes what the subject has', async () => {
    expect(await save(fresh({ paper: 1, paper_part: 'B' }))).toMatchObject({ paper: 1, paper_part: 'B' });
    expect(await save(fresh({ paper: 2, paper_part: '' }))).toMatchObject({ paper: 2, paper_part: null });
    expect(await save(fresh({}))).toMatchObject({ paper: null, paper_part: null });
  });

  it.each<[Fields, string[]]>([
    [{ paper: 1 }, ['paper_part: Paper 1 has parts in this subject: please choose 1A or 1B']],
    [{ paper: 2, paper_part: 'A' }, ['paper_part: Paper 2 has no parts in this subject']],
    [{ paper: 3 }, ['paper: This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2']],
    [{ paper_part: 'A' }, ['paper_part: Please choose the paper that this is a part of']],
    [{ calculatorAllowed: false }, ['calculatorAllowed: Every paper of this subject is with a calculator']],
    [{ paper: 1, paper_part: 'C' }, ['paper_part: Please choose one of the list']],
  ])('refuses %j', async (fields, issues) => {
    expect(await issuesOf(fresh(fields))).toEqual(issues);
  });

  it('refuses a part in a subject without parts, and a question that moves where its paper is not', async () => {
    const place = { subject_id: maths.id, topic_id: maths.topics.lines };
    const message = 'paper_part: Paper 1 has no parts in this subject';
    expect(await issuesOf(fresh({ ...place, paper: 1, paper_part: 'A' }))).toEqual([message]);
    expect(await issuesOf({ id: ids.choice, ...place })).toEqual([message]);
  });

  it('lets a part go with its paper, and leaves both alone where nothing is said of them', async () => {
    const { id } = await save(fresh({ paper: 1, paper_part: 'A' }));
    expect(await save({ id, marks: 2 })).toMatchObject({ paper: 1, paper_part: 'A' });
    expect(await save({ id, paper: 1 })).toMatchObject({ paper: 1, paper_part: 'A' });
    expect(await save({ id, paper: 2 })).toMatchObject({ paper: 2, paper_part: null });
    // What is stored from before is no reason to refuse a change of something else.
    expect(await save({ id: ids.old, priority: 9 })).toMatchObject({ paper: 1, paper_part: null });
    const log = (await accounts.get(`/api/admin/audit?kind=question&id=${id}`, staff!.token)).json().rows[0];
    expect(log).toMatchObject({
      before: { paper: 1, paper_part: 'A' },
      after: { paper: 2, paper_part: null },
    });
  });
});
