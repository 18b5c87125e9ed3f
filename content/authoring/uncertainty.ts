/**
 * How near an uncertainty must be. One figure of it is enough, and extreme values lead to a slightly different one than
 * percentages do.
 */
export function asUncertainty(value: number, share = 0.1): { tolerance: number } {
  const toOneFigure = Math.abs(value - Number((value * (1 + 1e-12)).toPrecision(1)));
  // A little more, since what is expected may be given to four figures.
  return { tolerance: Number((Math.max(share * value, toOneFigure) + 0.0006 * value).toPrecision(4)) };
}
