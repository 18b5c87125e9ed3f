import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addCopies, addQuestion, draftOf } from './questions.fixture.ts';
import { insertQuestions } from './save-question.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let sl: Awaited<ReturnType<typeof addSubject>>;
let hl: Awaited<ReturnType<typeof addSubject>>;
let secret: Awaited<ReturnType<typeof addSubject>>;

const root = '/api/admin/question-transfers';
const post = (path: string, body?: unknown, as: Account = staff) =>
  accounts.post(`${root}${path}`, body, { token: as.token });
const asked = (changes: Record<string, unknown> = {}) => ({
  from_topic_id: sl.topics.proof,
  to_topic_id: sl.topics.calculus,
  with_below: false,
  question_ids: null,
  ...changes,
});
const preview = async (changes?: Record<string, unknown>) => (await post('/preview', asked(changes))).json();
const transfer = (expected: number, changes?: Record<string, unknown>) =>
  post('', { ...asked(changes), expected });
const undo = (id: unknown, as?: Account) => post(`/${id}/undo`, undefined, as);
const rowsOf = () =>
  accounts.rows('select id, topic_id, subject_id, topic_changed from questions order by id');
const topicsOf = async () => (await rowsOf()).map(({ topic_id }) => topic_id);
const othersOf = (id: number) =>
  accounts.rows('select topic_id from question_other_topics where question_id = $1', [id]);
const logged = async () => (await accounts.get('/api/admin/audit?pageSize=1', staff.token)).json().rows[0];

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
});

beforeEach(async () => {
  for (const table of ['questions', 'question_transfers', 'subjects']) {
    await test.database.pool.query(`delete from ${table}`);
  }
  sl = await addSubject(test, 'math-aa-sl', { algebra: { proof: { induction: {} } }, calculus: {} });
  hl = await addSubject(test, 'math-aa-hl', { algebra: { proof: {} }, vectors: {} });
  secret = await addSubject(test, 'biology', { cells: {} }, { staffOnly: true });
});

describe('the preview', () => {
  it('says how many move, with examples, and what changes for them', async () => {
    const one = await addQuestion(test, sl.topics.proof!, { text: 'First', visible: false });
    await addQuestion(test, sl.topics.proof!, {
      text: 'Second',
      shared: true,
      otherTopicIds: [sl.topics.calculus!],
    });
    await addQuestion(test, sl.topics.induction!);
    expect(await preview()).toEqual({
      count: 2,
      hidden: 1,
      from: {
        subject: { id: sl.id, slug: 'math-aa-sl', subject_name: 'MATH-AA-SL' },
        topic_path: [
          expect.objectContaining({ slug: 'algebra' }),
          expect.objectContaining({ slug: 'proof' }),
        ],
      },
      to: expect.objectContaining({ topic_path: [expect.objectContaining({ slug: 'calculus' })] }),
      examples: [
        { id: one, questions_text: 'First' },
        { id: one + 1, questions_text: 'Second' },
      ],
      other_topics: { dropped: 1, elsewhere: 0 },
      sharing: { count: 1, before: 'MATH-AA-HL › The topic algebra › The topic proof', after: null },
      audience: 'same',
    });
    expect((await preview({ with_below: true })).count).toBe(3);
    expect((await preview({ question_ids: [one] })).count).toBe(1);
    expect(await topicsOf()).toEqual([sl.topics.proof, sl.topics.proof, sl.topics.induction]);
  });

  it('says who will see them, and which other topics are of another subject', async () => {
    await addQuestion(test, sl.topics.proof!, { otherTopicIds: [sl.topics.calculus!] });
    expect(await preview({ to_topic_id: secret.topics.cells })).toMatchObject({
      audience: 'hidden',
      other_topics: { dropped: 0, elsewhere: 1 },
    });
    expect(
      await preview({ from_topic_id: secret.topics.cells, to_topic_id: hl.topics.vectors }),
    ).toMatchObject({ count: 0, audience: 'shown' });
  });
});

