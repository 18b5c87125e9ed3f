import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, somethingWentWrong } from '~/lib/api-error.ts';
import { type Audience, audienceOf } from '~/lib/auth/audience.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { Button } from '~/ui/button.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/search.page.ts';
import { PageResults } from './page-results.tsx';
import styles from './search.page.module.css';
import { searchPlaceholder } from './search.texts.ts';
import { literalOf, queryOf } from './search-page.rules.ts';
import type { SearchResult } from './search-result.rules.ts';

interface Found {
  readonly query: string;
  /** Who searched: staff also find what only they may see. */
  readonly readAs: Audience;
  /** Undefined when the search failed. */
  readonly results: readonly SearchResult[] | undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request.url);
  if (query === '') return data<Found>({ query, readAs: 'visitor', results: [] });
  try {
    return data<Found>({
      query,
      readAs: 'visitor',
      results: await apiOnServer(context, 'GET /api/search', { query: { query, ...literalOf(request.url) } }),
    });
  } catch (error) {
    const status = error instanceof ApiError && error.status >= 400 ? error.status : 500;
    if (status >= 500) context.reportError(error);
    return data<Found>({ query, readAs: 'visitor', results: undefined }, { status });
  }
}

/** The server searches as a visitor would; in the browser staff search as themselves. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Found> {
  const query = queryOf(request.url);
  if (query === '' || audienceOf(authStore.getState()) !== 'staff') return serverLoader();
  return {
    query,
    readAs: 'staff',
    results: await api('GET /api/search', { query: { query, ...literalOf(request.url) } }).catch(
      () => undefined,
    ),
  };
}

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) => {
  const query = args.loaderData?.query;
  return pageMetadata(
    {
      title: titled(query ? `Search: ${query}` : 'Search'),
      description: 'Questions and topics of the question bank, by the words in them.',
      path: '/search',
      noIndex: true,
    },
    args,
  );
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, readAs, results } = loaderData;
  useReloadAs(readAs, (audience) => audience === 'staff');
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('query'));
    void navigate(`/search?${new URLSearchParams({ query: wanted })}`);
  };

  return (
    <Page width="text">
      <PageHeader title="Search" lead="Questions and topics of every subject. Misspellings are fine." />
      <search>
        <form action="/search" className={styles.form} onSubmit={search}>
          <Search aria-hidden="true" />
          <input
            // Another search in the header or a step back brings another text.
            key={query}
            type="search"
            name="query"
            aria-label="Search questions and topics"
            placeholder={searchPlaceholder}
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      {results ? (
        query !== '' && <PageResults query={query} results={results} />
      ) : (
        <div role="alert" className={styles.failure}>
          <p>{somethingWentWrong}</p>
          <form action="/search" onSubmit={search}>
            <input type="hidden" name="query" value={query} />
            <Button type="submit" variant="secondary" size="sm">
              Try again
            </Button>
          </form>
        </div>
      )}
    </Page>
  );
}
