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
    /** The query as it was corrected; only where something of it was. The same in every result. */
    corrected_query: z.string().optional(),
    /** Nothing was found: this topic is only called something like it. */
    nearest: z.literal(true).optional(),
  })
  .meta({ id: 'SearchResult' });

export const search = endpoint({
  name: 'search',
  tag: 'Search',
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  summary:
    'Topics and questions by meaning of the words typed so far; words that the bank doesn’t know are corrected.',
  query: z.object({
    query: z.string().trim().max(200).default(''),
    /** Nothing is to be corrected. */
    literal: z
      .enum(['true', 'false'])
      .default('false')
      .transform((word) => word === 'true'),
    /** The slug of the subject that is being read: what belongs to it comes first among equals. */
    subject: z.string().max(100).optional(),
  }),
  response: z.array(searchResultSchema),
  errors: ['invalid_input'],
});
