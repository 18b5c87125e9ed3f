import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import { type Account, accountsOf, linkToken, password, tokenOf } from './accounts.fixture.ts';
import { openSession } from './open-session.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
});

const lockedMessage =
  'Your account is locked because it was used on more than 6 devices. Use the link in the e-mail we sent you to unlock it, or write to us.';

const device = (number: number) => `browser-${number}`;

/** An account that is known on so many devices; its token is that of the first. */
async function accountOn(devices: number) {
  const account = await accounts.signUp({ device: device(1) });
  const tokens = [account.token];
  for (let number = 2; number <= devices; number += 1) {
    tokens.push(tokenOf(await accounts.logIn(account.email, { device: device(number) })));
  }
  return { ...account, tokens };
}

async function lockedAccount() {
  const account = await accountOn(6);
  expect((await accounts.logIn(account.email, { device: device(7) })).statusCode).toBe(423);
  return account;
}

const countOf = async (table: 'devices' | 'sessions', userId: string) =>
  (await accounts.rows(`select from ${table} where user_id = $1`, [userId])).length;

describe('a login from', () => {
  it.each([
    [2, 200, undefined],
    [3, 200, undefined],
    [4, 200, undefined],
    [5, 200, /^You are now signed in on 5 devices/],
    [6, 200, /^You are now signed in on 6 devices/],
    [7, 423, undefined],
  ])('device %i answers %i', async (number, status, warning) => {
    const { email, user } = await accountOn(number - 1);
    await accounts.settled();
    const mailsBefore = test.mails.filter((mail) => mail.to === email).length;
    const answer = await accounts.logIn(email, { device: device(number) });
    expect(answer.statusCode).toBe(status);
    await accounts.settled();
    const mails = test.mails.filter((mail) => mail.to === email).slice(mailsBefore);
    if (status === 200) {
      const { data } = answer.json();
      if (warning) expect(data.warning).toMatch(warning);
      else expect(data).not.toHaveProperty('warning');
      expect(mails.map((mail) => mail.subject)).toEqual(
        warning ? [`Your Sevenfold account is used on ${number} devices`] : [],
      );
    } else {
      expect(answer.json()).toEqual({ message: lockedMessage, code: 'account_locked' });
      expect(answer.headers.authorization).toBeUndefined();
      expect(mails.map((mail) => mail.subject)).toEqual(['Your Sevenfold account is locked']);
      expect(await countOf('sessions', user.id)).toBe(0);
      expect(await countOf('devices', user.id)).toBe(6);
    }
  });

  it('a known device brings no warning, however many there are', async () => {
    const { email } = await accountOn(6);
    const answer = await accounts.logIn(email, { device: device(3) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).not.toHaveProperty('warning');
  });

  it('a browser without an id is known by its user agent', async () => {
    const { email, user } = await accounts.signUp({ agent: 'Agent A' });
    await accounts.logIn(email, { agent: 'Agent A' });
    await accounts.logIn(email, { agent: 'Agent A', device: 'short' });
    await accounts.logIn(email, { agent: 'Agent A', device: 'x'.repeat(101) });
    await accounts.logIn(email, { agent: 'Agent A', device: 'not valid; <id>' });
    expect(await countOf('devices', user.id)).toBe(1);
    await accounts.logIn(email, { agent: 'Agent B' });
    expect(await countOf('devices', user.id)).toBe(2);
  });

  it('leaving the id out does not evade the limit', async () => {
    const { email } = await accounts.signUp({ agent: 'Agent 1' });
    for (const number of [2, 3, 4, 5, 6]) await accounts.logIn(email, { agent: `Agent ${number}` });
    expect((await accounts.logIn(email, { agent: 'Agent 7' })).statusCode).toBe(423);
  });

  it('a device that was not seen for 90 days counts no more', async () => {
    const { email, user } = await accountOn(6);
    test.clock.advance({ days: 89 });
    await accounts.logIn(email, { device: device(1) });
    test.clock.advance({ days: 1, minutes: 1 });
    const answer = await accounts.logIn(email, { device: device(7) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).not.toHaveProperty('warning');
    expect(await countOf('devices', user.id)).toBe(2);
  });

  it('seven new devices at the same moment lock the account and leave no seventh', async () => {
    const { email, user } = await accounts.signUp({ device: device(1) });
    const answers = await Promise.all(
      [2, 3, 4, 5, 6, 7, 8].map((number) => accounts.logIn(email, { device: device(number) })),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 423, 423]);
    expect(await countOf('devices', user.id)).toBe(6);
    expect(await countOf('sessions', user.id)).toBe(0);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      expect((await accounts.get('/api/user', tokenOf(answer))).statusCode).toBe(401);
    }
  });

  it('new devices that really come at the same moment take turns', async () => {
    const { user } = await accounts.signUp({ device: device(1) });
    const openings = await Promise.all(
      [2, 3, 4, 5, 6, 7, 8].map((number) =>
        test.database.transaction((tx) => openSession(test, tx, { user, deviceKey: device(number) })),
      ),
    );
    expect(openings.map(({ outcome }) => outcome).sort()).toEqual([
      'locked',
      'locked',
      ...Array(5).fill('opened'),
    ]);
    expect(await countOf('devices', user.id)).toBe(6);
    expect(await countOf('sessions', user.id)).toBe(0);
  });

  it('one new device at the same moment in many tabs is one device', async () => {
    const { email, user } = await accounts.signUp({ device: device(1) });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => accounts.logIn(email, { device: device(2) })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200));
    expect(await countOf('devices', user.id)).toBe(2);
  });
});

