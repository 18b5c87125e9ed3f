import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminSubject } from '../../../../test/admin-catalogue.ts';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { richWords } from '../../../../test/rich-text.ts';
import { expectComplaint } from '../../../../test/setup.ts';

const place = {
  topic: { id: 3, name: 'Lenses', number: '1.2' },
  subject: { id: 1, name: 'Physics' },
  path: '/ibdp-question-bank/syllabus?subject=physics&topic=lenses',
};
const written = (title: string) => ({
  title,
  featuredImage: null,
  image: null,
  content: richWords('What to learn.'),
});

// The editor's library says so in development alone, of a class that our tables don't need.
beforeEach(() => expectComplaint(/theme\.tableScrollableWrapper is not defined/));

/** A server with the page of one topic, or none. */
function syllabus(start: string | null) {
  let title = start;
  let updatedAt = start === null ? null : '2026-11-16T09:00:00.000Z';
  return {
    write: (by: string) => {
      title = by;
      updatedAt = '2026-11-16T09:30:00.000Z';
    },
    answers: {
      'GET /api/admin/syllabus/:topicId': () => ({
        ...place,
        syllabus: title === null ? null : written(title),
        updatedAt,
      }),
      'PUT /api/admin/syllabus/:topicId': ({ body }: Call<'PUT /api/admin/syllabus/:topicId'>) => {
        if (body.updatedAt !== updatedAt)
          return refusal('conflict', 'Somebody has saved this page meanwhile');
        title = body.title;
        updatedAt = '2026-11-16T10:00:00.000Z';
        return { updatedAt };
      },
      'DELETE /api/admin/syllabus/:topicId': () => {
        title = null;
        updatedAt = null;
        return { message: 'Deleted' };
      },
      'GET /api/admin/subjects': { subjects: [adminSubject(1, 'Physics')] },
      'GET /api/admin/topics': { subject: adminSubject(1, 'Physics'), topics: [] },
    } satisfies Answers,
  };
}

async function openEditor(server = syllabus('Lenses'), answers: Answers = {}) {
  const page = await openPage('/admin/topics/syllabus?topic=3', {
    as: staff,
    answers: { ...server.answers, ...answers },
  });
  await page.main.findByRole('textbox', { name: 'Text of the syllabus page' });
  return {
    ...page,
    title: () => page.main.getByRole('textbox', { name: 'Title of the page' }),
    save: () => page.main.getByRole('button', { name: 'Save syllabus' }),
  };
}

test('a topic without a page says so, and has nothing to save or delete until something is written', async () => {
  const { main, user, title, save } = await openEditor(syllabus(null));
  expect(main.getByText('This topic has no page yet')).toBeVisible();
  expect(save()).toBeDisabled();
  expect(main.queryByRole('link', { name: /View page/ })).toBeNull();
  expect(main.queryByRole('button', { name: 'Delete page' })).toBeNull();
  expect(title()).toHaveValue('Lenses');
  await fill(title(), 'Thin lenses');
  await user.click(save());
  expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
  expect(main.getByRole('link', { name: /View page/ })).toHaveAttribute('href', place.path);
  expect(save()).toBeDisabled();
});

test('what isn’t saved is not left behind by mistake', async () => {
  const { main, user, title, address } = await openEditor();
  await fill(title(), 'Half a thought');
  expect(main.getByText('Not saved yet')).toBeVisible();
  await user.click(main.getByRole('link', { name: 'Topics of Physics' }));
  const asked = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(await asked()).getByRole('button', { name: 'Stay' }));
  expect(title()).toHaveValue('Half a thought');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(main.getByRole('link', { name: 'Topics of Physics' }));
  await user.click(within(await asked()).getByRole('button', { name: 'Discard changes' }));
  await expect.poll(address).toBe('/admin/topics?subject=1');
});

test('two members of staff don’t overwrite each other’s page', async () => {
  const server = syllabus('Lenses');
  const { main, user, title, save } = await openEditor(server);
  server.write('From the second window');
  await fill(title(), 'From the first');
  await user.click(save());
  expect(await main.findByRole('alert')).toHaveTextContent('Somebody has saved this page meanwhile');
  expect(title()).toHaveValue('From the first');
  expect(save()).toBeDisabled();
  await user.click(main.getByRole('button', { name: 'Load it again' }));
  await waitFor(() => expect(title()).toHaveValue('From the second window'));
  expect(save()).toBeDisabled();
});

test('what the page lacks is told; Ctrl S saves, and the page is deleted after a question', async () => {
  const server = syllabus('Lenses');
  const { main, user, api, title } = await openEditor(server, {
    'PUT /api/admin/syllabus/:topicId': refusal('invalid_input', 'No', [
      { path: 'content', message: 'Please describe the image' },
    ]),
  });
  await fill(title(), 'Lenses and mirrors');
  await user.keyboard('{Control>}s{/Control}');
  expect(await main.findByRole('alert')).toHaveTextContent('Please describe the image');
  api.answer(server.answers);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Changes saved successfully!')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Delete page' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete this page?' }));
  await user.click(asked.getByRole('button', { name: 'Delete page' }));
  expect(await main.findByText('This topic has no page yet')).toBeVisible();
});

test('an address without a topic says so', async () => {
  const { main } = await openPage('/admin/topics/syllabus?topic=x', { as: staff });
  expect(await main.findByRole('heading', { name: 'Which topic?' })).toBeVisible();
});
