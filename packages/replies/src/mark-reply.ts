import type { Asked, Kind } from './asked.ts';
import { choice } from './kinds/choice.ts';
import { complex } from './kinds/complex.ts';
import { coordinates } from './kinds/coordinates.ts';
import { equation } from './kinds/equation.ts';
import { expression } from './kinds/expression.ts';
import { formula } from './kinds/formula.ts';
import { interval } from './kinds/interval.ts';
import type { KindRules } from './kinds/kind.ts';
import { matrix } from './kinds/matrix.ts';
import { number } from './kinds/number.ts';
import { set } from './kinds/set.ts';
import { units } from './kinds/units.ts';
import { vector } from './kinds/vector.ts';
import { isEmpty } from './reading/clean-text.ts';
import { longestReply, refuseAtSight, Unreadable } from './reading/limits.ts';
import { saysNone } from './reading/spoken.ts';
import { type Mark, right, wrong } from './verdict.ts';
import { TooMuchWork, uncounted, within } from './work.ts';

/** Each kind reads what it marks itself; to this map their readings are all the same. */
const rules = {
  choice,
  number,
  expression,
  equation,
  interval,
  set,
  coordinates,
  vector,
  matrix,
  complex,
  formula,
  units,
} as unknown as Record<Kind, KindRules<unknown>>;

/** What a reply is worth, and how it was understood: LaTeX, or nothing where it wasn't. */
export type MarkedReply = Mark & { readAs: string };

/** Marks one typed answer. Whatever is wrong with the question itself throws; it is never the student's fault. */
export const markReply = (asked: Asked, given: string): MarkedReply =>
  withinReply(() => judgeReply(asked, given));

/** What asks for more work than any answer is worth can't be read, however right it may be. */
export function withinReply<Result>(work: () => Result): Result | MarkedReply {
  try {
    return within('reply', work);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return unreadable(error);
  }
}

const unreadable = (error: Error): MarkedReply => ({
  verdict: 'unreadable',
  note: `This can't be read: ${error.message}.`,
  readAs: '',
});

/** The same for one of many steps: what takes too much work throws, and ends them all. */
export function judgeReply(asked: Asked, given: string): MarkedReply {
  const kind = rules[asked.kind];
  if (!kind) throw new Error(`kind is not known: ${asked.kind}`);
  const asksForNone = takesNone(asked.kind) && saysNone(asked.expected);
  const expected = asksForNone ? undefined : expectedOf(kind, asked);
  if (isEmpty(given.slice(0, 2 * longestReply))) return { verdict: 'empty', readAs: '' };
  if (takesNone(asked.kind) && saysNone(given)) {
    const mark = asksForNone ? right : wrong('There is a value.');
    return { ...mark, readAs: noneLatex(given) };
  }
  try {
    refuseAtSight(given);
    const read = kind.read(given, asked);
    const readAs = kind.latex(read);
    if (asksForNone) return { ...wrong('There is no value.'), readAs };
    return { ...kind.mark(expected, read, asked), readAs };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return unreadable(error);
  }
}

/** Sets and intervals can be empty themselves, and other kinds have no such answer. */
const takesNone = (kind: Kind) => !['choice', 'formula', 'set', 'interval'].includes(kind);

const noneLatex = (given: string) => `\\text{${given.replaceAll(/[^A-Za-z ]/g, '').trim() || 'none'}}`;

/** How a reply is understood, for showing before it is marked. Throws `Unreadable` with the reason. */
export function readReply(asked: Asked, given: string): string {
  if (takesNone(asked.kind) && saysNone(given)) return noneLatex(given);
  refuseAtSight(given);
  const kind = rules[asked.kind];
  return kind.latex(kind.read(given, asked));
}

/** What questions expect, by the question: whoever marks many replies to one reads it once. */
const readBefore = new WeakMap<Asked, unknown>();

function expectedOf(kind: KindRules<unknown>, asked: Asked): unknown {
  if (!readBefore.has(asked)) readBefore.set(asked, readExpected(kind, asked));
  return readBefore.get(asked);
}

function readExpected(kind: KindRules<unknown>, asked: Asked): unknown {
  try {
    return uncounted(() => kind.read(asked.expected, asked));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Error(`the expected answer can't be read: ${asked.expected} (${error.message})`);
  }
}
