import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const noise = [
  [0.3, -0.5, 0.4, -0.2, 0.6, -0.4],
  [-0.6, 0.5, 0.2, -0.7, 0.3, 0.1],
  [0.5, 0.2, -0.8, 0.4, -0.3, 0.6],
  [-0.2, 0.7, -0.4, 0.5, -0.6, 0.3],
] as const;
const dataOf = (start: number, rise: number, bend: number, which: number) =>
  noise[which]!.map((error, x) => Number((start + rise * x - bend * x * x + error).toFixed(1)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.4'],
  parameters: {
    story: choice(
      ['A biologist in Chile measures the height of a sunflower', 'height (cm)', 'weeks'],
      ['A brewer of ginger beer in Kampala measures the pressure in a bottle', 'pressure (kPa)', 'days'],
      ['A physiotherapist in Oslo measures how far a patient can bend a knee', 'angle (degrees)', 'weeks'],
    ),
    start: integers(12, 24, 2),
    rise: choice(7, 8, 9, 10),
    bend: choice(0.5, 0.6, 0.7, 0.8),
    which: integers(0, 3),
  },
  write: ({ story: [opening, quantity, unit], start, rise, bend, which }) => {
    const ys = dataOf(start, rise, bend, which);
    const line = (x: number) => start + 1 + (rise - 5 * bend) * x;
    const curve = (x: number) => start + rise * x - bend * x * x;
    const residual = (model: (x: number) => number) => ys.reduce((sum, y, x) => sum + (y - model(x)) ** 2, 0);
    const [one, two] = [residual(line), residual(curve)];
    const middle = mean(ys);
    const whole = ys.reduce((sum, y) => sum + (y - middle) ** 2, 0);
    const slopeText = decimals(rise - 5 * bend, 1);
    const far = Math.ceil(rise / bend);
    // Sums of squares from the sums of y², y·f and f².
    const sums = (model: (x: number) => number) =>
      ys.reduce((sum, y) => sum + y * y, 0) -
      2 * ys.reduce((sum, y, x) => sum + y * model(x), 0) +
      ys.reduce((sum, _, x) => sum + model(x) ** 2, 0);
    const other = 1 - sums(curve) / (ys.reduce((sum, y) => sum + y * y, 0) - 6 * middle ** 2);
    return {
      text: md`${opening} at equal times.

| $t$ (${unit}) | 0 | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|---|
| ${quantity} | ${ys.map((y) => decimals(y, 1)).join(' | ')} |

![](drawing:data)

Two models are proposed: $f(t) = ${start + 1} + ${slopeText}t$ and $g(t) = ${start} + ${rise}t - ${bend}t^2$.

(a) Find the residual of the model $f$ at $t = 5$, that is, the measured value minus the value of the model. [2]

(b) Find the sum of the squares of the residuals, $SS_{res}$, for each of the two models. [4]

(c) State, with a reason, which of the two models fits the data better. [1]

(d) The sum of the squares of the deviations from the mean of the data is $SS_{tot} = ${sf(whole, 5)}$. Find the coefficient of determination $R^2 = 1 - \frac{SS_{res}}{SS_{tot}}$ for the model $g$. [2]

(e) Explain why the model $g$ should not be used to predict the value after $${far}$ ${unit}. [2]`,
      hints: [
        md`A residual is the difference between what was measured and what the model gives.`,
        md`Put the values of the model into a list of your calculator, then the squares of the differences into another one.`,
        md`What does the graph of $g$ do for large $t$?`,
      ],
      answer: md`(a) $f(5) = ${start + 1} + ${slopeText} \times 5 = ${sf(line(5), 4)}$, so the residual is $${decimals(ys[5]!, 1)} - ${sf(line(5), 4)} = ${sf(ys[5]! - line(5))}$.

(b) For $f$ the values of the model are $${ys.map((_, x) => decimals(line(x), 1)).join('$, $')}$, and the squares of the residuals add up to $SS_f = ${sf(one)}$.

For $g$ the values are $${ys.map((_, x) => decimals(curve(x), 1)).join('$, $')}$, and the squares of the residuals add up to $SS_g = ${sf(two)}$.

(c) The model $g$ fits better, because its sum of squares is smaller: $${sf(two)} < ${sf(one)}$.

(d) $R^2 = 1 - \frac{${sf(two, 4)}}{${sf(whole, 5)}} = ${sf(1 - two / whole, 4)}$

(e) This is far outside the measured times, so it would be extrapolation. The graph of $g$ is a parabola that falls after its highest point at about $t = ${sf(rise / (2 * bend), 2)}$, and $g(${far}) = ${decimals(curve(far), 1)}$ is ${curve(far) < start - 0.05 ? 'less than' : 'no more than'} at the beginning, which is not to be expected.

**Calculator:** for (b), enter $t$ and the data in two lists, and let a third list hold the squares of data minus model. Then add it up with the command sum. TI-Nspire: Lists & Spreadsheet. Casio fx-CG50: OPTN, LIST, Sum.

**Watch out:** Square each residual before you add. Otherwise positive and negative residuals cancel, and a bad model can seem to fit well.`,
      scheme: [
        [md`$f(5) = ${sf(line(5), 4)}$`, 'M1'],
        [md`$${sf(ys[5]! - line(5))}$`, 'A1'],
        [md`squares and adds the residuals of one model`, 'M1'],
        [md`$${sf(one)}$`, 'A1'],
        [md`squares and adds the residuals of the other model`, 'M1'],
        [md`$${sf(two)}$`, 'A1'],
        [md`$g$, because its sum of squares is smaller`, 'R1'],
        [md`substitutes into the formula`, 'M1'],
        [md`$${sf(1 - two / whole, 4)}$ (accept 3 significant figures)`, 'A1'],
        [md`extrapolation`, 'R1'],
        [md`the parabola falls for large $t$`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number((ys[5]! - line(5)).toFixed(4))}`,
          mistakes: [
            {
              value: `${Number((line(5) - ys[5]!).toFixed(4))}`,
              note: 'Wrong sign: take the measured value minus the value of the model.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'For $f$:',
          expected: `${Number(one.toPrecision(8))}`,
          marks: 2,
          unless: 's < 0',
        },
        {
          part: 'b',
          kind: 'number',
          label: 'For $g$:',
          expected: `${Number(two.toPrecision(8))}`,
          marks: 2,
          unless: 's < 0',
          mistakes: [
            {
              value: sf(Math.sqrt(two)),
              note: 'You took a root at the end. Only add the squares.',
            },
          ].filter(() => Math.abs(two - 1) > 0.1),
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((1 - two / whole).toPrecision(8))}`,
          follows: `1 - b.2/${sf(whole, 5)}`,
          unless: 'r < 0 or r > 1',
          mistakes: [
            {
              value: sf(two / whole),
              note: md`This is $\frac{SS_{res}}{SS_{tot}}$. Subtract it from $1$.`,
            },
            ...(sf(1 - one / whole) === sf(1 - two / whole)
              ? []
              : [
                  {
                    value: sf(1 - one / whole, 4),
                    note: md`You took the sum of squares of $f$. The model $g$ is asked for.`,
                  },
                ]),
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(ys[5]! - line(5))}`,
          value: ys[5]! - start - 1 - 5 * rise + 25 * bend,
        },
        { part: 'b', route: 'numeric', shown: `SS_f = ${sf(one)}`, value: sums(line) },
        { part: 'b', route: 'numeric', shown: `SS_g = ${sf(two)}`, value: sums(curve) },
        { part: 'd', route: 'numeric', shown: `= ${sf(1 - two / whole, 4)}`, value: other },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 6],
          y: [0, 70],
          height: 200,
          xLabel: `*t* (${unit})`,
          yLabel: quantity,
          ticks: { x: 1, y: 10 },
          points: ys.map((y, x) => ({ at: [x, y] as const, cross: true })),
          description:
            'The six measured values as crosses. They rise, at first more quickly than at the end.',
        }),
      },
    };
  },
});
