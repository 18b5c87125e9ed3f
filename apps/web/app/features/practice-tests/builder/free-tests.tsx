import { useId, useState } from 'react';
import { useAudience } from '~/lib/auth/auth-store.ts';
import type { useAllowance } from '~/lib/test-allowance/use-allowance.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './free-tests.module.css';

type FreeTestsProps = { allowance: ReturnType<typeof useAllowance>['allowance'] };

/** The counter beside the title. Those who make as many tests as they like have none. */
export function FreeTests({ allowance }: FreeTestsProps) {
  const audience = useAudience();
  const tip = useId();
  const [dismissed, setDismissed] = useState(false);
  if (!allowance) {
    return audience === 'visitor' || audience === 'staff' ? null : (
      <span data-show-for="users">
        <span data-show-for="non-staff">
          <Skeleton width="14rem" height="1.75rem" />
        </span>
      </span>
    );
  }
  if (allowance.limit === null) return null;
  return (
    <span className={styles.counter} data-dismissed={dismissed}>
      <button
        type="button"
        aria-describedby={tip}
        data-full={allowance.used >= allowance.limit}
        onPointerEnter={() => setDismissed(false)}
        onFocus={() => setDismissed(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDismissed(true);
        }}
      >
        {allowance.used} of {allowance.limit} {allowance.plan === 'free' && 'free '}tests this month
      </button>
      <span role="tooltip" id={tip} className={styles.tip}>
        Subscribe to unlock unlimited tests
      </span>
    </span>
  );
}
