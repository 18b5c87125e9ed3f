import type { Database } from '../database/database.ts';
import type { LoadControl } from './load-control.ts';

const sampleMs = 20;
const adjustMs = 100;

/**
 * Measures and adjusts many times a second, until it is ended. The lag is how late a timer comes, which is how long a
 * request that has just arrived waits until anybody looks at it.
 */
export function measurePressure(
  control: LoadControl,
  { pool }: Database,
  now: () => number = () => performance.now(),
): () => void {
  let last = now();
  let adjusted = last;
  let lag = 0;
  let samples = 0;
  const timer = setInterval(() => {
    const current = now();
    lag += Math.max(0, current - last - sampleMs);
    samples += 1;
    last = current;
    const overMs = current - adjusted;
    if (overMs < adjustMs) return;
    const waitingPerConnection = pool.waitingCount / (pool.options.max ?? 1);
    control.adjust({ overMs, lagMs: lag / samples, waitingPerConnection });
    adjusted = current;
    lag = 0;
    samples = 0;
  }, sampleMs).unref();
  return () => clearInterval(timer);
}
