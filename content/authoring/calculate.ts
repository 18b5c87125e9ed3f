/**
 * Second routes to an answer: by numbers alone, never by the formula that the worked answer uses.
 * Check lines in question files call these by name.
 */
type Real = (x: number) => number;

/** Richardson's extrapolation of central differences. */
export function slope(f: Real, at: number): number {
  const central = (h: number) => (f(at + h) - f(at - h)) / (2 * h);
  const h = 1e-3 * Math.max(1, Math.abs(at));
  return (64 * central(h / 4) - 20 * central(h / 2) + central(h)) / 45;
}

export function secondSlope(f: Real, at: number): number {
  const h = 1e-3 * Math.max(1, Math.abs(at));
  const central = (step: number) => (f(at + step) - 2 * f(at) + f(at - step)) / step ** 2;
  return (4 * central(h / 2) - central(h)) / 3;
}

/** Gauss–Legendre with five points on many small pieces. */
export function integral(f: Real, from: number, to: number, pieces = 400): number {
  const nodes = [
    [0, 0.5688888888888889],
    [0.5384693101056831, 0.47862867049936647],
    [0.906179845938664, 0.23692688505618908],
  ] as const;
  const half = (to - from) / pieces / 2;
  let sum = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const middle = from + (2 * piece + 1) * half;
    for (const [node, weight] of nodes) {
      sum += weight * (node === 0 ? f(middle) : f(middle - node * half) + f(middle + node * half));
    }
  }
  return sum * half;
}

