import { roleIds } from '@sevenfold/contract/accounts/roles';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { addSubject } from './catalogue.fixture.ts';
import { subjects } from './catalogue.tables.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: string;
let staff: string;
let owner: string;
let maths: Awaited<ReturnType<typeof addSubject>>;
const exam = { papers: [1, 2].map((paper) => ({ paper, paper_part: null })), no_calculator: true };

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  maths = await addSubject(test, 'math-aa-sl', {
    algebra: { sequences: { series: {} }, proof: {} },
    calculus: {},
  });
  const biology = await addSubject(test, 'biology', { cells: { organelles: {} } }, { staffOnly: true });
  await addSubject(test, 'economics', {}, { staffOnly: true });
  await addQuestion(test, maths.topics.series!);
  await addQuestion(test, maths.topics.proof!);
  await addQuestion(test, maths.topics.proof!, { visible: false });
  await addQuestion(test, biology.topics.organelles!);
  [student, staff, owner] = (
    await Promise.all([accounts.signUp(), accounts.signUpAs(roleIds.staff), accounts.signUpAs(roleIds.owner)])
  ).map(({ token }) => token) as [string, string, string];
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe('subjects', () => {
  it.each(['/api/subjects', '/api/subjects/'])('come with their trees and counts, at %s', async (url) => {
    const answer = await accounts.get(url);
    expect(answer.statusCode).toBe(200);
    const topic = (slug: string, number: string, parent: string | null, count: number) => ({
      id: maths.topics[slug],
      slug,
      topic_name: `The topic ${slug}`,
      topic_number: number,
      parent_topic_id: parent === null ? null : maths.topics[parent],
      totalQuestionsCount: count,
      category: parent === null ? 'topic' : 'subtopic',
    });
    expect(answer.json()).toEqual({
      subjects: [
        {
          id: maths.id,
          slug: 'math-aa-sl',
          subject_name: 'MATH-AA-SL',
          ...exam,
          totalQuestionsCount: 2,
          Topic: [
            {
              ...topic('algebra', '1', null, 2),
              subtopics: [
                {
                  ...topic('sequences', '1', 'algebra', 1),
                  subtopics: [{ ...topic('series', '1', 'sequences', 1), subtopics: [] }],
                },
                { ...topic('proof', '2', 'algebra', 1), subtopics: [] },
              ],
            },
            { ...topic('calculus', '2', null, 0), subtopics: [] },
          ],
        },
      ],
    });
  });

  it('tell the papers of a science by their parts', async () => {
    const { subjects: listed } = (await accounts.get('/api/subjects?excludeChildren=true', staff)).json();
    expect(listed.find(({ slug }: { slug: string }) => slug === 'biology')).toMatchObject({
      papers: [
        { paper: 1, paper_part: 'A' },
        { paper: 1, paper_part: 'B' },
        { paper: 2, paper_part: null },
      ],
      no_calculator: false,
    });
  });

  it('come alone on request', async () => {
    const bare = { id: maths.id, slug: 'math-aa-sl', subject_name: 'MATH-AA-SL', ...exam };
    expect((await accounts.get('/api/subjects?excludeChildren=true')).json()).toEqual({ subjects: [bare] });
    expect((await accounts.get('/api/subjects?excludeChildren=false')).json().subjects[0]).toHaveProperty(
      'Topic',
    );
    expect((await accounts.get('/api/subjects?excludeChildren=maybe')).statusCode).toBe(400);
    expect((await accounts.get('/api/subjects?excludeChildren=true&excludeChildren=true')).statusCode).toBe(
      400,
    );
  });

  it('that only staff see are not there for others', async () => {
    for (const token of [undefined, student]) {
      expect(slugs((await accounts.get('/api/subjects', token)).json().subjects)).toEqual(['math-aa-sl']);
    }
    for (const token of [staff, owner]) {
      const all = ['math-aa-sl', 'biology', 'economics'];
      expect(slugs((await accounts.get('/api/subjects', token)).json().subjects)).toEqual(all);
      expect(
        slugs((await accounts.get('/api/subjects?excludeChildren=true', token)).json().subjects),
      ).toEqual(all);
    }
  });
});

describe('topics of a subject', () => {
  it('come as a tree', async () => {
    const answer = await accounts.get('/api/topics/math-aa-sl?slug=math-aa-sl');
    expect(answer.statusCode).toBe(200);
    const [subject] = (await accounts.get('/api/subjects')).json().subjects;
    expect(answer.json()).toEqual({ topics: subject.Topic });
  });

  it.each(['biology', 'economics', 'nothing', 'MATH-AA-SL', "x'--", '%F0%9F%98%80', 'a'.repeat(300)])(
    'of %s are not there for visitors and students',
    async (slug) => {
      for (const token of [undefined, student]) {
        expect((await accounts.get(`/api/topics/${slug}`, token)).statusCode).toBeOneOf([400, 404]);
      }
    },
  );

  it('of a hidden subject are there for staff', async () => {
    const answer = await accounts.get('/api/topics/biology', staff);
    expect(answer.json().topics[0]).toMatchObject({ slug: 'cells', totalQuestionsCount: 1 });
    expect((await accounts.get('/api/topics/economics', staff)).json()).toEqual({ topics: [] });
    expect((await accounts.get('/api/topics/nothing', staff)).statusCode).toBe(404);
  });
});

