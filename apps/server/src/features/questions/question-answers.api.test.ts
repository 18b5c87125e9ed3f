import { roleIds } from '@sevenfold/contract/accounts/roles';
import { staffFieldsSchema } from '@sevenfold/contract/questions/question.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion, draftOf } from './questions.fixture.ts';
import { insertQuestions, updateQuestion } from './save-question.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: string;
let staff: string;
let sl: Awaited<ReturnType<typeof addSubject>>;
let hl: Awaited<ReturnType<typeof addSubject>>;
let whole: number;
let hidden: number;
let closed: number;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  const tree = { algebra: { sequences: { series: {} } }, calculus: {} };
  sl = await addSubject(test, 'math-aa-sl', tree);
  hl = await addSubject(test, 'math-aa-hl', tree);
  const biology = await addSubject(test, 'biology', { cells: {} }, { staffOnly: true });
  whole = await addQuestion(test, sl.topics.series!, {
    designKey: 'quadratic',
    shared: true,
    hints: ['Try $x = 2$.', 'Factorise.'],
    otherTopicIds: [sl.topics.sequences!, sl.topics.series!, sl.topics.sequences!],
    images: [
      { side: 'question', url: '/media/q.png', alt: 'A parabola' },
      { side: 'answer', url: '/media/a.png', alt: 'Its roots' },
    ],
    videoSolution: 'https://videos.sevenfold.example/1.mp4',
    specialInfo: 'Two ways',
    originalContent: 'secret notes',
    month: 'May',
    year: 2023,
    paper: 1,
    timezone: 0,
    level: 'SL',
    questionNumber: '4b',
    mcqAnswer: 'C',
  });
  await addQuestion(test, sl.topics.series!, { designKey: 'quadratic', variant: 1 });
  for (let count = 0; count < 3; count += 1) {
    await addQuestion(test, sl.topics.series!, {
      designKey: 'linear',
      variant: count,
      text: `Linear ${count}`,
    });
  }
  for (const text of ['One', 'Two', 'Three']) await addQuestion(test, sl.topics.series!, { text });
  hidden = await addQuestion(test, sl.topics.series!, { visible: false });
  closed = await addQuestion(test, biology.topics.cells!);
  student = (await accounts.signUp()).token;
  staff = (await accounts.signUpAs(roleIds.staff)).token;
});

const get = (url: string, token?: string) => accounts.get(url, token);

describe('a question', () => {
  it('is told whole', async () => {
    const answer = await get(`/api/questions/${whole}`);
    expect(answer.statusCode).toBe(200);
    const question = answer.json();
    expect(question).toMatchObject({
      id: whole,
      subject: { id: sl.id, slug: 'math-aa-sl' },
      topic: { slug: 'series', parent_topic_id: sl.topics.sequences },
      topic_path: [{ slug: 'algebra' }, { slug: 'sequences' }, { slug: 'series' }],
      OtherTopicsOnQuestion: [
        { slug: 'sequences', topic_path: [{ slug: 'algebra' }, { slug: 'sequences' }] },
      ],
      difficulty: 'Medium',
      level: 'SL',
      question_number: '4b',
      marks: 3,
      specialInfo: 'Two ways',
      video_solution: 'https://videos.sevenfold.example/1.mp4',
      calculatorAllowed: true,
      month: 'May',
      year: 2023,
      paper: 1,
      timezone: 0,
      answer_not_available: false,
      mcq_answer: 'C',
      questions_text: 'Solve $x^2 - 5x + 6 = 0$.',
      images: [{ url: '/media/q.png', alt: 'A parabola', order: 0 }],
      hints: [{ text: 'Try $x = 2$.' }, { text: 'Factorise.', html: '<p>Factorise.</p>' }],
    });
    expect(question.questions_html).toContain('<math');
    expect(question.Answer).toHaveLength(1);
    expect(question.Answer[0]).toMatchObject({
      body: '$x = 2$ or $x = 3$',
      images: [{ url: '/media/a.png', alt: 'Its roots' }],
      mark_lines: [
        { mark: 'M1', marks: 1 },
        { mark: 'A1A1', marks: 2 },
      ],
    });
    expect(question).not.toHaveProperty('staff');
    expect(answer.body).not.toContain('secret notes');
  });

  it('is told with others of its topic, one of each design and none of its own', async () => {
    const { related } = (await get(`/api/questions/${whole}`)).json();
    expect(related.map(({ questions_text }: { questions_text: string }) => questions_text)).toEqual([
      'Linear 0',
      'One',
      'Two',
      'Three',
    ]);
    expect(related[0]).not.toHaveProperty('Answer');
    expect(related[0].topic_path).toHaveLength(3);
    expect(related[0].questions_html).toBe('<p>Linear 0</p>');
  });

  it('leads to another of its design, round and round, past hidden ones', async () => {
    const topic = hl.topics.calculus!;
    const add = (variant: number, visible = true) =>
      addQuestion(test, topic, { designKey: 'circle', variant, visible, text: `Circle ${variant}` });
    const [zero, one, , three] = [await add(0), await add(1), await add(2, false), await add(3)];
    const after = async (id: number) => (await get(`/api/questions/${id}`)).json().another;
    expect(await after(zero)).toMatchObject({ id: one, topic_path: expect.any(Array) });
    expect((await after(one)).id).toBe(three);
    expect((await after(three)).id).toBe(zero);
    const alone = await addQuestion(test, topic, { designKey: 'alone' });
    expect(await after(alone)).toBeNull();
    expect(await after(await addQuestion(test, topic))).toBeNull();
    await test.database.pool.query('delete from questions where topic_id = $1', [topic]);
  });

  it('is told with more to staff', async () => {
    expect((await get(`/api/questions/${whole}`, staff)).json()).toMatchObject({
      original_content: 'secret notes',
      math_level_visibility_shared: true,
    });
    for (const token of [undefined, student]) {
      const answer = (await get(`/api/questions/${whole}`, token)).json();
      for (const name of Object.keys(staffFieldsSchema.shape)) expect(answer).not.toHaveProperty(name);
    }
  });

  it.each([undefined, 'student'])(
    'that is hidden, or of a hidden subject, is not there for %s',
    async (who) => {
      const token = who && student;
      for (const id of [hidden, closed]) {
        for (const url of [`/api/questions/${id}`, `/api/questions/${id}/neighbours`]) {
          const answer = await get(url, token);
          expect(answer.statusCode).toBe(404);
          expect(answer.json()).toEqual({ message: 'This question does not exist', code: 'not_found' });
        }
        expect((await get(`/api/questions/${id}`, staff)).statusCode).toBe(200);
      }
    },
  );

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '1e3x', '%00', "1'--", '٣'])(
    'named %s is refused',
    async (id) => {
      for (const end of ['', '/neighbours']) {
        expect((await get(`/api/questions/${id}${end}`)).statusCode).toBe(400);
      }
    },
  );

  it('that was never there is not found', async () => {
    expect((await get('/api/questions/2147483647')).statusCode).toBe(404);
    expect((await get('/api/questions/2147483647', staff)).statusCode).toBe(404);
  });

  it('disappears when it is hidden', async () => {
    const id = await addQuestion(test, sl.topics.calculus!);
    expect((await get(`/api/questions/${id}`)).statusCode).toBe(200);
    await test.database.pool.query('update questions set visible = false where id = $1', [id]);
    expect((await get(`/api/questions/${id}`)).statusCode).toBe(404);
    await test.database.pool.query('delete from questions where id = $1', [id]);
    expect((await get(`/api/questions/${id}`, staff)).statusCode).toBe(404);
  });
});

