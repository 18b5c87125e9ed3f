import { errorBodySchema } from '@sevenfold/contract/platform/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, linkToken, password, tokenOf } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
});

describe('signing up', () => {
  it('creates a student, signs in and sends the verification link', async () => {
    const answer = await accounts.post('/api/auth/signup', {
      ...accounts.form('Asha.Rao@School.example'),
      full_name: '  Asha Rao ',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      data: {
        user: {
          id: expect.any(String),
          role_id: 3,
          username: 'asha.rao',
          full_name: 'Asha Rao',
          email: 'asha.rao@school.example',
          phone: null,
          verified: false,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          ib_year: null,
          math_course: null,
          country: null,
          school: null,
        },
      },
    });
    const me = await accounts.get('/api/user', tokenOf(answer));
    expect(me.json().user).toEqual(answer.json().data.user);
    linkToken(await accounts.mail('asha.rao@school.example', 'Verify'), '/verify-user');
  });

  it('as the page sends it: with a username, without a name', async () => {
    const answer = await accounts.post('/api/auth/signup', {
      email: 'page@school.example',
      username: 'Page.User',
      password,
      confirmPassword: password,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({ username: 'Page.User', full_name: null });
  });

  it('never takes a role or a verified address from the form', async () => {
    const answer = await accounts.post('/api/auth/signup', {
      ...accounts.form('sly@school.example'),
      role_id: 1,
      verified: true,
      id: '00000000-0000-4000-8000-000000000000',
    });
    expect(answer.json().data.user).toMatchObject({ role_id: 3, verified: false });
    expect(answer.json().data.user.id).not.toMatch(/^0{8}/);
  });

  it.each(['/api/auth/signup', '/api/auth/signup/', '/auth/signup', '/auth/signup/'])(
    'answers at %s',
    async (url) => {
      const answer = await accounts.post(url, {});
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('invalid_input');
    },
  );

  it.each([
    [
      'a short password',
      { password: 'abc12', confirmPassword: 'abc12' },
      'Password should be at least 6 characters long',
    ],
    ['another confirmation', { confirmPassword: 'other1' }, "Passwords don't match!"],
    ['a bad address', { email: 'asha@school' }, 'Please enter a valid e-mail address'],
    [
      'a line break in the address',
      { email: 'a@school.example\r\nBcc: x@y.example' },
      'Please enter a valid e-mail address',
    ],
    [
      'a line break in the name',
      { full_name: 'Asha\r\nBcc: x@y.example' },
      'Please leave out special control characters',
    ],
    [
      'a username with an @',
      { username: 'a@b.example' },
      'Username may have letters, numbers, dots, hyphens and underscores',
    ],
  ])('refuses %s', async (_, change, message) => {
    const answer = await accounts.post('/api/auth/signup', {
      ...accounts.form('new@school.example'),
      ...change,
    });
    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.parse(answer.json())).toMatchObject({ code: 'invalid_input', message });
  });
});

describe('names that are taken', () => {
  it('refuses an address in any case', async () => {
    const { email } = await accounts.signUp();
    const answer = await accounts.post('/api/auth/signup', accounts.form(email.toUpperCase()));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: 'An account with this e-mail already exists',
      code: 'email_taken',
    });
    expect(answer.headers.authorization).toBeUndefined();
  });

  it('refuses a username in any case', async () => {
    await accounts.signUp({ username: 'Taken.Name' });
    const answer = await accounts.post('/api/auth/signup', {
      ...accounts.form('other@school.example'),
      username: 'taken.NAME',
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'username_taken' });
  });

  it('finds everyone of one name a username of their own, also at the same moment', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `maya@school${index}.example`);
    const created = await Promise.all(emails.map((email) => accounts.signUp({ email })));
    const usernames = created.map(({ user }) => user.username);
    expect(new Set(usernames).size).toBe(12);
    expect(usernames).toContain('maya');
    for (const username of usernames) expect(username).toMatch(/^maya\d*$/);
  });

  it('lets one of twenty simultaneous sign-ups with one address through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        accounts.post('/api/auth/signup', accounts.form('race@school.example')),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    await accounts.settled();
    await accounts.mail('race@school.example', 'Verify', 1);
    expect(await accounts.rows(`select from users where email = 'race@school.example'`)).toHaveLength(1);
  });

  it('sends nothing for a sign-up that was rolled back', async () => {
    await expect(
      test.database.transaction(async (tx) => {
        const { sendLink } = await import('./account-mail.jobs.ts');
        const { email } = await accounts.signUp({ email: 'kept@school.example' });
        await test.queue.enqueue(tx, sendLink, { purpose: 'reset-password', email });
        throw new Error('changed our mind');
      }),
    ).rejects.toThrow('changed our mind');
    await accounts.mail('kept@school.example', 'Verify');
    await accounts.settled();
    expect(test.mails.filter((mail) => mail.to === 'kept@school.example')).toHaveLength(1);
  });
});
