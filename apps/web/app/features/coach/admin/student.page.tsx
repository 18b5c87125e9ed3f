import type { StudentProgress } from '@sevenfold/contract/coach/coach';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { DataTable } from '~/ui/data-table.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { typesetFonts } from '~/ui/typeset-fonts.ts';
import { CourseChoice } from '../course-choice.tsx';
import { MistakeCard } from '../mistakes/mistake-card.tsx';
import list from '../mistakes/mistakes.module.css';
import { GradeCard } from '../progress/grade-card.tsx';
import { MapTable, MasteryMap } from '../progress/mastery-map.tsx';
import type { Route } from './+types/student.page.ts';
import { historyColumns } from './history-columns.tsx';
import styles from './student.module.css';

export const links = typesetFonts;

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Progress of a student'),
      description: 'Where a student stands, for tutoring.',
      path: '/admin/users',
      noIndex: true,
    },
    args,
  );

const wholePage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

export default function StudentProgressPage() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const subject = search.get('subject') ?? undefined;
  const page = wholePage(search.get('page'));
  const query = useQuery({
    queryKey: ['admin', 'students', id, 'progress', { subject, page }],
    queryFn: () =>
      api('GET /api/admin/students/:id/progress', {
        params: { id },
        query: { page: String(page), ...(subject && { subject }) },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="full">
      <BackLink to={`/admin/users/${id}`}>The account</BackLink>
      <Loaded query={query} what="the progress">
        {(progress) => (
          <>
            <PageHeader
              title={progress.student.full_name || progress.student.username}
              lead="Where the student stands, from marked answers. What students write about their mistakes stays theirs."
              actions={
                <CourseChoice
                  courses={progress.courses}
                  value={progress.course?.subject.slug ?? ''}
                  onChange={(slug) => setSearch({ subject: slug }, { preventScrollReset: true })}
                />
              }
            />
            <Progress
              progress={progress}
              onPage={(next) =>
                setSearch({ ...(subject && { subject }), page: String(next) }, { preventScrollReset: true })
              }
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type ProgressProps = { progress: StudentProgress; onPage: (page: number) => void };

function Progress({ progress: { course, topics, grade, history, mistakes }, onPage }: ProgressProps) {
  if (!course) return <p>No answer of this student has been marked yet, and no exam was told.</p>;
  return (
    <div className={styles.parts}>
      {grade && (
        <GradeCard answer={grade} subject={course.subject.slug} heading="Grade, if the exam were today" />
      )}
      <section aria-labelledby="map-heading">
        <h2 id="map-heading" className={styles.heading}>
          Topic by topic
        </h2>
        <MasteryMap topics={topics} subject={course.subject.slug} />
        <MapTable topics={topics} />
      </section>
      <section aria-labelledby="mistakes-heading">
        <h2 id="mistakes-heading" className={styles.heading}>
          Mistakes
        </h2>
        {mistakes.total === 0 ? (
          <p className={styles.none}>No lost marks so far.</p>
        ) : (
          <>
            <ul className={`plain-list ${list.list}`}>
              {mistakes.rows.map((mistake) => (
                <MistakeCard key={mistake.id} mistake={mistake} whose="The student" mayRetry={false} />
              ))}
            </ul>
            <TablePages
              total={mistakes.total}
              page={mistakes.page}
              pageSize={mistakes.pageSize}
              sizes={[mistakes.pageSize]}
              onChange={({ page }) => page !== undefined && onPage(page)}
            />
          </>
        )}
      </section>
      <section aria-labelledby="history-heading">
        <h2 id="history-heading" className={styles.heading}>
          History
        </h2>
        {history.length === 0 ? (
          <p className={styles.none}>Nothing yet.</p>
        ) : (
          <DataTable
            caption="The last hundred marked answers, the newest first"
            columns={historyColumns}
            rows={history.map((event, place) => ({ ...event, place }))}
            rowKey={({ place }) => String(place)}
          />
        )}
      </section>
    </div>
  );
}
