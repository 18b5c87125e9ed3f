import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const valence: Readonly<Record<string, number>> = { H: 1, C: 4, N: 5, O: 6, F: 7, Cl: 7, Br: 7 };

/** Formula in LaTeX, its atoms, and its charge. */
type Species = readonly [formula: string, atoms: Readonly<Record<string, number>>, charge: number];

const radicals = [
  ['NO', { N: 1, O: 1 }, 0],
  ['NO_2', { N: 1, O: 2 }, 0],
  ['CH_3', { C: 1, H: 3 }, 0],
  ['ClO', { Cl: 1, O: 1 }, 0],
  ['OH', { O: 1, H: 1 }, 0],
  ['C_2H_5', { C: 2, H: 5 }, 0],
  ['CCl_3', { C: 1, Cl: 3 }, 0],
  ['ClO_2', { Cl: 1, O: 2 }, 0],
  ['CF_3', { C: 1, F: 3 }, 0],
  ['O_2^{-}', { O: 2 }, -1],
] as const satisfies readonly Species[];
const others = [
  ['CO_2', { C: 1, O: 2 }, 0],
  ['OH^{-}', { O: 1, H: 1 }, -1],
  ['NH_4^{+}', { N: 1, H: 4 }, 1],
  ['NO_2^{-}', { N: 1, O: 2 }, -1],
  ['O_3', { O: 3 }, 0],
  ['CH_3^{+}', { C: 1, H: 3 }, 1],
  ['HBr', { H: 1, Br: 1 }, 0],
  ['ClO^{-}', { Cl: 1, O: 1 }, -1],
  ['N_2O', { N: 2, O: 1 }, 0],
  ['NO_2^{+}', { N: 1, O: 2 }, 1],
  ['CHCl_3', { C: 1, H: 1, Cl: 3 }, 0],
  ['H_3O^{+}', { H: 3, O: 1 }, 1],
] as const satisfies readonly Species[];

const electronsOf = ([, atoms, charge]: Species) =>
  Object.entries(atoms).reduce((sum, [symbol, count]) => sum + valence[symbol]! * count, 0) - charge;
const protons: Readonly<Record<string, number>> = { H: 1, C: 6, N: 7, O: 8, F: 9, Cl: 17, Br: 35 };

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    radical: choice(...radicals),
    first: choice(...others),
    second: choice(...others),
    third: choice(...others),
    place: choice(0, 1, 2, 3),
  },
  allow: ({ first, second, third }) =>
    others.indexOf(first) < others.indexOf(second) && others.indexOf(second) < others.indexOf(third),
  write: ({ radical, first, second, third, place }) => {
    const wrong = [first, second, third].map((one: Species) => ({
      value: one[0],
      note: md`$\mathrm{${one[0]}}$ has $${electronsOf(one)}$ valence electrons, an even number: all of them can be paired.${one[2] < 0 ? ' The negative charge is an electron that must be counted.' : one[2] > 0 ? ' The positive charge means that one electron is missing.' : ''}`,
    }));
    const options = [...wrong.slice(0, place), { value: radical[0], note: '' }, ...wrong.slice(place)];
    const key = keyOf(options);
    const [, atoms, charge] = radical as Species;
    const sum = Object.entries(atoms)
      .map(([symbol, count]) => (count === 1 ? `${valence[symbol]}` : md`${count} \times ${valence[symbol]}`))
      .join(' + ');
    return {
      text: md`The formulas of four species are given below without the dots that show unpaired electrons. Which species is a radical? [1]

${lettered(options, (value) => md`$\mathrm{${value}}$`)}`,
      hints: [
        md`A radical has an unpaired electron. What does this mean for the number of its electrons?`,
        md`Add up the valence electrons, and take the charge into account.`,
      ],
      answer: md`A species with an odd number of electrons must have an unpaired one, so it is a radical. Counting valence electrons, $\mathrm{${radical[0]}}$ has $${sum}${charge < 0 ? ' + 1' : ''} = ${electronsOf(radical)}$, an odd number. The other three have, in the order of the options, ${wrong
        .map((_, index) => md`$${electronsOf([first, second, third][index] as Species)}$`)
        .join(', ')}, which are all even. The answer is **${key}**.

**Watch out:** a charge is not a dot. A negative charge adds an electron and a positive charge takes one away, and this can make the number even.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: `= ${electronsOf(radical)}`,
          // All electrons, less those of the inner shells.
          value: Object.entries(atoms).reduce((total, [symbol, count]) => {
            const z = protons[symbol]!;
            const inner = z > 18 ? 28 : z > 10 ? 10 : z > 2 ? 2 : 0;
            return total + count * (z - inner);
          }, -charge),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
