import { type MetaArgs, useLocation } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { drawerLinks, footerColumns, userMenuLinks } from '~/lib/navigation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';

const allLinks = [...drawerLinks, ...userMenuLinks, ...footerColumns.flatMap((column) => column.links)];

function labelOf(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  return allLinks.find((link) => link.to.replace(/\/$/, '') === path)?.label ?? 'This page';
}

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: titled(labelOf(args.location.pathname)),
      description: 'This part of the site is being prepared.',
      path: args.location.pathname,
      noIndex: true,
    },
    args,
  );

/** Stands where a later part of the product will be, and says so. */
export default function InPreparationPage() {
  const { pathname } = useLocation();
  const message = (
    <EmptyState
      drawing={<CurveDrawing />}
      title={`${labelOf(pathname)} is on its way`}
      text="We are still preparing this part of the site. Please look in again soon."
      action={<ButtonLink to="/">Go to the home page</ButtonLink>}
    />
  );
  // A tab of the account page has that page's frame already.
  return pathname.startsWith('/account-details/') ? message : <Page>{message}</Page>;
}
