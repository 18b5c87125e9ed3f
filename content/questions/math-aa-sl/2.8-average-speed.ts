import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.4'],
  parameters: {
    who: choice(
      { name: 'Ximena', road: 'to a pass in the Andes', means: 'cycles' },
      { name: 'Tenzin', road: 'to a monastery in Ladakh', means: 'rides a motorcycle' },
      { name: 'Lars', road: 'to a glacier in Norway', means: 'cycles' },
      { name: 'Wanjiru', road: 'to a lodge on Mount Kenya', means: 'cycles' },
    ),
    up: integers(11, 24),
    share: choice(1.3, 1.4, 1.5, 1.6),
  },
  // The speed of the way back must be one that can be ridden on a mountain road.
  allow: ({ who: { means }, up, share }) => (up * share) / (2 - share) <= (means === 'cycles' ? 45 : 70),
  write: ({ who: { name, road, means }, up, share }) => {
    const goal = Number((up * share).toFixed(1));
    const average = (v: number): number => (2 * up * v) / (up + v);
    const back = (up * goal) / (2 * up - goal);
    const limit = 2 * up;
    return {
      text: md`${name} ${means} on a road ${road}, at an average speed of $${up}$ km/h, and comes back on the same road at an average speed of $v$ km/h. The average speed for the whole journey there and back, which is the total distance divided by the total time, is $A(v)$ km/h.

(a) By calling the length of the road $d$ kilometres, show that $A(v) = \dfrac{${limit}v}{v + ${up}}$. [2]

(b) Sketch the graph of $A$ for $0 \le v \le ${5 * up}$, together with its horizontal asymptote. [2]

(c) Find the speed $v$ for which the average speed for the whole journey is $${goal}$ km/h. [2]

(d) Write down the equation of the horizontal asymptote, and explain what it means for the journey. [2]`,
      hints: [
        md`How long does the way there take, and how long the way back? The letter $d$ will cancel.`,
        md`For large $v$, what does the fraction come close to?`,
        md`In part (c), multiply by the denominator, or let your calculator find where two graphs meet.`,
        md`In part (d), how much time has ${name} used up already when the way back begins?`,
      ],
      answer: md`(a) Time is distance divided by speed. The way there takes $\dfrac{d}{${up}}$ hours and the way back $\dfrac{d}{v}$ hours. The total distance is $2d$, so
$$A(v) = \frac{2d}{\frac{d}{${up}} + \frac{d}{v}} = \frac{2}{\frac{1}{${up}} + \frac{1}{v}} = \frac{${limit}v}{v + ${up}},$$
where the last step multiplies top and bottom by $${up}v$.

(b) The graph begins at the origin, rises more and more slowly, and comes close to the asymptote from below.

![](drawing:graph)

(c) $\dfrac{${limit}v}{v + ${up}} = ${goal}$ gives $${limit}v = ${goal}v + ${Number((goal * up).toFixed(2))}$, so $${Number((limit - goal).toFixed(1))}v = ${Number((goal * up).toFixed(2))}$ and $v = ${sf(back)}$ km/h.

(d) For large $v$ the fraction comes close to the quotient of the coefficients of $v$, so the horizontal asymptote is $A = ${limit}$. However fast ${name} comes back, the average speed stays below $${limit}$ km/h. (An average of $${limit}$ km/h would need the time $\frac{2d}{${limit}} = \frac{d}{${up}}$ for the whole journey. All of this has already been used for the way there.)

**Calculator:** for (c), draw $y_1 = \frac{${limit}x}{x + ${up}}$ and $y_2 = ${goal}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** The average speed isn't the mean of the two speeds, because ${name} spends more time at the lower speed. The mean would give $v = ${Number((2 * goal - up).toFixed(1))}$ in part (c), which is wrong.`,
      scheme: [
        [md`(a) total time $\frac{d}{${up}} + \frac{d}{v}$`, 'M1'],
        [md`$\frac{2d}{\frac{d}{${up}} + \frac{d}{v}}$ simplified to the given expression`, 'A1'],
        [
          md`(b) a curve from the origin that increases and bends downwards, for $0 \le v \le ${5 * up}$`,
          'A1',
        ],
        [md`the asymptote drawn as a horizontal line above the curve, and approached by it`, 'A1'],
        [md`(c) $\frac{${limit}v}{v + ${up}} = ${goal}$`, 'M1'],
        [md`$v = ${sf(back)}$ km/h`, 'A1'],
        [md`(d) $A = ${limit}$ (or $y = ${limit}$)`, 'A1'],
        [md`the average speed can't reach $${limit}$ km/h, however fast the way back is`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'sketch' },
        {
          part: 'c',
          kind: 'number',
          label: '$v =$',
          expected: `${Number(back.toPrecision(12))}`,
          unit: 'km/h',
          mistakes: [
            {
              value: `${Number((2 * goal - up).toFixed(1))}`,
              note: md`You took the mean of the two speeds. Less time is spent at the higher speed, so it counts for less.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Asymptote: $A =$',
          expected: `${limit}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${up}`, note: md`Compare the coefficients of $v$ above and below the line.` },
            { value: `${-up}`, note: md`This is the vertical asymptote, where the denominator is zero.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `v = ${sf(back)}`,
          // A road of 7 km, there and back.
          value: root((v) => 14 / (7 / up + 7 / v) - goal, 1, 2000),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `A = ${limit}`,
          value: Number((14 / (7 / up + 7 / 1e12)).toFixed(6)),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 5 * up + 4],
          y: [0, limit + 6],
          height: 200,
          xLabel: '*v*',
          yLabel: '*A*',
          ticks: { x: [up, 5 * up], y: [limit] },
          curves: [{ f: average, from: 0, to: 5 * up }],
          asymptotes: { y: [limit] },
          description:
            'The graph of A begins at the origin, rises and bends towards a horizontal dashed line above it.',
        }),
      },
    };
  },
});
