import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { marksOf } from '../../../../../content/authoring/marks.ts';
import type { BankContent } from '../../../../../content/bank-content.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { typesetStarterBank, starterBank as wholeBank } from './content.fixture.ts';
import { loadContent } from './load-content.ts';

/** The whole catalogue with some of its questions: enough to see how loading goes, and quick. */
const starterBank: BankContent = {
  ...wholeBank,
  questions: wholeBank.questions.filter(({ subject, variant = 0 }, index) =>
    subject === 'math-aa-sl' ? variant < 2 : index % 7 === 0 || subject === 'biology',
  ),
};

/** As a build would bring it, typeset. */
const load = (into: TestApp, bank = starterBank) => loadContent(into, bank, { typeset: typesetStarterBank });

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await load(test);
});

const rows = async (query: string, values: unknown[] = []) =>
  (await test.database.pool.query(query, values)).rows;
const version = async () => Number((await rows('select version from bank_version'))[0].version);
const get = async (url: string) => (await test.app.inject(url)).json();

describe('the starter bank', () => {
  it('has the eight public subjects, in their order, with topics and questions', async () => {
    const { subjects } = await get('/api/subjects');
    expect(subjects.map((subject: { slug: string }) => subject.slug)).toEqual([
      'math-aa-sl',
      'math-aa-hl',
      'math-ai-sl',
      'math-ai-hl',
      'physics-sl',
      'physics-hl',
      'chemistry-sl',
      'chemistry-hl',
    ]);
    for (const subject of subjects) {
      expect(subject.Topic.length, subject.slug).toBeGreaterThanOrEqual(5);
      expect(subject.totalQuestionsCount, subject.slug).toBeGreaterThan(0);
      expect(subject.Topic.every((topic: { subtopics: unknown[] }) => topic.subtopics.length > 0)).toBe(true);
    }
  });

  it('fills pages of a leaf topic, at both levels', async () => {
    for (const subject of ['math-aa-sl', 'math-aa-hl']) {
      const place = `subject=${subject}&topic=number-and-algebra&subTopic=arithmetic-sequences-and-series`;
      const page = await get(`/api/questions?${place}&pageSize=2&page=2`);
      expect(page.total).toBeGreaterThan(3);
      expect(page.questions).toHaveLength(2);
      const all = await get(`/api/questions?${place}&variants=all`);
      expect(all.total).toBeGreaterThan(page.total);
    }
  });

  it('gives every question hints, marks and an answer whose marks are those of its parts', async () => {
    for (const question of starterBank.questions) {
      expect(marksOf(question.text), question.key).toBe(question.marks);
    }
    const odd = await rows(`
      select key from questions q where not exists (select from answers a where a.question_id = q.id)
        or marks <> (select sum(l.marks) from mark_lines l join answers a on a.id = l.answer_id
          where a.question_id = q.id)`);
    expect(odd).toEqual([]);
  });

  it('has two sets of mock papers, each as long as the exam’s', async () => {
    const papers: { name: string; marks: number; minutes: number; calculatorAllowed: boolean }[] = await get(
      '/api/papers?subject=math-aa-sl',
    );
    expect(
      papers.map(({ name, marks, minutes, calculatorAllowed }) => [name, marks, minutes, calculatorAllowed]),
    ).toEqual([
      ['Sevenfold Mock A · Paper 1', 80, 90, false],
      ['Sevenfold Mock A · Paper 2', 80, 90, true],
      ['Sevenfold Mock B · Paper 1', 80, 90, false],
      ['Sevenfold Mock B · Paper 2', 80, 90, true],
    ]);
  });

  it('has syllabus pages whose formulas are typeset', async () => {
    const page = await get(
      '/api/syllabus?subject=math-aa-sl&topic=number-and-algebra&subtopic=arithmetic-sequences-and-series',
    );
    expect(page).toMatchObject({
      title: 'Arithmetic sequences and series',
      featuredImage: null,
      image: null,
    });
    const formulas = JSON.stringify(page.content).match(/"type":"formula"/g) ?? [];
    const typeset = JSON.stringify(page.content).match(/"html":"<(div|span) class/g) ?? [];
    expect(formulas.length).toBeGreaterThan(3);
    expect(typeset).toHaveLength(formulas.length);
  });
});

describe('loading again', () => {
  it('changes nothing', async () => {
    const before = await version();
    const ids = await rows('select id, key, updated_at from questions order by id');
    expect(await loadContent(test, starterBank)).toBe(0);
    expect(await version()).toBe(before);
    expect(await rows('select id, key, updated_at from questions order by id')).toEqual(ids);
  });

  it('brings an edited question up to date under its old ids, and leaves the others alone', async () => {
    const [first, ...others] = starterBank.questions as [QuestionImport, ...QuestionImport[]];
    const [before] = await rows('select * from questions where key = $1', [first.key]);
    const [answer] = await rows('select id from answers where question_id = $1', [before.id]);
    const edited: QuestionImport = {
      ...first,
      text: 'Find $x + 1$. [1]',
      marks: 1,
      hints: [],
      answer: 'There.',
      scheme: [['done', 'A1']],
      topic: 'calculus',
    };
    expect(await loadContent(test, { ...starterBank, questions: [edited, ...others] })).toBe(1);
    const [after] = await rows('select * from questions where key = $1', [first.key]);
    expect(after).toMatchObject({ id: before.id, created_at: before.created_at, marks: 1 });
    expect(after.questions_html).toContain('katex');
    expect(await rows('select id, body from answers where question_id = $1', [before.id])).toEqual([
      { id: answer.id, body: 'There.' },
    ]);
    expect(await rows('select text from question_hints where question_id = $1', [before.id])).toEqual([]);
    expect(await loadContent(test, starterBank)).toBe(1);
    expect((await rows('select questions_text from questions where id = $1', [before.id]))[0]).toEqual({
      questions_text: first.text,
    });
  });

  it('keeps what staff have changed or deleted', async () => {
    const [, second, third] = starterBank.questions;
    await rows('update questions set priority = 77 where key = $1', [second!.key]);
    await rows('delete from questions where key = $1', [third!.key]);
    expect(await loadContent(test, starterBank)).toBe(0);
    expect(await rows('select priority from questions where key = $1', [second!.key])).toEqual([
      { priority: 77 },
    ]);
    expect(await rows('select from questions where key = $1', [third!.key])).toEqual([]);
  });

  it('brings the words of topics up to date, unless staff have changed them', async () => {
    const wordsOf = async (topic: string) =>
      (
        await rows(
          `select vocabulary, vocabulary_text from topics t join subjects s on s.id = t.subject_id
           where s.slug = 'physics-sl' and t.slug = $1`,
          [topic],
        )
      )[0];
    expect((await wordsOf('kinematics')).vocabulary).toContain('projectile');
    const known = async (word: string) =>
      (await rows('select from search_words where word = $1 and in_topics > 0', [word])).length === 1;
    expect(await known('projectile')).toBe(true);
    expect(await known('wombat')).toBe(false);

    await rows(`update topics set vocabulary = '{mine}', vocabulary_text = 'mine', vocabulary_by_staff = true
      where slug = 'gas-laws'`);
    const content: BankContent = {
      ...starterBank,
      vocabularies: starterBank.vocabularies.map((one) =>
        one.subject === 'physics-sl' && ['kinematics', 'gas-laws'].includes(one.topic)
          ? { ...one, words: ['wombat', "Newton's cradle"] }
          : one,
      ),
    };
    await loadContent(test, content);
    expect(await wordsOf('kinematics')).toEqual({
      vocabulary: ['wombat', "Newton's cradle"],
      vocabulary_text: 'wombat newton cradle',
    });
    expect(await known('wombat')).toBe(true);
    expect((await wordsOf('gas-laws')).vocabulary).toEqual(['mine']);
    await loadContent(test, starterBank);
    expect(await known('wombat')).toBe(false);
  });

  it('renames and moves topics by their slugs, with their ids', async () => {
    const biology = starterBank.subjects.find(({ slug }) => slug === 'biology')!;
    const idOf = async () =>
      (
        await rows(`select t.id from topics t join subjects s on s.id = t.subject_id
        where s.slug = 'biology' and t.slug = 'cell-structure'`)
      )[0].id;
    const before = await idOf();
    const [molecules, cells, ...rest] = biology.topics;
    const changed = {
      ...biology,
      topics: [
        {
          ...molecules!,
          topics: [{ slug: 'cell-structure', number: 'A1.1', name: 'All cells', topics: [] }],
        },
        { ...cells!, topics: cells!.topics.filter(({ slug }) => slug !== 'cell-structure') },
        ...rest,
      ],
    };
    const content: BankContent = {
      ...starterBank,
      subjects: starterBank.subjects.map((subject) => (subject === biology ? changed : subject)),
    };
    expect(await loadContent(test, content)).toBe(1);
    expect(await idOf()).toBe(before);
    expect(
      await rows(`select slug, question_count from topics
        where slug in ('unity-and-diversity-molecules', 'unity-and-diversity-cells', 'cell-structure') order by slug`),
    ).toEqual([
      { slug: 'cell-structure', question_count: 1 },
      { slug: 'unity-and-diversity-cells', question_count: 0 },
      { slug: 'unity-and-diversity-molecules', question_count: 1 },
    ]);
  });

  it('happens once when two servers start together', async () => {
    const fresh = await startTestApp();
    const few = { ...starterBank, questions: starterBank.questions.slice(0, 40) };
    const counts = await Promise.all([load(fresh, few), load(fresh, few)]);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, counts[0]! + counts[1]!]);
    const { rows: questions } = await fresh.database.pool.query(
      'select count(*)::int as count from questions',
    );
    expect(questions).toEqual([{ count: 40 }]);
  });

  it('loads nothing at all when one entry is wrong, and says which formula', async () => {
    const before = await version();
    const wrong: QuestionImport = { ...starterBank.questions[0]!, key: 'wrong', text: 'Find $\\nonsense$.' };
    await expect(loadContent(test, { ...starterBank, questions: [wrong] })).rejects.toThrow(/\\nonsense/);
    await expect(
      loadContent(test, {
        ...starterBank,
        questions: [{ ...starterBank.questions[0]!, key: 'w', topic: 'no' }],
      }),
    ).rejects.toThrow('math-aa-sl/no');
    expect(await version()).toBe(before);
  });
});