describe('neighbours', () => {
  it('lead through the whole list, and back', async () => {
    const filter = 'subject=math-aa-sl&topic=algebra';
    const { questions, total } = (await get(`/api/questions?${filter}&pageSize=10`)).json();
    const seen: number[] = [];
    for (let id: number | undefined = questions[0].id, position = 1; id !== undefined; position += 1) {
      seen.push(id);
      const around = (await get(`/api/questions/${id}/neighbours?${filter}`)).json();
      expect(around).toMatchObject({ position, total });
      expect(around.previous?.id).toBe(seen.at(-2));
      id = around.next?.id;
    }
    expect(seen).toEqual(questions.map(({ id }: { id: number }) => id));
  });

  it('are none where the question is not in the list', async () => {
    const answer = await get(`/api/questions/${whole}/neighbours?subject=math-aa-sl&topic=calculus`);
    expect(answer.json()).toEqual({ previous: null, next: null, position: null, total: 0 });
  });

  it('follow a shared question into the other level', async () => {
    const answer = await get(`/api/questions/${whole}/neighbours?subject=math-aa-hl`);
    expect(answer.json()).toEqual({ previous: null, next: null, position: 1, total: 1 });
    expect(hl.id).not.toBe(sl.id);
  });

  it.each([
    ['subject=nothing', undefined, 404],
    ['subject=biology', undefined, 404],
    ['completedQuestion=true', undefined, 401],
    ['verified=true', 'student', 403],
    ['difficulty=None', undefined, 400],
  ])('with %s as %s are refused', async (query, who, status) => {
    expect((await get(`/api/questions/${whole}/neighbours?${query}`, who && student)).statusCode).toBe(
      status,
    );
  });
});

