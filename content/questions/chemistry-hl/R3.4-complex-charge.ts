import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const metals = [
  { symbol: 'Fe', name: 'iron(III)', charge: 3 },
  { symbol: 'Fe', name: 'iron(II)', charge: 2 },
  { symbol: 'Co', name: 'cobalt(III)', charge: 3 },
  { symbol: 'Co', name: 'cobalt(II)', charge: 2 },
  { symbol: 'Cr', name: 'chromium(III)', charge: 3 },
  { symbol: 'Ni', name: 'nickel(II)', charge: 2 },
  { symbol: 'Pt', name: 'platinum(IV)', charge: 4 },
] as const;
const neutral = [
  { formula: 'H_2O', name: 'water' },
  { formula: 'NH_3', name: 'ammonia' },
] as const;
const anions = [
  { formula: 'Cl', name: 'chloride' },
  { formula: 'CN', name: 'cyanide' },
  { formula: 'OH', name: 'hydroxide' },
] as const;

type Metal = (typeof metals)[number];
type Molecule = (typeof neutral)[number];
type Anion = (typeof anions)[number];

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const written = (charge: number) => (charge === 0 ? '0' : `${Math.abs(charge)}${charge < 0 ? '-' : '+'}`);

/** How many of the mistakes lie below the right charge places it among the options. */
function solve(metal: number, count: number, below: number) {
  const right = metal - count;
  const slips = [
    {
      value: metal - 6,
      note: md`You gave each of the six ligands a charge. The molecules among them are neutral.`,
    },
    { value: -count, note: md`You left out the charge of the metal ion.` },
    {
      value: metal,
      note: md`You took all ligands as neutral. The anions bring their negative charge along.`,
    },
    { value: -right, note: md`The size is right, but the sign isn't.` },
    {
      value: metal + count,
      note: md`You added the charges of the anions to that of the metal ion. They are negative.`,
    },
    { value: metal - 1, note: md`You counted one anion only.` },
  ].filter(({ value }, place, all) => all.findIndex((one) => one.value === value) === place);
  const lower = slips.filter(({ value }) => value < right).slice(0, below);
  const higher = slips.filter(({ value }) => value > right).slice(0, 3 - lower.length);
  return { right, options: ascending([{ value: right, note: '' }, ...lower, ...higher]) };
}

/** Ligand sets like those of complexes that exist: few anions, or the five cyanides of iron and cobalt. */
const likely = ({ symbol, charge }: Metal, { formula }: Anion, count: number) =>
  count <= charge + 1 || (formula === 'CN' && (symbol === 'Fe' || (symbol === 'Co' && charge === 3)));

/** The same for the same complex, but changing from one to the next. */
const belowOf = (metal: Metal, molecule: Molecule, anion: Anion, count: number) =>
  (metals.indexOf(metal) + 2 * neutral.indexOf(molecule) + anions.indexOf(anion) + count) % 4;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['S3.1'],
  parameters: {
    metal: choice(...metals),
    molecule: choice(...neutral),
    anion: choice(...anions),
    count: choice(1, 2, 3, 4, 5),
  },
  allow: ({ metal, molecule, anion, count }) =>
    likely(metal, anion, count) &&
    solve(metal.charge, count, belowOf(metal, molecule, anion, count)).options.length === 4,
  write: ({ metal, molecule, anion, count }) => {
    const { right, options } = solve(metal.charge, count, belowOf(metal, molecule, anion, count));
    const key = keyOf(options);
    const part = (formula: string, times: number) => `(${formula})${times === 1 ? '' : `_${times}`}`;
    const simple =
      anion.formula === 'Cl' ? `Cl${count === 1 ? '' : `_${count}`}` : part(anion.formula, count);
    const inside = `${metal.symbol}${part(molecule.formula, 6 - count)}${simple}`;
    const shown =
      right === 0
        ? `[${inside}]`
        : `[${inside}]^{${Math.abs(right) === 1 ? '' : Math.abs(right)}${right < 0 ? '-' : '+'}}`;
    return {
      text: md`In a complex, ${metal.name} acts as a Lewis acid. Its ligands are ${words[6 - count]} ${6 - count === 1 ? 'molecule' : 'molecules'} of ${molecule.name} and ${words[count]} ${anion.name} ${count === 1 ? 'ion' : 'ions'}, each of which donates one pair of electrons. What is the overall charge of the complex? [1]

${lettered(options, (value) => md`$${written(value)}$`)}`,
      hints: [
        md`What charge does each kind of ligand have on its own?`,
        md`The charge of a complex is the sum of the charges of the metal ion and of all its ligands.`,
      ],
      answer: md`The ligands are Lewis bases: each donates a pair of electrons to the metal ion and forms a coordination bond. No electrons are lost or gained in this, so charges simply add up. The metal ion has $${metal.charge}+$, a molecule of ${molecule.name} $0$ and each ${anion.name} ion $1-$: the sum is $q = ${metal.charge} - ${count} = ${right}$, and the complex is $\mathrm{${shown}}$. The answer is **${key}**.

**Watch out:** a coordination bond does not change the charges. Only the ligands that are ions count.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: `= ${right}`,
          // One ligand after another.
          value: Array.from({ length: 6 }, (_, place) => (place < count ? -1 : 0)).reduce(
            (sum: number, one) => sum + one,
            metal.charge,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
