import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './servers.ts';

export interface Killer {
  readonly ended: Record<'SIGKILL' | 'SIGTERM', number>;
  /** Seconds from the signal until the server was ready again, the longest first. */
  readonly away: number[];
  stop(): Promise<void>;
}

const shortestPauseMs = 2000;
const longestPauseMs = 8000;

/** Ends one server after the other, by turns without and with warning, and starts it again; never two at a time. */
export function startKiller(servers: readonly Server[]): Killer {
  const ended = { SIGKILL: 0, SIGTERM: 0 };
  const away: number[] = [];
  const stopping = new AbortController();
  let turn = 0;

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const server = servers[turn % servers.length]!;
      const signal = turn % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
      turn += 1;
      const begun = performance.now();
      await server.end(signal);
      ended[signal] += 1;
      await server.start();
      away.push((performance.now() - begun) / 1000);
    }
  }

  const working = work();
  return {
    ended,
    away,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
