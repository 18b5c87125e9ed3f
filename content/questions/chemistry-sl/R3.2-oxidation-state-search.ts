import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

/** Formula, how many atoms of the element it has, the sum of the others' oxidation states, its charge. */
type Species = readonly [formula: string, count: number, others: number, charge: number];

const elements = [
  {
    name: 'nitrogen',
    species: [
      ['NH_3', 1, 3, 0],
      ['N_2O', 2, -2, 0],
      ['NO', 1, -2, 0],
      ['HNO_2', 1, -3, 0],
      ['NO_2', 1, -4, 0],
      ['NO_3^{-}', 1, -6, -1],
    ],
  },
  {
    name: 'sulfur',
    species: [
      ['H_2S', 1, 2, 0],
      ['S_2O_3^{2-}', 2, -6, -2],
      ['SO_3^{2-}', 1, -6, -2],
      ['H_2SO_4', 1, -6, 0],
      ['S_8', 8, 0, 0],
    ],
  },
  {
    name: 'manganese',
    species: [
      ['MnSO_4', 1, -2, 0],
      ['Mn_2O_3', 2, -6, 0],
      ['MnO_2', 1, -4, 0],
      ['MnO_4^{2-}', 1, -8, -2],
      ['KMnO_4', 1, -7, 0],
    ],
  },
  {
    name: 'chlorine',
    species: [
      ['CaCl_2', 2, 2, 0],
      ['ClO^{-}', 1, -2, -1],
      ['ClO_2^{-}', 1, -4, -1],
      ['ClO_2', 1, -4, 0],
      ['KClO_3', 1, -5, 0],
      ['ClO_4^{-}', 1, -8, -1],
    ],
  },
  {
    name: 'carbon',
    species: [
      ['CH_4', 1, 4, 0],
      ['CO', 1, -2, 0],
      ['C_2O_4^{2-}', 2, -8, -2],
      ['CO_3^{2-}', 1, -6, -2],
      ['C_2H_6', 2, 6, 0],
    ],
  },
] as const satisfies readonly { name: string; species: readonly Species[] }[];

const stateOf = ([, count, others, charge]: Species) => (charge - others) / count;
const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['S3.1'],
  parameters: {
    element: choice(...elements),
    order: choice([0, 1, 2, 3], [4, 2, 0, 1], [3, 4, 1, 2], [2, 0, 4, 3], [1, 3, 2, 4]),
    key: choice(0, 1, 2, 3),
  },
  write: ({ element: { name, species }, order, key: place }) => {
    const shown = order.map((index) => species[index % species.length]!) as readonly Species[];
    const right = shown[place]!;
    const state = stateOf(right);
    const options = shown.map((one, index) => ({
      value: one[0],
      note:
        index === place
          ? ''
          : one[2] === 0
            ? md`This is the element itself, so its oxidation state is $0$.`
            : md`Here ${name} has $${signed(stateOf(one))}$: ${one[1] > 1 ? `${['', '', 'both', '', '', '', '', '', 'all eight'][one[1]]} of its atoms share` : 'its atom has'} what brings the sum to ${one[3] === 0 ? 'zero' : `the charge of the ion`}.`,
    }));
    const key = keyOf(options);
    const unknown = right[1] === 1 ? 'x' : `${right[1]}x`;
    return {
      text: md`In which species does ${name} have the oxidation state $${signed(state)}$? [1]

${lettered(options, (value) => md`$\mathrm{${value}}$`)}`,
      hints: [
        md`The oxidation states add up to zero in a molecule, and to the charge in an ion.`,
        md`Oxygen is usually $-2$ and hydrogen $+1$. Count the atoms of ${name}.`,
      ],
      answer: md`The oxidation states in a species add up to its charge. In $\mathrm{${right[0]}}$ ${
        right[2] === 0
          ? md`there is nothing but ${name}: $x = 0$.`
          : md`the other atoms have $${signed(right[2])}$ together: $${unknown}${right[2] < 0 ? ` - ${-right[2]}` : ` + ${right[2]}`} = ${right[3]}$, which gives $x = ${signed(state)}$.`
      } In the order of the options the four values are ${shown.map((one) => md`$${signed(stateOf(one))}$`).join(', ')}. The answer is **${key}**.

**Watch out:** write the sign, and divide by the number of atoms of ${name} where there is more than one.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: signed(state),
          // The only value between -8 and 8, in steps of a half, that balances the charge.
          value: Array.from({ length: 33 }, (_, index) => index / 2 - 8).find(
            (x) => x * right[1] + right[2] === right[3],
          )!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
