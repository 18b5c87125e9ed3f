import type { Test } from '@sevenfold/contract/practice-tests/test';
import { difficulties } from '@sevenfold/contract/questions/question.constants';
import { expect } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions } from '../questions/save-question.ts';

/** Two topics with questions of all difficulties, one without any, and a subject for staff. */
export async function addTestBank(test: TestApp) {
  const shown = await addSubject(
    test,
    'math-aa-sl',
    { algebra: { logs: { laws: {} }, series: {} }, calculus: { rules: {} }, bare: {} },
    { name: 'Math AA SL' },
  );
  const secret = await addSubject(test, 'economics-hl', { markets: {} }, { staffOnly: true });
  const several = (topic: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      draftOf(shown.topics[topic]!, {
        text: `Question ${index} of ${topic}: solve $x = ${index}$.`,
        difficulty: difficulties[index % difficulties.length]!,
      }),
    );
  await insertQuestions(test, [
    ...several('laws', 4),
    ...several('logs', 4),
    ...several('series', 8),
    ...several('rules', 12),
    { ...several('rules', 1)[0]!, visible: false, text: 'Hidden: solve $x = 99$.' },
    draftOf(secret.topics.markets!, { text: 'Secret: solve $x = 98$.' }),
  ]);
  return { ...shown, secret };
}

/** What a student does with tests, through the API. */
export function testsOf(accounts: ReturnType<typeof accountsOf>, token: string) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    accounts.call(method, `/api/test${path}`, body, { token });
  const choice = (more: Record<string, unknown> = {}) => ({
    subject_slug: 'math-aa-sl',
    topic_slugs: ['algebra', 'calculus'],
    subtopic_slugs: [],
    sub_subtopic_slugs: [],
    duration: 30,
    ...more,
  });
  const create = async (more: Record<string, unknown> = {}): Promise<string> => {
    const answer = await call('POST', '', choice(more));
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().slug;
  };
  const read = async (slug: string, query = ''): Promise<Test> => {
    const answer = await call('GET', `/${slug}${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const started = async (more: Record<string, unknown> = {}) => {
    const slug = await create(more);
    expect((await call('POST', `/${slug}/start`)).statusCode).toBe(200);
    const { questions } = await read(slug);
    return { slug, ids: questions!.map(({ question_id }) => question_id) };
  };
  const act = (slug: string, ...actions: { id: string; question_id: number; kind: string }[]) =>
    call('POST', `/${slug}/actions`, { actions });
  return { call, choice, create, read, started, act };
}
