import { integral, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.15', '3.7'],
  parameters: {
    peak: choice(9, 10, 12, 14, 15),
    shift: choice(1, 2, 3, 4),
    k: choice(2, 3, 4, 5, 6, 7),
    /** Period in milliseconds. */
    lab: choice(
      { period: 20, half: 10, place: 'Toulouse' },
      { period: 60, half: 30, place: 'Vienna' },
      { period: 40, half: 20, place: 'Sapporo' },
    ),
  },
  allow: ({ peak, shift, k }) => k !== shift && k < peak - shift - 0.6 && shift < 0.4 * peak,
  write: ({ peak, shift, k, lab: { period, half, place } }) => {
    const f = (t: number) => peak * Math.sin((Math.PI * t) / half) + shift;
    const up = roots((t) => f(t) - k, 0, period);
    const down = roots((t) => f(t) + k, 0, period);
    const [u1, u2] = up as [number, number];
    const [d1, d2] = down as [number, number];
    const above = k > shift;
    // By the inverse sine, not by the graph.
    const reach = (height: number) => (half / Math.PI) * Math.asin(height / peak);
    const first = above ? half - 2 * reach(k - shift) : half + 2 * reach(shift - k);
    const second = half - 2 * reach(k + shift);
    const total = first + second;
    const counted = integral((t) => (Math.abs(f(t)) >= k ? 1 : 0), 0, period, 20_000);
    const share = (100 * total) / period;
    const [max1, max2] = [peak + shift, peak - shift];
    return {
      text: md`In an electronics laboratory in ${place}, a signal has the voltage

$$f(t) = ${peak}\sin\left(\frac{\pi t}{${half}}\right) + ${shift} \quad\text{volts},$$

where $t$ is the time in milliseconds and $0 \le t \le ${period}$. A circuit turns it into $g(t) = |f(t)|$.

(a) Sketch the graph of $g$, and write down the coordinates of its two local maxima with $0 < t < ${period}$. [3]

(b) A lamp lights while $g(t) \ge ${k}$. Find the total time during $0 \le t \le ${period}$ for which the lamp lights. [4]

(c) Find the percentage of the time during which the lamp lights. [1]`,
      hints: [
        md`Draw $f$ first. Which part of the graph lies below the $t$-axis, and what does the modulus do with it?`,
        md`$|f(t)| \ge ${k}$ means $f(t) \ge ${k}$ or $f(t) \le -${k}$.`,
        md`Draw the line at the height $${k}$ together with $g$. It meets the graph four times.`,
      ],
      answer: md`(a) The graph of $f$ is a wave between $${shift - peak}$ and $${max1}$. The part below the axis is reflected upwards. The sine is $1$ at $t = ${half / 2}$ and $-1$ at $t = ${1.5 * half}$, so the local maxima are $(${half / 2}, ${max1})$ and $(${1.5 * half}, ${max2})$.

![](drawing:graph)

(b) The line at the height $${k}$ meets the graph of $g$ at

$$t = ${[u1, u2, d1, d2]
        .sort((one, other) => one - other)
        .map((t) => sf(t, 5))
        .join(', \\quad ')}$$

${
  above
    ? md`The graph is not below the line between the first two and between the last two, so the time is $(${sf(u2, 5)} - ${sf(u1, 5)}) + (${sf(d2, 5)} - ${sf(d1, 5)}) = ${sf(total)}$ ms.`
    : md`The graph begins above the line, at the height $${shift}$. It is not below the line from $0$ to $${sf(u1, 5)}$, between the two middle values, and from $${sf(u2, 5)}$ to $${period}$. The time is $${sf(u1, 5)} + (${sf(d2, 5)} - ${sf(d1, 5)}) + (${period} - ${sf(u2, 5)}) = ${sf(total)}$ ms.`
}

(c) With the unrounded time, $\dfrac{100}{${period}} \times ${sf(total, 5)} = ${sf(share)}\%$.

**Calculator:** radians. Draw $y_1 = |f(x)|$ and $y_2 = ${k}$ for $0 \le x \le ${period}$. TI-Nspire: abs( ) from the catalogue, then Menu, Analyze Graph, Intersection. Casio fx-CG50: OPTN, NUMERIC, Abs, then G-Solv, INTSECT.

**Watch out:** ${
        above
          ? md`The two arches have different heights, because $f$ is shifted. So doubling the time of the first arch is wrong.`
          : md`The lamp lights already at $t = 0$, and again at the end. These two pieces are easily forgotten.`
      }`,
      scheme: [
        ['(a) part of the wave below the axis reflected, with corners on the axis', 'A1'],
        [md`$(${half / 2}, ${max1})$`, 'A1'],
        [md`$(${1.5 * half}, ${max2})$`, 'A1'],
        [md`(b) considers $|f(t)| = ${k}$`, 'M1'],
        [md`$${sf(u1)}$ and $${sf(u2)}$`, 'A1'],
        [md`$${sf(d1)}$ and $${sf(d2)}$`, 'A1'],
        [md`$${sf(total)}$ ms`, 'A1'],
        [md`(c) $${sf(share)}\%$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'First maximum:',
          expected: `(${half / 2}, ${max1})`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Second maximum:',
          expected: `(${1.5 * half}, ${max2})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${1.5 * half}, ${max1})`,
              note: md`The wave is shifted up by $${shift}$, so its lower half is less deep.`,
            },
            { value: `(${1.5 * half}, ${-max2})`, note: 'A modulus is never negative.' },
          ],
        },
        { part: 'a', kind: 'self', why: 'sketch', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(total.toPrecision(10))}`,
          unit: 'ms',
          mistakes: [
            {
              value: sf(first),
              note: md`This is the time with $f(t) \ge ${k}$. The lamp also lights when $f(t) \le -${k}$.`,
            },
            { value: sf(period - total), note: 'This is the time during which the lamp is dark.' },
          ].filter(({ value }, place, all) => all.findIndex((one) => one.value === value) === place),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(share.toPrecision(10))}`,
          unit: '%',
          follows: `100 * b.1 / ${period}`,
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(total)}`,
          value: counted,
          within: 0.006 * (total >= 10 ? 10 : 1),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${sf(total)}`,
          value: above ? u2 - u1 + d2 - d1 : u1 + d2 - d1 + period - u2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(share)}`,
          value: (100 * counted) / period,
          within: 0.06,
        },
      ],
      drawings: {
        graph: plot({
          x: [0, period * 1.06],
          y: [0, max1 * 1.2],
          height: 200,
          xLabel: '*t*',
          ticks: { x: half / 2, y: 5 },
          curves: [
            { f: (t) => Math.abs(f(t)), from: 0, to: period, label: '*g*', labelAt: half / 2, place: 'n' },
            { f: () => k, dashed: true, ink: 'soft' },
          ],
          description:
            'Two arches above the t-axis, the first higher than the second, with corners on the axis, and a dashed horizontal line.',
        }),
      },
    };
  },
});
