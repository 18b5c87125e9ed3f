import { type RoleId, roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let owner: Account;
let staff: Account;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  owner = await accounts.signUpAs(roleIds.owner);
  staff = await accounts.signUpAs(roleIds.staff);
});

const post = (id: string, action: string, by: Account = staff) =>
  accounts.post(`/api/admin/users/${id}/${action}`, undefined, { token: by.token });
const setRole = (id: string, role_id: unknown, by: Account = owner) =>
  accounts.put(`/api/admin/users/${id}/role`, { role_id }, by.token);
const remove = (id: string, email: unknown, by: Account = owner) =>
  accounts.call('DELETE', `/api/admin/users/${id}`, { email }, { token: by.token });
const logOf = async (id: string) =>
  (await accounts.get(`/api/admin/audit?kind=user&id=${id}`, owner.token)).json().rows as {
    action: string;
    about: { name: string };
    before: unknown;
    after: unknown;
  }[];
const sessionsOf = async (id: string) =>
  (await accounts.rows('select id from sessions where user_id = $1', [id])).length;

describe('an account', () => {
  it('is verified by staff, once', async () => {
    const { user } = await accounts.signUp();
    expect((await post(user.id, 'verify')).json().user).toMatchObject({ id: user.id, verified: true });
    expect((await post(user.id, 'verify')).statusCode).toBe(200);
    expect(await logOf(user.id)).toMatchObject([
      { action: 'verify user', before: { verified: false }, after: { verified: true } },
    ]);
  });

  it('is disabled, which ends its sessions, and enabled', async () => {
    const student = await accounts.signUp();
    await accounts.logIn(student.email);
    const { user } = (await post(student.user.id, 'disable')).json();
    expect(user.disabled_at).not.toBeNull();
    expect(await sessionsOf(student.user.id)).toBe(0);
    expect((await accounts.get('/api/user', student.token)).statusCode).toBe(401);
    expect((await accounts.logIn(student.email)).json().code).toBe('account_disabled');
    expect((await post(student.user.id, 'enable')).json().user.disabled_at).toBeNull();
    expect((await accounts.logIn(student.email)).statusCode).toBe(200);
    expect((await logOf(student.user.id)).map(({ action }) => action)).toEqual([
      'enable user',
      'disable user',
    ]);
  });

  it('is unlocked, which is in the log', async () => {
    const { user } = await accounts.signUp();
    await accounts.rows('update users set locked_at = now() where id = $1', [user.id]);
    expect((await post(user.id, 'unlock')).statusCode).toBe(200);
    expect((await post(user.id, 'unlock')).statusCode).toBe(200);
    expect(await logOf(user.id)).toMatchObject([{ action: 'unlock user', after: { locked: false } }]);
  });

  it('is logged out everywhere, but whoever does it to their own stays', async () => {
    const student = await accounts.signUp();
    await accounts.logIn(student.email, { device: 'another-browser' });
    expect((await post(student.user.id, 'end-sessions')).json()).toEqual({ ended: 2 });
    expect((await post(student.user.id, 'end-sessions')).json()).toEqual({ ended: 0 });
    expect((await accounts.get('/api/user', student.token)).statusCode).toBe(401);
    expect(await logOf(student.user.id)).toMatchObject([{ action: 'end sessions', after: { ended: 2 } }]);
    await accounts.logIn(staff.email, { device: 'another-browser' });
    expect((await post(staff.user.id, 'end-sessions')).json()).toEqual({ ended: 1 });
    expect((await accounts.get('/api/user', staff.token)).statusCode).toBe(200);
  });

  it('is named in the log as long as it is there', async () => {
    const { user } = await accounts.signUp();
    await post(user.id, 'verify');
    expect((await logOf(user.id))[0]?.about.name).toBe('Asha Rao');
    expect(await accounts.rows('select about_name from audit_log where about_id = $1', [user.id])).toEqual([
      { about_name: `Account ${user.id.slice(0, 8)}` },
    ]);
  });
});

describe('a role', () => {
  it('is changed by an owner', async () => {
    const { user, token } = await accounts.signUp();
    expect((await accounts.get('/api/admin/users', token)).statusCode).toBe(403);
    expect((await setRole(user.id, roleIds.staff)).json().user.role_id).toBe(roleIds.staff);
    expect((await accounts.get('/api/admin/users', token)).statusCode).toBe(200);
    await setRole(user.id, roleIds.student);
    expect((await accounts.get('/api/admin/users', token)).statusCode).toBe(403);
    expect(await logOf(user.id)).toMatchObject([
      { action: 'change role', before: { role: 'staff' }, after: { role: 'student' } },
      { action: 'change role', before: { role: 'student' }, after: { role: 'staff' } },
    ]);
  });

  it('leaves an owner, also when two owners take it from each other at once', async () => {
    const [one, other] = [await accounts.signUpAs(roleIds.owner), await accounts.signUpAs(roleIds.owner)];
    const answers = await Promise.all([
      setRole(other.user.id, roleIds.student, one),
      setRole(one.user.id, roleIds.student, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    const left = await accounts.rows('select role_id from users where id = any($1)', [
      [one.user.id, other.user.id],
    ]);
    expect(left.map(({ role_id }) => role_id).toSorted()).toEqual([1, 3]);
  });

  it.each([0, 4, '1', null, undefined])('is never %s', async (role) => {
    const { user } = await accounts.signUp();
    expect((await setRole(user.id, role)).statusCode).toBe(400);
  });
});

describe('what staff may not do', () => {
  const who = (roleId: RoleId) => accounts.signUpAs(roleId);

  it('to their own account, or as owners to theirs', async () => {
    expect((await post(staff.user.id, 'disable', staff)).statusCode).toBe(403);
    expect((await post(owner.user.id, 'disable', owner)).statusCode).toBe(403);
    expect((await setRole(owner.user.id, roleIds.student)).statusCode).toBe(403);
    expect((await remove(owner.user.id, owner.email)).statusCode).toBe(403);
  });

  it('to others of the staff', async () => {
    const [colleague, boss] = [await who(roleIds.staff), await who(roleIds.owner)];
    for (const { user } of [colleague, boss]) {
      for (const action of ['disable', 'enable', 'end-sessions']) {
        expect((await post(user.id, action)).statusCode, action).toBe(403);
      }
      expect(await sessionsOf(user.id)).toBe(1);
    }
    expect((await post(colleague.user.id, 'disable', owner)).statusCode).toBe(200);
  });

  it('at all: change roles and delete', async () => {
    const { user, email } = await accounts.signUp();
    expect((await setRole(user.id, roleIds.staff, staff)).statusCode).toBe(403);
    expect((await remove(user.id, email, staff)).statusCode).toBe(403);
    expect(await logOf(user.id)).toEqual([]);
  });

  it('and students nothing, not even to themselves', async () => {
    const student = await accounts.signUp();
    for (const action of ['verify', 'unlock', 'disable', 'enable', 'end-sessions']) {
      expect((await post(student.user.id, action, student)).statusCode, action).toBe(403);
    }
    expect((await setRole(student.user.id, roleIds.owner, student)).statusCode).toBe(403);
    expect((await remove(student.user.id, student.email, student)).statusCode).toBe(403);
  });

  it.each(['verify', 'unlock', 'disable', 'enable', 'end-sessions'])('to nobody: %s', async (action) => {
    expect((await post('00000000-0000-4000-8000-000000000000', action)).statusCode).toBe(404);
    expect((await post('x', action)).statusCode).toBe(400);
  });
});
