import { Ban, CircleAlert, CircleCheck, Lock } from 'lucide-react';
import { Badge } from '~/ui/badge.tsx';
import type { AdminUser } from './user-words.ts';
import styles from './users.module.css';

type AccountStateProps = { user: Pick<AdminUser, 'disabled_at' | 'locked_at' | 'verified'> };

/** What keeps an account from being used comes first; of one that is in order, whether its address is known. */
export function AccountState({ user }: AccountStateProps) {
  return (
    <span className={styles.badges}>
      {user.disabled_at && (
        <Badge tone="red" icon={<Ban aria-hidden="true" />}>
          Disabled
        </Badge>
      )}
      {user.locked_at && (
        <Badge tone="red" icon={<Lock aria-hidden="true" />}>
          Locked
        </Badge>
      )}
      {user.verified ? (
        <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
          Verified
        </Badge>
      ) : (
        <Badge tone="amber" icon={<CircleAlert aria-hidden="true" />}>
          Not verified
        </Badge>
      )}
    </span>
  );
}
