import { integral, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.14', '4.9'],
  parameters: {
    place: choice(
      'a lift in Bergamo',
      'a gondola in Whistler',
      'a small boat in Halong Bay',
      'a cable car in La Paz',
    ),
    mean: choice(68, 70, 72, 74),
    sigma: choice(9, 10, 11, 12),
    n: choice(6, 8, 10, 12),
    extra: choice(1.2, 1.5, 1.8, 2.1),
    bag: choice(6, 8, 9),
    spread: choice(2, 3),
  },
  write: ({ place, mean, sigma, n, extra, bag, spread }) => {
    const limit = Math.round((n * mean + extra * sigma * Math.sqrt(n)) / 10) * 10;
    const total = 1 - normalCdf(-Infinity, limit, n * mean, sigma * Math.sqrt(n));
    const level = mean + 3;
    const average = 1 - normalCdf(-Infinity, level, mean, sigma / Math.sqrt(n));
    const both = [n * (mean + bag), Math.sqrt(n * (sigma ** 2 + spread ** 2))] as const;
    const loaded = 1 - normalCdf(-Infinity, limit, both[0], both[1]);
    const density = (m: number, s: number) => (x: number) =>
      Math.exp(-((x - m) ** 2) / (2 * s * s)) / (s * Math.sqrt(2 * Math.PI));
    const tail = (from: number, m: number, s: number) => integral(density(m, s), from, m + 12 * s);
    return {
      text: md`The masses of the passengers of ${place} are normally distributed with mean $${mean}$ kg and standard deviation $${sigma}$ kg. They are independent of one another. It carries $${n}$ passengers, and its limit is $${limit}$ kg.

(a) Find the mean and the standard deviation of the total mass of $${n}$ passengers. [3]

(b) Find the probability that the total mass exceeds the limit. [2]

(c) Find the probability that the mean mass of the $${n}$ passengers is more than $${level}$ kg. [3]

(d) Explain why the total mass of $${n}$ passengers does not have the same distribution as $${n}$ times the mass of one passenger. [2]

(e) Each passenger has a bag, with masses that are normally distributed with mean $${bag}$ kg and standard deviation $${spread}$ kg, independently of everything else. Find the probability that the limit is exceeded now. [4]`,
      hints: [
        md`For a sum of independent variables the means and the variances are added.`,
        md`The standard deviation of a mean of $${n}$ values is smaller by the factor $\sqrt{${n}}$.`,
        md`For part (e) look at the mass of one passenger with a bag first.`,
      ],
      answer: md`(a) Means are added: $${n} \times ${mean} = ${n * mean}$ kg. Variances are added: $${n} \times ${sigma}^2 = ${n * sigma ** 2}$, so the standard deviation is $\sqrt{${n * sigma ** 2}} = ${sf(sigma * Math.sqrt(n))}\ \text{kg}$.

(b) The total is normally distributed. $\mathrm{P}(T > ${limit}) = ${sf(total)}$

(c) The mean has the standard deviation $\frac{${sigma}}{\sqrt{${n}}} = ${sf(sigma / Math.sqrt(n))}$. $\mathrm{P}(\bar{X} > ${level}) = ${sf(average)}$

(d) Heavy and light passengers partly balance each other in the total, so its variance is $${n} \times ${sigma}^2$. For $${n}$ times the mass of one passenger the variance would be $${n}^2 \times ${sigma}^2$, which is larger.

(e) The mean of the whole load is $${n}(${mean} + ${bag}) = ${both[0]}$ kg, and its variance is $${n}\left(${sigma}^2 + ${spread}^2\right) = ${n * (sigma ** 2 + spread ** 2)}$. The probability of exceeding the limit is $${sf(loaded)}$.

**Calculator:** Normal Cdf with the limit as the lower bound and a large upper bound. Use the unrounded standard deviations.

**Watch out:** Add variances, never standard deviations.`,
      scheme: [
        [md`$${n * mean}$`, 'A1'],
        [md`adds variances`, 'M1'],
        [md`$${sf(sigma * Math.sqrt(n))}$`, 'A1'],
        [md`normal distribution with these values`, 'M1'],
        [md`$${sf(total)}$`, 'A1'],
        [md`divides by $\sqrt{${n}}$`, 'M1'],
        [md`$${sf(sigma / Math.sqrt(n))}$`, 'A1'],
        [md`$${sf(average)}$`, 'A1'],
        [md`variance $${n}\sigma^2$ for the total`, 'R1'],
        [md`variance $${n}^2\sigma^2$ for the multiple`, 'R1'],
        [md`mean $${both[0]}$`, 'A1'],
        [md`adds the variances of passengers and bags`, 'M1'],
        [md`$${n * (sigma ** 2 + spread ** 2)}$`, 'A1'],
        [md`$${sf(loaded)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Mean:',
          expected: `${n * mean}`,
          accuracy: 'exact',
          unit: 'kg',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Standard deviation:',
          expected: `${sigma}sqrt(${n})`,
          marks: 2,
          mistakes: [
            {
              value: `${n * sigma}`,
              note: 'Standard deviations are not added. Add the variances and take the root.',
            },
          ],
        },
        { part: 'b', kind: 'number', expected: `${Number(total.toPrecision(7))}`, unless: 'p < 0 or p > 1' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(average.toPrecision(7))}`,
          mistakes: [
            {
              value: sf(1 - normalCdf(-Infinity, level, mean, sigma)),
              note: md`This is for one passenger. Divide the standard deviation by $\sqrt{${n}}$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        { part: 'e', kind: 'number', expected: `${Number(loaded.toPrecision(7))}` },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${n * mean}`,
          value: Array.from({ length: n }, () => mean).reduce((x, y) => x + y, 0),
        },
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${sf(sigma * Math.sqrt(n))}\ \text{kg}`,
          value: Math.sqrt(n * sigma ** 2),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(total)}`,
          value: tail(limit, n * mean, sigma * Math.sqrt(n)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(average)}`,
          value: tail(level, mean, sigma / Math.sqrt(n)),
        },
        { part: 'e', route: 'numeric', shown: sf(loaded), value: tail(limit, both[0], both[1]) },
      ],
    };
  },
});
