import type { User } from '@sevenfold/contract/accounts/user';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './profile.module.css';

/** What onboarding asked for. */
export function StudiesCard({ user }: { user: User }) {
  const facts = [
    ['IB year', user.ib_year],
    ['Math course', user.math_course],
    ['Country', user.country],
    ['School', user.school],
  ] as const;
  const answered = facts.some(([, value]) => value);
  return (
    <Card as="section" padding="lg" aria-labelledby="studies-heading">
      <div className={styles.cardHead}>
        <h2 id="studies-heading">Your studies</h2>
        <ButtonLink
          to="/onboarding"
          state={{ currentUrl: '/account-details/profile-details' }}
          variant="secondary"
          size="sm"
        >
          {answered ? 'Change answers' : 'Tell us'}
        </ButtonLink>
      </div>
      {answered ? (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || <span className={styles.none}>Not told yet</span>}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.cardText}>Three short questions help us show you what fits your course.</p>
      )}
    </Card>
  );
}
