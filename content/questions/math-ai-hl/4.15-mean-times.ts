import { integral, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.9'],
  parameters: {
    thing: choice(
      ['The time that a call to a help desk in Bangalore takes', 'call', 'calls', 'minutes'],
      ['The waiting time at a border crossing in Georgia', 'driver', 'drivers', 'minutes'],
      ['The time that a visitor spends in a gallery in Bogotá', 'visitor', 'visitors', 'minutes'],
    ),
    mean: integers(18, 34, 2),
    deviation: choice(6, 7, 8, 9, 11),
    size: integers(40, 90, 10),
    shift: choice(1, 1.5, 2),
    count: integers(35, 60, 5),
  },
  allow: ({ deviation, size, shift }) => {
    const z = (shift * Math.sqrt(size)) / deviation;
    return z > 0.8 && z < 2.6;
  },
  write: ({ thing: [opening, one, several, unit], mean, deviation, size, shift, count }) => {
    const spread = deviation / Math.sqrt(size);
    const above = normalCdf(mean + shift, Number.POSITIVE_INFINITY, mean, spread);
    const within = normalCdf(mean - 1, mean + 1, mean, spread);
    const total = count * (mean + 1);
    const sumSpread = deviation * Math.sqrt(count);
    const more = normalCdf(total, Number.POSITIVE_INFINITY, count * mean, sumSpread);
    const bell = (m: number, s: number) => (x: number) =>
      Math.exp(-(((x - m) / s) ** 2) / 2) / (s * Math.sqrt(2 * Math.PI));
    return {
      text: md`${opening} has a mean of $${mean}$ ${unit} and a standard deviation of $${deviation}$ ${unit}. Its distribution is not known, but it is not normal.

The mean time $\bar{X}$ of a random sample of $${size}$ ${several} is considered.

(a) State the approximate distribution of $\bar{X}$, and the theorem that you use. [3]

(b) Find the probability that the mean time of the sample is greater than $${mean + shift}$ ${unit}. [2]

(c) Find the probability that the mean time of the sample differs from $${mean}$ ${unit} by less than one minute. [2]

(d) Find the probability that the total time of $${count}$ ${several} is greater than $${total}$ ${unit}. [3]

(e) State why the same methods could not be used for the time of a single ${one}. [1]`,
      hints: [
        md`For large samples, the mean is approximately normal with standard deviation $\frac{\sigma}{\sqrt{n}}$, whatever the distribution of a single value.`,
        md`The total is greater than $${total}$ exactly when the mean of the $${count}$ times is greater than $\frac{${total}}{${count}}$.`,
      ],
      answer: md`(a) As the sample is large, by the central limit theorem $\bar{X}$ is approximately normally distributed, with mean $${mean}$ and variance $\frac{${deviation}^2}{${size}} = ${sf(spread ** 2)}$: $\bar{X} \sim \mathrm{N}\left(${mean}, \frac{${deviation}^2}{${size}}\right)$.

(b) The standard deviation of $\bar{X}$ is $\frac{${deviation}}{\sqrt{${size}}} = ${sf(spread, 5)}$, so $\mathrm{P}(\bar{X} > ${mean + shift}) = ${sf(above)}$.

(c) $\mathrm{P}(${mean - 1} < \bar{X} < ${mean + 1}) = ${sf(within)}$

(d) The total is greater than $${total}$ when the mean of $${count}$ times is greater than $\frac{${total}}{${count}} = ${mean + 1}$. This mean has the standard deviation $\frac{${deviation}}{\sqrt{${count}}} = ${sf(deviation / Math.sqrt(count), 5)}$, so the probability is $p = ${sf(more)}$.

(e) The central limit theorem is about means (or sums) of large samples. A single time is not normally distributed.

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Normal Cdf. Casio fx-CG50: STAT, DIST, NORM, Ncd. Enter the standard deviation of the mean, for example $\frac{${deviation}}{\sqrt{${size}}}$ in (b), and not the variance.

**Watch out:** It is easy to use $${deviation}$ as the standard deviation of $\bar{X}$, but a mean varies much less than a single time. In (d), divide by the square root of the number that belongs to this part, $${count}$.`,
      scheme: [
        [md`central limit theorem, as the sample is large`, 'R1'],
        [md`normal with mean $${mean}$`, 'A1'],
        [md`variance $\frac{${deviation}^2}{${size}}$, or standard deviation $${sf(spread)}$`, 'A1'],
        [
          md`uses the normal distribution with standard deviation $\frac{${deviation}}{\sqrt{${size}}}$`,
          'M1',
        ],
        [md`$${sf(above)}$`, 'A1'],
        [md`$\mathrm{P}(${mean - 1} < \bar{X} < ${mean + 1})$`, 'M1'],
        [md`$${sf(within)}$`, 'A1'],
        [
          md`mean $${count * mean}$ and standard deviation $${sf(sumSpread)}$ of the total, or the mean of $${count}$ times`,
          'M1',
        ],
        [md`standard deviation correct`, 'A1'],
        [md`$${sf(more)}$`, 'A1'],
        [md`the distribution of a single time is not normal`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`Variance of $\bar{X}$:`,
          expected: fraction(deviation ** 2, size),
          marks: 1,
          mistakes: [
            {
              value: `${deviation ** 2}`,
              note: md`This is the variance of a single time. That of the mean is smaller: divide by $${size}$.`,
            },
            {
              value: sf(spread),
              note: 'This is the standard deviation. The variance is its square.',
            },
          ].filter((_, at) => at === 0 || Math.abs(spread - 1) > 0.1),
        },
        { part: 'a', kind: 'self', why: 'state the distribution and the theorem', marks: 2 },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(above.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(normalCdf(mean + shift, Number.POSITIVE_INFINITY, mean, deviation)),
              note: md`You used the standard deviation of a single time. Divide it by $\sqrt{${size}}$.`,
            },
            { value: sf(1 - above), note: 'This is the probability of the complement.' },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(within.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(within / 2),
              note: 'You looked at one side only. The mean may differ in both directions.',
            },
            ...(Math.abs(within - 0.5) > 0.02
              ? [{ value: sf(1 - within), note: 'This is the probability of the complement.' }]
              : []),
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(more.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(normalCdf(total, Number.POSITIVE_INFINITY, count * mean, deviation * count)),
              note: md`You multiplied the standard deviation by $${count}$. The variances add up, so it is multiplied by $\sqrt{${count}}$.`,
            },
            { value: sf(1 - more), note: 'This is the probability of the complement.' },
          ],
        },
        { part: 'e', kind: 'self', why: 'state why' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(spread ** 2)}`,
          value: integral(
            (x) => (x - mean) ** 2 * bell(mean, spread)(x),
            mean - 12 * spread,
            mean + 12 * spread,
          ),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(above)}`,
          value: integral(bell(mean, spread), mean + shift, mean + 12 * spread),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(within)}`,
          value: integral(bell(mean, spread), mean - 1, mean + 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `p = ${sf(more)}`,
          value: integral(bell(count * mean, sumSpread), total, total + 12 * sumSpread),
        },
      ],
    };
  },
});
