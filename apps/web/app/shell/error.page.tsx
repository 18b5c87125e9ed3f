import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '~/lib/api-error.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import styles from './not-found.module.css';

const words: Record<number, { title: string; text: string }> = {
  404: { title: 'Page Not Found', text: 'The address may be mistyped, or the page may have moved.' },
  403: { title: 'Not for this account', text: 'Your account may not see this page.' },
  429: {
    title: 'A little too fast',
    text: 'There were many requests from here. Please wait a minute and try again.',
  },
  503: {
    title: 'We will be right back',
    text: 'We are away for a moment. Nothing you saved is lost. Please try again in a few seconds.',
  },
};

const offline = {
  title: 'You seem to be offline',
  text: 'This page could not be fetched. Please check your connection and try again.',
};

const unexpected = {
  title: 'Something went wrong',
  text: 'This is our fault, not yours. Nothing you saved is lost. Please try again.',
};

const isUnreachable = (error: unknown) =>
  error instanceof ApiError ? error.status === 0 : globalThis.navigator?.onLine === false;

/** One message for everything that fails while a page is made, by its status. */
export function ErrorMessage() {
  const error = useRouteError();
  // A page is read by the server, or by the browser for whoever is signed in.
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  const { title, text } = words[status] ?? (isUnreachable(error) ? offline : unexpected);
  return (
    <Page width="form">
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className={styles.message}>
        <LostDrawing className={styles.drawing} goal={status === 404 ? '404' : ''} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          {status !== 404 && <Button onClick={() => window.location.reload()}>Try again</Button>}
          <ButtonLink to="/" variant={status === 404 ? 'primary' : 'secondary'} reloadDocument>
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

/** When not even the navigation can be shown. */
export function RootErrorPage() {
  return (
    <main>
      <ErrorMessage />
    </main>
  );
}
