import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';

export const typesetText = endpoint({
  name: 'typesetText',
  tag: 'Staff: questions',
  method: 'POST',
  path: '/api/admin/typeset',
  access: 'staff',
  summary: 'Markdown with LaTeX between dollar signs, as pages will show it. Says which formula is wrong.',
  body: z.object({
    text: z.string().max(20_000, { error: 'Please keep it under 20000 characters', abort: true }),
    /** Whose figures the text may show. */
    question_id: recordId.optional(),
  }),
  response: z.object({ html: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'unavailable'],
});
