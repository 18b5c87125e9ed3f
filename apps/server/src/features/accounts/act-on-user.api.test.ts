import { type RoleId, roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addSmallBank } from '../saved/saved.fixture.ts';
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
    await accounts.logIn(student.email);
    expect((await post(student.user.id, 'end-sessions')).json()).toEqual({ ended: 2 });
    expect((await post(student.user.id, 'end-sessions')).json()).toEqual({ ended: 0 });
    expect((await accounts.get('/api/user', student.token)).statusCode).toBe(401);
    expect(await logOf(student.user.id)).toMatchObject([{ action: 'end sessions', after: { ended: 2 } }]);
    await accounts.logIn(staff.email);
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

describe('a deleted account', () => {
  it('takes the right e-mail address', async () => {
    const { user, email } = await accounts.signUp();
    const refused = await remove(user.id, 'somebody@else.example');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toMatchObject([{ path: 'email' }]);
    expect((await remove(user.id, 7)).statusCode).toBe(400);
    expect((await remove(user.id, ` ${email.toUpperCase()} `)).statusCode).toBe(200);
    expect((await remove(user.id, email)).statusCode).toBe(404);
  });

  it('leaves nothing of the person in any table, and the books as they were', async () => {
    const bank = await addSmallBank(test);
    const student = await accounts.signUp({ email: 'gone.forever@school.example' });
    const { token, user } = student;
    await accounts.put(
      '/api/user',
      { full_name: 'Zephyrine Quill', phone: '+44 7700 900123', email: student.email },
      token,
    );
    const asked = await accounts.post(
      '/api/doubts',
      { question_id: bank.one, queries: 'Zephyrine asks' },
      { token },
    );
    await accounts.post(
      `/api/admin/doubts/${asked.json().id}/reply`,
      { queries: 'So.' },
      { token: staff.token },
    );
    await post(user.id, 'verify');
    await accounts.rows(
      `insert into orders (id, user_id, provider, ref, type, amount, currency, paid_count, period_start, created_at)
       values (gen_random_uuid(), $1, 'sandbox', 'paid-1', 'grading', 900, 'USD', 1, now(), now())`,
      [user.id],
    );
    await accounts.settled();

    expect((await remove(user.id, student.email)).statusCode).toBe(200);
    expect((await accounts.get('/api/user', token)).statusCode).toBe(401);
    expect(await accounts.rows(`select user_id, amount from orders where ref = 'paid-1'`)).toEqual([
      { user_id: null, amount: 900 },
    ]);
    expect(await logOf(user.id)).toMatchObject([
      { action: 'delete user', about: { name: `Account ${user.id.slice(0, 8)}` } },
      { action: 'verify user' },
    ]);
    const tables = await accounts.rows(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const [{ count } = {}] = await accounts.rows(
        `select count(*)::int as count from "${name}" t
         where t::text ilike any (array['%gone.forever%', '%zephyrine%', '%7700 900123%'])`,
      );
      expect(count, `rows of ${name} that name the person`).toBe(0);
    }
  });

  it('leaves its replies with the students who got them', async () => {
    const bank = await addSmallBankOnce();
    const tutor = await accounts.signUpAs(roleIds.staff);
    const student = await accounts.signUp();
    const asked = await accounts.post(
      '/api/doubts',
      { question_id: bank, queries: 'Why?' },
      { token: student.token },
    );
    await accounts.post(
      `/api/admin/doubts/${asked.json().id}/reply`,
      { queries: 'Because.' },
      { token: tutor.token },
    );
    await accounts.post('/api/doubts', { question_id: bank, queries: 'My own' }, { token: tutor.token });
    expect((await remove(tutor.user.id, tutor.email)).statusCode).toBe(200);
    const doubts = (await accounts.get('/api/doubts/user', student.token)).json();
    expect(doubts).toMatchObject([
      { queries: 'Because.', author: { full_name: 'A former tutor' } },
      { queries: 'Why?' },
    ]);
    expect(await accounts.rows(`select id from doubts where queries = 'My own'`)).toEqual([]);
  });
});

/** The bank of the test before; its questions are the only ones. */
async function addSmallBankOnce(): Promise<number> {
  const [row] = await accounts.rows('select id from questions where visible order by id limit 1');
  return row!.id as number;
}
