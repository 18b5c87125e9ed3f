import { roleIds } from '@sevenfold/contract/accounts/roles';
import { staffFieldsSchema } from '@sevenfold/contract/questions/question.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import type { QuestionDraft } from './question-draft.policy.ts';
import { addQuestion } from './questions.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: { token: string; user: { id: string } };
let other: { token: string };
let staff: { token: string };
/** The questions by a short name, in the order of their ids. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  const tree = { algebra: { sequences: { series: {} }, proof: {} }, calculus: {} };
  const sl = await addSubject(test, 'math-aa-sl', tree);
  const hl = await addSubject(test, 'math-aa-hl', tree);
  const biology = await addSubject(test, 'biology', { cells: {} }, { staffOnly: true });
  const add = async (name: string, topicId: number | undefined, changes: Partial<QuestionDraft>) => {
    ids[name] = await addQuestion(test, topicId!, { text: `Question ${name}`, ...changes });
  };
  await add('a', sl.topics.series, {
    difficulty: 'Easy',
    marks: 5,
    year: 2023,
    month: 'May',
    paper: 1,
    timezone: 0,
  });
  await add('b', sl.topics.series, {
    difficulty: 'Hard',
    marks: 2,
    year: 2021,
    month: 'November',
    paper: 2,
    timezone: 1,
  });
  await add('c', sl.topics.series, { priority: 2, marks: 5, calculatorAllowed: false, level: 'SL' });
  await add('d', sl.topics.sequences, {
    priority: 1,
    difficulty: 'Easy',
    year: 2023,
    month: 'November',
    paper: 3,
    timezone: 2,
  });
  await add('e', sl.topics.proof, { shared: true, variant: 1, verified: true, level: 'HL' });
  await add('f', sl.topics.calculus, { topicChanged: true });
  await add('hidden', sl.topics.proof, { visible: false, verified: true });
  await add('h', hl.topics.proof, {
    level: 'HL',
    otherTopicIds: [biology.topics.cells!, hl.topics.calculus!],
  });
  await add('bio', biology.topics.cells, {});
  [student, other, staff] = await Promise.all([
    accounts.signUp(),
    accounts.signUp(),
    accounts.signUpAs(roleIds.staff),
  ]);
});

const ask = (query: string, token?: string) => accounts.get(`/api/questions?${query}`, token);
async function names(query: string, token?: string): Promise<string> {
  const answer = await ask(`pageSize=10&${query}`, token);
  expect(answer.statusCode, answer.body).toBe(200);
  const { questions, total } = answer.json();
  expect(total).toBe(questions.length);
  const found = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return questions.map(({ id }: { id: number }) => found.get(id)).join(' ');
}

const sl = 'subject=math-aa-sl';

describe('filters', () => {
  it.each([
    ['nothing: everything, once', '', 'd c a b f h e'],
    ['a subject', sl, 'd c a b f e'],
    ['the other level, with what is shared', 'subject=math-aa-hl', 'h e'],
    ['a topic', `${sl}&topic=algebra`, 'd c a b e'],
    ['a subtopic', `${sl}&topic=algebra&subTopic=sequences`, 'd c a b'],
    ['a sub-subtopic', `${sl}&topic=algebra&subTopic=sequences&subSubTopic=series`, 'c a b'],
    ['a sub-subtopic without those above', `${sl}&subSubTopic=series`, 'c a b'],
    ['a topic that is its other one', 'subject=math-aa-hl&topic=calculus', 'h'],
    ['a topic without questions', 'subject=math-aa-hl&topic=algebra&subTopic=sequences', ''],
    ['a year', `${sl}&year=2023`, 'd a'],
    ['a month', `${sl}&month=November`, 'd b'],
    ['a year and a month', `${sl}&year=2023&month=May`, 'a'],
    ['a paper', `${sl}&paper=3`, 'd'],
    ['time zone 0', `${sl}&timezone=0`, 'a'],
    ['a level', `${sl}&level=HL`, 'e'],
    ['one difficulty', `${sl}&difficulty=Easy`, 'd a'],
    ['two difficulties', `${sl}&difficulty=Easy&difficulty=Hard`, 'd a b'],
    ['all difficulties', `${sl}&difficulty=Easy&difficulty=Hard&difficulty=Medium`, 'd c a b f e'],
    ['a calculator', `${sl}&calculatorAllowed=true`, 'd a b f e'],
    ['no calculator', `${sl}&calculatorNotAllowed=true`, 'c'],
    ['both', `${sl}&calculatorAllowed=true&calculatorNotAllowed=true`, 'd c a b f e'],
    ['a switch that is off', `${sl}&calculatorNotAllowed=false`, 'd c a b f e'],
    ['several at once', `${sl}&topic=algebra&difficulty=Easy&year=2023&paper=1&calculatorAllowed=true`, 'a'],
    ['what there is none of', `${sl}&year=2001`, ''],
  ])('by %s', async (_, query, expected) => {
    expect(await names(query)).toBe(expected);
    expect(await names(query, student.token)).toBe(expected);
  });

  it.each([
    ['sortBy=priority', 'd c a b f e'],
    ['sortBy=priority&sortOrder=desc', 'c d a b f e'],
    ['sortBy=year', 'b d a c f e'],
    ['sortBy=year&sortOrder=desc', 'd a b c f e'],
    ['sortBy=difficulty', 'd a c f e b'],
    ['sortBy=difficulty&sortOrder=desc', 'b c f e d a'],
    ['sortBy=marks', 'b d f e c a'],
    ['sortBy=marks&sortOrder=desc', 'c a d f e b'],
    ['sortOrder=desc', 'c d a b f e'],
  ])('sorted by %s, what is missing last and equals in the usual order', async (query, expected) => {
    expect(await names(`${sl}&${query}`)).toBe(expected);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await ask(`${sl}&${query}&pageSize=2&page=${page}`)).json().questions),
    );
    const whole = (await ask(`${sl}&${query}&pageSize=10`)).json().questions;
    expect(pages.flat()).toEqual(whole);
  });

  it.each([
    ['an unknown subject', 'subject=nothing', 404],
    ['a subject for staff', 'subject=biology', 404],
    ['a topic of a subject for staff', 'subject=biology&topic=cells', 404],
    ['an unknown topic', `${sl}&topic=nothing`, 404],
    ['a topic on the wrong level', `${sl}&topic=series`, 404],
    ['a subtopic of another topic', `${sl}&topic=calculus&subTopic=sequences`, 404],
    ['a sub-subtopic of another subtopic', `${sl}&topic=algebra&subTopic=proof&subSubTopic=series`, 404],
    ['a topic without its subject', 'topic=algebra', 400],
    ['a page of nought', 'page=0', 400],
    ['a negative page', 'page=-1', 400],
    ['a page of words', 'page=two', 400],
    ['half a page', 'page=1.5', 400],
    ['an endless page', 'page=99999999999999999999', 400],
    ['another page size', 'pageSize=3', 400],
    ['all pages at once', 'pageSize=1000000', 400],
    ['an unknown order', 'sortBy=id', 400],
    ['an order with SQL', `sortBy=${encodeURIComponent('priority; drop table questions')}`, 400],
    ['an unknown direction', 'sortOrder=up', 400],
    ['an unknown difficulty', 'difficulty=Nightmare', 400],
    ['four difficulties', 'difficulty=Easy&difficulty=Easy&difficulty=Easy&difficulty=Easy', 400],
    ['an unknown month', 'month=June', 400],
    ['paper 4', 'paper=4', 400],
    ['time zone 3', 'timezone=3', 400],
    ['a year before 2000', 'year=1999', 400],
    ['a year in words', 'year=MMXX', 400],
    ['two subjects', `${sl}&subject=math-aa-hl`, 400],
    ['a slug with a quote', `subject=${encodeURIComponent("a'b")}`, 400],
    ['a null character', 'subject=%00', 400],
    ['a slug without end', `subject=${'a'.repeat(500)}`, 400],
    ['a switch that is neither', 'calculatorAllowed=perhaps', 400],
  ])('refuse %s', async (_, query, status) => {
    for (const token of [undefined, student.token]) {
      const answer = await ask(query, token);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(status === 404 ? 'not_found' : 'invalid_input');
    }
  });

  it.each([
    ['paper=4', '“paper” must be one of 1, 2, 3'],
    ['pageSize=3', '“pageSize” must be one of 2, 5, 10'],
    ['year=1999', '“year” must be at least 2000'],
    ['page=two', '“page” must be a number'],
  ])('say of %s what is wrong with which field', async (query, message) => {
    const [path] = query.split('=');
    expect((await ask(query)).json()).toMatchObject({ message, issues: [{ path, message }] });
  });
});

describe('pages', () => {
  it('have a size, a number and a total', async () => {
    expect((await ask(sl)).json()).toMatchObject({ total: 6, page: 1, pageSize: 5 });
    expect((await ask(`${sl}&page=2`)).json().questions).toHaveLength(1);
    expect((await ask(`${sl}&pageSize=2&page=3`)).json().questions).toHaveLength(2);
  });

  it('beyond the last are empty', async () => {
    expect((await ask(`${sl}&page=3`)).json()).toEqual({ questions: [], total: 6, page: 3, pageSize: 5 });
    expect((await ask(`${sl}&page=100000`)).json().questions).toEqual([]);
  });
});

describe('what staff see', () => {
  it.each([
    ['hidden questions and hidden subjects', '', 'd c a b f hidden h bio e'],
    ['a hidden subject', 'subject=biology', 'bio'],
    ['hidden questions of a topic', `${sl}&topic=algebra&subTopic=proof`, 'hidden e'],
    ['verified ones', `${sl}&verified=true`, 'hidden e'],
    ['those whose topic was changed', `${sl}&topicChanged=true`, 'f'],
  ])('%s', async (_, query, expected) => {
    expect(await names(query, staff.token)).toBe(expected);
  });

  it('says more about each question, to staff alone', async () => {
    const [card] = (await ask(`${sl}&verified=true`, staff.token)).json().questions;
    expect(card).toMatchObject({
      priority: null,
      visible: false,
      verified: true,
      topic_changed: false,
      math_level_visibility_shared: false,
      original_content: null,
      other_level: 'HL',
    });
    const [alone] = (await ask('subject=biology', staff.token)).json().questions;
    expect(alone.other_level).toBeNull();
    for (const token of [undefined, student.token]) {
      for (const question of (await ask('pageSize=10', token)).json().questions) {
        for (const name of [...Object.keys(staffFieldsSchema.shape), 'Answer', 'hints']) {
          expect(question).not.toHaveProperty(name);
        }
      }
    }
  });

  it.each(['verified=true', 'verified=false', 'topicChanged=true'])(
    'is refused to others: %s',
    async (query) => {
      for (const token of [undefined, student.token]) {
        const answer = await ask(query, token);
        expect(answer.statusCode).toBe(403);
        expect(answer.json().code).toBe('not_allowed');
      }
    },
  );

  it('leaves out the names of hidden subjects among the other topics', async () => {
    const otherTopics = async (token?: string) =>
      (await ask('subject=math-aa-hl', token))
        .json()
        .questions[0].OtherTopicsOnQuestion.map(({ slug }: { slug: string }) => slug);
    expect(await otherTopics()).toEqual(['calculus']);
    expect((await otherTopics(staff.token)).toSorted()).toEqual(['calculus', 'cells']);
  });
});

describe("a user's own marks", () => {
  const own = ['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion'];

  beforeAll(async () => {
    const mark = (table: string, name: string) =>
      test.database.pool.query(
        `insert into ${table} (user_id, question_id, created_at) values ($1, $2, now())`,
        [student.user.id, ids[name]],
      );
    for (const name of ['a', 'd', 'hidden']) await mark('completed_questions', name);
    for (const name of ['b', 'bio']) await mark('user_questions', name);
    for (const name of ['b', 'f', 'e']) await mark('pinned_questions', name);
  });

  it.each(own)('%s needs a login', async (filter) => {
    const answer = await ask(`${filter}=true`);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('not_signed_in');
    expect((await ask(`${filter}=false`)).statusCode).toBe(200);
  });

  it.each([
    ['completed', `${sl}&completedQuestion=true`, 'd a', ''],
    ['not completed', `${sl}&uncompletedQuestion=true`, 'c b f e', 'd c a b f e'],
    ['either', `${sl}&completedQuestion=true&uncompletedQuestion=true`, 'd c a b f e', 'd c a b f e'],
    ['bookmarked', `${sl}&bookmarkedQuestion=true`, 'b', ''],
    ['bookmarked anywhere: not what staff alone see', 'bookmarkedQuestion=true', 'b', ''],
    ['bookmarked and completed', `${sl}&bookmarkedQuestion=true&completedQuestion=true`, '', ''],
    ['with another filter', `${sl}&completedQuestion=true&difficulty=Easy&year=2023&month=May`, 'a', ''],
    ['pinned first in a leaf', `${sl}&topic=algebra&subTopic=sequences&subSubTopic=series`, 'b c a', 'c a b'],
    ['not in a topic with subtopics', `${sl}&topic=algebra&subTopic=sequences`, 'd c a b', 'd c a b'],
    [
      'pinned first in a leaf of the other level',
      'subject=math-aa-hl&topic=algebra&subTopic=proof',
      'e h',
      'h e',
    ],
    ['nor in a subject', sl, 'd c a b f e', 'd c a b f e'],
    [
      'pinned first, among the completed',
      `${sl}&subSubTopic=series&uncompletedQuestion=true`,
      'b c',
      'c a b',
    ],
  ])('filter and order: %s', async (_, query, forStudent, forOther) => {
    expect(await names(query, student.token)).toBe(forStudent);
    expect(await names(query, other.token)).toBe(forOther);
  });

  it('never reach another reader', async () => {
    const leaf = `${sl}&subSubTopic=series`;
    await ask(leaf, student.token);
    expect(await names(leaf)).toBe('c a b');
    const answer = await ask(`${sl}&completedQuestion=true`, student.token);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toContain(student.user.id);
  });

  it('follow at once', async () => {
    const completed = `${sl}&completedQuestion=true`;
    expect(await names(completed, other.token)).toBe('');
    await accounts.post('/api/completed_question', { question_id: ids.c }, { token: other.token });
    expect(await names(completed, other.token)).toBe('c');
  });
});
