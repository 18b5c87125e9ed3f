import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { subjects, topics } from './catalogue.tables.ts';

export const listSubjectRows = (db: Db) =>
  db
    .select({
      id: subjects.id,
      slug: subjects.slug,
      name: subjects.subjectName,
      staffOnly: subjects.staffOnly,
      position: subjects.position,
    })
    .from(subjects);

const parents = alias(topics, 'parents');

export const listTopicRows = (db: Db) =>
  db
    .select({
      id: topics.id,
      subject: subjects.slug,
      slug: topics.slug,
      name: topics.topicName,
      number: topics.topicNumber,
      parent: parents.slug,
      position: topics.position,
      vocabulary: topics.vocabulary,
    })
    .from(topics)
    .innerJoin(subjects, eq(subjects.id, topics.subjectId))
    .leftJoin(parents, eq(parents.id, topics.parentTopicId));
