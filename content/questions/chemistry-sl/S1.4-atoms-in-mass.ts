import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const avogadro = 6.02e23;

type Drawn = {
  substance: { formula: string; molar: number; element: string; atoms: number; inAll: number; name: string };
  micro: number;
  asked: string;
};

function solve({ substance: { molar, atoms, inAll }, micro, asked }: Drawn) {
  const mass = Number(((micro / 1000) * molar).toPrecision(3));
  const n = mass / molar;
  const factor = asked === 'all' ? inAll : atoms;
  const right = n * factor * avogadro;
  const wrong = [
    {
      value: n * avogadro,
      note: 'This is the number of molecules. Each of them has several of the atoms that are asked for.',
    },
    {
      value: (n * avogadro) / factor,
      note: 'You divided by the number of atoms in a molecule. There are more atoms than molecules.',
    },
    {
      value: mass * factor * avogadro,
      note: 'You used the mass as if it were the amount. Divide it by the molar mass first.',
    },
    asked === 'all'
      ? {
          value: n * atoms * avogadro,
          note: 'You counted the atoms of one element only. All atoms are asked for.',
        }
      : {
          value: n * inAll * avogadro,
          note: 'You counted all atoms of the molecule. Only those of one element are asked for.',
        },
  ];
  return { mass, n, factor, right, options: amongWrong(right, wrong, micro) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    substance: choice(
      { name: 'glucose', formula: 'C_6H_{12}O_6', molar: 180.18, element: 'hydrogen', atoms: 12, inAll: 24 },
      { name: 'urea', formula: 'CO(NH_2)_2', molar: 60.07, element: 'hydrogen', atoms: 4, inAll: 8 },
      { name: 'ammonia', formula: 'NH_3', molar: 17.04, element: 'hydrogen', atoms: 3, inAll: 4 },
      { name: 'propane', formula: 'C_3H_8', molar: 44.11, element: 'carbon', atoms: 3, inAll: 11 },
      { name: 'sulfuric acid', formula: 'H_2SO_4', molar: 98.09, element: 'oxygen', atoms: 4, inAll: 7 },
      {
        name: 'caffeine',
        formula: 'C_8H_{10}N_4O_2',
        molar: 194.22,
        element: 'nitrogen',
        atoms: 4,
        inAll: 24,
      },
      { name: 'aspirin', formula: 'C_9H_8O_4', molar: 180.17, element: 'oxygen', atoms: 4, inAll: 21 },
      {
        name: 'dinitrogen tetroxide',
        formula: 'N_2O_4',
        molar: 92.02,
        element: 'oxygen',
        atoms: 4,
        inAll: 6,
      },
    ),
    micro: integers(15, 90, 5),
    asked: choice('one', 'all'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.2),
  write: (drawn) => {
    const { substance, asked } = drawn;
    const { name, formula, molar, element, atoms } = substance;
    const { mass, n, factor, right, options } = solve(drawn);
    const key = keyOf(options);
    const which = asked === 'all' ? 'atoms, of all kinds together,' : `atoms of ${element}`;
    const shownMass = sf(mass);
    return {
      text: md`How many ${which} are there in $${shownMass}\ \text{g}$ of ${name}, $\mathrm{${formula}}$? $M(\mathrm{${formula}}) = ${decimals(molar, 2)}\ \text{g mol}^{-1}$ and $N_A = 6.02 \times 10^{23}\ \text{mol}^{-1}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}$`)}`,
      hints: [
        'Find the amount of molecules, in mol, from the mass.',
        'How many of the atoms that are asked for does one molecule have?',
      ],
      answer: md`The amount of ${name} is $n = \dfrac{m}{M} = \dfrac{${shownMass}}{${decimals(molar, 2)}} = ${sf(n, 4)}\ \text{mol}$. Each molecule has $${factor}$ ${asked === 'all' ? 'atoms in all' : `atoms of ${element}`}, so the number of atoms is

$$N = ${sf(n, 4)} \times ${factor} \times 6.02 \times 10^{23} = ${standardForm(right)}$$

The answer is **${key}**.

**Watch out:** read what is counted. Molecules, all atoms and the $${atoms}$ ${element} atoms of each molecule are three different numbers.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: `= ${standardForm(right)}`,
          // By the mass of one molecule in grams.
          value: (factor * mass) / (molar / avogadro),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
