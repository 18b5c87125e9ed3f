import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  acceleration: choice(0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9),
  width: integers(4, 6, 0.2),
  extra: choice(0.04, 0.05, 0.06, 0.07),
  seed: integers(1, 60),
  place: choice('Porto', 'Windhoek', 'Cebu', 'Graz', 'Mérida', 'Busan'),
};

const distances = [0.2, 0.4, 0.6, 0.8, 1];

/** The steepest and the shallowest line that pass through every error bar. */
function extremes(points: readonly (readonly [number, number, number])[]) {
  const found = points.flatMap(([x1, y1, bar1], index) =>
    points.slice(index + 1).flatMap(([x2, y2, bar2]) =>
      [1, -1].map((sign) => {
        const gradient = (y2 + sign * bar2 - (y1 - sign * bar1)) / (x2 - x1);
        return { gradient, intercept: y1 - sign * bar1 - gradient * x1 };
      }),
    ),
  );
  const possible = found
    .filter(({ gradient, intercept }) =>
      points.every(([x, y, bar]) => Math.abs(y - gradient * x - intercept) <= bar + 1e-9),
    )
    .sort((one, other) => one.gradient - other.gradient);
  return { shallowest: possible[0], steepest: possible.at(-1) };
}

/** The times that the class reads, and what is read off the three lines at 0.10 m and 1.10 m. */
function dataOf({ acceleration, width, extra, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`card ${seed}`);
  const times = distances.map((s) =>
    Math.round((10 * width) / Math.sqrt(2 * acceleration * (s + extra)) + 0.7 * (random() - 0.5)),
  );
  const points = times.map((t, index) => {
    const square = ((10 * width) / t) ** 2;
    return [distances[index]!, square, (2 * square) / t] as const;
  });
  const best = regression(
    points.map(([x]) => x),
    points.map(([, y]) => y),
  );
  const { shallowest = best, steepest = best } = extremes(points);
  const ends = (line: { gradient: number; intercept: number }) =>
    [0.1, 1.1].map((x) => Number((line.intercept + line.gradient * x).toFixed(2))) as [number, number];
  const [middle, most, least] = [ends(best), ends(steepest), ends(shallowest)];
  const gradient = middle[1] - middle[0];
  const doubt = (most[1] - most[0] - (least[1] - least[0])) / 4;
  return { times, points, middle, most, least, gradient, doubt };
}

