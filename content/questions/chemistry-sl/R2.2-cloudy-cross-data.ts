import { mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    first: choice(118, 122, 126, 131, 134, 138, 142, 146),
    odd: choice(1, 2, 3),
    stock: choice(0.15, 0.2, 0.25),
    doubt: choice(2, 3),
    place: choice('Accra', 'Lima', 'Riga', 'Busan'),
  },
  write: ({ first, odd, stock, doubt, place }) => {
    const volumes = [10, 20, 30, 40, 50];
    const honest = volumes.map((volume) => Math.round((first * 10) / volume));
    const times = honest.map((time, at) => (at === odd ? Math.round(time * 1.22) : time));
    const strengths = volumes.map((volume) => (stock * volume) / 60);
    const rates = times.map((time) => 1000 / time);
    const oddVolume = volumes[odd]!;
    const strength = (stock * oddVolume) / 60;
    const third = rates[4]!;
    const relative = (100 * doubt) / times[4]!;
    const absolute = (third * relative) / 100;
    const slope = 1000 / (first * 10);
    const foretold = slope * 25;
    const seconds = 1000 / foretold;
    const top = Math.ceil((slope * 55) / 5) * 5;
    return {
      text: md`A class in ${place} studies the reaction of sodium thiosulfate with hydrochloric acid, which makes the mixture cloudy with sulfur.

$$\mathrm{S_2O_3^{2-}(aq) + 2H^{+}(aq) \rightarrow SO_2(g) + S(s) + H_2O(l)}$$

The time $t$ is measured until a cross under the flask can't be seen any more. A volume $V$ of $${decimals(stock, 3)}\ \text{mol dm}^{-3}$ thiosulfate solution is made up to $50.0\ \text{cm}^3$ with water, and $10.0\ \text{cm}^3$ of acid is added. The uncertainty of each time is $\pm ${doubt}\ \text{s}$.

| $V$ / $\text{cm}^3$ | ${volumes.map((volume) => `${volume}.0`).join(' | ')} |
|---|${volumes.map(() => '---|').join('')}
| $t$ / s | ${times.join(' | ')} |
| $\dfrac{1}{t}$ / $10^{-3}\ \text{s}^{-1}$ | ${rates.map((rate, at) => (at === 4 ? '?' : sf(rate))).join(' | ')} |

![](drawing:data)

The line of best fit, drawn without one of the points, passes through the origin.

(a) State why the total volume is kept the same by adding water. [1]

(b) Calculate the value of $\dfrac{1}{t}$ that is missing in the table, and its absolute uncertainty. [3]

(c) Identify the volume $V$ of the anomalous point, and suggest a mistake in timing that could have caused it. [2]

(d) Calculate the concentration of thiosulfate ions in the mixture of (c) at the start. [1]

(e) State the relation between $\dfrac{1}{t}$ and the concentration of thiosulfate that the graph shows, and explain it by collision theory. [2]

(f) The line passes through $(50.0\ \text{cm}^3,\ ${sf(50 * slope, 4)} \times 10^{-3}\ \text{s}^{-1})$. Determine the time that is expected for $V = 25.0\ \text{cm}^3$. [2]

(g) Suggest why the times could not be compared if flasks of different widths were used. [1]`,
      hints: [
        md`$\dfrac{1}{t}$ has the same percentage uncertainty as $t$.`,
        md`Is $\dfrac{1}{t}$ of the odd point too large or too small? What does this mean for the time?`,
        md`After mixing, the volume is $60.0\ \text{cm}^3$.`,
      ],
      answer: md`(a) So that the concentration of the acid is the same each time, that of thiosulfate is proportional to $V$, and the depth of liquid over the cross is the same.

(b) $\dfrac{1}{t} = \dfrac{1}{${times[4]}} = ${sf(third)} \times 10^{-3}\ \text{s}^{-1}$. The percentage uncertainty of $t$ is $\dfrac{${doubt}}{${times[4]}} \times 100 = ${sf(relative)}\,\%$, and that of $\dfrac{1}{t}$ is the same. So the absolute uncertainty is $${sf(relative / 100)} \times ${sf(third)} \times 10^{-3} = ${sf(absolute, 2)} \times 10^{-3}\ \text{s}^{-1}$.

(c) At $V = ${oddVolume}.0\ \text{cm}^3$ the point lies below the line: $\dfrac{1}{t}$ is too small, so the time is too long. The stopwatch was stopped too late (or started before mixing).

(d) $c = ${decimals(stock, 3)} \times \dfrac{${oddVolume}.0}{60.0} = ${sf(strength)}\ \text{mol dm}^{-3}$

(e) They are proportional: the line is straight and passes through the origin. With more thiosulfate ions in the same volume, collisions are more frequent, so there are more successful ones in each second.

(f) The line is proportional to $V$: $\dfrac{1}{t} = \dfrac{25.0}{50.0} \times ${sf(50 * slope, 4)} \times 10^{-3} = ${sf(foretold)} \times 10^{-3}\ \text{s}^{-1}$, so $t = ${sf(seconds)}\ \text{s}$.

(g) In a wider flask the liquid is less deep, so more sulfur has to form before the cross disappears. The time is then longer, although the rate is the same.

**Watch out:** $\dfrac{1}{t}$ is only proportional to the rate. It takes the same small amount of sulfur each time as the measure.`,
      scheme: [
        [
          md`keeps the acid concentration (or the depth) the same / concentration proportional to $V$ OWTTE`,
          '1',
        ],
        [md`$${sf(third)} \times 10^{-3}\ \text{s}^{-1}$`, '1'],
        [
          md`percentage uncertainty $${sf(relative, 2)}\,\%$, or largest and smallest value of $\frac{1}{t}$`,
          '1',
        ],
        [
          md`$\pm ${sf(absolute, 2)} \times 10^{-3}\ \text{s}^{-1}$ (accept one or two significant figures; allow ECF)`,
          '1',
        ],
        [md`$${oddVolume}.0\ \text{cm}^3$`, '1'],
        [md`stopped too late / started too early OWTTE (do not accept human error alone)`, '1'],
        [md`$${sf(strength)}\ \text{mol dm}^{-3}$ (allow ECF from (c))`, '1'],
        [md`proportional, as the line passes through the origin`, '1'],
        [md`more frequent collisions (do not accept more collisions alone)`, '1'],
        [md`$\frac{1}{t} = ${sf(foretold)} \times 10^{-3}\ \text{s}^{-1}$`, '1'],
        [md`$${sf(seconds)}\ \text{s}$ (allow ECF; accept a value within $2\,\%$)`, '1'],
        [md`other depth, so another amount of sulfur hides the cross OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state a reason' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\frac{1}{t} =$`,
          expected: precise(third / 1000),
          unit: 's^-1',
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: 'absolute uncertainty',
          expected: precise(absolute / 1000),
          unit: 's^-1',
          accuracy: asUncertainty(absolute / 1000, 0.12),
          marks: 2,
          follows: `b.1 * ${doubt} / ${times[4]}`,
          unless: 'u <= 0',
          mistakes: [
            {
              value: precise(1 / doubt),
              note: md`You took the reciprocal of the uncertainty. Use percentages.`,
            },
            {
              value: precise(relative),
              note: md`This is the percentage. The absolute uncertainty is asked for.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$V =$`,
          expected: `${oddVolume}`,
          unit: 'cm^3',
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'suggest', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: precise(strength),
          unit: 'mol dm^-3',
          follows: `${stock} * c.1 / 60`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: decimals((stock * oddVolume) / 50, 3),
              note: md`You left out the $10.0\ \text{cm}^3$ of acid: the mixture has $60.0\ \text{cm}^3$.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
        {
          part: 'f',
          kind: 'number',
          expected: precise(seconds),
          unit: 's',
          accuracy: { tolerance: Number((0.015 * seconds).toPrecision(2)) },
          mistakes: [
            {
              value: precise((times[1]! + times[2]!) / 2),
              note: md`You took the mean of two times. It is $\frac{1}{t}$ that changes along a straight line.`,
            },
          ],
        },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(third)} \times 10^{-3}`,
          value: root((x) => x * times[4]! - 1000, 1, 500) / 1000,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)} \times 10^{-3}`,
          value: (1 / (times[4]! - doubt) - 1 / (times[4]! + doubt)) / 2,
          within: 0.03 * absolute * 1e-3,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`V = ${oddVolume}`,
          // The volume whose time lies farthest from the mean of volume times time.
          value: (() => {
            const products = times.map((time, at) => time * volumes[at]!);
            const middle = mean(products.toSorted((a, b) => a - b).slice(1, 4));
            const off = products.map((product) => Math.abs(product - middle));
            return volumes[off.indexOf(Math.max(...off))]!;
          })(),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(strength)}\ \text{mol dm}^{-3}`,
          value: strengths[odd]!,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`t = ${sf(seconds)}\ \text{s}`,
          value: root((time) => time * 25 - first * 10, 1, 500),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 60],
          y: [0, top],
          ticks: { x: 10, y: top > 40 ? 10 : 5 },
          xLabel: '*V* / cm^3',
          yLabel: '(1/*t*) / 10^{−3} s^{−1}',
          points: volumes.map((volume, at) => ({
            at: [volume, rates[at]!] as [number, number],
            cross: true,
          })),
          lines: [{ from: [0, 0], to: [55, 55 * slope], ink: 'accent' }],
          description:
            'One over time against volume of thiosulfate: five crosses, four of them near a straight line through the origin and one below it.',
        }),
      },
    };
  },
});
