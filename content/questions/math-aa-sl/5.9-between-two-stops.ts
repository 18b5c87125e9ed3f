import { integral, maximum, root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.8', '5.11', '2.6'],
  parameters: {
    city: choice('Medellín', 'Tashkent', 'Daegu', 'Algiers', 'Porto Alegre', 'Chennai'),
    time: integers(40, 120, 10),
    speed: integers(12, 27, 3),
    tenths: choice(5, 6, 8, 9, 10, 12, 15),
  },
  allow: ({ time, speed, tenths }) => {
    const length = (2 * speed * time) / 3;
    const least = Math.sqrt((60 * length) / tenths);
    return (
      Number.isInteger(least) && least !== time && Math.abs(least - time) <= 40 && Number.isInteger(length)
    );
  },
  write: ({ city, time, speed, tenths }) => {
    const length = (2 * speed * time) / 3;
    const k = fraction(4 * speed, time * time);
    const limit = tenths / 10;
    const start = (4 * speed) / time;
    const fine = start <= limit;
    const least = Math.round(Math.sqrt((60 * length) / tenths));
    const v = (t: number): number => ((4 * speed) / time ** 2) * t * (time - t);
    // The length of a ride of T seconds whose acceleration at the start is the limit.
    const ride = (total: number): number => integral((t) => (limit / total) * t * (total - t), 0, total, 20);
    const square = fraction(2 * least * least, 3);
    const other = least % 3 === 0 ? surd(6, least / 3) : md`\frac{${least}\sqrt{6}}{3}`;
    return {
      text: md`A metro train in ${city} runs on a straight line from one station to the next, a distance of $${length}$ metres, in $${time}$ seconds. Its velocity, in metres per second, is modelled by

$$v(t) = kt(${time} - t), \qquad 0 \le t \le ${time},$$

where $t$ is the time in seconds and $k > 0$ is a constant.

(a) Show that $k = ${k}$. [4]

(b) Find the greatest velocity of the train, and show that it is $\frac{3}{2}$ of the average velocity between the stations. [4]

For the comfort of passengers, the acceleration should never be more than $${limit}\ \text{m s}^{-2}$.

(c) Find the acceleration at the start, and determine whether the ride meets this condition. [3]

In a new timetable, the ride between the same stations takes $T$ seconds, with the velocity $v(t) = ct(T - t)$, where $c$ is a constant.

(d) Show that the acceleration at the start is $\dfrac{${6 * length}}{T^2}$. [3]

(e) Hence find the least value of $T$ for which the condition is met. [2]

(f) Another train has the constant acceleration $${limit}\ \text{m s}^{-2}$ during the first half of the time and the constant acceleration $-${limit}\ \text{m s}^{-2}$ during the second half. Find the exact time that it needs from the first station to the second. [3]`,
      hints: [
        md`The distance between the stations is the integral of the velocity over the whole ride.`,
        md`The graph of $v$ is a parabola with two known zeros. Where is its vertex?`,
        md`For (d), do (a) once more with $T$ in place of $${time}$, then differentiate.`,
        md`In (f), sketch the velocity graph. It is a triangle. What does its area stand for?`,
      ],
      answer: md`(a) The distance is the integral of the velocity. Expand the bracket first:

$$\int_0^{${time}} k(${time}t - t^2)\,\mathrm{d}t = k\left[${time / 2}t^2 - \frac{t^3}{3}\right]_0^{${time}} = k\left(\frac{${time}^3}{2} - \frac{${time}^3}{3}\right) = \frac{k \times ${time}^3}{6}.$$

This must be $${length}$, so $k = \dfrac{6 \times ${length}}{${time}^3} = ${k}$.

(b) The zeros of $v$ are $0$ and $${time}$, so the vertex of the parabola is half-way, at $t = ${time / 2}$ (or: $v'(t) = k(${time} - 2t) = 0$). The greatest velocity is $${k} \times ${time / 2} \times ${time / 2} = ${speed}\ \text{m s}^{-1}$.

The average velocity is distance over time, $\frac{${length}}{${time}} = ${fraction(2 * speed, 3)}\ \text{m s}^{-1}$, and $\frac{3}{2} \times ${fraction(2 * speed, 3)} = ${speed}$.

(c) The acceleration is $v'(t) = k(${time} - 2t)$. At the start it is $${time}k = ${fraction(4 * speed, time)}\ \text{m s}^{-2}$. As $v'$ is decreasing, this is the greatest acceleration of the ride. It is ${fine ? 'not more' : 'more'} than $${limit}$, so the condition is ${fine ? 'met' : 'not met'}.

(d) As in (a), $\frac{cT^3}{6} = ${length}$, so $c = \frac{${6 * length}}{T^3}$. The acceleration is $c(T - 2t)$, and at $t = 0$ it is $cT = \dfrac{${6 * length}}{T^2}$.

(e) The condition is $\dfrac{${6 * length}}{T^2} \le ${limit}$, so $T^2 \ge ${(60 * length) / tenths}$. The least value is $T = ${least}$.

(f) The velocity rises in a straight line to $${limit} \times \frac{T}{2}$ and falls back to $0$. The distance is the area of this triangle, $\frac{1}{2} \times T \times ${limit} \times \frac{T}{2} = ${tenths / 40}T^2$. From $${tenths / 40}T^2 = ${length}$ we get $T^2 = ${square}$ and $T = ${other}$ seconds.

![](drawing:rides)

**Watch out:** The average velocity is the distance divided by the time. It isn't the mean of the least and the greatest velocity.`,
      scheme: [
        [md`(a) $\int_0^{${time}} v(t)\,\mathrm{d}t = ${length}$`, 'M1'],
        [md`$k\left[${time / 2}t^2 - \frac{t^3}{3}\right]$`, 'A1'],
        [md`substitutes the limits to get $\frac{k \times ${time}^3}{6}$`, 'A1'],
        [md`$k = \frac{6 \times ${length}}{${time}^3}$, which gives the result (AG)`, 'A1'],
        [md`(b) $v'(t) = 0$, or symmetry: $t = ${time / 2}$`, 'M1'],
        [md`$${speed}\ \text{m s}^{-1}$`, 'A1'],
        [md`average velocity $\frac{${length}}{${time}}$`, 'M1'],
        [md`compares, with the factor $\frac{3}{2}$ (AG)`, 'A1'],
        [md`(c) $v'(t) = k(${time} - 2t)$`, 'M1'],
        [md`$${fraction(4 * speed, time)}\ \text{m s}^{-2}$`, 'A1'],
        [md`compares with $${limit}$: ${fine ? 'met' : 'not met'} (follow through)`, 'R1'],
        [md`(d) $\frac{cT^3}{6} = ${length}$`, 'M1'],
        [md`$c = \frac{${6 * length}}{T^3}$`, 'A1'],
        [md`$v'(0) = cT$, which gives the result (AG)`, 'A1'],
        [md`(e) $\frac{${6 * length}}{T^2} \le ${limit}$ (accept $=$)`, 'M1'],
        [md`$T = ${least}$`, 'A1'],
        [md`(f) the area of a triangle with base $T$, or integrates twice`, 'M1'],
        [md`$${tenths / 40}T^2 = ${length}$`, 'A1'],
        [md`$T = ${other}$ (or equivalent)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: 'Greatest velocity:',
          expected: `${speed}`,
          accuracy: 'exact',
          unit: 'm s^-1',
          marks: 2,
          mistakes: [
            {
              value: fraction(2 * speed, 3),
              note: 'This is the average velocity, the distance divided by the time.',
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that', marks: 2 },
        {
          part: 'c',
          kind: 'number',
          label: 'Acceleration at the start:',
          expected: fraction(4 * speed, time),
          accuracy: 'exact',
          unit: 'm s^-2',
          marks: 2,
          mistakes: [
            {
              value: k,
              note: md`This is $k$. The acceleration is $v'(t) = k(${time} - 2t)$ at $t = 0$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'determine with a reason', marks: 1 },
        { part: 'd', kind: 'self', why: 'show that' },
        {
          part: 'e',
          kind: 'number',
          label: '$T =$',
          expected: `${least}`,
          accuracy: 'exact',
          unit: 's',
          mistakes: [{ value: `${least * least}`, note: md`This is $T^2$. Take the square root.` }],
        },
        {
          part: 'f',
          kind: 'number',
          expected: other,
          accuracy: 'exact',
          unit: 's',
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${speed}\ \text{m s}^{-1}`,
          value: Number(maximum(v, 0, time).toFixed(6)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${fraction(4 * speed, time)}\ \text{m s}^{-2}`,
          value: Number(slope(v, 0).toFixed(9)),
          within: 1e-6,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `T = ${least}`,
          value: root((total) => ride(total) - length, 1, 400),
          within: 1e-6,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `T = ${other}`,
          value: root((total) => 2 * integral((t) => limit * t, 0, total / 2, 4) - length, 1, 400),
          within: 1e-6,
        },
      ],
      drawings: {
        rides: plot({
          x: [0, 1.12],
          y: [0, 1.2],
          ticks: false,
          height: 180,
          xLabel: '*t*',
          yLabel: '*v*',
          curves: [{ f: (x) => 2.6 * x * (1 - x), from: 0, to: 1 }],
          polylines: [
            {
              points: [
                [0, 0],
                [0.408, 1.061],
                [0.8165, 0],
              ],
              ink: 'second',
            },
          ],
          description:
            'Two velocity graphs from the origin: a parabola that opens downwards, and a triangle that reaches the axis earlier. At the start both have the same gradient.',
        }),
      },
    };
  },
});
