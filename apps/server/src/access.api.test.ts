import { roleIds } from '@sevenfold/contract/accounts/roles';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import type { Access } from '@sevenfold/contract/platform/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { accountsOf } from './features/accounts/accounts.fixture.ts';

type Caller = 'visitor' | 'student' | 'staff' | 'owner';

/** What each caller is told by each kind of call; `in` is whatever comes after the door. */
const doors: Readonly<Record<Access, Readonly<Record<Caller, 401 | 403 | 'in'>>>> = {
  anyone: { visitor: 'in', student: 'in', staff: 'in', owner: 'in' },
  'signed-in': { visitor: 401, student: 'in', staff: 'in', owner: 'in' },
  staff: { visitor: 401, student: 403, staff: 'in', owner: 'in' },
  owner: { visitor: 401, student: 403, staff: 403, owner: 'in' },
};

let test: TestApp;
let authorizations: Readonly<Record<Caller, readonly (string | undefined)[]>>;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  const accounts = accountsOf(test);
  const bearer = async (role: keyof typeof roleIds) => [
    `Bearer ${(await accounts.signUpAs(roleIds[role])).token}`,
  ];
  authorizations = {
    visitor: [undefined, 'Bearer nonsense', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'],
    student: await bearer('student'),
    staff: await bearer('staff'),
    owner: await bearer('owner'),
  };
});

/** An address that the router takes for this endpoint. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90');

const calls = allEndpoints.flatMap(({ method, path, alsoAt = [], access }) =>
  [path, ...alsoAt].map((at) => ({ method, path: at, access })),
);

const status = async (method: string, path: string, authorization: string | undefined, garbage: boolean) => {
  const answer = await test.app.inject({
    method: method as 'GET',
    url: addressOf(path),
    headers: { ...(authorization && { authorization }) },
    ...(garbage && method !== 'GET' && { payload: { garbage: true } }),
  });
  return { status: answer.statusCode, code: answer.json().code as unknown };
};

describe('the door', () => {
  const guarded = calls.filter(({ access }) => access !== 'anyone');

  it.each(guarded)('of $method $path opens for $access only', async ({ method, path, access }) => {
    for (const [caller, expected] of Object.entries(doors[access]) as [Caller, 401 | 403 | 'in'][]) {
      if (expected === 'in') continue;
      for (const authorization of authorizations[caller]) {
        for (const garbage of [false, true]) {
          expect(await status(method, path, authorization, garbage), caller).toEqual({
            status: expected,
            code: expected === 401 ? 'not_signed_in' : 'not_allowed',
          });
        }
      }
    }
  });

  const forStaff = calls.filter(({ access }) => access === 'staff' || access === 'owner');

  it.each(forStaff.filter(({ method }) => method === 'GET'))(
    'of $method $path lets staff in',
    async ({ path, access }) => {
      const [authorization] = authorizations[access === 'owner' ? 'owner' : 'staff'];
      const answer = await test.app.inject({ url: addressOf(path), headers: { authorization } });
      expect([401, 403]).not.toContain(answer.statusCode);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it('to everything in the admin area is closed to students', () => {
    const open = calls.filter(
      ({ path, access }) => path.startsWith('/api/admin') && access !== 'staff' && access !== 'owner',
    );
    expect(open).toEqual([]);
    expect(forStaff.length).toBeGreaterThan(80);
  });

  it('stays closed to an account that is no longer staff, from the next call on', async () => {
    const accounts = accountsOf(test);
    const { token, user } = await accounts.signUpAs(roleIds.staff);
    expect((await accounts.get('/api/admin/users', token)).statusCode).toBe(200);
    await accounts.rows('update users set role_id = $2 where id = $1', [user.id, roleIds.student]);
    expect((await accounts.get('/api/admin/users', token)).statusCode).toBe(403);
  });
});
