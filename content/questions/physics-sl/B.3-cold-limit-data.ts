import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, type Drawn, integers, randomFrom } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const parameters = {
  start: choice(92, 93, 94, 95, 96, 97, 98, 99),
  volume: choice(250, 400, 500, 600, 750),
  limit: choice(-288, -284, -280, -276, -272, -268),
  doubt: choice(0.5, 0.8, 1),
  seed: integers(1, 60),
};

const temperatures = [10, 25, 40, 55, 70, 85];

/** The pressures with their scatter, and what is read off the three lines at 0 °C and 100 °C. */
function dataOf({ start, limit, doubt, seed }: Drawn<typeof parameters>) {
  const random = randomFrom(`flask ${seed}`);
  const pressures = temperatures.map((t) =>
    Number((start * (1 - t / limit) + 0.5 * doubt * (random() - 0.5)).toFixed(1)),
  );
  const best = regression(temperatures, pressures);
  const ends = (gradient: number, intercept: number) =>
    [0, 100].map((t) => Number((intercept + gradient * t).toFixed(1))) as [number, number];
  // From one end of the first error bar to the other end of the last one.
  const tilted = (sign: number) => {
    const gradient = (pressures[5]! - pressures[0]! + 2 * sign * doubt) / 75;
    const intercept = pressures[0]! - sign * doubt - 10 * gradient;
    const fits = temperatures.every(
      (t, index) => Math.abs(intercept + gradient * t - pressures[index]!) <= doubt + 1e-9,
    );
    return { ends: ends(gradient, intercept), fits };
  };
  const [steep, flat] = [tilted(1), tilted(-1)];
  const zeroOf = ([low, high]: readonly [number, number]) => (-100 * low) / (high - low);
  const middle = ends(best.gradient, best.intercept);
  const zero = zeroOf(middle);
  const [high, low] = [zeroOf(steep.ends), zeroOf(flat.ends)];
  return {
    pressures,
    middle,
    most: steep.ends,
    least: flat.ends,
    zero,
    high,
    low,
    range: (high - low) / 2,
    fits: steep.fits && flat.fits,
  };
}

