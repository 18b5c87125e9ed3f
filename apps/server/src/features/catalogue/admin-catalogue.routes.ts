import * as endpoints from '@sevenfold/contract/catalogue/admin-catalogue.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { addSubject, changeSubject, deleteSubject, orderSubjects } from './change-subject.ts';
import { addTopic, changeTopic, deleteTopic, numberTopics } from './change-topic.ts';
import { saveVocabulary } from './change-vocabulary.ts';
import { findCurrentPlace } from './find-current-place.ts';
import { moveTopic } from './move-topic.ts';
import { readAdminSubjects, readAdminTopic, readAdminTree } from './read-admin-catalogue.ts';
import { readerOf } from './read-catalogue.ts';

export function registerCatalogueAdmin(register: Register, services: Services): void {
  const { db } = services.database;
  register(endpoints.listAdminSubjects, () => readAdminSubjects(db));
  register(endpoints.addSubject, async ({ body, caller }) => ({
    subject: await addSubject(services, body, caller),
  }));
  register(endpoints.changeSubject, async ({ params, body, caller }) => ({
    subject: await changeSubject(services, params.id, body, caller),
  }));
  register(endpoints.orderSubjects, async ({ body, caller }) => ({
    subjects: await orderSubjects(services, body, caller),
  }));
  register(endpoints.deleteSubject, async ({ params, caller }) => ({
    message: `${await deleteSubject(services, params.id, caller)} has been deleted`,
  }));

  register(endpoints.listAdminTopics, ({ query }) => readAdminTree(db, query.subject_id));
  register(endpoints.getAdminTopic, ({ params }) => readAdminTopic(db, params.id));
  register(endpoints.addTopic, async ({ body, caller }) => ({
    topic: await addTopic(services, body, caller),
  }));
  register(endpoints.changeTopic, async ({ params, body, caller }) => ({
    topic: await changeTopic(services, params.id, body, caller),
  }));
  register(endpoints.saveVocabulary, async ({ params, body, caller }) => ({
    vocabulary: await saveVocabulary(services, params.id, body.words, caller),
  }));
  register(endpoints.moveTopic, ({ params, body, caller }) => moveTopic(services, params.id, body, caller));
  register(endpoints.numberTopics, ({ params, caller }) => numberTopics(services, params.id, caller));
  register(endpoints.deleteTopic, async ({ params, caller }) => ({
    message: `${await deleteTopic(services, params.id, caller)} has been deleted`,
  }));

  register(endpoints.findPlace, ({ query, caller }) => findCurrentPlace(services, query, readerOf(caller)));
}
