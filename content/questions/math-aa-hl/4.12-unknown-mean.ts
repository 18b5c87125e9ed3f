import { inverseNormal, normalCdf, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const stories = [
  {
    many: 'mangoes',
    quantity: 'mass',
    what: 'mass of a mango from an orchard in Mali',
    unit: 'g',
    mean: [320, 340, 365],
    deviation: [22, 26, 31],
    small: 'are sold as small',
    large: 'are sold as large',
  },
  {
    many: 'runners',
    quantity: 'time',
    what: 'time of a runner in a half marathon in Quito',
    unit: 'minutes',
    mean: [118, 124, 131],
    deviation: [12, 14, 17],
    small: 'get a medal',
    large: 'arrive after the closing time',
  },
  {
    many: 'sunflowers',
    quantity: 'height',
    what: 'height of a sunflower in a field in Ukraine',
    unit: 'cm',
    mean: [172, 181, 194],
    deviation: [11, 13, 16],
    small: 'are cut for bouquets',
    large: 'have to be tied up',
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.9'],
  parameters: {
    story: choice(0, 1, 2),
    mean: choice(0, 1, 2),
    deviation: choice(0, 1, 2),
    low: choice(0.08, 0.1, 0.12, 0.15, 0.2),
    high: choice(0.05, 0.1, 0.18, 0.25),
  },
  write: ({ story, mean: m, deviation: d, low, high }) => {
    const { what, many, quantity, unit, mean: means, deviation: deviations, small, large } = stories[story]!;
    // Whole limits near the wanted shares, from which the parameters are found again.
    const a = Math.round(inverseNormal(low, means[m]!, deviations[d]!));
    const b = Math.round(inverseNormal(1 - high, means[m]!, deviations[d]!));
    const [zLow, zHigh] = [inverseNormal(low), inverseNormal(1 - high)];
    const sigma = (b - a) / (zHigh - zLow);
    const mu = a - zLow * sigma;
    const between = 1 - low - high;
    const middle = normalCdf(mu - 10, mu + 10, mu, sigma);
    const three = 3 * between * between * (1 - between);
    const [byMu, bySigma] = solveLinear(
      [
        [1, zLow],
        [1, zHigh],
      ],
      [a, b],
    ) as [number, number];
    const showLow = decimals(zLow, 4);
    const showHigh = decimals(zHigh, 4);
    // With a rounded σ the last figure may be another one.
    const nearly = normalCdf(-10, 10, 0, Number(sf(sigma)));
    return {
      text: md`The ${what}, in ${unit}, is normally distributed with mean $\mu$ and standard deviation $\sigma$. It is known that $${Math.round(low * 100)}\%$ of the ${many} have a ${quantity} below $${a}$ ${unit} and ${small}, and that $${Math.round(high * 100)}\%$ have a ${quantity} above $${b}$ ${unit} and ${large}.

(a) Find the value of $\mu$ and of $\sigma$. [6]

(b) One of the ${many} is chosen at random. Find the probability that the ${quantity} differs from the mean by less than $10$ ${unit}. [2]

(c) Three of the ${many} are chosen at random. Find the probability that exactly two of them have a ${quantity} between $${a}$ and $${b}$ ${unit}. [3]`,
      hints: [
        md`Standardise: $z = \dfrac{x - \mu}{\sigma}$. Which $z$-values belong to the two given percentages?`,
        md`You get two linear equations in $\mu$ and $\sigma$.`,
      ],
      answer: md`(a) Let $Z = \dfrac{X - \mu}{\sigma}$. From $\mathrm{P}(X < ${a}) = ${low}$, $\dfrac{${a} - \mu}{\sigma} = ${showLow}$. From $\mathrm{P}(X > ${b}) = ${high}$, $\dfrac{${b} - \mu}{\sigma} = ${showHigh}$. So

$$${a} = \mu - ${showLow.replace('-', '')}\sigma, \qquad ${b} = \mu + ${showHigh}\sigma$$

Solving, $\sigma = ${sf(sigma)}$ and $\mu = ${sf(mu)}$ (in ${unit}).

(b) With the values that are not rounded, $\mathrm{P}(\mu - 10 < X < \mu + 10) = ${sf(middle)}$.

(c) The probability to lie between the limits is $1 - ${low} - ${high} = ${Number(between.toFixed(4))}$. For exactly two of three,

$$\binom{3}{2} \times ${Number(between.toFixed(4))}^2 \times ${Number((1 - between).toFixed(4))} = ${sf(three)}$$

**Calculator:** Use the inverse normal with mean $0$ and standard deviation $1$ for the two $z$-values. TI-Nspire: Inverse Normal, Normal Cdf; Solve System of Linear Equations. Casio fx-CG50: STAT, DIST, NORM, InvN (Tail: Left) and Ncd; Equation, Simultaneous.

**Watch out:** The inverse normal needs the area to the *left*, so the second $z$-value belongs to $${Number((1 - high).toFixed(2))}$, not to $${high}$. If your $\sigma$ comes out negative or far too large, a $z$-value has the wrong sign.`,
      scheme: [
        ['standardises at least one of the values', 'M1'],
        [md`$${showLow}$`, 'A1'],
        [md`$${showHigh}$`, 'A1'],
        ['sets up and solves two equations', 'M1'],
        [md`$\sigma = ${sf(sigma)}$`, 'A1'],
        [md`$\mu = ${sf(mu)}$`, 'A1'],
        [md`$\mathrm{P}(\mu - 10 < X < \mu + 10)$`, '(M1)'],
        [md`$${sf(middle)}$`, 'A1'],
        [md`$${Number(between.toFixed(4))}$`, '(A1)'],
        ['binomial with three trials', 'M1'],
        [md`$${sf(three)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\sigma =$`,
          expected: sf(sigma),
          unit,
          marks: 3,
          unless: 's <= 0',
          mistakes: [
            {
              value: sf((b - a) / between),
              note: md`You put the areas in the place of the $z$-values. Find the $z$-values that belong to them first.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\mu =$`,
          expected: sf(mu),
          unit,
          marks: 3,
          follows: `${a} + ${decimals(-zLow, 7)} * a.1`,
          mistakes:
            Math.abs((a + b) / 2 - mu) < 3
              ? []
              : [
                  {
                    value: sf((a + b) / 2),
                    note: md`The mean would be half-way only if the two percentages were equal.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(middle),
          ...(sf(nearly) !== sf(middle) && {
            accuracy: { tolerance: Math.abs(Number(sf(nearly)) - Number(sf(middle))) * 1.01 },
          }),
          mistakes:
            Math.abs(middle - 0.5) < 0.005
              ? []
              : [
                  {
                    value: sf(1 - middle),
                    note: md`This is the probability to differ by more than $10$ ${unit}. You were asked for less.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(three),
          mistakes: [
            {
              value: sf(three / 3),
              note: md`You left out the number of ways to choose which two of the three it is.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: md`\sigma = ${sf(sigma)}`, value: bySigma },
        {
          part: 'a',
          route: 'substitution',
          shown: md`\mu = ${sf(mu)}`,
          value:
            Math.abs(normalCdf(Number.NEGATIVE_INFINITY, a, byMu, bySigma) - low) < 1e-6 ? byMu : Number.NaN,
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(middle)}`, value: normalCdf(-10, 10, 0, bySigma) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(three)}`,
          value: 3 * normalCdf(a, b, byMu, bySigma) ** 2 * (1 - normalCdf(a, b, byMu, bySigma)),
        },
      ],
    };
  },
});
