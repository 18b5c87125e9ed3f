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
  /** Whether there are others below. */
  readonly #isInner: Uint8Array;
  readonly #spread: Float64Array;
  readonly #precision: Float64Array;
  readonly #weighted: Float64Array;
  readonly #start: number;
  readonly #drift: number;
  #evidence: EvidenceTable | undefined;
  #day = 0;

  constructor(outline: Outline, parameters: MasteryParameters) {
    this.#parents = Int32Array.from(outline.parents);
    this.#isInner = new Uint8Array(outline.ids.length);
    for (const parent of outline.parents) this.#isInner[parent] = 1;
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

  /**
   * Takes what is known on a day; before anything is asked. Half of a fold is spent here, so nothing is called for each
   * place, and one with nothing below takes a single division: what it is itself is worked out where it is asked for.
   */
  read(evidence: EvidenceTable, day: number): void {
    this.#evidence = evidence;
    this.#day = day;
    const { precision: seen, mean, day: seenOn } = evidence;
    const [parents, isInner, spread, drift] = [this.#parents, this.#isInner, this.#spread, this.#drift];
    const [precision, weighted] = [this.#precision, this.#weighted];
    precision.fill(0);
    weighted.fill(0);
    // What is below stands behind, so each place has all of that when its turn comes.
    for (let place = parents.length - 1; place >= 0; place--) {
      const own = seen[place]!;
      const days = day - seenOn[place]!;
      const parent = parents[place]!;
      if (isInner[place] === 0) {
        // Nothing was seen of it: most places, for most students.
        if (own === 0) continue;
        const told = own / (1 + own * (spread[place]! + (days > 0 ? drift * days : 0)));
        precision[parent]! += told;
        weighted[parent]! += told * mean[place]!;
        continue;
      }
      const faded = fadedAfter(own, days, drift);
      const known = precision[place]! + faded;
      const sum = weighted[place]! + faded * mean[place]!;
      precision[place] = known;
      weighted[place] = sum;
      if (place === 0) continue;
      const share = 1 / (1 + spread[place]! * known);
      precision[parent]! += known * share;
      weighted[parent]! += sum * share;
    }
  }

  /** How sure the place is by itself and by what is below it. */
  #precisionAt(place: number): number {
    if (this.#isInner[place] === 1 || !this.#evidence) return this.#precision[place]!;
    return fadedPrecision(this.#evidence, place, this.#day, this.#drift);
  }

  #weightedAt(place: number, precision: number): number {
    if (this.#isInner[place] === 1 || !this.#evidence) return this.#weighted[place]!;
    return precision * this.#evidence.mean[place]!;
  }

  /** The ability in one topic. */
  at(place: number): Ability {
    const spread = this.#spread[place]!;
    const precision = this.#precisionAt(place);
    const weighted = this.#weightedAt(place, precision);
    const share = 1 / (1 + spread * precision);
    if (place === 0) return { mean: (this.#start + spread * weighted) * share, variance: spread * share };
    const above = this.at(this.#parents[place]!);
    return {
      mean: (above.mean + spread * weighted) * share,
      variance: spread * share + above.variance * share * share,
    };
  }

  /** The variance of a weighted sum of abilities: they rise and fall together, as far as they have a topic in common. */
  varianceOf(weights: Float64Array): number {
    const carried = Float64Array.from(weights);
    let variance = 0;
    for (let place = carried.length - 1; place >= 0; place--) {
      const share = 1 / (1 + this.#spread[place]! * this.#precisionAt(place));
      variance += carried[place]! ** 2 * this.#spread[place]! * share;
      if (place > 0) carried[this.#parents[place]!]! += carried[place]! * share;
    }
    return variance;
  }
}

/** What was seen long ago tells less of today. */
const fadedAfter = (precision: number, days: number, drift: number): number =>
  days > 0 ? precision / (1 + precision * drift * days) : precision;

export const fadedPrecision = (
  { precision, day }: EvidenceTable,
  place: number,
  on: number,
  drift: number,
): number => fadedAfter(precision[place]!, on - day[place]!, drift);
