import { search } from '@sevenfold/contract/search/search.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { answerFromBank } from '../catalogue/bank-answer.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import { queryWords } from './query-words.policy.ts';
import { handleReindexing } from './reindex.jobs.ts';
import { searchBank } from './search-bank.ts';

export function registerSearch(register: Register, services: Services): void {
  handleReindexing(services);
  register(search, (call) => {
    const reader = readerOf(call.caller);
    const typed = queryWords(call.query.query);
    return answerFromBank(services, search, call, (catalogue) => ({
      key: reader.staff ? undefined : typed.join(' '),
      make: () => searchBank(services, catalogue, typed, reader),
    }));
  });
}
