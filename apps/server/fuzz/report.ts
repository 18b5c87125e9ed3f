import type { FuzzResult } from './run-fuzz.ts';

const classes = [
  '2xx',
  '3xx',
  '400',
  '401',
  '403',
  '404',
  '409',
  '413',
  '415',
  '429',
  'other 4xx',
  '5xx',
  'cut',
] as const;

function classOf(status: number): (typeof classes)[number] {
  if (status === 0) return 'cut';
  if (status >= 500) return '5xx';
  if (status >= 400) return classes.find((name) => name === String(status)) ?? 'other 4xx';
  return status >= 300 ? '3xx' : '2xx';
}

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(46) + cells.map((cell) => String(cell).padStart(10)).join('');

/** What was called, how it was answered, and what must not have been. */
export function reportOf(result: FuzzResult): string {
  const totals = new Map<string, number>();
  const rows = [...result.statuses].map(([operation, statuses]) => {
    const counts = new Map<string, number>();
    for (const [status, count] of statuses) {
      const name = classOf(status);
      counts.set(name, (counts.get(name) ?? 0) + count);
      totals.set(name, (totals.get(name) ?? 0) + count);
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return row(operation, [all, ...classes.map((name) => counts.get(name) ?? '')]);
  });
  const spread = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  const seconds = result.milliseconds / 1000;
  return [
    row('call', ['calls', ...classes]),
    ...rows.toSorted(),
    row('all', [result.calls, ...classes.map((name) => totals.get(name) ?? 0)]),
    '',
    `Tricks: ${spread(result.tricks)}`,
    `Callers: ${spread(result.callers)}`,
    `Slowest: ${result.slowest.map(({ operation, trick, milliseconds }) => `${Math.round(milliseconds)} ms ${operation} (${trick})`).join('; ')}`,
    `Asked again alone because the answer was late or busy: ${result.askedAgain}`,
    '',
    ...result.failures
      .slice(0, 30)
      .flatMap((failure) => [
        `✗ ${failure.why}: ${failure.operation} by ${failure.caller}`,
        `    again with --seed ${result.seed} --only ${failure.index}`,
        `    ${failure.request}`,
        `    ${failure.answer}`,
      ]),
    `${result.calls} calls to ${result.operations} operations and pages in ${seconds.toFixed(0)} s (${Math.round(result.calls / seconds)} a second), seed ${result.seed}: ${totals.get('5xx') ?? 0} answers of 5xx, ${result.failures.length} failures`,
  ].join('\n');
}
