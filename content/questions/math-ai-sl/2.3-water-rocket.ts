import { maximum, maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    who: choice('Students in Bogotá', 'A science club in Tromsø', 'Two friends in Kuala Lumpur'),
    speed: integers(14, 26),
    start: integers(1.2, 3, 0.2),
    level: choice(5, 6, 8),
  },
  write: ({ who, speed, start, level }) => {
    const height = (t: number) => -4.9 * t * t + speed * t + start;
    const top = speed / 9.8;
    const most = start + (speed * speed) / 19.6;
    const end = (speed + Math.sqrt(speed * speed + 19.6 * start)) / 9.8;
    const above = Math.sqrt(speed * speed - 19.6 * (level - start)) / 4.9;
    return {
      text: md`${who} launch a water rocket from a platform. Its height above the ground, in metres, $t$ seconds after the launch is modelled by

$$h(t) = -4.9t^2 + ${speed}t + ${start}.$$

(a) Write down the height of the platform. [1]

(b) Find the coordinates of the highest point of the graph of $h$. [2]

(c) Find the time when the rocket hits the ground. [2]

(d) Sketch the graph of $h$ for the time of the flight. Label the intercept with the vertical axis, the highest point and the point where the flight ends. [3]

(e) Find for how long the rocket is higher than $${level}\ \text{m}$. [2]`,
      hints: [
        md`Draw the graph on the calculator with a window that fits: $0 \le t \le ${Math.ceil(end)}$, and heights up to about $${Math.ceil(most / 5) * 5}\ \text{m}$.`,
        md`For (e), draw the line $y = ${level}$ too and find where it meets the graph.`,
      ],
      answer: md`(a) $h(0) = ${start}\ \text{m}$

(b) The calculator finds the maximum at $t = ${sf(top)}$, where $h = ${sf(most)}$. The highest point is $(${sf(top)}, ${sf(most)})$.

(c) $h(t) = 0$ has a negative solution, which lies before the launch, and the solution $t = ${sf(end)}\ \text{s}$.

(d) The graph is part of a parabola:

![](drawing:graph)

(e) $h(t) = ${level}$ for $t_1 = ${sf(top - above / 2, 4)}$ and $t_2 = ${sf(top + above / 2, 4)}$. The rocket is higher than $${level}\ \text{m}$ for $t_2 - t_1 = ${sf(above)}\ \text{s}$.

**Calculator:** draw $y_1 = h(x)$ and, for (e), $y_2 = ${level}$. TI-Nspire: Menu, Analyze Graph, Maximum, Zero and Intersection. Casio fx-CG50: G-Solv, MAX, ROOT and INTSECT.

**Watch out:** Part (e) asks *how long*, not *until when*: the later time on its own isn't the answer. And the sketch begins at the height of the platform, not at the origin, and stops at the ground.`,
      scheme: [
        [md`$${start}\ \text{m}$`, 'A1'],
        [md`$t = ${sf(top)}$`, 'A1'],
        [md`$h = ${sf(most)}$`, 'A1'],
        [md`$h(t) = 0$`, 'M1'],
        [md`$${sf(end)}\ \text{s}$`, 'A1'],
        [md`a parabola that opens downwards, drawn from $t = 0$ to $t = ${sf(end)}$ only`, 'A1'],
        [md`intercept $(0, ${start})$ labelled`, 'A1'],
        [md`maximum and end of the flight labelled, in about the right places`, 'A1'],
        [md`both solutions of $h(t) = ${level}$`, 'M1'],
        [md`$${sf(above)}\ \text{s}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${start}`, accuracy: 'exact', unit: 'm' },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${sf(top)}, ${sf(most)})`,
          mistakes: [
            {
              value: `(${sf(most)}, ${sf(top)})`,
              note: md`You swapped the coordinates. The time comes first.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${end}`,
          unit: 's',
          mistakes: [
            {
              value: `${2 * top}`,
              note: md`You took twice the time of the highest point. The rocket then is as high as the platform, not on the ground.`,
            },
            {
              value: `${top - Math.sqrt(speed * speed + 19.6 * start) / 9.8}`,
              note: md`This solution lies before the launch. Take the positive one.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'sketch' },
        {
          part: 'e',
          kind: 'number',
          expected: `${above}`,
          unit: 's',
          mistakes: [
            {
              value: `${top + above / 2}`,
              note: md`That is when the rocket falls below $${level}\ \text{m}$. For how long was it higher?`,
            },
            {
              value: `${top - above / 2}`,
              note: md`That is when the rocket passes $${level}\ \text{m}$ on its way up. For how long is it higher?`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${start}\\ \\text{m}`, value: height(0) },
        { part: 'b', route: 'numeric', shown: `t = ${sf(top)}`, value: maximumAt(height, 0, 6) },
        { part: 'b', route: 'numeric', shown: `h = ${sf(most)}`, value: maximum(height, 0, 6) },
        { part: 'c', route: 'substitution', shown: `t = ${sf(end)}\\ \\text{s}`, value: root(height, 1, 9) },
        {
          part: 'e',
          route: 'numeric',
          shown: `t_2 - t_1 = ${sf(above)}`,
          value: root((t) => height(t) - level, top, 9) - root((t) => height(t) - level, 0, top),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, end * 1.12],
          y: [0, most * 1.15],
          xLabel: '*t* (s)',
          yLabel: '*h* (m)',
          height: 220,
          curves: [{ f: height, from: 0, to: end }],
          points: [
            { at: [0, start], label: `(0, ${start})`, place: 'e' },
            { at: [top, most], label: `(${sf(top)}, ${sf(most)})`, place: 'n' },
            { at: [end, 0], label: `(${sf(end)}, 0)`, place: 'nw' },
          ],
          description: `An arch-shaped curve from (0, ${start}) up to its highest point (${sf(top)}, ${sf(most)}) and down to (${sf(end)}, 0).`,
        }),
      },
    };
  },
});
