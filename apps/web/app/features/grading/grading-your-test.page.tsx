import { gradingFeeMinor, gradingWorkingHours } from '@sevenfold/contract/grading/grading.constants';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { TutorProfile } from '~/lib/academy/tutor-profile.tsx';
import { leadTutor } from '~/lib/academy/tutors-content.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { NumberedSteps } from '~/ui/numbered-steps.tsx';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/grading-your-test.page.ts';
import { GradedPaperDrawing } from './graded-paper-drawing.tsx';
import { GradedSubjects } from './graded-subjects.tsx';
import styles from './grading.module.css';
import { helpPoints, steps } from './grading-content.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Get your test graded'),
      description: 'A teacher marks your answer sheet against the international marking scheme.',
      path: '/grading-your-test',
      noIndex: true,
    },
    args,
  );

const fee = `$${gradingFeeMinor / 100}`;

export default function GradingYourTestPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <section className={styles.banner}>
          <div>
            <h1>Have your test graded by a teacher</h1>
            <p className={styles.lead}>
              You write the paper. A teacher reads every line of it, gives the marks an examiner would give,
              and tells you what cost the others.
            </p>
            <dl className={styles.terms}>
              <div>
                <dt>Price</dt>
                <dd>{fee} per test</dd>
              </div>
              <div>
                <dt>Report</dt>
                <dd>within {gradingWorkingHours} working hours</dd>
              </div>
            </dl>
            <div className={styles.actions}>
              <ButtonLink to="/my-tests" size="lg">
                Choose one of my tests
              </ButtonLink>
              <ButtonLink to="/take-a-test" size="lg" variant="secondary">
                Take a test
              </ButtonLink>
            </div>
          </div>
          <GradedPaperDrawing className={styles.drawing} />
        </section>

        <section className={styles.section} aria-labelledby="how-it-works">
          <h2 id="how-it-works">How It Works</h2>
          <NumberedSteps steps={steps} className={styles.steps} />
        </section>

        <section className={styles.section} aria-labelledby="how-it-helps">
          <h2 id="how-it-helps">How will this help</h2>
          <p className={styles.intro}>
            Our teachers correct your paper against the international marking scheme and give you a detailed
            report.
          </p>
          <ul className={`plain-list ${styles.points}`}>
            {helpPoints.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <GradedSubjects />

        <section className={styles.section} aria-labelledby="who-grades">
          <h2 id="who-grades">Who reads your paper</h2>
          <TutorProfile tutor={leadTutor} rank="h3" wide />
        </section>
      </Page>
    </QueryClientProvider>
  );
}
