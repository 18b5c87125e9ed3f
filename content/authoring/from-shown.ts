/**
 * How near a result must be that follows an earlier part which shows a rounded figure, such as 'show that the speed is
 * about 1.6 km/s': what comes of that figure is as right as what comes of the exact value.
 */
export function fromShown(exact: number, ofFigure: number, figures: 2 | 3 = 3): { tolerance: number } {
  const roundings = [exact, ofFigure].flatMap((value) => [rounded(value, 3), rounded(value, figures)]);
  const away = roundings.flatMap((value) => [value - exact, value - rounded(exact, 3)].map(Math.abs));
  const halfOfThird = 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(exact))) - 2);
  const halfOfLast = halfOfThird * 10 ** (3 - figures);
  // A little more, since steps in between may be rounded, too.
  return { tolerance: Number((1.05 * (Math.max(halfOfLast, ...away) + 2 * halfOfThird)).toPrecision(2)) };
}

const rounded = (value: number, figures: number): number =>
  Number((value * (1 + 1e-12)).toPrecision(figures));
