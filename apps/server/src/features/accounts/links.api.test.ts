import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, linkToken, password, tokenOf } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
});

const invalid = {
  message: 'This link is no longer valid. Please ask for a new one.',
  code: 'invalid_token',
};
const newPassword = 'Green Turtle 8';

const verify = (token: string, caller?: string, url = '/api/auth/verify-user') =>
  accounts.post(url, { token }, { token: caller });
const reset = (token: string, chosen = newPassword, url = '/api/auth/reset-password') =>
  accounts.post(url, { token, password: chosen });

async function verificationLink(email: string, count = 1) {
  return linkToken(await accounts.mail(email, 'Verify', count), '/verify-user');
}

async function resetLink(email: string, count = 1) {
  expect((await accounts.post('/api/auth/forgot-password', { email })).statusCode).toBe(200);
  return linkToken(await accounts.mail(email, 'Reset', count), '/reset-password');
}

describe('the verification link', () => {
  it.each(['/api/auth/verify-user', '/auth/verify-user', '/auth/verify-user/'])(
    'verifies the address at %s',
    async (url) => {
      const { email, token } = await accounts.signUp();
      const answer = await verify(await verificationLink(email), token, url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        message: 'Verified Email Successfully',
        user: expect.objectContaining({ email, verified: true }),
      });
      expect((await accounts.get('/api/user', token)).json().user.verified).toBe(true);
    },
  );

  it('says that all is well when it is opened again, or twice at once', async () => {
    const { email, token } = await accounts.signUp();
    const link = await verificationLink(email);
    const answers = await Promise.all([verify(link, token), verify(link, token), verify(link, token)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const messages = answers.map((answer) => answer.json().message).sort();
    expect(messages).toEqual([
      'Verified Email Successfully',
      'Your account is already verified',
      'Your account is already verified',
    ]);
    expect((await verify('garbage', token)).json().message).toBe('Your account is already verified');
  });

  it('lasts just under 48 hours', async () => {
    const early = await accounts.signUp();
    const late = await accounts.signUp();
    const links = [await verificationLink(early.email), await verificationLink(late.email)];
    test.clock.advance({ hours: 47, minutes: 59 });
    expect((await verify(links[0]!, early.token)).statusCode).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect((await verify(links[1]!, late.token)).json()).toEqual(invalid);
  });

  it('is for its own user only, and not used up by another', async () => {
    const owner = await accounts.signUp();
    const thief = await accounts.signUp();
    const link = await verificationLink(owner.email);
    expect((await verify(link)).statusCode).toBe(401);
    const answer = await verify(link, thief.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(invalid);
    expect((await accounts.get('/api/user', thief.token)).json().user.verified).toBe(false);
    expect((await verify(link, owner.token)).statusCode).toBe(200);
  });

  it('is no reset or unlock link', async () => {
    const { email } = await accounts.signUp();
    const link = await verificationLink(email);
    expect((await reset(link)).json()).toEqual(invalid);
    expect((await accounts.post('/api/auth/unlock', { token: link })).json()).toEqual(invalid);
  });

  it('stays good when a newer one is sent', async () => {
    const { email, token } = await accounts.signUp();
    const older = await verificationLink(email);
    const answer = await accounts.post('/auth/send-verification-email', undefined, { token });
    expect(answer.json()).toEqual({ message: 'Verification email sent' });
    expect(await verificationLink(email, 2)).not.toBe(older);
    expect((await verify(older, token)).json().message).toBe('Verified Email Successfully');
  });

  it.each(['x', 'a'.repeat(500), "' or 1=1 --", '\u{1F600}', '../../etc/passwd', '%00'])(
    'is not %j',
    async (garbage) => {
      const { token } = await accounts.signUp();
      const answer = await verify(garbage, token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(invalid);
    },
  );

  it.each([{ email: '/api/auth/send-verification-email' }, { email: '/auth/send-verification-email/' }])(
    'is not sent to a verified address, at $email',
    async ({ email: url }) => {
      const { email, token } = await accounts.signUp();
      await verify(await verificationLink(email), token);
      const answer = await accounts.post(url, {}, { token });
      expect(answer.json()).toEqual({ message: 'Your account is already verified' });
      await accounts.settled();
      await accounts.mail(email, 'Verify', 1);
      expect((await accounts.post(url)).statusCode).toBe(401);
    },
  );
});

describe('the reset link', () => {
  it('is promised to everyone and sent to those who have an account', async () => {
    const { email } = await accounts.signUp();
    const sent = { message: 'Email sent successfully' };
    for (const url of ['/api/auth/forgot-password', '/auth/forgot-password/']) {
      const known = await accounts.post(url, { email: email.toUpperCase() });
      const unknown = await accounts.post(url, { email: 'nobody@school.example' });
      expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
      expect([known.json(), unknown.json()]).toEqual([sent, sent]);
    }
    await accounts.settled();
    await accounts.mail(email, 'Reset', 2);
    expect(test.mails.filter((mail) => mail.to === 'nobody@school.example')).toEqual([]);
  });

  it('sets the password, verifies the address, ends every session and says so by e-mail', async () => {
    const { email, token } = await accounts.signUp();
    const other = tokenOf(await accounts.logIn(email, { device: 'another-browser' }));
    const answer = await reset(await resetLink(email));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Password reset successfully' });
    expect(answer.headers.authorization).toBeUndefined();
    for (const old of [token, other]) expect((await accounts.get('/api/user', old)).statusCode).toBe(401);
    expect((await accounts.logIn(email)).statusCode).toBe(401);
    const login = await accounts.logIn(email, { password: newPassword });
    expect(login.json().data.user.verified).toBe(true);
    await accounts.mail(email, 'password was changed');
  });

  it('works once, also for two at the same moment', async () => {
    const { email } = await accounts.signUp();
    const link = await resetLink(email);
    const answers = await Promise.all([reset(link, 'First Choice 1'), reset(link, 'Second Choice 2')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
    expect((await reset(link)).json()).toEqual(invalid);
    await accounts.mail(email, 'password was changed', 1);
  });

  it('takes all others of its kind with it', async () => {
    const { email } = await accounts.signUp();
    const first = await resetLink(email, 1);
    const second = await resetLink(email, 2);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).json()).toEqual(invalid);
  });

  it('lasts just under an hour', async () => {
    const early = await accounts.signUp();
    const late = await accounts.signUp();
    const links = [await resetLink(early.email), await resetLink(late.email)];
    test.clock.advance({ minutes: 59 });
    expect((await reset(links[0]!)).statusCode).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect((await reset(links[1]!)).json()).toEqual(invalid);
    expect((await accounts.logIn(late.email)).statusCode).toBe(200);
  });

  it('is not used up by a password that breaks the rules', async () => {
    const { email } = await accounts.signUp();
    const link = await resetLink(email);
    for (const [weak, message] of [
      ['Ab1', 'Password should be at least 6 characters long'],
      ['ABCDEF1', 'Password should have at least one lowercase letter'],
      ['abcdef1', 'Password should have at least one uppercase letter'],
      ['Abcdefg', 'Password should have at least one number'],
      [`Aa1${'x'.repeat(200)}`, 'Password should be at most 200 characters long'],
    ] as const) {
      const answer = await reset(link, weak);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', message });
    }
    expect((await reset(link, newPassword, '/auth/reset-password/')).statusCode).toBe(200);
  });

  it('gives an account that came through a provider its first password', async () => {
    const { email, user } = await accounts.signUp();
    await accounts.rows('update users set password_hash = null where id = $1', [user.id]);
    expect((await reset(await resetLink(email))).statusCode).toBe(200);
    expect((await accounts.logIn(email, { password: newPassword })).statusCode).toBe(200);
  });

  it('opens the way in again after too many wrong passwords', async () => {
    const { email } = await accounts.signUp();
    for (let guess = 0; guess < 10; guess += 1) await accounts.logIn(email, { password: 'wrong one' });
    expect((await accounts.logIn(email)).statusCode).toBe(429);
    await reset(await resetLink(email));
    expect((await accounts.logIn(email, { password: newPassword })).statusCode).toBe(200);
  });

  it('is neither sent to nor good for a closed account', async () => {
    const { email, user } = await accounts.signUp();
    const link = await resetLink(email);
    await accounts.rows('update users set disabled_at = now() where id = $1', [user.id]);
    expect((await reset(link)).json()).toEqual(invalid);
    await accounts.post('/api/auth/forgot-password', { email });
    await accounts.settled();
    await accounts.mail(email, 'Reset', 1);
  });
});

describe('a change of address', () => {
  it('un-verifies, writes to both addresses and kills the links in the old mailbox', async () => {
    const { email, token } = await accounts.signUp();
    const oldVerification = await verificationLink(email);
    const oldReset = await resetLink(email);
    await accounts.post('/auth/send-verification-email', undefined, { token });
    await accounts.mail(email, 'Verify', 2);
    await verify(oldVerification, token);

    const answer = await accounts.put('/api/user/', { email: ' New.Home@School.example ' }, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ email: 'new.home@school.example', verified: false });
    expect((await reset(oldReset)).json()).toEqual(invalid);
    await accounts.mail(email, 'address was changed');
    const link = await verificationLink('new.home@school.example');
    for (const dead of [
      oldVerification,
      linkToken(await accounts.mail(email, 'Verify', 2), '/verify-user'),
    ]) {
      expect((await verify(dead, token)).json()).toEqual(invalid);
    }
    expect((await verify(link, token)).json().user.verified).toBe(true);
    expect((await accounts.logIn(email)).statusCode).toBe(401);
    expect((await accounts.logIn('new.home@school.example', { password })).statusCode).toBe(200);
  });

  it('leaves a link behind that is worthless even if the address comes back', async () => {
    const { email, token } = await accounts.signUp();
    const link = await verificationLink(email);
    await accounts.put('/api/user', { email: 'away@school.example' }, token);
    await accounts.put('/api/user', { email }, token);
    expect((await verify(link, token)).json()).toEqual(invalid);
  });
});
