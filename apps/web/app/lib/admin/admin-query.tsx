import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page.tsx';
import { Skeleton, SkeletonPage } from '../../ui/skeleton.tsx';
import { messageOf } from '../api-error.ts';

type AdminQueryProps<Data> = {
  query: UseQueryResult<Data>;
  /** What is loaded, in lower case: 'the payments'. */
  what: string;
  children: (data: Data) => ReactNode;
};

/** The three states that every list of the admin area has before it is there. */
export function AdminQuery<Data>({ query, what, children }: AdminQueryProps<Data>) {
  if (query.isPending) {
    return (
      <SkeletonPage label={`Loading ${what}…`}>
        <Skeleton height="16rem" />
      </SkeletonPage>
    );
  }
  if (query.isError) {
    return (
      <EmptyState
        title={`We could not load ${what}`}
        text={messageOf(query.error)}
        action={
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return children(query.data);
}
