import { cpus } from 'node:os';

export interface Figures {
  readonly retriedBy: string;
  readonly faultSeconds: number;
  /** Statuses of what was under way during the fault. */
  readonly calls: readonly number[];
  readonly pages: readonly number[];
  readonly health: readonly number[];
  readonly live: readonly number[];
  readonly words: readonly string[];
  readonly longestSeconds: number;
  readonly firstGoodSeconds: number | undefined;
  readonly healthySeconds: number | undefined;
  readonly settledSeconds: number | undefined;
  readonly repeatedByStudents: number;
  readonly retriedByQueue: number;
  readonly deliveredAgain: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly halfThere: number;
  readonly mailsOwed: number;
  readonly mailsMissing: number;
  readonly mailsTwice: number;
  readonly spareFiles: number;
}

export type Row = { readonly name: string; readonly problems: readonly string[] } & (
  | ({ readonly skipped?: undefined } & Figures)
  | { readonly skipped: string }
);

function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return (
    [...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${count} × ${status || 'no answer'}`)
      .join(', ') || '–'
  );
}

const seconds = (value: number | undefined) => (value === undefined ? 'never' : value.toFixed(1));

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** As docs/faults.md has them. */
export function printRows(
  engine: string,
  rows: readonly Row[],
  {
    seen,
    tookSeconds,
    loads,
  }: {
    readonly seen: readonly string[];
    readonly tookSeconds: number;
    /** The machine's load average after each fault. */
    readonly loads: readonly number[];
  },
): void {
  const done = rows.filter((row) => row.skipped === undefined) as (Row & Figures)[];
  console.log(`\n## Engine: ${engine}\n`);
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1));
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load average ${least} to ${most}, ${Math.round(tookSeconds)} s.\n`,
  );
  console.log('What was seen during the fault:\n');
  console.log(
    table(
      ['fault', 'for s', 'calls', 'pages', 'longest answer s', '/api/health', '/api/health/live'],
      done.map((row) => [
        row.name,
        row.faultSeconds.toFixed(0),
        counted(row.calls),
        counted(row.pages),
        seconds(row.longestSeconds),
        counted(row.health),
        counted(row.live),
      ]),
    ),
  );
  console.log('\nWhat was done again, and how soon all was well after the end of the fault:\n');
  console.log(
    table(
      [
        'fault',
        'by students',
        'by the queue',
        'webhooks',
        'who',
        'first good answer s',
        'healthy s',
        'last mail and webhook s',
      ],
      done.map((row) => [
        row.name,
        String(row.repeatedByStudents),
        String(row.retriedByQueue),
        String(row.deliveredAgain),
        row.retriedBy,
        seconds(row.firstGoodSeconds),
        seconds(row.healthySeconds),
        seconds(row.settledSeconds),
      ]),
    ),
  );
  console.log('\nWhat became of what was acknowledged:\n');
  console.log(
    table(
      [
        'fault',
        'acknowledged',
        'lost',
        'twice',
        'half there',
        'mails owed',
        'missing',
        'sent twice',
        'spare files',
      ],
      done.map((row) =>
        [
          row.name,
          row.acknowledged,
          row.lost,
          row.doubled,
          row.halfThere,
          row.mailsOwed,
          row.mailsMissing,
          row.mailsTwice,
          row.spareFiles,
        ].map(String),
      ),
    ),
  );
  console.log('\nIn the words of the product:\n');
  for (const row of done) for (const words of row.words) console.log(`- ${row.name}: “${words}”`);
  if (seen.length > 0) console.log('\nIn a browser, with the database gone:\n');
  for (const sight of seen) console.log(`- ${sight}`);
  const skipped = rows.filter((row) => row.skipped !== undefined);
  if (skipped.length > 0) console.log('');
  for (const row of skipped) console.log(`SKIPPED: ${row.name}: ${row.skipped}.`);
  const failed = rows.filter(({ problems }) => problems.length > 0);
  if (failed.length > 0) console.log('\nProblems:\n');
  for (const { name, problems } of failed)
    for (const problem of problems) console.log(`- ${name}: ${problem}`);
}
