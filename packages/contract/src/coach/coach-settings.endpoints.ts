import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  courseSchema,
  historyEventSchema,
  mapTopicSchema,
  timeZoneSchema,
  toldExamSchema,
} from './coach.schema.ts';

const tag = 'Coach';
const signedIn = ['invalid_input', 'not_signed_in'] as const;

const settingsSchema = z
  .object({
    courses: z.array(courseSchema),
    exams: z.array(
      z.object({
        subject: z.string(),
        session: toldExamSchema.shape.session,
        year: z.int(),
        date: z.iso.date().nullable(),
      }),
    ),
    weekly_mail: z.boolean(),
    /** Since when a link for parents is open; null where there is none. The link itself is told once, when it is made. */
    shared_since: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CoachSettings' });

export const getCoachSettings = endpoint({
  name: 'getCoachSettings',
  tag,
  method: 'GET',
  path: '/api/coach/settings',
  access: 'signed-in',
  summary: "The caller's exams, week by mail and link for parents.",
  response: settingsSchema,
  errors: ['not_signed_in'],
});

export const tellExams = endpoint({
  name: 'tellExams',
  tag,
  method: 'PUT',
  path: '/api/coach/exams',
  access: 'signed-in',
  summary:
    'The courses that the caller takes, each with its exam session. Takes the place of what was told before.',
  body: z.object({
    exams: z
      .array(toldExamSchema)
      .max(20)
      .refine((exams) => new Set(exams.map(({ subject }) => subject)).size === exams.length, {
        error: 'Each subject at most once',
      }),
  }),
  response: settingsSchema,
  errors: [...signedIn, 'not_found'],
});

export const setWeeklyMail = endpoint({
  name: 'setWeeklyMail',
  tag,
  method: 'PUT',
  path: '/api/coach/mail',
  access: 'signed-in',
  summary: 'Whether a mail a week tells of what was done, what is due and what comes next.',
  body: z.object({ weekly: z.boolean(), time_zone: timeZoneSchema.default('UTC') }),
  response: settingsSchema,
  errors: signedIn,
});

/** As it stands in mails; what it is made of is the server's business. */
const mailTokenSchema = z.string().regex(/^[\w-]{20,200}$/, 'must be a link from a mail');

export const endWeeklyMail = endpoint({
  name: 'endWeeklyMail',
  tag,
  method: 'POST',
  path: '/api/coach/unsubscribe/:token',
  access: 'anyone',
  summary:
    'Ends the week by mail, by the link in it; saying it again changes nothing. Mail programs send this by themselves (RFC 8058).',
  params: z.object({ token: mailTokenSchema }),
  response: z.object({ message: z.string() }),
  errors: ['invalid_input', 'invalid_token'],
});

export const shareProgress = endpoint({
  name: 'shareProgress',
  tag,
  method: 'POST',
  path: '/api/coach/share',
  access: 'signed-in',
  status: 201,
  summary: 'Makes a link with which parents read along. One that was made before ends. It is told only now.',
  response: z.object({ token: z.string(), path: z.string(), shared_since: z.iso.datetime() }),
  errors: ['not_signed_in'],
});

export const endSharing = endpoint({
  name: 'endSharing',
  tag,
  method: 'DELETE',
  path: '/api/coach/share',
  access: 'signed-in',
  summary: 'Ends the link for parents, at once.',
  response: z.object({ message: z.string() }),
  errors: ['not_signed_in'],
});

export const getSharedProgress = endpoint({
  name: 'getSharedProgress',
  tag,
  method: 'GET',
  path: '/api/shared-progress/:token',
  access: 'anyone',
  summary:
    'What a student shows to parents: the map of each course and the last weeks. No address, no question, no reply.',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/, 'must be a link that was shared') }),
  response: z.object({
    /** The first name, or how the student calls herself. */
    student: z.string(),
    shared_since: z.iso.datetime(),
    courses: z.array(
      courseSchema.extend({
        topics: z.array(mapTopicSchema),
        grade: z.object({ low: z.int(), high: z.int(), sureness: z.number() }).nullable(),
      }),
    ),
    /** The last eight weeks from Monday on (UTC), the oldest first. */
    weeks: z.array(z.object({ from: z.iso.date(), questions: z.int() })),
  }),
  errors: ['invalid_input', 'not_found'],
});

export const exportCoach = endpoint({
  name: 'exportCoach',
  tag,
  method: 'GET',
  path: '/api/coach/export',
  access: 'signed-in',
  summary: 'All that is kept and derived of the caller, as JSON.',
  response: z.object({
    exported_at: z.iso.datetime(),
    settings: settingsSchema,
    events: z.array(
      historyEventSchema.extend({
        design: z.string(),
        replies: z.array(
          z.object({ field: z.string(), value: z.string(), marks: z.number(), of: z.number() }),
        ),
        comment: z.string().nullable(),
        own_note: z.string().nullable(),
      }),
    ),
    derived: z.array(z.object({ subject: z.string(), state: z.unknown() })),
  }),
  responseType: 'application/json',
  errors: ['not_signed_in', 'too_many_attempts'],
});

export const exportCoachTable = endpoint({
  name: 'exportCoachTable',
  tag,
  method: 'GET',
  path: '/api/coach/export/csv',
  access: 'signed-in',
  summary: 'Every event that is kept of the caller, as CSV, the oldest first.',
  response: z.unknown(),
  responseType: 'text/csv',
  errors: ['not_signed_in', 'too_many_attempts'],
});

export const forgetCoach = endpoint({
  name: 'forgetCoach',
  tag,
  method: 'DELETE',
  path: '/api/coach',
  access: 'signed-in',
  summary:
    'Deletes events, estimates, notes about mistakes, exams, the week by mail and the link for parents. Tests and replies stay.',
  /** So that no slip deletes it. */
  body: z.object({
    confirm: z.literal('delete', { error: 'Please confirm that everything is to be deleted' }),
  }),
  response: z.object({ message: z.string() }),
  errors: signedIn,
});
