/** How slow the line of a sender or a reader may be. */
export interface LinePace {
  /** So long it may stand still. */
  readonly patienceMs: number;
  /** Below this over the longer run, somebody only pretends to send or to read. */
  readonly bytesPerSecond: number;
}

/** A moment in which one side waited for the other. */
export interface LineMoment {
  readonly waitedMs: number;
  readonly movedBytes: number;
}

/**
 * What is left of the patience with a line. Every byte earns a little of it back, and never more than there was at the
 * start: whoever sends much at once can't stand still for longer afterwards.
 */
export function patienceLeft(
  left: number,
  { waitedMs, movedBytes }: LineMoment,
  { patienceMs, bytesPerSecond }: LinePace,
): number {
  return Math.min(patienceMs, left - waitedMs + (movedBytes / bytesPerSecond) * 1000);
}
