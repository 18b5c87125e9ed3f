import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './servers.ts';

export interface Killer {
  readonly ended: Record<'SIGKILL' | 'SIGTERM', number>;
  /** Seconds from the signal until the server was ready again. */
  readonly away: number[];
  /** Ends once all servers are there again. */
  stop(): Promise<void>;
  /** After a stop. */
  goOn(): void;
}

const shortestPauseMs = 3000;
const longestPauseMs = 10_000;

/** Ends one server after the other, by turns without and with warning, and starts it again; never two at a time. */
export function startKiller(servers: readonly Server[]): Killer {
  const ended = { SIGKILL: 0, SIGTERM: 0 };
  const away: number[] = [];
  let stopping: AbortController;
  let turn = 0;

  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pause = shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const server = servers[turn % servers.length]!;
      const how = turn % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
      turn += 1;
      const begun = performance.now();
      await server.end(how);
      ended[how] += 1;
      await server.start();
      away.push((performance.now() - begun) / 1000);
    }
  }

  let working: Promise<void>;
  function goOn(): void {
    stopping = new AbortController();
    working = work(stopping.signal);
    // Whoever stops it is told of a server that didn't come back.
    working.catch(() => undefined);
  }
  goOn();
  return {
    ended,
    away,
    async stop() {
      stopping.abort();
      await working;
    },
    goOn,
  };
}
