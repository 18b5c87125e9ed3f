import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offline } from '../../test/fake-api.ts';
import { openPage } from '../../test/open-page.tsx';
import { staff, student } from '../../test/people.ts';

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
  '/admin/items',
  '/admin/students/0190a000-0000-7000-8000-000000000001/progress',
  '/admin/topics/transfer-questions',
  '/admin/topics/syllabus?topic=3',
  '/admin/searches',
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

test('the strip of sections goes to the one that is open', async () => {
  // A strip of 300 pixels on which each section is 100 wide.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const bar = this.closest('nav[aria-label="Admin"]');
    if (!bar) return new DOMRect();
    const at = [...bar.querySelectorAll('a')].indexOf(this as HTMLAnchorElement);
    return at === -1 ? new DOMRect(0, 0, 300, 50) : new DOMRect(at * 100 - bar.scrollLeft, 0, 100, 50);
  });
  const { user } = await openPage('/admin/pages', {
    as: staff,
    answers: {
      'GET /api/admin/pages': { rows: [] },
      'GET /api/admin/subjects': { subjects: [] },
    },
  });
  const bar = await screen.findByRole('navigation', { name: 'Admin' });
  const places = within(bar).getAllByRole('link');
  const middleOf = (name: string) => places.findIndex(({ textContent }) => textContent === name) * 100 + 50;
  await waitFor(() => expect(bar.scrollLeft).toBe(middleOf('Pages') - 150));
  await user.click(within(bar).getByRole('link', { name: 'Subjects' }));
  await waitFor(() => expect(bar.scrollLeft).toBe(middleOf('Subjects') - 150));
});

test.each(['/admin/upload_questions', '/admin/upload_topics', '/admin/upload_subjects'])(
  '%s belongs to the section of imports',
  async (path) => {
    await openPage(path, { as: staff, answers: { 'GET /api/admin/imports': [] } });
    const bar = await screen.findByRole('navigation', { name: 'Admin' });
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Import');
  },
);

test.each([
  ['/admin/jobs', 'Overview'],
  ['/admin/students/0190a000-0000-7000-8000-000000000001/progress', 'Users'],
])('%s belongs to the section of the %s', async (path, section) => {
  await openPage(path, {
    as: staff,
    answers: { 'GET /api/admin/jobs': offline, 'GET /api/admin/students/:id/progress': offline },
  });
  const bar = await screen.findByRole('navigation', { name: 'Admin' });
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent(section);
});
