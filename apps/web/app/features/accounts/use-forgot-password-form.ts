import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { noProblems } from './form-problems.ts';
import { useAccountForm } from './use-account-form.ts';

export function useForgotPasswordForm(email = '') {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    initial: { email },
    send: async (values) => {
      await api('POST /api/auth/forgot-password', { body: values });
      setSentTo(values.email.trim());
      toast.success('Email sent successfully');
      return 'done';
    },
    refused: (error) => {
      toast.error(messageOf(error));
      return noProblems;
    },
  });
  return { ...form, sentTo, isEmpty: form.values.email.trim() === '' };
}
