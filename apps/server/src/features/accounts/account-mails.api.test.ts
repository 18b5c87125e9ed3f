import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, linkToken } from './accounts.fixture.ts';
import { sendLinkNow } from './send-link.job.ts';
import { sendNoticeNow } from './send-notice.job.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
});

const jobId = '00000000-0000-4000-8000-000000000001';

describe('a job that sends a message', () => {
  it('sends the same message when it runs twice, and both links are good', async () => {
    const { email, token } = await accounts.signUp();
    await accounts.mail(email, 'Verify');
    await sendLinkNow(test, { purpose: 'verify-email', email }, { jobId });
    await sendLinkNow(test, { purpose: 'verify-email', email }, { jobId });
    const mails = test.mails.filter((mail) => mail.to === email).slice(1);
    expect(mails.map((mail) => mail.id)).toEqual([jobId, jobId]);
    const [first, second] = mails.map((mail) => linkToken(mail, '/verify-user'));
    expect(first).not.toBe(second);
    const answer = await accounts.post('/api/auth/verify-user', { token: first }, { token });
    expect(answer.json().message).toBe('Verified Email Successfully');
  });

  it('does nothing for a user who has gone, moved or needs it no more', async () => {
    const { email, token, user } = await accounts.signUp();
    await accounts.mail(email, 'Verify');
    const sent = test.mails.length;
    await sendLinkNow(test, { purpose: 'unlock-account', email }, { jobId });
    await accounts.put('/api/user', { email: 'moved@school.example' }, token);
    await accounts.settled();
    const sentByMove = test.mails.length;
    expect(sentByMove).toBe(sent + 2);
    await sendLinkNow(test, { purpose: 'verify-email', email }, { jobId });
    await accounts.rows('delete from users where id = $1', [user.id]);
    await sendLinkNow(test, { purpose: 'reset-password', email: 'moved@school.example' }, { jobId });
    const at = test.clock.now().toISOString();
    await sendNoticeNow(test, { kind: 'password-changed', userId: user.id, to: email, at }, { jobId });
    expect(test.mails).toHaveLength(sentByMove);
  });

  it('writes to the address that was, under the name that is', async () => {
    const { email, token, user } = await accounts.signUp();
    await accounts.put('/api/user', { full_name: 'New Name', email: 'newer@school.example' }, token);
    const mail = await accounts.mail(email, 'address was changed');
    expect(mail.text).toContain('Hello New Name,');
    expect(mail.html + mail.text).not.toContain('newer@school.example');
    expect(mail.subject).not.toContain(user.full_name);
  });
});
