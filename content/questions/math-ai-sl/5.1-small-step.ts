import { balanceAfter, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));
const stories = [
  {
    intro:
      'A cup of tea stands on a table in Rize. Its temperature after $t$ minutes is $T(t)$, in $^\\circ\\text{C}$.',
    letter: 'T',
    quantity: 'the temperature of the tea',
    unit: '^\\circ\\text{C}',
    per: 'degrees Celsius per minute',
    time: 'minutes',
    up: false,
    convex: true,
    values: [58, 61, 64, 67],
    rates: [-1.4, -1.8, -2.2, -2.6],
  },
  {
    intro: 'A young teak tree grows in Kerala. Its height after $t$ years is $H(t)$, in metres.',
    letter: 'H',
    quantity: 'the height of the tree',
    unit: '\\text{m}',
    per: 'metres per year',
    time: 'years',
    up: true,
    convex: false,
    values: [6.2, 6.8, 7.4, 7.9],
    rates: [0.35, 0.45, 0.55, 0.65],
  },
  {
    intro:
      'A video from Accra is shared by more and more people. After $t$ hours it has $V(t)$ thousand views.',
    letter: 'V',
    quantity: 'the number of views',
    unit: '\\text{thousand}',
    per: 'thousand views per hour',
    time: 'hours',
    up: true,
    convex: true,
    values: [12.4, 15.2, 18.6, 21],
    rates: [1.8, 2.2, 2.7, 3.1],
  },
  {
    intro:
      'A tank in Alice Springs loses water faster and faster. After $t$ days it holds $W(t)$ hundred litres.',
    letter: 'W',
    quantity: 'the amount of water',
    unit: '\\text{hundred litres}',
    per: 'hundred litres per day',
    time: 'days',
    up: false,
    convex: false,
    values: [46, 51, 57, 62],
    rates: [-1.2, -1.6, -2.1, -2.5],
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: integers(0, 3),
    value: integers(0, 3),
    rate: integers(0, 3),
    at: integers(8, 14),
    step: choice(1.5, 2, 2.5),
    change: choice(3, 4, 5),
  },
  write: ({ story, value, rate, at, step, change }) => {
    const { letter, quantity, unit, per, time, up, convex, intro, ...lists } = stories[story]!;
    const v = lists.values[value]!;
    const r = lists.rates[rate]!;
    const estimate = tidy(v + r * step);
    const aim = Number((v + change * r).toFixed(1));
    const after = (aim - v) / r;
    const bend = ((convex ? 1 : -1) * Math.abs(r)) / 14;
    const curve = (t: number) => v + r * (t - at) + (bend * (t - at) ** 2) / 2;
    const [left, right] = [at - 6, at + 6];
    const ends = [curve(left), curve(right), v + r * 6, v - r * 6];
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    const room = (high - low) / 8;
    return {
      text: md`${intro} It is known that

$$${letter}(${at}) = ${v} \quad \text{and} \quad ${letter}'(${at}) = ${r}.$$

The diagram shows part of the graph of $${letter}$ and its tangent at $t = ${at}$.

![](drawing:graph)

(a) Interpret the value $${letter}'(${at}) = ${r}$ in this context. [2]

(b) Use the tangent to estimate $${letter}(${tidy(at + step)})$. [2]

(c) State whether your estimate is greater or less than the true value of $${letter}(${tidy(at + step)})$. Give a reason. [2]

(d) Find the value of $t$ at which the tangent reaches the value $${aim}$. [2]`,
      hints: [
        md`A derivative is a rate: so many units of $${letter}$ for each unit of $t$, at that moment.`,
        md`Along the tangent the quantity changes by $${r}$ for every unit of $t$.`,
        md`For part (c), look whether the curve lies above or below its tangent.`,
      ],
      answer: md`(a) After exactly $${at}$ ${time}, ${quantity} is ${up ? 'increasing' : 'decreasing'} at a rate of $${Math.abs(r)}$ ${per}.

(b) From $t = ${at}$ to $t = ${tidy(at + step)}$ there are $${step}$ ${time}. Along the tangent the change is $${step} \times ${r < 0 ? `(${r})` : r} = ${tidy(step * r)}$. So $${letter}(${tidy(at + step)}) \approx ${v} ${r < 0 ? '-' : '+'} ${tidy(Math.abs(step * r))} = ${estimate}\ ${unit}$.

(c) The estimate is ${convex ? 'less' : 'greater'} than the true value, because the curve bends ${convex ? 'upwards and lies above' : 'downwards and lies below'} its tangent.

(d) The equation of the tangent is $y = ${v} ${r < 0 ? '-' : '+'} ${Math.abs(r)}(t - ${at})$. Set $y = ${aim}$: $t - ${at} = \dfrac{${aim} - ${v}}{${r}} = ${sf(after, 4)}$, so $t = ${sf(at + after)}$.

**Watch out:** $${letter}'(${at}) = ${r}$ is not a value of $${letter}$. It says how fast $${letter}$ changes at one moment, and this rate itself changes later.`,
      scheme: [
        [md`(a) ${up ? 'increasing' : 'decreasing'} after $${at}$ ${time}, in context`, 'A1'],
        [md`at $${Math.abs(r)}$ ${per}`, 'A1'],
        [md`(b) $${v} ${r < 0 ? '-' : '+'} ${step} \times ${Math.abs(r)}$`, 'M1'],
        [md`$${estimate}$`, 'A1'],
        [md`(c) ${convex ? 'less' : 'greater'}`, 'A1'],
        [md`the curve lies ${convex ? 'above' : 'below'} the tangent`, 'R1'],
        [md`(d) a correct equation in $t$`, 'M1'],
        [md`$${sf(at + after)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'interpret' },
        {
          part: 'b',
          kind: 'number',
          expected: `${estimate}`,
          mistakes: [
            {
              value: `${tidy(v + r)}`,
              note: md`You went on for one unit of $t$. How far is it from $${at}$?`,
            },
            {
              value: `${tidy(v - r * step)}`,
              note: md`Look at the sign of the derivative: does the quantity grow or fall?`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          label: md`$t =$`,
          expected: `${Number((at + after).toPrecision(9))}`,
          mistakes: [
            {
              value: sf(after, 5),
              note: md`That is the time after $t = ${at}$. The question asks for $t$ itself.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${estimate}\\ ${unit}`,
          value: balanceAfter(v, 0, r / 2, 2 * step),
          within: 1e-6,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `t = ${sf(at + after)}`,
          value: root((t) => v + r * (t - at) - aim, at, at + 20),
        },
      ],
      drawings: {
        graph: plot({
          x: [left - 0.6, right + 1],
          y: [low - room, high + room],
          ticks: { x: [{ at, label: String(at) }], y: [] },
          height: 200,
          xLabel: '*t*',
          yLabel: `*${letter}*`,
          curves: [{ f: curve, from: left, to: right }],
          lines: [{ from: [left, v - 6 * r], to: [right, v + 6 * r], dashed: true }],
          points: [{ at: [at, v] }],
          description: `A ${up ? 'rising' : 'falling'} curve that bends ${convex ? 'upwards' : 'downwards'}, and a dashed line that touches it at t = ${at}.`,
        }),
      },
    };
  },
});