describe('subtopics', () => {
  const ask = (body: unknown, token?: string) => accounts.post('/api/topics/subtopics/', body, { token });

  it('of several topics come in one list, each once', async () => {
    const answer = await ask({
      subjectSlug: 'math-aa-sl',
      parentSlugs: ['algebra', 'sequences', 'algebra', 'calculus'],
    });
    expect(answer.statusCode).toBe(200);
    expect(slugs(answer.json())).toEqual(['sequences', 'proof', 'series']);
    expect(answer.json()[0]).not.toHaveProperty('subtopics');
    expect((await ask({ subjectSlug: 'math-aa-sl', parentSlugs: [] })).json()).toEqual([]);
  });

  it.each<[string, unknown, number]>([
    ['an unknown subject', { subjectSlug: 'nothing', parentSlugs: [] }, 404],
    ['a hidden subject', { subjectSlug: 'biology', parentSlugs: ['cells'] }, 404],
    ['an unknown topic', { subjectSlug: 'math-aa-sl', parentSlugs: ['nothing'] }, 404],
    ['no list', { subjectSlug: 'math-aa-sl' }, 400],
    ['a text for the list', { subjectSlug: 'math-aa-sl', parentSlugs: 'algebra' }, 400],
    ['numbers', { subjectSlug: 1, parentSlugs: [2] }, 400],
    ['too many', { subjectSlug: 'math-aa-sl', parentSlugs: Array(201).fill('algebra') }, 400],
    ['a list', [], 400],
    ['a null character', { subjectSlug: 'math\0', parentSlugs: [] }, 400],
  ])('refuse %s', async (_, body, status) => {
    expect((await ask(body)).statusCode).toBe(status);
    expect((await ask(body, student)).statusCode).toBe(status);
  });

  it('of a hidden subject are there for staff', async () => {
    expect(slugs((await ask({ subjectSlug: 'biology', parentSlugs: ['cells'] }, staff)).json())).toEqual([
      'organelles',
    ]);
  });
});

describe('answers about the bank', () => {
  const urls = ['/api/subjects', '/api/subjects?excludeChildren=true', '/api/topics/math-aa-sl'];

  it.each(urls)('%s may be kept by visitors, who ask whether it still holds', async (url) => {
    const first = await accounts.get(url);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.vary).toBe('Authorization, Accept-Encoding');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    const etag = String(first.headers.etag);
    for (const asked of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
      const again = await test.app.inject({ url, headers: { 'if-none-match': asked } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    const other = await test.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it.each(urls)('%s is private for a token, and never a 304', async (url) => {
    const { etag } = (await accounts.get(url)).headers;
    for (const token of [student, staff, 'x'.repeat(43)]) {
      const answer = await test.app.inject({
        url,
        headers: { authorization: `Bearer ${token}`, 'if-none-match': String(etag) },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
  });

  it('hold until something changes, and are new right after it', async () => {
    const before = await accounts.get('/api/subjects');
    await test.database.pool.query(`update topics set topic_name = 'Algebra!' where slug = 'algebra'`);
    const after = await test.app.inject({
      url: '/api/subjects',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json().subjects[0].Topic[0].topic_name).toBe('Algebra!');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it("follow another server's changes in a moment", async () => {
    const nameOf = async () => (await accounts.get('/api/subjects')).json().subjects[0].subject_name;
    const before = await nameOf();
    const otherServer = new pg.Client({ connectionString: test.databaseUrl });
    await otherServer.connect();
    await otherServer.query(`update subjects set subject_name = subject_name || '!'`);
    await otherServer.end();
    await expect.poll(nameOf, { interval: 10 }).toBe(`${before}!`);
  });

  it('cost no look at the version twice in a moment, unless something was written', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const look = async () => (await statementsOf(test.database, () => accounts.get('/api/subjects'))).length;
    // The queue writes by itself now and then, which counts as well.
    await expect.poll(async () => [await look(), await look()]).toEqual([0, 0]);
    await test.database.pool.query('update subjects set position = position');
    expect(await look()).toBeGreaterThan(0);
    clock.mockReturnValue(performance.now() + 50);
    expect(await look()).toBeGreaterThan(0);
    clock.mockRestore();
  });

  it('follow every way of writing at once', async () => {
    const { db, pool, transaction } = test.database;
    const named = async (name: string) =>
      expect((await accounts.get('/api/subjects')).json().subjects[0].subject_name).toBe(name);
    await pool.query(`update subjects set subject_name = 'By a pool'`);
    await named('By a pool');
    await db.update(subjects).set({ subjectName: 'By a builder' });
    await named('By a builder');
    await transaction(async (tx) => {
      await tx.db.update(subjects).set({ subjectName: 'By a transaction' });
      await named('By a builder');
    });
    await named('By a transaction');
  });

  it('follow a subject that is closed to the public', async () => {
    const other = await addSubject(test, 'physics-sl', { motion: {} });
    expect((await accounts.get('/api/topics/physics-sl')).statusCode).toBe(200);
    await test.database.pool.query('update subjects set staff_only = true where id = $1', [other.id]);
    expect((await accounts.get('/api/topics/physics-sl')).statusCode).toBe(404);
    expect(slugs((await accounts.get('/api/subjects')).json().subjects)).not.toContain('physics-sl');
    expect((await accounts.get('/api/topics/physics-sl', staff)).statusCode).toBe(200);
  });
});
