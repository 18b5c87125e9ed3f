import type { Today } from '@sevenfold/contract/coach/coach';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useNow } from '~/lib/admin/use-now.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page.tsx';
import { CourseChoice } from '../course-choice.tsx';
import { ExamsForm } from '../settings/exams-form.tsx';
import { useToday } from '../use-coach.ts';
import type { Route } from './+types/today.page.ts';
import { ContinueList } from './continue-list.tsx';
import { ExamAsk } from './exam-ask.tsx';
import { keepLength, sessionLength } from './kept-length.ts';
import { SessionCard } from './session-card.tsx';
import { DoneCard, DueCard, ExamsCard } from './side-cards.tsx';
import styles from './today.module.css';
import { areExamsOver, leadOf } from './today-words.rules.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Today'),
      description: 'What to do next, and why.',
      path: '/today',
      noIndex: true,
    },
    args,
  );

const dateHere = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

export default function TodayPage() {
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  // Its own state beside the address: a choice shows at once, and not after the step to another address.
  const [length, setLength] = useState(() => sessionLength(search));
  const subject = search.get('subject') ?? undefined;
  const query = useToday(length, subject);
  const change = (part: Record<string, string>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams({ ...Object.fromEntries(current), ...part });
        if (part.subject === '') next.delete('subject');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const known = query.data && query.data.courses.length > 0 ? query.data : undefined;
  const chosen = (known?.courses ?? []).filter(
    (one) => subject === undefined || one.subject.slug === subject,
  );
  return (
    <>
      <PageHeader
        title={
          <>
            Today <span className={styles.date}>{dateHere.format(now)}</span>
          </>
        }
        lead={known && leadOf({ ...known, courses: chosen }, now)}
        actions={
          known && (
            <CourseChoice
              courses={known.courses}
              value={subject ?? ''}
              all="All courses"
              onChange={(slug) => change({ subject: slug })}
            />
          )
        }
      />
      <Loaded query={query} what="your day" height="28rem">
        {(today) =>
          today.courses.length === 0 ? (
            <>
              <ContinueList begun={today.continue} readAt={query.dataUpdatedAt} onTimeUp={query.refetch} />
              <Welcome />
            </>
          ) : (
            <div className={styles.columns}>
              <div className={styles.main}>
                <ContinueList begun={today.continue} readAt={query.dataUpdatedAt} onTimeUp={query.refetch} />
                <ExamAsk courses={today.courses} />
                <SessionCard
                  session={today.session}
                  isNothingDone={today.done_today.questions === 0}
                  isOver={areExamsOver(chosen)}
                  length={length}
                  busy={query.isPlaceholderData}
                  onLength={(minutes) => {
                    setLength(minutes);
                    keepLength(minutes);
                    change({ minutes: String(minutes) });
                  }}
                />
              </div>
              <Aside today={today} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function Aside({ today }: { today: Today }) {
  return (
    <div className={styles.aside}>
      <ExamsCard courses={today.courses} />
      <DoneCard done={today.done_today} />
      <DueCard due={today.due} />
    </div>
  );
}

/** Asked once, before there is anything to plan with. */
function Welcome() {
  return (
    <Card as="section" padding="lg" className={styles.welcome} aria-labelledby="welcome-heading">
      <h2 id="welcome-heading">What are you preparing for?</h2>
      <p>
        Tell us your course and when you sit the exam. We then choose the next best questions for the time
        that you have, and show where you stand as soon as there is enough to say.
      </p>
      <ExamsForm courses={[]} submitLabel="Make my first session" />
      <p className={styles.skip}>
        Not sure yet? <Link to={bankRoot}>Choose a question in the bank</Link>: your sessions begin with the
        course that you practise.
      </p>
    </Card>
  );
}
