import type { LearningEvent } from '../../packages/learning/src/event.ts';
import type { Random } from '../random.ts';
import { normal, normalShare } from './chance.ts';
import { type SimulatedCourse, type SimulatedDesign, someTalents, trueHardness } from './simulated-course.ts';

/**
 * Students who are known better than any model could: talents that several subtopics ask for (abilities are normal in many
 * dimensions), knowledge that grows with practice and fades by a power of time, faster or slower for each student, slips,
 * guesses, good and bad days. Probit curves, marks that hang on the mark before, missing prerequisites that get in the way:
 * none of it is how the model counts.
 */
interface Knowledge {
  level: number;
  day: number;
  half: number;
}

export interface SimulatedStudent {
  readonly events: readonly LearningEvent[];
  /** The true mean share of marks in a subtopic on the last day, over written questions of medium difficulty. */
  readonly trueShare: (topicId: number) => number;
  readonly lastDay: number;
}

const firstDay = 20_000;
const days = 130;

export function simulatedStudent(
  course: SimulatedCourse,
  random: Random,
  eventCount: number,
): SimulatedStudent {
  const student = new Student(course, random);
  const events: LearningEvent[] = [];
  let focus = random.pick(course.leaves);
  for (let number = 0; number < eventCount; number++) {
    const day = firstDay + (days * number) / eventCount;
    if (random.next() < 0.15) focus = random.pick(course.leaves);
    const topic = random.next() < 0.6 ? focus : random.pick(course.leaves);
    const design = random.pick(course.designs.filter(({ topicIds }) => topicIds[0] === topic));
    events.push(student.answer(design, day));
  }
  const lastDay = firstDay + days;
  return { events, lastDay, trueShare: (topicId) => student.share(topicId, lastDay) };
}

/** What the truth about a subtopic is asked with. */
const typical = { hardness: trueHardness.Medium, steepness: 1, marks: 4 };
const tries = 300;

class Student {
  readonly #course: SimulatedCourse;
  readonly #random: Random;
  readonly #talent = new Map<number, number>();
  readonly #knowledge = new Map<number, Knowledge>();
  readonly #needs: ReadonlyMap<number, readonly number[]>;
  readonly #fading: number;
  readonly #learning: number;
  readonly #slips: number;

  constructor(course: SimulatedCourse, random: Random) {
    this.#course = course;
    this.#random = random;
    const own = someTalents(random);
    const wide = normal(random) * 0.35;
    for (const [id, loadings] of course.loadings) {
      const shared = loadings.reduce((sum, loading, index) => sum + loading * own[index]!, 0);
      this.#talent.set(id, wide + shared + normal(random) * 0.3);
      this.#knowledge.set(id, { level: 0.25 + 0.6 * random.next(), day: firstDay, half: 20 });
    }
    this.#needs = new Map(course.course.topics.map(({ id, prerequisites }) => [id, prerequisites]));
    this.#fading = 0.25 * Math.exp(normal(random) * 0.5);
    this.#learning = 0.05 + 0.15 * random.next();
    this.#slips = 0.02 + 0.06 * random.next();
  }

  answer(design: SimulatedDesign, day: number): LearningEvent {
    const random = this.#random;
    const strength = this.#strengthFor(design, day) + normal(random) * 0.25;
    const outcome = design.kind === 'choice' ? this.#choose(design, strength) : this.#write(design, strength);
    this.#practise(design.topicIds[0]!, day);
    const ownMarking = random.next() < 0.2;
    return {
      at: new Date(day * 86_400_000).toISOString(),
      design: design.key,
      topicIds: design.topicIds,
      difficulty: design.difficulty,
      kind: design.kind,
      marks: design.marks,
      // Who marks their own answers is a little kinder than the scheme.
      outcome: ownMarking && random.next() < 0.15 ? Math.min(1, outcome + 1 / design.marks) : outcome,
      source: ownMarking ? 'own marking' : 'reply',
    };
  }

  share(topicId: number, day: number): number {
    const strength = this.#strength(topicId, day);
    let sum = 0;
    for (let time = 0; time < tries; time++)
      sum += this.#write(typical, strength + normal(this.#random) * 0.25);
    return sum / tries;
  }

  #retained(topicId: number, day: number): number {
    const { level, day: since, half } = this.#knowledge.get(topicId)!;
    return level * (1 + Math.max(0, day - since) / half) ** -this.#fading;
  }

  #practise(topicId: number, day: number): void {
    const knowledge = this.#knowledge.get(topicId)!;
    const now = this.#retained(topicId, day);
    const apart = day - knowledge.day > 1;
    this.#knowledge.set(topicId, {
      level: now + this.#learning * (1 - now),
      day,
      half: apart ? Math.min(120, knowledge.half * 1.3) : knowledge.half,
    });
  }

  #alone(topicId: number, day: number): number {
    return this.#talent.get(topicId)! - 0.9 + 2 * this.#retained(topicId, day);
  }

  #strength(topicId: number, day: number): number {
    const needed = (this.#needs.get(topicId) ?? []).filter((id) => this.#talent.has(id));
    const gap = Math.max(0, ...needed.map((id) => -0.3 - this.#alone(id, day)));
    return this.#alone(topicId, day) - 0.5 * gap;
  }

  #strengthFor({ topicIds: [own, ...further] }: SimulatedDesign, day: number): number {
    const strength = this.#strength(own!, day);
    const weakest = Math.min(strength, ...further.map((id) => this.#strength(id, day)));
    return strength - 0.35 * (strength - weakest);
  }

  #choose({ hardness, steepness }: SimulatedDesign, strength: number): number {
    const knows = this.#random.next() < normalShare(steepness * (strength - hardness));
    if (knows) return this.#random.next() < this.#slips ? 0 : 1;
    // Some can rule out an option.
    return this.#random.next() < (this.#random.next() < 0.3 ? 1 / 3 : 1 / 4) ? 1 : 0;
  }

  #write({ hardness, steepness, marks }: typeof typical, strength: number): number {
    let earned = 0;
    let lost = false;
    for (let mark = 0; mark < marks; mark++) {
      const step = steepness * (strength - hardness) + normal(this.#random) * 0.4 + 0.3;
      const chance = normalShare(step) * (1 - this.#slips) * (lost ? 0.6 : 1);
      if (this.#random.next() < chance) earned++;
      else lost = true;
    }
    return earned / marks;
  }
}
