import { maximum, maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.4', '2.10'],
  parameters: {
    band: choice('a band in Dakar', 'a singer in Reykjavík', 'a choir in Tbilisi', 'a band in Medellín'),
    a: integers(5, 14),
    k: choice(0.2, 0.25, 0.3, 0.35, 0.4),
    later: choice(2, 3, 4, 5),
    p: choice(0.6, 0.7, 0.8, 1.2, 1.3, 1.5),
  },
  allow: ({ k, later, p }) => {
    const both = p * Math.exp(k * later);
    return both > 1.35;
  },
  write: ({ band, a, k, later, p }) => {
    const f = (t: number): number => a * t * Math.exp(-k * t);
    const g = (t: number): number => p * f(t - later);
    const [time, top] = [1 / k, a / (k * Math.E)];
    const share = p * Math.exp(k * later);
    const equal = (share * later) / (share - 1);
    const rate = `${a}te^{-${k}t}`;
    const end = Math.ceil(Math.max(equal, 1 / k + later) * 1.6);
    return {
      text: md`${band[0]!.toUpperCase()}${band.slice(1)} puts a song on the internet. The number of times that it is played per day, in thousands, is modelled by $f(t) = ${rate}$, where $t \ge 0$ is the time in days since then.

(a) Find the greatest number of plays per day in this model, in thousands, and the time at which it is reached. [2]

A second song is put on the internet $${later}$ days after the first. At every age, it is played $${p}$ times as often as the first song was at the same age. So at the time $t \ge ${later}$ it is played $g(t)$ thousand times per day.

(b) Write down $g(t)$ in terms of the function $f$, and describe two transformations that map the graph of $f$ onto the graph of $g$. [2]

(c) Write down the greatest number of plays per day of the second song, in thousands, and the value of $t$ at which it is reached. [2]

(d) Find the value of $t$ at which both songs are played equally often. [2]`,
      hints: [
        md`Draw the graph of $f$ on your calculator and look for its highest point.`,
        md`How old is the second song at the time $t$?`,
        md`In part (c), no new calculation is needed: see where the highest point of part (a) goes.`,
        md`In part (d), draw the graphs of $f$ and $g$ in one window, for $t \ge ${later}$.`,
      ],
      answer: md`(a) The calculator gives the highest point of the graph: the time is $t = ${sf(time)}$ days, and the greatest number is $f(t) = ${sf(top)}$ thousand plays per day.

(b) At the time $t$ the second song is $t - ${later}$ days old, and it is played $${p}$ times as often as the first was at that age: $g(t) = ${p}f(t - ${later})$. The graph of $f$ is stretched vertically with scale factor $${p}$ and translated by the vector $${column(later, 0)}$. (Here the order doesn't matter, as one acts on heights and the other on times.)

(c) The highest point moves with the graph. The greatest number is $${p}$ times as large, $g_{\max} = ${sf(p * top)}$ thousand plays per day. It is reached $${later}$ days later, at $t_{\max} = ${sf(time + later)}$.

(d) $${rate} = ${p} \times ${a}(t - ${later})\mathrm{e}^{-${k}(t - ${later})}$. The calculator finds where the graphs meet, at $t = ${sf(equal)}$ days.

![](drawing:graphs)

**Calculator:** enter $y_1 = ${a}x\,\mathrm{e}^{-${k}x}$ and $y_2 = ${p} \times y_1(x - ${later})$, for $0 \le x \le ${end}$. TI-Nspire: Menu, Analyze Graph, Maximum and Intersection. Casio fx-CG50: G-Solv, MAX and INTSECT.

**Watch out:** A song that comes *later* has $t - ${later}$ in the bracket. With $t + ${later}$ it would have been published before the first one.`,
      scheme: [
        [md`(a) $${sf(top)}$ thousand`, 'A1'],
        [md`$t = ${sf(time)}$`, 'A1'],
        [md`(b) $g(t) = ${p}f(t - ${later})$`, 'A1'],
        [
          md`vertical stretch with scale factor $${p}$, and translation by $${column(later, 0)}$ (both)`,
          'A1',
        ],
        [md`(c) $${sf(p * top)}$ thousand (follow through)`, 'A1'],
        [md`$t = ${sf(time + later)}$ (follow through)`, 'A1'],
        [md`(d) $f(t) = g(t)$, or both graphs`, 'M1'],
        [md`$t = ${sf(equal)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Greatest number, in thousands:',
          expected: `${Number(top.toPrecision(10))}`,
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: '$t =$',
          expected: `${Number(time.toPrecision(10))}`,
          marks: 1,
          unit: 'days',
        },
        { part: 'b', kind: 'self', why: 'describe' },
        {
          part: 'c',
          kind: 'number',
          label: 'Greatest number, in thousands:',
          expected: `${Number((p * top).toPrecision(10))}`,
          marks: 1,
          follows: `${p} * a.1`,
          mistakes: [
            {
              value: `${Number((top / p).toPrecision(10))}`,
              note: md`You divided by $${p}$. Every height is multiplied by it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: `${Number((time + later).toPrecision(10))}`,
          marks: 1,
          follows: `a.2 + ${later}`,
          unit: 'days',
          mistakes: [
            {
              value: `${Number((time - later).toPrecision(10))}`,
              note: md`The second song comes later, so its highest point does, too.`,
            },
            {
              value: `${Number(time.toPrecision(10))}`,
              note: md`This is the age of the song. The time $t$ is counted from the day of the first song.`,
            },
          ].filter(({ value }) => Number(value) > 0),
        },
        {
          part: 'd',
          kind: 'number',
          label: '$t =$',
          expected: `${Number(equal.toPrecision(10))}`,
          unit: 'days',
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `t = ${sf(time)}`, value: maximumAt(f, 0, 20), within: 0.005 },
        { part: 'a', route: 'numeric', shown: `f(t) = ${sf(top)}`, value: maximum(f, 0, 20) },
        { part: 'c', route: 'numeric', shown: `= ${sf(p * top)}`, value: maximum(g, later, 25) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(time + later)}`,
          value: maximumAt(g, later, 25),
          within: 0.01,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `t = ${sf(equal)}`,
          value: root((t) => f(t) - g(t), later, 200),
        },
      ],
      drawings: {
        graphs: plot({
          x: [0, end],
          y: [0, Math.max(1, p) * top * 1.25],
          height: 200,
          xLabel: '*t*',
          yLabel: 'plays',
          curves: [
            { f, from: 0, to: end, label: '*f*', labelAt: 0.35 / k, place: 'w' },
            {
              f: g,
              from: later,
              to: end,
              label: '*g*',
              labelAt: later + 1.3 / k,
              place: 'ne',
              ink: 'second',
            },
          ],
          points: [{ at: [equal, f(equal)] }],
          description:
            'Two curves that rise to a highest point and then fall slowly. The second begins later, and they meet at one marked point.',
        }),
      },
    };
  },
});
