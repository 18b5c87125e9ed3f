import { setFlagsFromString } from 'node:v8';

/**
 * The heap is looked through as a whole when it has become this much larger than what was alive, in percent. By itself V8 does
 * so at a tenth to a third, since it counts the pauses alone: what its threads take meanwhile is several times as much, and
 * was two fifths of the processor time of answers that are new (decision 081).
 */
const growthPercent = 100;

/** Before the heap grows. Worker threads get as much room. */
export function giveHeapRoom(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
