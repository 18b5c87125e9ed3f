import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';

const staffRefusals = ['invalid_input', 'not_signed_in', 'not_allowed'] as const;
const id = z.object({ id: recordId });

export const missedSearchSchema = z
  .object({
    id: z.int(),
    /** As it was typed, in lower case. */
    query: z.string(),
    searches: z.int(),
    without_result: z.int(),
    /** Something was found, and nothing of it chosen. */
    without_click: z.int(),
    last_at: z.iso.datetime(),
  })
  .meta({ id: 'MissedSearch' });

export const listMissedSearches = endpoint({
  name: 'listMissedSearches',
  tag: 'Staff: searches',
  method: 'GET',
  path: '/api/admin/searches',
  access: 'staff',
  summary: 'What was searched without a result, or without one that was chosen; of everybody together.',
  query: z.object({
    ...pageQuery(['count', 'latest']),
    missed: z.enum(['result', 'click']).default('result'),
  }),
  response: pageOf(missedSearchSchema),
  errors: staffRefusals,
});

export const addSearchToTopic = endpoint({
  name: 'addSearchToTopic',
  tag: 'Staff: searches',
  method: 'POST',
  path: '/api/admin/searches/:id/topic',
  access: 'staff',
  summary:
    'Adds what was searched to the words of a topic, and of its topic at the other level; the search leaves the list.',
  params: id,
  body: z.object({ topic_id: recordId }),
  response: z.object({
    /** Those that have the word now and hadn't before. */
    topics: z.array(z.object({ id: z.int(), topic_name: z.string(), subject_name: z.string() })),
  }),
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const dismissSearch = endpoint({
  name: 'dismissSearch',
  tag: 'Staff: searches',
  method: 'DELETE',
  path: '/api/admin/searches/:id',
  access: 'staff',
  summary: 'Takes a search off the list. It comes back when somebody searches so again.',
  params: id,
  response: z.object({ message: z.string() }),
  errors: [...staffRefusals, 'not_found'],
});
