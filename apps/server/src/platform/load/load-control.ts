import type { Priority } from './priority.ts';

/** What is measured of the process while it works. */
export interface Pressure {
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
const mostLagMs = 40;
const mostWaitingPerConnection = 1;
/** A single pause, of the garbage collector or a large list, is no line. */
const patienceTicks = 3;
const least = 8;
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
  let pressed = 0;
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
    adjust({ lagMs, waitingPerConnection }) {
      pressed = lagMs > mostLagMs || waitingPerConnection > mostWaitingPerConnection ? pressed + 1 : 0;
      if (pressed >= patienceTicks) {
        // From far above, straight to what is really under way.
        limit = Math.max(least, Math.min(limit, peak) * 0.8);
      } else if (pressed === 0) {
        limit = Math.min(most, refused ? limit + Math.max(1, limit * 0.05) : limit * 1.5);
      }
      peak = inFlight;
      refused = false;
    },
    limit: () => limit,
  };
}
