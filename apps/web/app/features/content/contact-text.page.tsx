import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import type { Route } from './+types/contact-text.page.ts';
import { RichText } from './rich-text.tsx';

export const headers = publicPage;

export const loader = ({ context }: Route.LoaderArgs) =>
  apiOnServer(context, 'GET /api/pages/:slug', { params: { slug: 'contact-us' } });

/** What staff say above the form. The page around it names the addresses, which are configuration. */
export default function ContactText({ loaderData }: Route.ComponentProps) {
  const { title, content } = loaderData;
  return (
    <>
      <h1>{title}</h1>
      <RichText content={content} />
    </>
  );
}
