const numbers = new Intl.NumberFormat('en');

/** How a period compares with the one before it; of nothing there are no percentages. */
export function changeSince(
  total: number,
  before: number,
  format: (value: number) => string = numbers.format,
): string {
  if (total === before) return 'As much as in the period before';
  if (before === 0) return 'Nothing in the period before';
  const change = Math.round((100 * (total - before)) / before);
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% against ${format(before)} in the period before`;
}
