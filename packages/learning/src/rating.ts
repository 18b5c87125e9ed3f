import { type Grade, Rating } from 'ts-fsrs';
import { type LearningEvent, within } from './event.ts';

type Rated = Pick<LearningEvent, 'outcome' | 'source' | 'hintsUsed' | 'retry'>;

/** From this share of the marks on, an answer counts as remembered. */
export const rememberedFrom = 0.5;
const goodFrom = 0.8;

/**
 * What FSRS is told. Half of the marks is the least that counts as remembered. Who needed hints, had just seen the
 * solution or only ticked it off has shown less than the marks say. 'Easy' is never given: it means that it took no
 * effort, which no mark tells.
 */
export function ratingOf({ outcome, source, hintsUsed = 0, retry = false }: Rated): Grade {
  const share = within(outcome, 0, 1);
  if (share < rememberedFrom) return Rating.Again;
  const helped = hintsUsed > 0 || retry || source === 'completed';
  return share < goodFrom || helped ? Rating.Hard : Rating.Good;
}
