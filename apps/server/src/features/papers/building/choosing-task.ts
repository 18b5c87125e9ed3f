import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import { type ChosenPaper, choosePaper } from '@sevenfold/papers/choose-paper';
import { type PackedCandidates, unpackCandidates } from './packed-candidates.ts';

export interface ChoosingTask {
  readonly candidates: PackedCandidates;
  /** Designs that the student has met, by their places. */
  readonly seen: Int32Array;
  readonly blueprint: MarkedBlueprint;
  readonly seed: string;
  readonly deadlineMs: number;
}

export type ChoosingOutcome = ChosenPaper | { readonly failure: string };

export async function outcomeOf(task: ChoosingTask): Promise<ChoosingOutcome> {
  const { candidates, seen, blueprint, seed, deadlineMs } = task;
  try {
    return await choosePaper(unpackCandidates(candidates, seen), blueprint, { seed, deadlineMs });
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
