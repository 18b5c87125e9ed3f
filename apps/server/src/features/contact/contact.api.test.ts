import { contactLengths } from '@sevenfold/contract/contact/contact.rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
});
// Each test finds its limits unused.
beforeEach(() => test.clock.advance({ hours: 2 }));

const support = 'support@sevenfold.example';
let writers = 0;
const message = (more: Record<string, unknown> = {}) => {
  writers += 1;
  return {
    name: 'Asha Rao',
    email: `writer${writers}@mail.com`,
    subject: 'A trial class',
    message: 'Could we begin\nnext week?',
    ...more,
  };
};
const send = (body: unknown, options = {}) => accounts.post('/api/contact', body, options);
const sentBy = (email: string) => test.mails.filter((mail) => mail.replyTo === email);
async function mailOf(email: string) {
  await accounts.settled();
  const mails = sentBy(email);
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

describe('a message to the academy', () => {
  it('reaches the support address, and an answer to it reaches the writer', async () => {
    const written = message();
    const answer = await send(written);
    expect(answer.statusCode, answer.body).toBe(202);
    expect(answer.json()).toEqual({ message: 'Thank you! Your message is on its way to us.' });
    const mail = await mailOf(written.email);
    expect(mail.to).toBe(support);
    expect(mail.subject).toMatch(/^Message [0-9A-F]{8} from the contact form$/);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Asha Rao');
      expect(part).toContain('A trial class');
      expect(part).toContain('next week?');
    }
    expect(mail.text).toContain('was not signed in');
  });

  it('says which account wrote, also when the address is another', async () => {
    const { token, user } = await accounts.signUp();
    const written = message();
    expect((await send(written, { token })).statusCode).toBe(202);
    expect((await mailOf(written.email)).text).toContain(`/admin/users/${user.id}`);
  });

  it('shows markup as it was typed', async () => {
    const written = message({ name: '<b>Asha</b>', message: '<script>alert(1)</script> & <img src=x>' });
    expect((await send(written)).statusCode).toBe(202);
    const { html } = await mailOf(written.email);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;script&gt;');
  });

  it('keeps every script, line and the longest text', async () => {
    const text = `नमस्ते\n${'長'.repeat(contactLengths.message - 7)}`;
    const written = message({ name: 'आशा राव', message: text });
    expect((await send(written)).statusCode).toBe(202);
    expect((await mailOf(written.email)).html).toContain('長長長');
  });
});

describe('what is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'Asha\r\nBcc: all@mail.com' }, 'name'],
    ['a name of the wrong kind', { name: { first: 'Asha' } }, 'name'],
    ['a long name', { name: 'a'.repeat(81) }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['an address with a header in it', { email: 'a@mail.com\r\nBcc: all@mail.com' }, 'email'],
    ['two addresses', { email: 'a@mail.com, b@mail.com' }, 'email'],
    ['an address with a name', { email: 'Asha <a@mail.com>' }, 'email'],
    ['a subject of two lines', { subject: 'Hello\nBcc: all@mail.com' }, 'subject'],
    ['no subject', { subject: undefined }, 'subject'],
    ['no message', { message: ' \n ' }, 'message'],
    ['a long message', { message: 'a'.repeat(contactLengths.message + 1) }, 'message'],
    ['half a letter', { message: 'a \ud800' }, 'message'],
    ['a message that is a list', { message: ['a'] }, 'message'],
  ])('%s', async (_, change, path) => {
    const before = test.mails.length;
    const answer = await send(message(change));
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toContain(path);
    await accounts.settled();
    expect(test.mails).toHaveLength(before);
  });

  it.each([['null'], ['[]'], ['"text"'], ['{'], ['{"name":"a\\u0000"}']])('garbage: %s', async (payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode, answer.body).toBe(400);
  });

  it('a body without end', async () => {
    expect((await send(message({ more: 'a'.repeat(70_000) }))).statusCode).toBe(413);
  });
});

describe('limits', () => {
  it('of one writer, wherever they write from', async () => {
    const { email } = message();
    for (let count = 0; count < 5; count += 1) {
      const answer = await send(message({ email }), { address: `203.0.113.${count}` });
      expect(answer.statusCode).toBe(202);
    }
    const refused = await send(message({ email: email.toUpperCase() }), { address: '203.0.113.99' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_attempts');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.advance({ hours: 1 });
    expect((await send(message({ email }))).statusCode).toBe(202);
  });

  it('of one network, whoever they say they are', async () => {
    const address = '198.51.100.7';
    for (let count = 0; count < 20; count += 1) {
      expect((await send(message(), { address })).statusCode).toBe(202);
    }
    expect((await send(message(), { address })).statusCode).toBe(429);
    expect((await send(message(), { address: '198.51.100.8' })).statusCode).toBe(202);
  });

  it('a program that fills in everything is thanked, and nothing is sent', async () => {
    const written = message({ website: 'https://spam.example' });
    const answer = await send(written);
    expect(answer.statusCode).toBe(202);
    await accounts.settled();
    expect(sentBy(written.email)).toEqual([]);
  });
});

describe('the form without scripts', () => {
  const post = (payload: string, type = 'application/x-www-form-urlencoded', remoteAddress = '192.0.2.1') =>
    test.app.inject({
      method: 'POST',
      url: '/contact-us',
      payload,
      remoteAddress,
      headers: { 'content-type': type },
    });
  const encoded = (fields: Record<string, unknown>) =>
    new URLSearchParams(fields as Record<string, string>).toString();

  it('is sent and leads back to the page that thanks', async () => {
    const written = message({ message: 'One\r\nTwo', website: '' });
    const answer = await post(encoded(written));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/contact-us?sent=yes#write');
    expect((await mailOf(written.email)).html).toMatch(/One<br\s*\/?>Two/);
  });

  it.each([
    ['an empty form', ''],
    ['a missing field', 'name=Asha'],
    ['a null character', encoded(message({ name: 'a\0' }))],
    ['a header in the address', encoded(message({ email: 'a@mail.com\r\nBcc: b@mail.com' }))],
    ['what can’t be decoded', 'name=%E0%A4%A&email=%'],
    ['more than a form can hold', `message=${'a'.repeat(70_000)}`],
  ])('%s leads back to the page that says so', async (_, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/contact-us?problem=invalid#write');
  });

  it.each([['application/json'], ['multipart/form-data; boundary=x'], ['text/plain']])(
    'is no form: %s',
    async (type) => {
      expect((await post('{}', type)).headers.location).toBe('/contact-us?problem=invalid#write');
    },
  );

  it('counts towards the same limits', async () => {
    const { email } = message();
    for (let count = 0; count < 5; count += 1) expect((await send(message({ email }))).statusCode).toBe(202);
    const answer = await post(encoded(message({ email })));
    expect(answer.headers.location).toBe('/contact-us?problem=too-many#write');
  });
});