describe('the id of a browser', () => {
  /** Sends exactly this id, whatever was handed out. */
  const logInAs = (email: string, id: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: email, password },
      headers: { 'x-device-id': id },
    });
  const issuedIn = (answer: { headers: Record<string, unknown> }) => answer.headers['x-device-id'];
  const statusOf = async (token: string) => (await accounts.get('/api/user', token)).statusCode;
  it('is handed out at the first sign-in, and again only to who has lost it', async () => {
    const { email, user } = await accounts.signUp();
    const first = await logInAs(email, 'made-up-by-the-browser');
    const id = String(issuedIn(first));
    expect(id).toMatch(/^[\w-]{43}$/);
    const second = await logInAs(email, id);
    expect(issuedIn(second)).toBeUndefined();
    expect(await countOf('devices', user.id)).toBe(2);
    expect(await accounts.rows('select from devices where fingerprint like $1', [`%${id}%`])).toEqual([]);
  });

  it('that was made up and is shared has one session, and is another device once one of them keeps ours', async () => {
    const { email, user } = await accounts.signUp();
    const tokens: string[] = [];
    let last = '';
    for (let browser = 2; browser <= 8; browser += 1) {
      const answer = await logInAs(email, 'shared-by-the-class');
      tokens.push(tokenOf(answer));
      last = String(issuedIn(answer));
    }
    expect(await countOf('devices', user.id)).toBe(2);
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401, 401, 401, 401, 200]);
    await logInAs(email, last);
    await logInAs(email, 'shared-by-the-class');
    expect(await countOf('devices', user.id)).toBe(3);
  });

  it('that was copied takes the place of the browser that had it, and is no second one', async () => {
    const { email, user } = await accounts.signUp();
    const first = await logInAs(email, 'made-up-by-the-browser');
    const id = String(issuedIn(first));
    const copies = [await logInAs(email, id), await logInAs(email, id)];
    expect(await countOf('devices', user.id)).toBe(2);
    expect(await Promise.all([first, ...copies].map((answer) => statusOf(tokenOf(answer))))).toEqual([
      401, 401, 200,
    ]);
  });

  it('that is missing is known by the kind of browser, which may have several sessions', async () => {
    const { email, token, user } = await accounts.signUp({ agent: 'Common/1.0' });
    const other = tokenOf(await accounts.logIn(email, { agent: 'Common/1.0' }));
    expect(await countOf('devices', user.id)).toBe(1);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 200]);
  });

  it('from before we handed them out is exchanged once, and its session goes on until then', async () => {
    const { email, token, user } = await accounts.signUp({ device: 'browser-before' });
    await test.database.pool.query(
      'update devices set fingerprint = $1, exchanged_from = null where user_id = $2',
      [hashSecret('key:browser-before'), user.id],
    );
    expect(await statusOf(token)).toBe(200);
    const answer = await logInAs(email, 'browser-before');
    expect(await countOf('devices', user.id)).toBe(1);
    const id = String(issuedIn(answer));
    expect(issuedIn(await logInAs(email, id))).toBeUndefined();
    expect(await countOf('devices', user.id)).toBe(1);
    await logInAs(email, 'browser-before');
    expect(await countOf('devices', user.id)).toBe(2);
  });

  it('whose answer was lost is given again without another device', async () => {
    const { email, user } = await accounts.signUp();
    await logInAs(email, 'on-a-bad-line');
    const id = String(issuedIn(await logInAs(email, 'on-a-bad-line')));
    expect(await countOf('devices', user.id)).toBe(2);
    await logInAs(email, id);
    expect(await countOf('devices', user.id)).toBe(2);
  });

  it('is one for all accounts of a browser', async () => {
    const people: Account[] = [];
    for (let person = 0; person < 2; person += 1) {
      people.push(await accounts.signUp({ device: 'of-two-siblings' }));
    }
    for (const { email, user } of [...people, ...people]) {
      expect((await accounts.logIn(email, { device: 'of-two-siblings' })).statusCode).toBe(200);
      expect(await countOf('devices', user.id)).toBe(1);
    }
  });

  it('is handed out to who used a mailed link', async () => {
    const { email, user } = await accounts.signUp();
    await accounts.post('/api/auth/forgot-password', { email });
    const token = linkToken(await accounts.mail(email, 'Reset'), '/reset-password');
    const form = { token, password: 'New Password 1' };
    const answer = await accounts.post('/api/auth/reset-password', form, { device: 'reads-the-mail' });
    expect(issuedIn(answer)).toMatch(/^[\w-]{43}$/);
    expect(await countOf('devices', user.id)).toBe(2);
    await accounts.logIn(email, { device: 'reads-the-mail', password: 'New Password 1' });
    expect(await countOf('devices', user.id)).toBe(2);
  });
});

