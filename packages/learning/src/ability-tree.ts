import type { Outline } from './course.ts';
import type { MasteryParameters } from './mastery-parameters.ts';

/** What was seen of one topic by itself: the mean of an ability in logits and how sure that is (1 / variance). */
export interface Evidence {
  readonly precision: number;
  readonly mean: number;
  /** The day on which that held. */
  readonly day: number;
  /** The last day on which it was practised, and how many events were of it; 0 where only others told of it. */
  readonly practised: number;
  readonly events: number;
}

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
  readonly #outline: Outline;
  readonly #spread: Float64Array;
  readonly #precision: Float64Array;
  readonly #weighted: Float64Array;
  readonly #start: number;
  readonly #drift: number;

  constructor(outline: Outline, parameters: MasteryParameters) {
    this.#outline = outline;
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
  read(evidence: readonly (Evidence | undefined)[], day: number): void {
    const [precision, weighted, spread] = [this.#precision, this.#weighted, this.#spread];
    for (let place = 0; place < precision.length; place++) {
      const own = evidence[place];
      precision[place] = own ? fadedPrecision(own, day, this.#drift) : 0;
      weighted[place] = own ? precision[place]! * own.mean : 0;
    }
    for (let place = precision.length - 1; place > 0; place--) {
      // Nothing was seen of it or below it: most places, for most students.
      if (precision[place] === 0) continue;
      const parent = this.#outline.parents[place]!;
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
    const above = this.at(this.#outline.parents[place]!);
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
      if (place > 0) carried[this.#outline.parents[place]!]! += carried[place]! * share;
    }
    return variance;
  }
}

/** What was seen long ago tells less of today. */
export const fadedPrecision = ({ precision, day }: Evidence, on: number, drift: number): number =>
  precision / (1 + precision * drift * Math.max(0, on - day));
