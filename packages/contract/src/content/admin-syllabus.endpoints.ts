import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pictureSchema, richTextBytes, richTextSchema } from './rich-text.schema.ts';
import { syllabusSchema } from './syllabus.endpoints.ts';

const tag = 'Staff: content';
const topicId = z.object({ topicId: recordId });
const errors = ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'] as const;

const editedSyllabusSchema = z.object({
  topic: z.object({ id: z.int(), name: z.string(), number: z.string() }),
  subject: z.object({ id: z.int(), name: z.string() }),
  /** Where readers find it, once it is there. */
  path: z.string(),
  syllabus: syllabusSchema.nullable(),
  /** Named by whoever saves, so that nobody overwrites what another has saved meanwhile. */
  updatedAt: z.iso.datetime().nullable(),
});

export const getAdminSyllabus = endpoint({
  name: 'getAdminSyllabus',
  tag,
  method: 'GET',
  path: '/api/admin/syllabus/:topicId',
  access: 'staff',
  summary: 'The syllabus page of a topic for editing; null where there is none yet.',
  params: topicId,
  response: editedSyllabusSchema,
  errors: [...errors],
});

export const saveSyllabus = endpoint({
  name: 'saveSyllabus',
  tag,
  method: 'PUT',
  path: '/api/admin/syllabus/:topicId',
  access: 'staff',
  summary: 'Saves the syllabus page of a topic; readers see it at once.',
  params: topicId,
  body: z.object({
    updatedAt: z.iso.datetime().nullable(),
    title: z
      .string()
      .trim()
      .min(1, 'Please give the page a title')
      .max(200, { error: 'Please keep it under 200 characters', abort: true }),
    featuredImage: pictureSchema.nullable(),
    image: pictureSchema.nullable(),
    content: richTextSchema,
  }),
  largestBody: richTextBytes,
  response: z.object({ updatedAt: z.iso.datetime() }),
  errors: [...errors, 'conflict', 'too_large'],
});

export const deleteSyllabus = endpoint({
  name: 'deleteSyllabus',
  tag,
  method: 'DELETE',
  path: '/api/admin/syllabus/:topicId',
  access: 'staff',
  summary: 'Removes the syllabus page of a topic.',
  params: topicId,
  response: z.object({ message: z.string() }),
  errors: [...errors],
});
