import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  listedSubjectSchema,
  slugSchema,
  subjectTreeSchema,
  topicSchema,
  topicTreeSchema,
} from './catalogue.schema.ts';

export const listSubjects = endpoint({
  name: 'listSubjects',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/subjects',
  access: 'anyone',
  summary:
    'The subjects this caller may see, with the papers of their exams and their topic trees; without the trees when excludeChildren is true.',
  query: z.object({ excludeChildren: z.enum(['true', 'false']).optional() }),
  response: z.object({ subjects: z.array(z.union([subjectTreeSchema, listedSubjectSchema])) }),
  errors: ['invalid_input'],
});

export const listTopics = endpoint({
  name: 'listTopics',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/topics/:subjectSlug',
  access: 'anyone',
  summary: "A subject's topics, with everything below them.",
  params: z.object({ subjectSlug: slugSchema }),
  query: z.object({ slug: slugSchema.optional() }),
  response: z.object({ topics: z.array(topicTreeSchema) }),
  errors: ['invalid_input', 'not_found'],
});

export const listSubtopics = endpoint({
  name: 'listSubtopics',
  tag: 'Catalogue',
  method: 'POST',
  path: '/api/topics/subtopics',
  access: 'anyone',
  summary: 'The topics right below the given ones of a subject.',
  body: z.object({ subjectSlug: slugSchema, parentSlugs: z.array(slugSchema).max(200) }),
  response: z.array(topicSchema),
  errors: ['invalid_input', 'not_found'],
});
