import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';

let test: TestApp;
let staff: Account;
let student: Account;

const caller = (account: Account) => ({
  userId: account.user.id,
  roleId: account.user.role_id,
  name: account.user.username,
  sessionId: '',
  deviceId: '',
});

const record = (id: string, action: string, at = test.clock.now(), kind = 'question') =>
  test.database.transaction((tx) =>
    recordStaffAction(tx, caller(staff), at, {
      action,
      about: { kind, id, name: `Question ${id}` },
      before: { visible: true },
      after: { visible: false },
    }),
  );

beforeAll(async () => {
  test = await startTestApp();
  const accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUpAs(roleIds.student);
});

const list = (account: Account | undefined, query = '') =>
  test.app.inject({
    url: `/api/admin/audit${query}`,
    headers: account ? { authorization: `Bearer ${account.token}` } : {},
  });

describe('the audit log', () => {
  it('tells staff who did what, the newest first, with what changed', async () => {
    await record('1', 'hide question', new Date('2026-01-01T10:00:00Z'));
    await record('2', 'show question', new Date('2026-01-02T10:00:00Z'));
    const { rows, total } = (await list(staff)).json();
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({
      action: 'show question',
      actor: { id: staff.user.id, name: staff.user.username },
      about: { kind: 'question', id: '2', name: 'Question 2' },
      before: { visible: true },
      after: { visible: false },
    });
  });

  it.each([
    ['?q=hide', ['1']],
    ['?action=show%20question', ['2']],
    ['?action=show', []],
    ['?actor=00000000-0000-4000-8000-000000000000', []],
    ['?q=100%25', []],
    ['?kind=question&id=2', ['2']],
    ['?from=2026-01-02', ['2']],
    ['?to=2026-01-01', ['1']],
    ['?order=asc', ['1', '2']],
    ['?page=2&pageSize=1', ['1']],
  ])('%s finds %j', async (query, ids) => {
    const { rows } = (await list(staff, query)).json();
    expect(rows.map((row: { about: { id: string } }) => row.about.id)).toEqual(ids);
  });

  it('tells what it can be narrowed to', async () => {
    const answer = await test.app.inject({
      url: '/api/admin/audit/choices',
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(answer.json()).toEqual({
      actors: [{ id: staff.user.id, name: staff.user.username }],
      actions: ['hide question', 'show question'],
      kinds: ['question'],
    });
    const { rows } = (await list(staff, `?actor=${staff.user.id}`)).json();
    expect(rows).toHaveLength(2);
  });

  it('can be narrowed to every action and kind that it has, also to those that nobody knew of', async () => {
    await record('3', 'polish lens', new Date('2026-01-03T10:00:00Z'), 'telescope');
    const answer = await test.app.inject({
      url: '/api/admin/audit/choices',
      headers: { authorization: `Bearer ${staff.token}` },
    });
    const kept = await test.database.pool.query('select action, about_kind from audit_log');
    const { actions, kinds } = answer.json();
    expect(new Set(actions)).toEqual(new Set(kept.rows.map((row) => row.action)));
    expect(new Set(kinds)).toEqual(new Set(kept.rows.map((row) => row.about_kind)));
    for (const query of ['?action=polish%20lens', '?kind=telescope']) {
      expect((await list(staff, query)).json().rows).toMatchObject([{ about: { id: '3' } }]);
    }
  });

  it('is closed to students and visitors', async () => {
    expect((await list(student)).statusCode).toBe(403);
    expect((await list(undefined)).statusCode).toBe(401);
  });

  it.each(['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      await expect(test.database.pool.query(statement)).rejects.toThrow('the audit log can only grow');
    },
  );
});
