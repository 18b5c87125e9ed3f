import { maximum, maximumAt, minimum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.8', '2.11'],
  parameters: {
    place: choice(
      { name: 'Alice Springs', low: 20, high: 36 },
      { name: 'Ouarzazate', low: 19, high: 38 },
      { name: 'Jodhpur', low: 26, high: 40 },
      { name: 'Windhoek', low: 16, high: 30 },
      { name: 'Aswan', low: 25, high: 41 },
      { name: 'Copiapó', low: 13, high: 28 },
    ),
    cooler: integers(-2, 2),
    wider: choice(0, 2),
    hour: choice(14, 15, 16),
    at: choice(8, 9, 10, 11),
    above: integers(1, 5),
    earlier: choice(1, 2),
    drop: choice(8, 9, 11, 13),
  },
  allow: ({ place: { low, high }, wider, above }) => above <= 0.7 * ((high - low + wider) / 2),
  write: ({ place, cooler, wider, hour, at, above, earlier, drop }) => {
    const [low, high] = [place.low + cooler, place.high + cooler + wider];
    const a = (high - low) / 2;
    const d = (high + low) / 2;
    const limit = Math.floor(d) + above;
    const T = (t: number): number => a * Math.cos((Math.PI / 12) * (t - hour)) + d;
    const value = T(at);
    const turn = Math.acos((limit - d) / a);
    const [first, last] = [hour - (12 / Math.PI) * turn, hour + (12 / Math.PI) * turn];
    const length = last - first;
    const crossed = roots((t) => T(t) - limit, 0, 24);
    const T0 = T(0);
    const clock = (h: number): string => `${String(h).padStart(2, '0')}:00`;
    return {
      text: md`On a summer day in ${place.name} the temperature is lowest, $${low}\ ^\circ\text{C}$, at ${clock(hour - 12)} and highest, $${high}\ ^\circ\text{C}$, at ${clock(hour)}. The temperature $t$ hours after midnight is modelled by

$$T(t) = a\cos(b(t - c)) + d, \qquad 0 \le t \le 24,$$

in degrees Celsius, where $a, b > 0$ and $0 \le c < 24$. The period of the model is $24$ hours.

(a) Find the values of $a$, $b$, $c$ and $d$. [5]

(b) Sketch the graph of $T$ for $0 \le t \le 24$. Mark the coordinates of the maximum point and of the minimum point. [3]

(c) Find the temperature at ${clock(at)}. [2]

(d) Find for how many hours of this day the temperature is above $${limit}\ ^\circ\text{C}$. [4]

On a winter day the temperature is modelled by $W(t) = T(t + ${earlier}) - ${drop}$, where the formula for $T$ is now used for all values of $t$.

(e) Describe fully the transformation that maps the graph of $T$ onto the graph of $W$. Interpret both numbers, $${earlier}$ and $${drop}$, in this context. [3]

(f) State one reason why the model $T$ may be of little use for the temperature two weeks later. [1]`,
      hints: [
        md`The middle line is halfway between the least and the greatest temperature, and the amplitude is measured from there.`,
        md`A cosine graph that hasn't been moved has its maximum at $0$. How far to the right has it been moved here?`,
        md`In (d), draw the graph and a horizontal line, and find where they meet. The calculator must be in radian mode.`,
        md`Adding inside the bracket moves a graph in the direction that many don't expect.`,
      ],
      answer: md`(a) The middle line is halfway between the extremes: $d = \dfrac{${high} + ${low}}{2} = ${d}$. The amplitude is half their difference: $a = \dfrac{${high} - ${low}}{2} = ${a}$. One wave takes $24$ hours, so $\dfrac{2\pi}{b} = 24$ and $b = \dfrac{\pi}{12}$. A cosine with $a > 0$ is greatest when its bracket is zero, so $c = ${hour}$.

(b) The graph begins at $T(0) = ${sf(T0)}$, falls to the minimum $(${hour - 12}, ${low})$, rises to the maximum $(${hour}, ${high})$ and falls again to the height at which it began.

![](drawing:graph)

(c) Put $t = ${at}$ into the model: $T(${at}) = ${a}\cos\left(\dfrac{\pi}{12}(${at} - ${hour})\right) + ${d} = ${sf(value)}\ ^\circ\text{C}$.

(d) Solve $T(t) = ${limit}$. The graph meets the line at $t = ${sf(first, 5)}$ and at $t = ${sf(last, 5)}$, and it is above the line between them. The time is $${sf(last, 5)} - ${sf(first, 5)} = ${sf(length)}$ hours.

By hand: $\cos\left(\dfrac{\pi}{12}(t - ${hour})\right) = \dfrac{${limit} - ${d}}{${a}}$, and the two solutions are equally far from $t = ${hour}$.

(e) $t$ is replaced by $t + ${earlier}$, which moves the graph to the left, and $${drop}$ is subtracted: a translation by the vector $${column(-earlier, -drop)}$. The winter day has the same course, but everything happens $${earlier}$ ${earlier === 1 ? 'hour' : 'hours'} earlier, and it is $${drop}\ ^\circ\text{C}$ colder.

(f) The model repeats exactly the same day for ever. It knows nothing of the weather or of the change of the seasons.

**Calculator:** radian mode. Draw $y_1 = ${a}\cos\left(\frac{\pi}{12}(x - ${hour})\right) + ${d}$ and $y_2 = ${limit}$ for $0 \le x \le 24$. TI-Nspire: Menu, Analyze Graph, Intersection, twice. Casio fx-CG50: G-Solv, INTSECT, and the right arrow for the second point.

**Watch out:** $W(t) = T(t + ${earlier}) - ${drop}$ moves the graph to the *left*. What $T$ has at $t = ${hour}$, $W$ has at $t = ${hour - earlier}$.`,
      scheme: [
        [md`(a) $d = ${d}$`, 'A1'],
        [md`$a = ${a}$`, 'A1'],
        [md`$\frac{2\pi}{b} = 24$`, 'M1'],
        [md`$b = \frac{\pi}{12}$ (accept $0.262$)`, 'A1'],
        [md`$c = ${hour}$`, 'A1'],
        [md`(b) one wave of the right shape for $0 \le t \le 24$`, 'A1'],
        [md`maximum $(${hour}, ${high})$`, 'A1'],
        [md`minimum $(${hour - 12}, ${low})$`, 'A1'],
        [md`(c) puts $t = ${at}$ into the model (follow through)`, 'M1'],
        [md`$${sf(value)}\ ^\circ\text{C}$`, 'A1'],
        [md`(d) $T(t) = ${limit}$, or a sketch with the line (follow through)`, 'M1'],
        [md`$t = ${sf(first)}$`, 'A1'],
        [md`$t = ${sf(last)}$`, 'A1'],
        [md`$${sf(length)}$ hours`, 'A1'],
        [md`(e) translation`, 'A1'],
        [md`by $${column(-earlier, -drop)}$`, 'A1'],
        [
          md`$${earlier}$ ${earlier === 1 ? 'hour' : 'hours'} earlier and $${drop}\ ^\circ\text{C}$ colder`,
          'R1',
        ],
        [
          md`(f) the weather or the season changes, but the model repeats the same day (or another sensible reason)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${2 * a}`, note: 'This is the whole difference. The amplitude is half of it.' },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: md`\frac{\pi}{12}`,
          marks: 2,
          mistakes: [
            { value: '24', note: md`This is the period. $b$ is $2\pi$ divided by the period.` },
            { value: md`\frac{\pi}{24}`, note: md`A whole wave is $2\pi$, not $\pi$.` },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$c =$',
          expected: `${hour}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${hour - 12}`,
              note: md`There the temperature is lowest. With $a > 0$ the cosine begins at its maximum.`,
            },
          ],
        },
        { part: 'a', kind: 'number', label: '$d =$', expected: `${d}`, accuracy: 'exact', marks: 1 },
        { part: 'b', kind: 'self', why: 'sketch' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(value.toPrecision(9))}`,
          unit: '°C',
          follows: `a.1 * cos(a.2 * (${at} - a.3)) + a.4`,
          mistakes: [
            {
              value: sf(a * Math.cos(((Math.PI / 12) * (at - hour) * Math.PI) / 180) + d),
              note: 'Your calculator is in degree mode. The model needs radians.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(length.toPrecision(9))}`,
          unit: 'hours',
          mistakes: [
            { value: sf(24 - length), note: md`This is the time *below* $${limit}\ ^\circ\text{C}$.` },
            {
              value: sf(first),
              note: md`This is when the temperature first reaches $${limit}\ ^\circ\text{C}$. Find also when it falls below it again.`,
            },
          ].filter(({ value: wrong }) => Math.abs(Number(wrong) - length) > 0.6),
        },
        { part: 'e', kind: 'self', why: 'describe and interpret' },
        { part: 'f', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `d = \\dfrac{${high} + ${low}}{2} = ${d}`,
          value: (maximum(T, 0, 24) + minimum(T, 0, 24)) / 2,
        },
        { part: 'a', route: 'numeric', shown: `= ${a}`, value: (maximum(T, 0, 24) - minimum(T, 0, 24)) / 2 },
        { part: 'a', route: 'exact', shown: md`b = \dfrac{\pi}{12}`, value: Math.acos(-1) / 12 },
        { part: 'a', route: 'numeric', shown: `c = ${hour}`, value: maximumAt(T, 0, 24), within: 1e-4 },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(value)}\ ^\circ\text{C}`,
          // As a sine that begins at the middle line.
          value: a * Math.sin((Math.PI / 12) * (at - hour + 6)) + d,
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(length)}`, value: crossed[1]! - crossed[0]! },
      ],
      drawings: {
        graph: plot({
          x: [0, 25.5],
          y: [0, high + 6],
          height: 200,
          xLabel: '*t*',
          yLabel: '*T*',
          ticks: { x: 4, y: 10 },
          curves: [{ f: T, from: 0, to: 24 }],
          points: [
            { at: [hour, high], label: `(${hour}, ${high})`, place: 'n' },
            { at: [hour - 12, low], label: `(${hour - 12}, ${low})`, place: 's' },
          ],
          description: `One wave of the temperature from t = 0 to t = 24, with its minimum at t = ${hour - 12} and its maximum at t = ${hour}.`,
        }),
      },
    };
  },
});
