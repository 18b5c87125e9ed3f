import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

/** Gaseous ions of the first row: protons, charge. */
const ions = [
  { symbol: 'Ti', z: 22, charge: 3 },
  { symbol: 'V', z: 23, charge: 3 },
  { symbol: 'V', z: 23, charge: 2 },
  { symbol: 'Cr', z: 24, charge: 3 },
  { symbol: 'Cr', z: 24, charge: 2 },
  { symbol: 'Mn', z: 25, charge: 2 },
  { symbol: 'Fe', z: 26, charge: 2 },
  { symbol: 'Fe', z: 26, charge: 3 },
  { symbol: 'Co', z: 27, charge: 2 },
  { symbol: 'Ni', z: 28, charge: 2 },
  { symbol: 'Cu', z: 29, charge: 2 },
  { symbol: 'Cu', z: 29, charge: 1 },
  { symbol: 'Zn', z: 30, charge: 2 },
] as const;
type Ion = (typeof ions)[number];

const dOf = ({ z, charge }: Ion) => z - 18 - charge;
const unpairedOf = (ion: Ion) => (dOf(ion) <= 5 ? dOf(ion) : 10 - dOf(ion));
const written = ({ symbol, charge }: Ion) => `${symbol}^{${charge === 1 ? '' : charge}+}`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['S1.3'],
  parameters: {
    first: choice(...ions),
    second: choice(...ions),
    third: choice(...ions),
    fourth: choice(...ions),
    most: choice(true, false),
  },
  allow: ({ first, second, third, fourth }) => {
    const all = [first, second, third, fourth];
    const numbers = all.map(unpairedOf);
    return new Set(numbers).size === 4 && all.every((ion, place) => all.indexOf(ion) === place);
  },
  write: ({ first, second, third, fourth, most }) => {
    const all = [first, second, third, fourth];
    const numbers = all.map(unpairedOf);
    const best = most ? Math.max(...numbers) : Math.min(...numbers);
    const right = all[numbers.indexOf(best)]!;
    const options = all.map((ion) => ({
      value: written(ion),
      note:
        ion === right
          ? ''
          : md`$\mathrm{${written(ion)}}$ is $[\mathrm{Ar}]\,3d^{${dOf(ion)}}$, with $${unpairedOf(ion)}$ unpaired ${unpairedOf(ion) === 1 ? 'electron' : 'electrons'}. ${dOf(ion) > 5 ? 'From the sixth on, d electrons are paired.' : 'Remove the 4s electrons before those of 3d.'}`,
    }));
    const key = keyOf(options);
    const d = dOf(right);
    return {
      text: md`Compounds of transition elements may be attracted by a magnet, because their ions have unpaired electrons. Which of these gaseous ions has the ${most ? 'largest' : 'smallest'} number of unpaired electrons? [1]

${lettered(options, (value) => md`$\mathrm{${value}}$`)}`,
      hints: [
        md`Write the electron configurations. Which electrons does an atom of these elements lose first?`,
        md`Put one electron into each of the five 3d orbitals before you pair any.`,
      ],
      answer: md`The atoms lose their 4s electrons first, then 3d electrons. The five 3d orbitals are filled singly before electrons are paired. $\mathrm{${written(right)}}$ has $${right.z} - 18 - ${right.charge} = ${d}$ electrons in 3d, so ${d <= 5 ? md`all of them are unpaired` : md`$${d} - 5 = ${d - 5}$ of the orbitals hold a pair and $5 - ${d - 5}$ a single electron`}: $N = ${best}$. In the order of the options the numbers are ${numbers.map((number) => md`$${number}$`).join(', ')}. The answer is **${key}**.

**Watch out:** more d electrons do not mean more unpaired ones. The number is greatest at $3d^5$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'simulation',
          shown: `N = ${best}`,
          // Electron after electron into the emptiest orbital.
          value: (() => {
            const orbitals = [0, 0, 0, 0, 0];
            for (let electron = 0; electron < d; electron += 1) {
              orbitals[orbitals.indexOf(Math.min(...orbitals))]! += 1;
            }
            return orbitals.filter((held) => held === 1).length;
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
