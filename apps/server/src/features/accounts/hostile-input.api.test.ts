import { allEndpoints } from '@sevenfold/contract/endpoints';
import { errorBodySchema } from '@sevenfold/contract/platform/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, password } from './accounts.fixture.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  ({ token } = await accountsOf(test).signUp({ email: 'hostile@school.example' }));
});

/** Every call of accounts that takes a body. Single sign-on answers 404 here, since it isn't configured. */
const calls = allEndpoints.filter(
  (endpoint) => endpoint.tag === 'Accounts' && endpoint.body && endpoint.name !== 'singleSignOn',
);

const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const everyField = (value: unknown) =>
  JSON.stringify(
    Object.fromEntries(
      ['email', 'username', 'full_name', 'password', 'confirmPassword', 'token', 'phone', 'school'].map(
        (name) => [name, value],
      ),
    ),
  );

const bodies: [string, string][] = [
  ['nothing', ''],
  ['a space', ' '],
  ['invalid JSON', '{"email": '],
  ['text', 'email=a&password=b'],
  ['null', 'null'],
  ['a number', '7'],
  ['a string', '"text"'],
  ['an empty list', '[]'],
  ['a list of forms', '[{"username":"a","password":"b"}]'],
  ['an empty object', '{}'],
  ['numbers', everyField(7)],
  ['nulls', everyField(null)],
  ['lists', everyField(['a@school.example'])],
  ['objects', everyField({ $ne: null })],
  ['booleans', everyField(true)],
  ['empty strings', everyField('')],
  ['a NUL', everyField('a\0b')],
  ['a lone surrogate', everyField('\ud800')],
  ['line breaks', everyField('a\r\nBcc: x@school.example')],
  ['long strings', everyField('x'.repeat(5000))],
  ['a key __proto__', `{"__proto__": {"email": "a@school.example"}, "username": "a"}`],
  ['a key constructor.prototype', `{"constructor": {"prototype": {"isAdmin": true}}}`],
  ['deep lists', deep('[', ']', 30_000)],
  ['deep objects', deep('{"a":', '}', 10_000)],
  ['deep values in a field', `{"email": ${deep('[', ']', 30_000)}}`],
  ['a megabyte', JSON.stringify({ email: 'x'.repeat(1024 * 1024) })],
  ['huge numbers', `{"email": 1e999, "password": -0, "username": 123456789012345678901234567890}`],
  ['a key twice', `{"username": "a", "username": {"b": 1}}`],
];

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  it.each(bodies)('refuses %s', async (_, payload) => {
    const answer = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload,
    });
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    const body = errorBodySchema.strict().parse(answer.json());
    expect(body.message).not.toBe('');
    expect(body.message).not.toMatch(/\bat .*\.[jt]s|select|insert|Unexpected token/i);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'email=a%40school.example&password=abcdef', 415],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--', 415],
    ['text/plain', JSON.stringify({ username: 'a', password }), 400],
    ['application/xml', '<email>a@school.example</email>', 415],
    ['no/such;type', '{}', 415],
  ])('refuses %s', async (type, payload, status) => {
    const answer = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    errorBodySchema.strict().parse(answer.json());
  });
});

describe('after all that', () => {
  it('nobody has become anything', async () => {
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    const { rows } = await test.database.pool.query('select email, role_id from users');
    expect(rows).toEqual([{ email: 'hostile@school.example', role_id: 3 }]);
  });

  it.each([
    ['GET', '/api/auth/login'],
    ['DELETE', '/api/auth/signup'],
    ['PATCH', '/api/user'],
    ['POST', '/api/auth/login/extra'],
  ])('%s %s is not found', async (method, url) => {
    const answer = await test.app.inject({ method: method as 'GET', url });
    expect([404, 405]).toContain(answer.statusCode);
    errorBodySchema.parse(answer.json());
  });

  it.each([
    ['null', '%00'],
    ['short', 'x'],
    ['endless', '9'.repeat(600)],
    ['not UTF-8', '%ff'],
    ['SQL', "1'--"],
  ])('the device id that is %s is refused', async (_, id) => {
    const answer = await test.app.inject({
      method: 'DELETE',
      url: `/api/user/devices/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([400, 404, 414]).toContain(answer.statusCode);
    errorBodySchema.parse(answer.json());
  });

  it('text that only looks like a null character is a password like any other', async () => {
    const accounts = accountsOf(test);
    const odd = 'back\\u0000slash';
    const form = { ...accounts.form('odd@school.example'), password: odd, confirmPassword: odd };
    expect((await accounts.post('/api/auth/signup', form)).statusCode).toBe(201);
    expect((await accounts.logIn('odd@school.example', { password: odd })).statusCode).toBe(200);
  });
});
