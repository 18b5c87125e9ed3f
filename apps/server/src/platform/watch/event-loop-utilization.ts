import { performance } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** The share of time since the last scrape in which the event loop was busy. */
export function addUtilization(registry: Registry): void {
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'sevenfold_event_loop_utilization',
    help: 'Share of the time since the last scrape in which the event loop was busy',
    registers: [registry],
    collect() {
      const current = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(current, last).utilization);
      last = current;
    },
  });
}
