import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.10'],
  parameters: {
    pair: choice(
      ['technetium-99m', 6.01, 'iodine-123', 13.2],
      ['fluorine-18', 1.83, 'technetium-99m', 6.01],
      ['technetium-99m', 6.01, 'indium-111', 67.3],
      ['iodine-123', 13.2, 'gallium-67', 78.3],
    ),
    start: integers(400, 900, 50),
    weaker: choice(120, 150, 180, 220, 250),
    after: choice(2, 3, 4, 5),
    share: choice(5, 10, 15, 20, 30),
  },
  allow: ({ start, weaker }) => start > 2 * weaker,
  write: ({ pair: [fast, half, slow, other], start, weaker, after, share }) => {
    const activity = (t: number): number => start * 0.5 ** (t / half);
    const second = (t: number): number => weaker * 0.5 ** (t / other);
    const k = Math.LN2 / half;
    const time = (half * Math.log(100 / share)) / Math.LN2;
    const equal = Math.log2(start / weaker) / (1 / half - 1 / other);
    return {
      text: md`A hospital uses substances whose radioactivity fades. The activity of a sample of ${fast}, in megabecquerels (MBq), is $A(t) = ${start} \times \left(\dfrac{1}{2}\right)^{\frac{t}{${half}}}$ after $t$ hours.

(a) Find the activity of the sample after $${after}$ hours. [1]

(b) Write down the time after which the activity is half of what it was at first, and find the value of $k$ for which $A(t) = ${start}\,\mathrm{e}^{-kt}$. [3]

(c) Find the time after which the activity is $${share}\,\%$ of its first value. [2]

At $t = 0$, a sample of ${slow} has an activity of $${weaker}$ MBq. Its activity halves every $${other}$ hours.

(d) Find the time after which both samples have the same activity. [2]`,
      hints: [
        md`For which $t$ is the exponent equal to $1$?`,
        md`In part (b), both expressions must be equal for all $t$. Compare $\left(\frac{1}{2}\right)^{\frac{t}{${half}}}$ with $\mathrm{e}^{-kt}$. It is enough to look at one value of $t$ other than $0$.`,
        md`In part (c), the number $${start}$ isn't needed.`,
        md`In part (d), write down the activity of the second sample in the same way, and let your calculator find where two graphs meet.`,
      ],
      answer: md`(a) $A(${after}) = ${start} \times \left(\frac{1}{2}\right)^{\frac{${after}}{${half}}} = ${sf(activity(after))}$ MBq.

(b) For $t = ${half}$ the exponent is $1$, so the activity has halved after $${half}$ hours. For both expressions to agree, $\mathrm{e}^{-k \times ${half}} = \frac{1}{2}$. Taking logarithms, $-${half}k = \ln\frac{1}{2} = -\ln 2$, so
$$k = \frac{\ln 2}{${half}} = ${sf(k)}.$$

(c) The first value cancels: $\left(\frac{1}{2}\right)^{\frac{t}{${half}}} = ${share / 100}$. Taking logarithms, $\dfrac{t}{${half}}\ln\dfrac{1}{2} = \ln ${share / 100}$, so $t = \dfrac{${half}\ln ${share / 100}}{\ln 0.5} = ${sf(time)}$ hours.

(d) The second sample has the activity $${weaker} \times \left(\frac{1}{2}\right)^{\frac{t}{${other}}}$. The calculator finds where the graphs meet:
$$${start} \times \left(\frac{1}{2}\right)^{\frac{t}{${half}}} = ${weaker} \times \left(\frac{1}{2}\right)^{\frac{t}{${other}}} \quad\text{for}\quad t = ${sf(equal)}\ \text{hours}.$$

**Calculator:** for (c) and (d), draw both sides as functions of $x$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT. Choose the window so that the meeting points are on the screen, here up to about $x = ${Math.ceil(Math.max(time, equal) * 1.3)}$.

**Watch out:** After two half-lives a quarter is left, not nothing: the activity is multiplied by $\frac{1}{2}$ each time, it isn't reduced by the same amount.`,
      scheme: [
        [md`(a) $${sf(activity(after))}$ MBq`, 'A1'],
        [md`(b) $${half}$ hours`, 'A1'],
        [md`$\mathrm{e}^{-${half}k} = \frac{1}{2}$, or equivalent`, 'M1'],
        [md`$k = ${sf(k)}$ (or $\frac{\ln 2}{${half}}$)`, 'A1'],
        [
          md`(c) $\left(\frac{1}{2}\right)^{\frac{t}{${half}}} = ${share / 100}$, or $\mathrm{e}^{-kt} = ${share / 100}$`,
          'M1',
        ],
        [md`$${sf(time)}$ hours`, 'A1'],
        [md`(d) sets $A(t)$ equal to $${weaker} \times \left(\frac{1}{2}\right)^{\frac{t}{${other}}}$`, 'M1'],
        [md`$${sf(equal)}$ hours`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(activity(after).toPrecision(10))}`,
          unit: 'MBq',
          mistakes: [
            {
              value: `${Number((start * (1 - after / (2 * half))).toPrecision(10))}`,
              note: md`You let the activity fall along a straight line. It is multiplied by the same factor in equal times.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) / activity(after) - 1) > 0.02),
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Time:',
          expected: `${half}`,
          accuracy: 'exact',
          unit: 'hours',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: `${Number(k.toPrecision(10))}`,
          marks: 2,
          mistakes: [
            {
              value: `${Number((-k).toPrecision(10))}`,
              note: md`The minus sign is already in $\mathrm{e}^{-kt}$, so $k$ is positive.`,
            },
            {
              value: `${Number((1 / (2 * half)).toPrecision(10))}`,
              note: md`You divided $\frac{1}{2}$ by the half-life. Take the logarithm first.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(time.toPrecision(10))}`,
          unit: 'hours',
          mistakes: [
            {
              value: `${Number(((half * Math.log(100 / (100 - share))) / Math.LN2).toPrecision(10))}`,
              note: md`This is the time after which $${share}\,\%$ have *gone*. $${share}\,\%$ are to be left.`,
            },
          ],
        },
        { part: 'd', kind: 'number', expected: `${Number(equal.toPrecision(10))}`, unit: 'hours' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(activity(after))}`,
          value: start * Math.exp((-Math.LN2 * after) / half),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${half}`,
          value: root((t) => activity(t) - start / 2, 0, 400),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(k)}`, value: Math.log(activity(0) / activity(1)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(time)}`,
          value: root((t) => activity(t) - (start * share) / 100, 0, 900),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `t = ${sf(equal)}`,
          value: root((t) => activity(t) - second(t), 0, 900),
        },
      ],
    };
  },
});
