import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inLoadingOrder } from '@sevenfold/contract/papers/loading-order.rules';
import { shownTexts } from '@sevenfold/replies/shown-texts';
import { searchTextVersion } from '@sevenfold/search-text/search-text';
import { questionWords } from '@sevenfold/search-text/taught-text';
import { packHtml } from '@sevenfold/typesetting/packed-html';
import { typesetHash, typesetVersion } from '@sevenfold/typesetting/typeset-version';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankContent, TypesetFile, TypesetIndex } from '../../../../../content/bank-content.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { starterBank, typesetStarterBank } from './content.fixture.ts';
import { loadContentFile } from './load-content-file.ts';

const question = (variant: number) => ({
  key: variant === 0 ? 'maths/1.1-sum' : `maths/1.1-sum/${variant}`,
  designKey: 'maths/1.1-sum',
  variant,
  subject: 'maths',
  topic: 'sums',
  difficulty: 'Easy' as const,
  marks: 1,
  calculator: false,
  text: `Find $${variant} + 1$. [1]`,
  hints: ['Count on.'],
  answer: `It is $${variant + 1}$.`,
  scheme: [['adds', 'A1']] as [string, string][],
});
const content = { root: { type: 'root', children: [] } };
const sums = { slug: 'sums', number: '1.1', name: 'Sums', topics: [] };
/** A design with two variants, and one of everything else. */
const small: BankContent = {
  subjects: [
    {
      slug: 'maths',
      name: 'Maths',
      topics: [{ slug: 'number', number: '1', name: 'Number', topics: [sums] }],
    },
  ],
  questions: [question(0), question(1)],
  syllabuses: [{ subject: 'maths', topic: 'sums', title: 'Sums', content }],
  vocabularies: [{ subject: 'maths', topic: 'sums', words: ['adding up'] }],
  papers: [],
  prerequisites: [{ subject: 'maths', topic: 'sums', prerequisites: [] }],
  posts: [
    {
      slug: 'a-post',
      title: 'A post',
      author: 'The team',
      description: 'About sums',
      published: '2026-01-02',
      picture: { url: '/a.svg', alt: '' },
      content,
    },
  ],
  pages: [{ slug: 'terms', title: 'Terms', updated: '2026-01-02', content }],
};

/** The same with another value somewhere below. */
const withOther = (path: readonly (string | number)[], value: unknown): string => {
  const copy: unknown = structuredClone(small);
  const place = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy);
  (place as Record<string, unknown>)[path.at(-1)!] = value;
  return JSON.stringify(copy);
};

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-bank-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(file: string) {
  const path = join(folder, 'bank.json');
  await writeFile(path, file);
  return loadContentFile(test, path);
}
const countOf = async (table: string): Promise<number> =>
  Number((await test.database.pool.query(`select count(*) from ${table}`)).rows[0].count);

it.each([
  ['cut off', JSON.stringify(small).slice(0, 500), /JSON/],
  ['empty', '', /JSON/],
  ['something else', '[]', /all of it/],
  ['without its posts', withOther(['posts'], undefined), /posts: /],
  ['a variant without a text', withOther(['questions', 1, 'text'], undefined), /questions\.1\.text: /],
  ['a variant of unknown difficulty', withOther(['questions', 1, 'difficulty'], 'Odd'), /1\.difficulty: /],
  [
    'a nameless subtopic',
    withOther(['subjects', 0, 'topics', 0, 'topics', 0, 'name'], ''),
    /subjects\.0\.topics\.0\.topics\.0\.name: /,
  ],
  ['a page of no day', withOther(['pages', 0, 'updated'], 'soon'), /pages\.0\.updated: Not a date/],
])('refuses a damaged file and loads nothing of it: %s', async (_, file, reason) => {
  const loading = load(file);
  await expect(loading).rejects.toThrow(/The question bank in .*bank\.json is damaged .* npm run build/);
  await expect(loading).rejects.toThrow(reason);
  for (const table of ['questions', 'subjects', 'blog_posts', 'loaded_content']) {
    expect(await countOf(table), table).toBe(0);
  }
});

it('loads the first of a design at once, the variants afterwards, and a second time nothing', async () => {
  const { finish } = await load(JSON.stringify(small));
  expect(await countOf('questions')).toBe(1);
  expect(await finish()).toBe(true);
  expect(await countOf('questions')).toBe(2);
  const entries = 'select key, hash from loaded_content order by key';
  const { rows: noted } = await test.database.pool.query(entries);
  await (await load(`${JSON.stringify(small)}\n`)).finish();
  const { rows: again } = await test.database.pool.query(entries);
  const withoutFile = (rows: { key: string }[]) => rows.filter(({ key }) => key !== 'bank');
  expect(withoutFile(again)).toEqual(withoutFile(noted));
});

