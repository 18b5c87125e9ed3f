import { normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

const bell = (t: number): number => Math.exp(-((t - 4) ** 2) / 2) / Math.sqrt(2 * Math.PI);
const tidy = (value: number): number => Number(value.toFixed(6));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['4.9', '4.11'],
  parameters: {
    story: choice(
      { what: 'The time that a ferry takes to cross the Bosphorus', unit: 'minutes', mu: 20, sizes: [2, 4] },
      { what: 'The mass of a loaf from a bakery in Addis Ababa', unit: 'g', mu: 500, sizes: [10, 20] },
      { what: 'The height of a barley plant in a field in Scotland', unit: 'cm', mu: 90, sizes: [5, 10] },
      { what: 'The yearly rainfall in a valley in Peru', unit: 'mm', mu: 760, sizes: [50, 80] },
    ),
    size: choice(0, 1),
    z: choice([0.4, 0.655], [0.6, 0.726], [0.8, 0.788], [1.2, 0.885], [1.4, 0.919], [1.6, 0.945]),
    side: choice('above', 'below'),
  },
  write: ({ story: { what, unit, mu, sizes }, size, z: [z, phi], side }) => {
    const sigma = sizes[size]!;
    const [low, high] = [tidy(mu - z * sigma), tidy(mu + z * sigma)];
    const tail = tidy(1 - phi);
    const middle = tidy(2 * phi - 1);
    const top = Math.round((phi - 0.5) * 1000);
    // Above the low limit, given below the mean; or the mirror image: both have the same probability.
    const answer =
      side === 'above'
        ? md`\mathrm{P}(X < ${high} \mid X > ${mu})`
        : md`\mathrm{P}(X > ${low} \mid X < ${mu})`;
    const value = tidy((2 * top) / 1000);
    const area = (from: number, to: number): number => normalCdf(from, to, mu, sigma);
    return {
      text: md`${what} is a normally distributed random variable $X$ with mean $${mu}$ ${unit} and standard deviation $${sigma}$ ${unit}. Let $Z$ be the standard normal variable. It is given that $\mathrm{P}(Z < ${z}) = ${phi}$, correct to three decimal places.

![](drawing:bell)

(a) Find the value of $x$ for which $\mathrm{P}(X < x) = ${phi}$. [2]

(b) Find $\mathrm{P}(X < ${low})$. [2]

(c) Find $\mathrm{P}(${low} < X < ${high})$. [1]

(d) Find $${answer}$. [2]`,
      hints: [
        md`The $z$-value tells how many standard deviations a value lies above the mean.`,
        md`The curve is symmetric about its mean, and the whole area below it is $1$.`,
        md`For (d), what is the probability of being ${side === 'above' ? 'above' : 'below'} the mean? Divide by it.`,
      ],
      answer: md`(a) $z = ${z}$ means $${z}$ standard deviations above the mean: $x = ${mu} + ${z} \times ${sigma} = ${high}$.

(b) The value $${low}$ lies as far below the mean as $${high}$ lies above it, so its $z$-value is $\dfrac{${low} - ${mu}}{${sigma}} = -${z}$. By symmetry $\mathrm{P}(Z < -${z}) = \mathrm{P}(Z > ${z}) = 1 - ${phi} = ${tail}$.

(c) Take both tails away from the whole area: $1 - 2 \times ${tail} = ${middle}$.

(d) Half of the area lies ${side} the mean, so the condition has the probability $0.5$. ${side === 'above' ? md`Between $${mu}$ and $${high}$` : md`Between $${low}$ and $${mu}$`} lies half of the area of (c), $${tidy(middle / 2)}$. So
$$${answer} = \frac{${tidy(middle / 2)}}{0.5} = ${value}.$$

**Watch out:** (c) and (d) have the same result, but not the same meaning. Given that $X$ is ${side} the mean, both the numerator and the denominator are halved.`,
      scheme: [
        [md`(a) $\frac{x - ${mu}}{${sigma}} = ${z}$`, 'M1'],
        [md`$${high}$`, 'A1'],
        [md`(b) $z = -${z}$, or the symmetry about the mean`, 'M1'],
        [md`$${tail}$`, 'A1'],
        [md`(c) $${middle}$ (follow through)`, 'A1'],
        [md`(d) divides by $0.5$`, 'M1'],
        [md`$${value}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$x =$',
          expected: `${high}`,
          accuracy: 'exact',
          unit,
          mistakes: [
            {
              value: `${low}`,
              note: md`More than half of the area lies to the left of $x$, so $x$ is above the mean.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${tail}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${phi}`,
              note: md`$${low}$ lies below the mean, so less than half of the area is to its left.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${middle}`,
          accuracy: 'exact',
          follows: '1 - 2 * b.1',
          unless: 'p < 0 or p > 1',
          mistakes: [
            { value: `${tidy(middle / 2)}`, note: md`This is the area on one side of the mean only.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${value}`,
          accuracy: 'exact',
          follows: 'c.1',
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: `${tidy(middle / 2)}`,
              note: md`This is the probability of both together. Divide by that of the condition.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${high}`,
          value: root(
            (x) => area(mu - 9 * sigma, x) - area(mu - 9 * sigma, mu + z * sigma),
            mu,
            mu + 3 * sigma,
          ),
          within: 1e-6,
        },
        { part: 'b', route: 'numeric', shown: `= ${tail}`, value: area(mu - 9 * sigma, low), within: 0.0006 },
        { part: 'c', route: 'numeric', shown: `= ${middle}`, value: area(low, high), within: 0.0012 },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${value}`,
          value: area(low, mu) / area(mu - 9 * sigma, mu),
          within: 0.0012,
        },
      ],
      drawings: {
        bell: plot({
          x: [0.8, 7.2],
          y: [0, 0.45],
          ticks: {
            x: [
              { at: 4, label: `${mu}` },
              { at: 4 + z, label: '*x*' },
            ],
            y: false,
          },
          height: 150,
          xLabel: '',
          yLabel: '',
          curves: [{ f: bell }],
          areas: [{ f: bell, from: 0.8, to: 4 + z }],
          notes: [{ at: [3.6, 0.12], text: `${phi}` }],
          description: `A bell-shaped curve with its middle at ${mu}. The area to the left of a value x above the mean is shaded and marked ${phi}.`,
        }),
      },
    };
  },
});
