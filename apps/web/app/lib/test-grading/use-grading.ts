import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';

const gradingKey = (slug: string) => ['grading', slug] as const;

export const useGrading = (slug: string) =>
  useQuery({
    queryKey: gradingKey(slug),
    queryFn: () => api('GET /api/test/:slug/grading', { params: { slug } }),
    // It is paid for in another window, uploaded from a phone, graded by somebody else.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

export function useSetGrading(slug: string) {
  const client = useQueryClient();
  return useCallback(
    (grading: Grading) => client.setQueryData<Grading>(gradingKey(slug), grading),
    [client, slug],
  );
}
