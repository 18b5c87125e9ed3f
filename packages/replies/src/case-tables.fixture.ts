import { readAccuracy } from './accuracy.ts';
import { type Asked, type Kind, kinds } from './asked.ts';
import { chemistry } from './cases/chemistry.fixture.ts';
import { choices } from './cases/choices.fixture.ts';
import { complex } from './cases/complex.fixture.ts';
import { equations } from './cases/equations.fixture.ts';
import { expressions } from './cases/expressions.fixture.ts';
import { intervals } from './cases/intervals.fixture.ts';
import { numbers } from './cases/numbers.fixture.ts';
import { sets } from './cases/sets.fixture.ts';
import { units } from './cases/units.fixture.ts';
import { vectors } from './cases/vectors.fixture.ts';
import { type Verdict, verdicts } from './verdict.ts';

export type Case = { asked: Asked; given: string; verdict: Verdict };

/** The tables in `cases/`: a question on each line, with the replies to it that deserve one verdict. */
export const readCaseTables = (): Case[] =>
  [chemistry, choices, complex, equations, expressions, intervals, numbers, sets, units, vectors].flatMap(
    (table) =>
      table
        .split('\n')
        .filter((line) => line.trim() !== '')
        .flatMap(casesOf),
  );

function casesOf(line: string): Case[] {
  const [kind, expected, options, verdict, replies] = line.split(' | ').map((cell) => cell.trim());
  if (!kinds.includes(kind as Kind) || !verdicts.includes(verdict as Verdict) || !replies) {
    throw new Error(`not a line of a table: ${line}`);
  }
  const more = JSON.parse(options!) as Partial<Asked>;
  const asked = { ...more, accuracy: readAccuracy(more.accuracy), kind: kind as Kind, expected: expected! };
  return replies.split(' ;; ').map((given) => ({ asked, given, verdict: verdict as Verdict }));
}
