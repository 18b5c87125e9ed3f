import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { draftOf } from './questions.fixture.ts';
import { insertQuestions } from './save-question.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: { token: string };
let staff: { token: string };
/** The questions by the name of their design and their number in it. */
const ids: Record<string, number> = {};

/**
 * In series: three of the design sum, the first one hidden; two of the design ratio, shared with the other level; one
 * without a design. In proof: two of the design proof. One of sum was moved there. In chemistry: two of the design mole,
 * which is of matter/atoms and has two other topics.
 */
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  const tree = { algebra: { series: {}, proof: {} }, calculus: {} };
  const { topics } = await addSubject(test, 'math-aa-sl', tree);
  await addSubject(test, 'math-aa-hl', tree);
  const { topics: matter } = await addSubject(test, 'chemistry-sl', {
    matter: { atoms: {}, ions: {} },
    reactivity: { gases: {}, rates: {} },
  });
  const elsewhere = { otherTopicIds: [matter.ions!, matter.gases!] };
  const of = (designKey: string | undefined, topic: number | undefined, variant: number, more = {}) => ({
    name: `${designKey ?? 'lone'}${variant}`,
    draft: draftOf(topic!, { designKey, variant, text: `${designKey} ${variant}`, ...more }),
  });
  const bank = [
    of('sum', topics.series, 0, { visible: false }),
    of('sum', topics.series, 1),
    of('sum', topics.series, 2, { difficulty: 'Hard' }),
    of('sum', topics.series, 3),
    of('ratio', topics.series, 0, { shared: true }),
    of('ratio', topics.series, 1, { shared: true }),
    of(undefined, topics.series, 0),
    of('proof', topics.proof, 0),
    of('proof', topics.proof, 1),
    of('sum', topics.proof, 4),
    of('mole', matter.atoms, 0, elsewhere),
    of('mole', matter.atoms, 1, elsewhere),
    of('gas', matter.gases, 0),
  ];
  const inserted = await insertQuestions(
    test,
    bank.map(({ draft }) => draft),
  );
  for (const [index, { name }] of bank.entries()) ids[name] = inserted[index]!;
  [student, staff] = await Promise.all([accounts.signUp(), accounts.signUpAs(roleIds.staff)]);
});

const sl = 'subject=math-aa-sl';
const series = `${sl}&topic=algebra&subTopic=series`;
const nameOf = (id: number) => Object.entries(ids).find(([, other]) => other === id)?.[0];

interface Card {
  readonly id: number;
  readonly design: { readonly key: string | null; readonly variants: number };
}

interface Topic {
  readonly totalQuestionsCount: number;
}

async function list(query: string, token?: string): Promise<{ questions: Card[]; total: number }> {
  const answer = await accounts.get(`/api/questions?${query}`, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function names(query: string, token?: string): Promise<string> {
  const { questions, total } = await list(`pageSize=10&${query}`, token);
  expect(total).toBe(questions.length);
  return questions.map(({ id }) => nameOf(id)).join(' ');
}

describe('a list shows each design once', () => {
  it.each([
    ['of everything', '', 'ratio0 lone0 proof0 mole0 gas0 sum1 sum4'],
    ['of the own topic', 'subject=chemistry-sl&topic=matter&subTopic=atoms', 'mole0'],
    ['of another topic, after its own', 'subject=chemistry-sl&topic=reactivity&subTopic=gases', 'gas0 mole0'],
    ['of what is above two of its topics', 'subject=chemistry-sl&topic=matter', 'mole0'],
    ['of a topic that it has not', 'subject=chemistry-sl&topic=reactivity&subTopic=rates', ''],
    ['of the subject of all of them', 'subject=chemistry-sl', 'mole0 gas0'],
    ['all of another topic', 'subject=chemistry-sl&topic=reactivity&variants=all', 'gas0 mole0 mole1'],
    ['of a topic', series, 'ratio0 lone0 sum1'],
    ['by what the first does not have', `${series}&difficulty=Hard`, 'sum2'],
    ['of the other level, with what is shared', 'subject=math-aa-hl', 'ratio0'],
    ['a question moved elsewhere on its own', `${sl}&topic=algebra&subTopic=proof`, 'proof0 sum4'],
    ['or all of them, when asked to', `${series}&variants=all`, 'ratio0 lone0 sum1 ratio1 sum2 sum3'],
    ['or all of the other level', 'subject=math-aa-hl&variants=all', 'ratio0 ratio1'],
  ])('%s', async (_, query, expected) => {
    expect(await names(query)).toBe(expected);
    expect(await names(query, student.token)).toBe(expected);
  });

  it('page by page', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => list(`${sl}&pageSize=2&page=${page}`, student.token)),
    );
    expect(pages.map(({ questions }) => questions.map(({ id }) => nameOf(id)))).toEqual([
      ['ratio0', 'lone0'],
      ['proof0', 'sum1'],
      ['sum4'],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  it('to staff too, who may ask for all, hidden ones among them', async () => {
    expect(await names(series, staff.token)).toBe('sum0 ratio0 lone0');
    expect(await names(`${series}&variants=all`, staff.token)).toBe(
      'sum0 ratio0 lone0 sum1 ratio1 sum2 sum3',
    );
  });

  it('and says which design it is and how many there are to see', async () => {
    const { questions } = await list(`${sl}&pageSize=10`);
    expect(questions.map(({ design }) => design)).toEqual([
      { key: 'ratio', variants: 2 },
      { key: null, variants: 1 },
      { key: 'proof', variants: 2 },
      { key: 'sum', variants: 3 },
      { key: 'sum', variants: 1 },
    ]);
    const whole = async (name: string, token?: string) =>
      (await accounts.get(`/api/questions/${ids[name]}`, token)).json();
    expect((await whole('sum3')).design).toEqual({ key: 'sum', variants: 3 });
    expect((await whole('sum0', staff.token)).design).toEqual({ key: 'sum', variants: 3 });
    // The one in another topic is no variant to go on to.
    expect((await whole('sum3')).another.id).toBe(ids.sum1);
    expect((await whole('sum4')).another).toBeNull();
  });

  it('refuses any other word for it', async () => {
    const answer = await accounts.get('/api/questions?variants=some');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'variants' }] });
  });
});

