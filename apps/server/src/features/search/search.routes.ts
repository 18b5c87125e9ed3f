import * as admin from '@sevenfold/contract/search/admin-searches.endpoints';
import { countSearch as counting, popularTopics, search } from '@sevenfold/contract/search/search.endpoints';
import type { Caller } from '../../platform/http/caller.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Services } from '../../platform/services.ts';
import { readUser } from '../accounts/read-profile.ts';
import { answerFromBank } from '../catalogue/bank-answer.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import { addSearchToTopic } from './add-search-to-topic.ts';
import { searchCounter } from './count-search.ts';
import { dismissSearch } from './dismiss-search.ts';
import { handleForgetting } from './forget-searches.jobs.ts';
import { readMissedSearches } from './read-missed-searches.ts';
import { readPopularTopics } from './read-popular-topics.ts';
import { handleReindexing } from './reindex.jobs.ts';
import { type SearchReader, searchBank } from './search-bank.ts';
import { searchWordsOf } from './typed-query.policy.ts';

export function registerSearch(register: Register, services: Services): void {
  handleReindexing(services);
  handleForgetting(services);
  register(search, async (call) => {
    const { query, literal, subject } = call.query;
    const slugs = [subject, await chosenSubject(services, call.caller)];
    const words = searchWordsOf(query, literal);
    return answerFromBank(services, search, call, (catalogue) => {
      const reader = searchReader(catalogue, readerOf(call.caller), slugs);
      return {
        key: reader.staff ? undefined : JSON.stringify([words, reader.own]),
        make: () => searchBank(services, catalogue, words, reader),
      };
    });
  });
  register(popularTopics, async (call) => {
    const slugs = [call.query.subject, await chosenSubject(services, call.caller)];
    // What is chosen most changes without the bank, so it isn't kept with a version of it.
    return answerFromBank(services, popularTopics, call, (catalogue) => ({
      key: undefined,
      make: () =>
        readPopularTopics(services, catalogue, searchReader(catalogue, readerOf(call.caller), slugs)),
    }));
  });
  const countSearch = searchCounter(services);
  register(counting, async ({ body, caller, request }) => {
    // What staff try out says nothing of what students miss.
    if (!readerOf(caller).staff) await countSearch(body, networkOf(request.ip));
    return {};
  });

  register(admin.listMissedSearches, ({ query }) => readMissedSearches(services, query));
  register(admin.addSearchToTopic, async ({ params, body, caller }) => ({
    topics: await addSearchToTopic(services, params.id, body.topic_id, caller),
  }));
  register(admin.dismissSearch, async ({ params, caller }) => ({
    message: `“${await dismissSearch(services, params.id, caller)}” has been dismissed`,
  }));
}

/** As one who has these subjects, as far as they may know of them. */
const searchReader = (
  catalogue: Catalogue,
  reader: Reader,
  slugs: readonly (string | undefined)[],
): SearchReader => ({
  ...reader,
  own: slugs.filter((slug): slug is string => slug !== undefined && !!catalogue.subjectBySlug(slug, reader)),
});

/** The course that a student named when signing up: 'AA HL' is the subject math-aa-hl. */
async function chosenSubject(services: Services, caller: Caller | undefined): Promise<string | undefined> {
  if (!caller || readerOf(caller).staff) return undefined;
  const { mathCourse } = await readUser(services, caller);
  return mathCourse ? `math-${mathCourse.toLowerCase().replaceAll(' ', '-')}` : undefined;
}
