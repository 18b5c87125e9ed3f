import { ApiError } from '~/lib/api-error.ts';
import type { Audience } from '~/lib/auth/audience.ts';
import { apiListQuery, audienceNeeded, type BankAddress, bankPath } from '~/lib/bank/bank-address.ts';
import { type MakeTypeset, typesetInData } from '~/lib/bank/make-typeset.ts';
import type { BankCall } from '~/lib/bank/topic-tree.ts';
import { pageCount } from './pagination.rules.ts';
import { type QuestionView, questionView } from './question-view.presenter.ts';

export interface LoadedList {
  readonly readAs: Audience;
  /** Who may ask for this list, where that isn't everybody and isn't who asked. */
  readonly needs: 'signed-in' | 'staff' | undefined;
  readonly questions: readonly QuestionView[];
  readonly total: number;
}

const may = (audience: Audience, needed: 'signed-in' | 'staff' | undefined) =>
  needed === undefined || audience === 'staff' || audience === needed;

/** One page of questions. Undefined where the address names a topic that there isn't. */
export async function loadList(
  call: BankCall,
  address: BankAddress,
  readAs: Audience,
  typeset: MakeTypeset = typesetInData,
): Promise<LoadedList | undefined> {
  const needs = audienceNeeded(address);
  if (!may(readAs, needs)) return { readAs, needs, questions: [], total: 0 };
  try {
    const { questions, total } = await call('GET /api/questions', {
      query: apiListQuery(address),
    });
    return {
      readAs,
      needs: undefined,
      questions: questions.map((question) => questionView(question, typeset)),
      total,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Where an address beyond the end of its list leads, for which there may have been more questions when it was made. */
export function lastPagePath(address: BankAddress, list: LoadedList | undefined): string | undefined {
  const last = pageCount(list?.total ?? 0, address.pageSize);
  return last > 0 && address.page > last ? bankPath({ ...address, page: last }) : undefined;
}
