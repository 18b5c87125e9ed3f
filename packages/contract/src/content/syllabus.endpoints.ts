import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';

const pictureSchema = z.object({ url: z.string(), alt: z.string() }).nullable();

export const syllabusSchema = z
  .object({
    title: z.string(),
    /**
     * Rich text as a tree of nodes in Lexical's JSON; shown by an allow-list renderer. A node of type `formula` has
     * its `latex`, whether it is `inline`, and `html`, which the server typeset from it.
     */
    content: z.record(z.string(), z.unknown()),
    featuredImage: pictureSchema,
    image: pictureSchema,
  })
  .meta({ id: 'Syllabus' });

export type Syllabus = z.output<typeof syllabusSchema>;

export const syllabusUnavailable = 'Syllabus and the formula for this topic are currently unavailable.';

export const getSyllabus = endpoint({
  name: 'getSyllabus',
  tag: 'Content',
  method: 'GET',
  path: '/api/syllabus',
  access: 'anyone',
  summary: 'The syllabus and formula page of a topic.',
  query: z.object({
    subject: slugSchema,
    topic: slugSchema,
    subtopic: slugSchema.optional(),
    subsubtopic: slugSchema.optional(),
  }),
  response: syllabusSchema,
  errors: ['invalid_input', 'not_found'],
});
