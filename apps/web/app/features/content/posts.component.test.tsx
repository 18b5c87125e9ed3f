import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { post } from '../../../test/posts.ts';
import { richParts } from '../../../test/rich-text.ts';

const posts = [post(1), post(2), post(3), post(4)];

/** As the server: all without their text, or the one that is asked for with it. */
const answers = {
  'GET /api/blog-posts': ({ query }: { query: { 'where[slug][equals]'?: string | undefined } }) => {
    const slug = query['where[slug][equals]'];
    if (slug === undefined) return { docs: posts, totalDocs: posts.length };
    const docs = posts
      .filter((each) => each.slug === slug)
      .map((each) => ({ ...each, content: richParts('Begin early', 'Rest well', 'Sit the paper') }));
    return { docs, totalDocs: docs.length };
  },
} as const;

test('posts are listed as the server sorts them, and open', async () => {
  const { user, main, address } = await openPage('/blogs', { answers });
  await main.findByRole('heading', { level: 1, name: 'Blogs' });
  const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4']);
  expect(main.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blogs/rss.xml');
  await user.click(main.getByRole('link', { name: 'Post 2' }));
  await expect.poll(address).toBe('/blogs/post-2');
  await main.findByRole('heading', { level: 1, name: 'Post 2' });
  expect(main.getAllByText(/March 2nd 2026/)[0]).toBeInTheDocument();
  const contents = within(main.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(contents.map(({ textContent }) => textContent)).toEqual([
    'Begin early',
    'Rest well',
    'Sit the paper',
  ]);
  for (const link of contents) {
    const part = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(part).toHaveTextContent(link.textContent);
  }
});

test('a blog without posts says so', async () => {
  const { main } = await openPage('/blogs', {
    answers: { 'GET /api/blog-posts': { docs: [], totalDocs: 0 } },
  });
  await main.findByText('Our teachers are writing. Come back soon.');
});

test('a post can be shared and its link copied', async () => {
  const { user, main } = await openPage('/blogs/post-1', { answers });
  await user.click(await main.findByRole('button', { name: 'Copy link' }));
  await screen.findByText('Copied Link');
  expect(new URL(await navigator.clipboard.readText()).pathname).toBe('/blogs/post-1');
  const share = main.getByRole('link', { name: /Share on WhatsApp/ });
  expect(share).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent('Post 1 https://sevenfold.example/blogs/post-1')}`,
  );
  expect(share).toHaveAttribute('target', '_blank');
});

test('an unknown post is not found, and one that has moved leads to its place', async () => {
  const { main, router, address, api } = await openPage('/blogs/nothing-like-it', {
    answers: { ...answers, 'GET /api/moved-posts/:slug': refusal('not_found', 'No such post') },
  });
  await main.findByRole('heading', { name: 'Page Not Found' });
  api.answer({ 'GET /api/moved-posts/:slug': { slug: 'post-3' } });
  await router.navigate('/blogs/its-older-name');
  await main.findByRole('heading', { level: 1, name: 'Post 3' });
  expect(address()).toBe('/blogs/post-3');
});
