/** A share of marks that was expected, and the one that came. */
export interface Predicted {
  readonly expected: number;
  readonly outcome: number;
}

const bins = 10;

/** How far what is expected lies from what comes, on average over tenths of what is expected. */
export function calibrationError(all: readonly Predicted[]): number {
  const sums = Array.from({ length: bins }, () => ({ expected: 0, outcome: 0 }));
  for (const { expected, outcome } of all) {
    const bin = sums[Math.min(bins - 1, Math.floor(expected * bins))]!;
    bin.expected += expected;
    bin.outcome += outcome;
  }
  return sums.reduce((sum, bin) => sum + Math.abs(bin.expected - bin.outcome), 0) / all.length;
}

export function logLoss(all: readonly Predicted[]): number {
  const cost = ({ expected, outcome }: Predicted) => {
    const safe = Math.min(0.999, Math.max(0.001, expected));
    return -outcome * Math.log(safe) - (1 - outcome) * Math.log(1 - safe);
  };
  return all.reduce((sum, one) => sum + cost(one), 0) / all.length;
}

/** The chance that of an answer with more than half of the marks and one with fewer, the first was expected to be better. */
export function areaUnderCurve(all: readonly Predicted[]): number {
  const sorted = all
    .filter(({ outcome }) => outcome !== 0.5)
    .sort((one, other) => one.expected - other.expected);
  let [low, pairs] = [0, 0];
  for (const { outcome } of sorted) {
    if (outcome > 0.5) pairs += low;
    else low++;
  }
  return pairs / (low * (sorted.length - low));
}
