/** Of Node's `process`, which the contract itself doesn't know. */
declare const process: {
  cpuUsage(since?: { user: number; system: number }): { user: number; system: number };
};

/** How long this process has worked, in milliseconds. A clock on the wall also counts what others did meanwhile. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
