import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { otherReason, reportReasons, reportReceived } from './report.rules.ts';

export const reportQuestion = endpoint({
  name: 'reportQuestion',
  tag: 'Reports',
  method: 'POST',
  path: '/api/report',
  alsoAt: ['/report'],
  access: 'signed-in',
  summary: `Reports a question to staff. The reporter is the caller, whatever reportedById says. Answers '${reportReceived}'`,
  body: z
    .object({
      type: z.enum(reportReasons),
      description: z
        .string()
        .trim()
        .max(2000, { error: 'Please keep it under 2000 characters', abort: true })
        .default(''),
      reportedById: z.string().max(100).optional(),
      questionId: recordId,
    })
    .refine((report) => report.type !== otherReason || report.description !== '', {
      path: ['description'],
      message: 'Please tell us what is wrong',
    }),
  status: 201,
  response: z.object({ message: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'too_many_attempts'],
});
