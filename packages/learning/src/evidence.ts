import type { Outline } from './course.ts';

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

/** Of each topic of which something was seen, by its id. */
export type Mastery = Readonly<Record<string, Evidence>>;

/** The same by places of an outline, as columns: thousands of events are folded at once. */
export class EvidenceTable {
  readonly precision: Float64Array;
  readonly mean: Float64Array;
  readonly day: Float64Array;
  readonly practised: Float64Array;
  readonly events: Float64Array;

  constructor({ ids }: Outline, mastery: Mastery) {
    const column = (name: keyof Evidence) => Float64Array.from(ids, (id) => mastery[id]?.[name] ?? 0);
    this.precision = column('precision');
    this.mean = column('mean');
    this.day = column('day');
    this.practised = column('practised');
    this.events = column('events');
  }

  /** What belongs to topics that the course no longer has is gone; the events still have it. */
  mastery({ ids }: Outline): Mastery {
    const found: [number, Evidence][] = [];
    for (const [place, id] of ids.entries()) {
      if (this.day[place] === 0) continue;
      found.push([
        id,
        {
          precision: this.precision[place]!,
          mean: this.mean[place]!,
          day: this.day[place]!,
          practised: this.practised[place]!,
          events: this.events[place]!,
        },
      ]);
    }
    return Object.fromEntries(found);
  }
}
