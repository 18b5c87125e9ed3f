import { examShapeOf, hasNoCalculator } from '@sevenfold/contract/catalogue/exam-papers.rules';
import type { PaperName } from '@sevenfold/contract/questions/question.constants';
import type { BankAddress } from '~/lib/bank/bank-address.ts';

/** The papers that the subject has, and the one that is chosen whatever it is: an older address may name another. */
export function offeredPapers({ subject, paper }: BankAddress): readonly PaperName[] {
  const { papers } = examShapeOf(subject);
  return paper === undefined || papers.includes(paper) ? papers : [paper, ...papers];
}

/** Where every paper is with a calculator, there is nothing to choose. */
export const offersCalculator = ({ subject }: BankAddress): boolean => hasNoCalculator(examShapeOf(subject));

/** What stays of the filters in another subject. Paper 1 is there where it has parts, too. */
export function filtersIn(subject: string | undefined, { paper, on }: BankAddress) {
  const shape = examShapeOf(subject);
  return {
    paper: shape.papers.some((name) => paper && name.startsWith(paper)) ? paper : undefined,
    on: hasNoCalculator(shape) ? on : on.filter((name) => name !== 'calculatorNotAllowed'),
  };
}
