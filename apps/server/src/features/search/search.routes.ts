import { search } from '@sevenfold/contract/search/search.endpoints';
import type { Caller } from '../../platform/http/caller.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readUser } from '../accounts/read-profile.ts';
import { answerFromBank } from '../catalogue/bank-answer.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import { handleReindexing } from './reindex.jobs.ts';
import { searchBank, searchWordsOf } from './search-bank.ts';

export function registerSearch(register: Register, services: Services): void {
  handleReindexing(services);
  register(search, async (call) => {
    const { query, literal, subject } = call.query;
    const slugs = [subject, await chosenSubject(services, call.caller)];
    const words = searchWordsOf(query, literal);
    return answerFromBank(services, search, call, (catalogue) => {
      const reader = readerOf(call.caller);
      const own = slugs.filter((slug) => slug !== undefined && catalogue.subjectBySlug(slug, reader));
      return {
        key: reader.staff ? undefined : JSON.stringify([words, own]),
        make: () => searchBank(services, catalogue, words, { ...reader, own: own as string[] }),
      };
    });
  });
}

/** The course that a student named when signing up: 'AA HL' is the subject math-aa-hl. */
async function chosenSubject(services: Services, caller: Caller | undefined): Promise<string | undefined> {
  if (!caller || readerOf(caller).staff) return undefined;
  const { mathCourse } = await readUser(services, caller);
  return mathCourse ? `math-${mathCourse.toLowerCase().replaceAll(' ', '-')}` : undefined;
}
