/** A line of the log, as far as a reader at a terminal needs it. */
interface LogRecord {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly statement?: string;
  readonly milliseconds?: number;
  readonly [more: string]: unknown;
}

const warning = 40;
const error = 50;
const longestStatement = 100;

const colours = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;
export type Paint = (colour: keyof typeof colours, text: string) => string;

export const painted: Paint = (colour, text) => `\u001B[${colours[colour]}m${text}\u001B[0m`;
export const unpainted: Paint = (_colour, text) => text;

/** Undefined for what nobody at a terminal asked for: requests, and what goes as it should. */
export function logLine(json: string, paint: Paint): string | undefined {
  const record = JSON.parse(json) as LogRecord;
  if (record.level < warning) return undefined;
  const sign = record.level >= error ? paint('red', '✗') : paint('yellow', '!');
  const words = [record.msg ?? '', ...detailsOf(record)].filter((part) => part !== '').join(': ');
  // Where an error comes from is for whoever mends it; a warning says enough in one line.
  const stack = record.level >= error ? stackOf(record, paint) : '';
  return `  ${sign} ${words}${stack}`;
}

function detailsOf({ err, statement, milliseconds }: LogRecord): string[] {
  const details: string[] = [];
  if (err?.message) details.push(err.message);
  if (milliseconds !== undefined) details.push(secondsOf(milliseconds));
  if (statement) {
    details.push(
      statement.length > longestStatement ? `${statement.slice(0, longestStatement)} …` : statement,
    );
  }
  return details;
}

function stackOf({ err }: LogRecord, paint: Paint): string {
  const frames = (err?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.map((line) => `\n    ${paint('dim', line.trim())}`).join('');
}

export const secondsOf = (milliseconds: number): string =>
  milliseconds < 9950 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds / 1000)} s`;

export const doneLine = (words: string, milliseconds: number, paint: Paint): string =>
  `  ${paint('green', '✓')} ${words} ${paint('dim', secondsOf(milliseconds))}`;

/** 'Loading the question bank … 1,200 of 4,050'. Without numbers nobody knows yet how much there is. */
export function progressLine(
  words: string,
  progress: { done: number; of: number } | undefined,
  paint: Paint,
): string {
  const count = progress
    ? ` ${progress.done.toLocaleString('en')} of ${progress.of.toLocaleString('en')}`
    : '';
  return `  ${paint('yellow', '…')} ${words}${paint('dim', count)}`;
}

export interface Ready {
  readonly siteName: string;
  readonly origin: string;
  readonly demo?: { readonly emails: readonly string[]; readonly password: string } | undefined;
  readonly dataDir: string;
}

export function readyLines({ siteName, origin, demo, dataDir }: Ready, paint: Paint): string[] {
  const label = (text: string) => text.padEnd(12);
  return [
    '',
    `  ${paint('bold', `${siteName} is ready at ${origin}`)}`,
    '',
    ...(demo
      ? [
          ...demo.emails.map((email, index) => `  ${label(index === 0 ? 'Log in as' : '')}${email}`),
          `  ${label('Password')}${demo.password}`,
          `  ${label('E-mails')}${origin}/dev/outbox`,
        ]
      : []),
    `  ${label('Data')}${dataDir}`,
    `  ${label('Stop')}Ctrl-C`,
    '',
  ];
}
