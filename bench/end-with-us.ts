import type { ChildProcess } from 'node:child_process';

/** Before the command is ended by a signal, what it started is asked to end: it would go on, and be there for the next one. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** A signal ends a process without a word to those who wait for its exit. */
export function exitAtSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}
