import { overviewDays } from '@sevenfold/contract/insights/overview.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/dashboard.page.ts';
import { Attention } from './attention.tsx';
import styles from './dashboard.module.css';
import { Figures } from './figures.tsx';
import { SubjectFigures } from './subject-figures.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Overview'),
      description: 'What needs attention, and how the academy is doing.',
      path: '/admin/',
      noIndex: true,
    },
    args,
  );

const periodNames: Readonly<Record<(typeof overviewDays)[number], string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  364: 'Last 52 weeks',
};

export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const days = overviewDays.find((known) => String(known) === search.get('days')) ?? 30;
  const query = useQuery({
    queryKey: ['admin', 'overview', days],
    queryFn: () => api('GET /api/admin/overview', { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Page width="full">
      <PageHeader title="Overview" />
      <Loaded query={query} what="the overview">
        {(overview) => (
          <>
            <Attention items={overview.attention} />
            <section aria-labelledby="figures-heading" data-busy={query.isPlaceholderData || undefined}>
              <div className={styles.bar}>
                <h2 id="figures-heading">How the academy is doing</h2>
                <label className={styles.period}>
                  <span className="visually-hidden">Period</span>
                  <select
                    value={days}
                    onChange={(event) =>
                      setSearch(event.target.value === '30' ? {} : { days: event.target.value }, {
                        preventScrollReset: true,
                      })
                    }
                  >
                    {overviewDays.map((each) => (
                      <option key={each} value={each}>
                        {periodNames[each]}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <Figures series={overview.series} unit={overview.unit} />
              <SubjectFigures subjects={overview.subjects} />
            </section>
          </>
        )}
      </Loaded>
    </Page>
  );
}
