import { refusalOf, type UserAction } from '@sevenfold/contract/accounts/staff-actions.rules';
import { displayName } from '@sevenfold/contract/accounts/user';
import { useState } from 'react';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { DeleteUserDialog } from './delete-user.dialog.tsx';
import { RoleField } from './role-field.tsx';
import { useUserAction } from './use-user-action.ts';
import styles from './user.module.css';
import type { AdminUser } from './user-words.ts';

type UserActionsProps = { user: AdminUser; sessions: number };

/** What can be done to the account; what this member of staff may not do isn't there. */
export function UserActions({ user, sessions }: UserActionsProps) {
  const me = useAuth((state) => state.user);
  const { busy, act } = useUserAction(user);
  const [asking, setAsking] = useState<'disable' | 'delete'>();
  if (!me) return null;
  const may = (action: UserAction) => refusalOf(action, me, user) === undefined;
  const name = displayName(user);
  const button = (
    action: Exclude<UserAction, 'change-role' | 'change-plan' | 'delete'>,
    label: string,
    onClick: () => void = () => void act(action),
  ) =>
    may(action) && (
      <Button
        variant="secondary"
        fullWidth
        busy={busy === action}
        disabled={busy !== undefined}
        onClick={onClick}
      >
        {label}
      </Button>
    );
  return (
    <Card as="section" padding="md" aria-labelledby="actions-heading" className={styles.actions}>
      <h2 id="actions-heading" className={styles.title}>
        Actions
      </h2>
      {!user.verified && button('verify', 'Verify e-mail')}
      {user.locked_at && button('unlock', 'Unlock')}
      {sessions > 0 && button('end-sessions', 'Log out everywhere')}
      {user.disabled_at
        ? button('enable', 'Enable account')
        : button('disable', 'Disable account', () => setAsking('disable'))}
      {may('change-role') && (
        <RoleField user={user} busy={busy !== undefined} onChange={(role) => void act('change-role', role)} />
      )}
      {may('delete') && (
        <Button variant="danger" fullWidth disabled={busy !== undefined} onClick={() => setAsking('delete')}>
          Delete account
        </Button>
      )}
      {user.id === me.id && <p className={styles.quiet}>This is your own account.</p>}
      {user.id !== me.id && !may('disable') && (
        <p className={styles.quiet}>More can be done to members of staff by an owner.</p>
      )}
      <ConfirmDialog
        open={asking === 'disable'}
        title={`Disable ${name}’s account?`}
        text="Every session ends at once and nobody can log in to it. Nothing is deleted, and you can enable it again. A plan that is paid for goes on: end it first if it should not."
        confirmLabel="Disable account"
        tone="danger"
        busy={busy === 'disable'}
        onConfirm={() => void act('disable').then(() => setAsking(undefined))}
        onCancel={() => setAsking(undefined)}
      />
      <DeleteUserDialog user={user} open={asking === 'delete'} onClose={() => setAsking(undefined)} />
    </Card>
  );
}
