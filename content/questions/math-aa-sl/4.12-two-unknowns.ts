import { inverseNormal, normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const below = (x: number, mu: number, sigma: number): number =>
  normalCdf(Number.NEGATIVE_INFINITY, x, mu, sigma);

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.9', '1.1'],
  parameters: {
    story: choice(
      {
        what: 'The mass of a mango from an orchard in Ghana',
        unit: 'g',
        low: 240,
        step: 60,
        many: 'mangoes',
        less: 'have a mass below',
        more: 'have a mass above',
      },
      {
        what: 'The time that a train takes from Bergen to Oslo',
        unit: 'minutes',
        low: 398,
        step: 14,
        many: 'trains',
        less: 'take less than',
        more: 'take more than',
      },
      {
        what: 'The length of a trout in a lake in Patagonia',
        unit: 'cm',
        low: 31,
        step: 9,
        many: 'trout',
        less: 'are shorter than',
        more: 'are longer than',
      },
      {
        what: 'The lifetime of a light bulb made in Brno',
        unit: 'hours',
        low: 1150,
        step: 400,
        many: 'bulbs',
        less: 'last less than',
        more: 'last more than',
      },
    ),
    lower: choice(8, 12, 15, 20, 25, 30),
    upper: choice(5, 10, 18, 22),
    shift: choice(0, 1, 2),
  },
  write: ({ story: { what, unit, low, step, many, less, more }, lower, upper, shift }) => {
    const x1 = low + shift * (step / (step % 2 ? 3 : 2));
    const x2 = x1 + step;
    const [z1, z2] = [inverseNormal(lower / 100), inverseNormal(1 - upper / 100)];
    const sigma = (x2 - x1) / (z2 - z1);
    const mu = x1 - z1 * sigma;
    // Enough for three significant figures, and for rounded z-values.
    const muTolerance = Math.max(0.006 * step, 0.505 * 10 ** (Math.floor(Math.log10(mu)) - 2));
    // A second route: for each spread the mean that the lower share needs, then the spread that the upper one needs.
    const meanFor = (s: number): number => root((m) => below(x1, m, s) - lower / 100, x1 - 4 * s, x1 + 4 * s);
    const s2 = root((s) => 1 - below(x2, meanFor(s), s) - upper / 100, step / 8, step);
    return {
      text: md`${what} is normally distributed with mean $\mu$ ${unit} and standard deviation $\sigma$ ${unit}. It is known that $${lower}\%$ of all ${many} ${less} $${x1}$ ${unit} and that $${upper}\%$ ${more} $${x2}$ ${unit}.

(a) Write down, without calculating $\mu$, whether $\mu$ is nearer to $${x1}$ or to $${x2}$. Give a reason. [1]

(b) Find two equations for $\mu$ and $\sigma$, and hence find the values of $\mu$ and $\sigma$. [6]`,
      hints: [
        md`Which of the two limits cuts off more of the distribution?`,
        md`Standardise both limits: what are their $z$-values? Look at the area to the *left* of each.`,
        md`$\dfrac{${x1} - \mu}{\sigma}$ is a known number, and so is $\dfrac{${x2} - \mu}{\sigma}$. Both equations are linear when you multiply by $\sigma$.`,
      ],
      answer: md`(a) The limit that cuts off more is nearer to the middle. Below $${x1}$ lie $${lower}\%$, above $${x2}$ lie $${upper}\%$, so $\mu$ is nearer to $${lower > upper ? x1 : x2}$.

(b) Standardise both limits with $z = \dfrac{x - \mu}{\sigma}$. The inverse normal gives the $z$-values from the areas to their left.

- To the left of $${x1}$ lies $${(lower / 100).toFixed(2)}$: $\dfrac{${x1} - \mu}{\sigma} = ${sf(z1, 5)}$, so $${x1} = \mu - ${sf(-z1, 5)}\sigma$.
- To the left of $${x2}$ lies $1 - ${(upper / 100).toFixed(2)} = ${(1 - upper / 100).toFixed(2)}$: $\dfrac{${x2} - \mu}{\sigma} = ${sf(z2, 5)}$, so $${x2} = \mu + ${sf(z2, 5)}\sigma$.

Subtract the first equation from the second, and $\mu$ disappears: $${step} = ${sf(z2 - z1, 5)}\sigma$, so $\sigma = ${sf(sigma, 5)} \approx ${sf(sigma)}$. Put this into the first equation: $\mu = ${x1} + ${sf(-z1, 5)} \times ${sf(sigma, 5)} = ${sf(mu, 5)} \approx ${sf(mu)}$.

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Inverse Normal, with $\mu = 0$ and $\sigma = 1$; then Solve System of Linear Equations. Casio fx-CG50: STAT, DIST, NORM, InvN, tail: left; then EQUATION, SIMUL.

**Watch out:** $${upper}\%$ lie *above* $${x2}$. The inverse normal wants the area to the left, $${(1 - upper / 100).toFixed(2)}$.`,
      scheme: [
        [md`(a) $${lower > upper ? x1 : x2}$, because it cuts off the larger part`, 'R1'],
        [md`(b) $z = ${sf(z1)}$ for $${x1}$`, 'A1'],
        [md`$z = ${sf(z2)}$ for $${x2}$`, 'A1'],
        [md`standardises one of the limits with $\mu$ and $\sigma$`, 'M1'],
        [md`$\frac{${x1} - \mu}{\sigma} = ${sf(z1)}$ and $\frac{${x2} - \mu}{\sigma} = ${sf(z2)}$`, 'A1'],
        [md`$\mu = ${sf(mu)}$ (accept what follows from rounded $z$-values)`, 'A1'],
        [md`$\sigma = ${sf(sigma)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'give a reason' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\mu =$`,
          expected: `${Number(mu.toPrecision(9))}`,
          accuracy: { tolerance: muTolerance },
          unit,
          marks: 3,
          mistakes: [
            {
              value: sf((x1 + x2) / 2, 6),
              note: md`This is halfway between the two limits. It would be the mean only if both cut off the same share.`,
            },
          ].filter(() => Math.abs(mu - (x1 + x2) / 2) > Math.max(0.02 * step, 1.2 * muTolerance)),
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\sigma =$`,
          expected: `${Number(sigma.toPrecision(9))}`,
          accuracy: { tolerance: 0.006 * sigma },
          unit,
          marks: 3,
          mistakes: [
            {
              value: sf(Math.abs(step / (inverseNormal(upper / 100) - z1)), 6),
              note: md`You took the area to the right of $${x2}$ as the area to its left. Then the $z$-value has the wrong sign.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`\sigma = ${sf(sigma, 5)} \approx ${sf(sigma)}`, value: s2 },
        { part: 'b', route: 'numeric', shown: md`= ${sf(mu, 5)} \approx ${sf(mu)}`, value: meanFor(s2) },
      ],
    };
  },
});
