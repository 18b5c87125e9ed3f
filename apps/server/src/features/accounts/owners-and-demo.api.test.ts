import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, tokenOf } from './accounts.fixture.ts';
import { createOwner } from './create-owner.ts';
import { demoPassword, seedDemoAccounts } from './seed-demo-accounts.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
});

describe('creating an owner', () => {
  const given = { email: 'Head@School.example', password: 'Head Of All 1', name: ' Hedda Head ' };

  it('makes a verified owner who can log in', async () => {
    await createOwner(test, given);
    const answer = await accounts.logIn('head@school.example', { password: given.password });
    expect(answer.json().data.user).toMatchObject({
      role_id: 1,
      username: 'head',
      full_name: 'Hedda Head',
      email: 'head@school.example',
      verified: true,
    });
    expect((await accounts.get('/api/user', tokenOf(answer))).statusCode).toBe(200);
  });

  it('refuses an address that is taken', async () => {
    await expect(createOwner(test, given)).rejects.toMatchObject({ code: 'email_taken' });
  });

  it.each([
    [{ email: 'nonsense' }, 'Please enter a valid e-mail address'],
    [{ password: 'short' }, 'Password should be at least 6 characters long'],
    [{ password: 'all lower case' }, 'Password should have at least one uppercase letter'],
    [{ name: ' ' }, 'Please give a name'],
  ])('refuses %j', async (change, message) => {
    const attempt = createOwner(test, { ...given, email: 'second@school.example', ...change });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(message),
    });
  });
});

describe('demo accounts', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await startTestApp({ demo: true });
  });

  it('are made once, however often and by however many they are asked for', async () => {
    await Promise.all([seedDemoAccounts(demo), seedDemoAccounts(demo)]);
    await seedDemoAccounts(demo);
    const rows = await accountsOf(demo).rows(
      `select role_id, username, full_name, email, verified from users where email like '%@sevenfold.example' order by role_id`,
    );
    expect(rows).toEqual([
      {
        role_id: 1,
        username: 'owner',
        full_name: 'Olivia Owner',
        email: 'owner@sevenfold.example',
        verified: true,
      },
      {
        role_id: 2,
        username: 'staff',
        full_name: 'Stefan Staff',
        email: 'staff@sevenfold.example',
        verified: true,
      },
      {
        role_id: 3,
        username: 'student',
        full_name: 'Sana Student',
        email: 'student@sevenfold.example',
        verified: true,
      },
    ]);
    for (const username of ['owner', 'staff@sevenfold.example', 'Student']) {
      expect((await accountsOf(demo).logIn(username, { password: demoPassword })).statusCode).toBe(200);
    }
  });

  it('are never made outside the demo', async () => {
    await expect(seedDemoAccounts(test)).rejects.toThrow('demo accounts are for the demo only');
  });
});
