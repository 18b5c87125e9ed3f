import { Link } from 'react-router';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { Card } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { toast } from '~/ui/toast.ts';
import { useWeeklyMail } from '../use-coach.ts';
import styles from './settings.module.css';

export function WeeklyMail({ isOn }: { isOn: boolean }) {
  const mail = useWeeklyMail();
  const isVerified = useAuth((state) => state.user?.verified === true);
  // Shown at once; a refusal brings back what is true.
  const shown = mail.isPending ? mail.variables : isOn;
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="mail-heading">
      <h2 id="mail-heading">Your week by mail</h2>
      <p className={styles.lead}>
        One mail a week: what you did, what is due and what comes next. Every mail has a link that ends it.
      </p>
      <Checkbox
        label="Send me my week"
        checked={shown}
        onChange={(on) =>
          mail.mutate(on, {
            onSuccess: () => toast.success(on ? 'Your week will come by mail.' : 'No more weekly mails.'),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      />
      {shown && !isVerified && (
        <p className={styles.lead}>
          It begins once you have verified your e-mail address in{' '}
          <Link to="/account-details">your profile</Link>.
        </p>
      )}
    </Card>
  );
}