/** Where f changes its sign between two ends. */
export function root(f: Real, from: number, to: number): number {
  let [low, high] = [from, to];
  const atLow = f(low);
  if (atLow === 0) return low;
  if (f(high) === 0) return high;
  if (atLow * f(high) > 0) throw new Error(`no change of sign between ${from} and ${to}`);
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    // No number lies between them any more.
    if (middle === low || middle === high) return middle;
    if (f(middle) * atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Every place between two ends where f changes its sign. */
export function roots(f: Real, from: number, to: number, pieces = 4000): number[] {
  const width = (to - from) / pieces;
  const found: number[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const low = from + piece * width;
    const [left, right] = [f(low), f(low + width)];
    if (left === 0) found.push(low);
    else if (left * right < 0 && Math.abs(left - right) < 1e6) found.push(root(f, low, low + width));
  }
  return f(to) === 0 ? [...found, to] : found;
}

/** Where f is largest between two ends: a fine grid, then golden section. */
export function maximumAt(f: Real, from: number, to: number): number {
  const pieces = 2000;
  const grid = Array.from({ length: pieces + 1 }, (_, index) => from + ((to - from) * index) / pieces);
  const best = grid.reduce((winner, x) => (f(x) > f(winner) ? x : winner));
  let low = Math.max(from, best - (to - from) / pieces);
  let high = Math.min(to, best + (to - from) / pieces);
  const golden = (Math.sqrt(5) - 1) / 2;
  for (let step = 0; step < 120; step += 1) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)];
    if (f(left) > f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

export const minimumAt = (f: Real, from: number, to: number): number => maximumAt((x) => -f(x), from, to);
export const maximum = (f: Real, from: number, to: number): number => f(maximumAt(f, from, to));
export const minimum = (f: Real, from: number, to: number): number => f(minimumAt(f, from, to));

/** Sum of f(k) for whole k. */
export function sum(f: Real, from: number, to: number): number {
  let total = 0;
  for (let k = from; k <= to; k += 1) total += f(k);
  return total;
}

export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** By Pascal's rule, not by factorials. */
export function choose(n: number, k: number): number {
  let row = [1];
  for (let size = 0; size < n; size += 1) {
    row = [1, ...row.slice(1).map((entry, index) => entry + row[index]!), 1];
  }
  return row[k] ?? 0;
}

const density: Real = (z) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** By adding up the density, which is so smooth that it needs few pieces. */
export function normalCdf(low: number, high: number, mean = 0, deviation = 1): number {
  const [from, to] = [low, high].map((x) => Math.min(12, Math.max(-12, (x - mean) / deviation)));
  return integral(density, from!, to!, 60);
}

export const inverseNormal = (area: number, mean = 0, deviation = 1): number =>
  mean + deviation * root((z) => normalCdf(Number.NEGATIVE_INFINITY, z) - area, -9, 9);

/** By following the trials one after another. */
export function binomialPdf(successes: number, trials: number, chance: number): number {
  let chances = [1];
  for (let trial = 0; trial < trials; trial += 1) {
    chances = [...chances, 0].map((p, k) => p * (1 - chance) + (chances[k - 1] ?? 0) * chance);
  }
  return chances[successes] ?? 0;
}

export const binomialCdf = (from: number, to: number, trials: number, chance: number): number =>
  sum((k) => binomialPdf(k, trials, chance), Math.max(0, from), Math.min(trials, to));

export const poissonPdf = (count: number, mean: number): number => {
  let chance = Math.exp(-mean);
  for (let k = 1; k <= count; k += 1) chance *= mean / k;
  return chance;
};

export const poissonCdf = (from: number, to: number, mean: number): number =>
  sum((k) => poissonPdf(k, mean), Math.max(0, from), to);

/** Gamma by its integral, for the densities below. */
function gamma(s: number): number {
  if (s > 3) return (s - 1) * gamma(s - 1);
  if (s < 2) return gamma(s + 1) / s;
  return integral((t) => t ** (s - 1) * Math.exp(-t), 0, 80);
}

export const tCdf = (low: number, high: number, freedom: number): number => {
  const scale = gamma((freedom + 1) / 2) / (Math.sqrt(freedom * Math.PI) * gamma(freedom / 2));
  const angle = (t: number) => Math.atan(t / Math.sqrt(freedom));
  // The substitution t = √ν tan θ makes the two infinite tails finite.
  return integral(
    (theta) => scale * Math.sqrt(freedom) * Math.cos(theta) ** (freedom - 1),
    angle(low),
    angle(high),
  );
};

/** The upper tail. */
export const chiSquaredTail = (statistic: number, freedom: number): number => {
  const scale = 1 / (2 ** (freedom / 2) * gamma(freedom / 2));
  // The substitution x = u² takes away the pole at 0 of one degree of freedom.
  const body = integral(
    (u) => 2 * scale * u ** (freedom - 1) * Math.exp((-u * u) / 2),
    0,
    Math.sqrt(statistic),
  );
  return 1 - body;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** σ of the whole population. */
export const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value ** 2)) - mean(values) ** 2);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Gradient, intercept and correlation of y on x. */
export function regression(xs: readonly number[], ys: readonly number[]) {
  const [xMean, yMean] = [mean(xs), mean(ys)];
  const together = mean(xs.map((x, index) => (x - xMean) * (ys[index]! - yMean)));
  const gradient = together / deviation(xs) ** 2;
  return { gradient, intercept: yMean - gradient * xMean, r: together / (deviation(xs) * deviation(ys)) };
}

/** Gaussian elimination with pivots. */
export function solveLinear(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = rows.length;
  const work = rows.map((row, index) => [...row, right[index]!]);
  for (let at = 0; at < size; at += 1) {
    const pivot = work.reduce(
      (best, row, index) => (index >= at && Math.abs(row[at]!) > Math.abs(work[best]![at]!) ? index : best),
      at,
    );
    [work[at], work[pivot]] = [work[pivot]!, work[at]!];
    for (const [index, row] of work.entries()) {
      if (index === at) continue;
      const factor = row[at]! / work[at]![at]!;
      work[index] = row.map((entry, place) => entry - factor * work[at]![place]!);
    }
  }
  return work.map((row, index) => row[size]! / row[index]!);
}

/** How much is owed after some payments, by following the account month by month. */
export function balanceAfter(start: number, ratePerPeriod: number, payment: number, periods: number): number {
  let balance = start;
  for (let period = 0; period < periods; period += 1) balance = balance * (1 + ratePerPeriod) + payment;
  return balance;
}
