import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addPaperBank, loadMocks, mockOf, papersOf } from './papers.fixture.ts';

const first = 'math-aa-sl-mock-a-paper-1';
const mocks = [
  mockOf(),
  mockOf({ key: 'math-aa-sl/b/2', set: 'B', paper: '2', name: 'Sevenfold Mock B · Paper 2' }),
  mockOf({
    key: 'math-ai-sl/a/1',
    subject: 'math-ai-sl',
    name: 'Secret mock',
    sections: [{ name: '', designs: ['secret'] }],
  }),
];

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addPaperBank>>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addPaperBank(test);
  await loadMocks(test, mocks);
});

const visitor = () => papersOf(accounts);
const student = async () => papersOf(accounts, (await accounts.signUp()).token);
const staff = async () => papersOf(accounts, (await accounts.signUpAs(roleIds.staff)).token);
const version = async () => Number((await accounts.rows('select version from bank_version'))[0]!.version);
const questionOf = async (slug: string, number: number) => {
  const { sections } = await visitor().read(slug);
  return sections.flatMap(({ questions }) => questions).find((one) => one.number === number)!.question;
};

describe('the list of papers', () => {
  it('is for visitors too, by course, and without subjects that only staff see', async () => {
    const listed = await visitor().list();
    expect(listed.map(({ slug }) => slug)).toEqual([first, 'math-aa-sl-mock-b-paper-2']);
    expect(listed[0]).toEqual({
      slug: first,
      name: 'Sevenfold Mock A · Paper 1',
      subject: { id: bank.id, slug: 'math-aa-sl', subject_name: 'Math AA SL' },
      paper: '1',
      letter: 'A',
      source: 'mock',
      marks: 26,
      minutes: 90,
      readingMinutes: 5,
      calculatorAllowed: false,
      questionCount: 3,
      opensAt: null,
      open: true,
      mine: false,
      chosen: false,
      createdAt: expect.any(String),
    });
    expect(listed[1]).toMatchObject({ paper: '2', calculatorAllowed: true });
    expect(await (await student()).list('?subject=math-aa-sl')).toEqual(listed);
    const seen = await (await staff()).list();
    expect(seen.map(({ slug }) => slug)).toContain('math-ai-sl-mock-a-paper-1');
  });

  it.each([
    ['?subject=math-ai-sl', 404],
    ['?subject=alchemy', 404],
    ['?subject=', 400],
    ['?subject=a&subject=b', 400],
  ])('%s is answered with %i', async (query, status) => {
    expect((await visitor().call('GET', `/api/papers${query}`)).statusCode).toBe(status);
  });
});

describe('a paper', () => {
  it('shows its questions by section, and nothing of their answers', async () => {
    const paper = await visitor().read(first);
    expect(paper.sections.map(({ name, marks, questions }) => [name, marks, questions.length])).toEqual([
      ['Section A', 11, 2],
      ['Section B', 15, 1],
    ]);
    const all = paper.sections.flatMap(({ questions }) => questions);
    expect(all.map(({ number, marks }) => [number, marks])).toEqual([
      [1, 5],
      [2, 6],
      [3, 15],
    ]);
    expect(all[0]!.question.questions_html).toContain('katex');
    expect(JSON.stringify(paper)).not.toMatch(/It follows|for line|mark_lines|7193/);
    expect(paper.sittings).toEqual([]);
  });

  it.each(['no-such-paper', 'math-ai-sl-mock-a-paper-1'])('%s is unknown', async (slug) => {
    for (const reader of [visitor(), await student()]) {
      expect((await reader.call('GET', `/api/papers/${slug}`)).statusCode).toBe(404);
      const sat = await reader.call('POST', `/api/papers/${slug}/sit`);
      expect([401, 404]).toContain(sat.statusCode);
    }
  });

  it.each(['A', 'a b', '%00', '-', 'x'.repeat(200)])('with the name %j is refused', async (slug) => {
    const answer = await visitor().call('GET', `/api/papers/${encodeURIComponent(slug)}`);
    expect([400, 404]).toContain(answer.statusCode);
  });

  it('is named by its questions, and by others of the same design', async () => {
    const shown = await questionOf(first, 1);
    const [other] = await accounts.rows(
      `select id from questions where design_key = 'short-a' and id <> $1`,
      [shown.id],
    );
    const [unused] = await accounts.rows(`select id from questions where key = 'short-b'`);
    const papersWith = async (id: unknown) => (await accounts.get(`/api/questions/${id}`)).json().papers;
    const both = [
      { slug: first, name: 'Sevenfold Mock A · Paper 1' },
      { slug: 'math-aa-sl-mock-b-paper-2', name: 'Sevenfold Mock B · Paper 2' },
    ];
    expect(await papersWith(shown.id)).toEqual(both);
    expect(await papersWith(other!.id)).toEqual(both);
    expect(await papersWith(bank.asked)).toEqual(both);
    expect(await papersWith(unused!.id)).toEqual([]);
  });

  it('that has lost a question is not shown to students, until it is whole again', async () => {
    const { id } = await questionOf(first, 1);
    const show = (visible: boolean) =>
      accounts.rows('update questions set visible = $2 where id = $1', [id, visible]);
    await show(false);
    try {
      expect((await visitor().list()).map(({ slug }) => slug)).not.toContain(first);
      expect((await visitor().call('GET', `/api/papers/${first}`)).statusCode).toBe(404);
      expect((await (await student()).call('POST', `/api/papers/${first}/sit`)).statusCode).toBe(404);
      expect((await (await staff()).read(first)).questionCount).toBe(3);
    } finally {
      await show(true);
    }
    expect((await visitor().list()).map(({ slug }) => slug)).toContain(first);
  });
});

