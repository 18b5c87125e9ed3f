import * as endpoints from '@sevenfold/contract/catalogue/catalogue.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { answerFromBank } from './bank-answer.ts';
import { presentSubject, presentSubjectTree, presentTopic, presentTopicTree } from './catalogue.presenter.ts';
import { findSubject, noSuchTopic } from './find-place.ts';
import { readCatalogue, readerOf } from './read-catalogue.ts';

export function registerCatalogue(register: Register, services: Services): void {
  register(endpoints.listSubjects, (call) => {
    const reader = readerOf(call.caller);
    const bare = call.query.excludeChildren === 'true';
    return answerFromBank(services, endpoints.listSubjects, call, (catalogue) => ({
      key: reader.staff ? undefined : String(bare),
      make: () => ({
        subjects: catalogue.subjectsFor(reader).map(bare ? presentSubject : presentSubjectTree),
      }),
    }));
  });

  register(endpoints.listTopics, (call) => {
    const reader = readerOf(call.caller);
    const { subjectSlug } = call.params;
    return answerFromBank(services, endpoints.listTopics, call, (catalogue) => ({
      key: reader.staff ? undefined : subjectSlug,
      make: () => ({ topics: findSubject(catalogue, subjectSlug, reader).topics.map(presentTopicTree) }),
    }));
  });

  register(endpoints.listSubtopics, async ({ body, caller }) => {
    const catalogue = await readCatalogue(services);
    const subject = findSubject(catalogue, body.subjectSlug, readerOf(caller));
    return [...new Set(body.parentSlugs)].flatMap((slug) => {
      const parent = catalogue.topicBySlug(subject, slug);
      if (!parent) throw noSuchTopic();
      return parent.children.map(presentTopic);
    });
  });
}
