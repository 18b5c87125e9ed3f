import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const salts = [
  { name: 'magnesium chloride', metal: 'Mg', charge: 2, mass: 24.31, halogen: 'Cl', gas: 35.45 },
  { name: 'calcium chloride', metal: 'Ca', charge: 2, mass: 40.08, halogen: 'Cl', gas: 35.45 },
  { name: 'sodium chloride', metal: 'Na', charge: 1, mass: 22.99, halogen: 'Cl', gas: 35.45 },
  { name: 'lead(II) bromide', metal: 'Pb', charge: 2, mass: 207.2, halogen: 'Br', gas: 79.9 },
  { name: 'zinc chloride', metal: 'Zn', charge: 2, mass: 65.38, halogen: 'Cl', gas: 35.45 },
  { name: 'lithium chloride', metal: 'Li', charge: 1, mass: 6.94, halogen: 'Cl', gas: 35.45 },
] as const;

function solve(
  { charge, mass, gas }: { charge: number; mass: number; gas: number },
  grams: number,
  fromMetal: boolean,
) {
  // Moles of metal for each mole of the halogen molecule.
  const ratio = 2 / charge;
  const [given, wanted] = fromMetal ? [mass, 2 * gas] : [2 * gas, mass];
  const factor = fromMetal ? 1 / ratio : ratio;
  const right = (grams / given) * factor * wanted;
  const wrong = [
    ...(factor === 1
      ? [
          {
            value: right * 2,
            note: md`You took two moles for one. The ion of charge $2+$ needs two electrons, as many as one molecule of the halogen sets free.`,
          },
        ]
      : [
          {
            value: right / factor,
            note: md`You took one mole for one. Compare the numbers of electrons in the two half-equations.`,
          },
        ]),
    {
      value: right * (fromMetal ? 0.5 : 2),
      note: md`You used the mass of one halogen atom. Halogens form molecules of two atoms.`,
    },
    { value: grams, note: md`The masses are not equal: amounts are linked by the electrons, not masses.` },
    {
      value: (grams / wanted) * factor * given,
      note: md`You exchanged the two molar masses. Divide by that of the substance whose mass is known.`,
    },
  ];
  return { right, factor, options: amongWrong(right, wrong, Math.round(10 * grams + mass)) };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: { salt: choice(...salts), tenths: integers(24, 96), fromMetal: choice(true, false) },
  allow: ({ salt, tenths, fromMetal }) => farApart(solve(salt, tenths / 10, fromMetal).options, 1.15),
  write: ({ salt, tenths, fromMetal }) => {
    const grams = tenths / 10;
    const { name, metal, charge, mass, halogen, gas } = salt;
    const { right, factor, options } = solve(salt, grams, fromMetal);
    const key = keyOf(options);
    const ion = `${metal}^{${charge === 1 ? '' : charge}+}`;
    const [given, wanted] = fromMetal ? [metal, `${halogen}_2`] : [`${halogen}_2`, metal];
    const [m, M] = fromMetal ? [mass, 2 * gas] : [2 * gas, mass];
    const amount = grams / m;
    return {
      text: md`Molten ${name} is electrolysed with inert electrodes. In a certain time $${decimals(grams, 2)}\ \text{g}$ of $\mathrm{${given}}$ is formed at the ${fromMetal ? 'cathode' : 'anode'}. $A_r(\mathrm{${metal}}) = ${decimals(mass, mass > 100 ? 1 : 2)}$, $A_r(\mathrm{${halogen}}) = ${decimals(gas, 2)}$. What mass of $\mathrm{${wanted}}$ is formed at the other electrode in this time, in g? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Write the half-equations at both electrodes.`,
        md`As many electrons leave the melt at the anode as enter it at the cathode.`,
      ],
      answer: md`The half-equations are

$$\mathrm{${ion} + ${charge === 1 ? '' : charge}e^{-} \rightarrow ${metal}} \qquad \mathrm{2${halogen}^{-} \rightarrow ${halogen}_2 + 2e^{-}}$$

The same number of electrons passes both electrodes, so ${charge === 1 ? 'two moles' : 'one mole'} of $\mathrm{${metal}}$ ${charge === 1 ? 'form' : 'forms'} with one mole of $\mathrm{${halogen}_2}$. Here $n(\mathrm{${given}}) = \dfrac{${decimals(grams, 2)}}{${decimals(m, m > 200 ? 1 : 2)}} = ${sf(amount, 4)}\ \text{mol}$, so $n(\mathrm{${wanted}}) = ${sf(amount * factor, 4)}\ \text{mol}$ and

$$m(\mathrm{${wanted}}) = ${sf(amount * factor, 4)} \times ${decimals(M, M > 200 ? 1 : 2)} = ${sf(right)}\ \text{g}$$

The answer is **${key}**.

**Watch out:** the halogen leaves as molecules of two atoms, and it is the electrons that must be equal.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{g}`,
          // Electrons taken up and given are equal.
          value: root(
            (x) =>
              fromMetal ? (grams / mass) * charge - (x / (2 * gas)) * 2 : (x / mass) * charge - grams / gas,
            0,
            2000,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
