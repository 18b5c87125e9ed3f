import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, isRetryable, messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/unsubscribe.page.ts';
import styles from './settings.module.css';

export { sameForRoute as headers } from '~/lib/public-page.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('No more weekly mails'),
      description: 'Ends your week by mail.',
      path: '/unsubscribe',
      noIndex: true,
    },
    args,
  );

type Outcome = { readonly good: boolean; readonly text: string; readonly mayRetry: boolean };

/** Mail programs break long links: what is left of one isn't to be explained in the words of a field. */
const wordsFor = (error: unknown): string =>
  error instanceof ApiError && error.code === 'invalid_input'
    ? 'This link is not whole. Please press it in the mail itself, or turn the mails off in your settings.'
    : messageOf(error);

/** At once, without asking: who pressed the link in a mail has said what they want, and can take it back. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const sentFor = useRef('');
  const end = useCallback(async () => {
    setOutcome(undefined);
    try {
      await api('POST /api/coach/unsubscribe/:token', { params: { token } });
      setOutcome({
        good: true,
        text: 'You will get no more weekly mails. If that was a slip, turn them on again in your settings.',
        mayRetry: false,
      });
    } catch (error) {
      setOutcome({ good: false, text: wordsFor(error), mayRetry: isRetryable(error) });
    }
  }, [token]);
  useEffect(() => {
    if (sentFor.current === token) return;
    sentFor.current = token;
    void end();
  }, [end, token]);
  return (
    <Page width="text">
      <PageHeader
        title={
          outcome === undefined ? 'One moment' : outcome.good ? 'No more weekly mails' : 'That did not work'
        }
      />
      {outcome ? (
        <div className={styles.unsubscribe} role="status">
          <p>{outcome.text}</p>
          <div className={styles.buttons}>
            {outcome.mayRetry && <Button onClick={() => void end()}>Try again</Button>}
            <ButtonLink to="/progress/settings" variant="secondary">
              Open settings
            </ButtonLink>
          </div>
        </div>
      ) : (
        <SkeletonPage label="Ending your weekly mails…">
          <Skeleton lines={2} />
        </SkeletonPage>
      )}
    </Page>
  );
}
