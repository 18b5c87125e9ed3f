import { z } from 'zod';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { topicNameSchema } from '../questions/question.schema.ts';
import { reportReasons } from './report.rules.ts';

const person = z.object({ id: z.string(), name: z.string() });

const reportSchema = z.object({
  id: z.int(),
  type: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
  /** Null when the account is gone. */
  reporter: person.nullable(),
  status: z.enum(['open', 'resolved', 'dismissed']),
  closed_at: z.iso.datetime().nullable(),
  closed_by: person.nullable(),
  note: z.string().nullable(),
});

export const reportedQuestionSchema = z
  .object({
    question: z.object({
      id: z.int(),
      subject: subjectSchema,
      topic: topicNameSchema,
      topic_path: z.array(topicNameSchema),
      questions_text: z.string(),
    }),
    open: z.int(),
    total: z.int(),
    reasons: z.array(z.object({ type: z.string(), count: z.int() })),
    latest_at: z.iso.datetime(),
    /** The newest first, open ones before those that are closed; a hundred at most. */
    reports: z.array(reportSchema),
  })
  .meta({ id: 'ReportedQuestion' });

export const listReports = endpoint({
  name: 'listReports',
  tag: 'Staff: reports',
  method: 'GET',
  path: '/api/admin/reports',
  access: 'staff',
  summary: 'Reported questions with their reports. A question is open while one of its reports is.',
  query: z.object({
    ...pageQuery(['latest', 'count']),
    state: z.enum(['open', 'closed']).optional(),
    reason: z.enum(reportReasons).optional(),
  }),
  response: pageOf(reportedQuestionSchema).extend({
    /** How many questions have open reports, whatever is filtered. */
    open: z.int(),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

const questionId = z.object({ questionId: recordId });
const changed = z.object({ changed: z.int() });

export const closeReports = endpoint({
  name: 'closeReports',
  tag: 'Staff: reports',
  method: 'POST',
  path: '/api/admin/reports/:questionId/close',
  access: 'staff',
  summary: 'Closes all open reports of a question that the caller has seen, at once.',
  params: questionId,
  body: z.object({
    outcome: z.enum(['resolved', 'dismissed']),
    note: z
      .string()
      .trim()
      .max(1000, { error: 'Please keep the note under 1000 characters', abort: true })
      .default(''),
    /** The newest report that was seen: one that came in meanwhile stays open. */
    seen: recordId,
  }),
  response: changed,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
});

export const reopenReports = endpoint({
  name: 'reopenReports',
  tag: 'Staff: reports',
  method: 'POST',
  path: '/api/admin/reports/:questionId/reopen',
  access: 'staff',
  summary: 'Opens again what was closed last of a question, and takes its note away.',
  params: questionId,
  response: changed,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
});