describe('mock papers that come with the bank', () => {
  const slugs = async () => (await visitor().list()).map(({ slug }) => slug);

  it('ask the last of each design that students see and that is worth as much as the first', async () => {
    const asked = async () => {
      await loadMocks(test, mocks);
      return (await questionOf(first, 1)).questions_text;
    };
    const last = `design_key = 'short-a' and variant = 1`;
    expect(await asked()).toContain('short-a with 1');
    await accounts.rows(`update questions set marks = 4 where ${last}`);
    expect(await asked()).toContain('short-a with 0');
    await accounts.rows(`update questions set marks = 5, visible = false where ${last}`);
    expect(await asked()).toContain('short-a with 0');
    await accounts.rows(`update questions set visible = true where ${last}`);
    expect(await asked()).toContain('short-a with 1');
  });

  it('stay as they are when they are loaded again, whatever staff have made of them', async () => {
    const before = await visitor().list();
    const was = await version();
    await loadMocks(test, mocks);
    expect(await version()).toBe(was);
    const editor = await staff();
    await editor.told(editor.call('PATCH', `/api/admin/papers/${first}`, { name: 'Week 3' }));
    await loadMocks(test, mocks);
    expect((await visitor().list())[0]!.name).toBe('Week 3');
    await loadMocks(test, mocks, [mocks[0]!.key]);
    expect(await visitor().list()).toEqual(before);
  });

  it('are not shown where a design is missing, or once the files no longer have them', async () => {
    const lacking = mockOf({
      key: 'math-aa-sl/c/1',
      set: 'C',
      sections: [{ name: '', designs: ['short-a', 'short-zzz'] }],
    });
    await loadMocks(test, [...mocks, lacking]);
    expect(await slugs()).toEqual([first, 'math-aa-sl-mock-b-paper-2']);
    await loadMocks(test, [mocks[0]!, mocks[2]!]);
    expect(await slugs()).toEqual([first]);
  });

  it('change in place until somebody has sat one, and then a new one takes its place', async () => {
    const [changed, again] = ['short-b', 'short-c'].map((design) =>
      mockOf({ key: 'math-aa-sl/d/1', set: 'D', sections: [{ name: '', designs: [design] }] }),
    );
    const slug = 'math-aa-sl-mock-d-paper-1';
    const idOf = async () => (await accounts.rows('select id from papers where slug = $1', [slug]))[0]!.id;
    await loadMocks(test, [mockOf({ key: 'math-aa-sl/d/1', set: 'D' })]);
    const id = await idOf();
    await loadMocks(test, [changed!]);
    expect(await idOf()).toBe(id);
    expect((await visitor().read(slug)).questionCount).toBe(1);

    const sitter = await student();
    const sat = await sitter.sit(slug);
    await loadMocks(test, [again!]);
    expect(await idOf()).not.toBe(id);
    expect((await questionOf(slug, 1)).questions_text).toContain('short-c');
    const { paper } = (await sitter.call('GET', `/api/test/${sat}`)).json();
    expect(paper).toMatchObject({ slug: `${slug}-${id}`, marks: 5 });
    expect((await visitor().call('GET', `/api/papers/${slug}-${id}`)).statusCode).toBe(404);
    await loadMocks(test, mocks, [mocks[1]!.key]);
  });
});
