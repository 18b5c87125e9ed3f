import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

const volumes = [20, 25, 30, 40, 50];

function solve(gradient: number, error: number, noise: readonly number[]) {
  const pressures = volumes.map((volume, at) => Math.round(gradient / volume) + noise[at]!);
  const products = pressures.map((pressure, at) => pressure * volumes[at]!);
  // Through the origin and all error bars.
  const steepest = Math.round((Math.min(...products) * (1 + error / 100)) / 10) * 10;
  const least = Math.round((Math.max(...products) * (1 - error / 100)) / 10) * 10;
  return { pressures, steepest, least, off: (steepest - least) / 2 };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    gas: choice('air', 'nitrogen', 'argon'),
    celsius: integers(17, 27),
    gradient: integers(4200, 5200, 50),
    error: choice(3, 4, 5),
    noise: choice([1, -1, 2, -1, 1], [-1, 2, -1, 1, -1], [2, -1, 1, -2, 1], [0, 1, -2, 1, 1]),
  },
  write: ({ gas, celsius, gradient, error, noise }) => {
    const kelvin = celsius + 273;
    const { pressures, steepest, least, off } = solve(gradient, error, noise);
    const hidden = 2;
    const n = gradient / 1000 / (8.31 * kelvin);
    const high = (gradient + off) / 1000 / (8.31 * kelvin);
    const percent = (100 * off) / gradient;
    const absolute = (n * percent) / 100;
    const points = volumes.map((volume, at) => [1 / volume, pressures[at]!] as const);
    const top = Math.ceil((gradient / 20 + 20) / 50) * 50;
    return {
      text: md`A sample of ${gas} is trapped in a gas syringe at $${celsius}\ ^\circ\text{C}$. A student changes its volume, $V$, slowly, and measures the pressure, $p$, with an uncertainty of $\pm ${error}\%$.

| $V / \text{cm}^3$ | ${volumes.join(' | ')} |
|---|${volumes.map(() => '---').join('|')}|
| $\dfrac{1}{V} / \text{cm}^{-3}$ | ${volumes.map((volume, at) => (at === hidden ? '' : decimals(1 / volume, 4))).join(' | ')} |
| $p / \text{kPa}$ | ${pressures.join(' | ')} |

The graph shows her results with a line of best fit through the origin. Its gradient is $${gradient}\ \text{kPa cm}^3$. The steepest line through the origin and all error bars has a gradient of $${steepest}\ \text{kPa cm}^3$, and the least steep one $${least}\ \text{kPa cm}^3$.

![](drawing:line)

(a) Calculate the missing value of $\dfrac{1}{V}$. [1]

(b) State what the straight line through the origin shows about the relation of $p$ and $V$. [1]

(c) Show that the gradient is equal to $nRT$, where $n$ is the amount of gas. [1]

(d) Determine $n$, in mol. Use $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$, take $0\ ^\circ\text{C}$ as $273\ \text{K}$, and note that $1\ \text{kPa cm}^3 = 10^{-3}\ \text{J}$. [2]

(e) Calculate the percentage uncertainty of the gradient, from half of the difference of the two extreme gradients, and the absolute uncertainty of $n$ that it leads to. [2]

(f) Suggest why the student waits for a minute after each change of volume before she reads the pressure. [1]

(g) There is a little more gas in the tube between syringe and sensor, whose volume she has not counted. Suggest how this moves the points with the smallest volumes on the graph. [1]`,
      hints: [
        'Write the ideal gas law with the pressure alone on one side, and compare it with the equation of a straight line.',
        'The temperature must be in kelvin, and the gradient in joules.',
        md`$R$ and $T$ are taken as exact, so $n$ has the same percentage uncertainty as the gradient.`,
      ],
      answer: md`(a) $\dfrac{1}{${volumes[hidden]}} = ${decimals(1 / volumes[hidden]!, 4)}\ \text{cm}^{-3}$

(b) $p$ is proportional to $\dfrac{1}{V}$ (inversely proportional to $V$), at constant temperature.

(c) From $pV = nRT$ it follows that $p = nRT \times \dfrac{1}{V}$. In a graph of $p$ against $\dfrac{1}{V}$ the gradient is the factor $nRT$.

(d) The gradient is $${gradient} \times 10^{-3} = ${sf(gradient / 1000, 4)}\ \text{J}$ and the temperature $${celsius} + 273 = ${kelvin}\ \text{K}$.

$$n = \frac{${sf(gradient / 1000, 4)}}{8.31 \times ${kelvin}} = ${standardForm(n)}\ \text{mol}$$

(e) Half of the difference is $\dfrac{${steepest} - ${least}}{2} = ${off}\ \text{kPa cm}^3$. The percentage uncertainty is $\dfrac{${off}}{${gradient}} \times 100\% = ${sf(percent, 2)}\%$. The same percentage of $n$ is $\Delta n = ${decimals(percent / 100, 4)} \times ${standardForm(n)} = ${standardForm(absolute, 1)}\ \text{mol}$.

(f) Compression warms the gas (and expansion cools it). After a minute it is back at the temperature of the room, so that $T$ is the same for all points.

(g) The true volume is larger than the one that was read, and this matters most when $V$ is small. There $\dfrac{1}{V}$ is taken too large, so these points are moved to the right (and lie below the straight line).

**Watch out:** a gradient has a unit: that of the vertical axis divided by that of the horizontal axis.`,
      scheme: [
        [md`$${decimals(1 / volumes[hidden]!, 4)}\ \text{cm}^{-3}$ (accept 2 or 3 significant figures)`, '1'],
        [md`$p$ proportional to $\frac{1}{V}$ / inversely proportional to $V$`, '1'],
        [md`$p = nRT \times \frac{1}{V}$ compared with $y = mx$`, '1'],
        [md`gradient in joules and temperature in kelvin`, '1'],
        [md`$${standardForm(n)}\ \text{mol}$`, '1'],
        [md`$${sf(percent, 2)}\%$ (accept 3 significant figures)`, '1'],
        [md`$${standardForm(absolute, 1)}\ \text{mol}$ (ECF; accept 2 significant figures)`, '1'],
        ['the gas returns to the temperature of the surroundings (OWTTE)', '1'],
        [
          md`to the right / below the line, as the volume is too small / $\frac{1}{V}$ too large (OWTTE)`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: precise(1 / volumes[hidden]!),
          unit: 'cm^-3',
          accuracy: { figures: 2 },
        },
        { part: 'b', kind: 'self', why: 'state a relation' },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(n, 5),
          unit: 'mol',
          mistakes: [
            {
              value: standardForm(gradient / 1000 / (8.31 * celsius), 5),
              note: md`You used the temperature in degrees Celsius. The gas law needs kelvin.`,
            },
            {
              value: precise(gradient / (8.31 * kelvin)),
              note: md`You left the gradient in $\text{kPa cm}^3$. Change it to joules.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Percentage uncertainty of the gradient:',
          expected: precise(percent),
          unit: '%',
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: precise(2 * percent),
              note: md`You took the whole range from the least to the most steep line. The uncertainty is half of it.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: md`Absolute uncertainty of $n$:`,
          expected: standardForm(absolute, 3),
          unit: 'mol',
          accuracy: { tolerance: Number((absolute * 0.35).toPrecision(2)) },
          marks: 1,
          follows: 'd.1 * e.1 / 100',
          unless: 'u <= 0',
        },
        { part: 'f', kind: 'self', why: 'suggest a reason' },
        { part: 'g', kind: 'self', why: 'suggest an effect' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${decimals(1 / volumes[hidden]!, 4)}`,
          value: volumes[hidden]! ** -1,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${standardForm(n)}`,
          // With the volume for a pressure of 100 kPa in cubic metres.
          value: (100e3 * (gradient / 100) * 1e-6) / (8.31 * kelvin),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(percent, 2)}`,
          value: (50 * steepest) / gradient - (50 * least) / gradient,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${standardForm(absolute, 1)}`,
          // From the steepest line.
          value: high - n,
        },
      ],
      drawings: {
        line: plot({
          frame: true,
          grid: true,
          x: [0, 0.06],
          y: [0, top],
          xLabel: '1/*V* / cm^{−3}',
          yLabel: '*p* / kPa',
          ticks: { x: 0.01, y: 50 },
          curves: [{ f: (x) => gradient * x, to: 0.055 }],
          points: points.map((at) => ({ at })),
          lines: points.map(([x, y]) => ({
            from: [x, y * (1 - error / 100)],
            to: [x, y * (1 + error / 100)],
          })),
          description: `Graph of pressure against one over volume. Five points with error bars, at ${points.map(([x, y]) => `${x.toFixed(4)} and ${y}`).join(', ')}, lie along a straight line through the origin.`,
        }),
      },
    };
  },
  allow: ({ gradient, noise, error }) => {
    const { pressures: ys, steepest, least } = solve(gradient, error, noise);
    const fitted = regression(
      volumes.map((volume) => 1 / volume),
      ys,
    );
    return steepest - gradient > 50 && gradient - least > 50 && Math.abs(fitted.gradient - gradient) < 150;
  },
});
