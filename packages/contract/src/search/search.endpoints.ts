import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { lineOfText } from '../platform/text.schema.ts';

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
    /** Of a topic: how many questions it and the topics below it have. */
    question_count: z.int().optional(),
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

export const popularTopics = endpoint({
  name: 'popularTopics',
  tag: 'Search',
  method: 'GET',
  path: '/api/search/popular',
  access: 'anyone',
  summary:
    'Topics to begin with, before anything is typed: those chosen most often, of the subjects that are the reader’s own.',
  query: z.object({ subject: z.string().max(100).optional() }),
  response: z.array(searchResultSchema),
  errors: ['invalid_input'],
});

export const countSearch = endpoint({
  name: 'countSearch',
  tag: 'Search',
  method: 'POST',
  path: '/api/searches',
  access: 'anyone',
  underLoad: 'visitor',
  summary:
    'Counts a search once it is final, so that staff learn what isn’t found. Who searched is not kept.',
  body: z.object({
    query: lineOfText(200, 'Please keep the words under 200 characters').min(1, 'Please enter a word'),
    /** False for a choice made from a search that was counted before. */
    searched: z.boolean(),
    /** Something was found, and not only topics that come near. */
    found: z.boolean(),
    /** A result was chosen. */
    chosen: z.boolean(),
    /** Which topic, where it was one. */
    topic_id: recordId.optional(),
  }),
  status: 202,
  response: z.object({}),
  errors: ['invalid_input'],
});
