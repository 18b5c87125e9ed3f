import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { type TopicSlugs, topicListPath } from '~/lib/bank/bank-address.ts';

/** The address that tiles have always led to; the server sends it on to the bank's own. */
const tileRoot = '/ib-diploma-program-question-bank';

type TopicLinkProps = { slugs: TopicSlugs; empty: boolean; className?: string; children: ReactNode };

/**
 * A tile of the catalogue. A redirect would lose the navigation state, so a plain click goes where it leads by
 * itself and takes the slugs along. Tiles without questions are greyed and lead nowhere.
 */
export function TopicLink({ slugs, empty, className, children }: TopicLinkProps) {
  const navigate = useNavigate();
  if (empty) {
    return (
      <span className={className} data-empty="true">
        {children}
      </span>
    );
  }
  return (
    <Link
      to={topicListPath(slugs, tileRoot)}
      state={slugs}
      className={className}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(topicListPath(slugs), { state: slugs });
      }}
    >
      {children}
    </Link>
  );
}
