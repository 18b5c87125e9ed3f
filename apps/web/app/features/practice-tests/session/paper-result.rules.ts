import type { PaperResult } from '@sevenfold/contract/papers/papers';
import type { Share } from '@sevenfold/contract/practice-tests/breakdown.rules';
import { marksWords } from '~/lib/papers/paper-words.ts';
import { marksFigure } from './session.rules.ts';

/** '5', or '4 to 6' as long as something may still change it. */
export const gradeLabel = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from} to ${to}`;

/** What is left to mark; undefined where nothing is. */
export const waitingWords = ({ waiting }: Pick<PaperResult, 'waiting'>): string | undefined =>
  waiting > 0
    ? `${marksWords(Number(marksFigure(waiting)))} ${waiting === 1 ? 'is' : 'are'} still to be marked, by you or by our faculty.`
    : undefined;

/** Why it is a range, and what it comes from: it must not be taken for a promise. */
export function gradeReason({ grade, waiting }: Pick<PaperResult, 'grade' | 'waiting'>): string | undefined {
  if (!grade) return undefined;
  const source =
    'by boundaries that our staff keep for this course. Real ones differ from session to session.';
  if (waiting === 0) return `An estimate ${source}`;
  return grade.from === grade.to
    ? `An estimate ${source} The marks that wait would not change it.`
    : `An estimate ${source} The lower grade holds if none of the marks that wait are earned, the upper one if all are.`;
}

/** As the charts of a test take them. */
export const paperShares = (shares: PaperResult['topics']): Share[] =>
  shares.map((share) => ({
    label: share.label,
    marks: share.marks,
    total: share.of,
    questions: 0,
    attempted: 0,
  }));
