import type { UserAction } from '@sevenfold/contract/accounts/staff-actions.rules';
import { displayName } from '@sevenfold/contract/accounts/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import type { AdminUser } from './user-words.ts';
import { roleNames } from './user-words.ts';

type Action = Exclude<UserAction, 'delete' | 'change-plan'>;

/** Reads everything of users again, after something was done to one. */
export function useRefreshUsers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['admin', 'users'] });
}

/** Does something to an account, says what happened, and shows it as it is then. */
export function useUserAction(user: AdminUser) {
  const refresh = useRefreshUsers();
  const [busy, setBusy] = useState<Action>();

  const act = async (action: Action, roleId?: AdminUser['role_id']) => {
    setBusy(action);
    try {
      toast.success(await perform(action, user, roleId));
    } catch (error) {
      toast.error(messageOf(error));
    }
    await refresh();
    setBusy(undefined);
  };
  return { busy, act };
}

/** What to tell once it is done. */
async function perform(action: Action, user: AdminUser, roleId?: AdminUser['role_id']): Promise<string> {
  const name = displayName(user);
  const params = { id: user.id };
  switch (action) {
    case 'verify':
      await api('POST /api/admin/users/:id/verify', { params });
      return `The e-mail address of ${name} counts as verified.`;
    case 'unlock':
      await api('POST /api/admin/users/:id/unlock', { params });
      return `${name} can log in again; all devices are forgotten.`;
    case 'disable':
      await api('POST /api/admin/users/:id/disable', { params });
      return `The account of ${name} is disabled.`;
    case 'enable':
      await api('POST /api/admin/users/:id/enable', { params });
      return `The account of ${name} is enabled.`;
    case 'end-sessions': {
      const { ended } = await api('POST /api/admin/users/:id/end-sessions', { params });
      return ended === 0
        ? 'There was no other session.'
        : `${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`;
    }
    case 'change-role': {
      const role_id = roleId ?? user.role_id;
      await api('PUT /api/admin/users/:id/role', { params, body: { role_id } });
      return `${name} is ${role_id === 3 ? 'a student' : role_id === 2 ? 'staff' : 'an owner'} now.`;
    }
  }
}

export const roleOptions = ([3, 2, 1] as const).map((id) => ({ value: String(id), label: roleNames[id] }));
