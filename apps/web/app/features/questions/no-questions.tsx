import { bankRoot } from '@sevenfold/contract/site/paths';
import { openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { type BankAddress, bankPath, withoutPersonal } from '~/lib/bank/bank-address.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { activeFilters, withoutFilters } from './active-filters.rules.ts';

export function NoQuestions({ address }: { address: BankAddress }) {
  return (
    <EmptyState
      drawing={<CurveDrawing />}
      title="No questions here"
      text={
        activeFilters(address).length > 0
          ? 'No question of this topic fits all of the filters. Taking one off may help.'
          : 'Questions on this topic are on their way.'
      }
      action={
        activeFilters(address).length > 0 ? (
          <ButtonLink to={bankPath(withoutFilters(address))}>Take all filters off</ButtonLink>
        ) : (
          <ButtonLink to={bankRoot}>See all topics</ButtonLink>
        )
      }
    />
  );
}

export function NeedsAccountForFilters({
  address,
  needs,
}: {
  address: BankAddress;
  needs: 'signed-in' | 'staff';
}) {
  return (
    <EmptyState
      title={needs === 'staff' ? 'These filters are for staff' : 'These filters need an account'}
      text={
        needs === 'staff'
          ? 'You can see the same list without them.'
          : 'What you completed and bookmarked is kept with your account. Log in to see it here.'
      }
      action={
        <>
          {needs === 'signed-in' && <Button onClick={() => openAuthDialog('login')}>Login/Register</Button>}
          <ButtonLink to={bankPath(withoutPersonal(address))} variant="secondary">
            Show all questions
          </ButtonLink>
        </>
      }
    />
  );
}
