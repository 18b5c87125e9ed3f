import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { answerSheet } from '../../journeys/answer-sheet.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import { expectStatus, finishedTest, signUp, signUpAsStaff, startTest, uploadSheet } from '../people.ts';
import { ask, counted, type Site } from '../site.ts';

/** The ids of all that was done in a test. */
async function keptActions(site: Site, slug: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: await site.databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<{ action_id: string }>(
      'select action_id from practice_test_actions a join practice_tests t on t.id = a.test_id where t.slug = $1',
      [slug],
    );
    return rows.map(({ action_id: id }) => id);
  } finally {
    await client.end();
  }
}

async function foreignQuestions(site: Site): Promise<Finding> {
  const student = await signUp(site);
  const { slug, questionIds } = await startTest(site, student);
  const { token } = student;
  const { questions } = (await ask(site, 'GET', '/api/questions?page=1&pageSize=10')).json();
  const outside = [
    ...questions.map(({ id }: { id: number }) => id).filter((id: number) => !questionIds.includes(id)),
    2_147_483_647,
  ];
  const statuses: number[] = [];
  for (const question_id of outside) {
    const body = { actions: [{ id: randomUUID(), question_id, kind: 'attempt' }] };
    statuses.push((await ask(site, 'POST', `/api/test/${slug}/actions`, { body, token })).status);
  }
  const ownId = randomUUID();
  const own = { actions: [{ id: ownId, question_id: questionIds[0], kind: 'attempt' }] };
  expectStatus(await ask(site, 'POST', `/api/test/${slug}/actions`, { body: own, token }), 200, 'an action');
  const kept = await keptActions(site, slug);
  const foreign = kept.filter((id) => id !== ownId);
  return {
    variant: 'actions for questions outside the test',
    held: kept.includes(ownId) && foreign.length === 0 && statuses.every((status) => status < 500),
    seen: `${counted(statuses)}; ${foreign.length} of ${outside.length} kept, and the one for a question of its own`,
  };
}

async function staffAlone(site: Site): Promise<Finding[]> {
  const staff = await signUpAsStaff(site);
  const { token } = staff;
  const slug = await finishedTest(site, staff);
  expectStatus(await uploadSheet(site, slug, staff, answerSheet({ pages: 1 })), 200, 'a sheet');
  const begun = await ask(site, 'POST', `/api/${site.provider}/one-time`, {
    body: { test_slug: slug },
    token,
  });
  const { id } = expectStatus(begun, 201, 'a purchase').json();
  await site.pay(id);
  expectStatus(
    await ask(site, 'GET', `/api/payments/session-status?session_id=${id}`, { token }),
    200,
    'a payment',
  );
  const claimed = await ask(site, 'POST', `/api/admin/grading/${slug}/claim`, { body: {}, token });
  const marks = { file_type: 'ADMIN_FILE', marks_obtained: '20' };
  const uploaded = await uploadSheet(site, slug, staff, answerSheet({ pages: 1 }), marks);
  const plan = { plan: 'platinum', until: null };
  const given = await ask(site, 'PUT', `/api/admin/users/${staff.id}/plan`, { body: plan, token });
  const has = (await ask(site, 'GET', '/api/plan', { token })).json().plan;
  return [
    {
      variant: 'staff grade their own sheet',
      held: claimed.status === 403 && uploaded.status === 403,
      seen: `claim ${claimed.status}, graded sheet ${uploaded.status}`,
    },
    {
      variant: 'staff give themselves a plan',
      held: given.status === 403 && has === 'free',
      seen: `${given.status}; the plan is ${has}`,
    },
  ];
}

export const ownCause: AttackCase = {
  name: 'own-cause',
  seconds: 600,
  against: async (site) => [await foreignQuestions(site), ...(await staffAlone(site))],
};
