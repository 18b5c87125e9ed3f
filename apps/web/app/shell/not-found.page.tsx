import { data } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import type { Route } from './+types/not-found.page.ts';
import { NotFound } from './not-found.tsx';

export const loader = () => data(null, { status: 404 });

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Page Not Found'),
      description: 'There is no page at this address.',
      path: args.location.pathname,
      noIndex: true,
    },
    args,
  );

export default function NotFoundPage() {
  return <NotFound />;
}
