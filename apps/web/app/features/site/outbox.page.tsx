import { data } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { EnvelopeDrawing } from '~/ui/drawings/envelope-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/outbox.page.ts';
import styles from './outbox.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.demo) throw data(null, { status: 404 });
  return { mails: await apiOnServer(context, 'GET /api/dev/outbox') };
}

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Outbox'),
      description: 'E-mails kept on this machine.',
      path: '/dev/outbox',
      noIndex: true,
    },
    args,
  );

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { mails } = loaderData;
  return (
    <Page>
      <PageHeader
        title="Outbox"
        lead="E-mails that this machine would have sent. Only you can see this page."
      />
      {mails.length === 0 ? (
        <EmptyState
          drawing={<EnvelopeDrawing />}
          title="No e-mails yet"
          text="Sign up or ask for a reset link, and the message appears here."
        />
      ) : (
        <ul className={`plain-list ${styles.mails}`}>
          {mails.map((mail, position) => (
            <li key={mail.id}>
              <details open={position === 0} className={styles.mail}>
                <summary>
                  <strong>{mail.subject}</strong>
                  <span>
                    to {mail.to}, {mail.sent_at.slice(0, 16).replace('T', ' ')} UTC
                  </span>
                </summary>
                <iframe
                  title={mail.subject}
                  src={`/api/dev/outbox/${mail.id}`}
                  loading="lazy"
                  className={styles.frame}
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
