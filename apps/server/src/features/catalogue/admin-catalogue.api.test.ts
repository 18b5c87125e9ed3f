import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { addSubject } from './catalogue.fixture.ts';
import { readTopicIds, saveSubject, type TopicDraft } from './save-catalogue.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let sl: Awaited<ReturnType<typeof addSubject>>;

const form = { subject_name: 'Math AA HL', slug: 'math-aa-hl', staff_only: true };
const topicForm = { topic_name: 'Vectors', slug: 'vectors', topic_number: '3' };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = staff) =>
  accounts.call(method, `/api/admin${path}`, body, { token: as.token });
const subjects = async () => (await call('GET', '/subjects')).json().subjects;
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
const tree = async (id = sl.id) => (await call('GET', `/topics?subject_id=${id}`)).json().topics;
const shape = async () =>
  (await tree()).map(({ slug, depth }: { slug: string; depth: number }) => `${'-'.repeat(depth)}${slug}`);
const newest = async () => (await accounts.get('/api/admin/audit?pageSize=1', staff.token)).json().rows[0];
const place = (query: string, as?: Account) => accounts.get(`/api/places?${query}`, as?.token);

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
});

beforeEach(async () => {
  await test.database.pool.query('delete from practice_tests');
  await test.database.pool.query('delete from questions');
  await test.database.pool.query('delete from subjects');
  sl = await addSubject(test, 'math-aa-sl', {
    algebra: { sequences: { series: {} }, proof: {} },
    calculus: {},
  });
});

