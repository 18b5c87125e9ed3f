import type { BankContent } from './bank-content.ts';
import { subjects } from './catalogue.ts';
import { algebra } from './questions/algebra.ts';
import { applications } from './questions/applications.ts';
import { arithmeticSequences } from './questions/arithmetic-sequences.ts';
import { calculus } from './questions/calculus.ts';
import { functionsAndTrigonometry } from './questions/functions-and-trigonometry.ts';
import { higherLevel } from './questions/higher-level.ts';
import { sciences } from './questions/sciences.ts';
import { statistics } from './questions/statistics.ts';
import { syllabuses } from './syllabuses.ts';

/** The bank that every installation starts with. */
export const starterBank: BankContent = {
  subjects,
  questions: [
    ...arithmeticSequences,
    ...algebra,
    ...functionsAndTrigonometry,
    ...statistics,
    ...calculus,
    ...higherLevel,
    ...applications,
    ...sciences,
  ],
  syllabuses,
};
