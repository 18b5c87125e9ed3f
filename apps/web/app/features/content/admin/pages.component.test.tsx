import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { richWords } from '../../../../test/rich-text.ts';
import { expectComplaint } from '../../../../test/setup.ts';

type WrittenPage = Answer<'GET /api/admin/pages/:slug'>;
type Content = WrittenPage['content'];

// The editor's library says so in development alone, of a class that our tables don't need.
beforeEach(() => expectComplaint(/theme\.tableScrollableWrapper is not defined/));

/** A server with one page, whose published texts are kept as versions. */
function pages() {
  const published: { id: number; title: string; content: Content }[] = [];
  let now = {
    title: 'Refund Policy',
    content: richWords('As it came.') as Content,
    revision: 0,
    pending: false,
  };
  const standing = () => ({
    slug: 'refund-policy',
    title: now.title,
    path: '/refund-policy',
    publishedAt: published.length > 0 ? '2026-11-16T10:00:00.000Z' : null,
    pending: now.pending,
    updatedAt: '2026-11-16T10:00:00.000Z',
    updatedBy: 'Stefan Staff',
    revision: now.revision,
  });
  const version = ({ id, title }: { id: number; title: string }) => ({
    id,
    title,
    publishedAt: `2026-11-16T10:0${id}:00.000Z`,
    publishedBy: id === 0 ? null : 'Stefan Staff',
  });
  const cameWith = { id: 0, title: now.title, content: now.content };
  return {
    'GET /api/admin/pages': () => ({ rows: [standing()] }),
    'GET /api/admin/pages/:slug': () => ({
      ...standing(),
      content: now.content,
      versions: [cameWith, ...published].map(version).toReversed(),
    }),
    'PUT /api/admin/pages/:slug': ({ body }: Call<'PUT /api/admin/pages/:slug'>) => {
      now = {
        title: body.title,
        content: body.content as Content,
        revision: now.revision + 1,
        pending: true,
      };
      return standing();
    },
    'POST /api/admin/pages/:slug/publish': () => {
      published.push({ id: published.length + 1, title: now.title, content: now.content });
      now = { ...now, pending: false };
      return standing();
    },
    'POST /api/admin/rich-text/preview': ({ body }: Call<'POST /api/admin/rich-text/preview'>) => ({
      content: body.content as Content,
      readingMinutes: 1,
      problems: [],
    }),
    'GET /api/admin/pages/:slug/versions/:id': ({
      params,
    }: Call<'GET /api/admin/pages/:slug/versions/:id'>) => {
      const found = [cameWith, ...published].find(({ id }) => id === Number(params.id));
      return found ? { ...version(found), content: found.content } : refusal('not_found', 'Gone');
    },
  } satisfies Answers;
}

async function openEditor(answers: Answers = pages()) {
  const page = await openPage('/admin/pages', { as: staff, answers });
  const { main, user } = page;
  await user.click(await main.findByRole('link', { name: 'Refund Policy' }));
  await main.findByRole('textbox', { name: 'Text of the page' });
  return {
    ...page,
    title: () => main.getByRole('textbox', { name: 'Title' }),
    text: () => main.getByRole('textbox', { name: 'Text of the page' }),
    publish: () => main.getByRole('button', { name: 'Publish' }),
  };
}

test('a page is rewritten and published, and an older version comes back', async () => {
  const { main, user, api, address, title, text, publish } = await openEditor();
  expect(address()).toBe('/admin/pages?page=refund-policy');
  expect(main.getByText('/refund-policy · readers see the text it came with')).toBeVisible();
  expect(main.getByText('The text it came with (what readers see)')).toBeVisible();
  expect(publish()).toBeDisabled();
  for (const words of ['First words', 'Second words']) {
    await fill(title(), words);
    expect(publish()).toBeEnabled();
    await user.click(publish());
    expect((await screen.findAllByText('Readers see this text now'))[0]).toBeVisible();
    await waitFor(() => expect(publish()).toBeDisabled());
    await waitFor(() => expect(title()).toHaveValue(words));
    expect(main.queryByText(/unpublished changes/)).toBeNull();
  }
  const versions = within(main.getByRole('complementary', { name: 'Versions' }));
  await waitFor(() => expect(versions.getAllByRole('button', { name: 'Restore' })).toHaveLength(3));
  expect(versions.getAllByRole('listitem')[0]).toHaveTextContent('(what readers see)');
  await user.click(versions.getAllByRole('button', { name: 'View' })[1] as HTMLElement);
  const preview = await screen.findByRole('dialog', { name: 'Preview' });
  await waitFor(() => expect(preview).toHaveTextContent('First words'));
  await user.click(within(preview).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title()).toHaveValue('Second words');

  await user.click(versions.getAllByRole('button', { name: 'Restore' })[1] as HTMLElement);
  expect(await screen.findByText(/^That version is in the draft now\./)).toBeVisible();
  expect(title()).toHaveValue('First words');
  await waitFor(() => expect(text()).toHaveTextContent('As it came.'));
  expect(publish()).toBeEnabled();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(api.callsOf('PUT /api/admin/pages/:slug').at(-1)?.body).toMatchObject({ title: 'First words' }),
  );
  expect(versions.getAllByRole('listitem')[2]).toHaveTextContent('The text it came with');
  await user.click(versions.getAllByRole('button', { name: 'Restore' })[2] as HTMLElement);
  await waitFor(() => expect(title()).toHaveValue('Refund Policy'));
});

test('a page that another has saved meanwhile is not overwritten', async () => {
  const { main, user, title } = await openEditor({
    ...pages(),
    'PUT /api/admin/pages/:slug': refusal('conflict', 'Somebody has saved this page meanwhile.'),
  });
  await fill(title(), 'Mine');
  await user.keyboard('{Control>}s{/Control}');
  expect(await main.findByRole('alert')).toHaveTextContent('Somebody has saved this page meanwhile.');
  expect(title()).toHaveValue('Mine');
});
