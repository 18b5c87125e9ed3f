import { type AddressInfo, connect, createServer } from 'node:net';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import { otherReason } from '@sevenfold/contract/reports/report.rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { multipart } from './features/grading/grading.fixture.ts';
import { importsOf } from './features/imports/imports.fixture.ts';
import { addSmallBank } from './features/saved/saved.fixture.ts';

const elsewhere = 'https://elsewhere.example';

/** Shows all that a page could know of its request. */
const renderAddress = async ({ url, headers }: Request) =>
  new Response(`<p>${url.replace('http://localhost:3000', '')}</p>${[...headers.keys()].join()}`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  });

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: Account;
let staff: Account;
let bank: Awaited<ReturnType<typeof addSmallBank>>;

beforeAll(async () => {
  test = await startTestApp({
    environment: { RATE_LIMIT_SCALE: '1000' },
    app: {
      pages: {
        development: false,
        serveAssets: async () => undefined,
        render: renderAddress,
      },
    },
  });
  accounts = accountsOf(test);
  student = await accounts.signUp();
  staff = await accounts.signUpAs(roleIds.staff);
  bank = await addSmallBank(test);
});

const addressOf = (path: string) => path.replaceAll(/:\w+/g, '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90');

const words = (...children: object[]) => ({
  root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children }] },
});

describe('a page of another site', () => {
  it.each(allEndpoints)('is not let in by $method $path', async ({ method, path }) => {
    const url = addressOf(path);
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: elsewhere, 'access-control-request-method': method },
    });
    const call = await test.app.inject({ method, url, headers: { origin: elsewhere } });
    expect(preflight.statusCode).toBe(404);
    for (const { headers } of [preflight, call]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      // A cookie would be sent along by any other site's form.
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('gets nothing with what a browser would send by itself', async () => {
    const { token } = student;
    for (const headers of [
      { cookie: `token=${token}; authorization=Bearer ${token}; session=${token}` },
      { authorization: `Basic ${Buffer.from(`${student.email}:${token}`).toString('base64')}` },
    ]) {
      expect((await test.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
      expect((await test.app.inject({ url: `/api/user?token=${token}`, headers })).statusCode).toBe(401);
    }
  });

  const changing = allEndpoints.filter(({ method, body }) => method !== 'GET' && body);

  it.each(changing)('cannot send the form of $method $path', async ({ method, path }) => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    ]) {
      const answer = await test.app.inject({
        method,
        url: addressOf(path),
        payload: '{"a":1}',
        headers: { origin: elsewhere, 'content-type': type },
      });
      expect([400, 401, 415], `${type}: ${answer.body}`).toContain(answer.statusCode);
    }
  });
});

describe('a host that is not ours', () => {
  const asIf = {
    host: 'elsewhere.example',
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'http',
  };

  it('is not in the links of mails', async () => {
    const { email } = await accounts.signUp();
    await test.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email },
      headers: asIf,
    });
    const mail = await accounts.mail(email, 'Reset');
    expect(mail.text).toContain('http://localhost:3000/reset-password?token=');
    expect(mail.html + mail.text).not.toContain('elsewhere.example');
  });

  it.each(['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt', '/api/openapi.json'])(
    'is not in %s',
    async (url) => {
      const answer = await test.app.inject({ url, headers: asIf });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('elsewhere.example');
    },
  );

  it.each([
    asIf,
    { 'x-forwarded-prefix': '/elsewhere', 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
    { forwarded: 'host=elsewhere.example;proto=http', referer: elsewhere, origin: elsewhere },
    { 'accept-language': 'de', cookie: 'theme=dark', 'user-agent': 'Googlebot/2.1' },
    { 'x-react-router-spa-mode': 'yes', 'x-react-router-prerender-data': '[]', 'x-remix-revalidate': '1' },
    { authorization: 'Bearer somebody', accept: 'application/json', 'x-middleware-subrequest': '1' },
  ])('leaves nothing in the pages that are kept for the next: %j', async (headers) => {
    const url = `/kept/${Object.keys(headers).join('-')}`;
    for (const sent of [headers, {}]) {
      expect((await test.app.inject({ url, headers: sent })).body).toBe(`<p>${url}</p>`);
    }
  });
});