describe('a locked account', () => {
  it('is told about only after the right password, and the link is sent again after an hour', async () => {
    const { email, tokens } = await lockedAccount();
    expect((await accounts.logIn(email, { password: 'wrong one' })).statusCode).toBe(401);
    expect((await accounts.get('/api/user', tokens[0])).statusCode).toBe(401);
    await accounts.mail(email, 'locked', 1);
    const again = await accounts.logIn(email, { device: device(1) });
    expect(again.statusCode).toBe(423);
    expect(again.json().message).toBe(lockedMessage);
    test.clock.advance({ hours: 1 });
    expect((await accounts.logIn(email, { device: device(1) })).statusCode).toBe(423);
    await accounts.mail(email, 'locked', 2);
  });

  it('gets one link an hour, not one per login', async () => {
    const { email } = await lockedAccount();
    const logInOften = async () => {
      for (let login = 0; login < 5; login += 1) {
        expect((await accounts.logIn(email)).statusCode).toBe(423);
      }
      await accounts.settled();
    };
    await logInOften();
    await accounts.mail(email, 'locked', 1);
    test.clock.advance({ hours: 1 });
    await logInOften();
    await accounts.mail(email, 'locked', 2);
  });

  it('is unlocked by the link, once, with an empty list of devices', async () => {
    const { email, user } = await lockedAccount();
    const token = linkToken(await accounts.mail(email, 'locked'), '/unlock-account');
    const answer = await accounts.post('/api/auth/unlock', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Your account is unlocked. You can log in again.' });
    expect(await countOf('devices', user.id)).toBe(0);
    const login = await accounts.logIn(email, { device: device(7) });
    expect(login.statusCode).toBe(200);
    const again = await accounts.post('/api/auth/unlock', { token });
    expect(again.statusCode).toBe(400);
    expect(again.json().code).toBe('invalid_token');
    expect((await accounts.get('/api/user', tokenOf(login))).statusCode).toBe(200);
  });

  it('has a link that runs out after 48 hours', async () => {
    const { email } = await lockedAccount();
    const token = linkToken(await accounts.mail(email, 'locked'), '/unlock-account');
    test.clock.advance({ hours: 48 });
    expect((await accounts.post('/api/auth/unlock', { token })).json().code).toBe('invalid_token');
  });

  it('can have its password reset, which does not unlock it', async () => {
    const { email } = await lockedAccount();
    await accounts.post('/api/auth/forgot-password', { email });
    const token = linkToken(await accounts.mail(email, 'Reset'), '/reset-password');
    expect((await accounts.post('/api/auth/unlock', { token })).statusCode).toBe(400);
    await accounts.post('/api/auth/reset-password', { token, password: 'New Password 1' });
    expect((await accounts.logIn(email, { password: 'New Password 1' })).statusCode).toBe(423);
  });

  it('is unlocked by staff, which uses up its links', async () => {
    const staff = await accounts.signUpAs(roleIds.staff);
    const { email, user } = await lockedAccount();
    const token = linkToken(await accounts.mail(email, 'locked'), '/unlock-account');
    const answer = await accounts.post(`/api/admin/users/${user.id}/unlock/`, undefined, staff);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ id: user.id, email });
    expect((await accounts.logIn(email, { device: device(7) })).statusCode).toBe(200);
    expect((await accounts.post('/api/auth/unlock', { token })).statusCode).toBe(400);
  });

  it('is not for everyone to unlock', async () => {
    const owner = await accounts.signUpAs(roleIds.owner);
    const other = await accounts.signUp();
    const { user } = await lockedAccount();
    const unlock = (id: string, token?: string) =>
      accounts.post(`/api/admin/users/${id}/unlock`, undefined, { token });
    expect((await unlock(user.id)).statusCode).toBe(401);
    expect((await unlock(user.id, other.token)).statusCode).toBe(403);
    expect((await unlock('00000000-0000-4000-8000-000000000000', owner.token)).statusCode).toBe(404);
    expect((await unlock('not-an-id', owner.token)).statusCode).toBe(400);
    expect((await unlock(user.id, owner.token)).statusCode).toBe(200);
  });

  it('that is none keeps its devices and sessions when staff unlock it', async () => {
    const staff = await accounts.signUpAs(roleIds.staff);
    const { token, user } = await accounts.signUp();
    expect((await accounts.post(`/api/admin/users/${user.id}/unlock`, undefined, staff)).statusCode).toBe(
      200,
    );
    expect((await accounts.get('/api/user', token)).statusCode).toBe(200);
  });
});

