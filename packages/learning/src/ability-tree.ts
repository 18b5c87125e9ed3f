import type { Outline } from './course.ts';
import type { EvidenceTable } from './evidence.ts';
import type { MasteryParameters } from './mastery-parameters.ts';

export interface Ability {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Abilities as a tree: a topic's is that of the course plus a deviation, a subtopic's that of its topic plus another. What
 * is seen of one subtopic thereby tells a little about its neighbours, less about the rest, and nothing is told twice.
 * Everything is normal, so the exact answer takes one pass up and one pass down.
 */
export class AbilityTree {
  readonly #parents: Int32Array;
  readonly #spread: Float64Array;
  readonly #precision: Float64Array;
  readonly #weighted: Float64Array;
  readonly #start: number;
  readonly #drift: number;

  constructor(outline: Outline, parameters: MasteryParameters) {
    this.#parents = Int32Array.from(outline.parents);
    const deepest = parameters.spread.length - 1;
    this.#spread = Float64Array.from(
      outline.depths,
      (depth) => parameters.spread[Math.min(depth, deepest)]! ** 2,
    );
    this.#precision = new Float64Array(outline.ids.length);
    this.#weighted = new Float64Array(outline.ids.length);
    this.#start = parameters.start;
    this.#drift = parameters.driftPerDay;
  }

  /** Takes what is known on a day; before anything is asked. */
  read(evidence: EvidenceTable, day: number): void {
    const [precision, weighted, spread] = [this.#precision, this.#weighted, this.#spread];
    for (let place = 0; place < precision.length; place++) {
      precision[place] = fadedPrecision(evidence, place, day, this.#drift);
      weighted[place] = precision[place]! * evidence.mean[place]!;
    }
    for (let place = precision.length - 1; place > 0; place--) {
      // Nothing was seen of it or below it: most places, for most students.
      if (precision[place] === 0) continue;
      const parent = this.#parents[place]!;
      const share = 1 / (1 + spread[place]! * precision[place]!);
      precision[parent]! += precision[place]! * share;
      weighted[parent]! += weighted[place]! * share;
    }
  }

  /** The ability in one topic. */
  at(place: number): Ability {
    const spread = this.#spread[place]!;
    const share = 1 / (1 + spread * this.#precision[place]!);
    if (place === 0) {
      return { mean: (this.#start + spread * this.#weighted[0]!) * share, variance: spread * share };
    }
    const above = this.at(this.#parents[place]!);
    return {
      mean: (above.mean + spread * this.#weighted[place]!) * share,
      variance: spread * share + above.variance * share * share,
    };
  }

  /** The variance of a weighted sum of abilities: they rise and fall together, as far as they have a topic in common. */
  varianceOf(weights: Float64Array): number {
    const carried = Float64Array.from(weights);
    let variance = 0;
    for (let place = carried.length - 1; place >= 0; place--) {
      const share = 1 / (1 + this.#spread[place]! * this.#precision[place]!);
      variance += carried[place]! ** 2 * this.#spread[place]! * share;
      if (place > 0) carried[this.#parents[place]!]! += carried[place]! * share;
    }
    return variance;
  }
}

/** What was seen long ago tells less of today. */
export function fadedPrecision(
  { precision, day }: EvidenceTable,
  place: number,
  on: number,
  drift: number,
): number {
  const own = precision[place]!;
  return own === 0 ? 0 : own / (1 + own * drift * Math.max(0, on - day[place]!));
}