describe('what is no host', () => {
  const strange = [
    'localhost/search?query=poison&x=',
    'localhost\\blogs?x=',
    'localhost?x=',
    'localhost#',
    'localhost:3000/../blogs#',
    'user@h',
    'a b',
    '[::1',
    '%00',
    'x:99999',
  ];

  it.each(strange)('%j is refused and poisons no page', async (host) => {
    for (const [index, url] of [
      '/login',
      '/',
      '/admin',
      '/api/user',
      '/api/health',
      '/robots.txt',
    ].entries()) {
      const answer = await test.app.inject({ url, headers: { host } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_body']);
      if (index < 3) expect((await test.app.inject(url)).body).toBe(`<p>${url}</p>`);
    }
    expect((await test.app.inject({ method: 'POST', url: '/login', headers: { host } })).statusCode).toBe(
      400,
    );
  });

  const lineOf = async (request: string): Promise<string> => {
    await test.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    for await (const part of socket) answer += part;
    return answer.split('\r\n', 1)[0] ?? '';
  };

  it.each([
    ['two of them', 'GET /login HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\n', 400],
    ['an empty one', 'GET /login HTTP/1.1\r\nHost:\r\n', 400],
    ['none in HTTP/1.1', 'GET /login HTTP/1.1\r\n', 400],
    ['none in HTTP/1.0', 'GET /login HTTP/1.0\r\n', 200],
    ['one in the address', 'GET http://elsewhere.example/login HTTP/1.1\r\nHost: localhost\r\n', 400],
    ['one alone', 'GET http://elsewhere.example HTTP/1.1\r\nHost: localhost\r\n', 400],
    ['two slashes', 'GET //elsewhere.example/login HTTP/1.1\r\nHost: localhost\r\n', 200],
    ['a fragment', 'GET /login#x HTTP/1.1\r\nHost: localhost\r\n', 200],
  ])('over the line: %s', async (_, request, status) => {
    expect(await lineOf(`${request}Connection: close\r\n\r\n`)).toContain(` ${status} `);
    expect((await test.app.inject('/login')).body).toBe('<p>/login</p>');
  });
});

describe('in production', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp({
      environment: {
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://sevenfold.example',
        ALSO_HOSTS: 'www.sevenfold.example',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'x',
        STRIPE_WEBHOOK_SECRET: 'x',
      },
      app: {
        pages: {
          development: false,
          serveAssets: async () => undefined,
          render: async (_request, context) =>
            new Response(String((await context.callApi('GET', '/api/subjects')).status)),
        },
      },
    });
  });

  it.each([
    ['sevenfold.example', 200],
    ['www.sevenfold.example:443', 200],
    ['elsewhere.example', 421],
    ['localhost:3000', 421],
    ['127.0.0.1', 421],
    ['sevenfold.example/login?', 400],
    ['sevenfold.example@elsewhere.example', 400],
  ])('%s: %i', async (host, status) => {
    for (const url of ['/login', '/api/openapi.json', '/robots.txt']) {
      const answer = await site.app.inject({ url, headers: { host } });
      expect(answer.statusCode, answer.body).toBe(status);
      if (status === 421) expect(answer.json().code).toBe('misdirected');
    }
  });

  it.each([
    ['elsewhere.example', '/login', 421, 'Nothing is served here'],
    ['sevenfold.example', '/%E0%A4%A', 400, 'This address can’t be read'],
    ['sevenfold.example', '/media/nothing.png', 404, 'There is nothing here'],
  ])('a browser that asks %s for %s is shown a page, a program and the API are not', async (...given) => {
    const [host, url, status, title] = given;
    const ask = (path: string, accept: string) => site.app.inject({ url: path, headers: { host, accept } });
    const page = await ask(url, 'text/html,application/xhtml+xml');
    expect(page.statusCode).toBe(status);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(`<h1>${title}</h1>`);
    for (const answer of [await ask(url, '*/*'), await ask(`/api${url}`, 'text/html')]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toHaveProperty('message');
    }
  });

  it('is told to be well under any address', async () => {
    for (const url of ['/api/health/live', '/api/health/', '/api/health']) {
      const answer = await site.app.inject({ url, headers: { host: '10.1.2.3:3000' } });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  });

  it('makes pages that ask the API in the name of the site', async () => {
    const page = await site.app.inject({ url: '/', headers: { host: 'sevenfold.example' } });
    expect(page.body).toBe('200');
  });
});

