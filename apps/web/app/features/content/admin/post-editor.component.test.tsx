import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Answers, type Call, offline, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { richWords } from '../../../../test/rich-text.ts';
import { expectComplaint } from '../../../../test/setup.ts';

type Post = Answer<'GET /api/admin/posts/:id'>;

const draft: Post = {
  id: 7,
  state: 'draft',
  shownAt: null,
  publishedDate: null,
  pending: true,
  updatedAt: '2026-11-16T09:00:00.000Z',
  updatedBy: 'Stefan Staff',
  revision: 1,
  slug: 'how-to-read',
  title: 'How to read',
  author: 'Stefan Staff',
  description: 'In a sentence.',
  featuredImage: null,
  content: richWords('Words.'),
};

const standingOf = ({
  title: _,
  author: __,
  description: ___,
  featuredImage: ____,
  content: _____,
  ...rest
}: Post) => rest;

// The editor's library says so in development alone, of a class that our tables don't need.
beforeEach(() => expectComplaint(/theme\.tableScrollableWrapper is not defined/));

/** A server with one post. */
function posts(start: Post = draft) {
  let post = start;
  const become = (part: Partial<Post>) => {
    post = { ...post, ...part, revision: post.revision + 1 };
    return standingOf(post);
  };
  return {
    become,
    answers: {
      'GET /api/admin/posts/:id': () => post,
      'GET /api/admin/posts': () => ({
        rows: [
          {
            ...standingOf(post),
            title: post.title,
            author: post.author,
          },
        ].map(({ revision: _, ...row }) => row),
        total: 1,
        page: 1,
        pageSize: 25,
        service: null,
      }),
      'POST /api/admin/posts': ({ body }: Call<'POST /api/admin/posts'>) => {
        become({ title: body.title });
        return post;
      },
      'PUT /api/admin/posts/:id': ({ body }: Call<'PUT /api/admin/posts/:id'>) => {
        if (body.revision !== post.revision)
          return refusal('conflict', 'Olga Owner has saved this post meanwhile.');
        return become({ title: body.title, slug: body.slug, description: body.description, pending: true });
      },
      'POST /api/admin/posts/:id/publish': ({ body }: Call<'POST /api/admin/posts/:id/publish'>) =>
        become(
          body.at
            ? { state: 'scheduled', publishedDate: new Date(body.at).toISOString(), pending: false }
            : {
                state: 'published',
                publishedDate: '2026-11-16T10:00:00.000Z',
                shownAt: `/blogs/${post.slug}`,
                pending: false,
              },
        ),
      'POST /api/admin/posts/:id/unpublish': () =>
        become({ state: 'draft', publishedDate: null, shownAt: null, pending: true }),
      'DELETE /api/admin/posts/:id': { message: 'Deleted' },
    } satisfies Answers,
  };
}

async function openPost(server = posts(), answers: Answers = {}) {
  const page = await openPage('/admin/blogs/edit?id=7', {
    as: staff,
    answers: { ...server.answers, ...answers },
  });
  const { main } = page;
  await main.findByRole('textbox', { name: 'Text of the post' });
  return {
    ...page,
    title: main.getByRole('textbox', { name: 'Title' }),
    address_: main.getByRole('textbox', { name: 'Address' }),
    press: (name: string) => page.user.click(main.getByRole('button', { name })),
    note: (words: string | RegExp) => main.findByText(words, { selector: '[role=status]' }),
    list: () => main.getByRole('link', { name: 'All posts' }),
  };
}

test('a title is enough to begin a post', async () => {
  const { main, user, address } = await openPage('/admin/blogs/new', { as: staff, answers: posts().answers });
  const title = await main.findByRole('textbox', { name: /^Title/ });
  expect(main.getByRole('button', { name: 'Start writing' })).toBeDisabled();
  await fill(title, 'How to write');
  await user.click(main.getByRole('button', { name: 'Start writing' }));
  await expect.poll(address).toBe('/admin/blogs/edit?id=7');
  expect(await main.findByRole('heading', { level: 1, name: 'How to write' })).toBeVisible();
});

test('what changes is saved by itself, and says so', async () => {
  const { api, title, note } = await openPost();
  await note('Saved');
  await fill(title, 'How to read well');
  await note('Not saved yet');
  await note('Saved');
  expect(api.callsOf('PUT /api/admin/posts/:id').map(({ body }) => [body.revision, body.title])).toEqual([
    [1, 'How to read well'],
  ]);
});

test('two who write at the same post don’t overwrite each other', async () => {
  const server = posts();
  const { main, user, api, title } = await openPost(server);
  server.become({ title: 'From the second window' });
  await fill(title, 'From the first');
  await user.keyboard('{Control>}s{/Control}');
  const alert = await main.findByRole('alert');
  expect(alert).toHaveTextContent('has saved this post meanwhile');
  expect(title).toHaveValue('From the first');
  await fill(title, 'From the first, on');
  expect(api.callsOf('PUT /api/admin/posts/:id')).toHaveLength(1);
  await user.click(within(alert).getByRole('button', { name: 'Load it again' }));
  await waitFor(() =>
    expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue('From the second window'),
  );
});

