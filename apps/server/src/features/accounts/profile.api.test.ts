import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
});

describe('the profile', () => {
  it.each(['/api/user', '/api/user/'])('is for its user, at %s', async (url) => {
    const { token, user } = await accounts.signUp();
    expect((await accounts.get(url, token)).json()).toEqual({ user });
    expect((await accounts.get(url)).statusCode).toBe(401);
    expect((await accounts.put(url, { full_name: 'X' })).statusCode).toBe(401);
  });

  it('takes the three fields of the dialog', async () => {
    const { token, user, email } = await accounts.signUp();
    const answer = await accounts.put(
      '/api/user',
      { full_name: '  Asha R. Rao ', email: email.toUpperCase(), phone: ' +91 98765 43210 ' },
      token,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ user: { ...user, full_name: 'Asha R. Rao', phone: '+91 98765 43210' } });
    await accounts.settled();
    expect(test.mails.filter((mail) => mail.to === email && !mail.subject.includes('Verify'))).toEqual([]);
  });

  it('takes the five answers of the onboarding and leaves the rest alone', async () => {
    const { token, user } = await accounts.signUp();
    const answers = {
      ib_year: 'IBDP-year1',
      math_course: 'AA HL',
      country: 'India',
      school: '  Hill School ',
      phone: '+91 98765 43210',
    };
    const answer = await accounts.put('/api/user/', answers, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toEqual({ ...user, ...answers, school: 'Hill School' });
    expect((await accounts.get('/api/user', token)).json()).toEqual(answer.json());
  });

  it('takes the phone number off with an empty one, and only then', async () => {
    const { token } = await accounts.signUp();
    await accounts.put('/api/user', { phone: '+44 20 7946 0000' }, token);
    const renamed = await accounts.put('/api/user', { full_name: 'Someone' }, token);
    expect(renamed.json().user.phone).toBe('+44 20 7946 0000');
    expect((await accounts.put('/api/user', { phone: '' }, token)).json().user.phone).toBeNull();
  });

  it('keeps what was typed as text, whatever it looks like', async () => {
    const { token } = await accounts.signUp();
    const names = [
      "Robert'); drop table users;--",
      '<img src=x onerror=alert(1)>',
      '李小龍 \u{1F409}',
      '{{7*7}}',
    ];
    for (const full_name of names) {
      expect((await accounts.put('/api/user', { full_name }, token)).json().user.full_name).toBe(full_name);
    }
  });

  it.each([
    ['nothing', {}],
    ['only unknown fields', { role_id: 1, verified: true, username: 'x' }],
    ['an empty name', { full_name: '   ' }],
    ['an endless name', { full_name: 'x'.repeat(121) }],
    ['a line break', { school: 'Hill\nSchool' }],
    ['a bad address', { email: 'not an address' }],
    ['an empty address', { email: '' }],
    ['a bad phone number', { phone: '12ab' }],
    ['an unknown course', { math_course: 'AA XL' }],
    ['an unknown country', { country: 'Atlantis' }],
    ['null', { full_name: null }],
    ['a number', { full_name: 7 }],
    ['a list', { phone: ['+44 20 7946 0000'] }],
  ])('refuses %s', async (_, changes) => {
    const { token, user } = await accounts.signUp();
    const answer = await accounts.put('/api/user', changes, token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: expect.any(Array) });
    expect((await accounts.get('/api/user', token)).json().user).toEqual(user);
  });

  it('never takes a role, a verified address or another user from the body', async () => {
    const { token, user } = await accounts.signUp();
    const other = await accounts.signUp();
    const answer = await accounts.put(
      '/api/user',
      { full_name: 'Sly', role_id: 1, verified: true, id: other.user.id, password_hash: 'x' },
      token,
    );
    expect(answer.json().user).toEqual({ ...user, full_name: 'Sly' });
    expect((await accounts.get('/api/user', other.token)).json().user).toEqual(other.user);
  });

  it('keeps staff and owners in their role', async () => {
    for (const role of [roleIds.staff, roleIds.owner]) {
      const { token } = await accounts.signUpAs(role);
      const answer = await accounts.put('/api/user', { full_name: 'Head of Maths' }, token);
      expect(answer.json().user).toMatchObject({ role_id: role, full_name: 'Head of Maths' });
    }
  });
});

describe('an address that is taken', () => {
  it('is refused and nothing else of the change happens', async () => {
    const { email } = await accounts.signUp();
    const { token, user } = await accounts.signUp();
    const answer = await accounts.put(
      '/api/user',
      { full_name: 'Changed', email: email.toUpperCase() },
      token,
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: 'An account with this e-mail already exists',
      code: 'email_taken',
    });
    expect((await accounts.get('/api/user', token)).json().user).toEqual(user);
    await accounts.settled();
    expect(test.mails.filter((mail) => mail.to === user.email && mail.subject.includes('changed'))).toEqual(
      [],
    );
  });

  it('goes to one of two who want it at the same moment', async () => {
    const people = await Promise.all([accounts.signUp(), accounts.signUp(), accounts.signUp()]);
    const answers = await Promise.all(
      people.map(({ token }) => accounts.put('/api/user', { email: 'wanted@school.example' }, token)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });
});
