import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.7'],
  parameters: {
    // Towns and how much longer than 12 hours their longest day is
    town: choice(
      ['Madrid', 3],
      ['Sapporo', 3.4],
      ['Vienna', 4],
      ['Vancouver', 4.2],
      ['Dublin', 5],
      ['Ankara', 2.9],
      ['New York', 3.1],
      ['Lyon', 3.7],
    ),
    hours: choice(13, 13.2, 13.5, 13.8, 14, 14.2, 14.5, 14.8),
  },
  allow: ({ town: [, swing], hours }) => hours - 12 < 0.8 * swing,
  write: ({ town: [town, swing], hours }) => {
    const length = (t: number) => 12 + swing * Math.sin((2 * Math.PI * (t - 80)) / 365);
    const extra = Number((hours - 12).toFixed(2));
    const first = 80 + (365 / (2 * Math.PI)) * Math.asin(extra / swing);
    const second = 342.5 - first;
    const met = roots((t) => length(t) - hours, 1, 365);
    return {
      text: md`In a model for ${town}, the time between sunrise and sunset on day $t$ of a year is

$$L(t) = 12 + ${swing}\sin\theta \quad\text{hours, where}\quad \theta = \frac{2\pi(t - 80)}{365}, \quad 1 \le t \le 365.$$

![](drawing:graph)

(a) Show that replacing $t$ by $342.5 - t$ replaces $\theta$ by $\pi - \theta$. [2]

(b) Hence explain why $L(342.5 - t) = L(t)$. [1]

(c) Find the first time $t_1$ of the year at which $L(t) = ${hours}$, and write down the second time $t_2$ with the help of (b). [3]

(d) By considering $\pi + \theta$, show that $L(t + 182.5) + L(t) = 24$, and say what this means for two days that are half a year apart. [2]`,
      hints: [
        md`Put $342.5 - t$ into the formula for $\theta$, and note that $342.5 - 80 = 182.5 + 80$.`,
        md`How are $\sin(\pi - \theta)$ and $\sin\theta$ related? And $\sin(\pi + \theta)$ and $\sin\theta$?`,
        md`For (c), draw the line at the height $${hours}$. The two times add up to the number in (b).`,
      ],
      answer: md`(a) The new angle is $\dfrac{2\pi(342.5 - t - 80)}{365} = \dfrac{2\pi(262.5 - t)}{365}$. As $262.5 - t = 182.5 - (t - 80)$, this is $\dfrac{2\pi \times 182.5}{365} - \dfrac{2\pi(t - 80)}{365} = \pi - \theta$.

(b) $\sin(\pi - \theta) = \sin\theta$, so $L$ has the same value for both.

(c) The calculator gives the first solution of $L(t) = ${hours}$: $t_1 = ${sf(first)}$ (more exactly $${sf(first, 6)}$). By (b) the second time is $t_2 = 342.5 - ${sf(first, 6)} = ${sf(second)}$.

(d) Adding $182.5$ to $t$ adds $\dfrac{2\pi \times 182.5}{365} = \pi$ to the angle. As $\sin(\pi + \theta) = -\sin\theta$,

$$L(t + 182.5) + L(t) = (12 - ${swing}\sin\theta) + (12 + ${swing}\sin\theta) = 24$$

So the day on one date is as long as the night half a year earlier or later.

**Calculator:** radians. Draw $y_1 = L(x)$ and $y_2 = ${hours}$ for $1 \le x \le 365$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** $\pi - \theta$ keeps the sine, $\pi + \theta$ changes its sign. A sketch of the unit circle tells which is which.`,
      scheme: [
        [md`(a) puts $342.5 - t$ into the formula`, 'M1'],
        [md`$182.5 - (t - 80)$, which leads to $\pi - \theta$ (AG)`, 'A1'],
        [md`(b) $\sin(\pi - \theta) = \sin\theta$`, 'R1'],
        [md`(c) solves $L(t) = ${hours}$`, 'M1'],
        [md`$t_1 = ${sf(first)}$`, 'A1'],
        [md`$t_2 = ${sf(second)}$ (follow through)`, 'A1'],
        [
          md`(d) the angle grows by $\pi$ and $\sin(\pi + \theta) = -\sin\theta$, so the two lengths add up to $24$ (AG)`,
          'M1',
        ],
        ['the day is as long as the night half a year away (OE)', 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          label: '$t_1 =$',
          expected: `${Number(first.toPrecision(10))}`,
          marks: 2,
          mistakes: [
            { value: sf(second), note: 'This is the second time.' },
            { value: sf(first - 80), note: md`This is $t - 80$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t_2 =$',
          expected: `${Number(second.toPrecision(10))}`,
          marks: 1,
          follows: '342.5 - c.1',
          mistakes: [{ value: sf(first + 182.5), note: md`Half a year later the sine has the other sign.` }],
        },
        { part: 'd', kind: 'self', why: 'show that' },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `t_1 = ${sf(first)}`, value: met[0] ?? Number.NaN },
        { part: 'c', route: 'numeric', shown: `= ${sf(second)}`, value: met[1] ?? Number.NaN },
      ],
      drawings: {
        graph: plot({
          x: [0, 380],
          y: [0, 20],
          height: 180,
          xLabel: '*t*',
          yLabel: '*L*',
          ticks: { x: 50, y: 4 },
          curves: [{ f: length, from: 1, to: 365 }],
          description:
            'One wave of the length of the day L against the day t. It rises to a maximum in June, falls to a minimum in December and lies around 12 hours.',
        }),
      },
    };
  },
});
