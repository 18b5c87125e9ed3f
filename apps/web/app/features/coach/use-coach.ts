import type { CoachSettings } from '@sevenfold/contract/coach/coach';
import type { SessionLength } from '@sevenfold/contract/coach/coach.constants';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import type { CallParts } from '~/lib/api-call.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { putAnswer } from '~/lib/query.ts';

type ToldExam = CallParts<'PUT /api/coach/exams'>['body']['exams'][number];

const useOwner = () => useAuth((state) => state.user?.id);

/** Where the reader is: it decides what today is. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export function useToday(minutes: SessionLength, subject: string | undefined) {
  return useQuery({
    queryKey: ['coach', useOwner(), 'today', { minutes, subject }],
    queryFn: () =>
      api('GET /api/coach/today', {
        query: { minutes: `${minutes}`, time_zone: timeZone(), ...(subject && { subject }) },
      }),
    placeholderData: keepPreviousData,
    // Whoever comes back from a question wants to see what is left.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function useMap(subject: string | undefined) {
  return useQuery({
    queryKey: ['coach', useOwner(), 'map', subject],
    queryFn: () => api('GET /api/coach/map', { query: subject ? { subject } : {} }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useGrade(subject: string | undefined) {
  return useQuery({
    queryKey: ['coach', useOwner(), 'grade', subject],
    queryFn: () => api('GET /api/coach/grade', { query: { subject: subject ?? '' } }),
    enabled: subject !== undefined,
    refetchOnMount: 'always',
  });
}

const useSettingsKey = () => ['coach', useOwner(), 'settings'] as const;

export function useSettings() {
  return useQuery({ queryKey: useSettingsKey(), queryFn: () => api('GET /api/coach/settings') });
}

/** What was changed is known at once; everything that follows from it is asked for anew. */
function adopt(queries: QueryClient, queryKey: readonly unknown[], settings: CoachSettings) {
  putAnswer(queries, queryKey, settings);
  return queries.invalidateQueries({
    predicate: (query) => query.queryKey[0] === 'coach' && query.queryKey[2] !== 'settings',
  });
}

export function useTellExams() {
  const queries = useQueryClient();
  const queryKey = useSettingsKey();
  return useMutation({
    mutationFn: (exams: readonly ToldExam[]) => api('PUT /api/coach/exams', { body: { exams: [...exams] } }),
    onSuccess: (settings) => adopt(queries, queryKey, settings),
  });
}

export function useWeeklyMail() {
  const queries = useQueryClient();
  const queryKey = useSettingsKey();
  return useMutation({
    mutationFn: (weekly: boolean) => api('PUT /api/coach/mail', { body: { weekly, time_zone: timeZone() } }),
    onSuccess: (settings) => putAnswer(queries, queryKey, settings),
  });
}

/** After something that the server changed by itself: the link for parents, or everything. */
export function useForgetAnswers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['coach'] });
}

export const subjectsQuery = {
  queryKey: ['subjects'],
  queryFn: () => api('GET /api/subjects', { query: { excludeChildren: 'true' } }),
} as const;
