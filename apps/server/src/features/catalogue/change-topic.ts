import type {
  addTopic as adding,
  changeTopic as changing,
} from '@sevenfold/contract/catalogue/admin-catalogue.endpoints';
import { deepestLevel, tooDeep } from '@sevenfold/contract/catalogue/topic-move.rules';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { AdminTopic } from './admin-catalogue.presenter.ts';
import {
  findTopicRecord,
  insertTopic,
  lockTopic,
  noteTopicSlug,
  removeTopic,
  updateTopic,
  writeNumbers,
} from './admin-catalogue.queries.ts';
import { noSuchTopic } from './find-place.ts';
import { type AdminTree, readAdminTopic, readAdminTree } from './read-admin-catalogue.ts';
import { takeBankTurn } from './save-catalogue.ts';
import { refuseTakenSlug } from './taken-slug.ts';
import { numbersByOrder, refusalToDeleteTopic } from './topic-tree.policy.ts';

const aboutTopic = (id: number, name: string) => ({ kind: 'topic', id, name });

const slugTaken = refuseTakenSlug('topics_subject_slug_key', 'Another topic of this subject has this slug');

export async function addTopic(
  { database, clock }: Services,
  form: BodyOf<typeof adding>,
  caller: Caller,
): Promise<AdminTopic> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const { subject, topics } = await readAdminTree(tx.db, form.subject_id);
    const parent = topics.find(({ id }) => id === form.parent_topic_id);
    if (form.parent_topic_id !== null && !parent) throw noSuchTopic();
    if (parent && parent.depth >= deepestLevel) throw new AppError('conflict', tooDeep);
    const id = await insertTopic(tx.db, {
      subjectId: subject.id,
      parentTopicId: form.parent_topic_id,
      slug: form.slug,
      topicName: form.topic_name,
      topicNumber: form.topic_number,
    }).catch(slugTaken);
    await noteTopicSlug(tx.db, { id, subjectId: subject.id }, undefined, form.slug);
    const { subject_id: _, parent_topic_id: __, ...fields } = form;
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'add topic',
      about: aboutTopic(id, form.topic_name),
      after: { ...fields, subject: subject.subject_name, parent: parent?.topic_name ?? null },
    });
    return (await readAdminTopic(tx.db, id)).topic;
  });
}

export async function changeTopic(
  { database, clock }: Services,
  id: number,
  form: BodyOf<typeof changing>,
  caller: Caller,
): Promise<AdminTopic> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const row = await findTopicRecord(tx.db, id);
    if (!row) throw noSuchTopic();
    const seen = { topic_name: row.topicName, slug: row.slug, topic_number: row.topicNumber };
    const { before, after } = changedFields(seen, { ...form });
    if (Object.keys(after).length > 0) {
      await updateTopic(tx.db, id, {
        slug: form.slug,
        topicName: form.topic_name,
        topicNumber: form.topic_number,
      }).catch(slugTaken);
      if (row.slug !== form.slug) await noteTopicSlug(tx.db, row, row.slug, form.slug);
      await recordStaffAction(tx, caller, clock.now(), {
        action: 'change topic',
        about: aboutTopic(id, form.topic_name),
        before,
        after,
      });
    }
    return (await readAdminTopic(tx.db, id)).topic;
  });
}

export async function numberTopics(
  { database, clock }: Services,
  subjectId: number,
  caller: Caller,
): Promise<AdminTree> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const { subject, topics } = await readAdminTree(tx.db, subjectId);
    const numbers = numbersByOrder(topics);
    const changed = topics.filter(({ id, topic_number }) => topic_number !== numbers.get(id));
    if (changed.length === 0) return { subject, topics };
    await writeNumbers(tx.db, numbers);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'number topics',
      about: { kind: 'subject', id: subject.id, name: subject.subject_name },
      before: Object.fromEntries(changed.map((topic) => [topic.slug, topic.topic_number])),
      after: Object.fromEntries(changed.map(({ id, slug }) => [slug, numbers.get(id)])),
    });
    return readAdminTree(tx.db, subjectId);
  });
}

export async function deleteTopic(
  { database, clock }: Services,
  id: number,
  caller: Caller,
): Promise<string> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    await lockTopic(tx.db, id);
    const { subject, topic, topics } = await readAdminTopic(tx.db, id);
    const below = topics.filter(({ parent_topic_id }) => parent_topic_id === id).length;
    const refusal = refusalToDeleteTopic(topic, below);
    if (refusal) throw new AppError('conflict', refusal);
    await removeTopic(tx.db, id);
    const { topic_name, slug, topic_number, syllabus } = topic;
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'delete topic',
      about: aboutTopic(id, topic_name),
      before: { topic_name, slug, topic_number, subject: subject.subject_name, syllabus },
    });
    return topic_name;
  });
}
