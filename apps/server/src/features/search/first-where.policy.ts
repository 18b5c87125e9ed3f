/** The first place of a sorted stretch that is far enough; its end where none is. */
export function firstWhere(from: number, end: number, isFarEnough: (place: number) => boolean): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isFarEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