describe('subjects', () => {
  it('are listed with what they hold', async () => {
    await addQuestion(test, sl.topics.series!);
    await addQuestion(test, sl.topics.proof!, { visible: false });
    expect(await subjects()).toEqual([
      {
        id: sl.id,
        slug: 'math-aa-sl',
        subject_name: 'MATH-AA-SL',
        staff_only: false,
        former_slugs: [],
        topics: 5,
        questions: 2,
        visible: 1,
        tests: 0,
      },
    ]);
  });

  it('are added after the others, and are in the log', async () => {
    const answer = await call('POST', '/subjects', form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().subject).toMatchObject({ ...form, topics: 0 });
    expect(slugs(await subjects())).toEqual(['math-aa-sl', 'math-aa-hl']);
    expect(slugs((await accounts.get('/api/subjects')).json().subjects)).toEqual(['math-aa-sl']);
    expect(await newest()).toMatchObject({
      action: 'add subject',
      about: { kind: 'subject', name: 'Math AA HL' },
      after: form,
    });
  });

  it('are shown to students with the switch', async () => {
    const { subject } = (await call('POST', '/subjects', form)).json();
    await call('PUT', `/subjects/${subject.id}`, { ...form, staff_only: false });
    expect(slugs((await accounts.get('/api/subjects')).json().subjects)).toContain('math-aa-hl');
    expect(await newest()).toMatchObject({
      action: 'change subject',
      before: { staff_only: true },
      after: { staff_only: false },
    });
  });

  it('are ordered all at once, or not at all', async () => {
    const { subject } = (await call('POST', '/subjects', form)).json();
    expect((await call('PUT', '/subjects/order', { ids: [subject.id, sl.id] })).statusCode).toBe(200);
    expect(slugs(await subjects())).toEqual(['math-aa-hl', 'math-aa-sl']);
    expect(await newest()).toMatchObject({
      action: 'order subjects',
      before: { order: ['math-aa-sl', 'math-aa-hl'] },
      after: { order: ['math-aa-hl', 'math-aa-sl'] },
    });
    for (const ids of [[sl.id], [sl.id, sl.id], [sl.id, subject.id, 999_999], [sl.id, 999_999]]) {
      expect((await call('PUT', '/subjects/order', { ids })).statusCode).toBe(409);
    }
    expect(slugs(await subjects())).toEqual(['math-aa-hl', 'math-aa-sl']);
  });

  it('are deleted only when they are empty', async () => {
    const refused = await call('DELETE', `/subjects/${sl.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('has 5 topics');
    const { subject } = (await call('POST', '/subjects', form)).json();
    await accounts.rows(
      `insert into practice_tests (slug, user_id, subject_id, duration, created_at) values ('t', $1, $2, 30, now())`,
      [student.user.id, subject.id],
    );
    expect((await call('DELETE', `/subjects/${subject.id}`)).json().message).toContain('1 test');
    await accounts.rows('delete from practice_tests');
    expect((await call('DELETE', `/subjects/${subject.id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/subjects/${subject.id}`)).statusCode).toBe(404);
    expect(await newest()).toMatchObject({ action: 'delete subject', before: form, after: null });
  });

  it('have slugs of their own', async () => {
    await call('POST', '/subjects', form);
    for (const answer of [
      await call('POST', '/subjects', form),
      await call('PUT', `/subjects/${sl.id}`, form),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().issues).toEqual([{ path: 'slug', message: 'Another subject has this slug' }]);
    }
  });

  it('that are empty are refused with one complaint for each field', async () => {
    const { issues } = (await call('POST', '/subjects', { ...form, subject_name: '', slug: '' })).json();
    expect(issues).toEqual([
      { path: 'subject_name', message: 'Please enter a name' },
      { path: 'slug', message: 'Please enter a slug' },
    ]);
  });

  it.each([
    undefined,
    {},
    { ...form, slug: 'Math AA' },
    { ...form, slug: '' },
    { ...form, slug: 'a'.repeat(121) },
    { ...form, subject_name: ' ' },
    { ...form, subject_name: 'x'.repeat(151) },
    { ...form, subject_name: 'two\nlines' },
    { ...form, staff_only: 'yes' },
  ])('are not made of %j', async (body) => {
    expect((await call('POST', '/subjects', body)).statusCode).toBe(400);
    expect((await call('PUT', `/subjects/${sl.id}`, body)).statusCode).toBe(400);
    expect(slugs(await subjects())).toEqual(['math-aa-sl']);
  });
});

describe('topics', () => {
  it('are listed each before what is below it, with counts', async () => {
    await addQuestion(test, sl.topics.series!);
    await addQuestion(test, sl.topics.proof!, { visible: false, otherTopicIds: [sl.topics.calculus!] });
    expect(await shape()).toEqual(['-algebra', '--sequences', '---series', '--proof', '-calculus']);
    const [algebra, sequences, , proof, calculus] = await tree();
    expect(algebra).toMatchObject({ own_questions: 0, questions: 2, syllabus: false, former_slugs: [] });
    expect(sequences).toMatchObject({ own_questions: 0, questions: 1 });
    expect(proof).toMatchObject({ own_questions: 1, questions: 1 });
    expect(calculus).toMatchObject({ questions: 0, other_questions: 1 });
    const one = await call('GET', `/topics/${sl.topics.proof}`);
    expect(one.json()).toMatchObject({ subject: { slug: 'math-aa-sl' }, topic: { slug: 'proof' } });
  });

  it('are added at the end of their level, three levels deep at most', async () => {
    const add = (slug: string, parent: string | null) =>
      call('POST', '/topics', {
        ...topicForm,
        slug,
        subject_id: sl.id,
        parent_topic_id: parent === null ? null : sl.topics[parent],
      });
    expect((await add('vectors', null)).statusCode).toBe(201);
    expect((await add('sums', 'sequences')).json().topic).toMatchObject({ depth: 3, topic_number: '3' });
    expect(await newest()).toMatchObject({ action: 'add topic', after: { parent: 'The topic sequences' } });
    const refused = await add('deep', 'series');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('three levels');
    expect((await add('vectors', 'algebra')).statusCode).toBe(409);
    expect(await shape()).toEqual([
      '-algebra',
      '--sequences',
      '---series',
      '---sums',
      '--proof',
      '-calculus',
      '-vectors',
    ]);
    const hl = await addSubject(test, 'math-aa-hl', { other: {} });
    const foreign = { ...topicForm, subject_id: sl.id, parent_topic_id: hl.topics.other };
    expect((await call('POST', '/topics', foreign)).statusCode).toBe(404);
    expect((await call('POST', '/topics', { ...foreign, subject_id: 999_999 })).statusCode).toBe(404);
  });

  it('are renamed, with what changed in the log', async () => {
    const id = sl.topics.calculus!;
    const answer = await call('PUT', `/topics/${id}`, { ...topicForm, slug: 'calculus' });
    expect(answer.json().topic).toMatchObject({ topic_name: 'Vectors', topic_number: '3', slug: 'calculus' });
    expect(await newest()).toMatchObject({
      action: 'change topic',
      before: { topic_name: 'The topic calculus', topic_number: '2' },
      after: { topic_name: 'Vectors', topic_number: '3' },
    });
    const taken = await call('PUT', `/topics/${id}`, { ...topicForm, slug: 'series' });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().issues[0].path).toBe('slug');
    expect((await call('PUT', '/topics/999999', topicForm)).statusCode).toBe(404);
  });

  it('are numbered by their order', async () => {
    await call('POST', `/subjects/${sl.id}/number-topics`);
    expect((await tree()).map(({ topic_number }: { topic_number: string }) => topic_number)).toEqual([
      '1',
      '1.1',
      '1.1.1',
      '1.2',
      '2',
    ]);
    expect(await newest()).toMatchObject({
      action: 'number topics',
      before: { sequences: '1', series: '1', proof: '2' },
      after: { sequences: '1.1', series: '1.1.1', proof: '1.2' },
    });
    expect((await call('POST', '/subjects/999999/number-topics')).statusCode).toBe(404);
  });

  it('are deleted only when they hold nothing', async () => {
    const remove = (slug: string) => call('DELETE', `/topics/${sl.topics[slug]}`);
    const id = await addQuestion(test, sl.topics.proof!, { otherTopicIds: [sl.topics.calculus!] });
    await accounts.rows(
      `with made as (insert into practice_tests (slug, user_id, subject_id, duration, created_at)
        values ('t', $1, $2, 30, now()) returning id)
      insert into practice_test_topics (test_id, topic_id) select id, $3 from made`,
      [student.user.id, sl.id, sl.topics.series],
    );
    for (const [slug, words] of [
      ['algebra', 'has 2 topics below it'],
      ['proof', 'has 1 question'],
      ['calculus', 'another topic of 1 question'],
      ['series', 'made 1 test'],
    ] as const) {
      const answer = await remove(slug);
      expect(answer.statusCode, slug).toBe(409);
      expect(answer.json().message).toContain(words);
    }
    await accounts.rows('delete from questions where id = $1', [id]);
    expect((await remove('proof')).statusCode).toBe(200);
    expect((await remove('proof')).statusCode).toBe(404);
    expect(await newest()).toMatchObject({ action: 'delete topic', before: { slug: 'proof' } });
    expect(await shape()).not.toContain('--proof');
  });

  it.each([
    undefined,
    {},
    { ...topicForm, slug: 'A b' },
    { ...topicForm, topic_name: '' },
    { ...topicForm, topic_number: 7 },
  ])('are not made of %j', async (body) => {
    expect((await call('PUT', `/topics/${sl.topics.proof}`, body)).statusCode).toBe(400);
    const added = { ...(body as object | undefined), subject_id: sl.id, parent_topic_id: null };
    expect((await call('POST', '/topics', added)).statusCode).toBe(400);
  });

  it.each(['', '?subject_id=x', '?subject_id=-1'])('are not listed by %j', async (query) => {
    expect((await call('GET', `/topics${query}`)).statusCode).toBe(400);
  });
});

describe('an old address', () => {
  const rename = (slug: string, to: string) =>
    call('PUT', `/topics/${sl.topics[slug]}`, { topic_name: slug, topic_number: '', slug: to });

  it('leads to the subject and topic that had it', async () => {
    await call('PUT', `/subjects/${sl.id}`, { ...form, slug: 'maths-sl', staff_only: false });
    await rename('series', 'sums');
    await rename('series', 'sums-and-series');
    expect((await place('subject=math-aa-sl')).json()).toEqual({ subject: 'maths-sl', topics: [] });
    for (const old of ['series', 'sums', 'sums-and-series']) {
      expect((await place(`subject=math-aa-sl&topic=${old}`)).json()).toEqual({
        subject: 'maths-sl',
        topics: ['algebra', 'sequences', 'sums-and-series'],
      });
    }
    expect((await tree())[2].former_slugs).toEqual(['series', 'sums']);
  });

  it('leads elsewhere once somebody else has it', async () => {
    await rename('series', 'sums');
    await rename('calculus', 'series');
    expect((await place('subject=math-aa-sl&topic=series')).json().topics).toEqual(['series']);
    await rename('series', 'the-series');
    await rename('calculus', 'calculus');
    expect((await place('subject=math-aa-sl&topic=series')).json().topics).toEqual(['calculus']);
  });

  it('comes back to who takes it again', async () => {
    await rename('series', 'sums');
    await rename('series', 'series');
    expect((await place('subject=math-aa-sl&topic=sums')).json().topics.at(-1)).toBe('series');
    expect((await tree())[2].former_slugs).toEqual(['sums']);
  });

  it('is still the place for content files, which make nothing a second time', async () => {
    await call('PUT', `/subjects/${sl.id}`, { ...form, slug: 'maths-sl', staff_only: false });
    await rename('proof', 'proofs');
    const bare = (slug: string, topics: TopicDraft[] = []) => ({ slug, number: '9', name: slug, topics });
    await saveSubject(test.database.db, {
      slug: 'math-aa-sl',
      name: 'Again',
      staffOnly: false,
      position: 0,
      topics: [bare('algebra', [bare('proof', [bare('induction')])])],
    });
    expect(slugs(await subjects())).toEqual(['maths-sl']);
    expect(await shape()).toEqual([
      '-algebra',
      '--sequences',
      '---series',
      '--proofs',
      '---induction',
      '-calculus',
    ]);
    const ids = await readTopicIds(test.database.db);
    for (const key of ['math-aa-sl/proof', 'maths-sl/proof', 'maths-sl/proofs']) {
      expect(ids.get(key), key).toBe(sl.topics.proof);
    }
  });

  it('tells nobody of what only staff know', async () => {
    await call('PUT', `/subjects/${sl.id}`, { ...form, slug: 'secret', staff_only: true });
    expect((await place('subject=math-aa-sl')).statusCode).toBe(404);
    expect((await place('subject=math-aa-sl', student)).statusCode).toBe(404);
    expect((await place('subject=math-aa-sl', staff)).json().subject).toBe('secret');
  });

  it.each(['', 'subject=Nope!', 'topic=series'])('has to be one: %j', async (query) => {
    expect((await place(query)).statusCode).toBe(400);
  });
});

it('is nobody’s business but that of staff', async () => {
  const calls = [
    ['GET', '/subjects'],
    ['POST', '/subjects'],
    ['PUT', `/subjects/${sl.id}`],
    ['PUT', '/subjects/order'],
    ['DELETE', `/subjects/${sl.id}`],
    ['GET', `/topics?subject_id=${sl.id}`],
    ['GET', `/topics/${sl.topics.proof}`],
    ['POST', '/topics'],
    ['PUT', `/topics/${sl.topics.proof}`],
    ['DELETE', `/topics/${sl.topics.proof}`],
    ['POST', `/topics/${sl.topics.proof}/move`],
    ['POST', `/subjects/${sl.id}/number-topics`],
  ] as const;
  for (const [method, path] of calls) {
    expect((await call(method, path, undefined, student)).statusCode, path).toBe(403);
    expect((await accounts.call(method, `/api/admin${path}`)).statusCode, path).toBe(401);
  }
  expect(await shape()).toHaveLength(5);
});