describe('saving', () => {
  it('refuses what does not fit, and names it', async () => {
    const topicId = sl.topics.calculus!;
    const before = (await test.database.pool.query('select count(*) from questions')).rows;
    await expect(
      insertQuestions(test, [
        draftOf(topicId),
        draftOf(topicId, { marks: 4, answers: draftOf(topicId).answers }),
      ]),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        issues: [{ path: '1.answers.0.markLines', message: 'The mark scheme gives 3 marks, the question 4' }],
      },
    });
    await expect(
      insertQuestions(test, [draftOf(topicId, { text: 'Find $\\fracc12$', hints: ['also $\\x$'] })]),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        issues: [{ path: 'hints.0' }, { path: 'text', message: expect.stringContaining('\\fracc12') }],
      },
    });
    await expect(insertQuestions(test, [draftOf(999_999)])).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await test.database.pool.query('select count(*) from questions')).rows).toEqual(before);
  });

  it('again replaces everything but the ids', async () => {
    const id = await addQuestion(test, sl.topics.calculus!, { hints: ['Old'], priority: 3 });
    const [answer] = (await get(`/api/questions/${id}`)).json().Answer;
    await updateQuestion(
      test,
      id,
      draftOf(hl.topics.calculus!, { text: 'New', hints: ['a', 'b'], visible: true }),
    );
    const after = (await get(`/api/questions/${id}`)).json();
    expect(after).toMatchObject({
      questions_text: 'New',
      subject: { slug: 'math-aa-hl' },
      hints: [{ text: 'a' }, { text: 'b' }],
      Answer: [{ id: answer.id }],
    });
    await updateQuestion(test, id, draftOf(hl.topics.calculus!, { answers: [] }));
    expect((await get(`/api/questions/${id}`)).json()).toMatchObject({
      Answer: [],
      answer_not_available: true,
    });
    await expect(updateQuestion(test, 999_999, draftOf(hl.topics.calculus!))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the cost of an answer', () => {
  const queries = async (work: () => Promise<unknown>) => (await statementsOf(test.database, work)).length;
  const change = () => test.database.pool.query(`update subjects set position = position + 1`);

  it.each([
    ['2 questions', '/api/questions?subject=math-aa-sl&pageSize=2', 4],
    ['10 questions', '/api/questions?subject=math-aa-sl&pageSize=10', 4],
    ['another page of the same list', '/api/questions?subject=math-aa-sl&pageSize=2&page=2', 4],
    // The papers that hold it are read once for each version of the bank.
    ['a question with related ones', '/api/questions/1', 7],
    ['subjects', '/api/subjects', 2],
    ['topics', '/api/topics/math-aa-sl', 2],
  ])('%s', async (_, url, afterChange) => {
    await change();
    // The version, the catalogue that it stands for, and what was asked.
    expect(await queries(() => get(url))).toBeLessThanOrEqual(afterChange);
    // The second time the answer is there already; the version may be looked up again.
    expect(await queries(() => get(url))).toBeLessThanOrEqual(1);
    const { etag } = (await get(url)).headers;
    const asked = { url, headers: { 'if-none-match': String(etag) } };
    expect(
      await queries(async () => expect((await test.app.inject(asked)).statusCode).toBe(304)),
    ).toBeLessThanOrEqual(1);
  });

  it('does not grow with those who ask at once', async () => {
    await get('/api/subjects');
    expect(
      await queries(() => Promise.all(Array.from({ length: 50 }, () => get('/api/subjects')))),
    ).toBeLessThanOrEqual(3);
  });

  it('of a list for staff is the same for 2 and for 10', async () => {
    const ask = (size: number) => () => get(`/api/questions?subject=math-aa-sl&pageSize=${size}`, staff);
    await change();
    const two = await queries(ask(2));
    await change();
    expect(await queries(ask(10))).toBe(two);
  });
});

describe('answers about questions', () => {
  const urls = () => [
    '/api/questions',
    '/api/questions?subject=math-aa-sl&page=2&pageSize=2',
    `/api/questions/${whole}`,
    `/api/questions/${whole}/neighbours?subject=math-aa-sl`,
  ];

  it('may be kept by visitors and by nobody else', async () => {
    for (const url of urls()) {
      const forVisitor = await get(url);
      expect(forVisitor.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const again = await test.app.inject({
        url,
        headers: { 'if-none-match': String(forVisitor.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
      for (const token of [student, staff]) {
        const answer = await get(url, token);
        expect(answer.headers['cache-control']).toBe('private, no-store');
        expect(answer.headers.etag).toBeUndefined();
      }
      const forStudent = await get(url, student);
      expect(forStudent.body).toBe(forVisitor.body);
    }
  });

  it('that are refusals may not be kept', async () => {
    for (const url of [
      '/api/questions?subject=nothing',
      `/api/questions/${hidden}`,
      '/api/questions?page=0',
    ]) {
      const answer = await get(url);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
  });

  it('are new right after a change', async () => {
    const id = await addQuestion(test, sl.topics.calculus!, { text: 'Before' });
    for (const url of [`/api/questions/${id}`, '/api/questions?subject=math-aa-sl&topic=calculus'])
      await get(url);
    await updateQuestion(test, id, draftOf(sl.topics.calculus!, { text: 'After' }));
    expect((await get(`/api/questions/${id}`)).json().questions_text).toBe('After');
    const { questions } = (await get('/api/questions?subject=math-aa-sl&topic=calculus')).json();
    expect(questions.map(({ questions_text }: { questions_text: string }) => questions_text)).toContain(
      'After',
    );
  });

  it('hold nothing personal', async () => {
    await test.database.pool.query(
      `insert into pinned_questions (user_id, question_id, created_at)
       select id, $1, now() from users on conflict do nothing`,
      [whole],
    );
    for (const url of urls()) {
      const { body } = await get(url);
      expect(body).not.toMatch(/@school\.example|user_id|"email"|original_content|password/);
    }
  });
});
