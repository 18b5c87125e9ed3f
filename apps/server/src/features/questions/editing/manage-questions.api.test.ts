import { roleIds } from '@sevenfold/contract/accounts/roles';
import { reportReasons } from '@sevenfold/contract/reports/report.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { type Account, accountsOf } from '../../accounts/accounts.fixture.ts';
import { addSubject } from '../../catalogue/catalogue.fixture.ts';
import { addQuestion } from '../questions.fixture.ts';
import { editorOf, pictureOf } from './editing.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let [staff, student]: Account[] = [];
let maths: Awaited<ReturnType<typeof addSubject>>;
let history: Awaited<ReturnType<typeof addSubject>>;
/** Of a level without the other. */
let latin: Awaited<ReturnType<typeof addSubject>>;
const ids: Record<string, number> = {};

const list = async (query = '') => {
  const answer = await accounts.get(`/api/admin/questions${query}`, staff!.token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const found = async (query: string): Promise<string[]> => {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return (await list(`?pageSize=100&${query}`)).rows.map(({ id }: { id: number }) => names.get(id));
};
const put = (id: unknown, body: unknown, token = staff!.token) =>
  accounts.put(`/api/questions/${id}`, body, token);
const bulk = (body: unknown, token = staff!.token) =>
  accounts.post('/api/admin/questions/bulk', body, { token });
const remove = (body: unknown, token = staff!.token, url = '/api/questions') =>
  accounts.call('DELETE', url, body, { token });
const read = async (id: number) => (await accounts.get(`/api/admin/questions/${id}`, staff!.token)).json();
const lastOf = async (id: number) =>
  (await accounts.get(`/api/admin/audit?kind=question&id=${id}`, staff!.token)).json().rows[0];

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  [staff, student] = [await accounts.signUpAs(roleIds.staff), await accounts.signUp()];
  maths = await addSubject(test, 'math-aa-sl', { functions: { lines: {} }, circles: {} });
  await addSubject(test, 'math-aa-hl', { circles: {} });
  history = await addSubject(test, 'history', { wars: {} }, { staffOnly: true });
  latin = await addSubject(test, 'latin-hl', { verse: {} }, { staffOnly: true });
  const { lines, circles } = maths.topics;
  ids.plain = await addQuestion(test, lines!, { text: 'A plain line 100%.', year: 2020, priority: 3 });
  ids.hidden = await addQuestion(test, lines!, { visible: false, verified: true, marks: 7 });
  ids.bare = await addQuestion(test, circles!, {
    answers: [],
    difficulty: 'Hard',
    videoSolution: 'https://video.example/1',
    topicChanged: true,
    month: 'May',
    paper: 2,
    timezone: 0,
    level: 'SL',
    calculatorAllowed: false,
    questionNumber: '12c',
    key: 'maths/circles/1',
  });
  ids.war = await addQuestion(test, history.topics.wars!, { text: 'When was it?' });
  await accounts.post(
    '/api/report',
    { type: reportReasons[0], questionId: ids.plain, description: '' },
    { token: student!.token },
  );
  const editor = editorOf(test);
  const image = { field: 'question_images', content: await pictureOf('red') };
  editor.saved(await editor.edit({ id: ids.bare }, [image], staff!.token));
});

