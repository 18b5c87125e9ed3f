import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import {
  adminSubjectSchema,
  adminTopicSchema,
  adminVocabularySchema,
  newTopicSchema,
  subjectFormSchema,
  topicFormSchema,
  vocabularySchema,
} from './admin-catalogue.schema.ts';
import { slugSchema } from './catalogue.schema.ts';

const id = z.object({ id: recordId });
const staffRefusals = ['invalid_input', 'not_signed_in', 'not_allowed'] as const;
const subjectAnswer = z.object({ subject: adminSubjectSchema });
const topicAnswer = z.object({ topic: adminTopicSchema });
const treeAnswer = z.object({ subject: adminSubjectSchema, topics: z.array(adminTopicSchema) });
const message = z.object({ message: z.string() });

export const listAdminSubjects = endpoint({
  name: 'listAdminSubjects',
  tag: 'Staff: catalogue',
  method: 'GET',
  path: '/api/admin/subjects',
  access: 'staff',
  summary: 'All subjects in their order, with what they hold.',
  response: z.object({ subjects: z.array(adminSubjectSchema) }),
  errors: ['not_signed_in', 'not_allowed'],
});

export const addSubject = endpoint({
  name: 'addSubject',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/subjects',
  access: 'staff',
  summary: 'Adds a subject after the others.',
  body: subjectFormSchema,
  status: 201,
  response: subjectAnswer,
  errors: [...staffRefusals, 'conflict'],
});

export const changeSubject = endpoint({
  name: 'changeSubject',
  tag: 'Staff: catalogue',
  method: 'PUT',
  path: '/api/admin/subjects/:id',
  access: 'staff',
  summary: 'Renames a subject, or shows or hides it. Links with its old slug keep working.',
  params: id,
  body: subjectFormSchema,
  response: subjectAnswer,
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const orderSubjects = endpoint({
  name: 'orderSubjects',
  tag: 'Staff: catalogue',
  method: 'PUT',
  path: '/api/admin/subjects/order',
  access: 'staff',
  summary: 'Puts all subjects into an order. Refused when there are others than the caller knows.',
  body: z.object({ ids: z.array(recordId).min(1).max(500) }),
  response: z.object({ subjects: z.array(adminSubjectSchema) }),
  errors: [...staffRefusals, 'conflict'],
});

export const deleteSubject = endpoint({
  name: 'deleteSubject',
  tag: 'Staff: catalogue',
  method: 'DELETE',
  path: '/api/admin/subjects/:id',
  access: 'staff',
  summary: 'Deletes a subject that has no topics and no tests.',
  params: id,
  response: message,
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const listAdminTopics = endpoint({
  name: 'listAdminTopics',
  tag: 'Staff: catalogue',
  method: 'GET',
  path: '/api/admin/topics',
  access: 'staff',
  summary: 'All topics of a subject, each before what is below it, with what they hold.',
  query: z.object({ subject_id: recordId }),
  response: treeAnswer,
  errors: [...staffRefusals, 'not_found'],
});

export const getAdminTopic = endpoint({
  name: 'getAdminTopic',
  tag: 'Staff: catalogue',
  method: 'GET',
  path: '/api/admin/topics/:id',
  access: 'staff',
  summary: 'One topic, with all topics of its subject and the words by which search finds it.',
  params: id,
  response: treeAnswer.extend({ topic: adminTopicSchema, vocabulary: adminVocabularySchema }),
  errors: [...staffRefusals, 'not_found'],
});

export const addTopic = endpoint({
  name: 'addTopic',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/topics',
  access: 'staff',
  summary: 'Adds a topic at the end of its level.',
  body: newTopicSchema,
  status: 201,
  response: topicAnswer,
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const changeTopic = endpoint({
  name: 'changeTopic',
  tag: 'Staff: catalogue',
  method: 'PUT',
  path: '/api/admin/topics/:id',
  access: 'staff',
  summary: 'Changes name, number and slug of a topic. Links with its old slug keep working.',
  params: id,
  body: topicFormSchema,
  response: topicAnswer,
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const saveVocabulary = endpoint({
  name: 'saveVocabulary',
  tag: 'Staff: catalogue',
  method: 'PUT',
  path: '/api/admin/topics/:id/vocabulary',
  access: 'staff',
  summary:
    'Sets the words by which search finds a topic, besides its name. Newer content then leaves them alone.',
  params: id,
  body: z.object({ words: vocabularySchema }),
  response: z.object({ vocabulary: adminVocabularySchema }),
  errors: [...staffRefusals, 'not_found'],
});

export const moveTopic = endpoint({
  name: 'moveTopic',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/topics/:id/move',
  access: 'staff',
  summary: 'Puts a topic with all that is below it to another place of its subject.',
  params: id,
  body: z.object({
    parent_topic_id: recordId.nullable(),
    /** The sibling that it comes before; null for the end. */
    before_id: recordId.nullable(),
    /** Below which the caller saw it: who moved it meanwhile isn't overruled. */
    seen_parent_id: recordId.nullable(),
  }),
  response: treeAnswer,
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const numberTopics = endpoint({
  name: 'numberTopics',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/subjects/:id/number-topics',
  access: 'staff',
  summary: 'Numbers all topics of a subject by their order: 1, 1.1, 1.1.1.',
  params: id,
  response: treeAnswer,
  errors: [...staffRefusals, 'not_found'],
});

export const deleteTopic = endpoint({
  name: 'deleteTopic',
  tag: 'Staff: catalogue',
  method: 'DELETE',
  path: '/api/admin/topics/:id',
  access: 'staff',
  summary: 'Deletes a topic that holds nothing, with its syllabus.',
  params: id,
  response: message,
  errors: [...staffRefusals, 'not_found', 'conflict'],
});

export const findPlace = endpoint({
  name: 'findPlace',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/places',
  access: 'anyone',
  summary: 'Where a subject or topic is now, by slugs that it had once or from where it has been moved.',
  query: z.object({ subject: slugSchema, topic: slugSchema.optional() }),
  response: z.object({
    subject: z.string(),
    /** From the top down to the topic itself. */
    topics: z.array(z.string()),
  }),
  errors: ['invalid_input', 'not_found'],
});