describe('a transfer', () => {
  it('moves all, marks that their topic changed, and is in the log with the ids', async () => {
    const ids = [await addQuestion(test, sl.topics.proof!), await addQuestion(test, sl.topics.proof!)];
    await addQuestion(test, sl.topics.induction!);
    const answer = await transfer(2);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().transfer).toMatchObject({
      count: 2,
      by: 'Asha Rao',
      from: 'MATH-AA-SL › The topic algebra › The topic proof',
      to: 'MATH-AA-SL › The topic calculus',
      undone_at: null,
    });
    expect(await rowsOf()).toEqual([
      { id: ids[0], topic_id: sl.topics.calculus, subject_id: sl.id, topic_changed: true },
      { id: ids[1], topic_id: sl.topics.calculus, subject_id: sl.id, topic_changed: true },
      { id: ids[1]! + 1, topic_id: sl.topics.induction, subject_id: sl.id, topic_changed: false },
    ]);
    expect(await logged()).toMatchObject({
      action: 'transfer questions',
      before: { topic: 'MATH-AA-SL › The topic algebra › The topic proof' },
      after: { topic: 'MATH-AA-SL › The topic calculus', questions: ids },
    });
    const list = (await accounts.get(root, staff.token)).json();
    expect(list.transfers).toEqual([answer.json().transfer]);
  });

  it('moves across subjects, with what lies below, and students see them there', async () => {
    await addQuestion(test, sl.topics.proof!);
    await addQuestion(test, sl.topics.induction!);
    await transfer(2, { to_topic_id: hl.topics.vectors, with_below: true });
    expect((await rowsOf()).map(({ subject_id }) => subject_id)).toEqual([hl.id, hl.id]);
    const total = async (query: string) => (await accounts.get(`/api/questions?${query}`)).json().total;
    expect(await total('subject=math-aa-hl&topic=vectors')).toBe(2);
    expect(await total('subject=math-aa-sl')).toBe(0);
  });

  it('moves only those that were chosen', async () => {
    const [one, two] = [await addQuestion(test, sl.topics.proof!), await addQuestion(test, sl.topics.proof!)];
    expect((await transfer(1, { question_ids: [two, two] })).statusCode).toBe(201);
    expect(await topicsOf()).toEqual([sl.topics.proof, sl.topics.calculus]);
    const gone = await transfer(2, { question_ids: [one, two] });
    expect(gone.statusCode).toBe(409);
    expect(gone.json().message).toContain('1 of the chosen questions is no longer');
    expect(await topicsOf()).toEqual([sl.topics.proof, sl.topics.calculus]);
  });

  it('moves nothing when there are others than were previewed', async () => {
    await addQuestion(test, sl.topics.proof!);
    await addQuestion(test, sl.topics.proof!);
    const answer = await transfer(1);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('There are 2 questions to move by now, not 1');
    expect(await topicsOf()).toEqual([sl.topics.proof, sl.topics.proof]);
    expect((await accounts.get(root, staff.token)).json().transfers).toEqual([]);
  });

  it('of more questions than anybody chooses one by one keeps the counts, there and back', async () => {
    await addCopies(test, await addQuestion(test, sl.topics.proof!), 5999);
    const counts = () =>
      accounts.rows('select slug, question_count from topics where question_count > 0 order by slug');
    const before = await counts();
    const moved = await transfer(6000, { to_topic_id: hl.topics.vectors });
    expect(moved.statusCode).toBe(201);
    expect(await counts()).toEqual([{ slug: 'vectors', question_count: 6000 }]);
    expect((await undo(moved.json().transfer.id)).json().moved_back).toBe(6000);
    expect(await counts()).toEqual(before);
  });

  it('is followed by the search, also to a topic of the same name', async () => {
    const namesake = await addSubject(test, 'physics', { waves: {}, light: {} });
    await accounts.rows(`update topics set topic_name = 'Same' where subject_id = $1`, [namesake.id]);
    const id = await addQuestion(test, namesake.topics.waves!);
    await transfer(1, { from_topic_id: namesake.topics.waves, to_topic_id: namesake.topics.light });
    expect(await accounts.rows('select question_id, topic_id from search_questions')).toEqual([
      { question_id: id, topic_id: namesake.topics.light },
    ]);
  });
});

