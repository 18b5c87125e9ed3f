import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, lcm, sf } from '../../authoring/wording.ts';

const metals = [
  { symbol: 'Mg', charge: 2, e: -2.37 },
  { symbol: 'Al', charge: 3, e: -1.66 },
  { symbol: 'Mn', charge: 2, e: -1.18 },
  { symbol: 'Zn', charge: 2, e: -0.76 },
  { symbol: 'Fe', charge: 2, e: -0.45 },
  { symbol: 'Ni', charge: 2, e: -0.26 },
  { symbol: 'Sn', charge: 2, e: -0.14 },
  { symbol: 'Pb', charge: 2, e: -0.13 },
  { symbol: 'Cu', charge: 2, e: 0.34 },
] as const;
const acceptors = [
  { from: 'Cu^{2+}', to: 'Cu', states: ['aq', 's'], count: 1, made: 1, charge: 2, e: 0.34 },
  { from: 'Ag^{+}', to: 'Ag', states: ['aq', 's'], count: 1, made: 1, charge: 1, e: 0.8 },
  { from: 'Br_2', to: 'Br^{-}', states: ['l', 'aq'], count: 1, made: 2, charge: 2, e: 1.09 },
  { from: 'Cl_2', to: 'Cl^{-}', states: ['g', 'aq'], count: 1, made: 2, charge: 2, e: 1.36 },
  { from: 'I_2', to: 'I^{-}', states: ['s', 'aq'], count: 1, made: 2, charge: 2, e: 0.54 },
  { from: 'Fe^{3+}', to: 'Fe^{2+}', states: ['aq', 'aq'], count: 1, made: 1, charge: 1, e: 0.77 },
  { from: 'Sn^{2+}', to: 'Sn', states: ['aq', 's'], count: 1, made: 1, charge: 2, e: -0.14 },
  { from: 'Pb^{2+}', to: 'Pb', states: ['aq', 's'], count: 1, made: 1, charge: 2, e: -0.13 },
  { from: 'H^{+}', to: 'H_2', states: ['aq', 'g'], count: 2, made: 1, charge: 2, e: 0 },
] as const;

function solve(metal: (typeof metals)[number], acceptor: (typeof acceptors)[number]) {
  const n = lcm(metal.charge, acceptor.charge);
  const potential = acceptor.e - metal.e;
  const gibbs = -n * 96.5 * potential;
  const single = Math.min(metal.charge, acceptor.charge);
  const wrong = [
    {
      value: -gibbs,
      note: md`The sign is wrong. A positive cell potential belongs to a negative $\Delta G^\ominus$.`,
    },
    n === single
      ? {
          value: gibbs / n,
          note: md`You counted one electron. How many pass from one side to the other in the equation as written?`,
        }
      : {
          value: (gibbs / n) * single,
          note: md`You took $n$ from one half-equation. It is the number of electrons that cancel in the overall equation.`,
        },
    {
      value: 2 * gibbs,
      note: md`You counted the electrons of both half-equations. The electrons that one gives are those that the other takes.`,
    },
    ...(acceptor.e === 0
      ? []
      : [
          {
            value: -n * 96.5 * Math.abs(acceptor.e + metal.e),
            note: md`You added the two potentials of the table. Subtract that of the metal, with its sign.`,
          },
        ]),
  ];
  const options = amongWrong(gibbs, wrong, metals.indexOf(metal) + acceptors.indexOf(acceptor));
  return { n, potential, gibbs, options };
}

const times = (count: number, what: string) => (count === 1 ? what : `${count}${what}`);
const signed = (value: number) => `${value < 0 ? '-' : '+'}${decimals(Math.abs(value), 2)}`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R1.4'],
  parameters: { metal: choice(...metals), acceptor: choice(...acceptors) },
  allow: ({ metal, acceptor }) => {
    // Iron would appear in three oxidation states.
    if (metal.symbol === 'Fe' && acceptor.from === 'Fe^{3+}') return false;
    const { options, potential } = solve(metal, acceptor);
    const gaps = options.slice(1).map(({ value }, place) => value - options[place]!.value);
    return potential > 0.1 && gaps.every((gap) => gap > 8);
  },
  write: ({ metal, acceptor }) => {
    const { n, potential, gibbs, options } = solve(metal, acceptor);
    const key = keyOf(options);
    const [a, b] = [n / metal.charge, n / acceptor.charge];
    const ion = `${metal.symbol}^{${metal.charge}+}`;
    const taken = `${acceptor.from}(${acceptor.states[0]})`;
    const made = `${acceptor.to}(${acceptor.states[1]})`;
    const table = [
      md`| $\mathrm{${ion}(aq) + ${times(metal.charge, 'e^{-}')} \rightleftharpoons ${metal.symbol}(s)}$ | $${signed(metal.e)}$ |`,
      md`| $\mathrm{${times(acceptor.count, taken)} + ${times(acceptor.charge, 'e^{-}')} \rightleftharpoons ${times(acceptor.made, made)}}$ | $${acceptor.e === 0 ? '0.00' : signed(acceptor.e)}$ |`,
    ].join('\n');
    return {
      text: md`Two standard electrode potentials are given.

| half-equation | $E^\ominus$ / V |
|---|---|
${table}

They are combined to the reaction

$$\mathrm{${times(a, metal.symbol)}(s) + ${times(b * acceptor.count, taken)} \rightarrow ${times(a, ion)}(aq) + ${times(b * acceptor.made, made)}}$$

What is $\Delta G^\ominus$ of this reaction, in $\text{kJ mol}^{-1}$? $F = 96\,500\ \text{C mol}^{-1}$ [1]

${lettered(options, (value) => md`$${value > 0 ? '+' : ''}${sf(value)}$`)}`,
      hints: [
        md`Find the cell potential first. Electrode potentials are not multiplied when a half-equation is.`,
        md`$\Delta G^\ominus = -nFE^\ominus$, where $n$ counts the electrons that pass in the equation as written.`,
      ],
      answer: md`$\mathrm{${acceptor.from}}$ is reduced, so its half-cell is the cathode: $E^\ominus = ${decimals(acceptor.e, 2)} - (${signed(metal.e)}) = ${decimals(potential, 2)}\ \text{V}$. ${a === 1 ? 'The atom' : `The ${a} atoms`} of $\mathrm{${metal.symbol}}$ ${a === 1 ? 'gives' : 'give'} away $n = ${n}$ electrons in the equation as written.

$$\Delta G^\ominus = -nFE^\ominus = -${n} \times 96.5 \times ${decimals(potential, 2)} = ${sf(gibbs)}\ \text{kJ mol}^{-1}$$

The factor $96.5$ stands for $96\,500\ \text{C mol}^{-1}$, divided by $1000$ for kilojoules. The answer is **${key}**.

**Watch out:** $n$ is the number of electrons in the balanced equation. Never multiply $E^\ominus$ by a coefficient.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(gibbs)}\ \text{kJ mol}^{-1}`,
          // The Gibbs energies of the two half-reactions, added.
          value: 96.5 * a * metal.charge * metal.e - 96.5 * b * acceptor.charge * acceptor.e,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
