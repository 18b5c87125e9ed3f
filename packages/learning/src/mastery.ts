import { type Ability, AbilityTree, fadedPrecision } from './ability-tree.ts';
import { type Course, type Outline, outlineOf } from './course.ts';
import { dayOf, type LearningEvent, within } from './event.ts';
import { EvidenceTable, type Mastery } from './evidence.ts';
import { type MasteryParameters, masteryParameters } from './mastery-parameters.ts';

/** What is asked about the next answer to a question. */
export type Asked = Pick<LearningEvent, 'design' | 'topicIds' | 'difficulty' | 'kind'>;

/** Reads and changes the mastery of one student in one course. */
export class MasteryFold {
  readonly #course: Course;
  readonly #outline: Outline;
  readonly #parameters: MasteryParameters;
  readonly #tree: AbilityTree;
  readonly #evidence: EvidenceTable;
  /** The day of which the tree tells; none after something was added. */
  #readOn: number | undefined;

  constructor(mastery: Mastery, course: Course, parameters = masteryParameters) {
    this.#course = course;
    this.#outline = outlineOf(course);
    this.#parameters = parameters;
    this.#tree = new AbilityTree(this.#outline, parameters);
    this.#evidence = new EvidenceTable(this.#outline, mastery);
  }

  /** As it is kept. */
  mastery(): Mastery {
    return this.#evidence.mastery(this.#outline);
  }

  /** The ability in a topic on a day, less what is forgotten since it was practised. Undefined for what isn't a topic. */
  ability(topicId: number, day: number) {
    const place = this.#outline.placeOf.get(topicId);
    if (place === undefined) return undefined;
    this.#read(day);
    return this.#abilityAt(place, day);
  }

  #read(day: number): void {
    if (this.#readOn !== day) this.#tree.read(this.#evidence, day);
    this.#readOn = day;
  }

  #abilityAt(place: number, day: number) {
    const { mean, variance } = this.#tree.at(place);
    return { mean: mean - this.#forgotten(place, day), variance };
  }

