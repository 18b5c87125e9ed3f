import { integral, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.11', '2.4'],
  parameters: {
    mover: choice(
      'A rail trolley on a test track in Rotterdam',
      'A remote-controlled car in a park in Nagoya',
      'A cable shuttle at a factory in Almería',
      'A small drone over a beach in Lagos',
    ),
    t1: choice(2, 4),
    up: choice(1, 2, 3),
    hold: integers(1, 4),
    d: choice(1, 2),
    w: choice(2, 4),
    back: integers(2, 7),
  },
  allow: ({ t1, up, hold, d, w, back }) => {
    const v = t1 * up;
    const forth = (v * t1) / 2 + v * hold + (v * v) / (2 * d);
    const behind = (w * w) / (2 * d) + w * back;
    return (
      v % d === 0 &&
      w % d === 0 &&
      v / d <= 6 &&
      v <= 8 &&
      Math.abs(forth - behind) > 1 &&
      behind > forth / 2 &&
      behind < 1.8 * forth
    );
  },
  write: ({ mover, t1, up, hold, d, w, back }) => {
    const v = t1 * up;
    const t2 = t1 + hold;
    const turn = t2 + v / d;
    const t3 = turn + w / d;
    const t4 = t3 + back;
    const speed = (t: number): number => (t < t1 ? up * t : t < t2 ? v : t < t3 ? v - d * (t - t2) : -w);
    const forth = (v * t1) / 2 + v * hold + (v * v) / (2 * d);
    const behind = (w * w) / (2 * d) + w * back;
    const end = forth - behind;
    const passed = end < 0;
    const total = forth + behind;
    // Each piece is a straight line, so the pieces are added one by one.
    const added = (from: number, to: number): number =>
      [0, t1, t2, turn, t3, t4].slice(1).reduce((sum, at, index) => {
        const start = Math.max(from, [0, t1, t2, turn, t3][index]!);
        return start < Math.min(at, to) ? sum + integral(speed, start, Math.min(at, to), 4) : sum;
      }, 0);
    return {
      text: md`${mover} moves along a straight line. The diagram shows its velocity $v$, in metres per second, at the time $t$ seconds, for $0 \le t \le ${t4}$. At $t = 0$ it is at the point $\mathrm{O}$.

![](drawing:graph)

(a) Find its acceleration during the first $${t1}$ seconds, and its acceleration between $t = ${t2}$ and $t = ${t3}$. [2]

(b) Write down the time at which it changes direction. [1]

(c) Find its distance from $\mathrm{O}$ at the moment when it changes direction. [2]

(d) Determine whether it passes $\mathrm{O}$ again before $t = ${t4}$. Justify your answer. [2]`,
      hints: [
        md`On this graph, a gradient is an acceleration and an area is a change of position.`,
        md`It changes direction where the velocity changes its sign. That isn't where the graph turns.`,
        md`For (d), compare how far it goes forwards with how far it goes backwards.`,
      ],
      answer: md`(a) Acceleration is the gradient of the velocity graph. During the first $${t1}$ seconds it is $\frac{${v}}{${t1}} = ${up}\ \text{m s}^{-2}$. Between $t = ${t2}$ and $t = ${t3}$ it is $\frac{-${w} - ${v}}{${t3} - ${t2}} = -${d}\ \text{m s}^{-2}$.

(b) The velocity changes from positive to negative at $t = ${turn}$.

(c) Until then the velocity is positive, and the distance is the area under the graph: a triangle, a rectangle and a triangle.

$$\frac{1}{2} \times ${t1} \times ${v} + ${hold} \times ${v} + \frac{1}{2} \times ${v / d} \times ${v} = ${forth}\ \text{m}$$

(d) After $t = ${turn}$ it moves backwards. The area between the graph and the axis is a triangle and a rectangle: $\frac{1}{2} \times ${w / d} \times ${w} + ${back} \times ${w} = ${behind}\ \text{m}$.

This is ${passed ? 'more' : 'less'} than the $${forth}$ m that it went forwards, so it ${passed ? 'passes $\\mathrm{O}$ again' : "doesn't come back to $\\mathrm{O}$"}. At the end it is $${Math.abs(end)}$ m ${passed ? 'behind' : 'in front of'} $\mathrm{O}$.

**Watch out:** At $t = ${t2}$ it only begins to slow down. It still moves forwards until its velocity is zero.`,
      scheme: [
        [md`(a) $${up}\ \text{m s}^{-2}$`, 'A1'],
        [md`$-${d}\ \text{m s}^{-2}$`, 'A1'],
        [md`(b) $t = ${turn}$`, 'A1'],
        [md`(c) considers the area between the graph and the axis from $0$ to $${turn}$`, 'M1'],
        [md`$${forth}$ m`, 'A1'],
        [md`(d) $${behind}$ m backwards, or a displacement of $${end}$ m at $t = ${t4}$`, 'A1'],
        [
          md`compares with $${forth}$ m: it ${passed ? 'passes O again' : "doesn't pass O again"} (follow through)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'First:',
          expected: `${up}`,
          accuracy: 'exact',
          unit: 'm s^-2',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Second:',
          expected: `-${d}`,
          accuracy: 'exact',
          unit: 'm s^-2',
          marks: 1,
          mistakes: [
            { value: `${d}`, note: 'The graph falls there, so the acceleration is negative.' },
            ...(v === w
              ? []
              : [
                  {
                    value: fraction(w - v, t3 - t2),
                    note: md`The velocity changes from $${v}$ to $-${w}$. Mind the sign of the second one.`,
                  },
                ]),
          ].filter(({ value }) => value !== `-${d}`),
        },
        {
          part: 'b',
          kind: 'number',
          label: '$t =$',
          expected: `${turn}`,
          accuracy: 'exact',
          unit: 's',
          mistakes: [
            {
              value: `${t2}`,
              note: 'There it begins to slow down, but its velocity is still positive: it moves on.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${forth}`,
          accuracy: 'exact',
          unit: 'm',
          mistakes: [
            {
              value: `${v * turn}`,
              note: 'You took the greatest velocity for the whole time. Use the area under the graph.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Distance that it moves backwards:',
          expected: `${behind}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
          mistakes: [{ value: `${total}`, note: 'This is the whole distance, forwards and backwards.' }],
        },
        { part: 'd', kind: 'self', why: 'justify', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${up}\ \text{m s}^{-2}`,
          value: Number(slope(speed, t1 / 2).toFixed(6)),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= -${d}\ \text{m s}^{-2}`,
          value: Number(slope(speed, turn).toFixed(6)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `t = ${turn}`,
          value: [...Array(t4).keys()].find((t) => speed(t) >= 0 && speed(t + 1) < 0)!,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${forth}\ \text{m}`,
          value: Number(added(0, turn).toFixed(9)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${behind}\ \text{m}`,
          value: Number((-added(turn, t4)).toFixed(9)),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, t4 + 1],
          y: [-w - 1.5, v + 1.5],
          grid: true,
          ticks: { x: 1, y: v + w > 10 ? 2 : 1 },
          width: 380,
          height: 230,
          xLabel: '*t*',
          yLabel: '*v*',
          polylines: [
            {
              points: [
                [0, 0],
                [t1, v],
                [t2, v],
                [t3, -w],
                [t4, -w],
              ],
            },
          ],
          description: `A velocity graph of straight pieces from (0, 0) to (${t1}, ${v}), to (${t2}, ${v}), to (${t3}, −${w}) and to (${t4}, −${w}), on a grid.`,
        }),
      },
    };
  },
});
