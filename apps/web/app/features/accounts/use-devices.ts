import type { Device } from '@sevenfold/contract/accounts/profile.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { forgetDrafts } from '~/lib/drafts.ts';
import { toast } from '~/ui/toast.ts';

const keyOf = (userId: string) => ['devices', userId] as const;

export const useDevices = (userId: string) =>
  useQuery({ queryKey: keyOf(userId), queryFn: () => api('GET /api/user/devices') });

export function useRemoveDevice(userId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ id }: Device) => api('DELETE /api/user/devices/:id', { params: { id } }),
    onSuccess: async ({ message }, device) => {
      toast.success(message);
      if (device.current) {
        const left = navigate('/', { flushSync: true });
        // The session went with the device.
        authStore.getState().signOut();
        forgetDrafts();
        await left;
      } else {
        queries.setQueryData<Device[]>(keyOf(userId), (known) =>
          known?.filter((each) => each.id !== device.id),
        );
      }
    },
    onError: async (error) => {
      toast.error(messageOf(error));
      await queries.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
}
