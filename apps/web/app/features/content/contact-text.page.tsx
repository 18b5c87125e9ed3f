import { useLoaderData } from 'react-router';
import type { PageContext } from '~/lib/load-context.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { RichText } from './rich-text.tsx';

export const headers = publicPage;

export const loader = ({ context }: { context: PageContext }) =>
  apiOnServer(context, 'GET /api/pages/:slug', { params: { slug: 'contact-us' } });

/** What staff say above the form. The page around it names the addresses, which are configuration. */
export default function ContactText() {
  const { title, content } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{title}</h1>
      <RichText content={content} />
    </>
  );
}
