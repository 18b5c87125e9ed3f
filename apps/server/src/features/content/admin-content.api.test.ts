import { roleIds } from '@sevenfold/contract/accounts/roles';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let algebra: number;
let series: number;

const words = (text: string, ...more: unknown[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }, ...more] }] },
});

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
  const maths = await addSubject(test, 'math-aa-sl', { algebra: { sequences: { series: {} } } });
  [algebra, series] = [maths.topics.algebra!, maths.topics.series!];
});

const get = async (url: string) => (await accounts.get(url, staff.token)).json();
const lastAction = async (kind: string) => (await get(`/api/admin/audit?kind=${kind}`)).rows[0];

describe('the syllabus page of a topic', () => {
  const page = (more: Record<string, unknown> = {}) => ({
    updatedAt: null,
    title: 'Algebra',
    featuredImage: { url: '/media/a.webp', alt: 'A curve' },
    image: null,
    content: words('Learn ', { type: 'formula', latex: 'x^2', inline: true }),
    ...more,
  });
  const put = (topicId: unknown, body: unknown, token = staff.token) =>
    accounts.put(`/api/admin/syllabus/${topicId}`, body, token);
  const shown = () => test.app.inject('/api/syllabus?subject=math-aa-sl&topic=algebra');

  it('is added, seen by readers at once, changed and removed', async () => {
    expect(await get(`/api/admin/syllabus/${algebra}`)).toMatchObject({ syllabus: null, updatedAt: null });
    expect((await shown()).statusCode).toBe(404);
    const saved = await put(algebra, page());
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await shown()).json()).toMatchObject({ title: 'Algebra', featuredImage: { alt: 'A curve' } });
    expect(await lastAction('syllabus')).toMatchObject({ action: 'add syllabus' });

    test.clock.advance({ minutes: 1 });
    const again = await put(
      algebra,
      page({ updatedAt: saved.json().updatedAt, title: 'More algebra', content: words('Learn more') }),
    );
    expect(again.statusCode).toBe(200);
    expect((await shown()).json().title).toBe('More algebra');
    expect(await lastAction('syllabus')).toMatchObject({
      action: 'edit syllabus',
      before: { title: 'Algebra', text: 'Learn  $x^2$' },
      after: { title: 'More algebra', text: 'Learn more' },
    });
    for (const updatedAt of [null, saved.json().updatedAt]) {
      expect((await put(algebra, page({ updatedAt }))).statusCode).toBe(409);
    }

    const remove = () =>
      accounts.call('DELETE', `/api/admin/syllabus/${algebra}`, undefined, { token: staff.token });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect((await shown()).statusCode).toBe(404);
  });

  it('says where readers find it', async () => {
    const { path, topic } = await get(`/api/admin/syllabus/${series}`);
    expect(path).toBe(
      '/ibdp-question-bank/syllabus?subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=series',
    );
    expect(topic.id).toBe(series);
  });

  it.each([
    ['a title', { title: ' ' }],
    ['words for the picture', { image: { url: '/media/a.webp', alt: '' } }],
    [
      'a formula that can be set',
      { content: words('x', { type: 'formula', latex: '\\nonsense', inline: true }) },
    ],
    ['known nodes', { content: { root: { type: 'root', children: [{ type: 'iframe' }] } } }],
    ['a date', { updatedAt: 'now' }],
  ])('needs %s', async (_, more) => {
    expect((await put(series, page(more))).statusCode).toBe(400);
  });

  it('is for staff, and of a topic that exists', async () => {
    expect((await accounts.put(`/api/admin/syllabus/${algebra}`, page())).statusCode).toBe(401);
    expect((await put(algebra, page(), student.token)).statusCode).toBe(403);
    expect((await put(999_999, page())).statusCode).toBe(404);
    expect((await put('x', page())).statusCode).toBe(400);
  });
});

