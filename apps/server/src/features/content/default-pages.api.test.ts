import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { loadContent } from './load-content.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { SITE_NAME: 'Eightfold' } });
  accounts = accountsOf(test);
});

const words = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});
const load = (text: string, updated = '2026-11-02T00:00:00.000Z') =>
  loadContent(test, {
    subjects: [],
    questions: [],
    syllabuses: [],
    vocabularies: [],
    prerequisites: [],
    posts: [],
    pages: [{ slug: 'terms', title: 'Our terms', updated, content: words(text) }],
  });
const shown = async () => (await test.app.inject('/api/pages/terms')).json();

it('says what the file says, with this installation’s facts, until staff publish a text', async () => {
  expect(await load('{name}, {email}, {unknown}')).toBe(1);
  expect(await load('{name}, {email}, {unknown}')).toBe(0);
  expect(await shown()).toMatchObject({
    title: 'Our terms',
    updatedAt: '2026-11-02T00:00:00.000Z',
    content: words('Eightfold, support@sevenfold.example, {unknown}'),
  });

  await load('An edited file', '2026-12-01T00:00:00.000Z');
  expect(await shown()).toMatchObject({
    updatedAt: '2026-12-01T00:00:00.000Z',
    content: words('An edited file'),
  });

  const { token } = await accounts.signUpAs(roleIds.staff);
  const draft = { revision: 0, title: 'By staff', content: words('{name} by hand') };
  expect((await accounts.put('/api/admin/pages/terms', draft, token)).statusCode).toBe(200);
  const published = await accounts.post('/api/admin/pages/terms/publish', { revision: 1 }, { token });
  expect(published.statusCode).toBe(200);
  await load('Edited once more', '2026-12-02T00:00:00.000Z');
  const { title, content } = await shown();
  expect(title).toBe('By staff');
  expect(content.root.children[0].children[0].text).toBe('{name} by hand');
});

it('the text of the file can be restored after staff have published theirs', async () => {
  const { token } = await accounts.signUpAs(roleIds.staff);
  const page = async () => (await accounts.get('/api/admin/pages/terms', token)).json();
  const { versions, revision } = await page();
  expect(versions.at(-1)).toMatchObject({ id: 0, title: 'Our terms', publishedBy: null });
  const first = (await accounts.get('/api/admin/pages/terms/versions/0', token)).json();
  expect(first).toMatchObject({ title: 'Our terms', content: words('Edited once more') });
  const draft = { revision, title: first.title, content: first.content };
  expect((await accounts.put('/api/admin/pages/terms', draft, token)).statusCode).toBe(200);
  const published = await accounts.post(
    '/api/admin/pages/terms/publish',
    { revision: revision + 1 },
    { token },
  );
  expect(published.statusCode, published.body).toBe(200);
  expect(await shown()).toMatchObject({ title: 'Our terms', content: words('Edited once more') });
  expect((await accounts.get('/api/admin/pages/refund-policy/versions/0', token)).statusCode).toBe(404);
});

it('staff begin with the text of the file, facts filled in', async () => {
  const { token } = await accounts.signUpAs(roleIds.staff);
  await loadContent(test, {
    subjects: [],
    questions: [],
    syllabuses: [],
    vocabularies: [],
    prerequisites: [],
    posts: [],
    pages: [
      { slug: 'privacy', title: 'Privacy', updated: '2026-11-02T00:00:00.000Z', content: words('{name}!') },
    ],
  });
  const page = (await accounts.get('/api/admin/pages/privacy', token)).json();
  expect(page).toMatchObject({ title: 'Privacy', publishedAt: null, content: words('Eightfold!') });
});
