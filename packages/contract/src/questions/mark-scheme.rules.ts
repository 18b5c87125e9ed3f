/** What a mark is worth: 'M1' and '(A1)' one, 'A2' two, 'M1A1' two, 'AG' nothing. The sciences have numbers alone. */
export function marksWorth(mark: string): number {
  return [...mark.matchAll(/[A-Z]*(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** A mark scheme gives out exactly the question's marks. */
export function schemeIssue(sum: number, marks: number): string | undefined {
  if (sum === marks) return undefined;
  return `The mark scheme gives ${sum} ${sum === 1 ? 'mark' : 'marks'}, the question ${marks}`;
}
