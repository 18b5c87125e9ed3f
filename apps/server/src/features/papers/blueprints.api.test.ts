import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { BlueprintRecord, MadePapers } from '@sevenfold/contract/papers/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addPaperBank, blueprintOf, papersOf } from './papers.fixture.ts';

const url = '/api/admin/blueprints';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: ReturnType<typeof papersOf>;
let topics: Record<string, number>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  ({ topics } = await addPaperBank(test));
  staff = papersOf(accounts, (await accounts.signUpAs(roleIds.staff)).token);
});

const fields = (more: object = {}) => ({
  name: 'Twenty-five marks',
  paper: '1',
  minutes: 28,
  blueprint: blueprintOf({
    sections: [
      { name: 'Section A', marks: 10, kinds: ['short'] },
      { name: 'Section B', marks: 15, kinds: ['long'] },
    ],
    papers: ['1'],
  }),
  ...more,
});
const add = (more: object = {}) =>
  staff.told<BlueprintRecord>(staff.call('POST', url, { subject: 'math-aa-sl', ...fields(more) }), 201);
const read = (id: number) => staff.told<BlueprintRecord>(staff.call('GET', `${url}/${id}`));
const make = (id: number, body: object = {}) =>
  staff.told<MadePapers>(staff.call('POST', `${url}/${id}/papers`, { name: 'Week 7', ...body }));
const actionsOn = async (id: unknown) =>
  (await accounts.rows('select action from audit_log where about_id = $1 order by id', [String(id)])).map(
    ({ action }) => action,
  );

describe('blueprints', () => {
  it('are kept, changed and deleted by staff, each in the log', async () => {
    const added = await add();
    expect(added).toMatchObject({ ...fields(), subject: { slug: 'math-aa-sl' }, papers: [] });
    expect(await read(added.id)).toEqual(added);
    expect(await staff.told(staff.call('GET', `${url}?subject=math-aa-sl`))).toContainEqual(added);
    const saved = await staff.told<BlueprintRecord>(
      staff.call('PUT', `${url}/${added.id}`, { ...fields({ minutes: 30 }), updatedAt: added.updatedAt }),
    );
    expect(saved.minutes).toBe(30);
    const late = await staff.call('PUT', `${url}/${added.id}`, { ...fields(), updatedAt: added.updatedAt });
    expect(late.statusCode).toBe(409);
    expect((await staff.call('DELETE', `${url}/${added.id}`)).statusCode).toBe(200);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await staff.call(method, `${url}/${added.id}`)).statusCode).toBe(404);
    }
    expect(await actionsOn(added.id)).toEqual(['add blueprint', 'edit blueprint', 'delete blueprint']);
  });

  it.each<[string, object, number]>([
    [
      'a topic of another subject',
      { blueprint: blueprintOf({ topics: [{ topicId: 2_000_000_000, from: 5 }] }) },
      400,
    ],
    ['no name', { name: ' ' }, 400],
    ['no time', { minutes: 0 }, 400],
    ['an unknown paper', { paper: '4' }, 400],
    ['an unknown subject', { subject: 'latin' }, 404],
  ])('with %s are refused', async (_, more, status) => {
    const answer = await staff.call('POST', url, { subject: 'math-aa-sl', ...fields(more) });
    expect(answer.statusCode, answer.body).toBe(status);
  });

  it('are for staff alone', async () => {
    const { token } = await accounts.signUp();
    const { id } = await add();
    for (const [caller, status] of [
      [papersOf(accounts, token), 403],
      [papersOf(accounts), 401],
    ] as const) {
      expect((await caller.call('GET', url)).statusCode).toBe(status);
      expect((await caller.call('POST', `${url}/${id}/papers`, { name: 'x' })).statusCode).toBe(status);
      expect((await caller.call('DELETE', `${url}/${id}`)).statusCode).toBe(status);
    }
  });
});

describe('papers of a blueprint', { timeout: 120_000 }, () => {
  const questionsOf = async (slug: string) =>
    (await accounts.rows(
      `select q.design_key as design, q.variant, p.section, q.id from paper_questions p
       join questions q on q.id = p.question_id join papers on papers.id = p.paper_id
       where papers.slug = $1 order by p.position`,
      [slug],
    )) as { design: string; variant: number; section: string; id: number }[];

  it('are made unpublished: A and B of the same designs with other numbers', async () => {
    const { id } = await add();
    const made = await make(id, { versions: 2, differ: 'variants' });
    if (!made.found) throw new Error(made.message);
    expect(made.papers.map(({ name }) => name)).toEqual(['Week 7 · A', 'Week 7 · B']);
    const [a, b] = await Promise.all(made.papers.map(({ slug }) => questionsOf(slug)));
    expect(a!.map(({ section }) => section)).toEqual(['Section A', 'Section A', 'Section B']);
    expect(b!.map(({ design, section }) => [design, section])).toEqual(
      a!.map(({ design, section }) => [design, section]),
    );
    expect(b!.every(({ variant }, place) => variant !== a![place]!.variant)).toBe(true);
    expect((await read(id)).papers).toEqual(made.papers.map((paper) => ({ ...paper, published: false })));
    const slug = made.papers[1]!.slug;
    expect((await papersOf(accounts).call('GET', `/api/papers/${slug}`)).statusCode).toBe(404);
    expect(await staff.read(slug)).toMatchObject({ letter: 'B', minutes: 28, paper: '1', marks: 25 });
    expect(await actionsOn(slug)).toEqual(['make paper']);
    // The papers stay when their blueprint goes.
    await staff.call('DELETE', `${url}/${id}`);
    expect((await staff.read(slug)).marks).toBe(25);
  });

  it('or of the same questions in another order', async () => {
    const { id } = await add();
    const made = await make(id, { versions: 2, differ: 'shuffled' });
    if (!made.found) throw new Error(made.message);
    const [a, b] = await Promise.all(made.papers.map(({ slug }) => questionsOf(slug)));
    expect(b!.map((one) => one.id)).toEqual([a![1]!.id, a![0]!.id, a![2]!.id]);
  });

  it('have no letter where there is one', async () => {
    const made = await make((await add()).id);
    expect(made).toEqual({ found: true, papers: [{ slug: expect.any(String), name: 'Week 7' }] });
  });

  it('that can’t be had are explained, and nothing is made', async () => {
    const { id } = await add({
      blueprint: blueprintOf({
        topics: [{ topicId: topics.algebra!, from: 100 }],
        counts: [{ kind: 'long', from: 1 }],
      }),
    });
    const made = await make(id, { versions: 2 });
    expect(made).toMatchObject({ found: false, message: expect.stringContaining('The topic algebra') });
    expect((await read(id)).papers).toEqual([]);
  });

  it.each([{ versions: 0 }, { versions: 5 }, { differ: 'odd' }, { name: '' }])(
    'with %j are refused',
    async (body) => {
      const { id } = await add();
      const answer = await staff.call('POST', `${url}/${id}/papers`, { name: 'Week 7', ...body });
      expect(answer.statusCode).toBe(400);
    },
  );
});
