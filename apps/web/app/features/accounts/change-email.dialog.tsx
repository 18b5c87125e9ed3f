import { useId } from 'react';
import { api } from '~/lib/api.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FieldStack, FormAlert, TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { refusalAtFields } from './form-problems.ts';
import { useAccountForm } from './use-account-form.ts';

type ChangeEmailDialogProps = { email: string; open: boolean; onClose: () => void };

/** For whoever waits for a message that went to a mistyped address. */
export function ChangeEmailDialog({ email, open, onClose }: ChangeEmailDialogProps) {
  const formId = useId();
  const form = useAccountForm({
    initial: { email },
    send: async (values) => {
      const { user } = await api('PUT /api/user', { body: values });
      authStore.getState().setUser(user);
      toast.success(`We sent a link to ${user.email}`);
      onClose();
      return 'done';
    },
    refused: (error) => refusalAtFields(error, ['email']),
  });
  const typed = form.values.email.trim().toLowerCase();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Change e-mail address"
      description="We send a new link there, and the earlier ones stop working."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.busy} disabled={typed === '' || typed === email}>
            Change and send link
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} aria-label="Change e-mail address">
        <FieldStack>
          <FormAlert errors={form.problems.list} />
          <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" />
        </FieldStack>
      </form>
    </Dialog>
  );
}