describe('the list of devices', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  it('shows those that count, the one seen last first', async () => {
    const { email, token } = await accounts.signUp({ device: device(1), agent: chrome });
    test.clock.advance({ minutes: 10 });
    await accounts.logIn(email, { device: device(2), agent: '<script>alert(1)</script>' });
    for (const url of ['/api/user/devices', '/api/user/devices/']) {
      const answer = await accounts.get(url, token);
      expect(answer.statusCode).toBe(200);
      const list = answer.json();
      expect(list).toHaveLength(2);
      expect(list).toContainEqual({
        id: expect.any(String),
        name: 'Chrome on Windows',
        first_seen_at: expect.any(String),
        last_seen_at: expect.any(String),
        current: true,
      });
      expect(list).toContainEqual(expect.objectContaining({ name: 'An unknown browser', current: false }));
      const seen = list.map((entry: { last_seen_at: string }) => entry.last_seen_at);
      expect(seen).toEqual([...seen].sort().reverse());
    }
    expect((await accounts.get('/api/user/devices')).statusCode).toBe(401);
  });

  it('forgets a device and ends its sessions', async () => {
    const { token, tokens } = await accountOn(2);
    const list = (await accounts.get('/api/user/devices', token)).json();
    const other = list.find((entry: { current: boolean }) => !entry.current);
    const remove = () => accounts.call('DELETE', `/api/user/devices/${other.id}`, undefined, { token });
    expect((await remove()).json()).toEqual({ message: 'Device removed' });
    expect((await accounts.get('/api/user', tokens[1])).statusCode).toBe(401);
    expect((await accounts.get('/api/user', token)).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
  });

  it('logs out whoever removes the device they are using', async () => {
    const { token } = await accounts.signUp();
    const [{ id }] = (await accounts.get('/api/user/devices', token)).json();
    expect((await accounts.call('DELETE', `/api/user/devices/${id}`, undefined, { token })).statusCode).toBe(
      200,
    );
    expect((await accounts.get('/api/user', token)).statusCode).toBe(401);
  });

  it("knows nothing of other people's devices, not even for staff", async () => {
    const victim = await accounts.signUp();
    const [{ id }] = (await accounts.get('/api/user/devices', victim.token)).json();
    for (const { token } of [await accounts.signUp(), await accounts.signUpAs(roleIds.owner)]) {
      const answer = await accounts.call('DELETE', `/api/user/devices/${id}`, undefined, { token });
      expect(answer.statusCode).toBe(404);
    }
    expect((await accounts.call('DELETE', `/api/user/devices/${id}`)).statusCode).toBe(401);
    expect((await accounts.get('/api/user', victim.token)).statusCode).toBe(200);
  });
});
