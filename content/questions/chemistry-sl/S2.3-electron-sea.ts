import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const avogadro = 6.02e23;

type Drawn = { metal: { atomic: number; given: number; z: number }; centi: number };

function solve({ metal: { atomic, given, z }, centi }: Drawn) {
  const mass = Number(((centi / 100) * atomic).toPrecision(3));
  const n = mass / atomic;
  const right = given * n * avogadro;
  const wrong = [
    given === 1
      ? {
          value: 2 * n * avogadro,
          note: 'You counted two delocalised electrons for each atom. The atom has one valence electron.',
        }
      : {
          value: n * avogadro,
          note: md`You counted one delocalised electron for each atom. The atom has $${given}$ valence electrons.`,
        },
    {
      value: z * n * avogadro,
      note: 'You counted all electrons of the atoms. Only the valence electrons are delocalised.',
    },
    {
      value: given * mass * avogadro,
      note: 'You used the mass as if it were the amount. Divide it by the molar mass.',
    },
    {
      value: (n * avogadro) / (given + 1),
      note: md`You divided the number of atoms. Each atom gives $${given}$ ${given === 1 ? 'electron' : 'electrons'} to the lattice.`,
    },
    ...(given === 2
      ? []
      : [
          {
            value: right / 2,
            note: 'You took the metal to consist of molecules of two atoms. Its lattice is made of single ions.',
          },
        ]),
  ];
  return { mass, n, right, options: amongWrong(right, wrong, centi) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['S1.4'],
  parameters: {
    metal: choice(
      { name: 'sodium', symbol: 'Na', atomic: 22.99, given: 1, z: 11 },
      { name: 'potassium', symbol: 'K', atomic: 39.1, given: 1, z: 19 },
      { name: 'magnesium', symbol: 'Mg', atomic: 24.31, given: 2, z: 12 },
      { name: 'calcium', symbol: 'Ca', atomic: 40.08, given: 2, z: 20 },
      { name: 'barium', symbol: 'Ba', atomic: 137.33, given: 2, z: 56 },
      { name: 'aluminium', symbol: 'Al', atomic: 26.98, given: 3, z: 13 },
    ),
    centi: integers(5, 45),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.3),
  write: (drawn) => {
    const {
      metal: { name, symbol, atomic, given },
    } = drawn;
    const { mass, n, right, options } = solve(drawn);
    const key = keyOf(options);
    return {
      text: md`All valence electrons of the atoms in a piece of ${name} are delocalised. How many delocalised electrons are there in $${sf(mass)}\ \text{g}$ of ${name}? $A_r(\mathrm{${symbol}}) = ${decimals(atomic, 2)}$ and $N_A = 6.02 \times 10^{23}\ \text{mol}^{-1}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}$`)}`,
      hints: [
        'In which group is the metal, and how many valence electrons has each atom?',
        'Find the amount of atoms first, then the number of electrons that they give to the lattice.',
      ],
      answer: md`The amount of atoms is $n = \dfrac{${sf(mass)}}{${decimals(atomic, 2)}} = ${sf(n, 4)}\ \text{mol}$. An atom of ${name} has $${given}$ valence ${given === 1 ? 'electron' : 'electrons'}. Delocalised, they leave $\mathrm{${symbol}}^{${given === 1 ? '' : given}+}$ ions in the lattice. Their number is

$$N = ${given} \times ${sf(n, 4)} \times 6.02 \times 10^{23} = ${standardForm(right)}$$

The answer is **${key}**.

**Watch out:** inner electrons stay with their nucleus. The charge of the ion in the lattice tells how many electrons each atom has given up.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: `= ${standardForm(right)}`,
          // By the mass of one atom.
          value: (mass / (atomic / avogadro)) * given,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
