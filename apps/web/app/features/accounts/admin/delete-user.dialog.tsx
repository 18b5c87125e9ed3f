import { displayName } from '@sevenfold/contract/accounts/user';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import type { AdminUser } from './user-words.ts';

type DeleteUserDialogProps = { user: AdminUser; open: boolean; onClose: () => void };

/** Asks for the e-mail address, so that nobody deletes the account next to the one that was meant. */
export function DeleteUserDialog({ user, open, onClose }: DeleteUserDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const right = email.trim().toLowerCase() === user.email.toLowerCase();

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!right || busy) return;
    setBusy(true);
    try {
      await api('DELETE /api/admin/users/:id', { params: { id: user.id }, body: { email } });
      toast.success(`The account of ${displayName(user)} has been deleted.`);
      // Away first: as long as this page is shown, it would ask again for what is gone.
      await navigate('/admin/users');
      queries.removeQueries({ queryKey: ['admin', 'users', 'one', user.id], type: 'inactive' });
      await queries.invalidateQueries({ queryKey: ['admin', 'users', 'list'] });
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setProblem(error.issues[0]?.message);
      else toast.error(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete the account of ${displayName(user)}?`}
      description="Profile, tests, answer sheets, doubts, bookmarks and sessions are gone for good. A subscription is cancelled at the payment provider first. What was paid stays in the books, without the person."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" disabled={!right} busy={busy}>
            Delete account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void remove(event)}>
        <TextField
          label="E-mail of the account"
          name="email"
          value={email}
          onChange={(value) => {
            setEmail(value);
            setProblem(undefined);
          }}
          hint={`Type ${user.email} to go on.`}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </form>
    </Dialog>
  );
}
