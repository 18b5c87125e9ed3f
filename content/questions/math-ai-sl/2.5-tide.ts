import { maximum, minimum, minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    harbour: choice('Saint-Malo', 'Darwin', 'Incheon', 'Maputo'),
    low: integers(2, 4, 0.5),
    swing: integers(3, 6),
    needed: integers(0.2, 0.7, 0.1),
    at: choice(2, 4, 5, 7, 8, 10),
  },
  write: ({ harbour, low, swing, needed, at }) => {
    const a = swing / 2;
    const middle = low + a;
    const depth = (t: number) => middle + a * Math.cos((Math.PI / 6) * t);
    const safe = Number((middle + a * needed).toFixed(1));
    const first = (Math.acos((safe - middle) / a) * 6) / Math.PI;
    return {
      text: md`The depth of the water at a pier in ${harbour} is modelled by

$$d(t) = p\cos(qt) + r,$$

where $d$ is in metres, $t$ is the number of hours after midnight and the angle $qt$ is in degrees. The diagram shows the graph of $d$ for $0 \le t \le 24$. The greatest depth, $${low + swing}\ \text{m}$, occurs at midnight, and the least depth, $${low}\ \text{m}$, at 06:00 for the first time.

![](drawing:graph)

(a) Find the value of

(i) $p$; [2]

(ii) $r$; [1]

(iii) $q$. [2]

(b) Find the depth of the water at ${String(at).padStart(2, '0')}:00. [2]

A ferry can use the pier only when the depth is at least $${safe}\ \text{m}$.

(c) Find the total time between 00:00 and 24:00 during which the ferry can use the pier. [4]`,
      hints: [
        md`The amplitude is half the difference between the greatest and the least depth.`,
        md`From a maximum to the next minimum is half a period; in a full period the angle $qt$ grows by $360^\circ$.`,
        md`In (c), mark on the graph where the depth is above the line $d = ${safe}$. How many intervals are there, and how long are they?`,
      ],
      answer: md`(a) (i) $p = \dfrac{${low + swing} - ${low}}{2} = ${a}$, positive because the graph begins at a maximum.

(ii) $r = \dfrac{${low + swing} + ${low}}{2} = ${middle}$

(iii) Half a period takes $6$ hours, so the period is $12$ hours and $q = \dfrac{360}{12} = 30$.

(b) $d(${at}) = ${a}\cos(30 \times ${at}^\circ) + ${middle} = ${sf(depth(at))}\ \text{m}$

(c) The first solution of $${a}\cos(30t^\circ) + ${middle} = ${safe}$ is $t = ${sf(first, 4)}$. The depth is at least $${safe}\ \text{m}$ from $t = 0$ until then, for as long before and after the next maximum at $t = 12$, and for as long before $t = 24$. That makes four such intervals:

$$4 \times ${sf(first, 4)} = ${sf(4 * first)}\ \text{hours}$$

**Calculator:** degrees. Draw $y_1 = ${a}\cos(30x) + ${middle}$ and $y_2 = ${safe}$ for $0 \le x \le 24$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** Between the first two intersections, around 06:00, the water is too *low*. It is easy to take the length of that time instead of the time when the graph is above the line.`,
      scheme: [
        [md`$\frac{${low + swing} - ${low}}{2}$`, 'M1'],
        [md`$p = ${a}$`, 'A1'],
        [md`$r = ${middle}$`, 'A1'],
        [md`period $12$ hours, or $\frac{360}{12}$`, 'M1'],
        [md`$q = 30$`, 'A1'],
        [md`substitutes $t = ${at}$, with the calculator in degrees`, 'M1'],
        [md`$${sf(depth(at))}\ \text{m}$`, 'A1'],
        [md`$d(t) = ${safe}$, or the line $d = ${safe}$ on the graph`, 'M1'],
        [md`$t = ${sf(first, 4)}$, or another correct solution`, 'A1'],
        [md`adds up all intervals within the day`, 'M1'],
        [md`$${sf(4 * first)}$ hours`, 'A1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'number',
          expected: `${a}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${swing}`,
              note: md`That is the whole difference between high and low water. The amplitude is half of it.`,
            },
          ],
        },
        { part: 'a ii', kind: 'number', expected: `${middle}`, accuracy: 'exact' },
        {
          part: 'a iii',
          kind: 'number',
          expected: '30',
          accuracy: 'exact',
          mistakes: [
            {
              value: '60',
              note: md`You took $6$ hours as the period. From a maximum to the next minimum is only half a period.`,
            },
            { value: '12', note: md`That is the period. How many degrees does the angle grow in one hour?` },
            { value: md`\frac{\pi}{6}`, note: md`That is in radians. The angle is in degrees here.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(depth(at).toPrecision(12))}`,
          unit: 'm',
          follows: md`a.i.1 * cos(a.iii.1 * ${at} * pi / 180) + a.ii.1`,
          mistakes: [
            {
              value: `${a * Math.cos(30 * at) + middle}`,
              note: md`Your calculator was in radians. The angle is in degrees.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${4 * first}`,
          unit: 'hours',
          mistakes: [
            {
              value: `${first}`,
              note: md`That is only the time until the depth first falls too low. The ferry can come again later in the day.`,
            },
            {
              value: `${2 * first}`,
              note: md`Those are only two of the intervals. Look at the whole day, up to $t = 24$.`,
            },
            ...(Math.abs(first - 3) > 0.1
              ? [{ value: `${24 - 4 * first}`, note: md`That is how long the ferry can't use the pier.` }]
              : []),
          ],
        },
      ],
      checks: [
        {
          part: 'a iii',
          route: 'numeric',
          shown: '= 30',
          value: Number((360 / (2 * minimumAt(depth, 0, 12))).toFixed(4)),
        },
        {
          part: 'a i',
          route: 'numeric',
          shown: `{2} = ${a}`,
          value: Number(((maximum(depth, 0, 24) - minimum(depth, 0, 24)) / 2).toFixed(8)),
        },
        {
          part: 'a ii',
          route: 'numeric',
          shown: `{2} = ${middle}`,
          value: Number(((depth(3) + depth(9)) / 2).toFixed(9)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(depth(at))}\\ \\text{m}`,
          value: low + swing * Math.cos((Math.PI * at) / 12) ** 2,
        },
        {
          part: 'c',
          route: 'simulation',
          shown: `= ${sf(4 * first)}\\ \\text{hours}`,
          value: 4 * root((t) => low + swing * Math.cos((Math.PI * t) / 12) ** 2 - safe, 0, 6),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 26],
          y: [0, (low + swing) * 1.15],
          ticks: { x: 6, y: [low, low + swing] },
          xLabel: '*t*',
          yLabel: '*d*',
          height: 190,
          curves: [{ f: depth, from: 0, to: 24 }],
          description: `A wave that begins at its maximum ${low + swing} at t = 0, falls to its minimum ${low} at t = 6, and repeats; it is drawn up to t = 24.`,
        }),
      },
    };
  },
});
