import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  nuclide: choice(
    { name: 'barium-137m', half: 153, step: 60 },
    { name: 'protactinium-234m', half: 70, step: 30 },
  ),
  first: choice(480, 520, 560, 600, 640, 680, 720, 760),
  background: choice(3, 4, 5, 6),
  chosen: choice(2, 3, 4),
  seed: integers(1, 60),
};

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
  return { falling: possible[0], flat: possible.at(-1) };
}

/** The counts with their chance, and what is read off the three lines at both ends. */
function dataOf({ nuclide, first, background, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`counts ${seed}`);
  const times = [0, 1, 2, 3, 4, 5, 6].map((place) => place * nuclide.step);
  const counts = times.map((t) => {
    const expected = first * 2 ** (-t / nuclide.half) + background;
    return Math.round(expected + 1.2 * Math.sqrt(expected) * (random() + random() - 1));
  });
  const points = times.map((t, place) => {
    const corrected = counts[place]! - background;
    return [t, Math.log(corrected), Math.sqrt(counts[place]!) / corrected] as const;
  });
  const best = regression(
    points.map(([x]) => x),
    points.map(([, y]) => y),
  );
  const { falling, flat } = extremes(points);
  const last = times[6]!;
  const ends = (line: { gradient: number; intercept: number }) =>
    [line.intercept, line.intercept + line.gradient * last].map((y) => Number(y.toFixed(2))) as [
      number,
      number,
    ];
  const [middle, steep, shallow] = [ends(best), ends(falling ?? best), ends(flat ?? best)];
  const rateOf = ([high, low]: readonly [number, number]) => (high - low) / last;
  const [rate, most, least] = [rateOf(middle), rateOf(steep), rateOf(shallow)];
  const halfLife = Math.LN2 / rate;
  const doubt = (most - least) / 2;
  const range = (halfLife * doubt) / rate;
  return { times, counts, points, last, middle, steep, shallow, rate, most, least, doubt, halfLife, range };
}

