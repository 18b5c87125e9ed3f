import type { GradingRow } from './grading.queries.ts';

type Progress = Pick<GradingRow, 'claimedAt' | 'gradedAt' | 'paidAt' | 'sheetKey' | 'submittedAt'>;

/** From then on the sheet that is being read must stay the one that was read. */
export const hasBegun = ({ claimedAt, gradedAt }: Pick<Progress, 'claimedAt' | 'gradedAt'>): boolean =>
  claimedAt !== null || gradedAt !== null;

/** Whichever of payment and sheet comes last hands it in, once. */
export const isToBeHandedIn = ({ paidAt, sheetKey, submittedAt }: Progress): boolean =>
  paidAt !== null && sheetKey !== null && submittedAt === null;
