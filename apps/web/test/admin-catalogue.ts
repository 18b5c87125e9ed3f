import type { Answer } from '../app/lib/api-call.ts';

type AdminSubject = Answer<'GET /api/admin/subjects'>['subjects'][number];
type AdminTopic = Answer<'GET /api/admin/topics'>['topics'][number];

export const adminSubject = (id: number, name: string, part: Partial<AdminSubject> = {}): AdminSubject => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  subject_name: name,
  staff_only: false,
  former_slugs: [],
  topics: 0,
  questions: 0,
  visible: 0,
  tests: 0,
  ...part,
});

export const adminTopic = (id: number, name: string, part: Partial<AdminTopic> = {}): AdminTopic => ({
  id,
  subject_id: 1,
  parent_topic_id: null,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  topic_name: name,
  topic_number: '',
  depth: 1,
  former_slugs: [],
  own_questions: 0,
  questions: 0,
  other_questions: 0,
  tests: 0,
  syllabus: false,
  ...part,
});

/** Algebra › Sequences, Proof; Calculus; Vectors. */
export const someTopics: readonly AdminTopic[] = [
  adminTopic(1, 'Algebra'),
  adminTopic(2, 'Sequences', { parent_topic_id: 1, depth: 2 }),
  adminTopic(3, 'Proof', { parent_topic_id: 1, depth: 2 }),
  adminTopic(4, 'Calculus'),
  adminTopic(5, 'Vectors'),
];
