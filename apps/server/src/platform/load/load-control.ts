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
  /** Whether there is a place just now, without taking it. */
  hasRoom(priority: Priority): boolean;
  /** Takes a place, or says that there is none. What is always let in takes none. */
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
/** How long a request that is let in should take when the server has all it can do. */
const targetSeconds = 0.25;
const least = 4;
const most = 256;

/** Of the limit: what is easily asked again finds the doors closed first. */
const shares: Record<Priority, number> = {
  visitor: 1,
  member: 2,
  vital: 6,
  always: Number.POSITIVE_INFINITY,
};

/**
 * Bounds how many requests are answered at the same time. More at once than keep the processor busy only make all of
 * them wait for each other. How many that is depends on the machine and on what is asked, so it is found: while there is
 * a standing line, as many as are finished in the time that one of them may take; while there is none, more and more.
 */
export function createLoadControl(): LoadControl {
  let limit = most;
  let inFlight = 0;
  let finished = 0;
  let perSecond = 0;
  let refused = false;
  let pressedMs = 0;
  let pressedTicks = 0;
  const hasRoom = (priority: Priority): boolean => {
    const room = inFlight < limit * shares[priority];
    refused ||= !room;
    return room;
  };
  return {
    hasRoom,
    admit(priority) {
      if (priority === 'always') return true;
      if (!hasRoom(priority)) return false;
      inFlight += 1;
      return true;
    },
    release() {
      inFlight -= 1;
      finished += 1;
    },
    adjust({ overMs, lagMs, waitingPerConnection }) {
      const weight = Math.min(1, overMs / 1000);
      perSecond += weight * ((finished / overMs) * 1000 - perSecond);
      finished = 0;
      const isPressed = lagMs > mostLagMs || waitingPerConnection > mostWaitingPerConnection;
      pressedMs = isPressed ? pressedMs + overMs : 0;
      pressedTicks = isPressed ? pressedTicks + 1 : 0;
      if (pressedTicks >= 2 && pressedMs >= patienceMs) {
        limit = Math.min(most, Math.max(least, perSecond * targetSeconds));
      } else if (!isPressed) {
        limit = Math.min(most, refused ? limit + Math.max(1, limit * 0.05) : limit * 1.5);
      }
      refused = false;
    },
    limit: () => limit,
  };
}
