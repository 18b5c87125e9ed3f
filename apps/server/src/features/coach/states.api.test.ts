import { beforeAll, describe, expect, it } from 'vitest';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { right, startCoach, wrong } from './coach.fixture.ts';
import { recomputeLearner, settleAll } from './settle-states.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, answer, events, stateOf, endWaiting, idOf }: Coach = {} as Coach;

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, answer, events, stateOf, endWaiting, idOf } = coach);
});

describe('what is derived', () => {
  it('is the same event by event, over days and with corrections, and all at once', async () => {
    const student = await accounts.signUp();
    const tests = testsOf(accounts, student.token);
    const { slug, ids } = await tests.started({ topic_slugs: ['algebra'] });
    await tests.call('PUT', `/${slug}`, {});
    await tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0] });
    for (let day = 0; day < 6; day += 1) {
      await answer(student, idOf(`rules/${day % 4}`, day % 3), day % 2 === 0 ? wrong : right);
      await answer(student, idOf(`logs/${day % 4}`, day % 3));
      test.clock.advance({ days: 1 });
      await stateOf(student);
    }
    // Long settled, and corrected.
    await tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0, 1] });
    const byIncrements = await stateOf(student);
    expect(Object.keys(byIncrements.memories).length).toBeGreaterThan(4);
    const kept = await accounts.rows('select seq from learning_states where user_id = $1', [student.user.id]);
    expect(kept[0]!.seq).toBeGreaterThan(5);
    await recomputeLearner(test, student.user.id);
    expect(await stateOf(student)).toEqual(byIncrements);
    await accounts.rows('delete from learning_states where user_id = $1', [student.user.id]);
    expect(await stateOf(student)).toEqual(byIncrements);
  });

  it('is made anew by a job, before anybody waits for it, after an old event was corrected or taken back', async () => {
    const student = await accounts.signUp();
    const tests = testsOf(accounts, student.token);
    const { slug, ids } = await tests.started({ topic_slugs: ['algebra'] });
    const mark = (lines: number[] | null) => tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines });
    await tests.call('PUT', `/${slug}`, {});
    await mark([0]);
    test.clock.advance({ days: 3 });
    const before = await stateOf(student);
    const kept = async () => {
      const rows = await accounts.rows(
        `select s.state from learning_states s join learners l using (user_id, generation) where l.user_id = $1`,
        [student.user.id],
      );
      return rows.map(({ state }) => state);
    };
    expect(await kept()).toEqual([before]);
    await mark([]);
    expect(await kept()).toEqual([]);
    await settleAll(test);
    const [after] = await kept();
    expect(after).toEqual(await stateOf(student));
    expect(after).not.toEqual(before);
    await mark(null);
    await settleAll(test);
    expect(
      await accounts.rows('select 1 from learning_states where user_id = $1', [student.user.id]),
    ).toEqual([]);
    await accounts.rows('update learning_states set model = 0');
    await settleAll(test);
    expect(await accounts.rows('select 1 from learning_states where model = 0')).toEqual([]);
  });

  it('is left as it was by whoever reads while an old event is corrected', async () => {
    const student = await accounts.signUp();
    const tests = testsOf(accounts, student.token);
    const { slug, ids } = await tests.started({ topic_slugs: ['algebra'] });
    await tests.call('PUT', `/${slug}`, {});
    await tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0] });
    test.clock.advance({ days: 3 });
    await Promise.all([
      stateOf(student),
      tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [] }),
      stateOf(student),
      stateOf(student),
    ]);
    const state = await stateOf(student);
    expect(Object.values(state.memories).map(({ outcome }) => outcome)).toEqual([0]);
  });

  it('is gone with what the student deletes, and begins anew', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'));
    test.clock.advance({ days: 3 });
    await stateOf(student);
    await accounts.call('DELETE', '/api/coach', { confirm: 'delete' }, { token: student.token });
    for (const table of ['learning_events', 'learning_states', 'learners', 'exam_plans', 'mistake_notes']) {
      expect(
        await accounts.rows(`select 1 from ${table} where user_id = $1`, [student.user.id]),
        table,
      ).toEqual([]);
    }
    await answer(student, idOf('logs/1'));
    expect(await events(student)).toMatchObject([{ seq: 1 }]);
  });

  it('is gone with the account', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'));
    await accounts.rows('delete from users where id = $1', [student.user.id]);
    expect(await events(student)).toEqual([]);
  });
});

describe('a server that dies while it keeps what follows from events', () => {
  it('has lost nothing: the answer is there, and whoever reads next keeps it', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    test.clock.advance({ days: 2 });
    await stateOf(student);
    await answer(student, idOf('logs/1'));
    test.clock.advance({ days: 2 });
    const kept = () => accounts.rows('select seq from learning_states where user_id = $1', [student.user.id]);
    expect(await kept()).toEqual([{ seq: 1 }]);
    const read = await test.database.transaction(async ({ client }) => {
      await client.query('select from learning_states where user_id = $1 for update', [student.user.id]);
      const reading = stateOf(student);
      await endWaiting('learning_states');
      return reading;
    });
    expect(await kept()).toEqual([{ seq: 1 }]);
    expect(Object.keys(read.memories)).toEqual(['logs/0', 'logs/1']);
    expect(await stateOf(student)).toEqual(read);
    expect(await kept()).toEqual([{ seq: 2 }]);
    await recomputeLearner(test, student.user.id);
    expect(await stateOf(student)).toEqual(read);
  });
});
