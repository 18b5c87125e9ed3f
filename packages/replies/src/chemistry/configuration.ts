/** How many electrons each subshell holds: 2p has 6 in neon. */
export type Configuration = { subshells: ReadonlyMap<string, number>; shown: string };

const neon = '1s2 2s2 2p6';
const argon = `${neon} 3s2 3p6`;
const krypton = `${argon} 3d10 4s2 4p6`;
const xenon = `${krypton} 4d10 5s2 5p6`;
const cores: Readonly<Record<string, string>> = {
  He: '1s2',
  Ne: neon,
  Ar: argon,
  Kr: krypton,
  Xe: xenon,
  Rn: `${xenon} 4f14 5d10 6s2 6p6`,
};

const room: Readonly<Record<string, number>> = { s: 2, p: 6, d: 10, f: 14 };
/** Without room between them, as in 1s22s2, a number ends where the next subshell begins. */
const subshell =
  /\s*[,.]?\s*([1-7])([spdf])\s*\^?\s*[{(]?\s*(1[0-4]|\d)\s*[)}]?(?=\s*[,.]?\s*(?:[1-7][spdf]|$))/y;

/** 1s2 2s2 2p6, also with a noble gas for the inner electrons; undefined if it is no configuration. */
export function readConfiguration(text: string): Configuration | undefined {
  const plain = text.replaceAll(/\\[,;:! ]/g, ' ').replaceAll(/\{([A-Za-z]{1,2})\}/g, '$1');
  const core = /^\s*\[\s*([A-Z][a-z])\s*\]/.exec(plain);
  const inner = core ? cores[core[1]!] : '';
  if (inner === undefined) return undefined;
  const outer = subshellsIn(core ? plain.slice(core[0].length) : plain);
  if (!outer || (outer.length === 0 && !core)) return undefined;
  const subshells = new Map(subshellsIn(inner));
  for (const [name, electrons] of outer) {
    subshells.set(name, (subshells.get(name) ?? 0) + electrons);
  }
  const shown = outer.map(([name, electrons]) => `\\mathrm{${name}}^{${electrons}}`).join('\\,');
  return { subshells, shown: `${core ? `[\\mathrm{${core[1]}}]\\,` : ''}${shown}` };
}

function subshellsIn(text: string): [name: string, electrons: number][] | undefined {
  const found: [string, number][] = [];
  subshell.lastIndex = 0;
  for (let place = 0; text.slice(place).trim() !== ''; place = subshell.lastIndex) {
    subshell.lastIndex = place;
    const [, shell, letter, electrons] = subshell.exec(text) ?? [];
    if (!shell || Number(electrons) > room[letter!]!) return undefined;
    found.push([`${shell}${letter}`, Number(electrons)]);
  }
  return found;
}

/** Subshells without electrons may be written or left out. */
export function sameConfiguration(
  { subshells: left }: Configuration,
  { subshells: right }: Configuration,
): boolean {
  return [...new Set([...left.keys(), ...right.keys()])].every(
    (name) => (left.get(name) ?? 0) === (right.get(name) ?? 0),
  );
}
