import type { Question } from '@sevenfold/contract/questions/question';
import type { BankAddress } from '~/lib/bank/bank-address.ts';
import { slugsOf } from '~/lib/bank/topic-tree.ts';

/** The list that the reader came from; without one, the question's own topic. */
export function listOf(question: Pick<Question, 'subject' | 'topic_path'>, given: BankAddress): BankAddress {
  return given.subject ? given : { ...given, ...slugsOf(question.subject.slug, question.topic_path) };
}
