import type { Priority } from './priority.ts';

/** What is measured of the process while it works. */
export interface Pressure {
  /** The time that it was measured over. */
  readonly overMs: number;
  /** How long what is due waits for the event loop, on average. */
  readonly lagMs: number;
  /** Callers that wait for a connection to the database, for each connection there is. */
  readonly waitingPerConnection: number;
}

export interface LoadControl {
  /** Takes a place, or says that there is none. */
  admit(priority: Priority): boolean;
  release(): void;
  /** Draws the limit from what was measured since the last time. */
  adjust(pressure: Pressure): void;
  limit(): number;
}

/** Above these, requests stand in a line that gets no shorter by waiting. */
const mostLagMs = 50;
const mostWaitingPerConnection = 1;
/** A single pause, of the garbage collector or a large list, is no line: it has to stand for so long, and be seen twice. */
const patienceMs = 300;
const least = 4;
const most = 1024;

/** Of the limit: what is easily asked again finds the doors closed first. */
const shares: Record<Priority, number> = {
  visitor: 1,
  member: 2,
  vital: 6,
  always: Number.POSITIVE_INFINITY,
};

/**
 * Bounds how many requests are answered at the same time. More at once than keep the processor busy only make all of
 * them wait for each other. How many that is depends on the machine and on what is asked, so it is found: the limit
 * falls while there is a standing line and rises while there is none.
 */
export function createLoadControl(): LoadControl {
  let limit = most;
  let inFlight = 0;
  let peak = 0;
  let refused = false;
  let pressedMs = 0;
  let pressedTicks = 0;
  return {
    admit(priority) {
      if (inFlight >= limit * shares[priority]) {
        refused = true;
        return false;
      }
      inFlight += 1;
      peak = Math.max(peak, inFlight);
      return true;
    },
    release() {
      inFlight -= 1;
    },
    adjust({ overMs, lagMs, waitingPerConnection }) {
      const excess = Math.max(lagMs / mostLagMs, waitingPerConnection / mostWaitingPerConnection);
      const isPressed = excess > 1;
      pressedMs = isPressed ? pressedMs + overMs : 0;
      pressedTicks = isPressed ? pressedTicks + 1 : 0;
      if (pressedTicks >= 2 && pressedMs >= patienceMs) {
        // From far above, straight to what is really under way; then by as much as it is too much.
        limit = Math.max(least, Math.min(limit, peak) * Math.max(0.5, Math.min(0.9, 1 / excess)));
      } else if (!isPressed) {
        limit = Math.min(most, refused ? limit + Math.max(1, limit * 0.05) : limit * 1.5);
      }
      peak = inFlight;
      refused = false;
    },
    limit: () => limit,
  };
}
