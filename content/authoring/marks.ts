/** The marks of the parts, which stand in square brackets behind them. */
export const marksOf = (text: string): number =>
  [...text.matchAll(/\[(\d+)\](?=\s*$)/gm)].reduce((sum, [, marks]) => sum + Number(marks), 0);
