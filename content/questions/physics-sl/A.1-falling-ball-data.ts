import { regression, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** The ends of the three lines, read to two decimal places as on the graph. */
function linesOf({ gradient, spread, offset }: Record<'gradient' | 'spread' | 'offset', number>) {
  const at = (x: number, m: number) => Number((offset / 100 + m * 0.25 + m * (x - 0.25)).toFixed(2));
  const middle = offset / 100 + gradient * 0.25;
  const tilted = (x: number, m: number) => Number((middle + m * (x - 0.25)).toFixed(2));
  const steep = gradient + spread;
  const flat = gradient - spread;
  return {
    best: [at(0.05, gradient), at(0.45, gradient)] as const,
    most: [tilted(0.05, steep), tilted(0.45, steep)] as const,
    least: [tilted(0.05, flat), tilted(0.45, flat)] as const,
  };
}

/** Without a last zero that tells nothing. */
const short = (value: number, figures = 4) =>
  sf(value, sf(value, figures).endsWith('0') ? figures - 1 : figures);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Nairobi', 'La Paz', 'Reykjavík', 'Jakarta', 'Kraków', 'Toronto'),
    gradient: choice(4.7, 4.75, 4.8, 4.85, 4.9, 4.95, 5),
    spread: choice(0.15, 0.2, 0.25, 0.3),
    offset: choice(2, 3, 4, 5, 6),
    hundredths: integers(35, 65, 5),
    error: choice(0.01, 0.02),
  },
  // The dashed lines must pass through the error bars of the outer points.
  allow: ({ spread, error }) => spread <= 18 * error,
  write: ({ place, gradient, spread, offset, hundredths, error }) => {
    const { best, most, least } = linesOf({ gradient, spread, offset });
    const time = hundredths / 100;
    const square = time ** 2;
    const doubt = 2 * time * error;
    const run = 0.4;
    const m = (best[1] - best[0]) / run;
    const half = (most[1] - most[0] - (least[1] - least[0])) / (2 * run);
    const g = 2 * m;
    // Then the origin lies between the dashed lines.
    const maybeRandom = most[0] - (0.05 * (most[1] - most[0])) / run <= 1e-9;
    const measured = [0.09, 0.16, 0.25, 0.36, 0.45].map((x, index) => [
      x,
      Number((best[0] + m * (x - 0.05) + [0.01, -0.02, 0.02, 0, -0.01][index]!).toFixed(2)),
    ]) as [number, number][];
    return {
      text: md`A student in ${place} drops a steel ball from rest through different heights $s$ and measures the time $t$ of its fall. The clock starts when an electromagnet is switched off and stops when the ball hits a trapdoor. The uncertainty in each time is $\pm ${error}\ \text{s}$; that of the heights is negligible. The graph shows $s$ against $t^2$ with the line of best fit (solid) and the steepest and the shallowest line (dashed) that are possible with the error bars.

![](drawing:data)

The line of best fit passes through $(0.05\ \text{s}^2,\ ${decimals(best[0], 2)}\ \text{m})$ and $(0.45\ \text{s}^2,\ ${decimals(best[1], 2)}\ \text{m})$, the steepest line through $(0.05\ \text{s}^2,\ ${decimals(most[0], 2)}\ \text{m})$ and $(0.45\ \text{s}^2,\ ${decimals(most[1], 2)}\ \text{m})$, and the shallowest one through $(0.05\ \text{s}^2,\ ${decimals(least[0], 2)}\ \text{m})$ and $(0.45\ \text{s}^2,\ ${decimals(least[1], 2)}\ \text{m})$.

(a) Explain why $s$ is plotted against $t^2$ and not against $t$. [1]

(b) One of the times is $(${decimals(time, 2)} \pm ${error})\ \text{s}$. Calculate the absolute uncertainty in $t^2$. [2]

(c) Determine the gradient of the line of best fit. State its unit. [2]

(d) Determine the absolute uncertainty in the gradient. [2]

(e) Determine the acceleration $g$ of free fall and its absolute uncertainty. [3]

(f) The line of best fit doesn't pass through the origin. Suggest a reason for this, and explain whether it affects the value of $g$. [2]`,
      hints: [
        md`Which equation of motion holds for a fall from rest? Compare it with the equation of a straight line.`,
        md`The percentage uncertainty in $t^2$ is twice that in $t$.`,
        md`The uncertainty in the gradient is half of the difference between the greatest and the smallest gradient.`,
      ],
      answer: md`(a) For a fall from rest $s = \frac{1}{2}gt^2$. So $s$ is proportional to $t^2$: a graph against $t^2$ is a straight line, whose gradient $\frac{1}{2}g$ can be found from all points together.

(b) Squaring doubles the percentage uncertainty: $\dfrac{\Delta(t^2)}{t^2} = 2\dfrac{\Delta t}{t}$. So $\Delta(t^2) = 2t\,\Delta t = 2 \times ${decimals(time, 2)} \times ${error} = ${sf(doubt, 2)}\ \text{s}^2$ on $t^2 = ${sf(square)}\ \text{s}^2$.

(c) With two points of the line that are far apart, the gradient is $\dfrac{${decimals(best[1], 2)} - ${decimals(best[0], 2)}}{0.45 - 0.05} = ${sf(m)}\ \text{m s}^{-2}$.

(d) The steepest line has the gradient $\dfrac{${decimals(most[1], 2)} - ${decimals(most[0], 2)}}{0.40} = ${short((most[1] - most[0]) / run)}$, the shallowest one $\dfrac{${decimals(least[1], 2)} - ${decimals(least[0], 2)}}{0.40} = ${short((least[1] - least[0]) / run)}\ \text{m s}^{-2}$. Half of their difference is the uncertainty: $\Delta m = ${sf(half, 2)}\ \text{m s}^{-2}$.

(e) The gradient is $\frac{1}{2}g$, so $g = 2 \times ${short(m)} = ${sf(g)}\ \text{m s}^{-2}$. A factor without uncertainty multiplies the absolute uncertainty as well: $\Delta g = 2 \times ${short(half, 3)} = ${sf(2 * half, 2)}\ \text{m s}^{-2}$. So $g = (${decimals(g, 1)} \pm ${decimals(2 * half, 1)})\ \text{m s}^{-2}$.

(f) All heights are too large by the same amount, for example because they were measured to the base of the trapdoor and not to the plate that the ball hits. This is a systematic error. It shifts every point upwards by the same distance, so the line moves, but its gradient and with it $g$ stay the same. A delay of the magnet can't be the reason: it makes the times too long and would shift the line to the right (negative intercept).${maybeRandom ? ' As a line through the origin is possible within the error bars, the intercept may also be due to random errors.' : ''}

**Watch out:** don't take two of the measured points for the gradient. The points must lie on the line, far apart.`,
      scheme: [
        [md`$s = \frac{1}{2}gt^2$ gives a straight line against $t^2$ OWTTE`, '1'],
        [md`doubles the percentage uncertainty, or $2t\,\Delta t$, or half of the range of $t^2$`, '1'],
        [md`$${sf(doubt, 2)}\ \text{s}^2$ (accept one significant figure)`, '1'],
        [md`$${sf(m)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{m s}^{-2}$`, '1'],
        [md`both extreme gradients`, '1'],
        [
          md`half of their difference, $${sf(half, 2)}\ \text{m s}^{-2}$ (accept one significant figure)`,
          '1',
        ],
        [md`$g = 2 \times$ gradient`, '1'],
        [md`$${sf(g)}\ \text{m s}^{-2}$ (allow ECF from (c))`, '1'],
        [
          md`uncertainty $${sf(2 * half, 2)}\ \text{m s}^{-2}$ (allow ECF from (d); accept one significant figure)`,
          '1',
        ],
        [
          md`a systematic error: all heights are too large by the same amount, with a plausible cause OWTTE${maybeRandom ? '; accept: a line through the origin is possible within the error bars, so the intercept may be due to random errors' : ''}; do not accept a delayed release of the ball`,
          '1',
        ],
        [md`the gradient doesn't change, so $g$ isn't affected`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(doubt.toPrecision(4))}`,
          unit: 's^2',
          accuracy: asUncertainty(doubt, 0.05),
          mistakes: [
            {
              value: sf(error * time, 3),
              note: md`You forgot to double: the time is squared, so its percentage uncertainty counts twice.`,
            },
            { value: sf(error ** 2, 2), note: md`You squared the uncertainty. Compare percentages.` },
          ],
        },
        {
          part: 'c',
          kind: 'units',
          expected: `${Number(m.toPrecision(6))} m s^-2`,
          accuracy: { tolerance: 0.1 },
          mistakes: [
            {
              value: `${sf(1 / m)} m s^-2`,
              note: md`You took the gradient the other way round. It is the change in $s$ divided by the change in $t^2$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(half.toPrecision(4))}`,
          unit: 'm s^-2',
          accuracy: asUncertainty(half),
          mistakes: [
            {
              value: sf(2 * half, 2),
              note: md`This is the whole difference of the extreme gradients. Take half of it.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$g =$`,
          expected: sf(g),
          unit: 'm s^-2',
          accuracy: { tolerance: 0.2 },
          follows: '2 * c.1',
          unless: 'g <= 0',
          marks: 2,
          mistakes: [{ value: sf(m), note: md`This is the gradient, which is half of $g$.` }],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$\Delta g =$`,
          expected: sf(2 * half, 2),
          unit: 'm s^-2',
          accuracy: { tolerance: 0.2 * half },
          follows: '2 * d.1',
          unless: 'u <= 0',
          marks: 1,
          mistakes: [{ value: sf(half, 2), note: md`The factor $2$ multiplies the uncertainty as well.` }],
        },
        { part: 'f', kind: 'self', why: 'suggest and explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(doubt, 2)}\ \text{s}^2`,
          value: slope((t) => t * t, time) * error,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(m)}\ \text{m s}^{-2}`,
          value: regression([0.05, 0.25, 0.45], [best[0], (best[0] + best[1]) / 2, best[1]]).gradient,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\Delta m = ${sf(half, 2)}\ \text{m s}^{-2}`,
          value: (regression([0.05, 0.45], most).gradient - regression([0.05, 0.45], least).gradient) / 2,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(g)}\ \text{m s}^{-2}`,
          value: (best[1] - best[0]) * 5,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(2 * half, 2)}\ \text{m s}^{-2}`,
          value: regression([0.05, 0.45], most).gradient - regression([0.05, 0.45], least).gradient,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 0.5],
          y: [0, 2.5],
          ticks: { x: 0.1, y: 0.5 },
          xLabel: '*t* ^2 / s^2',
          yLabel: '*s* / m',
          points: measured.map((at) => ({ at, cross: true })),
          lines: [
            ...measured.map(([x, y]) => {
              const bar = 2 * Math.sqrt(x) * error;
              return { from: [x - bar, y] as const, to: [x + bar, y] as const };
            }),
            { from: [0.05, best[0]], to: [0.45, best[1]], ink: 'accent' },
            { from: [0.05, most[0]], to: [0.45, most[1]], ink: 'soft', dashed: true },
            { from: [0.05, least[0]], to: [0.45, least[1]], ink: 'soft', dashed: true },
          ],
          description: `Height against the square of the time: five points with horizontal error bars, a solid line of best fit from (0.05, ${decimals(best[0], 2)}) to (0.45, ${decimals(best[1], 2)}), and two dashed lines, one steeper and one less steep.`,
        }),
      },
    };
  },
});
