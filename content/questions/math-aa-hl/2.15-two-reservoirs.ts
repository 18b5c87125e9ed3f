import { integral, maximum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

interface Drawn {
  readonly m: number;
  readonly swing: number;
  readonly n: number;
  readonly c: number;
}
const older =
  ({ m, swing }: Drawn) =>
  (t: number) =>
    m + swing * Math.sin((Math.PI * t) / 6);
const newer =
  ({ n, c }: Drawn) =>
  (t: number) =>
    n + c * Math.log(t + 1);
const most = 18;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.9', '3.7'],
  parameters: {
    place: choice('Chennai', 'Cape Town', 'Fortaleza', 'Perth', 'Murcia'),
    m: choice(18, 20, 22, 24),
    swing: choice(5, 6, 7, 8),
    n: choice(12, 14, 15, 16, 17),
    c: choice(1.8, 2.1, 2.4, 2.7, 3.1),
  },
  allow: (drawn) => {
    const difference = (t: number) => older(drawn)(t) - newer(drawn)(t);
    const at = roots(difference, 0.001, most);
    return (
      difference(0) > 1 &&
      difference(most) < -0.6 &&
      at.length === 3 &&
      at[1]! - at[0]! > 2 &&
      at[2]! - at[1]! > 1.5 &&
      most - at[2]! > 0.4
    );
  },
  write: (drawn) => {
    const { place, m, swing, n, c } = drawn;
    const [p, q] = [older(drawn), newer(drawn)];
    const difference = (t: number) => p(t) - q(t);
    const [first, second, third] = roots(difference, 0.001, most) as [number, number, number];
    const total = first + third - second;
    const excess = maximum((t) => -difference(t), first, second);
    // How much of the time the difference is positive, by counting small steps.
    const counted = integral((t) => (difference(t) >= 0 ? 1 : 0), 0, most, 20_000);
    const shown = md`0 \le t \le ${sf(first)} \text{ or } ${sf(second)} \le t \le ${sf(third)}`;
    return {
      text: md`Two reservoirs supply water to ${place}. In an $18$-month model, the old reservoir holds $P(t)$ and the new one, which is being filled, holds $Q(t)$ million cubic metres, where

$$P(t) = ${m} + ${swing}\sin\left(\frac{\pi t}{6}\right), \qquad Q(t) = ${n} + ${c}\ln(t + 1),$$

and $t$ is the time in months, $0 \le t \le ${most}$.

(a) Find the set of values of $t$ for which the old reservoir holds at least as much as the new one. [4]

(b) Find for how many of the $18$ months this is the case, in total. [1]

(c) Between the first two times at which the reservoirs hold the same amount, find the greatest amount by which $Q$ exceeds $P$. [2]`,
      hints: [
        'Draw both graphs in radians over the whole domain. How often do they meet?',
        md`Instead, look at the single graph of $P(t) - Q(t)$: where is it above the $t$-axis?`,
        md`In (c), look for a maximum of $Q(t) - P(t)$.`,
      ],
      answer: md`(a) The inequality $P(t) \ge Q(t)$ can't be solved exactly, so the graphs are drawn with technology.

![](drawing:graph)

They meet at $t = ${sf(first, 5)}$, $t = ${sf(second, 5)}$ and $t = ${sf(third, 5)}$. At $t = 0$ the old reservoir holds more ($${m} > ${n}$), and the order changes at each meeting. So

$$${shown}$$

(b) The two pieces together last $${sf(first, 5)} + (${sf(third, 5)} - ${sf(second, 5)}) = ${sf(total)}$ months.

(c) Between the first two meetings $Q$ is the greater one. The maximum of $Q(t) - P(t)$ there is $${sf(excess)}$ million cubic metres.

**Calculator:** radians. TI-Nspire: draw $f_1 = P$ and $f_2 = Q$, then Menu, Analyze Graph, Intersection; for (c) draw $f_2 - f_1$ and use Maximum. Casio fx-CG50: GRAPH, G-Solv, INTSECT; for (c) G-Solv, MAX. Set the window to $0 \le x \le 18$.

**Watch out:** Begin at the end of the domain, $t = 0$, and look at *all* meeting points. Who finds only the first one loses the second piece.`,
      scheme: [
        [md`(a) considers $P(t) = Q(t)$, or the zeros of $P(t) - Q(t)$`, 'M1'],
        [md`$${sf(first)}$, $${sf(second)}$ and $${sf(third)}$`, 'A1'],
        [md`$0 \le t \le ${sf(first)}$`, 'A1'],
        [md`$${sf(second)} \le t \le ${sf(third)}$`, 'A1'],
        [md`(b) $${sf(total)}$ months (follow through)`, 'A1'],
        [md`(c) looks for the maximum of $Q(t) - P(t)$`, 'M1'],
        [md`$${sf(excess)}$ million cubic metres`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `0 <= t <= ${sf(first)} or ${sf(second)} <= t <= ${sf(third)}`,
          mistakes: [
            {
              value: `0 <= t <= ${sf(first)}`,
              note: 'The graphs meet three times. There is a second piece.',
            },
            {
              value: `${sf(first)} <= t <= ${sf(second)} or ${sf(third)} <= t <= ${most}`,
              note: 'There the new reservoir holds more.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(total.toPrecision(10))}`,
          unit: 'months',
          mistakes: [
            {
              value: sf(most - total),
              note: 'This is how long the new reservoir holds more.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(excess.toPrecision(8))}`,
          unit: 'million cubic metres',
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `t = ${sf(first, 5)}`, value: first },
        { part: 'a', route: 'numeric', shown: `t = ${sf(third, 5)}`, value: third },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(total)}`,
          value: counted,
          within: 0.006 * (total > 10 ? 10 : 1),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: sf(excess),
          value: Math.max(
            ...Array.from({ length: 20_001 }, (_, k) => -difference(first + ((second - first) * k) / 20_000)),
          ),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, most],
          y: [0, m + swing + 3],
          height: 200,
          xLabel: '*t*',
          ticks: { x: 3, y: 5 },
          curves: [
            { f: p, from: 0, label: '*P*', labelAt: 3, place: 'n' },
            { f: q, from: 0, label: '*Q*', labelAt: 8, place: 'n' },
          ],
          description: 'A wave P and a slowly rising curve Q. P begins above Q; the graphs meet three times.',
        }),
      },
    };
  },
});
