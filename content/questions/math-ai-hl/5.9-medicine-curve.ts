import { maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.6'],
  parameters: {
    drug: choice('a painkiller', 'an antibiotic', 'a medicine against hay fever'),
    a: integers(4, 18, 2),
    b: choice(0.2, 0.25, 0.4, 0.5, 0.8),
    at: integers(6, 10),
  },
  allow: ({ b, at }) => b * at > 1.2 && b * at < 6,
  write: ({ drug, a, b, at }) => {
    const f = (t: number) => a * t * Math.exp(-b * t);
    const rate = a * Math.exp(-b * at) * (1 - b * at);
    const peak = 1 / b;
    const most = f(peak);
    const exact = (value: number) => String(Number(value.toFixed(6)));
    const up = (value: number) =>
      10 ** Math.floor(Math.log10(value)) * Math.ceil(value / 10 ** Math.floor(Math.log10(value)));
    return {
      text: md`After a patient takes ${drug}, its concentration in the blood, in milligrams per litre, is modelled by $C(t) = ${a}t\mathrm{e}^{-${b}t}$, where $t \ge 0$ is the time in hours.

![](drawing:curve)

(a) Show that $C'(t) = ${a}\mathrm{e}^{-${b}t}(1 - ${b}t)$. [3]

(b) Find the initial rate of change of the concentration. [1]

(c) Find the time at which the concentration is greatest, and the greatest concentration. [3]

(d) Find $C'(${at})$, and interpret its value. [3]`,
      hints: [
        md`$C$ is a product of $${a}t$ and an exponential function: use the product rule, and the chain rule for the exponential.`,
        md`An exponential function is never $0$, so only the bracket can be.`,
      ],
      answer: md`(a) By the product rule with $u = ${a}t$ and $v = \mathrm{e}^{-${b}t}$, where $v' = -${b}\mathrm{e}^{-${b}t}$ by the chain rule,

$$C'(t) = ${a}\mathrm{e}^{-${b}t} + ${a}t \times \left(-${b}\mathrm{e}^{-${b}t}\right) = ${a}\mathrm{e}^{-${b}t}(1 - ${b}t).$$

(b) $C'(0) = ${a} \times 1 \times (1 - 0) = ${a}$ mg per litre per hour

(c) $C'(t) = 0$ gives $1 - ${b}t = 0$, so $t = \frac{1}{${b}} = ${peak}$ hours.

The greatest concentration is $C(${peak}) = ${exact(a * peak)}\mathrm{e}^{-1} = ${sf(most)}$ mg per litre. ($C'$ changes from positive to negative there, so it is a maximum.)

(d) $C'(${at}) = ${a}\mathrm{e}^{-${exact(b * at)}}(1 - ${exact(b * at)}) = ${sf(rate)}$

After $${at}$ hours the concentration is decreasing at a rate of $${sf(-rate)}$ mg per litre per hour.

**Watch out:** $C'(${at})$ is a rate, not a concentration. The word "decreasing" already says what the minus sign says, so don't write that it decreases at a negative rate.`,
      scheme: [
        [md`uses the product rule`, 'M1'],
        [md`derivative of $\mathrm{e}^{-${b}t}$ is $-${b}\mathrm{e}^{-${b}t}$`, 'A1'],
        [md`takes out the common factor to reach the result`, 'A1'],
        [md`$${a}$`, 'A1'],
        [md`$C'(t) = 0$`, 'M1'],
        [md`$t = ${peak}$`, 'A1'],
        [md`$${sf(most)}$ mg per litre`, 'A1'],
        [md`puts in $t = ${at}$`, 'M1'],
        [md`$${sf(rate)}$`, 'A1'],
        [md`the concentration is decreasing at this rate`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${a}`,
          unit: 'mg per litre per hour',
          mistakes: [{ value: '0', note: md`This is $C(0)$. The rate of change is $C'(0)$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Time:',
          expected: `${peak}`,
          unit: 'hours',
          marks: 2,
          mistakes: [
            {
              value: `${b}`,
              note: md`Solve $1 - ${b}t = 0$ for $t$: divide by $${b}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Concentration:',
          expected: `${Number(most.toPrecision(8))}`,
          unit: 'mg per litre',
          marks: 1,
          follows: `${a}*c.1*e^(-${b}*c.1)`,
          unless: 'c <= 0',
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(rate.toPrecision(8))}`,
          unit: 'mg per litre per hour',
          marks: 2,
          mistakes: [
            {
              value: sf(f(at)),
              note: md`This is $C(${at})$, the concentration. $C'(${at})$ is its rate of change.`,
            },
            {
              value: sf(-a * b * Math.exp(-b * at)),
              note: md`You only differentiated each factor. Use the product rule, or the result of part (a).`,
            },
          ].filter((_, index) => index === 0 || Math.abs(b * at - 1 - b) > 0.1),
        },
        { part: 'd', kind: 'self', why: 'interpret', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `= ${a}`, value: slope(f, 0), within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\frac{1}{${b}} = ${peak}`,
          value: maximumAt(f, 0, 20),
          within: 1e-4,
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(most)}`, value: maximum(f, 0, 20) },
        { part: 'd', route: 'numeric', shown: `= ${sf(rate)}`, value: slope(f, at) },
      ],
      drawings: {
        curve: plot({
          x: [0, Math.max(12, Math.ceil(4 / b))],
          y: [0, up(most * 1.15)],
          height: 170,
          xLabel: '*t*',
          yLabel: '*C*',
          ticks: false,
          curves: [{ f }],
          description:
            'Graph of the concentration: it rises steeply from 0, has a maximum and then falls more and more slowly towards 0.',
        }),
      },
    };
  },
});