  /** The share of marks at a question of medium difficulty that can't be guessed. */
  shareOf({ mean, variance }: Ability): number {
    return (1 - this.#parameters.slip) * expectedShare(mean, variance);
  }

  /** All topics at once, in the order of the outline, with the tree that they were read from. */
  abilities(day: number) {
    this.#read(day);
    return this.#outline.ids.slice(1).map((topicId, index) => ({
      topicId,
      place: index + 1,
      events: this.#evidence.events[index + 1]!,
      ...this.#abilityAt(index + 1, day),
    }));
  }

  varianceOf(weights: ReadonlyMap<number, number>, day: number): number {
    this.#read(day);
    return this.#tree.varianceOf(Float64Array.from(this.#outline.ids, (id) => weights.get(id) ?? 0));
  }

  /** The share of marks that is to be expected. */
  expected(asked: Asked, day: number): number | undefined {
    const places = this.#placesOf(asked);
    if (places.length === 0) return undefined;
    this.#read(day);
    const { mean, variance } = this.#mixed(places, day);
    const { least, most } = this.#bounds(asked);
    return least + (most - least) * expectedShare(mean - this.#levelOf(asked), variance);
  }

  /** `done` is the event's day, for who has read it already. */
  add(event: LearningEvent, done = dayOf(event.at)): void {
    const places = this.#placesOf(event);
    const own = places[0];
    if (own === undefined) return;
    const day = Math.max(done, this.#evidence.day[own]!);
    this.#read(day);
    const { score, information, surprise } = this.#lookAt(event, places, day);
    const { furtherShare, prerequisiteUp, prerequisiteDown, driftPerEvent } = this.#parameters;
    // The tree is read once, before anything changes, so that the order of topics doesn't matter.
    for (const place of new Set(places.slice(1))) {
      if (place !== own) this.#learn(place, furtherShare * information, furtherShare * score, day, 0);
    }
    const flow = surprise >= 0 ? prerequisiteUp : prerequisiteDown;
    for (const place of this.#outline.prerequisites[own]!) {
      if (!places.includes(place)) this.#learn(place, flow * information, flow * score, day, 0);
    }
    this.#learn(own, information, score, day, driftPerEvent);
    this.#practise(own, within(event.outcome, 0, 1), day);
    this.#readOn = undefined;
  }

  /** Practice teaches and brings back what was forgotten, both as far as it went well. */
  #practise(place: number, outcome: number, day: number): void {
    const { events, practised, mean } = this.#evidence;
    const { gain, gainLasts } = this.#parameters;
    const before = events[place]!;
    const away = before === 0 ? 0 : day - practised[place]!;
    mean[place]! += (gain * outcome) / (1 + before / gainLasts);
    practised[place] = day - (1 - outcome) * away * ((2 + before) / (1 + before));
    events[place] = before + 1;
  }

  /** One step of Newton's method from what was expected: the slope of the log-likelihood and its curvature. */
  #lookAt(event: LearningEvent, places: readonly number[], day: number) {
    const { least, most } = this.#bounds(event);
    const known = logistic(this.#mixed(places, day).mean - this.#levelOf(event));
    const share = least + (most - least) * known;
    const slope = (most - least) * known * (1 - known);
    const weight = this.#weightOf(event) / (share * (1 - share));
    const surprise = within(event.outcome, 0, 1) - share;
    return { score: weight * slope * surprise, information: weight * slope * slope, surprise };
  }

  #learn(place: number, information: number, score: number, day: number, drift: number): void {
    const own = this.#evidence;
    const ability = this.#tree.at(place).mean;
    const faded = fadedPrecision(own, place, day, this.#parameters.driftPerDay);
    const kept = faded / (1 + faded * drift);
    // What the drift takes away is taken at the present ability, so that it makes less sure without moving anything.
    const weighted = faded * own.mean[place]! - (faded - kept) * ability + information * ability + score;
    const precision = kept + information;
    own.precision[place] = precision;
    own.mean[place] = precision > 0 ? weighted / precision : 0;
    own.day[place] = Math.max(day, own.day[place]!);
  }

  #placesOf({ topicIds }: Asked): number[] {
    const places: number[] = [];
    for (const id of topicIds) {
      const place = this.#outline.placeOf.get(id);
      if (place !== undefined) places.push(place);
    }
    return places;
  }

  /** A question asks for its own topic, and a little for the others. */
  #mixed([own, ...further]: readonly number[], day: number) {
    const first = this.#abilityAt(own!, day);
    if (further.length === 0) return first;
    const { furtherShare } = this.#parameters;
    const others = further.map((place) => this.#abilityAt(place, day));
    const mean = others.reduce((sum, other) => sum + other.mean, 0) / others.length;
    return { ...first, mean: (1 - furtherShare) * first.mean + furtherShare * mean };
  }

  #forgotten(place: number, day: number): number {
    const events = this.#evidence.events[place]!;
    if (events === 0) return 0;
    const { forgetting, forgetsAfter } = this.#parameters;
    const slowed = forgetsAfter * (1 + events);
    return forgetting * Math.log2(1 + Math.max(0, day - this.#evidence.practised[place]!) / slowed);
  }

  #bounds({ kind }: Asked) {
    return { least: kind === 'choice' ? this.#parameters.guess : 0, most: 1 - this.#parameters.slip };
  }

  #levelOf({ design, difficulty }: Asked): number {
    return this.#course.levels?.[design] ?? this.#parameters.levels[difficulty];
  }

  #weightOf({ source, marks = 1, hintsUsed = 0, retry = false }: LearningEvent): number {
    const { sourceWeight, perMark, hintWeight, retryWeight } = this.#parameters;
    const ofMarks = 1 + perMark * (within(marks, 1, 20) - 1);
    return sourceWeight[source] * ofMarks * hintWeight ** within(hintsUsed, 0, 3) * (retry ? retryWeight : 1);
  }
}

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** The mean of the logistic curve over a normal distribution, as MacKay approximates it. */
export const expectedShare = (mean: number, variance: number): number =>
  logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8));
