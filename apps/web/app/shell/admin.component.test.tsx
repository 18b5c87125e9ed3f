import { expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { student } from '../../test/people.ts';

test.each([
  '/admin/',
  '/admin/users',
  '/admin/grade-tests',
  '/admin/payments',
  '/admin/jobs',
  '/admin/audit',
  '/admin/questions',
  '/admin/subjects',
  '/admin/topics',
  '/admin/topics/transfer-questions',
  '/admin/topics/syllabus?topic=3',
  '/admin/user-doubts',
  '/admin/reported-questions',
  '/admin/blogs',
  '/admin/pages',
  '/admin/upload_questions',
])('students find nothing at %s, and nothing is asked for', async (path) => {
  const { main, api } = await openPage(path, { as: student });
  expect(await main.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(api.calls.filter(({ key }) => key.includes('/api/admin'))).toEqual([]);
});
