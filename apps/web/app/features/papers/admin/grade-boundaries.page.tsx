import { useQuery } from '@tanstack/react-query';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Page, PageHeader } from '~/ui/page.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { Route } from './+types/grade-boundaries.page.ts';
import styles from './boundaries.module.css';
import { BoundariesForm } from './boundaries-form.tsx';
import { boundariesKey, useAdminSubjects } from './paper-queries.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Grade boundaries'),
      description: 'From which share of the marks each grade is given.',
      path: '/admin/grade-boundaries',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: '', order: 'asc', filters: ['subject'] } as const;

export default function GradeBoundariesPage() {
  const { address, change } = useTableAddress(defaults);
  const subjects = useAdminSubjects();
  return (
    <Page width="full">
      <PageHeader
        title="Grade boundaries"
        lead="From which share of the marks each grade is given. Students read them as an estimate. The link to the course’s booklet is set here, too."
      />
      <Loaded query={subjects} what="the courses">
        {(all) => {
          const subject = all.find(({ slug }) => slug === address.filters.subject) ?? all[0];
          return (
            <>
              <div className={styles.course}>
                <SelectField
                  label="Course"
                  name="subject"
                  value={subject?.slug ?? ''}
                  options={all.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
                  onChange={(slug) => change({ filters: { subject: slug } })}
                />
              </div>
              {subject && <CourseBoundaries key={subject.slug} slug={subject.slug} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function CourseBoundaries({ slug }: { slug: string }) {
  const query = useQuery({
    queryKey: boundariesKey(slug),
    queryFn: () => api('GET /api/admin/grade-boundaries', { query: { subject: slug } }),
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={query} what="the boundaries">
      {(course) => <BoundariesForm course={course} />}
    </Loaded>
  );
}
