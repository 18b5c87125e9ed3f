import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let owner: Account;
let staff: Account;
let people: Record<'asha' | 'ben' | 'cleo', Account>;

const list = async (query = '') => (await accounts.get(`/api/admin/users${query}`, staff.token)).json();
const change = (id: string, sql: string) => accounts.rows(`update users set ${sql} where id = $1`, [id]);

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  owner = await accounts.signUp({ email: 'olga@academy.example' });
  await change(owner.user.id, `role_id = 1, full_name = 'Olga Owner'`);
  staff = await accounts.signUp({ email: 'stig@academy.example' });
  await change(staff.user.id, `role_id = 2, full_name = 'Stig Staff', verified = true`);
  const named = async (email: string, sql: string) => {
    test.clock.advance({ minutes: 10 });
    const account = await accounts.signUp({ email });
    await change(account.user.id, sql);
    return account;
  };
  people = {
    asha: await named('asha@school.example', `verified = true, phone = '+91 98765 43210'`),
    ben: await named('ben_x@school.example', `full_name = 'Ben 100%', locked_at = now()`),
    cleo: await named('cleo@other.example', 'full_name = null, disabled_at = now()'),
  };
});

describe('the list of users', () => {
  const names = (rows: { username: string }[]) => rows.map(({ username }) => username);

  it('tells all that staff need of each', async () => {
    const { rows, total, page, pageSize } = await list('?q=asha@');
    expect({ total, page, pageSize }).toEqual({ total: 1, page: 1, pageSize: 25 });
    expect(rows).toEqual([
      {
        ...people.asha.user,
        verified: true,
        phone: '+91 98765 43210',
        locked_at: null,
        disabled_at: null,
        last_seen_at: expect.stringMatching(/Z$/),
        plan: 'free',
      },
    ]);
  });

  it.each([
    ['', ['cleo', 'ben_x', 'asha', 'stig', 'olga']],
    ['?order=asc&pageSize=2', ['olga', 'stig']],
    ['?order=asc&pageSize=2&page=2', ['asha', 'ben_x']],
    ['?page=7', []],
    ['?sort=name&order=asc', ['asha', 'ben_x', 'cleo', 'olga', 'stig']],
    ['?sort=email', ['stig', 'olga', 'cleo', 'ben_x', 'asha']],
    ['?sort=seen', ['stig', 'cleo', 'ben_x', 'asha', 'olga']],
    ['?q=ACADEMY', ['stig', 'olga']],
    ['?q=100%25', ['ben_x']],
    ['?q=n_x', ['ben_x']],
    ['?q=9876543', ['asha']],
    ['?q=%2B91%2098765', ['asha']],
    ['?q=nobody', []],
    ['?role=owner', ['olga']],
    ['?role=student', ['cleo', 'ben_x', 'asha']],
    ['?verified=yes', ['asha', 'stig']],
    ['?verified=no&role=student', ['cleo', 'ben_x']],
    ['?state=locked', ['ben_x']],
    ['?state=disabled', ['cleo']],
    ['?state=active&role=student', ['asha']],
    ['?plan=free&role=student', ['cleo', 'ben_x', 'asha']],
    ['?plan=platinum', []],
  ])('is found and sorted by %s', async (query, expected) => {
    expect(names((await list(query)).rows)).toEqual(expected);
  });

  it('finds an account by its id', async () => {
    expect(names((await list(`?q=${people.ben.user.id}`)).rows)).toEqual(['ben_x']);
  });

  it('knows who has which plan', async () => {
    const plan = (userId: string, ref: string, status: string, endedAt: string | null) =>
      accounts.rows(
        `insert into subscriptions (id, user_id, provider, ref, plan, status, amount, currency, period_start,
           period_end, ended_at, created_at, updated_at)
         values (gen_random_uuid(), $1, 'staff', $2, 'platinum', $3, 900, 'USD', now(), now() + interval '1 day', $4, now(), now())`,
        [userId, ref, status, endedAt],
      );
    await plan(people.asha.user.id, 'a', 'active', null);
    await plan(people.ben.user.id, 'b', 'cancelled', '2020-01-01');
    expect(names((await list('?plan=platinum')).rows)).toEqual(['asha']);
    expect((await list('?q=asha@')).rows[0].plan).toBe('platinum');
    expect(names((await list('?plan=free&role=student')).rows)).toEqual(['cleo', 'ben_x']);
    expect(names((await list('?plan=silver')).rows)).toEqual([]);
    await accounts.rows('delete from subscriptions');
  });

  it.each(['?role=x', '?verified=1', '?state=x', '?plan=gold', '?sort=password_hash', '?page=1.5'])(
    'is not asked for by %s',
    async (query) => {
      expect((await accounts.get(`/api/admin/users${query}`, staff.token)).statusCode).toBe(400);
    },
  );
});

