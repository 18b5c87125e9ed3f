import { deepestNesting, Unreadable } from '../reading/limits.ts';
import { type Fraction, fraction, fractionOf, one, over } from '../values/fraction.ts';
import { elements, protonsOf } from './elements.ts';
import { electron, type Nuclide, nuclideLatex, readNuclide, sameNuclide } from './nuclide.ts';
import { radicalMark } from './radicals.ts';
import { skeletonOf } from './skeleton.ts';

/** An atom other than hydrogen, with the hydrogen that is written beside it. */
type Heavy = { element: string; hydrogen: number };

export type Species = {
  coefficient: Fraction;
  hasCoefficient: boolean;
  charge: number;
  state: string | undefined;
  composition: ReadonlyMap<string, number>;
  /** Atoms in the order in which they are written, which tells isomers apart. */
  structure: readonly Heavy[];
  /** Whether each element is named once, so that only numbers of atoms are told. */
  isMolecular: boolean;
  /** How the atoms are joined, the same from wherever it is written. Undefined if that isn't plain. */
  skeleton: string | undefined;
  /** Where nucleons are counted, and not atoms. */
  nuclide: Nuclide | undefined;
  /** With an unpaired electron, which is written as a dot. */
  isRadical: boolean;
  shown: string;
};

const statePattern = /\s*[_]?[([]\s*(s|l|g|aq|Aq|AQ)\s*[)\]]$/;
const coefficientPattern = /^(\d+\s?\/\s?\d+|\(\d+\/\d+\)|\d+(?:[.,]\d+)?)\s*\*?\s*(?=[A-Z([e^_{npαβγν])/;
const mostAtoms = 500;

/** 2SO4^{2-}(aq) */
export function readSpecies(text: string): Species {
  let rest = text.replaceAll(radicalMark, '').trim();
  const isRadical = text.includes(radicalMark);
  const coefficient = coefficientPattern.exec(rest)?.[1];
  if (coefficient) rest = rest.replace(coefficientPattern, '');
  const state = statePattern.exec(rest)?.[1]?.toLowerCase();
  rest = rest.replace(statePattern, '').trim();
  const counted = coefficient ? coefficientOf(coefficient) : one;
  const nucleus = readNuclide(rest);
  if (nucleus) return nuclearSpecies(nucleus, counted, coefficient, state);
  const { body, charge } = withoutCharge(rest);
  // The ligand OH2 is water.
  const plain = body.replaceAll(/[_{}\s]/g, '').replaceAll('(OH2)', '(H2O)');
  if (plain === '') throw new Unreadable('a formula is missing');
  const isElectron = plain === 'e';
  const names = isElectron ? [] : atomsOf(plain);
  const composition = new Map<string, number>();
  for (const name of names) composition.set(name, (composition.get(name) ?? 0) + 1);
  const named = plain.match(/[A-Z][a-z]?/g) ?? [];
  return {
    coefficient: counted,
    hasCoefficient: coefficient !== undefined,
    charge: isElectron ? -1 : charge,
    state,
    composition: isElectron ? new Map([['e', 1]]) : composition,
    structure: isElectron ? [{ element: 'e', hydrogen: 0 }] : structureOf(names),
    isMolecular: new Set(named).size === named.length && !/[([.*]/.test(plain),
    skeleton: isElectron ? undefined : skeletonOf(plain),
    nuclide: undefined,
    isRadical,
    shown: shownAs(coefficient, plain, isElectron ? -1 : charge, isRadical, state),
  };
}

function nuclearSpecies(
  { nuclide, rest }: { nuclide: Nuclide; rest: string },
  coefficient: Fraction,
  typed: string | undefined,
  state: string | undefined,
): Species {
  const { body, charge } = withoutCharge(rest);
  if (body.trim() !== '') throw new Unreadable(`“${body.trim()}” is out of place`);
  return {
    coefficient,
    hasCoefficient: typed !== undefined,
    charge,
    state,
    composition: new Map([[nuclide.name, 1]]),
    structure: [{ element: nuclide.name, hydrogen: 0 }],
    isMolecular: true,
    skeleton: undefined,
    nuclide,
    isRadical: false,
    shown: `${typed ?? ''}${nuclideLatex(nuclide)}`,
  };
}

/** 37Cl: a number before a lone element that only its nucleons can be, where a nuclide is asked for. */
export function asNuclide(species: Species): Species {
  const [element, ...more] = species.structure;
  if (species.nuclide || !element || more.length > 0 || species.composition.size !== 1) return species;
  const name = [...species.composition.keys()][0]!;
  const { top: nucleons, bottom } = species.coefficient;
  const isOneAtom = species.composition.get(name) === 1 && elements.has(name);
  if (!isOneAtom || bottom !== 1n || nucleons < 2n || Number(nucleons) < protonsOf(name)) return species;
  const nuclide = { name, nucleons: Number(nucleons), protons: protonsOf(name) };
  return { ...species, coefficient: one, nuclide, shown: nuclideLatex(nuclide) };
}

function coefficientOf(text: string): Fraction {
  const [top, bottom] = text
    .replaceAll(/[()\s]/g, '')
    .replace(',', '.')
    .split('/') as [string, string?];
  const below = bottom === undefined ? one : fraction(BigInt(bottom));
  if (below.top === 0n) throw new Unreadable('a coefficient over 0');
  return over(fractionOf(top), below);
}

/**
 * Written without a raised sign, a digit before it may be of the charge or of the atoms: Fe3+ and O2- are ions of one
 * element, NO3- has three atoms of oxygen, and SO42- has four and the charge 2-.
 */
function withoutCharge(text: string): { body: string; charge: number } {
  const raised =
    /\^\s*[{(]*\s*(?:(\d*)\s*([+-])|([+-])\s*(\d+))\s*[})]*$/.exec(text) ?? /\s(\d*)([+-])$/.exec(text);
  if (raised) {
    const size = Number(raised[1] || raised[4] || 1);
    const isNegative = (raised[2] ?? raised[3]) === '-';
    return { body: text.slice(0, raised.index), charge: isNegative ? -size : size };
  }
  const after = /([+-])(\d)$/.exec(text);
  if (after) return { body: text.slice(0, -2), charge: Number(after[2]) * (after[1] === '-' ? -1 : 1) };
  const signs = /([+]+|-+)$/.exec(text)?.[1];
  if (!signs) return { body: text, charge: 0 };
  const sign = signs.startsWith('-') ? -1 : 1;
  const body = text.slice(0, -signs.length);
  if (signs.length > 1) return { body, charge: sign * signs.length };
  const digits = /\d+$/.exec(body)?.[0] ?? '';
  const isOneElement = /^[A-Z][a-z]?\d$/.test(body);
  // Of (SO4)2- the brackets hold the whole ion.
  const isClosed = (/[)\]]\d$/.test(body) && body.startsWith('[')) || /^\([^()]+\)\d$/.test(body);
  if (isOneElement || digits.length > 1 || isClosed) {
    return { body: body.slice(0, -1), charge: sign * Number(digits.at(-1)) };
  }
  return { body, charge: sign };
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Every atom by name, in the order of writing, with brackets and hydrates written out. */
function atomsOf(text: string): string[] {
  const parts = text.split(/[.*]/);
  const names = parts.flatMap((part, place) => {
    const times = place === 0 ? undefined : /^\d+/.exec(part)?.[0];
    const atoms = new GroupReader(times ? part.slice(times.length) : part).read();
    return repeated(atoms, Number(times ?? 1));
  });
  if (names.length === 0) throw new Unreadable('a formula is missing');
  return names;
}

function repeated(atoms: readonly string[], times: number): string[] {
  if (atoms.length * times > mostAtoms) throw new Unreadable('more atoms than can be counted');
  return Array.from({ length: times }, () => atoms).flat();
}

class GroupReader {
  private at = 0;
  constructor(private readonly text: string) {}

  read(): string[] {
    const atoms = this.group(undefined, 0);
    if (this.at < this.text.length) throw new Unreadable(`“${this.text[this.at]}” is out of place`);
    return atoms;
  }

  private group(close: string | undefined, depth: number): string[] {
    if (depth > deepestNesting) throw new Unreadable(`nested more than ${deepestNesting} times`);
    const atoms: string[] = [];
    while (this.at < this.text.length && this.text[this.at] !== close) {
      const sign = this.text[this.at]!;
      if (/[-=#]/.test(sign) && (atoms.length > 0 || depth > 0)) this.at += 1;
      else if (sign in closers) {
        this.at += 1;
        const inside = this.group(closers[sign], depth + 1);
        if (this.text[this.at] !== closers[sign]) throw new Unreadable('a bracket stays open');
        this.at += 1;
        atoms.push(...repeated(inside, this.count()));
      } else atoms.push(...repeated([this.element()], this.count()));
      if (atoms.length > mostAtoms) throw new Unreadable('more atoms than can be counted');
    }
    return atoms;
  }

  private element(): string {
    const found = [2, 1]
      .map((length) => this.text.slice(this.at, this.at + length))
      .find((name) => elements.has(name));
    if (!found) throw new Unreadable(`“${this.text.slice(this.at, this.at + 2)}” is no element`);
    this.at += found.length;
    return found;
  }

  private count(): number {
    const digits = /^\d{1,4}/.exec(this.text.slice(this.at))?.[0];
    if (!digits) return 1;
    this.at += digits.length;
    if (Number(digits) === 0) throw new Unreadable('no atoms of an element');
    return Number(digits);
  }
}

/** Hydrogen belongs to the atom before it, at the beginning to the one after it: HO– is –OH. */
function structureOf(names: readonly string[]): readonly Heavy[] {
  const heavy: Heavy[] = [];
  let waiting = 0;
  for (const element of names) {
    if (element === 'H' && heavy.length > 0) heavy.at(-1)!.hydrogen += 1;
    else if (element === 'H') waiting += 1;
    else {
      heavy.push({ element, hydrogen: waiting });
      waiting = 0;
    }
  }
  if (heavy.length === 0) heavy.push({ element: 'H', hydrogen: waiting - 1 });
  return withEthyl(heavy);
}

/** C2H5 can only be CH3CH2. */
function withEthyl(heavy: readonly Heavy[]): readonly Heavy[] {
  return heavy.map((atom, place) => {
    const [before, after] = [heavy[place - 1], heavy[place + 1]];
    const isPair = (first: Heavy | undefined, second: Heavy | undefined) =>
      first?.element === 'C' && first.hydrogen === 0 && second?.element === 'C' && second.hydrogen === 5;
    if (isPair(atom, after)) return { element: 'C', hydrogen: place === 0 ? 3 : 2 };
    if (isPair(before, atom)) return { element: 'C', hydrogen: place === 1 ? 2 : 3 };
    return atom;
  });
}

function shownAs(
  coefficient: string | undefined,
  body: string,
  charge: number,
  isRadical: boolean,
  state: string | undefined,
): string {
  const counted = body
    .replaceAll(/(?<=[A-Za-z)\]])(\d+)/g, '_{$1}')
    .replaceAll(/[.*]/g, '\\cdot ')
    .replaceAll('#', '\\equiv ');
  const size = Math.abs(charge) > 1 ? Math.abs(charge) : '';
  const dot = isRadical ? '\\bullet ' : '';
  const sign = charge === 0 && !dot ? '' : `^{${dot}${size}${charge > 0 ? '+' : charge < 0 ? '-' : ''}}`;
  return `${coefficient ?? ''}\\mathrm{${counted}}${sign}${state ? `\\mathrm{(${state})}` : ''}`;
}

/** A state that is left out is another matter than a wrong one. */
export type States = 'needed' | 'may be missing';

export function sameSpecies(expected: Species, given: Species, states: States = 'needed'): boolean {
  if (expected.state !== undefined && expected.state !== given.state) {
    if (given.state !== undefined || states === 'needed') return false;
  }
  if (expected.nuclide) {
    const isElectron = given.composition.has('e') && !given.nuclide;
    const nuclide = isElectron ? electron : given.nuclide;
    return (
      nuclide !== undefined &&
      sameNuclide(expected.nuclide, nuclide) &&
      // An alpha particle may show its charge.
      (isElectron || expected.charge === given.charge || given.charge === nuclide.protons)
    );
  }
  if (given.nuclide || expected.charge !== given.charge || expected.isRadical !== given.isRadical)
    return false;
  if (!sameCounts(expected.composition, given.composition)) return false;
  if (expected.isMolecular) return true;
  if (expected.skeleton && given.skeleton) return expected.skeleton === given.skeleton;
  return sameStructure(expected.structure, given.structure);
}

export const sameCounts = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>) =>
  left.size === right.size && [...left].every(([element, count]) => right.get(element) === count);

function sameStructure(left: readonly Heavy[], right: readonly Heavy[]): boolean {
  const written = (atoms: readonly Heavy[]) =>
    atoms.map(({ element, hydrogen }) => `${element}${hydrogen}`).join(' ');
  if (written(left) === written(right)) return true;
  // A chain of carbon can be written from either end.
  return left.some(({ element }) => element === 'C') && written(left) === written([...right].reverse());
}
