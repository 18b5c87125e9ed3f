import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { overviewDays } from './overview.rules.ts';

/** What may wait for somebody. Each kind is told by the feature that knows of it. */
export const attentionKinds = ['grading', 'doubts', 'reports', 'payments', 'jobs', 'locked'] as const;

const seriesSchema = z.object({
  key: z.enum(['sign_ups', 'active_students', 'tests_finished', 'revenue', 'visitors']),
  /** In the whole period, and in the one of the same length before it. Revenue is in the currency's smallest unit. */
  total: z.int(),
  before: z.int(),
  points: z.array(z.object({ from: z.iso.date(), count: z.int() })),
});

export const getOverview = endpoint({
  name: 'getOverview',
  tag: 'Insights',
  method: 'GET',
  path: '/api/admin/overview',
  access: 'staff',
  summary: 'What needs attention now, and how the academy did in the last days, all in UTC.',
  query: z.object({
    days: z
      .enum(overviewDays.map(String) as [string, ...string[]])
      .default('30')
      .transform(Number),
  }),
  response: z.object({
    attention: z.array(
      z.object({
        kind: z.enum(attentionKinds),
        count: z.int(),
        /** Since when the first of them waits. */
        oldest_at: z.iso.datetime().nullable(),
        /** By when the first of them has to be done, and how many are late; null where nothing was promised. */
        due: z.object({ at: z.iso.datetime(), late: z.int() }).nullable(),
      }),
    ),
    unit: z.enum(['day', 'week']),
    series: z.array(seriesSchema),
    subjects: z.array(
      z.object({
        subject_name: z.string(),
        /** Questions that students marked as completed in the period, and who did. */
        completed: z.int(),
        students: z.int(),
        tests_finished: z.int(),
      }),
    ),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});