const toTens = (value: number) => 10 * Math.round(value / 10);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters,
  allow: (drawn) => {
    const { zero, high, low, range, fits } = dataOf(drawn);
    const near = Math.abs(zero / 10 - Math.floor(zero / 10) - 0.5) > 0.06;
    return (
      fits &&
      near &&
      range >= 9.2 &&
      Math.abs(toTens(range) - range) <= 0.1 * range &&
      low < -275 &&
      high > -271
    );
  },
  write: (drawn) => {
    const { volume, doubt } = drawn;
    const { pressures, middle, most, least, zero, high, low, range } = dataOf(drawn);
    const rise = middle[1] - middle[0];
    const gradient = rise / 100;
    const amount = (gradient * 1000 * volume * 1e-6) / 8.31;
    const last = pressures[5]!;
    const percent = (100 * doubt) / last;
    const through = (line: readonly [number, number]) =>
      md`$(0\ ^\circ\text{C},\ ${decimals(line[0], 1)}\ \text{kPa})$ and $(100\ ^\circ\text{C},\ ${decimals(line[1], 1)}\ \text{kPa})$`;
    return {
      text: md`A sealed flask of volume $${volume}\ \text{cm}^3$ holds dry air. It stands in a water bath and is joined by a short tube to a pressure sensor outside the bath. Students in Tartu warm the bath in steps and record the pressure $p$ of the air at different Celsius temperatures $\theta$. The uncertainty in each pressure is $\pm ${decimals(doubt, 1)}\ \text{kPa}$; that of the temperatures is negligible.

| $\theta$ / $^\circ\text{C}$ | ${temperatures.map((t) => md`$${t}$`).join(' | ')} |
|---|---|---|---|---|---|---|
| $p$ / kPa | ${pressures.map((p) => md`$${decimals(p, 1)}$`).join(' | ')} |

The graph shows the points with error bars, the line of best fit (solid), and the steepest and the shallowest line (dashed) that are possible with the error bars. The line of best fit passes through ${through(middle)}, the steepest line through ${through(most)}, and the shallowest line through ${through(least)}.

![](drawing:data)

(a) Calculate the percentage uncertainty in the largest pressure. [1]

(b) Determine the gradient of the line of best fit. State its unit. [2]

(c) Absolute zero is the temperature at which the line reaches $p = 0$. Determine the value of absolute zero, in $^\circ\text{C}$, that follows from the line of best fit. [2]

(d) Determine the absolute uncertainty in this value, and state whether the result agrees with the accepted value of $-273\ ^\circ\text{C}$. [3]

(e) Determine the amount of air in the flask, in mol. Take $R = 8.31\ \text{J K}^{-1}\ \text{mol}^{-1}$. [2]

(f) The air in the tube and in the sensor stays at room temperature. Explain how this changes the gradient at higher temperatures. [1]

(g) Suggest **one** other improvement of the method. [1]`,
      hints: [
        md`The graph doesn't begin at $p = 0$, so the answer can't be read from it. Work with the equation of the line.`,
        md`Write $p = m\theta + c$ with the gradient $m$ and the value $c$ at $0\ ^\circ\text{C}$. For which $\theta$ is it zero?`,
        md`Extend the two dashed lines in the same way. The uncertainty is half of the difference between their results.`,
        md`For the amount compare the gradient with $pV = nRT$ at constant volume, and use SI units.`,
      ],
      answer: md`(a) $\dfrac{${decimals(doubt, 1)}}{${decimals(last, 1)}} \times 100 = ${sf(percent, 2)}\,\%$.

(b) The two given points are $100\ ^\circ\text{C}$ apart, so the gradient is $m = \dfrac{${decimals(middle[1], 1)} - ${decimals(middle[0], 1)}}{100} = ${decimals(gradient, 3)}\ \text{kPa K}^{-1}$. A difference of one degree Celsius is one kelvin, so $\text{kPa}\ ^\circ\text{C}^{-1}$ is the same unit.

(c) The line is $p = ${decimals(gradient, 3)}\,\theta + ${decimals(middle[0], 1)}$. At absolute zero $p = 0$, so $\theta_0 = -\dfrac{${decimals(middle[0], 1)}}{${decimals(gradient, 3)}} = ${decimals(zero, 0)}\ ^\circ\text{C}$.

(d) In the same way the steepest line gives $-\dfrac{${decimals(most[0], 1)}}{${decimals((most[1] - most[0]) / 100, 3)}} = ${decimals(high, 1)}\ ^\circ\text{C}$ and the shallowest one $-\dfrac{${decimals(least[0], 1)}}{${decimals((least[1] - least[0]) / 100, 3)}} = ${decimals(low, 1)}\ ^\circ\text{C}$. Half of the difference of these values is $\Delta\theta_0 = ${decimals(range, 0)}\ ^\circ\text{C}$, which is $${toTens(range)}\ ^\circ\text{C}$ to one figure. So $\theta_0 = (${toTens(zero)} \pm ${toTens(range)})\ ^\circ\text{C}$. The accepted value lies between the two extreme values, so the result agrees with it.

(e) At constant volume $p = \dfrac{nR}{V}T$, so the gradient is $\dfrac{nR}{V}$ and $n = \dfrac{${decimals(gradient, 3)} \times 10^3 \times ${volume} \times 10^{-6}}{8.31} = ${sf(amount)}\ \text{mol}$.

(f) This part of the air doesn't become warmer, so on heating some air moves from the flask into it. The pressure rises less than it should: the gradient is too small (and more so the hotter the bath is).

(g) For example: stir the water and wait at each temperature until the pressure is constant, immerse the flask up to its neck, use a shorter or narrower tube, or add measurements in ice and salt so that the line is extended less far.

**Watch out:** the line is extended over almost four times the range of the data, so a small uncertainty in the gradient becomes a large one in absolute zero.`,
      scheme: [
        [md`$${sf(percent, 2)}\,\%$ (accept one significant figure)`, '1'],
        [md`$${decimals(gradient, 3)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{kPa K}^{-1}$ (accept $\text{kPa}\ ^\circ\text{C}^{-1}$)`, '1'],
        [md`sets $p = 0$ in the equation of the line, or uses similar triangles`, '1'],
        [
          md`$${decimals(zero, 0)}\ ^\circ\text{C}$ (allow ECF from (b); accept $\pm 4\ ^\circ\text{C}$)`,
          '1',
        ],
        [
          md`extends the steepest or the shallowest line: $${decimals(high, 1)}\ ^\circ\text{C}$ or $${decimals(low, 1)}\ ^\circ\text{C}$`,
          '1',
        ],
        [
          md`half of the difference, $${decimals(range, 0)}\ ^\circ\text{C}$ (accept $${toTens(range)}\ ^\circ\text{C}$)`,
          '1',
        ],
        [
          md`agrees, as $-273\ ^\circ\text{C}$ lies within the range (allow ECF; do not accept 'agrees' alone)`,
          '1',
        ],
        [
          md`gradient equals $\frac{nR}{V}$, or uses $pV = nRT$ with a point of the line and $T$ in kelvin`,
          '1',
        ],
        [md`$${sf(amount)}\ \text{mol}$ (accept a value within $6\,\%$; allow ECF from (b))`, '1'],
        [md`part of the air isn't heated, so the pressure rises less and the gradient is smaller OWTTE`, '1'],
        [
          md`any sensible improvement, e.g. stirring and waiting, flask under water up to its neck, a wider range of temperatures`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(percent.toPrecision(4))}`,
          unit: '%',
          accuracy: asUncertainty(percent, 0.12),
        },
        {
          part: 'b',
          kind: 'units',
          expected: `${decimals(gradient, 3)} kPa K^-1`,
          accuracy: { tolerance: 0.02 * gradient },
          mistakes: [
            {
              value: `${sf(middle[1] / 100)} kPa K^-1`,
              note: md`You divided the coordinates of one point. The line doesn't pass through the origin of the Celsius scale.`,
            },
            { value: `${sf(1 / gradient)} kPa K^-1`, note: md`You took the gradient the other way round.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(zero, 1),
          unit: '°C',
          accuracy: { tolerance: 4 },
          follows: `-${decimals(middle[0], 1)} / b.1`,
          unless: 't >= 0',
          mistakes: [
            {
              value: decimals(-zero, 0),
              note: md`The line falls to zero on the left of $0\ ^\circ\text{C}$: the sign is negative.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$\Delta\theta_0 =$`,
          expected: decimals(range, 1),
          unit: '°C',
          accuracy: { tolerance: 0.12 * range },
          marks: 2,
          mistakes: [
            {
              value: decimals(2 * range, 0),
              note: md`This is the whole range. The uncertainty is half of it.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'compare in words', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(amount.toPrecision(5))}`,
          unit: 'mol',
          accuracy: { tolerance: 0.06 * amount },
          follows: `b.1 * 1000 * ${volume} * 10^(-6) / 8.31`,
          unless: 'n <= 0',
          mistakes: [
            {
              value: sf(amount / 1000),
              note: md`You used the gradient in $\text{kPa K}^{-1}$. Convert it into $\text{Pa K}^{-1}$.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(percent, 2)}\,\%`,
          value: root((x) => (x * last) / 100 - doubt, 0, 10),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${decimals(gradient, 3)}\ \text{kPa K}^{-1}`,
          value: regression([0, 50, 100], [middle[0], (middle[0] + middle[1]) / 2, middle[1]]).gradient,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${decimals(zero, 0)}\ ^\circ\text{C}`,
          value: root((t) => middle[0] + ((middle[1] - middle[0]) * t) / 100, -400, 0),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\Delta\theta_0 = ${decimals(range, 0)}\ ^\circ\text{C}`,
          within: 0.5001,
          value:
            (root((t) => most[0] + ((most[1] - most[0]) * t) / 100, -500, 0) -
              root((t) => least[0] + ((least[1] - least[0]) * t) / 100, -500, 0)) /
            2,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(amount)}\ \text{mol}`,
          // By the ideal gas law at both ends of the line.
          value: root((n) => (n * 8.31 * 100) / (volume * 1e-6) - rise * 1000, 0, 1),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 100],
          y: [90, 140],
          ticks: { x: 20, y: 10 },
          xLabel: '*θ* / °C',
          yLabel: '*p* / kPa',
          points: pressures.map((p, index) => ({ at: [temperatures[index]!, p] as const, cross: true })),
          lines: [
            ...pressures.map((p, index) => ({
              from: [temperatures[index]!, p - doubt] as const,
              to: [temperatures[index]!, p + doubt] as const,
            })),
            { from: [0, middle[0]], to: [100, middle[1]], ink: 'accent' },
            { from: [0, most[0]], to: [100, most[1]], ink: 'second', dashed: true },
            { from: [0, least[0]], to: [100, least[1]], ink: 'second', dashed: true },
          ],
          description:
            'Pressure from 90 to 140 kPa against Celsius temperature from 0 to 100: six points with error bars near a rising straight line, with a steeper and a shallower dashed line through the error bars.',
        }),
      },
    };
  },
});
