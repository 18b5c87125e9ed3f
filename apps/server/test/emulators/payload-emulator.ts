import { type ProviderServer, startProviderServer } from './provider-server.ts';

type Doc = Record<string, unknown>;

interface PayloadEmulator extends ProviderServer {
  /** What it has, and how much of it a page of an answer holds. */
  docs: Doc[] | undefined;
  pageSize: number;
  /** Answers everything with an error until it is set back. */
  away: boolean;
}

export const payloadPost = (slug: string, more: Doc = {}): Doc => ({
  id: `65f0${slug}`,
  slug,
  title: `About ${slug}`,
  author: { id: 'a1', name: 'Asha Rao' },
  publishedDate: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-02T00:00:00.000Z',
  createdAt: '2026-09-01T00:00:00.000Z',
  featuredImage: { id: 'm1', url: '/media/curve.svg', alt: 'A curve', mimeType: 'image/svg+xml' },
  content: {
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Words', format: 0 }] },
        { type: 'formula', latex: 'x^2', inline: true, html: '<script>alert(1)</script>' },
        {
          type: 'upload',
          relationTo: 'media',
          value: { url: '/media/line.svg', mimeType: 'image/svg+xml', alt: 'A line', width: 12, height: 6 },
        },
      ],
    },
  },
  ...more,
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"><path d="M0 6 12 0" stroke="#63c"/></svg>';

/** A Payload server as others run it: below Next.js, which takes the slash off addresses, and ten posts at a time. */
export async function startPayloadEmulator(): Promise<PayloadEmulator> {
  const server = await startProviderServer(
    ({ path, query }) => {
      if (emulator.away) return { status: 502, body: 'Bad gateway', type: 'text/plain' };
      if (path.startsWith('/media/')) return { status: 200, body: drawing, type: 'image/svg+xml' };
      if (path === '/elsewhere/blog-posts/') {
        return { status: 308, body: {}, headers: { location: 'http://elsewhere.example/' } };
      }
      if (path.endsWith('/')) {
        return { status: 308, body: {}, headers: { location: `${path.slice(0, -1)}?${query}` } };
      }
      return { status: 200, body: listed(query) };
    },
    () => ({ errors: [{ message: 'Something went wrong.' }] }),
  );
  const listed = (query: URLSearchParams) => {
    const { docs, pageSize } = emulator;
    if (!docs) return { something: 'else' };
    const slug = query.get('where[slug][equals]');
    const found = slug === null ? docs : docs.filter((one) => one.slug === slug);
    const page = Number(query.get('page') ?? 1);
    const hasNextPage = page * pageSize < found.length;
    return {
      docs: found.slice((page - 1) * pageSize, page * pageSize),
      totalDocs: found.length,
      page,
      hasNextPage,
      nextPage: hasNextPage ? page + 1 : null,
    };
  };
  const emulator: PayloadEmulator = { ...server, docs: [], pageSize: 10, away: false };
  return emulator;
}