describe('an address that leads elsewhere', () => {
  it.each([
    ['//elsewhere.example', '/elsewhere.example'],
    ['//elsewhere.example/login', '/elsewhere.example/login'],
    ['///elsewhere.example', '/elsewhere.example'],
    ['/%2f%2felsewhere.example', '/%2f%2felsewhere.example'],
    ['/login?next=//elsewhere.example', '/login?next=//elsewhere.example'],
  ])('POST %s goes on to %s', async (url, location) => {
    const answer = await test.app.inject({
      method: 'POST',
      url,
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it('makes no second header', async () => {
    for (const url of [
      '/a%0d%0aset-cookie:%20a=b',
      '/a%0aset-cookie:%20a=b',
      '/%E5%98%8A%E5%98%8Dset-cookie:a=b',
    ]) {
      const answer = await test.app.inject({ method: 'POST', url });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(String(answer.headers.location)).not.toMatch(/[\r\n]/);
    }
  });
});

describe('an address in a field', () => {
  let visits = 0;
  const trap = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  let inside: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const address = trap.address();
    inside = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => trap.close());

  it('is never visited by the server', async () => {
    const { token } = staff;
    const picture = { url: `${inside}/a.png`, mimeType: 'image/png', alt: 'A picture' };
    const content = words(
      { type: 'link', version: 1, fields: { url: `${inside}/link` }, children: [] },
      { type: 'upload', version: 1, relationTo: 'media', value: picture },
    );
    const call = (method: 'POST' | 'PUT', url: string, body: unknown) =>
      accounts.call(method, url, body, { token });
    const post = (await call('POST', '/api/admin/posts', { title: inside })).json();
    const saved = await call('PUT', `/api/admin/posts/${post.id}`, {
      revision: post.revision,
      slug: post.slug,
      title: inside,
      author: inside,
      description: inside,
      featuredImage: { url: `${inside}/b.png`, alt: 'A picture' },
      content,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const published = await call('POST', `/api/admin/posts/${post.id}/publish`, {
      revision: saved.json().revision,
    });
    expect(published.statusCode, published.body).toBe(200);
    expect((await test.app.inject('/api/blog-posts')).body).toContain(inside);

    await call('POST', '/api/admin/rich-text/preview', { content });
    await call('POST', '/api/admin/typeset', {
      text: `![](${inside}/c.png) <img src="${inside}/d.png"> $\\includegraphics{${inside}/e.png}$`,
    });
    const { payload, headers } = multipart(
      Object.entries({
        id: String(bank.one),
        video_solution: `${inside}/video`,
        questions_text: `![](${inside}/f.png) [a](${inside}/g)`,
      }).map(([name, value]) => ({ name, value })),
    );
    const edited = await test.app.inject({
      method: 'POST',
      url: '/api/questions/edit',
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(edited.statusCode, edited.body).toBeLessThan(500);

    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${inside}/h.png"/></svg>`;
    const media = multipart([{ name: 'file', value: svg, filename: 'a.png', type: 'image/png' }]);
    const refused = await test.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      payload: media.payload,
      headers: { ...media.headers, authorization: `Bearer ${token}` },
    });
    expect(refused.statusCode, refused.body).toBe(400);

    await importsOf(test, accounts, token).upload(
      'questions',
      'questions.csv',
      `subject,topic,question,images\nmath-aa-sl,lines,![](${inside}/i.png),${inside}/j.png\n`,
    );
    await accounts.post(
      '/api/doubts',
      { question_id: bank.two, queries: `![](${inside}/k.png)` },
      { token: student.token },
    );
    await accounts.post('/api/contact', {
      name: 'A',
      email: 'a@school.example',
      subject: 'S',
      message: `${inside}/l`,
    });
    await accounts.post('/api/visits', { path: '/', referrer: `${inside}/m` });
    await accounts.get('/api/user_question/download-pdf', student.token);
    await accounts.settled();
    expect(visits).toBe(0);
  });
});

describe('half of a letter', () => {
  const half = 'half of \ud83d';

  it('is taken or refused in every text, and never a fault', async () => {
    const { token } = staff;
    const call = (method: 'POST' | 'PUT', url: string, body: unknown, by = token) =>
      accounts.call(method, url, body, { token: by });
    const post = (await call('POST', '/api/admin/posts', { title: 'Halves' })).json();
    const draft = {
      revision: post.revision,
      slug: post.slug,
      author: '',
      description: '',
      featuredImage: null,
    };
    const answers = await Promise.all([
      call('POST', '/api/admin/posts', { title: half }),
      call('PUT', `/api/admin/posts/${post.id}`, {
        ...draft,
        title: 'x',
        content: words({ type: 'text', text: half }),
      }),
      call('PUT', '/api/admin/pages/terms', {
        revision: 0,
        title: 'x',
        content: words({ type: 'text', text: half }),
      }),
      call('PUT', `/api/admin/syllabus/${bank.topic}`, {
        updatedAt: null,
        title: 'x',
        featuredImage: null,
        image: null,
        content: words({ type: 'formula', latex: half, inline: true }),
      }),
      call('POST', '/api/admin/marking-comments', { text: half }),
      call('POST', '/api/admin/typeset', { text: half }),
      call('POST', '/api/doubts', { question_id: bank.one, queries: half }, student.token),
      call(
        'POST',
        '/api/report',
        { type: otherReason, description: half, questionId: bank.one },
        student.token,
      ),
      accounts.post('/api/contact', { name: 'A', email: 'a@school.example', subject: 'S', message: half }),
      accounts.post('/api/auth/signup', { ...accounts.form('half@school.example'), full_name: half }),
      accounts.post('/api/visits', { path: `/${half}`, referrer: half }),
      accounts.get(`/api/search?query=${encodeURIComponent('\ufffd')}%ed%a0%bd`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    await accounts.settled();
    const failed = await accounts.rows("select name from jobs.job where state = 'failed' or retry_count > 0");
    expect(failed).toEqual([]);
  });
});
