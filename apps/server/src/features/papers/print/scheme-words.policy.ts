import type { PrintedPaper } from './printed-paper.ts';

/** How the marks are to be read. */
export const schemeNotes = ({ isMaths }: Pick<PrintedPaper, 'isMaths'>): string[] =>
  isMaths
    ? [
        'M is for a method that leads on, A for a result that follows from it, R for a reason. A1 after M1 needs the method.',
        'AG is a result that the question gives: there is no mark for it, but the way to it must be shown.',
        'A mark in brackets is also earned where the step is not written but plainly done, such as in a right result.',
        'Who goes on rightly from a wrong result keeps the marks that follow, unless the work became easier by it or the result makes no sense.',
        'Other right ways earn the same marks. Results count in any equivalent form, exact or to three significant figures.',
      ]
    : [
        'Each line is one mark, unless it says more. Words in brackets say what else is taken, and what is not.',
        'OWTTE: or words to that effect. The meaning counts, not the wording.',
        'ECF: who goes on rightly from a wrong result keeps the marks that follow.',
        'Results may have one significant figure more or less than the data, unless a line says otherwise.',
      ];
