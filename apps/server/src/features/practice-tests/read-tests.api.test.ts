import { randomUUID } from 'node:crypto';
import type { Test } from '@sevenfold/contract/practice-tests/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addTestBank, testsOf } from './practice-tests.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addTestBank(test);
});

const student = async () => testsOf(accounts, (await accounts.signUp()).token);

describe("the list of a student's tests", () => {
  it('tells of each what its own page tells, the newest first', async () => {
    const { create, started, act, call, read } = await student();
    const marked = await started();
    await act(
      marked.slug,
      ...marked.ids.slice(0, 4).map((question_id) => ({ id: randomUUID(), question_id, kind: 'attempt' })),
    );
    await call('PUT', `/${marked.slug}`, { skipped_questions: [marked.ids[4]] });
    await call('PUT', `/${marked.slug}/marking/${marked.ids[0]}`, { lines: [0] });
    test.clock.advance({ minutes: 1 });
    const unmarked = await started({ duration: 60 });
    await call('PUT', `/${unmarked.slug}`, { attempted_questions: unmarked.ids.slice(0, 3) });
    test.clock.advance({ minutes: 1 });
    const fresh = await create({ topic_slugs: ['algebra'], subtopic_slugs: ['logs'] });

    const listed: Test[] = (await call('GET', '')).json();
    const single = await Promise.all(
      [fresh, unmarked.slug, marked.slug].map((slug) => read(slug, '?excludeQuestions=true')),
    );
    expect(listed).toEqual(single);
    expect(listed.map(({ state, score }) => [state, score?.source])).toEqual([
      ['not_started', undefined],
      ['finished', 'unmarked'],
      ['finished', 'self'],
    ]);
    expect(listed[2]).toMatchObject({ attempted_count: 4, skipped_count: 1, score: { total: 25 } });
    const { breakdown, score } = listed[2]!;
    expect(breakdown!.by_topic.reduce((sum, { marks }) => sum + marks, 0)).toBeCloseTo(score!.marks, 5);
  });

  it('reads no text and no picture of a question, in as many statements for ten tests as for one', async () => {
    const { create, call } = await student();
    const statementsOfList = async () => {
      // Nothing that was kept helps, not even of the catalogue.
      await test.database.pool.query('update subjects set position = position + 1');
      return statementsOf(test.database, async () => expect((await call('GET', '')).statusCode).toBe(200));
    };
    await create();
    const one = await statementsOfList();
    for (let count = 1; count < 10; count += 1) await create({ duration: 120 });
    const ten = await statementsOfList();
    expect(ten).toHaveLength(one.length);
    expect(one.length, one.join('\n')).toBeLessThanOrEqual(8);
    expect(ten.join('\n')).not.toMatch(/questions_text|questions_html|body_html|question_images/);
  });
});
