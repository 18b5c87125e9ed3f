import { elements, protonsOf } from './elements.ts';

/** A nucleus or a particle of nuclear physics. */
export type Nuclide = { name: string; nucleons: number; protons: number };

const particles: Readonly<Record<string, Nuclide>> = {
  n: { name: 'n', nucleons: 1, protons: 0 },
  p: { name: 'H', nucleons: 1, protons: 1 },
  d: { name: 'H', nucleons: 2, protons: 1 },
  α: { name: 'He', nucleons: 4, protons: 2 },
  'β-': { name: 'e', nucleons: 0, protons: -1 },
  'e-': { name: 'e', nucleons: 0, protons: -1 },
  'β+': { name: 'e', nucleons: 0, protons: 1 },
  'e+': { name: 'e', nucleons: 0, protons: 1 },
  γ: { name: 'γ', nucleons: 0, protons: 0 },
  ν: { name: 'ν', nucleons: 0, protons: 0 },
  ν̄: { name: 'ν̄', nucleons: 0, protons: 0 },
};

const spelled: readonly [RegExp, string][] = [
  [/\\?\balpha(?: particle)?\b/gi, 'α'],
  [/\\?\bbeta(?: particle)?\b/gi, 'β'],
  [/\\?\bgamma\b/gi, 'γ'],
  [/\\(?:bar|overline) ?\{?\\nu\}?|\banti-?neutrino\b|[νvυ][\u0304\u0305]/gi, 'ν̄'],
  [/\\nu\b|\bneutrino\b/gi, 'ν'],
  [/\bneutron\b/gi, 'n'],
  [/\bproton\b/gi, 'p'],
  [/\bpositron\b/gi, 'β+'],
];

/** Particles by their signs, as they are written in equations. */
export const withParticles = (text: string) =>
  spelled.reduce((plain, [from, to]) => plain.replaceAll(from, to), text);

const number = String.raw`(?:\{\s*([+-]?\d{1,3})\s*\}|([+-]?\d{1,3}))`;
const prefixes = [
  { shape: new RegExp(String.raw`^(?:\{\s*\})?\^\s*${number}\s*_\s*${number}\s*`), massFirst: true },
  { shape: new RegExp(String.raw`^(?:\{\s*\})?_\s*${number}\s*\^\s*${number}\s*`), massFirst: false },
  { shape: new RegExp(String.raw`^(?:\{\s*\})?\^\s*${number}\s*`), massFirst: true },
];
const symbol = /^(?:[A-Z][a-z]?|[nped]|[αβγ]|ν̄?)(?=$|[\s^+-]|_)/;

export type ReadNuclide = { nuclide: Nuclide; rest: string };

/** ^14_6C, with what stands behind it: a charge, or nothing. Undefined if it is an ordinary formula. */
export function readNuclide(text: string): ReadNuclide | undefined {
  const behind = /^([A-Z][a-z]?)-(\d{2,3})$/.exec(text);
  if (behind) return readNuclide(`^${behind[2]}${behind[1]}`);
  for (const { shape, massFirst } of prefixes) {
    const found = shape.exec(text);
    if (!found) continue;
    const numbers = [found[1] ?? found[2], found[3] ?? found[4]].map((digits) =>
      digits === undefined ? undefined : Number(digits),
    );
    const [nucleons, protons] = massFirst ? numbers : numbers.reverse();
    const after = text.slice(found[0].length).replace(/^\{([A-Za-z]+)\}/, '$1');
    const name = symbol.exec(after)?.[0];
    if (!name || nucleons === undefined) return undefined;
    return withNumbers(name, after.slice(name.length).trim(), nucleons, protons);
  }
  return particle(text);
}

function withNumbers(
  name: string,
  rest: string,
  nucleons: number,
  protons: number | undefined,
): ReadNuclide | undefined {
  if (elements.has(name)) {
    return { nuclide: { name, nucleons, protons: protons ?? protonsOf(name) }, rest };
  }
  // A sign behind a particle repeats what its numbers tell.
  const sign = /^\^?\{?([+-])\}?$/.exec(rest)?.[1] ?? (protons === 1 ? '+' : '-');
  const known = particles[name] ?? particles[name + sign];
  return known && { nuclide: { name: known.name, nucleons, protons: protons ?? known.protons }, rest: '' };
}

function particle(text: string): ReadNuclide | undefined {
  const plain = text
    .replaceAll(/[\s{}^]/g, '')
    .replace(/^(ν̄?)_?\(?e\)?$/, '$1')
    .replace(/^([np])[0+]?$/, '$1');
  const known = particles[plain === 'β' ? 'β-' : plain];
  // An electron is one of chemistry, unless the equation shows otherwise.
  return known && plain !== 'e-' ? { nuclide: known, rest: '' } : undefined;
}

export const sameNuclide = (left: Nuclide, right: Nuclide) =>
  left.name === right.name && left.nucleons === right.nucleons && left.protons === right.protons;

export const electron: Nuclide = particles['β-']!;

export const nuclideLatex = ({ name, nucleons, protons }: Nuclide) => {
  const shown = name === 'ν̄' ? '\\bar{\\nu}' : name === 'ν' ? '\\nu' : name === 'γ' ? '\\gamma' : name;
  return /^[νγ]/.test(name) ? shown : `{}^{${nucleons}}_{${protons}}\\mathrm{${shown}}`;
};
