import { deepestNesting } from '../reading/limits.ts';

type Atom = { name: string; hydrogen: number; free: number; joined: Atom[] };

const valences: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, S: 2, F: 1, Cl: 1, Br: 1, I: 1 };
const token = /Cl|Br|[CHNOSFI]|\d+|[()]|[-=#]/y;
const mostAtoms = 60;

/**
 * How the atoms of a condensed organic formula are joined, as a text that is the same in whatever direction and with
 * whatever brackets it was written: (CH3)2CHOH is CH3CH(OH)CH3. Undefined where the formula leaves that open.
 */
export function skeletonOf(formula: string): string | undefined {
  if (!/C(?![a-z])/.test(formula) || !/H/.test(formula)) return undefined;
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(formula); found; found = token.exec(formula)) {
    tokens.push(found[0]);
    if (token.lastIndex === formula.length) return new SkeletonReader(tokens).read();
  }
  return undefined;
}

/** Branches that stand before the atom that they belong to, as in (CH3)2CO and ClCH3. */
type Waiting = { hydrogen: number; branches: Atom[] };

class SkeletonReader {
  private at = 0;
  private readonly atoms: Atom[] = [];
  private isPlain = true;

  constructor(private readonly tokens: readonly string[]) {}

  read(): string | undefined {
    this.chain(undefined, 0);
    if (!this.isPlain || this.at < this.tokens.length || this.atoms.length === 0) return undefined;
    if (this.atoms.length > mostAtoms || this.atoms.some(({ free }) => free < 0)) return undefined;
    const reached = new Set<Atom>();
    const reach = (atom: Atom): void => {
      if (reached.has(atom)) return;
      reached.add(atom);
      atom.joined.forEach(reach);
    };
    reach(this.atoms[0]!);
    if (reached.size < this.atoms.length) return undefined;
    return this.atoms.map((atom) => written(atom, undefined)).reduce((a, b) => (a < b ? a : b));
  }

  /** Reads up to the end or a closing bracket and returns the atom that the chain goes on from. */
  private chain(before: Atom | undefined, depth: number): Atom | undefined {
    let current = before;
    const waiting: Waiting = { hydrogen: 0, branches: [] };
    while (this.isPlain && this.at < this.tokens.length && this.tokens[this.at] !== ')') {
      const name = this.tokens[this.at]!;
      this.at += 1;
      if (/[-=#]/.test(name)) continue;
      if (name === '(') current = this.group(current, waiting, depth);
      else if (name === 'H') {
        const count = this.count();
        if (current && current !== before) {
          current.hydrogen += count;
          current.free -= count;
        } else waiting.hydrogen += count;
      } else if (name in valences) current = this.element(name, current, before, waiting);
      else this.isPlain = false;
    }
    // (COOH)2
    if (!current && waiting.branches.length === 2) {
      const [left, right] = waiting.branches.splice(0) as [Atom, Atom];
      this.join(left, right);
    }
    if (waiting.hydrogen > 0 || waiting.branches.length > 0) this.isPlain = false;
    return current;
  }

  private element(
    name: string,
    current: Atom | undefined,
    before: Atom | undefined,
    waiting: Waiting,
  ): Atom | undefined {
    const count = this.count();
    if (name === 'C' && count > 1) return this.carbons(count, current, before);
    let on = current;
    for (let copy = 0; copy < count && this.isPlain; copy += 1) on = this.atom(name, on, waiting);
    return on;
  }

  /** C2H5 can only be CH3CH2; longer ones and rings stay as they are. */
  private carbons(count: number, current: Atom | undefined, before: Atom | undefined): Atom | undefined {
    if (count === 2 && this.tokens[this.at] === 'H' && this.tokens[this.at + 1] === '5') {
      this.at += 2;
      const [inner, outer] = [this.added('C', 2), this.added('C', 3)];
      this.join(inner, outer);
      if (current) this.join(current, inner);
      return current && current !== before ? outer : inner;
    }
    const group = this.added('C', 0);
    group.name = `C${count}`;
    group.free = Number.MAX_SAFE_INTEGER;
    if (current) this.join(current, group);
    return group;
  }

  private atom(name: string, current: Atom | undefined, waiting: Waiting): Atom | undefined {
    const isEnd = valences[name] === 1;
    const atom = this.added(name, 0);
    // In CH3OOCCH3 the second oxygen is doubly bound to the carbon that follows.
    const isBeforeCarbon = name === 'O' && current?.name === 'O' && this.tokens[this.at] === 'C';
    if ((!current && isEnd) || isBeforeCarbon) {
      waiting.branches.push(atom);
      return current;
    }
    atom.hydrogen = waiting.hydrogen;
    atom.free -= waiting.hydrogen;
    waiting.hydrogen = 0;
    for (const branch of waiting.branches.splice(0)) {
      this.join(atom, branch);
      if (branch.name === 'O' && branch.free === 1) this.join(atom, branch, false);
    }
    if (!current) return atom;
    const free = current.free;
    this.join(current, atom);
    if (isEnd) return current;
    const takesHydrogen = this.tokens[this.at] === 'H';
    if (name === 'O' && current.name === 'C') {
      // CHO and CO have a double bond; in CHOHCH3 the chain goes on from the carbon.
      if (!takesHydrogen && free >= 2) {
        this.join(current, atom, false);
        return current;
      }
      if (takesHydrogen) {
        this.at += 1;
        atom.hydrogen += this.count();
        atom.free = 0;
        return current;
      }
    }
    if (name === 'O' && current.name === 'N' && !takesHydrogen) return current;
    if (name === 'N' && current.name === 'C' && !takesHydrogen && free >= 3) {
      current.free -= 2;
      return current;
    }
    return atom;
  }

  /** A branch of the atom before it; (CH2)4 is a piece of the chain. */
  private group(current: Atom | undefined, waiting: Waiting, depth: number): Atom | undefined {
    const start = this.at;
    let on = current;
    for (let copy = 0, copies = 1; copy < copies && this.isPlain; copy += 1) {
      this.at = start;
      const first = this.atoms.length;
      if (depth > deepestNesting || first > mostAtoms) this.isPlain = false;
      const end = this.isPlain ? this.chain(on, depth + 1) : undefined;
      if (this.tokens[this.at] !== ')' || this.atoms.length === first) this.isPlain = false;
      this.at += 1;
      copies = this.count();
      if (!on && end) waiting.branches.push(end);
      else if (end && end !== on && end.free > 0) on = end;
    }
    if (!current && waiting.branches.length > 0) return undefined;
    return on;
  }

  private added(name: string, hydrogen: number): Atom {
    const atom = { name, hydrogen, free: (valences[name] ?? 0) - hydrogen, joined: [] };
    this.atoms.push(atom);
    return atom;
  }

  private join(left: Atom, right: Atom, isNew = true): void {
    left.free -= 1;
    right.free -= 1;
    if (!isNew) return;
    left.joined.push(right);
    right.joined.push(left);
  }

  private count(): number {
    const digits = this.tokens[this.at];
    if (!digits || !/^\d{1,2}$/.test(digits)) return 1;
    this.at += 1;
    return Number(digits);
  }
}

/** Without circles, each branch can be written out and the branches put in order. */
const written = (atom: Atom, from: Atom | undefined): string => {
  const branches = atom.joined.filter((other) => other !== from).map((other) => written(other, atom));
  return `${atom.name}${atom.hydrogen}(${branches.sort().join('')})`;
};
