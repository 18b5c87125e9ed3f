import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  index: integers(1.46, 1.64, 0.01),
  odd: choice(1, 2, 3),
  chosen: choice(2, 3, 4),
  start: integers(12, 24),
  seed: integers(1, 60),
};

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const arcsine = (value: number) => (Math.asin(value) * 180) / Math.PI;
const spread = (degrees: number) => (sine(degrees + 1) - sine(degrees - 1)) / 2;

/** The angles that are read, and how high the three lines from the origin are at 0.900. */
function dataOf({ index, odd, start, seed }: Drawn<typeof parameters>) {
  const incident = integers(start, start + 50, 10);
  const random = randomFrom(`block ${seed}`);
  const angles = incident.map((angle, place) => {
    const read = Math.round(2 * arcsine(sine(angle) / index) + 1.8 * (random() - 0.5)) / 2;
    return place === odd ? read + 10 : read;
  });
  const good = incident
    .map((angle, place) => [sine(angle), sine(angles[place]!), spread(angles[place]!)] as const)
    .filter((_, place) => place !== odd);
  const sum = (of: (x: number, y: number) => number) => good.reduce((total, [x, y]) => total + of(x, y), 0);
  const height = (gradient: number) => Number((0.9 * gradient).toFixed(3));
  const middle = height(sum((x, y) => x * y) / sum((x) => x * x));
  const most = height(Math.min(...good.map(([x, y, bar]) => (y + bar) / x)));
  const least = height(Math.max(...good.map(([x, y, bar]) => (y - bar) / x)));
  const found = 0.9 / middle;
  const range = (0.9 / least - 0.9 / most) / 2;
  return { incident, angles, middle, most, least, found, range };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { middle, most, least, range } = dataOf(drawn);
    return (
      drawn.chosen !== drawn.odd &&
      most - middle > 0.004 &&
      middle - least > 0.004 &&
      range > 0.015 &&
      Math.abs(Number(range.toPrecision(1)) - range) <= 0.1 * range
    );
  },
  write: (drawn) => {
    const { odd, chosen } = drawn;
    const { incident, angles, middle, most, least, found, range } = dataOf(drawn);
    const gradient = middle / 0.9;
    const angle = angles[chosen]!;
    const value = sine(angle);
    const doubt = spread(angle);
    const critical = arcsine(gradient);
    const row = incident.map(
      (one, place) => [sine(one), sine(angles[place]!), spread(angles[place]!)] as const,
    );
    return {
      text: md`A narrow ray of light is aimed at the middle of the flat face of a semicircular block. It enters the block there and leaves it through the curved side. Ines in Braga sets the angle of incidence $\theta_1$ in air precisely and reads the angle of refraction $\theta_2$ in the block on a protractor, with an uncertainty of $\pm 1^\circ$.

| $\theta_1$ / $^\circ$ | ${incident.map((one) => md`$${one}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| $\theta_2$ / $^\circ$ | ${angles.map((one) => md`$${decimals(one, 1)}$`).join(' | ')} |

The graph shows $\sin\theta_2$ against $\sin\theta_1$ with error bars. One point is anomalous and was left out when the lines were drawn. The line of best fit (solid) passes through the origin and $(0.900,\ ${decimals(middle, 3)})$. The steepest and the shallowest line (dashed) from the origin that are possible with the error bars pass through $(0.900,\ ${decimals(most, 3)})$ and $(0.900,\ ${decimals(least, 3)})$.

![](drawing:data)

(a) Explain why the ray isn't refracted when it leaves the block through the curved side. [1]

(b) Identify the angle $\theta_1$ of the anomalous measurement, and suggest what may have led to it. [2]

(c) Calculate $\sin\theta_2$ and its absolute uncertainty for $\theta_1 = ${incident[chosen]!}^\circ$. [2]

(d) Determine the gradient of the line of best fit, and explain why it has no unit. [2]

(e) Determine the refractive index $n$ of the block and its absolute uncertainty. [3]

(f) Determine the critical angle for light that passes from this block into air. [2]`,
      hints: [
        md`Along which line of a circle does light from its centre travel? At which angle does that line meet the circle?`,
        md`For the uncertainty of a sine, find the sine of the largest and of the smallest possible angle.`,
        md`Write Snell's law for light from air into the block, and solve it for $\sin\theta_2$. What stands before $\sin\theta_1$?`,
        md`The steepest line gives the smallest index. Take half of the difference between the two extreme values.`,
      ],
      answer: md`(a) The ray comes from the centre of the semicircle, so it travels along a radius and meets the curved side along the normal: its angle of incidence there is zero.

(b) The point for $\theta_1 = ${incident[odd]!}^\circ$ lies far above the line. Its angle of refraction is about $10^\circ$ too large, so Ines may have counted from the wrong ten-degree mark of the protractor. She should measure it again.

(c) The angle read is $\theta_2 = ${decimals(angle, 1)}^\circ$, so $\sin ${decimals(angle, 1)}^\circ = ${decimals(value, 3)}$. It may lie between $${decimals(angle - 1, 1)}^\circ$ and $${decimals(angle + 1, 1)}^\circ$, so the uncertainty is half of the difference of the extreme sines: $\dfrac{\sin ${decimals(angle + 1, 1)}^\circ - \sin ${decimals(angle - 1, 1)}^\circ}{2} = ${decimals(doubt, 3)}$, which is $${decimals(doubt, 2)}$ to one figure.

(d) The line passes through the origin, so the gradient is $\dfrac{${decimals(middle, 3)}}{0.900} = ${decimals(gradient, 3)}$. A sine is a ratio of two lengths, so both axes, and with them the gradient, have no unit.

(e) Snell's law for air and the block is $\sin\theta_1 = n\sin\theta_2$, so $\sin\theta_2 = \dfrac{1}{n}\sin\theta_1$. The gradient is $\dfrac{1}{n}$, and $n = \dfrac{0.900}{${decimals(middle, 3)}} = ${sf(found)}$. The steepest line gives the smallest index, $\dfrac{0.900}{${decimals(most, 3)}} = ${sf(0.9 / most, 4)}$, and the shallowest line the largest, $\dfrac{0.900}{${decimals(least, 3)}} = ${sf(0.9 / least, 4)}$. Half of their difference is $\Delta n = ${sf(range, 2)}$, and rounded to one figure $n = ${decimals(found, 2)} \pm ${decimals(range, 2)}$.

(f) At the critical angle $\theta_c$ the ray in air is at $90^\circ$ to the normal, so $\sin\theta_c = \dfrac{1}{n}$, which is the gradient: $\theta_c = \arcsin ${decimals(gradient, 3)} = ${decimals(critical, 1)}^\circ$.

**Watch out:** with $\sin\theta_2$ on the vertical axis the gradient is the reciprocal of the refractive index. A gradient below $1$ is a warning: no index of a block can be so small.`,
      scheme: [
        [md`travels along a radius, or meets the surface along the normal OWTTE`, '1'],
        [md`$${incident[odd]!}^\circ$`, '1'],
        [md`protractor misread, by about $10^\circ$ OWTTE (do not accept 'human error' alone)`, '1'],
        [md`$\sin\theta_2 = ${decimals(value, 3)}$ (accept two significant figures)`, '1'],
        [md`$${decimals(doubt, 2)}$ (accept $${decimals(doubt, 3)}$)`, '1'],
        [md`$${decimals(gradient, 3)}$ (accept a value within $2\,\%$)`, '1'],
        [md`both axes show ratios without units OWTTE`, '1'],
        [md`$n = ${sf(found)}$ (allow ECF from (d))`, '1'],
        [
          md`the index from the steepest or from the shallowest line, or the percentage uncertainty of the gradient`,
          '1',
        ],
        [md`$\Delta n = ${sf(range, 1)}$ (accept $${sf(range, 2)}$)`, '1'],
        [md`$\sin\theta_c = \frac{1}{n}$`, '1'],
        [
          md`$${decimals(critical, 1)}^\circ$ (allow ECF from (d) or (e); accept two significant figures)`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta_1 =$`,
          expected: `${incident[odd]!}`,
          unit: '°',
          accuracy: { tolerance: 0.01 },
          marks: 1,
        },
        { part: 'b', kind: 'self', why: 'suggest', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: md`$\sin\theta_2 =$`,
          expected: `${Number(value.toPrecision(6))}`,
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: decimals(Math.sin(angle), 3),
              note: md`Your calculator works in radians. Set it to degrees.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`uncertainty of $\sin\theta_2$`,
          expected: `${Number(doubt.toPrecision(4))}`,
          accuracy: { tolerance: 0.006 },
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(gradient.toPrecision(5))}`,
          accuracy: { tolerance: 0.02 * gradient },
          marks: 1,
          mistakes: [
            { value: decimals(1 / gradient, 2), note: md`You took the gradient the other way round.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          label: md`$n =$`,
          expected: `${Number(found.toPrecision(5))}`,
          accuracy: { tolerance: 0.012 },
          follows: '1 / d.1',
          unless: 'n < 1',
          marks: 1,
          mistakes: [
            {
              value: decimals(gradient, 2),
              note: md`The gradient is $\frac{1}{n}$, as $\sin\theta_2$ is on the vertical axis.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$\Delta n =$`,
          expected: `${Number(range.toPrecision(4))}`,
          accuracy: { tolerance: 0.13 * range },
          marks: 2,
          mistakes: [
            { value: sf(2 * range, 2), note: md`This is the whole range. The uncertainty is half of it.` },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(critical.toPrecision(5))}`,
          unit: '°',
          accuracy: { tolerance: 0.6 },
          follows: 'arcsin(1 / e.1) * 180 / pi',
          unless: 't <= 0 or t >= 90',
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`\theta_1 = ${incident[odd]!}^\circ`,
          value:
            incident[
              row
                .map(([x, y]) => Math.abs(y - gradient * x))
                .reduce((worst, one, place, all) => (one > all[worst]! ? place : worst), 0)
            ]!,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${decimals(value, 3)}`,
          value: Math.sqrt(1 - Math.cos((angle * Math.PI) / 180) ** 2),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${decimals(doubt, 3)}`,
          value: Math.cos((angle * Math.PI) / 180) * sine(1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${decimals(gradient, 3)}`,
          value: regression([0, 0.45, 0.9], [0, middle / 2, middle]).gradient,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(found)}`,
          value: root((n) => n * middle - 0.9, 1, 3),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`\Delta n = ${sf(range, 2)}`,
          value: (root((n) => n * least - 0.9, 1, 3) - root((n) => n * most - 0.9, 1, 3)) / 2,
        },
        {
          part: 'f',
          route: 'substitution',
          shown: md`= ${decimals(critical, 1)}^\circ`,
          value: root((t) => 0.9 * sine(t) - middle, 0, 90),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 1],
          y: [0, 0.8],
          ticks: { x: 0.2, y: 0.2 },
          xLabel: 'sin *θ*_1',
          yLabel: 'sin *θ*_2',
          points: row.map(([x, y]) => ({ at: [x, y] as const, cross: true })),
          lines: [
            ...row.map(([x, y, bar]) => ({ from: [x, y - bar] as const, to: [x, y + bar] as const })),
            { from: [0, 0], to: [1, middle / 0.9], ink: 'accent' },
            { from: [0, 0], to: [1, most / 0.9], ink: 'second', dashed: true },
            { from: [0, 0], to: [1, least / 0.9], ink: 'second', dashed: true },
          ],
          description:
            'Sine of the angle of refraction against sine of the angle of incidence: six points with error bars, five of them near a straight line from the origin and one well above it, with a slightly steeper and a slightly shallower dashed line from the origin.',
        }),
      },
    };
  },
});
