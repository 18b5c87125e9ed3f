import { useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, PageHeader } from '~/ui/page.tsx';
import { CourseChoice } from '../course-choice.tsx';
import { useGrade, useMap } from '../use-coach.ts';
import type { Route } from './+types/progress.page.ts';
import { GradeCard } from './grade-card.tsx';
import { MapTable, MasteryMap } from './mastery-map.tsx';
import styles from './progress.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Progress'),
      description: 'Where you stand in each course, and how sure that is.',
      path: '/progress',
      noIndex: true,
    },
    args,
  );

export default function ProgressPage() {
  const [search, setSearch] = useSearchParams();
  const query = useMap(search.get('subject') ?? undefined);
  const course = query.data?.course ?? undefined;
  const slug = course?.subject.slug;
  const grade = useGrade(slug);
  return (
    <>
      <PageHeader
        title="Progress"
        lead={
          course &&
          `What you can be expected to earn in ${course.subject.subject_name}, from all your marked answers.`
        }
        actions={
          query.data &&
          slug && (
            <CourseChoice
              courses={query.data.courses}
              value={slug}
              onChange={(subject) => setSearch({ subject }, { preventScrollReset: true })}
            />
          )
        }
      />
      <Loaded query={query} what="your progress" height="28rem">
        {({ topics }) =>
          slug === undefined ? (
            <EmptyState
              drawing={<CurveDrawing />}
              title="Nothing to show yet"
              text="As soon as you answer questions, each topic of your course tells here how well you know it."
              action={<ButtonLink to="/today">Begin with a short session</ButtonLink>}
            />
          ) : (
            <div className={styles.parts} data-busy={query.isPlaceholderData || undefined}>
              <Loaded query={grade} what="your grade" height="14rem">
                {(answer) => <GradeCard answer={answer} subject={slug} />}
              </Loaded>
              <section aria-labelledby="map-heading">
                <h2 id="map-heading" className={styles.heading}>
                  Topic by topic
                </h2>
                <MasteryMap topics={topics} subject={slug} />
                <MapTable topics={topics} />
              </section>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
