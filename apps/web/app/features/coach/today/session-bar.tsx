import { bankRoot } from '@sevenfold/contract/site/paths';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '~/ui/button.tsx';
import styles from './session-bar.module.css';
import { endSession, type StudySession, useStudySession } from './study-session.ts';

/** The way through a session, below each of its questions and below what they lead to in the bank. */
export function SessionBar() {
  const { pathname } = useLocation();
  const session = useStudySession();
  if (!session || !pathname.startsWith(`${bankRoot}/`)) return null;
  const { items } = session;
  const place = items.findIndex(({ path }) => path === pathname);
  const next = items[place + 1];
  return (
    <nav className={styles.bar} aria-label="Your session" data-print="hide">
      <div className={styles.row}>
        <Link to="/today" className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          Today
        </Link>
        <p className={styles.place}>
          {place === -1 ? (
            'Your session waits'
          ) : (
            <>
              Question {place + 1} of {items.length}
            </>
          )}
          <Steps items={items} place={place} />
        </p>
        {place === -1 ? (
          <ButtonLink to="/today" size="sm" variant="secondary">
            Back to it
          </ButtonLink>
        ) : next ? (
          <ButtonLink to={next.path} size="sm" aria-label={`Next question: ${next.topic}`}>
            Next
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        ) : (
          <ButtonLink to="/today" size="sm" icon={<Check aria-hidden="true" />} onClick={endSession}>
            Finish
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

/** The same for the eye. */
function Steps({ items, place }: { items: StudySession['items']; place: number }) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {items.map(({ id }, step) => (
        <span key={id} data-look={step < place ? 'past' : step === place ? 'here' : 'ahead'} />
      ))}
    </span>
  );
}
