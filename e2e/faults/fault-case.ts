import type { Kit } from './kit.ts';
import type { School } from './student.ts';

/** One thing that goes wrong, and who gets over it. */
export interface FaultCase {
  readonly name: string;
  /** Why it can't be done here; undefined where it can. */
  readonly hindrance?: (kit: Kit) => Promise<string | undefined>;
  /** Puts the product into its place, unless the usual one will do. */
  readonly prepare?: (kit: Kit) => Promise<void>;
  /** The whole fault, from its first moment to the last; `last` waits for as long as it is to be there. */
  readonly happen: (kit: Kit, last: () => Promise<void>) => Promise<void>;
  /** Of the time that is asked for; some faults need less to show what they do. */
  readonly share?: number;
  /** Whether requests may go without an answer, because nobody is there to give one. */
  readonly processDies?: boolean;
  readonly retriedBy: string;
  readonly focus?: School['focus'];
  /**
   * Somebody has to be answered like this, or the fault was not felt at all and shows nothing. It lasts longer until
   * that has happened: on a machine that is busy, it takes students a while to get where it hurts.
   */
  readonly expectedStatus?: number;
}