it('loads what a mock paper asks at once: the last of its designs', async () => {
  const path = join(folder, 'with-paper.json');
  const mock = {
    key: 'math-ai-sl/mock-a-paper-1',
    subject: 'math-ai-sl',
    set: 'A',
    paper: '1' as const,
    name: 'Sevenfold Mock A · Paper 1',
    sections: [{ name: '', designs: ['maths/1.1-sum'] }],
  };
  const ofCourse = <Item extends { subject: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, subject: 'math-ai-sl' }));
  const bank: BankContent = {
    ...small,
    subjects: small.subjects.map((subject) => ({ ...subject, slug: 'math-ai-sl' })),
    questions: ofCourse([question(0), question(1), question(2)]),
    syllabuses: ofCourse(small.syllabuses),
    vocabularies: ofCourse(small.vocabularies),
    prerequisites: ofCourse(small.prerequisites),
    papers: [mock],
  };
  await writeFile(path, JSON.stringify(bank));
  const fresh = await startTestApp();
  const loading = await loadContentFile(fresh, path);
  expect(loading).toMatchObject({ first: 2, total: 3 });
  const asked = async () =>
    (
      await fresh.database.pool.query(
        'select variant from paper_questions p join questions q on q.id = p.question_id',
      )
    ).rows;
  expect(await asked()).toEqual([{ variant: 2 }]);
  expect(await loading.finish()).toBe(true);
  expect(await asked()).toEqual([{ variant: 2 }]);
});

it('takes what the build typeset of exactly these questions, and typesets the others itself', async () => {
  const typeset = join(folder, 'bank-typeset');
  const [whole, edited, unreadable] = [question(2), question(3), question(4)] as const;
  const built = (each: string) => `<p>built: ${each.length}</p>`;
  const typesetOf = (entry: ReturnType<typeof question>, typesetEntry: object = entry) => {
    const answers = [{ body: built(entry.answer), lines: entry.scheme.map(([line]) => built(line)) }];
    const packed = packHtml({
      question: built(entry.text),
      solution: { hints: entry.hints.map(built), answers },
    });
    return {
      hash: typesetHash(typesetEntry),
      question: packed.question.toString('base64'),
      solution: packed.solution.toString('base64'),
      replies: {},
      words: questionWords({ text: entry.text, hints: entry.hints, answers: [entry.answer], replies: [] }),
    };
  };
  await mkdir(typeset, { recursive: true });
  const file: TypesetFile = {
    [whole.key]: typesetOf(whole),
    [edited.key]: typesetOf(edited, { ...edited, marks: 2 }),
  };
  const index: TypesetIndex = {
    typesetVersion,
    searchTextVersion,
    files: [[whole.key, edited.key], [unreadable.key]],
  };
  await writeFile(join(typeset, 'index.json'), JSON.stringify(index));
  await writeFile(join(typeset, '0.json.gz'), gzipSync(JSON.stringify(file)));
  await writeFile(join(typeset, '1.json.gz'), 'no archive');
  await (
    await load(JSON.stringify({ ...small, questions: [...small.questions, whole, edited, unreadable] }))
  ).finish();
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from questions where variant > 1 order by variant',
  );
  const shown = await Promise.all(
    rows.map(async ({ id }) => {
      const { questions_html, hints, Answer } = (await test.app.inject(`/api/questions/${id}`)).json();
      return [questions_html, hints[0].html, Answer[0].body_html, Answer[0].mark_lines[0].html];
    }),
  );
  expect(shown[0]).toEqual([whole.text, whole.hints[0]!, whole.answer, whole.scheme[0]![0]].map(built));
  for (const typesetHere of shown.slice(1)) {
    expect(typesetHere[0]).toContain('katex');
    expect(typesetHere.join('')).not.toContain('built');
  }
});

it('finds every question of the bank typeset by the build', async () => {
  const missing: string[] = [];
  const { first, rest } = inLoadingOrder(starterBank.questions, starterBank.papers);
  for (const item of [...first, ...rest]) {
    const html = await typesetStarterBank(item.key, typesetHash(item));
    const texts = shownTexts(item.replies ?? []);
    if (!html || texts.some((text) => !html.replies[text])) missing.push(item.key);
  }
  expect(missing).toEqual([]);
});

it('loads as many variants as are wanted, and the others when they are', async () => {
  const path = join(folder, 'three.json');
  await writeFile(path, JSON.stringify({ ...small, questions: [question(0), question(1), question(2)] }));
  const few = await startTestApp({ environment: { BANK_VARIANTS: '2' } });
  const loading = await loadContentFile(few, path);
  expect(loading).toMatchObject({ first: 1, total: 2 });
  expect(await loading.finish()).toBe(true);
  expect(await loadContentFile(few, path)).toMatchObject({ first: 0, total: 0 });

  const all = { ...few, config: { ...few.config, bankVariants: Number.POSITIVE_INFINITY } };
  const rest = await loadContentFile(all, path);
  expect(rest).toMatchObject({ total: 3 });
  expect(await rest.finish()).toBe(true);
  const { rows } = await few.database.pool.query('select variant from questions order by variant');
  expect(rows.map(({ variant }) => variant)).toEqual([0, 1, 2]);
});
