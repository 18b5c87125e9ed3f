import type { OpenApiDocument } from '@sevenfold/contract/platform/openapi';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Badge } from '~/ui/badge.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/api-docs.page.ts';
import styles from './api-docs.module.css';
import { type ShownOperation, shownOperations } from './api-docs.presenter.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.callApi('GET', '/api/openapi.json');
  return { groups: shownOperations((await answer.json()) as OpenApiDocument) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('API'),
      description: 'Every call of the API: who may make it, what it takes and what it answers.',
      path: '/api/docs',
      noIndex: true,
    },
    args,
  );

export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  const { groups } = loaderData;
  return (
    <Page>
      <PageHeader
        title="API"
        lead={
          <>
            Made from the same schemas that check each call. The machine-readable document is at{' '}
            <a href="/api/openapi.json">/api/openapi.json</a>.
          </>
        }
      />
      <div className={styles.layout}>
        <nav aria-label="Calls" className={styles.contents}>
          {groups.map((group) => (
            <div key={group.tag}>
              <h2>{group.tag}</h2>
              <ul className="plain-list">
                {group.operations.map((operation) => (
                  <li key={operation.id}>
                    <a href={`#${operation.id}`}>{operation.id}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.operations}>
          {groups.flatMap((group) =>
            group.operations.map((operation) => <Operation key={operation.id} operation={operation} />),
          )}
        </div>
      </div>
    </Page>
  );
}

function Operation({ operation }: { operation: ShownOperation }) {
  return (
    <article id={operation.id} className={styles.operation}>
      <h3>
        <Badge tone="violet">{operation.method}</Badge> <code>{operation.path}</code>
      </h3>
      <p>{operation.summary}</p>
      <p className={styles.quiet}>{operation.description}</p>
      {operation.parameters.length > 0 && <Schema title="Parameters" value={operation.parameters} />}
      {operation.body !== undefined && <Schema title="Body" value={operation.body} />}
      <h4>Answers</h4>
      <ul className={`plain-list ${styles.answers}`}>
        {operation.answers.map((answer) => (
          <li key={answer.status}>
            <Badge tone={answer.status.startsWith('2') ? 'green' : 'amber'}>{answer.status}</Badge>{' '}
            {answer.description.replaceAll('`', '')}
          </li>
        ))}
      </ul>
      <Schema title="Body of a success" value={operation.success} />
    </article>
  );
}

function Schema({ title, value }: { title: string; value: unknown }) {
  return (
    <details className={styles.schema}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className={styles.scroll}>
        <pre>{JSON.stringify(value, null, 2)}</pre>
      </section>
    </details>
  );
}
