import type { Site } from './site.ts';
import type { Stage } from './stage.ts';

/** What one variant of a case found. */
export interface Finding {
  readonly variant: string;
  readonly held: boolean;
  readonly seen: string;
}

interface Named {
  /** By which it can be asked for on the command line. */
  readonly name: string;
  /** After so long it is broken off, and hasn't held. */
  readonly seconds: number;
}

/** Run against the demo and against production. */
export interface CaseOnSite extends Named {
  readonly against: (site: Site) => Promise<Finding[]>;
}

/** Starts products of its own. */
export interface CaseOnStage extends Named {
  readonly on: (stage: Stage) => Promise<Finding[]>;
}

export type AttackCase = CaseOnSite | CaseOnStage;
