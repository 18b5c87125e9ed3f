import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addCopies, addQuestion } from '../questions/questions.fixture.ts';
import { addSubject } from './catalogue.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let sl: Awaited<ReturnType<typeof addSubject>>;

const idOf = (slug: string | null) => (slug === null ? null : sl.topics[slug]!);
const move = (slug: string, parent: string | null, before: string | null, seen: string | null) =>
  accounts.post(
    `/api/admin/topics/${idOf(slug)}/move`,
    { parent_topic_id: idOf(parent), before_id: idOf(before), seen_parent_id: idOf(seen) },
    { token: staff.token },
  );
const shape = async () =>
  (await accounts.get(`/api/admin/topics?subject_id=${sl.id}`, staff.token))
    .json()
    .topics.map(({ slug, depth }: { slug: string; depth: number }) => `${'-'.repeat(depth)}${slug}`);

/** What the triggers keep must be what can be counted from scratch. */
async function expectConsistent(): Promise<void> {
  const columns = 'question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible';
  const difference = await accounts.rows(`
    (select ${columns} from question_places except select ${columns} from wanted_question_places)
    union all
    (select ${columns} from wanted_question_places except select ${columns} from question_places)`);
  expect(difference).toEqual([]);
  const wrong = await accounts.rows(`
    select t.slug from topics t where t.question_count <> (
      select count(*) from wanted_question_places w
      where w.visible and t.id in (w.topic1_id, w.topic2_id, w.topic3_id))`);
  expect(wrong).toEqual([]);
}

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
});

const before = ['-algebra', '--sequences', '---series', '--proof', '-calculus', '--limits', '-vectors'];
beforeEach(async () => {
  await test.database.pool.query('delete from questions');
  await test.database.pool.query('delete from subjects');
  sl = await addSubject(test, 'math-aa-sl', {
    algebra: { sequences: { series: {} }, proof: {} },
    calculus: { limits: {} },
    vectors: {},
  });
});

describe('a topic', () => {
  it.each([
    ['to the front', ['vectors', null, 'algebra', null], ['-vectors', ...before.slice(0, -1)]],
    [
      'into another',
      ['vectors', 'algebra', 'proof', null],
      ['-algebra', '--sequences', '---series', '--vectors', '--proof', '-calculus', '--limits'],
    ],
    [
      'out, with all that is below it',
      ['sequences', null, 'calculus', 'algebra'],
      ['-algebra', '--proof', '-sequences', '--series', '-calculus', '--limits', '-vectors'],
    ],
    [
      'to the end of its siblings',
      ['algebra', null, null, null],
      ['-calculus', '--limits', '-vectors', '-algebra', '--sequences', '---series', '--proof'],
    ],
    ['nowhere', ['vectors', null, null, null], before],
  ] as const)('moves %s', async (_, [slug, parent, sibling, seen], expected) => {
    const answer = await move(slug, parent, sibling, seen);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await shape()).toEqual(expected);
  });

  it.each([
    ['three levels below another', ['algebra', 'vectors', null, null], 'three levels'],
    ['two levels below the second', ['calculus', 'proof', null, null], 'three levels'],
    ['below itself', ['algebra', 'algebra', null, null], 'below itself'],
    ['below what is below it', ['algebra', 'series', null, null], 'below itself'],
    ['before what lies elsewhere', ['vectors', 'algebra', 'limits', null], 'moved meanwhile'],
    ['from where it no longer is', ['proof', null, null, 'calculus'], 'moved meanwhile'],
  ] as const)('does not move %s', async (_, [slug, parent, sibling, seen], words) => {
    const answer = await move(slug, parent, sibling, seen);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(words);
    expect(await shape()).toEqual(before);
  });

  it('stays in its subject', async () => {
    const hl = await addSubject(test, 'math-aa-hl', { other: {} });
    const answer = await accounts.post(
      `/api/admin/topics/${sl.topics.vectors}/move`,
      { parent_topic_id: hl.topics.other, before_id: null, seen_parent_id: null },
      { token: staff.token },
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('stays in its subject');
  });

  it('goes back with the place that it had, and both are in the log', async () => {
    await move('sequences', 'calculus', 'limits', 'algebra');
    await move('sequences', 'algebra', 'proof', 'calculus');
    expect(await shape()).toEqual(before);
    const { rows } = (await accounts.get('/api/admin/audit?kind=topic&pageSize=2', staff.token)).json();
    expect(rows).toMatchObject([
      {
        action: 'move topic',
        before: { parent: 'The topic calculus', place: 1 },
        after: { parent: 'The topic algebra', place: 1 },
      },
      {
        before: { parent: 'The topic algebra', place: 1 },
        after: { parent: 'The topic calculus', place: 1 },
      },
    ]);
  });

  it('is moved by one of two who try at the same time', async () => {
    const answers = await Promise.all([
      move('proof', 'calculus', null, 'algebra'),
      move('proof', 'vectors', null, 'algebra'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it.each([
    undefined,
    {},
    { parent_topic_id: 'x', before_id: null, seen_parent_id: null },
    { parent_topic_id: null, before_id: null },
  ])('is not moved by %j', async (body) => {
    const answer = await accounts.post(`/api/admin/topics/${sl.topics.proof}/move`, body, {
      token: staff.token,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('that is not there is not moved', async () => {
    const body = { parent_topic_id: null, before_id: null, seen_parent_id: null };
    const answer = await accounts.post('/api/admin/topics/999999/move', body, { token: staff.token });
    expect(answer.statusCode).toBe(404);
  });
});

describe('its questions', () => {
  it('follow, a thousand of them, with those shared from the other level', async () => {
    const hl = await addSubject(test, 'math-aa-hl', { algebra: { sequences: { series: {} } } });
    await addCopies(test, await addQuestion(test, sl.topics.series!), 999);
    await addQuestion(test, hl.topics.series!, { shared: true });
    expect((await move('sequences', 'calculus', null, 'algebra')).statusCode).toBe(200);
    await expectConsistent();
    const list = await accounts.get(
      '/api/questions?subject=math-aa-sl&topic=calculus&subTopic=sequences&subSubTopic=series',
    );
    expect(list.json().total).toBe(1001);
    expect((await accounts.get('/api/questions?subject=math-aa-sl&topic=algebra')).json().total).toBe(0);
  });
});