describe('the pages of the site', () => {
  const put = (slug: string, body: unknown, token = staff.token) =>
    accounts.put(`/api/admin/pages/${slug}`, body, token);
  const publish = (slug: string, revision: number) =>
    accounts.post(`/api/admin/pages/${slug}/publish`, { revision }, { token: staff.token });
  const shown = async (slug: string) => (await test.app.inject(`/api/pages/${slug}`)).json();

  it('say what they came with until staff publish a text, and keep every version', async () => {
    const first = await shown('terms');
    expect(first).toMatchObject({ title: 'Terms of Service', updatedAt: null });
    const saved = (await put('terms', { revision: 0, title: 'Our terms', content: words('One.') })).json();
    expect(saved).toMatchObject({ revision: 1, pending: true, publishedAt: null });
    expect(await shown('terms')).toEqual(first);

    const { version } = (await test.database.pool.query('select version from bank_version')).rows[0];
    const published = (await publish('terms', 1)).json();
    expect(published).toMatchObject({ pending: false, title: 'Our terms' });
    expect(await shown('terms')).toMatchObject({ title: 'Our terms' });
    expect((await test.database.pool.query('select version from bank_version')).rows[0].version).not.toBe(
      version,
    );
    expect(await lastAction('page')).toMatchObject({ action: 'publish page' });

    const next = published.revision as number;
    expect((await publish('terms', next)).statusCode).toBe(409);
    await put('terms', { revision: next, title: 'New terms', content: words('Two.') });
    expect((await put('terms', { revision: next, title: 'Late', content: words('x') })).statusCode).toBe(409);
    expect((await publish('terms', next)).statusCode).toBe(409);
    expect((await publish('terms', next + 1)).statusCode).toBe(200);

    const { versions } = await get('/api/admin/pages/terms');
    expect(versions.map(({ title }: { title: string }) => title)).toEqual(['New terms', 'Our terms']);
    const old = await get(`/api/admin/pages/terms/versions/${versions[1].id}`);
    expect(old.content.root.children[0].children[0].text).toBe('One.');
    expect((await accounts.get(`/api/admin/pages/privacy/versions/${old.id}`, staff.token)).statusCode).toBe(
      404,
    );
  });

  it('are a fixed list, for staff to write and for everybody to read', async () => {
    const { rows } = await get('/api/admin/pages');
    expect(rows.map(({ slug }: { slug: string }) => slug)).toEqual([
      'terms',
      'privacy',
      'refund-policy',
      'contact-us',
    ]);
    const body = { revision: 0, title: 'x', content: words('x') };
    expect((await accounts.put('/api/admin/pages/privacy', body)).statusCode).toBe(401);
    expect((await put('privacy', body, student.token)).statusCode).toBe(403);
    expect((await put('nothing', body)).statusCode).toBe(404);
    expect((await put('privacy', { ...body, title: '' })).statusCode).toBe(400);
    expect((await put('privacy', { ...body, content: 7 })).statusCode).toBe(400);
    expect((await accounts.get('/api/admin/pages', student.token)).statusCode).toBe(403);
    expect((await test.app.inject('/api/pages/nothing')).statusCode).toBe(404);
  });

  it('publish no empty text', async () => {
    const saved = (await put('refund-policy', { revision: 0, title: 'x', content: words(' ') })).json();
    expect((await publish('refund-policy', saved.revision)).statusCode).toBe(400);
  });
});

describe('a picture', () => {
  const send = (content: Buffer, token: string | undefined = staff.token, name = 'a.png') => {
    const form = [
      '--x',
      `content-disposition: form-data; name="file"; filename="${name}"`,
      'content-type: image/png',
      '',
      '',
    ].join('\r\n');
    return test.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.concat([Buffer.from(form), content, Buffer.from('\r\n--x--\r\n')]),
    });
  };
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#6040c0' } });

  it('is made anew, without what its camera wrote down, and is there for everybody', async () => {
    const photo = await drawn(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret Name' } })
      .toBuffer();
    expect(photo.includes('Secret Name')).toBe(true);
    const answer = await send(photo, staff.token, '../../photo.jpg');
    expect(answer.statusCode, answer.body).toBe(201);
    const { url, ...facts } = answer.json();
    expect(facts).toEqual({ mimeType: 'image/webp', width: 2000, height: 1000, filename: 'photo.jpg' });

    const shown = await test.app.inject(url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(shown.rawPayload.includes('Secret Name')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2000 });
    expect(await lastAction('media')).toMatchObject({ action: 'upload picture', after: { url } });
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  it.each([
    ['words', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing that may run', svg],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is not %s', async (_, content) => {
    expect((await send(content)).statusCode).toBe(400);
  });

  it('has no more pixels than can be held', async () => {
    const giant = await drawn(9000, 9000).png({ compressionLevel: 1 }).toBuffer();
    expect(giant.length).toBeLessThan(12 * 1024 * 1024);
    expect((await send(giant)).statusCode).toBe(400);
  });

  it('is larger than taken', async () => {
    expect((await send(Buffer.alloc(13 * 1024 * 1024))).statusCode).toBe(413);
  });

  it('is sent by staff', async () => {
    const small = await drawn(2, 2).png().toBuffer();
    expect((await send(small, '')).statusCode).toBe(401);
    expect((await send(small, student.token)).statusCode).toBe(403);
  });

  it.each(['/media/x.webp', '/media/..%2f..%2fetc', '/media/00000000-0000-4000-8000-000000000000.webp'])(
    'is not at %s',
    async (url) => {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    },
  );
});
