import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../test/statements.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { addSubject } from './features/catalogue/catalogue.fixture.ts';
import { draftOf } from './features/questions/questions.fixture.ts';
import { insertQuestions } from './features/questions/save-question.ts';

const fieldNames = (count: number) => Array.from({ length: count }, (_, index) => `a.${index + 1}`);

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
/** One has saved and asked about two questions, the other about ten. */
let askers: Record<'few' | 'many', Account>;
let ids: Record<'few' | 'many', number[]>;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  const { topics } = await addSubject(test, 'math-aa-sl', { few: {}, many: {}, some: {}, more: {} });
  const drafts = (topicId: number, count: number, word: string) =>
    Array.from({ length: count }, (_, index) =>
      draftOf(topicId, {
        text: `${word} number ${index}: solve $x = ${index}$.`,
        hints: Array.from({ length: count }, () => 'Look closely.'),
        otherTopicIds: [topics.some!, topics.more!].slice(0, count - 1),
        images: Array.from({ length: count }, () => ({
          side: 'question',
          url: '/media/q.png',
          alt: 'A line',
        })),
        replies: fieldNames(count).map((field) => ({
          field,
          part: 'a',
          kind: 'number',
          expected: '1',
          marks: 1,
        })),
      }),
    );
  ids = {
    few: await insertQuestions(test, drafts(topics.few!, 2, 'rocket')),
    many: await insertQuestions(test, drafts(topics.many!, 12, 'bicycle')),
  };
  staff = await accounts.signUpAs(roleIds.staff);
  askers = { few: await accounts.signUp(), many: await accounts.signUp() };
  for (const [name, { token }] of Object.entries(askers)) {
    for (const question of ids[name as 'few' | 'many'].slice(0, 10)) {
      await accounts.post(`/api/user_question/${question}`, undefined, { token });
      await accounts.post('/api/completed_question', { question_id: question }, { token });
      const asked = await accounts.post('/api/doubts', { question_id: question, queries: 'Why?' }, { token });
      const path = `/api/admin/doubts/${asked.json().id}/reply`;
      expect((await accounts.post(path, { queries: 'So.' }, staff)).statusCode).toBe(201);
    }
    const [question, ...others] = ids[name as 'few' | 'many'];
    const replies = fieldNames(others.length + 1).map((field) => ({ field, value: '1' }));
    const checked = await accounts.post(`/api/questions/${question}/check`, { replies }, { token });
    expect(checked.statusCode, checked.body).toBe(200);
  }
  await accounts.settled();
});

/** Nothing that was kept helps, neither of the bank nor of the check for its version. */
const forget = () => test.database.pool.query('update subjects set position = position + 1');

describe('statements for a call', () => {
  type Case = [string, number, (size: 'few' | 'many') => [string, string?]];
  const cases: Case[] = [
    ['a list', 4, (size) => [`/api/questions?subject=math-aa-sl&topic=${size}&pageSize=10`]],
    ['a list for staff', 6, (size) => [`/api/questions?subject=math-aa-sl&topic=${size}`, staff.token]],
    [
      'a list of what is completed',
      7,
      (size) => [`/api/questions?subject=math-aa-sl&completedQuestion=true`, askers[size].token],
    ],
    // The papers that hold questions are read once for each version of the bank.
    ['a question', 6, (size) => [`/api/questions/${ids[size][0]}`]],
    [
      'neighbours',
      4,
      (size) => [`/api/questions/${ids[size][0]}/neighbours?subject=math-aa-sl&topic=${size}`],
    ],
    // The words of topics are read once for each version of the bank.
    ['a search', 5, (size) => [`/api/search?query=${size === 'few' ? 'rocket' : 'bicycle'}`]],
    ['saved questions', 5, (size) => ['/api/user_question', askers[size].token]],
    ['replies', 7, (size) => [`/api/questions/${ids[size][0]}/replies`, askers[size].token]],
    ['completed questions', 2, (size) => ['/api/completed_question/user', askers[size].token]],
    ['doubts', 6, (size) => ['/api/doubts/user', askers[size].token]],
  ];

  it.each(cases)('%s: %i at most, however much it tells', async (_, most, call) => {
    const counts: number[] = [];
    const lengths: number[] = [];
    for (const size of ['few', 'many'] as const) {
      const [url, token] = call(size);
      await forget();
      const statements = await statementsOf(test.database, async () => {
        const answer = await accounts.get(url, token);
        expect(answer.statusCode, answer.body).toBe(200);
        lengths.push(answer.body.length);
      });
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(lengths[1]).toBeGreaterThan(lengths[0]!);
  });

  it('counts those inside transactions', async () => {
    const path = `/api/user_question/${ids.few[0]}`;
    const sent = await statementsOf(test.database, () =>
      accounts.post(path, undefined, { token: askers.many.token }),
    );
    expect(sent.length).toBeGreaterThan(1);
  });
});
