import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type BankAddress, bankPath } from '~/lib/bank/bank-address.ts';
import type { GoTo } from './use-chosen-address.ts';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: BankAddress; onGo: GoTo };

/**
 * A plain link to another list, so it works before and without scripts. With them it is a choice like any other: the
 * next one builds on it, also while its list is on the way.
 */
export function ListLink({ to, onGo, ...props }: ListLinkProps) {
  return (
    <Link
      to={bankPath(to)}
      preventScrollReset
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo(to);
      }}
      {...props}
    />
  );
}
