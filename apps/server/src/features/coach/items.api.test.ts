import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { startCoach } from './coach.fixture.ts';
import { figureItems, figureItemsOnceADay } from './figure-items.ts';
import { settleAll } from './settle-states.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, answer, idOf }: Coach = {} as Coach;
let staff: Account;

const students = 40;

/** Students without a password, as many as it takes: the weaker the number, the weaker the student. */
async function addClass(): Promise<string[]> {
  const rows = await accounts.rows(
    `insert into users (id, role_id, username, email, full_name, password_hash, verified, created_at, updated_at)
     select gen_random_uuid(), $1, 'class' || n, 'class' || n || '@school.example', 'Student ' || n, '', true, now(), now()
     from generate_series(1, $2::int) n returning id`,
    [roleIds.student, students],
  );
  return rows.map(({ id }) => id as string);
}

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, answer, idOf } = coach);
  staff = await accounts.signUpAs(roleIds.staff);
  const ids = await addClass();
  const { recordAnswers } = await import('./record-answers.ts');
  for (const [place, userId] of ids.entries()) {
    const isStrong = place >= students / 2;
    const tell = (design: string, share: number, day: number) =>
      test.database.transaction(({ db }) =>
        recordAnswers(test, db, userId, [
          {
            sourceKey: `test:${day}:${idOf(design)}`,
            source: 'reply',
            inTest: true,
            questionId: idOf(design),
            marks: 3 * share,
            of: 3,
            complete: true,
            details: {},
            at: test.clock.now(),
          },
        ]),
      );
    // Four that tell who is strong, one that only the weak can do, and one that nobody can although it is called medium.
    for (const n of [0, 1, 2, 3]) await tell(`logs/${n}`, isStrong ? 1 : 0, n);
    await tell('series/0', isStrong ? 0 : 1, 5);
    await tell('series/1', 0, 6);
  }
  // Staff who try a question know its answer.
  await answer(staff, idOf('series/1'));
  test.clock.advance({ days: 2 });
  await settleAll(test);
  await figureItems(test);
});

const items = async (query = '') => {
  const found = await accounts.get(`/api/admin/items${query}`, staff.token);
  expect(found.statusCode, found.body).toBe(200);
  return found.json();
};

describe('figures of designs', () => {
  it('count the first answers of students, by facility and discrimination', async () => {
    const { rows, total, figured_at } = await items('?subject=math-aa-sl&sort=facility&order=asc');
    expect(total).toBe(6);
    expect(figured_at).not.toBeNull();
    expect(rows[0]).toMatchObject({
      design: 'series/1',
      replies: students,
      facility: 0,
      difficulty: 'Medium',
      question: { id: idOf('series/1') },
      topic: { slug: 'series' },
    });
    const reversed = rows.find(({ design }: { design: string }) => design === 'series/0');
    expect(reversed.discrimination).toBeLessThan(-0.3);
    expect(reversed.facility).toBeCloseTo(0.5);
  });

  it('say what is suspicious, worst first, and filter by it', async () => {
    const { rows } = await items('?suspicion=any');
    expect(rows.map(({ design }: { design: string }) => design)).toEqual(
      expect.arrayContaining(['series/0', 'series/1']),
    );
    const byDiscrimination = await items('?suspicion=discrimination');
    expect(byDiscrimination.rows.map(({ design }: { design: string }) => design)).toEqual(['series/0']);
    const byLabel = (await items('?suspicion=label')).rows.find(
      ({ design }: { design: string }) => design === 'series/1',
    );
    expect(byLabel.suspicions).toContainEqual({ kind: 'label', harder: true, fits: 'Hard' });
    expect((await items('?suspicion=option')).rows).toEqual([]);
    expect((await items('?q=LOGS')).total).toBe(4);
  });

  it('are figured once a day, and without what a student has deleted', async () => {
    const before = (await items()).figured_at;
    await figureItemsOnceADay(test);
    expect((await items()).figured_at).toBe(before);
    await accounts.rows(`delete from users where email = 'class1@school.example'`);
    test.clock.advance({ days: 1 });
    await figureItemsOnceADay(test);
    const { rows } = await items('?q=series/1');
    expect(rows[0].replies).toBe(students - 1);
  });

  it('are for staff alone', async () => {
    const student = await accounts.signUp();
    expect((await accounts.get('/api/admin/items', student.token)).statusCode).toBe(403);
    expect((await accounts.get('/api/admin/items')).statusCode).toBe(401);
  });

  it.each(['?sort=design', '?page=0', '?suspicion=all', '?difficulty=easy', '?pageSize=1000'])(
    'refuse %s',
    async (query) => {
      expect((await accounts.get(`/api/admin/items${query}`, staff.token)).statusCode).toBe(400);
    },
  );
});
