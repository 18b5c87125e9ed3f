import type { Services } from './platform/services.ts';

export type Signals = ReturnType<typeof obeySignals>;

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * What a signal does that ends the product. Before the doors are open nothing is in flight, but a database that was
 * started goes with the server; while it is being started there is nothing to stop yet, so it is stopped as soon as it is
 * there. The listeners stay the same all along: a signal that came while one was exchanged for another would be lost. A
 * second signal ends the process at once.
 */
export function obeySignals() {
  let log: Pick<Services['log'], 'info'> | undefined;
  let [ending, stopDatabase] = [false, undefined as (() => Promise<void>) | undefined];
  const endEarly = async (): Promise<void> => {
    ending = true;
    if (!stopDatabase) return;
    await stopDatabase();
    process.exit(0);
  };
  let stop = (signal: string): Promise<void> => {
    log?.info({ signal }, 'stopping before the start is complete');
    return endEarly();
  };
  for (const signal of signals) process.once(signal, () => void stop(signal));
  return {
    tell(given: NonNullable<typeof log>): void {
      log = given;
    },
    /** The start was given up, and what it was doing needs the database that is being stopped. */
    isEnding: () => ending,
    async stopFirst(database: () => Promise<void>): Promise<void> {
      stopDatabase = database;
      if (ending) await endEarly();
    },
    /** From now on there is more to stop. */
    stopWith(whole: (signal: string) => Promise<void>): void {
      stop = whole;
    },
  };
}
