import { maximum, maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5', '2.9'],
  parameters: {
    city: choice(
      ['Nairobi', 'Amina', 'Brian'],
      ['Osaka', 'Haruto', 'Yui'],
      ['Santiago', 'Camila', 'Mateo'],
      ['Gdansk', 'Zofia', 'Jan'],
    ),
    r: integers(20, 40, 2),
    low: choice(2, 3, 4, 5),
    period: choice(12, 16, 20, 24),
    later: choice(2, 3, 4, 5),
    /** The second wheel: all lengths times `size`, turning `pace` times as fast, on a hill of the height `ground`. */
    size: choice(0.5, 1.5, 2),
    pace: choice(
      { times: 2, words: 'twice as fast as' },
      { times: 4, words: 'four times as fast as' },
      { times: 0.5, words: 'half as fast as' },
    ),
    ground: choice(8, 9, 12, 14, 15),
  },
  // A large wheel doesn't turn in three minutes.
  allow: ({ size, later, period, pace }) =>
    later < period / 3 && (size < 1 || pace.times < 4) && period / pace.times > 5,
  write: ({ city: [city, first, second], r, low, period, later, size, pace, ground }) => {
    const middle = low + r;
    const h = (t: number) => middle - r * Math.cos((2 * Math.PI * t) / period);
    const late = (t: number) => h(t - later);
    const same = (period + later) / 2;
    const both = h(same);
    const n = pace.times;
    const w = (t: number) => size * h(n * t) + ground;
    const [wMiddle, wr] = [size * middle + ground, size * r];
    const top = size * (middle + r) + ground;
    const wPeriod = period / n;
    const halves = period / 2;
    const angle = (inside: string, half = halves) => md`\cos\left(\frac{\pi ${inside}}{${half}}\right)`;
    const inner = n === 0.5 ? md`\frac{t}{2}` : `${n}t`;
    const written = md`${wMiddle} - ${wr}\cos\left(\frac{\pi t}{${wPeriod / 2}}\right)`;
    const lateWritten = md`${middle} - ${r}${angle(`(t - ${later})`)}`;
    return {
      text: md`${first} and ${second} ride on a big wheel in ${city}. ${first} gets in at the lowest point at $t = 0$. After $t$ minutes ${first} is $h$ metres above the ground, where

$$h(t) = ${middle} - ${r}${angle('t')}.$$

The diagram shows the graph of $h$ for two turns.

![](drawing:graph)

(a) Write down the greatest height that ${first} reaches, and the time of one turn. [2]

${second} gets in at the lowest point of the same wheel $${later}$ minutes later than ${first}.

(b) Find a formula for the height of ${second} above the ground at the time $t$, where $t \ge ${later}$. [2]

(c) Find the first time at which both are at the same height, and find this height. [4]

A second wheel is planned in which all lengths are $${size}$ times those of the first wheel. It will turn ${pace.words} the first one. It will stand on a hill that is $${ground}$ metres high. A passenger who gets in at its lowest point at $t = 0$ has, after $t$ minutes and measured from the foot of the hill, the height

$$w(t) = ph(qt) + s.$$

(d) Write down the values of $p$, $q$ and $s$. [3]

(e) Describe fully a sequence of transformations that maps the graph of $h$ onto the graph of $w$. [3]

(f) Find the greatest height on the second wheel, and the time of one turn. [2]`,
      hints: [
        md`The cosine lies between $-1$ and $1$, and one turn is over when the angle has grown by $2\pi$.`,
        md`${second} has at the time $t$ the height that ${first} had $${later}$ minutes earlier.`,
        md`In (c) draw both graphs in radians. The first meeting must come after ${second} has got in.`,
        md`Sizes act on heights, so outside of $h$. Speed acts on the time, so inside.`,
      ],
      answer: md`(a) The height is greatest when the cosine is $-1$: $${middle} + ${r} = ${middle + r}$ m. One turn is over when $\frac{\pi t}{${halves}} = 2\pi$, so it takes $t = ${period}$ minutes.

(b) ${second} does the same as ${first}, but $${later}$ minutes later. The graph is translated $${later}$ to the right, so $t$ is replaced by $t - ${later}$: the height is $h(t - ${later}) = ${lateWritten}$.

(c) Solve $h(t) = h(t - ${later})$ with the graphs, for $t \ge ${later}$. The first solution is $t = ${sf(same, 4).replace(/\.?0+$/, '')}$ minutes. Both are then at the height $h(t) = ${sf(both)}$ m.

The symmetry of the wheel shows it, too: ${first} is already on the way down, and ${second} is as long before the top as ${first} is after it. The top is reached by ${first} at $t = ${halves}$ and by ${second} at $t = ${halves + later}$. The meeting is in the middle between these times.

(d) All heights are multiplied by $p = ${size}$. The wheel turns ${pace.words} the first one, so the first wheel would need the time $${inner}$ for what the second does in $t$: $q = ${n}$. Last, the $${ground}$ metres of the hill are added to each height: $s = ${ground}$.

(e) A horizontal stretch with scale factor $${n === 0.5 ? 2 : md`\frac{1}{${n}}`}$, a vertical stretch with scale factor $${size}$, and then a translation by the vector $\begin{pmatrix} 0 \\ ${ground} \end{pmatrix}$. (The horizontal stretch may be done at any time.)

(f) The greatest height is $${size} \times ${middle + r}${plus(ground)} = ${top}$ m. One turn takes $\frac{${period}}{${n}} = ${wPeriod}$ minutes. As a check, $w(t) = ${written}$.

**Calculator:** radians. Draw $y_1 = h(x)$ and $y_2 = h(x - ${later})$ for $0 \le x \le ${period}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** A wheel that turns ${n > 1 ? 'faster has a shorter' : 'more slowly has a longer'} period. The number $q = ${n}$ inside the bracket makes the graph ${n > 1 ? 'narrower' : 'wider'}.`,
      scheme: [
        [md`(a) $${middle + r}$ m`, 'A1'],
        [md`$${period}$ minutes`, 'A1'],
        [md`(b) replaces $t$ by $t - ${later}$`, 'M1'],
        [md`$${lateWritten}$`, 'A1'],
        [md`(c) $h(t) = h(t - ${later})$, or both graphs, or symmetry about the top`, 'M1'],
        [md`$t = ${sf(same, 4).replace(/\.?0+$/, '')}$`, 'A1'],
        [md`puts this time into $h$, or reads off the height`, 'M1'],
        [md`$${sf(both)}$ m`, 'A1'],
        [md`(d) $p = ${size}$`, 'A1'],
        [md`$q = ${n}$`, 'A1'],
        [md`$s = ${ground}$`, 'A1'],
        [md`(e) horizontal stretch with scale factor $${n === 0.5 ? 2 : md`\frac{1}{${n}}`}$`, 'A1'],
        [md`vertical stretch with scale factor $${size}$`, 'A1'],
        [md`translation by $\begin{pmatrix} 0 \\ ${ground} \end{pmatrix}$ after the vertical stretch`, 'A1'],
        [md`(f) $${top}$ m (follow through)`, 'A1'],
        [md`$${wPeriod}$ minutes (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Greatest height:',
          expected: `${middle + r}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
          mistakes: [
            { value: `${middle}`, note: 'This is the height of the axle, in the middle.' },
            { value: `${low}`, note: 'This is the least height, where the cosine is $1$.' },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Time of one turn:',
          expected: `${period}`,
          accuracy: 'exact',
          unit: 'minutes',
          marks: 1,
          mistakes: [{ value: `${halves}`, note: md`This is half a turn. The angle must grow by $2\pi$.` }],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: `${middle} - ${r}cos(pi*(t - ${later})/${halves})`,
          variables: ['t'],
          mistakes: [
            {
              value: `${middle} - ${r}cos(pi*(t + ${later})/${halves})`,
              note: md`This passenger would have got in earlier. Check it: at $t = ${later}$ the height must be $${low}$ m.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: `${same}`,
          unit: 'minutes',
          marks: 2,
          mistakes: [
            {
              value: `${later / 2}`,
              note: md`The graphs meet there, but ${second} isn't on the wheel before $t = ${later}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Height:',
          expected: `${Number(both.toPrecision(10))}`,
          unit: 'm',
          marks: 2,
          follows: `${middle} - ${r} * cos(pi * c.1 / ${halves})`,
        },
        { part: 'd', kind: 'number', label: '$p =$', expected: `${size}`, accuracy: 'exact', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: '$q =$',
          expected: `${n}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${1 / n}`,
              note: md`This is the scale factor of the horizontal stretch. Inside the bracket stands its reciprocal.`,
            },
          ],
        },
        { part: 'd', kind: 'number', label: '$s =$', expected: `${ground}`, accuracy: 'exact', marks: 1 },
        { part: 'e', kind: 'self', why: 'describe' },
        {
          part: 'f',
          kind: 'number',
          label: 'Greatest height:',
          expected: `${top}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
          follows: `d.1 * a.1 + d.3`,
          // Left out where it would pass for a rounding of the right height.
          mistakes: [size * (middle + r + ground)]
            .filter((wrong) => Math.abs(wrong - top) > 5 && wrong !== Number(top.toPrecision(1)))
            .map((wrong) => ({
              value: `${wrong}`,
              note: md`You multiplied the $${ground}$ as well. It is added after the stretch.`,
            })),
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Time of one turn:',
          expected: `${wPeriod}`,
          accuracy: 'exact',
          unit: 'minutes',
          marks: 1,
          follows: `a.2 / d.2`,
          mistakes: [
            { value: `${period * n}`, note: 'Does a faster wheel need more or less time for one turn?' },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${middle + r}`, value: maximum(h, 0, period) },
        {
          part: 'a',
          route: 'numeric',
          shown: `t = ${period}`,
          value: 2 * maximumAt(h, 0, period),
          within: 1e-5,
        },
        { part: 'b', route: 'symbolic', shown: lateWritten, value: late, variable: 't' },
        {
          part: 'c',
          route: 'numeric',
          shown: `t = ${sf(same, 4).replace(/\.?0+$/, '')}`,
          value: root((t) => h(t) - late(t), later, period),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `h(t) = ${sf(both)}`,
          value: middle + r * Math.cos((Math.PI * later) / period),
        },
        { part: 'd', route: 'exact', shown: `p = ${size}`, value: wr / r },
        { part: 'd', route: 'exact', shown: `q = ${n}`, value: period / wPeriod },
        { part: 'd', route: 'exact', shown: `s = ${ground}`, value: wMiddle - size * middle },
        { part: 'f', route: 'numeric', shown: `= ${top}`, value: maximum(w, 0, wPeriod) },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${wPeriod}`,
          value: 2 * maximumAt(w, 0, wPeriod),
          within: 1e-4,
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 2 * period + 2],
          y: [0, middle + r + 8],
          height: 180,
          xLabel: '*t*',
          yLabel: '*h*',
          ticks: { x: halves, y: 20 },
          curves: [{ f: h, from: 0, to: 2 * period }],
          description: `Two waves of the height against the time. The graph begins at its least height and rises and falls twice until t = ${2 * period}.`,
        }),
      },
    };
  },
});