test('what is left is saved on the way out; what can’t be saved is asked about', async () => {
  const server = posts();
  const { main, user, api, title, note, list, address } = await openPost(server);
  await fill(title, 'Kept on the way out');
  await user.click(list());
  await expect.poll(address).toBe('/admin/blogs');
  await user.click(await main.findByRole('link', { name: 'Kept on the way out' }));
  const again = await main.findByRole('textbox', { name: 'Title' });
  api.answer({ 'PUT /api/admin/posts/:id': offline });
  await fill(again, 'And more');
  await user.click(list());
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asked).getByRole('button', { name: 'Stay' }));
  expect(again).toHaveValue('And more');
  await note(/^Not saved: You seem to be offline/);
  api.answer(server.answers);
  await user.keyboard('{Control>}s{/Control}');
  await note('Saved');
  await user.click(list());
  await expect.poll(address).toBe('/admin/blogs');
});

test('a post is published, changed and moved; its address says where readers find it', async () => {
  const { main, api, title, address_, press, note } = await openPost();
  expect(address_).toHaveAccessibleDescription('Readers will find it at /blogs/how-to-read');
  await fill(address_, 'Not A Slug!');
  expect(address_).toHaveAccessibleDescription(/Small letters, digits and single hyphens only/);
  await fill(address_, 'how-to-read');
  await press('Publish now');
  expect(await screen.findByText('The post is published')).toBeVisible();
  const changes = () => main.getByRole('button', { name: 'Publish changes' });
  await waitFor(() => expect(changes()).toBeDisabled());
  expect(main.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/blogs/how-to-read');
  await fill(title, 'How to read any graph');
  await fill(address_, 'any-graph');
  expect(address_).toHaveAccessibleDescription(/Moves to \/blogs\/any-graph with the next publication/);
  await note('Saved');
  expect(await main.findByText('Unpublished changes')).toBeVisible();
  await press('Publish changes');
  expect(await screen.findByText('Readers see the changes now')).toBeVisible();
  expect(main.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/blogs/any-graph');
  await press('Unpublish');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Unpublish this post?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('The post is a draft again')).toBeVisible();
  expect(api.callsOf('POST /api/admin/posts/:id/unpublish')).toHaveLength(1);
});

test('a post is scheduled for a moment to come, called off and deleted', async () => {
  const { main, user, api, press, address } = await openPost();
  await press('Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule the post' }));
  const at = dialog.getByLabelText(/^Date and time/);
  fireEvent.change(at, { target: { value: '2020-01-01T09:30' } });
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(at).toHaveAccessibleDescription(/Please choose a moment that is still to come/);
  fireEvent.change(at, { target: { value: '2099-03-04T09:30' } });
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(/^Readers will see the post from/)).toBeVisible();
  expect(api.callsOf('POST /api/admin/posts/:id/publish')[0]?.body.at).toBe(
    new Date('2099-03-04T09:30').toISOString(),
  );
  await press('Call off');
  const off = within(await screen.findByRole('alertdialog', { name: 'Call the schedule off?' }));
  await user.click(off.getByRole('button', { name: 'Call off' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await main.findByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await expect.poll(address).toBe('/admin/blogs');
});

test('all that a post lacks stands at its fields at once, until it is written', async () => {
  const { main, title, press } = await openPost(posts(), {
    'POST /api/admin/posts/:id/publish': refusal('invalid_input', 'Please give the post a title', [
      { path: 'title', message: 'Please give the post a title' },
      { path: 'author', message: 'Please say who wrote it' },
      { path: 'description', message: 'Please describe the post in a sentence or two' },
      { path: 'featuredImage', message: 'Please describe the featured image' },
      { path: 'content', message: 'Please write something first' },
      { path: 'content', message: 'One picture has no description' },
    ]),
  });
  await press('Publish now');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Please give the post a title'));
  const author = main.getByRole('textbox', { name: 'Author' });
  expect(author).toHaveAccessibleDescription('Please say who wrote it');
  expect(main.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
    /^Please describe the post in a sentence or two/,
  );
  expect(main.getByText('Please describe the featured image')).toBeVisible();
  expect(main.getByText('Please write something first')).toBeVisible();
  expect(main.getByText('One picture has no description')).toBeVisible();
  await fill(author, 'Asha Rao');
  expect(author).not.toHaveAccessibleDescription();
  expect(title).toHaveAccessibleDescription('Please give the post a title');
});

test('what a post lacks is told when it is published', async () => {
  const { press } = await openPost(posts(), {
    'POST /api/admin/posts/:id/publish': refusal(
      'invalid_input',
      'Please describe the post in a sentence or two',
    ),
  });
  await press('Publish now');
  expect(await screen.findByText('Please describe the post in a sentence or two')).toBeVisible();
});
