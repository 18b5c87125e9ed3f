import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';

export const useOwnTests = () =>
  useQuery({ queryKey: ['hand-in', 'tests'], queryFn: () => api('GET /api/test') });
