import { useEffect, useRef } from 'react';
import { layOutTheRest } from '~/lib/first-sight.ts';
import { pageMetadata } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { siteData } from '~/lib/structured-data.ts';
import type { Route } from './+types/home.page.ts';
import { Banner } from './home/banner.tsx';
import { Cards } from './home/cards.tsx';
import { Challenges } from './home/challenges.tsx';
import { ChatWidget } from './home/chat-widget.tsx';
import { Demo } from './home/demo.tsx';
import { Hero } from './home/hero.tsx';
import styles from './home/home.module.css';
import { Promos } from './home/promos.tsx';
import { Statistics } from './home/statistics.tsx';
import { SubjectTiles } from './home/subject-tiles.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { UniversityMarks } from './home/university-marks.tsx';
import { WhyUs } from './home/why-us.tsx';

export const meta = (args: Route.MetaArgs) =>
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
      structuredData: siteData,
    },
    args,
  );

export const headers = publicPage;

export default function HomePage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => layOutTheRest(page.current), []);
  return (
    <div ref={page} className={styles.home}>
      <Hero />
      <UniversityMarks />
      <Cards />
      <Statistics />
      <Challenges />
      <SubjectTiles />
      <WhyUs />
      <Demo />
      <Banner />
      <Testimonials />
      <Promos />
      <ChatWidget />
    </div>
  );
}
