import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../database/database.ts';
import type { LoadControl } from './load-control.ts';

const tickMs = 100;
const resolutionMs = 10;

/** Measures and adjusts many times a second, until it is ended. */
export function measurePressure(control: LoadControl, { pool }: Database): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const timer = setInterval(() => {
    // A busy loop may not have been measured at all since the last time: then it is this timer that came late.
    const lagMs = delay.count === 0 ? resolutionMs : delay.mean / 1e6 - resolutionMs;
    delay.reset();
    control.adjust({ lagMs, waitingPerConnection: pool.waitingCount / (pool.options.max ?? 1) });
  }, tickMs).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
