/** '7 marks in 10': what can be expected, as students speak of it. */
export function marksInTen(share: number): string {
  const marks = Math.round(share * 10);
  return `${marks} ${marks === 1 ? 'mark' : 'marks'} in 10`;
}

/** '5 to 8 marks in 10', or one number where both ends are the same. */
export function rangeInTen(low: number, high: number): string {
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)];
  return from === to ? marksInTen(low) : `${from} to ${to} marks in 10`;
}

/** Five steps, for a ground that is deeper the more is known. */
export const stepOf = (share: number): number => Math.min(4, Math.max(0, Math.floor(share * 5)));

/** 'four chances in five': a share of certainty in words that nobody takes for a measurement. */
export function chancesText(chance: number): string {
  const known = [
    [0.95, 'almost certainly'],
    [0.85, 'about nine chances in ten'],
    [0.775, 'about four chances in five'],
    [0.7, 'about three chances in four'],
    [0.6, 'about two chances in three'],
  ] as const;
  return known.find(([least]) => chance >= least)?.[1] ?? 'about one chance in two';
}

/** '5 to 6', or '6' where the range is one grade. */
export const gradesText = (low: number, high: number): string =>
  low === high ? String(low) : `${low} to ${high}`;