describe('one user', () => {
  it('comes with devices, sessions and counts', async () => {
    const answer = await accounts.get(`/api/admin/users/${people.asha.user.id}`, staff.token);
    expect(answer.json()).toEqual({
      user: expect.objectContaining({ email: 'asha@school.example', plan: 'free' }),
      devices: [
        {
          id: expect.any(String),
          name: expect.any(String),
          first_seen_at: expect.any(String),
          last_seen_at: expect.any(String),
        },
      ],
      sessions: [expect.objectContaining({ device: expect.any(String), current: false })],
      tests: { made: 0, finished: 0, latest: [] },
      doubts: { asked: 0, waiting: 0 },
      billing: {
        membership: expect.objectContaining({ plan: 'free', status: null }),
        provider: null,
        since: null,
        orders: [],
      },
    });
    expect(answer.body).not.toMatch(/hash|token/);
    const own = await accounts.get(`/api/admin/users/${staff.user.id}`, staff.token);
    expect(own.json().sessions).toMatchObject([{ current: true }]);
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['x', 400],
  ])('%s is answered with %d', async (id, status) => {
    expect((await accounts.get(`/api/admin/users/${id}`, staff.token)).statusCode).toBe(status);
  });
});

describe('the exported file', () => {
  const file = (query = '', token = staff.token) => accounts.get(`/api/admin/users/export${query}`, token);

  it('has a row for each that the filters find, and is in the log', async () => {
    const answer = await file('?role=student&q=example');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/csv(; charset=utf-8)?$/);
    const day = test.clock.now().toISOString().slice(0, 10);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="users-${day}.csv"`);
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFid,full_name,username,email,phone,role,verified,state,plan,country,school,ib_year,math_course,signed_up_at,last_seen_at',
    );
    expect(lines.slice(1, -1).map((line) => line.split(',').slice(2, 9))).toEqual([
      ['asha', 'asha@school.example', `"'+91 98765 43210"`, 'student', 'yes', 'active', 'free'],
      ['ben_x', 'ben_x@school.example', '', 'student', 'no', 'locked', 'free'],
      ['cleo', 'cleo@other.example', '', 'student', 'no', 'disabled', 'free'],
    ]);
    const [entry] = (await accounts.get('/api/admin/audit?kind=user&id=export', staff.token)).json().rows;
    expect(entry).toMatchObject({
      action: 'export users',
      after: { users: 3, role: 'student', searched: true },
    });
    expect(JSON.stringify(entry)).not.toContain('example');
  });

  it('runs no formulas and keeps what is between quotation marks', async () => {
    const { user } = await accounts.signUp({ email: 'evil@formula.example' });
    await accounts.rows('update users set full_name = $2, school = $3 where id = $1', [
      user.id,
      '=HYPERLINK("http://x")',
      'One, "two"\n@three',
    ]);
    const { body } = await file('?q=evil@formula');
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(body).toContain('"One, ""two""\n@three"');
  });

  it('is whole however many there are, page by page', async () => {
    await accounts.rows(
      `insert into users (id, role_id, username, email, created_at, updated_at)
       select gen_random_uuid(), 3, 'many' || n, 'many' || n || '@many.example', date_trunc('hour', now()), now()
       from generate_series(1, 1201) n`,
    );
    const lines = (await file('?q=@many.example')).body.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1201);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1201);
    await accounts.rows(`delete from users where email like '%@many.example'`);
    expect((await file('?q=@many.example')).body.trim().split('\r\n')).toHaveLength(1);
  });

  it('is for staff only', async () => {
    expect((await file('', people.asha.token)).statusCode).toBe(403);
    expect((await file('?role=x')).statusCode).toBe(400);
  });
});
