import type { Blueprint } from '@sevenfold/contract/papers/blueprint';
import type { Paper, PaperCard } from '@sevenfold/contract/papers/papers';
import { expect } from 'vitest';
import type { PaperContent } from '../../../../../content/bank-content.ts';
import type { TestApp } from '../../../test/test-app.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions } from '../questions/save-question.ts';
import { addAskedQuestion } from '../replies/replies.fixture.ts';
import { loadPapersIn } from './load-papers.ts';

/** One line for each mark. */
const schemeOf = (marks: number) =>
  Array.from({ length: marks }, (_, line) => ({ text: `for line ${line + 1}`, mark: 'A1' }));

/** Short designs of 5 marks and long ones of 15, two versions of each, in two topics; and a course for staff. */
export async function addPaperBank(test: TestApp) {
  const course = await addSubject(
    test,
    'math-aa-sl',
    { algebra: { logs: {} }, calculus: { rules: {} } },
    { name: 'Math AA SL' },
  );
  const secret = await addSubject(test, 'math-ai-sl', { models: {} }, { staffOnly: true });
  const variants = (topicId: number, designKey: string, marks: number) =>
    [0, 1].map((variant) =>
      draftOf(topicId, {
        key: variant === 0 ? designKey : `${designKey}/${variant}`,
        designKey,
        variant,
        marks,
        paper: 1,
        calculatorAllowed: false,
        text: `${designKey} with ${variant}: find $x$. [${marks}]`,
        answers: [{ body: 'It follows.', markLines: schemeOf(marks) }],
      }),
    );
  const { logs, rules } = course.topics as { logs: number; rules: number };
  await insertQuestions(test, [
    ...['a', 'b', 'c', 'd'].flatMap((name) => variants(logs, `short-${name}`, 5)),
    ...['e', 'f', 'g', 'h'].flatMap((name) => variants(rules, `short-${name}`, 5)),
    ...['a', 'b', 'c'].flatMap((name) => variants(rules, `long-${name}`, 15)),
    ...variants(secret.topics.models!, 'secret', 5),
  ]);
  /** Of 6 marks: two that are typed for (a), and four for (b), one of them for words. */
  const asked = await addAskedQuestion(test, logs, {
    key: 'asked',
    answers: [
      {
        body: 'It follows.',
        markLines: ['M1', 'A1', 'M1', 'A2', 'R1'].map((mark) => ({ text: mark, mark })),
      },
    ],
  });
  return { ...course, secret, asked };
}

/** Of 26 marks in two sections. */
export const mockOf = (more: Partial<PaperContent> = {}): PaperContent => ({
  key: 'math-aa-sl/a/1',
  subject: 'math-aa-sl',
  set: 'A',
  paper: '1',
  name: 'Sevenfold Mock A · Paper 1',
  sections: [
    { name: 'Section A', designs: ['short-a', 'asked'] },
    { name: 'Section B', designs: ['long-a'] },
  ],
  ...more,
});

/** As the content files bring them. */
export const loadMocks = (
  test: TestApp,
  mocks: readonly PaperContent[],
  edited: readonly string[] = [],
): Promise<void> =>
  test.database.transaction(async ({ db }) => {
    await takeBankTurn(db);
    await loadPapersIn(db, mocks, new Set(edited), test.clock.now());
  });

export const blueprintOf = (more: Partial<Blueprint> = {}): Blueprint => ({
  total: { marks: 25 },
  sections: [],
  topics: [],
  difficulties: [],
  papers: [],
  calculator: 'any',
  counts: [],
  unseen: false,
  include: [],
  exclude: [],
  ...more,
});

/** What somebody does with papers, through the API; a visitor has no token. */
export function papersOf(accounts: ReturnType<typeof accountsOf>, token?: string) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    accounts.call(method, path, body, { token });
  const told = async <Answer>(answer: ReturnType<typeof call>, status = 200): Promise<Answer> => {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBe(status);
    return JSON.parse(body);
  };
  return {
    call,
    told,
    list: (query = '') => told<PaperCard[]>(call('GET', `/api/papers${query}`)),
    read: (slug: string) => told<Paper>(call('GET', `/api/papers/${slug}`)),
    sit: async (slug: string) =>
      (await told<{ slug: string }>(call('POST', `/api/papers/${slug}/sit`), 201)).slug,
    build: (more: Partial<Blueprint> = {}, fields: Record<string, unknown> = {}) =>
      call('POST', '/api/papers', {
        subject: 'math-aa-sl',
        name: 'My own paper',
        blueprint: blueprintOf(more),
        ...fields,
      }),
  };
}