it.each([
  ['math-aa-sl', [5, 3, 2]],
  ['math-aa-hl', [1, 1, 0]],
])('topics of %s count designs, just as their lists do', async (slug, expected) => {
  const [algebra] = (await accounts.get(`/api/topics/${slug}`)).json().topics;
  expect(
    [algebra, ...algebra.subtopics].map(({ totalQuestionsCount }: Topic) => totalQuestionsCount),
  ).toEqual(expected);
  const lists = ['', '&subTopic=series', '&subTopic=proof'].map((below) =>
    list(`subject=${slug}&topic=algebra${below}`),
  );
  expect((await Promise.all(lists)).map(({ total }) => total)).toEqual(expected);
  const { subjects }: { subjects: (Topic & { slug: string })[] } = (
    await accounts.get('/api/subjects')
  ).json();
  expect(subjects.find((one) => one.slug === slug)?.totalQuestionsCount).toBe(expected[0]);
});

it('topics count what is listed there as another one, and the subject counts it once', async () => {
  const { topics } = (await accounts.get('/api/topics/chemistry-sl')).json();
  expect(
    topics.map(({ totalQuestionsCount, subtopics }: Topic & { subtopics: Topic[] }) => [
      totalQuestionsCount,
      subtopics.map((below) => below.totalQuestionsCount),
    ]),
  ).toEqual([
    [1, [1, 1]],
    [2, [2, 0]],
  ]);
  const { subjects }: { subjects: (Topic & { slug: string })[] } = (
    await accounts.get('/api/subjects')
  ).json();
  expect(subjects.find(({ slug }) => slug === 'chemistry-sl')?.totalQuestionsCount).toBe(2);
});

it('keeps every question in the sitemap', async () => {
  const { body } = await accounts.get('/sitemaps/questions-1.xml');
  for (const [name, id] of Object.entries(ids)) expect(body.includes(`/${id}<`), name).toBe(name !== 'sum0');
});

describe('neighbours', () => {
  const around = async (name: string, query: string) => {
    const answer = await accounts.get(`/api/questions/${ids[name]}/neighbours?${query}`);
    const { previous, next, position, total } = answer.json();
    return [previous && nameOf(previous.id), next && nameOf(next.id), position, total];
  };
  it.each([
    ['of the one that is shown', 'lone0', series, ['ratio0', 'sum1', 2, 3]],
    ['of another of its design', 'ratio1', series, [null, 'lone0', 1, 3]],
    ['of one that the filter leaves out', 'sum3', `${series}&difficulty=Hard`, [null, null, 1, 1]],
    ['at the other level', 'ratio1', 'subject=math-aa-hl', [null, null, 1, 1]],
    [
      'in another topic',
      'gas0',
      'subject=chemistry-sl&topic=reactivity&subTopic=gases',
      [null, 'mole0', 1, 2],
    ],
    ['among all', 'ratio1', `${series}&variants=all`, ['sum1', 'sum2', 4, 6]],
    ['of one whose design is not in the list', 'sum4', series, [null, null, null, 3]],
  ])('%s', async (_, name, query, expected) => {
    expect(await around(name, query)).toEqual(expected);
  });
});

describe("a student's own marks", () => {
  beforeAll(async () => {
    const send = async (path: string, body?: unknown) => {
      const answer = await accounts.post(path, body, { token: student.token });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    };
    await send('/api/completed_question', { question_id: ids.sum3 });
    await send('/api/completed_question', { question_id: ids.lone0 });
    await send(`/api/user_question/${ids.ratio1}`);
    await send('/api/pinned_question', { question: ids.sum2 });
  });

  it.each([
    ['completed: the one with the tick', `${sl}&completedQuestion=true`, 'lone0 sum3'],
    ['not completed: no design with a tick', `${sl}&uncompletedQuestion=true`, 'ratio0 proof0 sum4'],
    ['bookmarked: the one with the bookmark', `${sl}&bookmarkedQuestion=true`, 'ratio1'],
    ['bookmarked at the other level', 'subject=math-aa-hl&bookmarkedQuestion=true', 'ratio1'],
    ['pinned in front', series, 'sum2 ratio0 lone0'],
    ['pinned and completed', `${series}&completedQuestion=true`, 'sum3 lone0'],
    ['no pins outside of a leaf', `${sl}&topic=algebra`, 'ratio0 lone0 proof0 sum1 sum4'],
    [
      'not completed, of all variants',
      `${series}&uncompletedQuestion=true&variants=all`,
      'sum2 ratio0 sum1 ratio1',
    ],
  ])('%s', async (_, query, expected) => {
    expect(await names(query, student.token)).toBe(expected);
  });

  it('keep their place among neighbours', async () => {
    const url = `/api/questions/${ids.sum1}/neighbours?${sl}&completedQuestion=true`;
    const { previous, position, total } = (await accounts.get(url, student.token)).json();
    expect([nameOf(previous.id), position, total]).toEqual(['lone0', 2, 2]);
  });
});
