import type { DestinationStream } from 'pino';
import {
  doneLine,
  logLine,
  type Paint,
  painted,
  progressLine,
  type Ready,
  readyLines,
  unpainted,
} from './terminal-lines.ts';

type Tell = (done: number, of: number) => void;

/** What whoever started the server is told, besides the log. */
export interface StartReport {
  /** Where the log goes; undefined is pino's own way, JSON on stdout. */
  readonly log: DestinationStream | undefined;
  /** Whether somebody reads along. */
  readonly friendly: boolean;
  /** Does a part of the start. `done` is what is said afterwards; nothing when it answers undefined. */
  step<Result>(
    doing: string,
    work: (tell: Tell) => Promise<Result>,
    done: (result: Result) => string | undefined,
  ): Promise<Result>;
  ready(ready: Ready): void;
  say(words: string): void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export const isFriendly = (format: 'json' | 'pretty' | undefined, output: Output): boolean =>
  format === undefined ? output.isTTY === true : format === 'pretty';

/** Lines for a person. On a terminal what is going on stands in the last line, and changes there. */
export function friendlyReport(output: Output): StartReport {
  const inPlace = output.isTTY === true;
  const paint: Paint = inPlace ? painted : unpainted;
  let passing = '';
  const clear = inPlace ? '\r\u001B[K' : '';
  const line = (text: string) => output.write(`${clear}${text}\n${passing}`);
  const pass = (text: string) => {
    if (!inPlace) return;
    passing = text;
    output.write(`${clear}${text}`);
  };

  return {
    friendly: true,
    log: {
      write(json) {
        const text = logLine(json, paint);
        if (text !== undefined) line(text);
      },
    },
    async step(doing, work, done) {
      const begun = performance.now();
      pass(progressLine(doing, undefined, paint));
      try {
        const result = await work((count, of) => pass(progressLine(doing, { done: count, of }, paint)));
        pass('');
        const words = done(result);
        if (words !== undefined) line(doneLine(words, performance.now() - begun, paint));
        return result;
      } catch (error) {
        pass('');
        throw error;
      }
    },
    ready: (ready) => line(readyLines(ready, paint).join('\n')),
    say: line,
  };
}

/** For programs that read along: JSON lines, and the few words that scripts wait for. */
export const plainReport = (say: (words: string) => void): StartReport => ({
  friendly: false,
  log: undefined,
  step: (_doing, work) => work(() => undefined),
  ready({ siteName, origin, demo, dataDir }) {
    say(`\n${siteName} is ready at ${origin}`);
    if (!demo) return;
    say(`\nDemo accounts (the password of each is ${demo.password})`);
    for (const email of demo.emails) say(`  ${email}`);
    say(`\nE-mails are kept in ${dataDir}/outbox and shown at ${origin}/dev/outbox\n`);
  },
  say,
});
