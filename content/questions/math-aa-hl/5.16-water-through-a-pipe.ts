import { integral, maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const places = [
  [
    'After a storm in Manila, water flows into a storm drain',
    'water',
    'cubic metres',
    'minutes',
    'm^3',
    'minute',
  ],
  [
    'When a valve at a factory in Busan is opened, gas flows into a tank',
    'gas',
    'litres',
    'seconds',
    'litres',
    'second',
  ],
  [
    'During a shower on a farm near Nakuru, rain runs into a barrel',
    'water',
    'litres',
    'minutes',
    'litres',
    'minute',
  ],
] as const;

/** Rate c t e^{−t/m}; amount cm² − cm(t + m)e^{−t/m}. */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11', '5.13'],
  parameters: {
    story: choice(0, 1, 2),
    c: integers(4, 15),
    m: choice(2, 3, 4, 5, 6),
    T: choice(5, 6, 8, 10, 12),
    part: choice(0.5, 0.6, 0.7, 0.75, 0.8),
  },
  allow: ({ m, T, c, part }) =>
    T > 1.4 * m && T < 4 * m && Number.isInteger(Math.round(c * m * m * part * 100) / 100),
  write: ({ story, c, m, T, part }) => {
    const [opening, stuff, amount, times, unit, time] = places[story]!;
    const rate = (t: number) => c * t * Math.exp(-t / m);
    const total = c * m * m;
    const volume = (t: number) => total - c * m * (t + m) * Math.exp(-t / m);
    const goal = Math.round(total * part);
    const when = root((t) => integral(rate, 0, t) - goal, 0.01, 40 * m);
    const e = md`\mathrm{e}^{-t/${m}}`;
    const anti = md`-${c * m}t${e} - ${total}${e}`;
    const unitText = unit === 'm^3' ? md`\text{m}^3` : md`\text{litres}`;
    const peak = maximumAt(rate, 0, 6 * m);
    return {
      text: md`${opening} at the rate $R(t) = ${c}t${e}$ ${amount} per ${time}, where $t$ is the time in ${times} and $t \ge 0$. The diagram shows the graph of $R$.

![](drawing:flow)

(a) Use integration by parts to find $\displaystyle\int ${c}t${e}\,\mathrm{d}t$. [3]

(b) Hence show that the amount of ${stuff} that has flowed in during the first $T$ ${times} is $${total} - ${c * m}(T + ${m})\mathrm{e}^{-T/${m}}$ ${amount}. [2]

(c) Find the amount that flows in during the first $${T}$ ${times}. [1]

(d) Find the time at which $${goal}$ ${amount} have flowed in. [2]`,
      hints: [
        md`Choose $u$ so that its derivative is simpler: the power of $t$.`,
        md`The amount is the area under the graph of the rate, from $0$ to $T$.`,
        md`The equation of (d) can't be solved by algebra. Use a graph or the solver.`,
      ],
      answer: md`(a) Let $u = ${c}t$, because its derivative is a constant, and $\dfrac{\mathrm{d}v}{\mathrm{d}t} = ${e}$. Then $\dfrac{\mathrm{d}u}{\mathrm{d}t} = ${c}$ and $v = -${m}${e}$. So

$$\int ${c}t${e}\,\mathrm{d}t = -${c * m}t${e} + \int ${c * m}${e}\,\mathrm{d}t = ${anti} + C$$

(b) The amount is the integral of the rate from $0$ to $T$. Put in the limits; at $t = 0$ the antiderivative is $-${total}$:

$$\int_0^T R(t)\,\mathrm{d}t = \left(-${c * m}T\mathrm{e}^{-T/${m}} - ${total}\mathrm{e}^{-T/${m}}\right) - (-${total})$$

Taking out the common factor $-${c * m}\mathrm{e}^{-T/${m}}$ of the first two terms gives $${total} - ${c * m}(T + ${m})\mathrm{e}^{-T/${m}}$.

(c) With $T = ${T}$ the amount is $V = ${sf(volume(T))}\ ${unitText}$.

(d) Solve $${total} - ${c * m}(T + ${m})\mathrm{e}^{-T/${m}} = ${goal}$ with the calculator. The only positive solution is $T = ${sf(when)}$ ${times}.

**Calculator:** TI-Nspire: draw both sides as f1 and f2, then Menu, Analyze Graph, Intersection; or Menu, Algebra, Numerical Solve. Casio fx-CG50: Graph, G-Solv, INTSECT; or Equation, Solver. For (c) the numerical integral of ${c}x·e^(−x÷${m}) from 0 to ${T} gives the same.

**Watch out:** At the lower limit $t = 0$ the term with $t$ is $0$, but the other term isn't: $\mathrm{e}^0 = 1$.`,
      scheme: [
        [md`(a) integration by parts with $u = ${c}t$`, 'M1'],
        [md`$-${c * m}t${e}$`, 'A1'],
        [md`$- ${total}${e} + C$`, 'A1'],
        [md`(b) integral of the rate from $0$ to $T$, limits put in`, 'M1'],
        ['simplifies (AG)', 'A1'],
        [md`(c) $${sf(volume(T))}$`, 'A1'],
        [md`(d) equation with $${goal}$, or its graph`, 'M1'],
        [md`$${sf(when)}$ ${times}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${anti} + C`,
          variables: ['t'],
          mistakes: [
            {
              value: md`-${c * m}t${e} + ${total}${e} + C`,
              note: md`Integrating $${c * m}${e}$ brings the factor $-${m}$ once more.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: sf(volume(T), 8),
          unit,
          mistakes: [
            { value: sf(rate(T), 6), note: 'This is the rate at that time, not the amount.' },
            { value: sf(volume(T) - total, 6), note: md`The value at the lower limit is missing.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(when, 8),
          unit: times,
          mistakes: [
            {
              value: sf(goal / rate(peak), 6),
              note: md`The rate changes with time, so you can't divide by the greatest rate.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${anti}`,
          value: (t) => -total + integral(rate, 0, t),
          variable: 't',
        },
        { part: 'c', route: 'numeric', shown: md`V = ${sf(volume(T))}`, value: integral(rate, 0, T) },
        {
          part: 'd',
          route: 'numeric',
          shown: `T = ${sf(when)}`,
          value: root((t) => volume(t) - goal, 0.01, 40 * m),
        },
      ],
      drawings: {
        flow: plot({
          x: [0, 5.5 * m],
          y: [0, rate(m) * 1.2],
          height: 180,
          xLabel: '*t*',
          yLabel: '*R*',
          curves: [{ f: rate, from: 0, to: 5.4 * m }],
          description:
            'A curve that rises from the origin to a single maximum and then falls off towards the horizontal axis.',
        }),
      },
    };
  },
});
