import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

const topicName = z.object({ topic_name: z.string(), slug: z.string() });

/** A topic above the result, and the one above that. */
const parentSchema = z.object({ ...topicName.shape, parent_topic: topicName.nullable() }).nullable();

export const searchResultSchema = z
  .object({
    indexUid: z.enum(['sevenfold-questions', 'sevenfold-topics']),
    id: z.int(),
    /** Of a topic itself; of a question's topic otherwise. */
    slug: z.string(),
    questions_text: z.string().nullable(),
    topic_name: z.string(),
    subject: z.object({ subject_name: z.string(), slug: z.string() }),
    topic: topicName,
    parent_topic: parentSchema,
    /** What to show, in parts: those that matched are marked. Plain text, never HTML. */
    _formatted: z.array(z.object({ text: z.string(), hit: z.boolean() })),
  })
  .meta({ id: 'SearchResult' });

export const search = endpoint({
  name: 'search',
  tag: 'Search',
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  summary: 'Topics and questions by meaning of the words typed so far; misspellings are forgiven.',
  query: z.object({ query: z.string().trim().max(200).default('') }),
  response: z.array(searchResultSchema),
  errors: ['invalid_input'],
});
