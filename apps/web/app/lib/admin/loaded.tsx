import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { messageOf } from '../api-error.ts';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** In the middle of a sentence: 'the users'. */
  what: string;
  height?: string;
  children: (data: Data) => ReactNode;
};

/** What was asked for once it is there; until then its place, and a way to ask again when it failed. */
export function Loaded<Data>({ query, what, height = '20rem', children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <EmptyState
        title={`${what.slice(0, 1).toUpperCase()}${what.slice(1)} could not be loaded`}
        text={messageOf(query.error)}
        action={
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonPage label={`Loading ${what}…`}>
      <Skeleton height={height} />
    </SkeletonPage>
  );
}
