import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.9'],
  parameters: {
    lake: choice('Lake Malawi', 'Lake Titicaca', 'Lake Ohrid', 'Lake Biwa'),
    few: integers(400, 1200, 100),
    growth: integers(6, 15),
    many: integers(3000, 6000, 200),
    loss: integers(60, 180, 20),
  },
  allow: ({ few, growth, many, loss }) => {
    const gap = (t: number): number => few * (1 + growth / 100) ** t - many + loss * t;
    return gap(8) < 0 && gap(20) > 0 && many - 22 * loss > 300;
  },
  write: ({ lake, few, growth, many, loss }) => {
    const factor = Number((1 + growth / 100).toFixed(2));
    const rising = (t: number): number => few * factor ** t;
    const falling = (t: number): number => many - loss * t;
    const time = root((t) => rising(t) - falling(t), 0, 40);
    let first = 0;
    for (let [a, b] = [few, many] as [number, number]; a <= b; first += 1) [a, b] = [a * factor, b - loss];
    return {
      text: md`A biologist studies two kinds of fish in part of ${lake}. At the start of the study there are $${grouped(few)}$ fish of kind $A$, and their number increases by $${growth}\,\%$ each year. There are $${grouped(many)}$ fish of kind $B$, and their number decreases by $${loss}$ each year.

(a) Write down an expression for the number of fish of each kind after $t$ years. [2]

(b) Find the value of $t$ for which there are equally many fish of both kinds, and find this number of fish to three significant figures. [4]

(c) The fish are counted once a year. Write down the number of complete years after which there are, for the first time, more fish of kind $A$ than of kind $B$. [1]`,
      hints: [
        md`One number changes by a constant factor, the other by a constant amount.`,
        md`The equation of part (b) can't be solved with algebra alone: draw both graphs on your calculator.`,
      ],
      answer: md`(a) Kind $A$: $${grouped(few)} \times ${factor}^t$. Kind $B$: $${grouped(many)} - ${loss}t$.

(b) The calculator gives the point where the two graphs meet: $${grouped(few)} \times ${factor}^t = ${grouped(many)} - ${loss}t$ for $t = ${sf(time)}$. The number of fish of each kind is then $N = ${sf(falling(time))}$, to three significant figures.

![](drawing:graphs)

(c) Kind $A$ is ahead from $t = ${sf(time)}$ on, so after $${Math.ceil(time)}$ complete years.

**Calculator:** draw $y_1 = ${few} \times ${factor}^x$ and $y_2 = ${many} - ${loss}x$ for $0 \le x \le 22$ and $0 \le y \le ${many}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** A percentage gives a *factor*, a fixed number is *subtracted*: don't use the same kind of expression for both fish. And find the number of fish with the unrounded $t$.`,
      scheme: [
        [md`$${grouped(few)} \times ${factor}^t$`, 'A1'],
        [md`$${grouped(many)} - ${loss}t$`, 'A1'],
        [md`sets the two expressions equal`, 'M1'],
        [md`uses a graph or a solver`, '(M1)'],
        [md`$t = ${sf(time)}$`, 'A1'],
        [md`$${sf(falling(time))}$ fish`, 'A1'],
        [md`$${Math.ceil(time)}$ years`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: 'kind $A$',
          expected: md`${few} \times ${factor}^t`,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: `${few} + ${(few * growth) / 100}t`,
              note: md`You added the same number each year. An increase by $${growth}\,\%$ multiplies by the same factor each year.`,
            },
            {
              value: md`${few} \times ${growth / 100}^t`,
              note: md`This factor would leave only $${growth}\,\%$ each year. What is the factor for an increase by $${growth}\,\%$?`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'expression',
          label: 'kind $B$',
          expected: `${many} - ${loss}t`,
          variables: ['t'],
          marks: 1,
          mistakes: [{ value: `${many} + ${loss}t`, note: md`The number of fish of kind $B$ decreases.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$t =$',
          expected: sf(time),
          marks: 3,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'number of fish',
          expected: sf(falling(time)),
          accuracy: { figures: 3 },
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Math.ceil(time)}`,
          accuracy: 'exact',
          unit: 'years',
          mistakes: [
            {
              value: `${Math.floor(time)}`,
              note: md`After this many years there are still more fish of kind $B$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`${grouped(few)} \times ${factor}^t`,
          variable: 't',
          value: (t) => few * Math.exp(t * Math.log1p(growth / 100)),
        },
        {
          part: 'a',
          route: 'substitution',
          shown: `${grouped(many)} - ${loss}t`,
          variable: 't',
          // The line through the numbers at the start and after ten years.
          value: (t) => ((10 - t) * many + t * (many - 10 * loss)) / 10,
        },

        {
          part: 'b',
          route: 'numeric',
          shown: `t = ${sf(time)}`,
          // Fixed-point steps from one curve to the other.
          value: Array.from({ length: 4000 }).reduce<number>(
            (t) => 0.5 * t + 0.5 * (Math.log((many - loss * t) / few) / Math.log(factor)),
            10,
          ),
        },
        { part: 'b', route: 'substitution', shown: `N = ${sf(falling(time))}`, value: rising(time) },
        { part: 'c', route: 'simulation', shown: `${Math.ceil(time)}`, value: first },
      ],
      drawings: {
        graphs: plot({
          x: [0, 24],
          y: [0, Math.ceil((many * 1.25) / 1000) * 1000],
          xLabel: '*t*',
          yLabel: 'number of fish',
          ticks: { x: 4 },
          curves: [
            { f: rising, label: '*A*', labelAt: Math.max(4, time - 6), place: 'n' },
            { f: falling, label: '*B*', labelAt: 4, place: 'n' },
          ],
          points: [{ at: [time, falling(time)] }],
          height: 210,
          description:
            'Two graphs against t: that of kind A rises ever more steeply, and that of kind B is a falling straight line. The point where they meet is marked.',
        }),
      },
    };
  },
});
