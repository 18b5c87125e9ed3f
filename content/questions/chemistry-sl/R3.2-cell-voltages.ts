import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

/** What a school voltmeter shows against copper: a little below the standard value. */
const metals = [
  { name: 'magnesium', symbol: 'Mg', v: 1.62 },
  { name: 'zinc', symbol: 'Zn', v: 1.06 },
  { name: 'iron', symbol: 'Fe', v: 0.66 },
  { name: 'nickel', symbol: 'Ni', v: 0.54 },
  { name: 'tin', symbol: 'Sn', v: 0.45 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Almaty', 'Harare', 'Ljubljana', 'Quito', 'Da Nang'),
    first: choice(...metals),
    second: choice(...metals),
    third: choice(...metals),
    shift: integers(-3, 3),
    silver: integers(38, 46),
  },
  allow: ({ first, second, third }) => first.v > second.v + 0.1 && second.v > third.v + 0.1,
  write: ({ place, first, second, third, shift, silver }) => {
    const used = [first, second, third].map((one) => ({ ...one, v: one.v + shift / 100 }));
    const [a, b, c] = used as [(typeof used)[number], (typeof used)[number], (typeof used)[number]];
    const s = silver / 100;
    // Shown in an order that isn't the one asked for.
    const runs = [
      [b.v - 0.02, b.v, b.v + 0.02],
      [a.v, a.v + 0.01, a.v - 0.01],
      [c.v - 0.01, c.v - 0.01, c.v + 0.02],
    ];
    const rows = [b, a, c];
    const predicted = a.v - c.v;
    const withSilver = a.v + s;
    return {
      text: md`A group in ${place} builds voltaic cells. One half-cell is always copper in $1.0\ \text{mol dm}^{-3}$ copper(II) sulfate; the other is a strip of another metal in a $1.0\ \text{mol dm}^{-3}$ solution of its ions. The voltage of each cell is read three times.

![](drawing:cell)

| metal | reading 1 / V ($\pm 0.01$) | reading 2 / V ($\pm 0.01$) | reading 3 / V ($\pm 0.01$) | negative electrode |
|---|---|---|---|---|
${rows.map((metal, row) => md`| ${metal.name} | $${runs[row]!.map((one) => decimals(one, 2)).join('$ | $')}$ | ${metal.name} |`).join('\n')}
| silver | $${[s, s + 0.01, s - 0.01].map((one) => decimals(one, 2)).join('$ | $')}$ | copper |

(a) Calculate the mean voltage of the cell with ${b.name}, and suggest its uncertainty from the spread of the readings. [2]

(b) List the five metals in the order of decreasing reactivity, and justify the places of copper and silver. [2]

(c) Write the half-equation at the negative electrode of the cell with ${a.name}. [1]

(d) Predict the voltage of a cell made of the ${a.name} and ${c.name} half-cells. [1]

(e) Predict the voltage of a cell made of the ${a.name} and silver half-cells. [1]

(f) The strip of ${a.name} was covered with a grey layer at first, and the voltage rose when it had been rubbed with sandpaper. Suggest an explanation. [1]

(g) State two variables, other than the copper half-cell, that must be kept constant for a fair comparison. [2]`,
      hints: [
        md`The uncertainty of a mean is half of the range of the readings, if this is larger than that of the voltmeter.`,
        md`Which electrode of a voltaic cell gives the electrons, and what does this say about its metal?`,
        md`Think of the voltages against copper as places on a line. How far apart are the two metals?`,
      ],
      answer: md`(a) The mean is $\dfrac{${runs[0]!.map((one) => decimals(one, 2)).join(' + ')}}{3} = ${decimals(b.v, 2)}\ \text{V}$. The readings differ by $0.04\ \text{V}$, and half of this range is $\dfrac{0.04}{2} = 0.02\ \text{V}$.

(b) ${[a, b, c].map(({ name }) => name).join(' > ')} > copper > silver. In a cell the more reactive metal gives the electrons, so it is the negative electrode: the other three are negative against copper, so they are more reactive; against silver copper is negative, so silver is the least reactive. The larger the voltage, the further apart two metals are.

(c) $\mathrm{${a.symbol}(s) \rightarrow ${a.symbol}^{2+}(aq) + 2e^{-}}$

(d) Both are above copper in the series, so their distances from copper are subtracted: $V = ${decimals(a.v, 2)} - ${decimals(c.v, 2)} = ${decimals(predicted, 2)}\ \text{V}$.

(e) ${a.name[0]!.toUpperCase()}${a.name.slice(1)} is above copper and silver below, so the distances are added: $V = ${decimals(a.v, 2)} + ${decimals(s, 2)} = ${decimals(withSilver, 2)}\ \text{V}$.

(f) The layer is the oxide of the metal, which kept the solution from the metal (or had a large resistance). Sandpaper removed it.

(g) The concentration of the ions and the temperature. (Also: the salt bridge, and the same voltmeter.)

**Watch out:** look at which electrode is negative before you add or subtract voltages.`,
      scheme: [
        [md`$${decimals(b.v, 2)}\ \text{V}$`, '1'],
        [md`$\pm 0.02\ \text{V}$`, '1'],
        [md`${[a, b, c].map(({ name }) => name).join(', ')}, copper, silver`, '1'],
        [md`the more reactive metal is the negative electrode OWTTE`, '1'],
        [md`$\mathrm{${a.symbol} \rightarrow ${a.symbol}^{2+} + 2e^{-}}$ (ignore states)`, '1'],
        [md`$${decimals(predicted, 2)}\ \text{V}$ (accept $\pm 0.03\ \text{V}$)`, '1'],
        [md`$${decimals(withSilver, 2)}\ \text{V}$ (accept $\pm 0.03\ \text{V}$)`, '1'],
        [md`a layer of oxide was removed OWTTE`, '1'],
        [md`any one of: concentration of the ions, temperature, salt bridge, voltmeter`, '1'],
        [md`another of these (do not accept the volume of the solutions)`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Mean:',
          expected: decimals(b.v, 2),
          unit: 'V',
          accuracy: { tolerance: 0.004 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Uncertainty: ±',
          expected: '0.02',
          unit: 'V',
          accuracy: { tolerance: 0.002 },
          marks: 1,
          mistakes: [
            { value: '0.04', note: md`That is the whole range. The uncertainty is half of it.` },
            { value: '0.01', note: md`The readings differ by more than the voltmeter explains.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'list and justify' },
        {
          part: 'c',
          kind: 'formula',
          expected: md`\mathrm{${a.symbol} \rightarrow ${a.symbol}^{2+} + 2e^{-}}`,
          mistakes: [
            {
              value: md`\mathrm{${a.symbol}^{2+} + 2e^{-} \rightarrow ${a.symbol}}`,
              note: md`At the negative electrode of a voltaic cell electrons are set free.`,
            },
            {
              value: md`\mathrm{Cu^{2+} + 2e^{-} \rightarrow Cu}`,
              note: md`This takes place at the copper electrode, which is the positive one here.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: decimals(predicted, 2),
          unit: 'V',
          accuracy: { tolerance: 0.03 },
          mistakes: [
            {
              value: decimals(a.v + c.v, 2),
              note: md`You added. Both metals are above copper, so the distances from it are subtracted.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: decimals(withSilver, 2),
          unit: 'V',
          accuracy: { tolerance: 0.03 },
          mistakes: [
            {
              value: decimals(a.v - s, 2),
              note: md`You subtracted. Silver is on the other side of copper: look at the negative electrodes.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'suggest' },
        { part: 'g', kind: 'self', why: 'state variables' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${decimals(b.v, 2)}\ \text{V}`,
          value: runs[0]!.reduce((sum, one) => sum + one, 0) / 3,
          within: 0.002,
        },
        {
          part: 'a',
          route: 'exact',
          shown: md`= 0.02\ \text{V}`,
          value: (Math.max(...runs[0]!) - Math.min(...runs[0]!)) / 2,
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${decimals(predicted, 2)}\ \text{V}`,
          // By way of the middle metal.
          value: a.v - b.v + (b.v - c.v),
        },
        {
          part: 'e',
          route: 'exact',
          shown: md`= ${decimals(withSilver, 2)}\ \text{V}`,
          value: a.v - c.v + (c.v + s),
        },
      ],
      drawings: {
        cell: apparatus({
          of: 'voltaic-cell',
          labels: {
            left: 'metal',
            right: 'Cu',
            leftSolution: 'ions of the metal',
            rightSolution: 'Cu^{2+}(aq)',
          },
          description:
            'Two beakers joined by a salt bridge: on the left a strip of the metal in a solution of its ions, on the right copper in a solution of copper ions. The electrodes are joined through a voltmeter.',
        }),
      },
    };
  },
});
