import { useQuery } from '@tanstack/react-query';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';

export type AdminSubject = Answer<'GET /api/admin/subjects'>['subjects'][number];
export type AdminTree = Answer<'GET /api/admin/topics'>;
export type AdminTopic = AdminTree['topics'][number];
export type AdminVocabulary = Answer<'GET /api/admin/topics/:id'>['vocabulary'];

export const subjectsKey = [...catalogueKey, 'subjects'] as const;
export const treeKey = (subjectId: number) => [...catalogueKey, 'tree', subjectId] as const;
export const topicKey = (id: number) => [...catalogueKey, 'topic', id] as const;

export const useSubjects = () =>
  useQuery({ queryKey: subjectsKey, queryFn: () => api('GET /api/admin/subjects') });

/** A number in an address, as far as it is one. */
export function idIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const topicLabel = ({ topic_number, topic_name }: Pick<AdminTopic, 'topic_number' | 'topic_name'>) =>
  topic_number ? `${topic_number} ${topic_name}` : topic_name;
