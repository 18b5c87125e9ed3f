import { randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { expect } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addTestBank } from '../practice-tests/practice-tests.fixture.ts';
import { gradingOf } from './grading.fixture.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';
import type { Desk } from './read-desk.ts';

export const at = (slug: string, rest = '') => `/api/admin/grading/${slug}${rest}`;

export const nothing = { questions: [], annotations: [], overall_comment: '' };

/** Everything earned in the first question, half of the others by hand. */
export const wholeMarking = (desk: Desk) => ({
  questions: desk.questions.map(({ question_id, number }) => ({
    question_id,
    lines: number === 1 ? [0, 1] : null,
    marks: number === 1 ? null : 2.5,
    comment: number === 1 ? 'Clear and complete.' : '',
  })),
  annotations: [
    { id: 'a', page: 1, kind: 'tick', x: 0.5, y: 0.5 },
    { id: 'b', page: 2, kind: 'comment', x: 0.1, y: 0.1, text: 'Mind the sign here.' },
    { id: 'c', page: 2, kind: 'pen', colour: 'red', points: [0.1, 0.1, 0.2, 0.2] },
  ],
  overall_comment: 'Well done.',
});

export type StartedDesk = Awaited<ReturnType<typeof startDesk>>;

/** The product with a student who hands in sheets, two of the faculty, and what these do at the desk. */
export async function startDesk() {
  const test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  const accounts = accountsOf(test);
  const grading = gradingOf(test, accounts);
  await addTestBank(test);
  const student = await accounts.signUp();
  const asha = await accounts.signUpAs(roleIds.staff);
  const ben = await accounts.signUpAs(roleIds.staff);

  async function handedIn(owner = student, sheet?: Buffer): Promise<string> {
    const slug = await grading.finished(owner);
    grading.told(await grading.upload(slug, owner.token, sheet ?? (await sheetOf(2))));
    await grading.pay(slug, owner);
    return slug;
  }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, who = asha) =>
    accounts.call(method, path, body, { token: who.token });
  const claim = (slug: string, who = asha, body: unknown = {}) => call('POST', at(slug, '/claim'), body, who);
  const read = async (slug: string, who = asha): Promise<Desk> => {
    const answer = await call('GET', at(slug), undefined, who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const save = (
    slug: string,
    version: number,
    marking: unknown = nothing,
    who = asha,
    save_id = randomUUID(),
  ) => call('PUT', at(slug, '/marking'), { version, save_id, marking }, who);
  const auditOf = async (slug: string): Promise<string[]> =>
    (await call('GET', `/api/admin/audit?kind=answer%20sheet&id=${slug}`))
      .json()
      .rows.map(({ action }: { action: string }) => action)
      .reverse();
  return { test, accounts, grading, student, asha, ben, handedIn, call, claim, read, save, auditOf };
}
