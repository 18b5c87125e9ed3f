import type { Random } from '../random.ts';
import { normal } from './chance.ts';

interface Trace {
  readonly day: number;
  readonly decay: number;
  readonly weight: number;
}

/**
 * Forgetting as ACT-R has it (Pavlik and Anderson): each meeting with a question leaves a trace that fades by a power of
 * its age, the faster the better it was known at the time, and all traces together make the chance of remembering. Not
 * what FSRS counts with, which knows one strength and one curve; on average both forget equally fast.
 */
export interface SimulatedMemory {
  /** The chance of an answer when it is met for the first time. */
  readonly first: number;
  readonly recall: (day: number) => number;
  readonly meet: (day: number, remembered: boolean) => void;
}

export interface Forgetter {
  readonly decay: number;
  readonly threshold: number;
}

/** Students differ in how fast they forget, and in how much they need to remember something at all. */
export const simulatedForgetter = (random: Random): Forgetter => ({
  decay: 0.17 * Math.exp(normal(random) * 0.35),
  threshold: -0.7 + normal(random) * 0.25,
});

const noise = 0.35;
const spacing = 0.35;
/** What was found by oneself stays better than what was read in a solution. */
const readOnly = 0.7;

export function simulatedMemory(forgetter: Forgetter, random: Random): SimulatedMemory {
  const hardness = normal(random);
  const ownDecay = forgetter.decay * Math.exp(hardness * 0.2 + normal(random) * 0.3);
  const threshold = forgetter.threshold + hardness * 0.25;
  const traces: Trace[] = [];
  const activation = (day: number) =>
    Math.log(
      traces.reduce((sum, { day: at, decay, weight }) => sum + weight * (day - at + 0.1) ** -decay, 0),
    );
  return {
    first: 1 / (1 + Math.exp(hardness * 0.8 - 0.5)),
    recall: (day) => 1 / (1 + Math.exp((threshold - activation(day)) / noise)),
    meet: (day, remembered) => {
      const known = traces.length === 0 ? 0 : Math.exp(activation(day));
      traces.push({ day, decay: ownDecay + spacing * known, weight: remembered ? 1 : readOnly });
    },
  };
}
