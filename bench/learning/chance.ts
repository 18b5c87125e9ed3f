import type { Random } from '../random.ts';

/** From the normal distribution with mean 0 and standard deviation 1. */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

/** The share of the normal distribution below a value, to six decimals (Abramowitz and Stegun 26.2.17). */
export function normalShare(value: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(value));
  const tail =
    Math.exp((-value * value) / 2) *
    0.398_942_28 *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return value < 0 ? tail : 1 - tail;
}
