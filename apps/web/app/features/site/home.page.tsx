import { bankRoot } from '@sevenfold/contract/site/paths';
import { ArrowRight } from 'lucide-react';
import { Link, type MetaArgs } from 'react-router';
import { pageMetadata } from '~/lib/metadata.ts';
import { isLeftOut } from '~/lib/navigation.ts';
import { publicPage } from '~/lib/public-page.ts';
import { useSite } from '~/lib/site.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { PetalsOrnament } from '~/ui/drawings/petals-ornament.tsx';
import { TreeDrawing } from '~/ui/drawings/tree-drawing.tsx';
import { VectorsDrawing } from '~/ui/drawings/vectors-drawing.tsx';
import styles from './home.module.css';
import { homeCards } from './home-content.ts';

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: 'IB Diploma Specialists',
      description:
        'Exam-style questions with worked answers, timed tests and one-on-one classes for students of the IB Diploma.',
      path: '/',
      keywords: [
        'IB Diploma',
        'IBDP',
        'question bank',
        'Math AA',
        'Math AI',
        'Physics',
        'Chemistry',
        'practice tests',
      ],
    },
    args,
  );

export const headers = publicPage;

const drawings = { curve: CurveDrawing, vectors: VectorsDrawing, tree: TreeDrawing } as const;

export default function HomePage() {
  const site = useSite();
  return (
    <>
      <section className={styles.hero}>
        <PetalsOrnament className={styles.ornament} />
        <div className={styles.heroInner}>
          <Badge tone="violet">We are IB Diploma Specialists</Badge>
          <h1>Lead your IB Exams with our top-quality resources</h1>
          <p className={styles.lead}>Trusted by 37,000+ Students Globally</p>
          <div className={styles.actions}>
            <ButtonAnchor href={site.trialClassUrl} size="lg">
              Book a Free Trial Class
            </ButtonAnchor>
            <ButtonLink to={bankRoot} size="lg" variant="secondary">
              Start for free
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className={styles.cards} aria-label="What you can do here">
        {homeCards
          .filter((card) => !isLeftOut(site.variant, card.to ?? ''))
          .map((card) => {
            const Drawing = drawings[card.drawing];
            const inside = (
              <>
                <Drawing className={styles.cardDrawing} />
                <h2>{card.title}</h2>
                <p>{card.text}</p>
                <span className={styles.go}>
                  {card.action} <ArrowRight aria-hidden="true" />
                </span>
              </>
            );
            return card.to ? (
              <Link key={card.title} to={card.to} className={styles.card}>
                {inside}
              </Link>
            ) : (
              <a
                key={card.title}
                href={site.consultationUrl}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.card}
              >
                {inside}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            );
          })}
      </section>
    </>
  );
}
