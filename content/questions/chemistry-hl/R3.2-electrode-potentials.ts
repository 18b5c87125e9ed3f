import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, grouped, lcm, sf } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

/** With more figures than the answer shows, for those who give more. */
const precise = (value: number) => `${Number(value.toPrecision(6))}`;

const metals = [
  { symbol: 'Mn', charge: 2, e: -1.18 },
  { symbol: 'Zn', charge: 2, e: -0.76 },
  { symbol: 'Fe', charge: 2, e: -0.45 },
  { symbol: 'Ni', charge: 2, e: -0.26 },
  { symbol: 'Sn', charge: 2, e: -0.14 },
  { symbol: 'Pb', charge: 2, e: -0.13 },
  { symbol: 'Cu', charge: 2, e: 0.34 },
  { symbol: 'Ag', charge: 1, e: 0.8 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { left: choice(...metals), right: choice(...metals) },
  allow: ({ left, right }) => Math.abs(left.e - right.e) > 0.1,
  write: ({ left, right }) => {
    const [anode, cathode] = left.e < right.e ? [left, right] : [right, left];
    const ion = ({ symbol, charge }: { symbol: string; charge: number }) =>
      `${symbol}^{${charge === 1 ? '' : charge}+}`;
    const signed = (value: number) => `${value < 0 ? '-' : '+'}${decimals(Math.abs(value), 2)}`;
    const potential = cathode.e - anode.e;
    const electrons = lcm(anode.charge, cathode.charge);
    const times = (count: number) => (count === 1 ? '' : String(count));
    const [a, c] = [electrons / anode.charge, electrons / cathode.charge];
    const gibbs = (-electrons * 96_500 * potential) / 1000;
    const equation = md`\mathrm{${times(a)}${anode.symbol}(s) + ${times(c)}${ion(cathode)}(aq) \rightarrow ${times(a)}${ion(anode)}(aq) + ${times(c)}${cathode.symbol}(s)}`;
    const half = (of: { symbol: string; charge: number }) =>
      md`$\mathrm{${ion(of)}(aq) + ${of.charge === 1 ? '' : of.charge}e^{-} \rightleftharpoons ${of.symbol}(s)}$`;
    return {
      text: md`The voltaic cell in the diagram is set up under standard conditions.

![](drawing:cell)

| half-equation | $E^\ominus$ / V |
|---|---|
| ${half(left)} | $${signed(left.e)}$ |
| ${half(right)} | $${signed(right.e)}$ |

The Faraday constant is $F = 96\,500\ \text{C mol}^{-1}$.

(a) Identify the cathode, with a reason. [1]

(b) Write the equation for the spontaneous reaction in the cell. [2]

(c) Calculate the standard cell potential. [1]

(d) Determine the standard Gibbs energy change of the reaction as written in (b), in $\text{kJ mol}^{-1}$. [2]

(e) State what is meant by standard conditions for the ions in the half-cells, and the electrode to which the values in the table refer. [2]`,
      hints: [
        'The half-cell with the more positive potential takes up electrons.',
        md`$\Delta G^\ominus = -nFE^\ominus$, where $n$ is the number of electrons in the balanced equation.`,
      ],
      answer: md`(a) ${cathode.symbol}: its half-cell has the more positive electrode potential, so reduction takes place there.

(b) $${equation}$

(c) $E^\ominus_{\text{cell}} = ${signed(cathode.e).replace('+', '')} - (${signed(anode.e)}) = ${decimals(potential, 2)}\ \text{V}$

(d) $n = ${electrons}$ electrons are transferred: $\Delta G^\ominus = -nFE^\ominus = -${electrons} \times 96\,500 \times ${decimals(potential, 2)} = ${grouped(Math.round(gibbs * 1000))}\ \text{J mol}^{-1}$, so $\Delta G^\ominus = ${sf(gibbs)}\ \text{kJ mol}^{-1}$.

(e) The concentration of the ions is $1\ \text{mol dm}^{-3}$ (at $298\ \text{K}$). The values refer to the standard hydrogen electrode, whose potential is taken as $0\ \text{V}$.`,
      scheme: [
        [`${cathode.symbol}, more positive potential / reduction`, 'A1'],
        ['correct species and direction', 'A1'],
        ['balanced', 'A1'],
        [md`$${decimals(potential, 2)}\ \text{V}$`, 'A1'],
        [md`$-nFE^\ominus$ with $n = ${electrons}$`, 'M1'],
        [md`$${sf(gibbs)}\ \text{kJ mol}^{-1}$`, 'A1'],
        [md`$1\ \text{mol dm}^{-3}$`, 'A1'],
        ['standard hydrogen electrode', 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'identify with a reason' },
        {
          part: 'b',
          kind: 'formula',
          expected: equation.replaceAll(/\((?:s|aq)\)/g, ''),
          mistakes: [
            {
              value: md`\mathrm{${times(a)}${ion(anode)} + ${times(c)}${cathode.symbol} \rightarrow ${times(a)}${anode.symbol} + ${times(c)}${ion(cathode)}}`,
              note: md`That is the reverse. The species with the more positive potential is reduced.`,
            },
            ...(a === c
              ? []
              : [
                  {
                    value: md`\mathrm{${anode.symbol} + ${ion(cathode)} \rightarrow ${ion(anode)} + ${cathode.symbol}}`,
                    note: md`The direction is right, but the electrons don't cancel: the charges are not balanced.`,
                  },
                ]),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(potential, 2),
          unit: 'V',
          accuracy: { figures: 2 },
          unless: 'v <= 0',
          mistakes: [
            {
              value: decimals(cathode.e + anode.e, 2),
              note: md`You added the two potentials of the table. Subtract that of the anode, with its sign.`,
            },
            {
              value: decimals(-potential, 2),
              note: md`You took anode minus cathode. A cell that works has a positive potential.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(gibbs),
          unit: 'kJ mol^-1',
          follows: `-${electrons} * 96.5 * c.1`,
          unless: 'g >= 0',
          mistakes: [
            {
              value: precise(-gibbs),
              note: md`The reaction is spontaneous: what sign has $\Delta G^\ominus$?`,
            },
            ...(electrons > 1
              ? [
                  {
                    value: precise(gibbs / electrons),
                    note: md`You counted one electron. How many are transferred in the balanced equation?`,
                  },
                ]
              : []),
          ],
        },
        { part: 'e', kind: 'self', why: 'state in words' },
      ],
      checks: [
        {
          part: 'c',
          route: 'exact',
          shown: `= ${decimals(potential, 2)}`,
          value: Math.abs(left.e - right.e),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\Delta G^\ominus = ${sf(gibbs)}`,
          // From the Gibbs energies of both half-reactions.
          value: -96.5 * c * cathode.charge * cathode.e - -96.5 * a * anode.charge * anode.e,
        },
      ],
      drawings: {
        cell: apparatus({
          of: 'voltaic-cell',
          labels: {
            left: left.symbol,
            right: right.symbol,
            leftSolution: `${ion(left)}(aq)`,
            rightSolution: `${ion(right)}(aq)`,
          },
          description: `Two beakers joined by a salt bridge: on the left ${left.symbol} in a solution of its ions, on the right ${right.symbol} in a solution of its ions. The electrodes are joined through a voltmeter.`,
        }),
      },
    };
  },
});
