import { phoneSigns } from '@sevenfold/contract/accounts/phone.rules';
import type { User } from '@sevenfold/contract/accounts/user';
import { useId } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FieldStack, FormAlert, TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { refusalAtFields } from './form-problems.ts';
import { useAccountForm } from './use-account-form.ts';

type EditDetailsDialogProps = { user: User; open: boolean; onClose: () => void };

const fields = ['full_name', 'email', 'phone'] as const;

export function EditDetailsDialog({ user, open, onClose }: EditDetailsDialogProps) {
  const formId = useId();
  const form = useAccountForm({
    initial: { full_name: user.full_name ?? '', email: user.email, phone: user.phone ?? '' },
    send: async (values) => {
      const answer = await api('PUT /api/user', { body: values });
      authStore.getState().setUser(answer.user);
      toast.success('Updated profile successfully');
      onClose();
      return 'done';
    },
    refused: (error) => {
      toast.error(messageOf(error));
      return refusalAtFields(error, fields);
    },
  });
  const phone = form.field('phone');
  const emailChanges = form.values.email.trim().toLowerCase() !== user.email;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Details"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            Save Details
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} aria-label="Edit details">
        <FieldStack>
          <FormAlert errors={form.problems.list} />
          <TextField {...form.field('full_name')} label="Full Name" autoComplete="name" maxLength={120} />
          <TextField
            {...form.field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            hint={
              emailChanges
                ? 'You will have to verify the new address: we send a link to it.'
                : 'A new address has to be verified again.'
            }
          />
          <TextField
            {...phone}
            onChange={(typed) => phone.onChange(phoneSigns(typed))}
            label="Mobile No."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="With the country code, such as +91 98765 43210"
            maxLength={30}
            optional
          />
        </FieldStack>
      </form>
    </Dialog>
  );
}
