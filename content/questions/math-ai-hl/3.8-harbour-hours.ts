import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5', '3.7'],
  parameters: {
    place: choice('Saint-Malo', 'Bristol', 'Inchon', 'Broome', 'Río Gallegos'),
    mean: choice(5, 6, 7, 8),
    swing: choice(2.5, 3, 3.5, 4, 4.5),
    need: choice(-1, -0.5, 0.5, 1, 1.5, 2),
  },
  allow: ({ mean, swing, need }) => mean - swing > 0.5 && Math.abs(need) < swing - 0.6,
  write: ({ place, mean, swing, need }) => {
    const depth = mean + need;
    const d = (t: number) => mean + swing * Math.sin((4 * Math.PI * t) / 25);
    const found = roots((t) => d(t) - depth, 0, 25);
    const first = (25 / (4 * Math.PI)) * Math.asin(need / swing);
    // sin(x) = need/swing has the solutions x0, π − x0, …
    const other = 12.5 / 2 - first;
    const whole = [first, other, first + 12.5, other + 12.5, first + 25]
      .filter((t) => t >= 0 && t <= 25)
      .sort((a, b) => a - b);
    const above = other - first;
    // Four figures, or the exact value where it has no more than these.
    const four = sf(need / swing, 4);
    const exact = Math.abs(Number(four) - need / swing) < 1e-9;
    const bound = exact ? `${Number(four)}` : four;
    return {
      text: md`The depth of the water in the harbour of ${place} is $d(t) = ${mean} + ${swing}\sin\left(\dfrac{4\pi t}{25}\right)$ metres, where $t$ is the time in hours after midnight and $0 \le t \le 25$.

![](drawing:tide)

(a) Find the time between two high tides. [2]

(b) Write down the greatest and the least depth. [2]

(c) A ship needs a depth of at least $${depth}$ m. Show that this means $\sin\left(\dfrac{4\pi t}{25}\right) \ge ${bound}$${exact ? '' : ', correct to 4 significant figures'}. [2]

(d) Find all the times $t$ with $0 \le t \le 25$ at which the depth is exactly $${depth}$ m. [4]

(e) Find for how long the ship can stay in the harbour around one high tide. [2]`,
      hints: [
        md`A full wave is done when the argument of the sine has grown by $2\pi$.`,
        md`The sine takes values from $-1$ to $1$.`,
        md`A calculator's inverse sine gives one solution only. Use the graph, or the symmetry $\sin(\pi - x) = \sin x$, for the others.`,
      ],
      answer: md`(a) $\frac{4\pi t}{25} = 2\pi$ gives $t = 12.5$, so there are $12.5$ hours between two high tides.

(b) The sine is at most $1$ and at least $-1$: the greatest depth is $${mean + swing}$ m and the least is $${mean - swing}$ m.

(c) $${mean} + ${swing}\sin\left(\frac{4\pi t}{25}\right) \ge ${depth}$. Subtract $${mean}$ and divide by $${swing}$: $\sin\left(\frac{4\pi t}{25}\right) \ge \frac{${need}}{${swing}} = ${bound}$.

(d) The graph of $d$ meets the line at height $${depth}$ at $t = ${whole.map((t) => sf(t)).join('$, $t = ')}$.

By symmetry: with $x = \frac{4\pi t}{25}$ the equation $\sin x = ${bound}$ has the solutions $x_0 = ${sf(Math.asin(need / swing), 5)}$ and $\pi - x_0$, and all that differ from them by $2\pi$.

(e) The depth is enough between two of these times, around a high tide: for $${sf(above)}$ hours.

**Calculator:** radians. Draw $y_1 = d(x)$ and $y_2 = ${depth}$ for $0 \le x \le 25$ and find all intersections.

**Watch out:** Look at the whole interval. The solver gives only one of the times.`,
      scheme: [
        [md`$\frac{4\pi t}{25} = 2\pi$`, 'M1'],
        [md`$12.5$ hours`, 'A1'],
        [md`$${mean + swing}$ m`, 'A1'],
        [md`$${mean - swing}$ m`, 'A1'],
        [md`$d(t) \ge ${depth}$`, 'M1'],
        [md`rearranges to the given result`, 'A1'],
        [md`graph with the line $y = ${depth}$, or inverse sine`, 'M1'],
        [md`one correct time`, 'A1'],
        [md`a second time, by symmetry`, 'A1'],
        [md`all times: $${whole.map((t) => sf(t)).join('$, $')}$`, 'A1'],
        [md`difference of two times around a high tide`, 'M1'],
        [md`$${sf(above)}$ hours`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: '12.5',
          accuracy: 'exact',
          unit: 'hours',
          mistakes: [{ value: '25', note: md`A full wave needs the angle $2\pi$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Greatest depth:',
          expected: `${mean + swing}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Least depth:',
          expected: `${mean - swing}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'set',
          label: 'Times, with commas between them:',
          expected: whole.map((t) => Number(t.toPrecision(8))).join(', '),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(above.toPrecision(9))}`,
          unit: 'hours',
          mistakes: [{ value: sf(12.5 - above), note: 'This is how long the water is too low.' }],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: 't = 12.5', value: (2 * Math.PI) / ((4 * Math.PI) / 25) },
        { part: 'b', route: 'exact', shown: `${mean + swing}`, value: d(3.125) },
        { part: 'b', route: 'exact', shown: `${mean - swing}`, value: d(9.375) },
        { part: 'd', route: 'numeric', shown: `t = ${sf(whole[0]!)}`, value: found[0]! },
        { part: 'd', route: 'numeric', shown: `t = ${sf(whole.at(-1)!)}`, value: found.at(-1)! },
        {
          part: 'e',
          route: 'simulation',
          shown: sf(above),
          value:
            (12.5 *
              Array.from({ length: 400_000 }, (_, n) =>
                Number(d(((n + 0.5) / 400_000) * 12.5) >= depth),
              ).reduce((s, one) => s + one, 0)) /
            400_000,
        },
      ],
      drawings: {
        tide: plot({
          x: [0, 25],
          y: [0, mean + swing + 1],
          xLabel: '*t*',
          yLabel: '*d*',
          ticks: { x: 5, y: 2 },
          height: 170,
          curves: [{ f: d, from: 0, to: 25 }],
          description: 'Two full waves of the depth in 25 hours.',
        }),
      },
    };
  },
});
