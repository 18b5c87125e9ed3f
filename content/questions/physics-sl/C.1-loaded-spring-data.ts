import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    stiffness: choice(18, 20, 22, 24, 26, 28, 30),
    own: choice(20, 25, 30, 35, 40),
    odd: choice(1, 2, 3),
    doubt: choice(0.1, 0.2),
    swings: choice(10, 20),
  },
  write: ({ stiffness, own, odd, doubt, swings }) => {
    const masses = [0.1, 0.2, 0.3, 0.4, 0.5];
    const square = (mass: number) => (4 * Math.PI ** 2 * (mass + own / 1000)) / stiffness;
    const start = Number(square(0).toFixed(3));
    const end = Number(square(0.5).toFixed(3));
    const gradient = (end - start) / 0.5;
    const k = (4 * Math.PI ** 2) / gradient;
    const extra = start / gradient;
    const totals = masses.map((mass, index) =>
      Number((swings * Math.sqrt(square(mass)) * (index === odd ? 1 + 1 / swings : 1)).toFixed(1)),
    );
    const last = totals[4]!;
    const period = last / swings;
    const shownPeriod = decimals(period, swings === 10 ? 2 : 3);
    const squared = period ** 2;
    const uncertain = 2 * period * (doubt / swings);
    const points = masses.map((mass, index) => [mass, (totals[index]! / swings) ** 2] as [number, number]);
    return {
      text: md`Rohan in Pune hangs different masses $m$ on a spring and measures the time $t$ of $${swings}$ complete oscillations. The uncertainty in each time is $\pm ${doubt}\ \text{s}$.

| $m$ / kg | ${masses.map((mass) => md`$${decimals(mass, 2)}$`).join(' | ')} |
|---|---|---|---|---|---|
| $t$ / s | ${totals.map((total) => md`$${decimals(total, 1)}$`).join(' | ')} |

The graph shows the square of the period, $T^2$, against $m$. The line of best fit, drawn without one anomalous point, passes through $(0,\ ${decimals(start, 3)}\ \text{s}^2)$ and $(0.500\ \text{kg},\ ${decimals(end, 3)}\ \text{s}^2)$.

![](drawing:data)

(a) Identify the mass for which the measurement is anomalous, and state how Rohan should treat it. [2]

(b) Calculate $T^2$ for $m = 0.50\ \text{kg}$ and its absolute uncertainty. [3]

(c) Determine the gradient of the line of best fit. State its unit. [2]

(d) Rohan assumes that the spring acts like an additional mass $M$ at its end, so that $T = 2\pi\sqrt{\dfrac{m + M}{k}}$. Determine the spring constant $k$. [2]

(e) Determine $M$. [2]

(f) Suggest one reason why timing more oscillations may **not** improve the result any further. [1]`,
      hints: [
        md`Which point lies far away from the line?`,
        md`The uncertainty of one period is that of the whole time divided by the number of oscillations. Squaring doubles the percentage.`,
        md`Square the equation in (d) and compare it with the equation of a straight line.`,
      ],
      answer: md`(a) The point for $m = ${decimals(masses[odd]!, 2)}\ \text{kg}$ lies far above the line: he probably let one oscillation too many pass. He should repeat this measurement, and leave the point out of the line of best fit if he can't.

(b) $T = \dfrac{${decimals(last, 1)}}{${swings}} = ${shownPeriod}\ \text{s}$, so $T^2 = ${sf(squared)}\ \text{s}^2$. The uncertainty of $T$ is $\dfrac{${doubt}}{${swings}} = ${sf(doubt / swings, 1)}\ \text{s}$. Squaring doubles the percentage uncertainty, so $\Delta(T^2) = 2T\,\Delta T = 2 \times ${shownPeriod} \times ${sf(doubt / swings, 1)} = ${sf(uncertain, 2)}\ \text{s}^2$.

(c) The gradient is $\dfrac{${decimals(end, 3)} - ${decimals(start, 3)}}{0.500} = ${sf(gradient)}\ \text{s}^2\ \text{kg}^{-1}$.

(d) Squaring gives $T^2 = \dfrac{4\pi^2}{k}m + \dfrac{4\pi^2M}{k}$, a straight line with the gradient $\dfrac{4\pi^2}{k}$. So $k = \dfrac{4\pi^2}{${sf(gradient, 4)}} = ${sf(k)}\ \text{N m}^{-1}$.

(e) The intercept is $\dfrac{4\pi^2M}{k}$, the gradient times $M$. So $M = \dfrac{${decimals(start, 3)}}{${sf(gradient, 4)}} = ${sf(extra, 2)}\ \text{kg}$.

(f) With many oscillations the amplitude falls, miscounting becomes likely, or the spring starts to swing sideways; other uncertainties, such as those of the masses, then matter more.

**Watch out:** the intercept isn't an error of the experiment here. It carries information about the spring.`,
      scheme: [
        [md`$${decimals(masses[odd]!, 2)}\ \text{kg}$`, '1'],
        [md`repeat the measurement, or leave the point out of the line OWTTE`, '1'],
        [md`$T^2 = ${sf(squared)}\ \text{s}^2$`, '1'],
        [md`$\Delta T = \frac{${doubt}}{${swings}}\ \text{s}$, or doubles the percentage uncertainty`, '1'],
        [md`$${sf(uncertain, 2)}\ \text{s}^2$ (accept one significant figure)`, '1'],
        [md`$${sf(gradient)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{s}^2\ \text{kg}^{-1}$`, '1'],
        [md`gradient equals $\frac{4\pi^2}{k}$`, '1'],
        [md`$${sf(k)}\ \text{N m}^{-1}$ (allow ECF from (c))`, '1'],
        [md`intercept equals gradient times $M$, or uses the intercept on the $m$-axis`, '1'],
        [md`$${sf(extra, 2)}\ \text{kg}$ (accept $${sf(extra)}\ \text{kg}$; allow ECF from (c))`, '1'],
        [md`any sensible reason, e.g. damping, miscounting, sideways motion`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: decimals(masses[odd]!, 2),
          accuracy: { tolerance: 0.001 },
          unit: 'kg',
          marks: 1,
        },
        { part: 'a', kind: 'self', why: 'state in words', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: md`$T^2 =$`,
          expected: `${Number(squared.toPrecision(6))}`,
          unit: 's^2',
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\Delta(T^2) =$`,
          expected: `${Number(uncertain.toPrecision(4))}`,
          unit: 's^2',
          accuracy: asUncertainty(uncertain, 0.07),
          marks: 2,
          mistakes: [
            {
              value: sf(uncertain / 2, 3),
              note: md`You forgot to double: the period is squared, so its percentage uncertainty counts twice.`,
            },
            {
              value: sf(uncertain * swings, 3),
              note: md`You used the uncertainty of the whole time. For one period it is divided by $${swings}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'units',
          expected: `${Number(gradient.toPrecision(6))} s^2 kg^-1`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            {
              value: `${sf(end / 0.5)} s^2 kg^-1`,
              note: md`You divided the value at $0.500\ \text{kg}$ by the mass. The line doesn't begin at the origin.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(k.toPrecision(6))}`,
          unit: 'N m^-1',
          accuracy: { figures: 2 },
          follows: '4 * pi^2 / c.1',
          unless: 'k <= 0',
          mistakes: [{ value: sf((2 * Math.PI) / gradient), note: md`You forgot to square $2\pi$.` }],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(extra.toPrecision(6))}`,
          unit: 'kg',
          accuracy: { tolerance: 0.04 * extra },
          follows: md`${decimals(start, 3)} / c.1`,
          unless: 'm <= 0',
          mistakes: [
            {
              value: decimals(start, 3),
              note: md`This is the intercept, in $\text{s}^2$. It is the gradient times $M$.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`m = ${decimals(masses[odd]!, 2)}\ \text{kg}`,
          value: points.reduce((worst, point) =>
            Math.abs(point[1] - start - gradient * point[0]) >
            Math.abs(worst[1] - start - gradient * worst[0])
              ? point
              : worst,
          )[0],
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`T^2 = ${sf(squared)}\ \text{s}^2`,
          value: (last * last) / swings ** 2,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(uncertain, 2)}\ \text{s}^2`,
          value: ((last + doubt) ** 2 - (last - doubt) ** 2) / (2 * swings ** 2),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(gradient)}\ \text{s}^2`,
          value: regression([0, 0.25, 0.5], [start, (start + end) / 2, end]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(k)}\ \text{N m}^{-1}`,
          value: root((x) => 4 * Math.PI ** 2 * 0.5 - x * (end - start), 1, 200),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(extra, 2)}\ \text{kg}`,
          value: -root((x) => start + gradient * x, -1, 0),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 0.6],
          y: [0, Math.ceil((end * 1.2) / 0.2) * 0.2],
          ticks: { x: 0.1, y: 0.2 },
          xLabel: '*m* / kg',
          yLabel: '*T* ^2 / s^2',
          points: points.map((at) => ({ at, cross: true })),
          lines: [{ from: [0, start], to: [0.56, start + 0.56 * gradient], ink: 'accent' }],
          description: `Period squared against mass: five points, four of them near a straight line that meets the vertical axis at ${decimals(start, 3)} and passes through (0.500, ${decimals(end, 3)}); one point lies clearly above the line.`,
        }),
      },
    };
  },
});
