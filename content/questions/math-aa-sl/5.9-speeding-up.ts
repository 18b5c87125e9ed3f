import { maximum, minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.6', '5.8'],
  parameters: {
    sign: choice(1, -1),
    p: integers(1, 4),
    w: integers(1, 4),
    longer: integers(1, 3),
  },
  allow: ({ p, w, longer }) => {
    const speeds = [p * (p + 2 * w), w * w, longer * (longer + 2 * w)].sort((a, b) => a - b);
    return p + 2 * w + longer <= 13 && speeds[2]! > speeds[1]!;
  },
  write: ({ sign, p, w, longer }) => {
    const [m, q] = [p + w, p + 2 * w];
    const last = q + longer;
    const v = (t: number): number => sign * (t - p) * (t - q);
    const shown = polynomial([sign, -sign * (p + q), sign * p * q], 't');
    const turning = -sign * w * w;
    const [atStart, atEnd] = [v(0), v(last)];
    const speeds = [Math.abs(atStart), w * w, Math.abs(atEnd)];
    const best = Math.max(...speeds);
    const at = [0, m, last][speeds.indexOf(best)]!;
    const kind = sign > 0 ? 'minimum' : 'maximum';
    const range = [Math.min(atStart, atEnd, turning, 0), Math.max(atStart, atEnd, turning, 0)] as const;
    const room = (range[1] - range[0]) / 9;
    return {
      text: md`A particle moves along a straight line. Its velocity at the time $t$ seconds is

$$v(t) = ${shown}\ \text{m s}^{-1}, \qquad 0 \le t \le ${last}.$$

(a) Sketch the graph of $v$, showing the coordinates of its ends, its $t$-intercepts and its turning point. [3]

(b) Find the two intervals of time in which the *speed* of the particle is increasing. Write them in the form $a < t < b$. [3]

(c) Find the greatest speed of the particle. [2]`,
      hints: [
        md`Factorise $v(t)$. The turning point lies in the middle between the intercepts.`,
        md`Speed is the size of the velocity, $|v|$. Imagine the part of the graph below the axis reflected in it.`,
        md`The speed increases when velocity and acceleration have the same sign.`,
        md`In (c), compare the speeds at the two ends and at the turning point of the graph.`,
      ],
      answer: md`(a) $v(t) = ${sign < 0 ? '-' : ''}(t - ${p})(t - ${q})$, so the intercepts are $t = ${p}$ and $t = ${q}$. The ${kind} lies half-way, at $t = ${m}$, with $v(${m}) = ${turning}$. The ends are $(0, ${atStart})$ and $(${last}, ${atEnd})$.

![](drawing:graph)

(b) The speed increases when $v$ and $a = v'(t) = ${polynomial([2 * sign, -sign * (p + q)], 't')}$ have the same sign.

- The acceleration is ${sign > 0 ? 'negative' : 'positive'} before $t = ${m}$ and ${sign > 0 ? 'positive' : 'negative'} afterwards.
- The velocity is ${sign > 0 ? 'negative' : 'positive'} between $${p}$ and $${q}$, and ${sign > 0 ? 'positive' : 'negative'} outside.

Both are ${sign > 0 ? 'negative' : 'positive'} for $${p} < t < ${m}$, and both are ${sign > 0 ? 'positive' : 'negative'} for $${q} < t < ${last}$. (In the graph: there the curve moves away from the $t$-axis.)

(c) A greatest value is at an end or where the derivative is zero. The speeds are $|v(0)| = ${speeds[0]}$, $|v(${m})| = ${speeds[1]}$ and $|v(${last})| = ${speeds[2]}$. The greatest speed is $${best}\ \text{m s}^{-1}$, at $t = ${at}$.

**Watch out:** ${sign > 0 ? 'A velocity that falls below zero means a speed that grows.' : 'A velocity that decreases below zero means a speed that grows: the particle goes faster and faster backwards.'} The speed isn't increasing just because the acceleration is positive.`,
      scheme: [
        [
          md`(a) parabola that opens ${sign > 0 ? 'upwards' : 'downwards'}, for $0 \le t \le ${last}$ only`,
          'A1',
        ],
        [md`intercepts $${p}$ and $${q}$ and ends $(0, ${atStart})$, $(${last}, ${atEnd})$`, 'A1'],
        [md`turning point $(${m}, ${turning})$`, 'A1'],
        [md`(b) considers where $v$ and $a$ have the same sign, or the graph of $|v|$`, 'M1'],
        [md`$${p} < t < ${m}$ (accept $\le$)`, 'A1'],
        [md`$${q} < t < ${last}$ (accept $\le$)`, 'A1'],
        [md`(c) compares $|v|$ at $t = 0$, $t = ${m}$ and $t = ${last}$`, 'M1'],
        [md`$${best}\ \text{m s}^{-1}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'sketch' },
        {
          part: 'b',
          kind: 'interval',
          label: 'First interval:',
          expected: `${p} to ${m}`,
          variables: ['t'],
          marks: 2,
          mistakes: [
            {
              value: `0 < t < ${p}`,
              note: 'There the graph comes closer to the axis, so the particle slows down.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          label: 'Second interval:',
          expected: `${q} to ${last}`,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: `${m} < t < ${last}`,
              note: md`Between $${m}$ and $${q}$ velocity and acceleration have different signs: the particle slows down.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${best}`,
          accuracy: 'exact',
          unit: 'm s^-1',
          mistakes: [
            ...(best === w * w
              ? []
              : [
                  {
                    value: `${w * w}`,
                    note: 'This is the speed at the turning point of the graph. Look at the ends, too.',
                  },
                ]),
            ...(best > Math.max(atStart, turning, atEnd)
              ? [{ value: `${-best}`, note: 'This is a velocity. A speed is never negative.' }]
              : []),
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `v(${m}) = ${turning}`,
          value: v(minimumAt((t) => Math.abs(slope(v, t)), 0, last)),
          within: 1e-4,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${best}`,
          value: Number(maximum((t) => Math.abs(v(t)), 0, last).toFixed(6)),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, last + 0.8],
          y: [range[0] - room, range[1] + room],
          height: 220,
          xLabel: '*t*',
          yLabel: '*v*',
          ticks: { x: [p, q, last], y: [atStart] },
          curves: [{ f: v, from: 0, to: last }],
          points: [
            { at: [m, turning], label: `(${m}, ${turning})`.replace('-', '−') },
            { at: [0, atStart] },
            { at: [last, atEnd], label: `(${last}, ${atEnd})`.replace('-', '−'), place: 'w' },
          ],
          description: `A part of a parabola from (0, ${atStart}) over the turning point (${m}, ${turning}) to (${last}, ${atEnd}), which crosses the t-axis at ${p} and ${q}.`,
        }),
      },
    };
  },
});
