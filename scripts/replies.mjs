import { createInterface } from 'node:readline';
import { markLine } from '../packages/replies/src/mark-line.ts';

/** Marks typed answers from the command line: a question with its reply on each line, a verdict for each. */
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  process.stdout.write(`${JSON.stringify(markLine(line))}\n`);
}
