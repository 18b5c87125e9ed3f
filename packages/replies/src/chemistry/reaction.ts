import { Unreadable } from '../reading/limits.ts';
import { equal, type Fraction, gcd, over, plus, times } from '../values/fraction.ts';
import { asNuclide, readSpecies, type Species, type States, sameSpecies } from './species.ts';

export type Reaction = { left: readonly Species[]; right: readonly Species[] };

const arrow = /<?-+>/;

/** A balanced equation, or one formula alone. */
export function readChemistry(text: string): Reaction | Species {
  const sides = text.split(arrow);
  if (sides.length > 2) throw new Unreadable('more than one arrow');
  if (sides.length === 2) {
    const reaction = { left: readSide(sides[0]!), right: readSide(sides[1]!) };
    // The first stroke of OH--> may be a charge, if that makes ends meet.
    if (!/\S-->/.test(text) || isBalanced(reaction)) return reaction;
    const charged = { ...reaction, left: readSide(`${sides[0]!}-`) };
    return isBalanced(charged) ? charged : reaction;
  }
  const equated = text.split('=');
  if (equated.length === 2 && equated.some((side) => /^\s*\d/.test(side) || pieces(side).length > 1)) {
    return { left: readSide(equated[0]!), right: readSide(equated[1]!) };
  }
  const alone = readSide(text);
  return alone.length > 1 ? { left: alone, right: [] } : alone[0]!;
}

const readSide = (text: string): Species[] => pieces(text).map(readSpecies);

/** A plus sign joins, unless it is a charge: one that nothing but room, a state or another plus follows. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let braces = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') braces += 1;
    if (text[at] === '}') braces -= 1;
    if (text[at] !== '+' || braces > 0 || isCharge(text, at)) continue;
    found.push(text.slice(start, at));
    start = at + 1;
  }
  found.push(text.slice(start));
  if (found.length > 60) throw new Unreadable('more substances than can be counted');
  return found;
}

function isCharge(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before === undefined) return false;
  if (before === ' ') return text.slice(at + 1).trim() === '';
  if (before === '^' || before === '_' || (text[at - 2] === '^' && /\d/.test(before))) return true;
  const after = text.slice(at + 1);
  if (/^\+*\s*(?:$|[_]?\((?:s|l|g|aq)\)|[)\]])/i.test(after)) return true;
  // Fe+3 is the ion, as some write it.
  if (/^\d\s*(?:$|\((?:s|l|g|aq)\))/i.test(after)) return true;
  return /^(?:\s*\+|\s+-)/.test(after);
}

/** In any order, and any multiple of the expected coefficients. */
export function sameReaction(expected: Reaction, given: Reaction, states: States = 'needed'): boolean {
  if (expected.left.length !== given.left.length || expected.right.length !== given.right.length)
    return false;
  const { left, right } = isNuclear(expected) ? withNuclides(given) : given;
  const ratios = [...ratiosOf(expected.left, left, states), ...ratiosOf(expected.right, right, states)];
  const [first] = ratios;
  return first !== undefined && ratios.every((ratio) => ratio !== undefined && equal(ratio, first));
}

const isNuclear = ({ left, right }: Reaction) => [...left, ...right].some(({ nuclide }) => nuclide);

/** 235U + n -> …, without raised numbers. */
const withNuclides = ({ left, right }: Reaction): Reaction => ({
  left: left.map(asNuclide),
  right: right.map(asNuclide),
});

function ratiosOf(
  expected: readonly Species[],
  given: readonly Species[],
  states: States,
): (Fraction | undefined)[] {
  const left = [...given];
  return expected.map((species) => {
    const place = left.findIndex((other) => sameSpecies(species, other, states));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    return found && species.coefficient.top !== 0n ? over(found.coefficient, species.coefficient) : undefined;
  });
}

/** Whole numbers without a common factor. */
export function hasSmallestNumbers({ left, right }: Reaction): boolean {
  const numbers = [...left, ...right].map(({ coefficient }) => coefficient);
  return numbers.every(({ bottom }) => bottom === 1n) && numbers.map(({ top }) => top).reduce(gcd, 0n) === 1n;
}

/** Atoms and charge of one side, or nucleons and protons, for telling an unbalanced equation from a wrong one. */
export function isBalanced({ left, right }: Reaction): boolean {
  const [before, after] = [totals(left), totals(right)];
  return [...new Set([...before.keys(), ...after.keys()])].every((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    return a !== undefined && b !== undefined ? equal(a, b) : (a ?? b)!.top === 0n;
  });
}

function totals(side: readonly Species[]): Map<string, Fraction> {
  const sums = new Map<string, Fraction>();
  const add = (name: string, count: number, coefficient: Fraction) => {
    const amount = times(coefficient, { top: BigInt(count), bottom: 1n });
    const sum = sums.get(name) ?? { top: 0n, bottom: 1n };
    sums.set(name, plus(sum, amount));
  };
  for (const { composition, charge, coefficient, nuclide } of side) {
    if (nuclide) {
      add('nucleons', nuclide.nucleons, coefficient);
      add('charge', nuclide.protons, coefficient);
      continue;
    }
    for (const [element, count] of composition) if (element !== 'e') add(element, count, coefficient);
    add('charge', charge, coefficient);
  }
  return sums;
}
