import type { SharedProgress } from '@sevenfold/contract/coach/coach';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { longDate } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { BarChart } from '~/ui/bar-chart.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { chancesText, gradesText } from '../estimates.rules.ts';
import { MapTable, MasteryMap } from '../progress/mastery-map.tsx';
import type { Route } from './+types/shared-progress.page.ts';
import styles from './shared-progress.module.css';

/** What the server sends is the same for every link: it learns only in the browser whose progress it is. */
export { sameForRoute as headers } from '~/lib/public-page.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Shared progress'),
      description: 'What a student shows to parents.',
      path: '/shared-progress',
      noIndex: true,
    },
    args,
  );

export default function SharedProgressPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <Shared />
      </Page>
    </QueryClientProvider>
  );
}

function Shared() {
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: ['shared-progress', token],
    queryFn: () => api('GET /api/shared-progress/:token', { params: { token } }),
  });
  if (query.data) return <Progress shared={query.data} />;
  if (!query.isError) {
    return (
      <SkeletonPage label="Loading the progress…">
        <Skeleton width="40%" height="2.25rem" />
        <Skeleton height="20rem" />
      </SkeletonPage>
    );
  }
  const isGone = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={isGone ? 'This link leads nowhere' : 'The progress could not be loaded'}
      text={
        isGone
          ? 'It is mistyped, or the student has ended it. Please ask for a new one.'
          : messageOf(query.error)
      }
      action={
        !isGone && (
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        )
      }
    />
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function Progress({ shared: { student, shared_since, courses, weeks } }: { shared: SharedProgress }) {
  return (
    <>
      <PageHeader
        title={`${student}’s progress`}
        lead={`Shared by ${student} since ${longDate(shared_since)}, to be read only. Estimates come from marked answers.`}
      />
      <div className={styles.parts}>
        <Card as="section" padding="lg" className={styles.weeks} aria-labelledby="weeks-heading">
          <h2 id="weeks-heading">The last eight weeks</h2>
          <BarChart
            label="Questions answered"
            unit="Week from"
            points={weeks.map(({ from, questions }) => ({
              label: dayFormat.format(new Date(from)),
              value: questions,
            }))}
          />
        </Card>
        {courses.length === 0 && <p>There is nothing to show yet.</p>}
        {courses.map((course) => (
          <Course key={course.subject.slug} course={course} />
        ))}
      </div>
    </>
  );
}

function Course({ course: { subject, exam, topics, grade } }: { course: SharedProgress['courses'][number] }) {
  const id = `course-${subject.slug}`;
  if (exam?.over) {
    return (
      <section aria-labelledby={id} className={styles.course}>
        <h2 id={id}>{subject.subject_name}</h2>
        <p>
          The exam of {exam.session} {exam.year} is over, so there is nothing left to prepare for.
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className={styles.course}>
      <h2 id={id}>{subject.subject_name}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Grade, if the exam were today</dt>
          <dd>
            {grade ? gradesText(grade.low, grade.high) : 'Too little to say'}
            {grade && <span>{chancesText(grade.sureness)}</span>}
          </dd>
        </div>
        {exam && (
          <div>
            <dt>Exam</dt>
            <dd>
              {exam.session} {exam.year}
              <span>{`from ${exam.exact ? '' : 'about '}${longDate(exam.date)}`}</span>
            </dd>
          </div>
        )}
      </dl>
      <MasteryMap topics={topics} />
      <MapTable topics={topics} />
    </section>
  );
}
