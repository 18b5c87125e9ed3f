import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Faq } from '~/lib/academy/faq.tsx';
import { faqItems } from '~/lib/academy/faq-content.ts';
import { TutorProfile } from '~/lib/academy/tutor-profile.tsx';
import { tutors } from '~/lib/academy/tutors-content.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { useSite } from '~/lib/site.ts';
import { faqData, graphOf } from '~/lib/structured-data.ts';
import { ButtonAnchor } from '~/ui/button.tsx';
import { ChosenFewDrawing } from '~/ui/drawings/chosen-few-drawing.tsx';
import { LessonDrawing } from '~/ui/drawings/lesson-drawing.tsx';
import { PetalsOrnament } from '~/ui/drawings/petals-ornament.tsx';
import { StudyPlanDrawing } from '~/ui/drawings/study-plan-drawing.tsx';
import { TimedPaperDrawing } from '~/ui/drawings/timed-paper-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/online-classes.page.ts';
import styles from './online-classes.module.css';
import {
  hero,
  howClassesRun,
  parentTestimonials,
  parentTestimonialsNote,
  reasons,
  statistics,
  steps,
  whoWeAre,
} from './online-classes-content.ts';

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('1 on 1 Classes'),
      description:
        'One-on-one online classes for the IB Diploma: a study plan of your own, 2 to 3 sessions a week and a weekly test, with tutors of whom fewer than 5 % are chosen. The first class is free.',
      path: '/online-classes',
      keywords: ['IB tutor', 'IBDP online classes', 'Math AA tutor', 'Math AI tutor', 'IB Physics tutor'],
      structuredData: ({ name }) => graphOf(faqData(faqItems(name))),
    },
    args,
  );

const drawings = { plan: StudyPlanDrawing, tutors: ChosenFewDrawing, practice: TimedPaperDrawing } as const;

export default function OnlineClassesPage() {
  const site = useSite();
  return (
    <Page>
      <section className={styles.hero}>
        <div>
          <h1>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonAnchor href={site.demoLessonUrl} size="lg">
              Request a demo lesson
            </ButtonAnchor>
            <ButtonAnchor href={site.consultationUrl} size="lg" variant="secondary">
              Book Free Consultation
            </ButtonAnchor>
          </div>
        </div>
        <LessonDrawing className={styles.heroDrawing} />
      </section>

      <section className={styles.who} aria-labelledby="who-we-are">
        <h2 id="who-we-are">Who we are</h2>
        <div>
          {whoWeAre.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className={styles.section} aria-labelledby="why-us">
        <h2 id="why-us">Why us</h2>
        <ul className={`plain-list ${styles.reasons}`}>
          {reasons.map(({ drawing, title, text }) => {
            const Drawing = drawings[drawing];
            return (
              <li key={title}>
                <Drawing className={styles.reasonDrawing} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </section>

      <section aria-label="Figures" className={styles.section}>
        <dl className={styles.statistics}>
          {statistics.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>

      {site.parentTestimonials && <Parents />}

      <section className={styles.section} aria-labelledby="three-steps">
        <h2 id="three-steps">3 steps to IBDP success</h2>
        <ol className={`plain-list ${styles.steps}`}>
          {steps.map(({ title, text, action, to }, position) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {position + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {to ? (
                <Link to={to}>
                  {action} <ArrowRight aria-hidden="true" />
                </Link>
              ) : (
                <a href={site.trialClassUrl} target="_blank" rel="noopener noreferrer">
                  {action} <ArrowRight aria-hidden="true" />
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              )}
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.run} aria-labelledby="how-classes-run">
        <PetalsOrnament className={styles.ornament} />
        <h2 id="how-classes-run">How classes run, and what they cost</h2>
        <dl>
          {howClassesRun.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <ButtonAnchor href={site.trialClassUrl} size="lg">
          Book a Free Trial Class
        </ButtonAnchor>
      </section>

      <section className={styles.section} aria-labelledby="tutors">
        <h2 id="tutors">Some of our tutors</h2>
        <div className={styles.tutors}>
          {tutors.map((tutor) => (
            <TutorProfile key={tutor.name} tutor={tutor} rank="h3" />
          ))}
        </div>
      </section>

      <Faq className={styles.section} />
    </Page>
  );
}

function Parents() {
  return (
    <section className={styles.section} aria-labelledby="parents">
      <h2 id="parents">What parents say</h2>
      <div className={styles.parents}>
        {parentTestimonials.map(({ words, who }) => (
          <figure key={who}>
            <blockquote>{words}</blockquote>
            <figcaption>{who}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.sampleNote}>{parentTestimonialsNote}</p>
    </section>
  );
}
