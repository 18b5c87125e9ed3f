import { ChevronDown, Printer } from 'lucide-react';
import { longDate } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { Button } from '~/ui/button.tsx';
import { LeverDrawing } from '~/ui/drawings/lever-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/static-text.page.ts';
import { headingsOf, type PostHeading } from './post-headings.rules.ts';
import { RichText } from './rich-text.tsx';
import styles from './static-text.module.css';

const descriptions: Readonly<Record<string, string>> = {
  terms:
    'The terms of service: who may use the site, accounts and devices, plans and payment, what you may do with our content, and what we promise.',
  privacy:
    'What we know about you, why and for how long, with whom it is shared, and your rights, with sections for India, the UK, EU and EEA, and California.',
  'refund-policy': 'What is refundable and what is not, how to cancel, and how to ask for a refund.',
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.pathname.replaceAll('/', '');
  const text = await apiOnServer(context, 'GET /api/pages/:slug', { params: { slug } });
  // The terms say for which subjects they are.
  const offered =
    slug === 'terms'
      ? await apiOnServer(context, 'GET /api/subjects', { query: { excludeChildren: 'true' } })
      : undefined;
  return { ...text, subjects: offered?.subjects.map(({ subject_name }) => subject_name) ?? [] };
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) => {
  const text = args.loaderData;
  return pageMetadata(
    {
      title: titled(text?.title ?? 'Page Not Found'),
      description: descriptions[text?.slug ?? ''] ?? '',
      path: `/${text?.slug ?? ''}`,
      noIndex: !text,
    },
    args,
  );
};

export default function StaticTextPage({ loaderData }: Route.ComponentProps) {
  const { title, content, updatedAt, subjects } = loaderData;
  const headings = headingsOf(content);
  return (
    <Page>
      <header className={styles.header}>
        <div>
          <h1>{title}</h1>
          {updatedAt && (
            <p className={styles.updated}>
              Last updated <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
            </p>
          )}
        </div>
        <LeverDrawing className={styles.drawing} />
      </header>
      <div className={styles.columns}>
        {headings.length > 2 && <Contents headings={headings} />}
        <article className={styles.text}>
          <RichText content={content} />
          {subjects.length > 0 && (
            <section className={styles.subjects} aria-labelledby="subjects">
              <h2 id="subjects">Subjects these terms are for</h2>
              <p>At the moment the question bank covers {inWords(subjects)}.</p>
            </section>
          )}
        </article>
      </div>
    </Page>
  );
}

/** Beside the text where there is room, else folded away above it. */
function Contents({ headings }: { headings: readonly PostHeading[] }) {
  return (
    <nav aria-label="Contents" className={styles.contents} data-print="hide">
      <details className={styles.folded}>
        <summary>
          Contents
          <ChevronDown aria-hidden="true" />
        </summary>
        <ContentsList headings={headings} />
      </details>
      <div className={styles.side}>
        <h2>Contents</h2>
        <ContentsList headings={headings} />
        <Button
          variant="secondary"
          size="sm"
          icon={<Printer aria-hidden="true" />}
          className={styles.print}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
    </nav>
  );
}

const ContentsList = ({ headings }: { headings: readonly PostHeading[] }) => (
  <ul className="plain-list">
    {headings.map(({ id, words }) => (
      <li key={id}>
        <a href={`#${id}`}>{words}</a>
      </li>
    ))}
  </ul>
);

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