describe('an undo', () => {
  it('brings back all that it can, exactly as it was', async () => {
    const one = await addQuestion(test, sl.topics.proof!, {
      topicChanged: true,
      otherTopicIds: [sl.topics.calculus!],
    });
    const two = await addQuestion(test, sl.topics.induction!);
    const before = await rowsOf();
    const { id } = (await transfer(2, { with_below: true })).json().transfer;
    expect(await othersOf(one)).toEqual([]);
    const answer = await undo(id);
    expect(answer.json()).toMatchObject({ moved_back: 2, left: [], transfer: { undone_by: 'Asha Rao' } });
    expect(await rowsOf()).toEqual(before);
    expect(await othersOf(one)).toEqual([{ topic_id: sl.topics.calculus }]);
    expect(await logged()).toMatchObject({ action: 'undo transfer', after: { questions: [one, two] } });
    expect((await undo(id)).statusCode).toBe(409);
  });

  it('leaves what is elsewhere by now, and says which', async () => {
    const [stays, moved, deleted, orphan] = await insertQuestions(test, [
      draftOf(sl.topics.proof!),
      draftOf(sl.topics.proof!),
      draftOf(sl.topics.proof!),
      draftOf(sl.topics.induction!),
    ]);
    const { id } = (await transfer(4, { with_below: true })).json().transfer;
    await accounts.rows('update questions set topic_id = $1 where id = $2', [hl.topics.vectors, moved]);
    await accounts.rows('delete from questions where id = $1', [deleted]);
    await accounts.rows('delete from topics where id = $1', [sl.topics.induction]);
    expect((await undo(id)).json()).toMatchObject({
      moved_back: 1,
      left: [
        { id: moved, why: 'moved' },
        { id: deleted, why: 'deleted' },
        { id: orphan, why: 'topic_gone' },
      ],
    });
    expect(await topicsOf()).toEqual([sl.topics.proof, hl.topics.vectors, sl.topics.calculus]);
    expect(stays).toBeDefined();
  });

  it('that can bring nothing back is refused, and a new try is possible', async () => {
    const one = await addQuestion(test, sl.topics.proof!);
    const { id } = (await transfer(1)).json().transfer;
    await accounts.rows('update questions set topic_id = $1', [hl.topics.vectors]);
    expect((await undo(id)).statusCode).toBe(409);
    await accounts.rows('update questions set topic_id = $1', [sl.topics.calculus]);
    expect((await undo(id)).json().moved_back).toBe(1);
    expect(await topicsOf()).toEqual([sl.topics.proof]);
    expect(one).toBeDefined();
  });

  it('happens once when two try', async () => {
    await addQuestion(test, sl.topics.proof!);
    const { id } = (await transfer(1)).json().transfer;
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('the questions to choose from', () => {
  const list = async (query: string) =>
    (await accounts.get(`${root}/questions?topic_id=${sl.topics.proof}${query}`, staff.token)).json();

  it('are those of the topic, found by text and number, page by page', async () => {
    const one = await addQuestion(test, sl.topics.proof!, { text: 'Show that 50% is half.' });
    const two = await addQuestion(test, sl.topics.proof!, { text: 'Hidden', visible: false });
    const three = await addQuestion(test, sl.topics.induction!, { text: 'Below' });
    const ids = async (query: string) => (await list(query)).rows.map(({ id }: { id: number }) => id);
    expect(await ids('&order=asc')).toEqual([one, two]);
    expect(await ids('&with_below=true')).toEqual([three, two, one]);
    expect(await ids('&q=50%25')).toEqual([one]);
    expect(await ids(`&q=${two}`)).toEqual([two]);
    expect(await list('&pageSize=1&page=2&order=asc')).toEqual({
      rows: [
        {
          id: two,
          topic: expect.objectContaining({ slug: 'proof' }),
          questions_text: 'Hidden',
          difficulty: 'Medium',
          marks: 3,
          visible: false,
        },
      ],
      total: 2,
      page: 2,
      pageSize: 1,
    });
  });
});

describe('refused', () => {
  it('are students and visitors', async () => {
    await addQuestion(test, sl.topics.proof!);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/questions?topic_id=${sl.topics.proof}`],
      ['POST', '/preview'],
      ['POST', ''],
      ['POST', '/1/undo'],
    ] as const) {
      const body = method === 'POST' ? { ...asked(), expected: 1 } : undefined;
      expect((await accounts.call(method, `${root}${path}`, body, { token: student.token })).statusCode).toBe(
        403,
      );
      expect((await accounts.call(method, `${root}${path}`, body)).statusCode).toBe(401);
    }
    expect(await topicsOf()).toEqual([sl.topics.proof]);
  });

  it('is what makes no sense', async () => {
    await addQuestion(test, sl.topics.proof!);
    for (const changes of [
      { to_topic_id: sl.topics.proof },
      { to_topic_id: 'x' },
      { from_topic_id: null },
      { question_ids: [] },
      { question_ids: ['x'] },
      { question_ids: Array.from({ length: 5001 }, (_, index) => index + 1) },
      { with_below: 'yes' },
    ]) {
      expect((await transfer(1, changes)).statusCode, JSON.stringify(changes).slice(0, 80)).toBe(400);
      expect((await post('/preview', asked(changes))).statusCode).toBe(400);
    }
    for (const changes of [{ to_topic_id: 999_999 }, { from_topic_id: 999_999 }]) {
      expect((await transfer(1, changes)).statusCode).toBe(404);
    }
    expect((await transfer(0)).statusCode).toBe(400);
    expect((await post('')).statusCode).toBe(400);
    expect((await undo('x')).statusCode).toBe(400);
    expect((await undo(999_999)).statusCode).toBe(404);
    expect(await topicsOf()).toEqual([sl.topics.proof]);
  });
});