describe('the table of questions', () => {
  it('shows all of them, whatever others see', async () => {
    const { total, rows, page, pageSize } = await list('?sort=id&order=asc');
    expect({ total, page, pageSize }).toEqual({ total: 4, page: 1, pageSize: 25 });
    expect(rows[2]).toEqual({
      id: ids.bare,
      subject: { id: maths.id, slug: 'math-aa-sl', subject_name: expect.any(String) },
      topic: expect.objectContaining({ slug: 'circles' }),
      topic_path: [expect.objectContaining({ slug: 'circles' })],
      questions_text: 'Solve $x^2 - 5x + 6 = 0$.',
      question_number: '12c',
      difficulty: 'Hard',
      level: 'SL',
      marks: 3,
      month: 'May',
      year: null,
      paper: 2,
      paper_part: null,
      timezone: 0,
      calculatorAllowed: false,
      priority: null,
      visible: true,
      verified: false,
      topic_changed: true,
      math_level_visibility_shared: false,
      has_answer: false,
      has_video: true,
      images: 1,
      answer_images: 0,
      open_reports: 0,
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it.each<[string, string[]]>([
    ['subject=history', ['war']],
    ['subject=math-aa-sl&topic=functions&sort=id&order=asc', ['plain', 'hidden']],
    ['subject=math-aa-sl&topic=functions&subTopic=lines&visible=false', ['hidden']],
    ['year=2020', ['plain']],
    ['month=May&paper=2&timezone=0&level=SL', ['bare']],
    ['difficulty=Hard', ['bare']],
    ['difficulty=Easy&difficulty=Hard', ['bare']],
    ['calculator=false', ['bare']],
    ['visible=false', ['hidden']],
    ['verified=true', ['hidden']],
    ['topicChanged=true', ['bare']],
    ['hasAnswer=false', ['bare']],
    ['hasVideo=true', ['bare']],
    ['hasImages=true', ['bare']],
    ['reported=true', ['plain']],
    ['hasPriority=false&sort=id&order=asc', ['hidden', 'bare', 'war']],
    ['shared=true', []],
    ['q=100%25', ['plain']],
    ['q=12C', ['bare']],
    ['q=maths/circles', ['bare']],
    ['q=%25', ['plain']],
    ['sort=marks&order=desc&pageSize=1', ['hidden']],
    ['sort=priority&order=asc&pageSize=1', ['plain']],
    ['sort=priority&order=desc&pageSize=1', ['plain']],
    ['sort=reports&order=desc&pageSize=1', ['plain']],
    ['sort=id&order=asc&page=2&pageSize=3', ['war']],
    ['sort=topic&order=asc&page=99', []],
  ])('can be narrowed by %s', async (query, names) => {
    const again = query.includes('pageSize') ? (await list(`?${query}`)).rows : undefined;
    if (!again) return expect(await found(query)).toEqual(names);
    expect(again.map(({ id }: { id: number }) => id)).toEqual(names.map((name) => ids[name]));
  });

  it('finds a question by its id', async () => {
    expect(await found(`q=${ids.war}`)).toContain('war');
  });

  it.each([
    'page=0',
    'pageSize=101',
    'sort=rowid',
    'visible=perhaps',
    'paper=4',
    'difficulty=Odd',
    'year=x',
    'topic=lines',
  ])('refuses %s', async (query) => {
    const answer = await accounts.get(`/api/admin/questions?${query}`, staff!.token);
    expect(answer.statusCode).toBe(400);
  });

  it('answers 404 for places and questions that are not there', async () => {
    for (const path of ['?subject=alchemy', '?subject=history&topic=peace', '/99999']) {
      expect((await accounts.get(`/api/admin/questions${path}`, staff!.token)).statusCode).toBe(404);
    }
  });
});

describe('the controls on a card', () => {
  it.each<[object, string, object]>([
    [{ priority: 9 }, 'Updated priority successfully', { priority: 9 }],
    [{ priority: '4' }, 'Updated priority successfully', { priority: 4 }],
    [{ priority: null }, 'Updated priority successfully', { priority: null }],
    [{ visible: false }, 'Question Hidden from Users', { visible: false }],
    [{ visible: true }, 'Question Visible to Users', { visible: true }],
    [{ math_level_visibility_shared: true }, 'Question shown in HL', { math_level_visibility_shared: true }],
  ])('%j says %s', async (body, message, change) => {
    const answer = await put(ids.plain, body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ message, question: { id: ids.plain, ...change } });
    expect(await read(ids.plain!)).toMatchObject(change);
  });

  it('make a version of their own, told in the log; the same again makes none', async () => {
    await put(ids.war, { visible: false });
    const { version } = await read(ids.war!);
    expect(await lastOf(ids.war!)).toMatchObject({
      action: 'hide question',
      before: { visible: true },
      after: { visible: false },
    });
    await put(ids.war, { visible: false });
    expect((await read(ids.war!)).version).toBe(version);
    const editor = editorOf(test);
    await put(ids.war, { visible: true });
    expect((await editor.edit({ id: ids.war, version, marks: 3 }, [], staff!.token)).statusCode).toBe(409);
  });

  it.each<[object, string]>([
    [{ priority: 'high' }, 'Enter a valid number'],
    [{ priority: 1.5 }, 'Enter a valid number'],
    [{}, 'one of'],
    [{ priority: 1, visible: true }, 'one of'],
    [{ visible: 'yes' }, ''],
  ])('refuse %j', async (body, word) => {
    const answer = await put(ids.plain, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(word);
  });

  it('have no other level where the subject has none', async () => {
    for (const id of [ids.war, await addQuestion(test, latin.topics.verse!)]) {
      const answer = await put(id, { math_level_visibility_shared: true });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('This subject has no other level');
    }
  });

  it('are for staff, at both addresses', async () => {
    for (const url of [`/api/questions/${ids.plain}`, `/questions/${ids.plain}`]) {
      expect((await accounts.put(url, { priority: 1 }, student!.token)).statusCode).toBe(403);
      expect((await accounts.put(url, { priority: 1 })).statusCode).toBe(401);
      expect((await accounts.put(url, { priority: 1 }, staff!.token)).statusCode).toBe(200);
    }
    expect((await put(99_999, { priority: 1 })).statusCode).toBe(404);
    expect((await put('x', { priority: 1 })).statusCode).toBe(400);
  });
});

describe('many at once', () => {
  it('are hidden, verified and moved, each with its line in the log', async () => {
    const some = [ids.plain, ids.hidden, 99_999];
    expect((await bulk({ ids: some, verified: true })).json()).toEqual({ changed: 1, papers: [] });
    expect((await bulk({ ids: some, visible: false })).json()).toEqual({ changed: 1, papers: [] });
    expect((await bulk({ ids: some, topic_id: history.topics.wars })).json()).toEqual({
      changed: 2,
      papers: [],
    });
    expect(await read(ids.plain!)).toMatchObject({
      subject: { slug: 'history' },
      topic: { slug: 'wars' },
      verified: true,
      visible: false,
      topic_changed: true,
    });
    expect(await lastOf(ids.hidden!)).toMatchObject({
      action: 'move question',
      before: { topicId: maths.topics.lines },
      after: { topicId: history.topics.wars },
    });
    expect((await list('?subject=history')).total).toBe(3);
    expect((await bulk({ ids: some, topic_id: maths.topics.lines })).json()).toEqual({
      changed: 2,
      papers: [],
    });
  });

  it.each<[number, () => object]>([
    [400, () => ({ ids: [], visible: true })],
    [400, () => ({ ids: [ids.plain] })],
    [400, () => ({ ids: [ids.plain], visible: true, verified: true })],
    [400, () => ({ ids: Array.from({ length: 501 }, (_, index) => index + 1), visible: true })],
    [400, () => ({ ids: ['x'], visible: true })],
    [404, () => ({ ids: [ids.plain], topic_id: 99_999 })],
  ])('answers %i to garbage', async (status, body) => {
    expect((await bulk(body())).statusCode).toBe(status);
  });

  it('are for staff', async () => {
    expect((await bulk({ ids: [ids.plain], visible: true }, student!.token)).statusCode).toBe(403);
    expect((await accounts.post('/api/admin/questions/bulk', {})).statusCode).toBe(401);
  });
});

describe('a deleted question', () => {
  it('is gone with what belongs to it; the log keeps what was written', async () => {
    const id = await addQuestion(test, maths.topics.lines!, { text: 'Soon gone.' });
    const [answer] = (await read(id)).Answer;
    await accounts.post(`/api/user_question/${id}`, { is_completed: false }, { token: student!.token });
    expect((await remove({ question_id: id, answer_id: 99_999 })).statusCode).toBe(404);
    expect((await remove({ question_id: id, answer_id: answer.id })).statusCode).toBe(200);
    expect((await accounts.get(`/api/questions/${id}`)).statusCode).toBe(404);
    expect(await lastOf(id)).toMatchObject({
      action: 'delete question',
      about: { name: expect.stringContaining('Soon gone.') },
      before: { questions_text: 'Soon gone.' },
    });
    expect((await remove({ question_id: id })).statusCode).toBe(404);
  });

  it('is deleted by staff only, at both addresses', async () => {
    const id = await addQuestion(test, maths.topics.lines!);
    expect((await remove({ question_id: id }, student!.token)).statusCode).toBe(403);
    expect((await accounts.call('DELETE', '/questions', { question_id: id })).statusCode).toBe(401);
    expect((await remove({ question_id: 'x' })).statusCode).toBe(400);
    expect((await remove({ question_id: id }, staff!.token, '/questions')).statusCode).toBe(200);
  });
});
