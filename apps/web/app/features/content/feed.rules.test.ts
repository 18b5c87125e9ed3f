import type { Site } from '@sevenfold/contract/site/page-context';
import { describe, expect, it } from 'vitest';
import { feedXml } from './feed.rules.ts';

const site = { name: 'Sevenfold', productionOrigin: 'https://sevenfold.example' } as Site;
const post = (more: Record<string, unknown> = {}) => ({
  id: 7,
  slug: 'a-plan',
  title: 'A plan',
  author: 'Asha Rao',
  description: 'How to plan.',
  publishedDate: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-02T08:00:00.000Z',
  featuredImage: null,
  readingMinutes: 3,
  ...more,
});

describe('the feed', () => {
  it('names each post with its whole address and its moment', () => {
    const xml = feedXml(site, [post()]);
    expect(xml).toContain('<link>https://sevenfold.example/blogs/a-plan</link>');
    expect(xml).toContain('<pubDate>Thu, 01 Oct 2026 08:00:00 GMT</pubDate>');
    expect(xml).toContain('<lastBuildDate>Fri, 02 Oct 2026 08:00:00 GMT</lastBuildDate>');
    expect(xml).toContain('<dc:creator>Asha Rao</dc:creator>');
    expect(xml).toContain('href="https://sevenfold.example/blogs/rss.xml" rel="self"');
  });

  it.each([
    ['signs of XML', 'a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
    ['what would end a section', ']]></title>', ']]&gt;&lt;/title&gt;'],
    ['characters that XML has no place for', 'a\u0000b\u0008c\ud800d', 'abcd'],
    ['letters of every script', 'Réviser 数学 𝑥', 'Réviser 数学 𝑥'],
  ])('holds %s', (_, title, shown) => {
    expect(feedXml(site, [post({ title })])).toContain(`<title>${shown}</title>`);
  });

  it('is whole without posts, and without an author', () => {
    expect(feedXml(site, [])).not.toContain('<item>');
    expect(feedXml(site, [])).not.toContain('lastBuildDate');
    expect(feedXml(site, [post({ author: '' })])).not.toContain('dc:creator');
  });
});
