import { search } from '@sevenfold/contract/search/search.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { answerFromBank } from '../catalogue/bank-answer.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import { handleReindexing } from './reindex.jobs.ts';
import { searchBank, searchWordsOf } from './search-bank.ts';

export function registerSearch(register: Register, services: Services): void {
  handleReindexing(services);
  register(search, (call) => {
    const reader = readerOf(call.caller);
    const words = searchWordsOf(call.query.query, false);
    return answerFromBank(services, search, call, (catalogue) => ({
      key: reader.staff ? undefined : JSON.stringify(words),
      make: () => searchBank(services, catalogue, words, reader),
    }));
  });
}