const oneFigure = (value: number) => Number(value.toPrecision(1));

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { steep, shallow, rate, doubt, halfLife, range } = dataOf(drawn);
    const unit = 10 ** Math.floor(Math.log10(oneFigure(range)));
    const scaled = halfLife / unit;
    return (
      doubt > 0.02 * rate &&
      doubt < 0.15 * rate &&
      steep[0] > shallow[0] &&
      Math.abs(oneFigure(range) - range) <= 0.1 * range &&
      Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.06 &&
      Math.abs(halfLife - drawn.nuclide.half) < 0.8 * range
    );
  },
  write: (drawn) => {
    const { nuclide, background, chosen } = drawn;
    const { times, counts, points, last, middle, steep, shallow, rate, most, least, doubt, halfLife, range } =
      dataOf(drawn);
    const count = counts[chosen]!;
    const corrected = count - background;
    const logarithm = Math.log(corrected);
    const bar = Math.sqrt(count) / corrected;
    const percent = (100 * doubt) / rate;
    const unit = 10 ** Math.floor(Math.log10(oneFigure(range)));
    const rounded = (value: number) => unit * Math.round(value / unit);
    const through = (line: readonly [number, number]) =>
      md`$(0,\ ${decimals(line[0], 2)})$ and $(${last}\ \text{s},\ ${decimals(line[1], 2)})$`;
    return {
      text: md`A sample of ${nuclide.name} decays in front of a detector. Before the sample was put in place, the detector recorded $${60 * background}$ counts in $600\ \text{s}$. The table shows the number $N$ of counts, with background, in intervals of $10\ \text{s}$ that begin at the times $t$. The corrected count is called $C$. The uncertainty in $N$ is $\sqrt{N}$; that of the background is negligible.

| $t$ / s | ${times.map((t) => md`$${t}$`).join(' | ')} |
|---|---|---|---|---|---|---|---|
| $N$ | ${counts.map((one) => md`$${one}$`).join(' | ')} |

The graph shows $\ln C$ against $t$ with error bars, the line of best fit (solid), and the steepest and the shallowest line (dashed) that are possible with the error bars. The line of best fit passes through ${through(middle)}, the steepest line through ${through(steep)}, and the shallowest line through ${through(shallow)}.

![](drawing:data)

(a) Determine the number of background counts in $10\ \text{s}$. [1]

(b) For $t = ${times[chosen]!}\ \text{s}$, calculate $\ln C$ and its absolute uncertainty. [3]

(c) Explain why the points are expected to lie on a straight line, and what its gradient stands for. [2]

(d) Determine the decay constant $\lambda$. State its unit. [2]

(e) Determine the half-life and its absolute uncertainty. [3]

(f) Suggest **one** change to the measurement that would make the error bars at late times shorter. [1]`,
      hints: [
        md`Take the logarithm of both sides of the decay law $C = C_0\mathrm{e}^{-\lambda t}$.`,
        md`The corrected count has the same absolute uncertainty as $N$. For its logarithm, compare the largest and the smallest value, or divide this uncertainty by $C$.`,
        md`The half-life is inversely proportional to $\lambda$, so both have the same percentage uncertainty.`,
        md`The uncertainty of $\lambda$ is half of the difference between the values that the two dashed lines give.`,
      ],
      answer: md`(a) The rate is the same throughout, so in $10\ \text{s}$ there are $\dfrac{${60 * background}}{60} = ${background}$ counts.

(b) The corrected count is $C = ${count} - ${background} = ${corrected}$, so $\ln C = \ln ${corrected} = ${decimals(logarithm, 2)}$. The uncertainty in $C$ is $\sqrt{${count}} = ${sf(Math.sqrt(count))}$. A small change of $C$ changes $\ln C$ by the fractional change of $C$, so $\Delta(\ln C) = \dfrac{${sf(Math.sqrt(count))}}{${corrected}} = ${sf(bar, 2)}$.

(c) The corrected count follows $C = C_0\mathrm{e}^{-\lambda t}$, where $C_0$ is its value at $t = 0$. Taking logarithms gives $\ln C = \ln C_0 - \lambda t$. This is the equation of a straight line in $t$ with the gradient $-\lambda$.

(d) The gradient is $\dfrac{${decimals(middle[1], 2)} - ${decimals(middle[0], 2)}}{${last}}$, and $\lambda$ is its size: $\lambda = \dfrac{${decimals(middle[0], 2)} - ${decimals(middle[1], 2)}}{${last}} = ${sf(rate)}\ \text{s}^{-1}$. A logarithm has no unit, so the unit is that of $\frac{1}{t}$.

(e) The half-life is $T = \dfrac{\ln 2}{\lambda} = ${sf(halfLife)}\ \text{s}$. The steepest line gives $\dfrac{${decimals(steep[0], 2)} - ${decimals(steep[1], 2)}}{${last}} = ${sf(most)}\ \text{s}^{-1}$ and the shallowest one $\dfrac{${decimals(shallow[0], 2)} - ${decimals(shallow[1], 2)}}{${last}} = ${sf(least)}\ \text{s}^{-1}$. Half of their difference is $${sf(percent, 2)}\,\%$ of $\lambda$, and the half-life has the same percentage uncertainty: $\Delta T = ${decimals(range, 1)}\ \text{s}$. To one figure of the uncertainty, $T = (${rounded(halfLife)} \pm ${rounded(range)})\ \text{s}$.

(f) For example: count for longer than $10\ \text{s}$ late in the experiment and work with the rate, move the detector closer, use a stronger sample, or add the counts of several runs. Larger counts have a smaller percentage uncertainty, as $\frac{\sqrt{N}}{N}$ falls when $N$ grows.

**Watch out:** subtract the background before you take the logarithm. With it the graph bends towards the horizontal at late times, and the half-life seems too long.`,
      scheme: [
        [md`$${background}$`, '1'],
        [md`$\ln C = ${decimals(logarithm, 2)}$ (allow ECF from (a))`, '1'],
        [md`$\frac{\sqrt{N}}{C}$, or half of the difference of the extreme logarithms`, '1'],
        [md`$${sf(bar, 2)}$ (accept one significant figure)`, '1'],
        [md`$\ln C = \ln C_0 - \lambda t$`, '1'],
        [md`straight line in $t$ with the gradient $-\lambda$ OWTTE`, '1'],
        [md`$${sf(rate)}$ (accept a value within $2\,\%$; do not accept a negative value)`, '1'],
        [md`$\text{s}^{-1}$`, '1'],
        [md`$T = ${sf(halfLife)}\ \text{s}$ (allow ECF from (d))`, '1'],
        [md`half of the difference of the extreme decay constants or half-lives`, '1'],
        [md`$\Delta T = ${rounded(range)}\ \text{s}$ (accept $${decimals(range, 1)}\ \text{s}$)`, '1'],
        [
          md`any sensible change that leads to larger counts, e.g. longer intervals, detector closer, stronger sample`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${background}`,
          accuracy: { tolerance: 0.01 },
          mistakes: [
            {
              value: `${6 * background}`,
              note: md`This is the count of one minute. There are $60$ intervals of $10\ \text{s}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\ln C =$`,
          expected: `${Number(logarithm.toPrecision(5))}`,
          accuracy: { tolerance: 0.006 },
          follows: `ln(${count} - a.1)`,
          marks: 1,
          mistakes: [
            { value: sf(Math.log(count), 4), note: md`You forgot to subtract the background.` },
            { value: sf(Math.log10(corrected), 4), note: md`This is the logarithm with base $10$.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\Delta(\ln C) =$`,
          expected: `${Number(bar.toPrecision(4))}`,
          accuracy: asUncertainty(bar, 0.12),
          marks: 2,
          mistakes: [
            {
              value: sf(Math.log(Math.sqrt(count)), 3),
              note: md`You took the logarithm of the uncertainty. A change of $C$ changes $\ln C$ by the fractional change.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'units',
          expected: `${Number(rate.toPrecision(5))} s^-1`,
          accuracy: { tolerance: 0.02 * rate },
          mistakes: [
            {
              value: `${sf(middle[0] / last)} s^-1`,
              note: md`You took the line as if it ended on the time axis. Use the difference of both values of $\ln C$.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$T =$`,
          expected: `${Number(halfLife.toPrecision(5))}`,
          unit: 's',
          accuracy: { figures: 2 },
          follows: 'ln(2) / d.1',
          unless: 't <= 0',
          marks: 1,
          mistakes: [
            {
              value: sf(1 / rate),
              note: md`This is $\frac{1}{\lambda}$. The half-life has the factor $\ln 2$.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$\Delta T =$`,
          expected: `${Number(range.toPrecision(4))}`,
          unit: 's',
          accuracy: asUncertainty(range, 0.13),
          marks: 2,
        },
        { part: 'f', kind: 'self', why: 'suggest' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: md`= ${background}`, value: (60 * background * 10) / 600 },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${decimals(logarithm, 2)}`,
          value: root((x) => Math.exp(x) - corrected, 0, 10),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(bar, 2)}`,
          within: 0.06 * bar,
          value: (Math.log(corrected + Math.sqrt(count)) - Math.log(corrected - Math.sqrt(count))) / 2,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(rate)}\ \text{s}^{-1}`,
          value: -regression([0, last / 2, last], [middle[0], (middle[0] + middle[1]) / 2, middle[1]])
            .gradient,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(halfLife)}\ \text{s}`,
          // The time in which the line falls by ln 2.
          value: root((t) => Math.exp((-(middle[0] - middle[1]) * t) / last) - 0.5, 1, 1000),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`\Delta T = ${decimals(range, 1)}\ \text{s}`,
          value:
            (Math.LN2 * last * (steep[0] - steep[1] - shallow[0] + shallow[1])) /
            (2 * (middle[0] - middle[1]) ** 2),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, nuclide.step * 7],
          y: [4, 7],
          ticks: { x: nuclide.step, y: 0.5 },
          xLabel: '*t* / s',
          yLabel: 'ln *C*',
          points: points.map(([x, y]) => ({ at: [x, y] as const, cross: true })),
          lines: [
            ...points.map(([x, y, half]) => ({ from: [x, y - half] as const, to: [x, y + half] as const })),
            { from: [0, middle[0]], to: [last, middle[1]], ink: 'accent' },
            { from: [0, steep[0]], to: [last, steep[1]], ink: 'second', dashed: true },
            { from: [0, shallow[0]], to: [last, shallow[1]], ink: 'second', dashed: true },
          ],
          description:
            'Natural logarithm of the corrected count against time: seven points with error bars that become longer with time, near a falling straight line, with a steeper and a shallower dashed line through the error bars.',
        }),
      },
    };
  },
});
