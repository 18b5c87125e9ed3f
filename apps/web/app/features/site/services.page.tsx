import { bankRoot } from '@sevenfold/contract/site/paths';
import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { TutorProfile } from '~/lib/academy/tutor-profile.tsx';
import { leadTutor } from '~/lib/academy/tutors-content.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { useSite } from '~/lib/site.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { MoleculeDrawing } from '~/ui/drawings/molecule-drawing.tsx';
import { OrbitDrawing } from '~/ui/drawings/orbit-drawing.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/services.page.ts';
import styles from './services.module.css';
import { type CourseFacts, offersOf } from './services.rules.ts';
import { services } from './services-content.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Services'),
      description: 'Subjects and services of the academy.',
      path: '/services',
      noIndex: true,
    },
    args,
  );

/** Counted on the server: the trees of all subjects are long, and the page needs one figure of each. */
export async function loader({ context }: Route.LoaderArgs) {
  const { subjects } = await apiOnServer(context, 'GET /api/subjects', { query: {} });
  return offersOf(subjects.filter((subject): subject is typeof subject & CourseFacts => 'Topic' in subject));
}

const drawings: Readonly<Record<string, typeof CurveDrawing>> = {
  Maths: CurveDrawing,
  Chemistry: MoleculeDrawing,
  Physics: OrbitDrawing,
};

function SubjectDrawing({ subject }: { subject: string }) {
  const Drawing = drawings[subject];
  return Drawing ? <Drawing className={styles.drawing} /> : null;
}

export default function ServicesPage({ loaderData: offers }: Route.ComponentProps) {
  const { variant } = useSite();
  return (
    <Page>
      <PageHeader title="Services" lead="Everything the academy does for you, subject by subject." />

      <section aria-labelledby="subjects">
        <h2 id="subjects" className={styles.heading}>
          Subjects
        </h2>
        <ul className={`plain-list ${styles.subjects}`}>
          {offers.map(({ name, courses }) => (
            <Card key={name} as="li" className={courses.length > 0 ? undefined : styles.toCome}>
              <SubjectDrawing subject={name} />
              <h3>{name}</h3>
              {courses.length === 0 ? (
                <p className={styles.soon}>Coming soon...</p>
              ) : (
                <ul className={`plain-list ${styles.courses}`}>
                  {courses.map((course) => (
                    <li key={course.slug}>
                      <Link to={`${bankRoot}?subject=${course.slug}`}>
                        <Badge tone="violet">{course.name}</Badge>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          ))}
        </ul>
      </section>

      <section className={styles.section} aria-labelledby="what-we-offer">
        <h2 id="what-we-offer" className={styles.heading}>
          What we offer
        </h2>
        <ul className={`plain-list ${styles.services}`}>
          {services
            .filter(({ to }) => !isLeftOut(variant, to))
            .map(({ title, text, action, to }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link to={to}>
                  {action} <ArrowRight aria-hidden="true" />
                </Link>
              </li>
            ))}
        </ul>
      </section>

      <section className={styles.section} aria-labelledby="your-tutor">
        <h2 id="your-tutor" className={styles.heading}>
          Who teaches here
        </h2>
        <TutorProfile tutor={leadTutor} rank="h3" wide />
      </section>
    </Page>
  );
}
