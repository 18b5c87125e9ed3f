import { Button } from '~/ui/button.tsx';
import styles from './blocked-wishes.module.css';

type TopicsFailedProps = { query: { readonly isFetching: boolean; readonly refetch: () => unknown } };

export function TopicsFailed({ query }: TopicsFailedProps) {
  return (
    <div role="alert" className={styles.blocked}>
      <p>The topics of this subject could not be loaded.</p>
      <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