const oneFigure = (value: number) => Number(value.toPrecision(1));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { middle, most, least, gradient, doubt } = dataOf(drawn);
    return (
      doubt > 0.012 &&
      doubt < 0.08 &&
      Math.abs(oneFigure(doubt) - doubt) <= 0.1 * doubt &&
      least[0] - 0.1 * (least[1] - least[0]) > most[0] - 0.1 * (most[1] - most[0]) &&
      middle[1] > 1.1 * 1.03 * gradient
    );
  },
  write: (drawn) => {
    const { width, place } = drawn;
    const { times, points, middle, most, least, gradient, doubt } = dataOf(drawn);
    const time = times[2]!;
    const speed = (10 * width) / time;
    const percent = 200 / time;
    const a = gradient / 2;
    const through = (line: readonly [number, number]) =>
      md`$(0.10\ \text{m},\ ${decimals(line[0], 2)}\ \text{m}^2\ \text{s}^{-2})$ and $(1.10\ \text{m},\ ${decimals(line[1], 2)}\ \text{m}^2\ \text{s}^{-2})$`;
    const drawnLine = (line: readonly [number, number]) => ({
      from: [0, line[0] - 0.1 * (line[1] - line[0])] as const,
      to: [1.15, line[1] + 0.05 * (line[1] - line[0])] as const,
    });
    const top = Math.ceil(most[1] * 5.3) / 5;
    return {
      text: md`A trolley is released from rest on a sloping track. It carries a card of width $${decimals(width, 1)}\ \text{cm}$ that blocks the beam of a light gate for a time $t$. A class in ${place} moves the gate to different distances $s$ from the point of release. The speed of the trolley at the gate is taken as $v = \dfrac{w}{t}$, where $w$ is the width of the card. The uncertainty in each time is $\pm 1\ \text{ms}$; those of $w$ and $s$ are negligible.

| $s$ / m | ${distances.map((s) => md`$${decimals(s, 2)}$`).join(' | ')} |
|---|---|---|---|---|---|
| $t$ / ms | ${times.map((t) => md`$${t}$`).join(' | ')} |

The graph shows $v^2$ against $s$ with error bars, the line of best fit (solid), and the steepest and the shallowest line (dashed) that are possible with the error bars. The line of best fit passes through ${through(middle)}, the steepest line through ${through(most)}, and the shallowest line through ${through(least)}.

![](drawing:data)

(a) For $s = 0.60\ \text{m}$, calculate $v$ and the percentage uncertainty in $v^2$. [3]

(b) Explain why $v^2$, and not $v$, is plotted against $s$. [2]

(c) Determine the gradient of the line of best fit. State its unit. [2]

(d) Determine the acceleration $a$ of the trolley and its absolute uncertainty. [3]

(e) The line of best fit meets the vertical axis above the origin. Suggest a systematic error that could cause this, and explain whether it changes the value of $a$. [2]`,
      hints: [
        md`Which equation of motion has the speed and the distance in it, but not the time since the release?`,
        md`A power of two doubles the percentage uncertainty.`,
        md`Use two points of each line that are far apart. The uncertainty of the gradient is half of the difference between the largest and the smallest one.`,
        md`Compare $v^2 = 2as$ with $y = mx$: what is the gradient in terms of $a$?`,
      ],
      answer: md`(a) The card passes the beam in $${time}\ \text{ms}$, so $v = \dfrac{${decimals(width / 100, 3)}}{${decimals(time / 1000, 3)}} = ${sf(speed)}\ \text{m s}^{-1}$. The percentage uncertainty in $v$ is that of the time, as the width is known well. Squaring doubles it: $2 \times \dfrac{1}{${time}} \times 100 = ${sf(percent, 2)}\,\%$.

(b) From rest and with constant acceleration $v^2 = 2as$. So $v^2$ is proportional to $s$, and the points should lie on a straight line whose gradient tells $a$; $v$ against $s$ would be a curve.

(c) The gradient is $\dfrac{${decimals(middle[1], 2)} - ${decimals(middle[0], 2)}}{1.10 - 0.10} = ${decimals(gradient, 2)}\ \text{m s}^{-2}$. The unit is that of the vertical axis divided by that of the horizontal one: $\text{m}^2\ \text{s}^{-2} \div \text{m} = \text{m s}^{-2}$.

(d) The gradient is $2a$, so $a = \dfrac{${decimals(gradient, 2)}}{2} = ${sf(a)}\ \text{m s}^{-2}$. The steepest line has the gradient $${decimals(most[1] - most[0], 2)}\ \text{m s}^{-2}$, the shallowest one $${decimals(least[1] - least[0], 2)}\ \text{m s}^{-2}$. Half of their difference is the uncertainty of the gradient, and dividing by $2$ once more gives $\Delta a = \dfrac{${decimals(most[1] - most[0], 2)} - ${decimals(least[1] - least[0], 2)}}{4} = ${Number(doubt.toFixed(4))}\ \text{m s}^{-2}$, which is rounded to one figure: $a = (${decimals(a, 2)} \pm ${decimals(doubt, 2)})\ \text{m s}^{-2}$.

(e) All the distances may be too small by the same amount, for example if $s$ is measured from the wrong part of the trolley and not from the card. (The trolley could also have been pushed a little at the release.) Then the whole line is shifted, but its gradient is the same, so $a$ doesn't change.

**Watch out:** the gradient isn't the acceleration but twice as great, and its uncertainty is halved with it.`,
      scheme: [
        [md`$${sf(speed)}\ \text{m s}^{-1}$ (accept two significant figures)`, '1'],
        [md`percentage uncertainty in $t$ is doubled`, '1'],
        [md`$${sf(percent, 2)}\,\%$ (accept one or three significant figures)`, '1'],
        [md`$v^2 = 2as$ for constant acceleration from rest`, '1'],
        [md`so a straight line is expected, whose gradient gives $a$ OWTTE`, '1'],
        [md`$${decimals(gradient, 2)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{m s}^{-2}$ (accept $\text{m}^2\ \text{s}^{-2}\ \text{m}^{-1}$)`, '1'],
        [md`$a = ${sf(a)}\ \text{m s}^{-2}$ (allow ECF from (c); accept two significant figures)`, '1'],
        [md`half of the difference between the largest and the smallest gradient`, '1'],
        [md`$\Delta a = ${sf(doubt, 1)}\ \text{m s}^{-2}$ (accept two significant figures)`, '1'],
        [md`distances too small by a constant amount, or a push at the release OWTTE`, '1'],
        [md`gradient is the same, so $a$ is not changed (do not accept 'no change' alone)`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$v =$`,
          expected: `${Number(speed.toPrecision(6))}`,
          unit: 'm s^-1',
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: sf(600 / time),
              note: md`You divided the distance $s$ by the time. The card, not the trolley's whole path, passes the gate in $t$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`percentage uncertainty in $v^2$`,
          expected: `${Number(percent.toPrecision(4))}`,
          unit: '%',
          accuracy: { tolerance: 0.16 * percent },
          marks: 2,
          mistakes: [
            {
              value: sf(percent / 2, 2),
              note: md`This is the percentage uncertainty in $v$. Squaring doubles it.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'units',
          expected: `${decimals(gradient, 2)} m s^-2`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            {
              value: `${sf(middle[1] / 1.1)} m s^-2`,
              note: md`You divided the coordinates of one point. The line doesn't pass through the origin, so use two points.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$a =$`,
          expected: `${Number(a.toPrecision(6))}`,
          unit: 'm s^-2',
          accuracy: { figures: 2 },
          follows: 'c.1 / 2',
          unless: 'a <= 0',
          marks: 1,
          mistakes: [{ value: decimals(gradient, 2), note: md`This is the gradient, which is $2a$.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$\Delta a =$`,
          expected: `${Number(doubt.toPrecision(4))}`,
          unit: 'm s^-2',
          accuracy: { tolerance: 0.12 * doubt },
          marks: 2,
          mistakes: [
            { value: sf(2 * doubt, 3), note: md`This is the uncertainty of the gradient, which is $2a$.` },
            {
              value: sf(4 * doubt, 3),
              note: md`You took the whole difference of the gradients. Take half of it, and remember that the gradient is $2a$.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'suggest and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: root((v) => v * time - 10 * width, 0.01, 10),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(percent, 2)}\,\%`,
          within: 0.06,
          // From the extreme times.
          value: (50 * ((time - 1) ** -2 - (time + 1) ** -2)) / time ** -2,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${decimals(gradient, 2)}\ \text{m s}^{-2}`,
          value: regression([0.1, 0.6, 1.1], [middle[0], (middle[0] + middle[1]) / 2, middle[1]]).gradient,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(a)}\ \text{m s}^{-2}`,
          value: root((x) => middle[0] + 2 * x * 1 - middle[1], 0, 5),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${Number(doubt.toFixed(4))}\ \text{m s}^{-2}`,
          value:
            (regression([0.1, 0.6, 1.1], [most[0], (most[0] + most[1]) / 2, most[1]]).gradient / 2 -
              regression([0.1, 0.6, 1.1], [least[0], (least[0] + least[1]) / 2, least[1]]).gradient / 2) /
            2,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 1.2],
          y: [0, top],
          ticks: { x: 0.2, y: 0.2 },
          xLabel: '*s* / m',
          yLabel: '*v* ^2 / m^2 s^{−2}',
          points: points.map(([x, y]) => ({ at: [x, y] as const, cross: true })),
          lines: [
            ...points.map(([x, y, bar]) => ({ from: [x, y - bar] as const, to: [x, y + bar] as const })),
            { ...drawnLine(middle), ink: 'accent' },
            { ...drawnLine(most), ink: 'second', dashed: true },
            { ...drawnLine(least), ink: 'second', dashed: true },
          ],
          description:
            'Speed squared against distance: five points with error bars that grow with the distance, a rising straight line of best fit that meets the vertical axis a little above the origin, and a steeper and a shallower dashed line through the error bars.',
        }),
      },
    };
  },
});
