import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, grouped, lcm, precise, sf } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

/** With more figures than the answer shows, for those who give more. */

/** What is reduced and what it becomes, with its ions and the material of the electrode. */
interface HalfCell {
  readonly oxidised: string;
  readonly reduced: string;
  readonly charge: number;
  readonly e: number;
  readonly electrode: string;
  readonly solution: string;
  /** How many of the oxidised and of the reduced species the half-equation has. */
  readonly counts?: readonly [number, number];
}

const metal = (symbol: string, charge: number, e: number): HalfCell => {
  const ion = `${symbol}^{${charge === 1 ? '' : charge}+}`;
  return { oxidised: ion, reduced: symbol, charge, e, electrode: symbol, solution: `${ion}(aq)` };
};

const halfCells: readonly HalfCell[] = [
  metal('Mg', 2, -2.37),
  metal('Al', 3, -1.66),
  metal('Mn', 2, -1.18),
  metal('Zn', 2, -0.76),
  metal('Fe', 2, -0.45),
  metal('Ni', 2, -0.26),
  metal('Sn', 2, -0.14),
  metal('Pb', 2, -0.13),
  metal('Cu', 2, 0.34),
  {
    oxidised: 'I_2',
    reduced: 'I^{-}',
    charge: 2,
    e: 0.54,
    electrode: 'Pt',
    solution: 'I_2 and I^{−}(aq)',
    counts: [1, 2],
  },
  metal('Ag', 1, 0.8),
  {
    oxidised: 'Fe^{3+}',
    reduced: 'Fe^{2+}',
    charge: 1,
    e: 0.77,
    electrode: 'Pt',
    solution: 'Fe^{3+} and Fe^{2+}(aq)',
  },
];

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { left: choice(...halfCells), right: choice(...halfCells) },
  allow: ({ left, right }) => {
    // Each pair once, with the cathode as often on the left as on the right.
    const [one, other] = [halfCells.indexOf(left), halfCells.indexOf(right)];
    if ((one + other) % 2 === 0 ? one >= other : one <= other) return false;
    // Iron and its ions of both kinds in one cell would hide which half-cell is which.
    if ([left, right].every(({ oxidised }) => oxidised.startsWith('Fe'))) return false;
    return Math.abs(left.e - right.e) > 0.1;
  },
  write: ({ left, right }) => {
    const [anode, cathode] = left.e < right.e ? [left, right] : [right, left];
    const signed = (value: number) => `${value < 0 ? '-' : '+'}${decimals(Math.abs(value), 2)}`;
    const potential = cathode.e - anode.e;
    const electrons = lcm(anode.charge, cathode.charge);
    const times = (count: number) => (count === 1 ? '' : String(count));
    const [a, c] = [electrons / anode.charge, electrons / cathode.charge];
    const gibbs = (-electrons * 96_500 * potential) / 1000;
    const named = (of: HalfCell) =>
      of.electrode === 'Pt' ? md`Platinum (in the half-cell of $\mathrm{${of.oxidised}}$)` : of.electrode;
    const counted = (count: number, what: string) => `${times(count)}${what}`;
    const state = (of: HalfCell, what: string) => (what === of.electrode || what === 'I_2' ? '(s)' : '(aq)');
    const side = (of: HalfCell, count: number, isOxidised: boolean, states: boolean) => {
      const [what, inside] = isOxidised
        ? [of.oxidised, of.counts?.[0] ?? 1]
        : [of.reduced, of.counts?.[1] ?? 1];
      return `${counted(count * inside, what)}${states ? state(of, what) : ''}`;
    };
    const equationWith = (x: number, y: number, states: boolean) =>
      md`\mathrm{${side(anode, x, false, states)} + ${side(cathode, y, true, states)} \rightarrow ${side(anode, x, true, states)} + ${side(cathode, y, false, states)}}`;
    const equation = equationWith(a, c, true);
    const half = (of: HalfCell) =>
      md`$\mathrm{${side(of, 1, true, true)} + ${of.charge === 1 ? '' : of.charge}e^{-} \rightleftharpoons ${side(of, 1, false, true)}}$`;
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
      answer: md`(a) ${named(cathode)}: this half-cell has the more positive electrode potential, so reduction takes place there.

(b) $${equation}$

(c) $E^\ominus_{\text{cell}} = ${signed(cathode.e).replace('+', '')} - (${signed(anode.e)}) = ${decimals(potential, 2)}\ \text{V}$

(d) $n = ${electrons}$ electrons are transferred: $\Delta G^\ominus = -nFE^\ominus = -${electrons} \times 96\,500 \times ${decimals(potential, 2)} = ${grouped(Math.round(gibbs * 1000))}\ \text{J mol}^{-1}$, so $\Delta G^\ominus = ${sf(gibbs)}\ \text{kJ mol}^{-1}$.

(e) The concentration of the ions is $1\ \text{mol dm}^{-3}$ (at $298\ \text{K}$). The values refer to the standard hydrogen electrode, whose potential is taken as $0\ \text{V}$.

**Watch out:** When a half-equation is multiplied to balance the electrons, its $E^\ominus$ is *not* multiplied. The number of electrons comes in only in $\Delta G^\ominus$, through $n$.`,
      scheme: [
        [md`${named(cathode)}, more positive potential / reduction OWTTE`, '1'],
        ['correct species and direction', '1'],
        ['balanced', '1'],
        [md`$${decimals(potential, 2)}\ \text{V}$`, '1'],
        [md`$-nFE^\ominus$ with $n = ${electrons}$`, '1'],
        [md`$${sf(gibbs)}\ \text{kJ mol}^{-1}$`, '1'],
        [md`$1\ \text{mol dm}^{-3}$`, '1'],
        ['standard hydrogen electrode', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'identify with a reason' },
        {
          part: 'b',
          kind: 'formula',
          expected: equationWith(a, c, false),
          mistakes: [
            {
              value: md`\mathrm{${side(anode, a, true, false)} + ${side(cathode, c, false, false)} \rightarrow ${side(anode, a, false, false)} + ${side(cathode, c, true, false)}}`,
              note: md`That is the reverse. The species with the more positive potential is reduced.`,
            },
            ...(a === c
              ? []
              : [
                  {
                    value: equationWith(1, 1, false),
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
              note: md`The reaction is spontaneous: what is the sign of $\Delta G^\ominus$?`,
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
            left: left.electrode,
            right: right.electrode,
            leftSolution: left.solution,
            rightSolution: right.solution,
          },
          description: `Two beakers joined by a salt bridge: on the left an electrode of ${left.electrode} in a solution of its half-cell, on the right one of ${right.electrode}. The electrodes are joined through a voltmeter.`,
        }),
      },
    };
  },
});
