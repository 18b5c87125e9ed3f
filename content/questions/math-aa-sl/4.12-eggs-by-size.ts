import { binomialCdf, integral, inverseNormal, normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.7', '4.8', '4.9', '4.11'],
  parameters: {
    place: choice('Rwanda', 'Brittany', 'Punjab', 'Tasmania', 'Ecuador'),
    mu: choice(60, 61, 62, 63),
    limit: choice(68, 69, 70),
    share: choice(10, 12, 15, 18),
    box: choice(10, 12, 18),
    least: choice(2, 3),
    wish: choice(25, 30, 35),
  },
  write: ({ place, mu, limit, share, box, least, wish }) => {
    const small = 53;
    const p = share / 100;
    const sigma = (limit - mu) / inverseNormal(1 - p);
    const rounded = Number(sf(sigma));
    const under = (x: number, m: number = mu, s: number = sigma): number => normalCdf(m - 12 * s, x, m, s);
    const medium = under(63) - under(small);
    const smallShare = under(small);
    const given = smallShare / under(63);
    const boxes = 1 - binomialCdf(0, least - 1, box, p);
    const [low, mid, top] = [9, 14, 20];
    // Three sizes: below 53, from 53 up to the limit, above it.
    const usual = 1 - smallShare - p;
    const income = low * smallShare + mid * usual + top * p;
    const newMean = limit - inverseNormal(1 - wish / 100) * sigma;
    const density = (x: number): number =>
      Math.exp(-(((x - mu) / sigma) ** 2) / 2) / (sigma * Math.sqrt(2 * Math.PI));
    // The result with the rounded spread of (a) is accepted, too, and rounded itself.
    const near = (exact: number, other: number, rounding = 0.00051): { tolerance: number } => ({
      tolerance: Math.abs(exact - other) + rounding,
    });
    const under2 = (x: number): number => under(x, mu, rounded);
    const left = mu - 9 * sigma;
    return {
      text: md`The mass of an egg from a farm in ${place} is a normally distributed random variable $W$ with mean $${mu}$ g and standard deviation $\sigma$ g. Eggs heavier than $${limit}$ g are called *large*. It is found that $${share}\%$ of the eggs are large.

(a) Show that $\sigma = ${sf(sigma)}$, correct to three significant figures. [3]

(b) Find $\mathrm{P}(${small} < W < 63)$. [2]

(c) Given that an egg has a mass of less than $63$ g, find the probability that its mass is less than $${small}$ g. [3]

Boxes are filled with $${box}$ eggs chosen at random.

(d) Find the probability that a box has at least $${least}$ large eggs. [3]

Eggs below $${small}$ g are called *small*, and those that are neither small nor large *medium*. The farm gets $${low}$ cents for a small, $${mid}$ cents for a medium and $${top}$ cents for a large egg.

(e) Find the expected income of the farm from one egg, in cents. [3]

With a new feed, the mean mass increases, while the standard deviation stays the same. Now $${wish}\%$ of the eggs are large.

(f) Find the new mean. [3]`,
      hints: [
        md`For (a), which $z$-value has the area $${(1 - p).toFixed(2)}$ to its left?`,
        md`In (c), the condition cuts the distribution off at $63$ g. Divide by its probability.`,
        md`Each egg in a box is large or not, independently of the others. Which distribution is that?`,
        md`In (f), $\sigma$ is known and the mean isn't. Standardise $${limit}$ with the unknown mean.`,
      ],
      answer: md`(a) To the left of $${limit}$ lies the area $1 - ${p} = ${(1 - p).toFixed(2)}$, whose $z$-value is $${sf(inverseNormal(1 - p), 5)}$. So $\dfrac{${limit} - ${mu}}{\sigma} = ${sf(inverseNormal(1 - p), 5)}$ and $\sigma = \dfrac{${limit - mu}}{${sf(inverseNormal(1 - p), 5)}} = ${sf(sigma, 5)} \approx ${sf(sigma)}$.

(b) $\mathrm{P}(${small} < W < 63) = ${sf(medium)}$

(c) An egg below $${small}$ g is also below $63$ g, so
$$\mathrm{P}(W < ${small} \mid W < 63) = \frac{\mathrm{P}(W < ${small})}{\mathrm{P}(W < 63)} = \frac{${sf(smallShare, 5)}}{${sf(under(63), 5)}} = ${sf(given)}.$$

(d) The number $N$ of large eggs in a box has the distribution $\mathrm{B}(${box}, ${p})$. The opposite of at least $${least}$ is at most $${least - 1}$: $\mathrm{P}(N \ge ${least}) = 1 - \mathrm{P}(N \le ${least - 1}) = ${sf(boxes)}$.

(e) The probabilities are $\mathrm{P}(\text{small}) = ${sf(smallShare, 5)}$, $\mathrm{P}(\text{large}) = ${p}$ and $\mathrm{P}(\text{medium}) = 1 - ${sf(smallShare, 5)} - ${p} = ${sf(usual, 5)}$. Multiply each price by its probability and add:
$$${low} \times ${sf(smallShare, 5)} + ${mid} \times ${sf(usual, 5)} + ${top} \times ${p} = ${sf(income)}\ \text{cents}$$

(f) To the left of $${limit}$ now lies $${(1 - wish / 100).toFixed(2)}$, whose $z$-value is $${sf(inverseNormal(1 - wish / 100), 5)}$. So $\dfrac{${limit} - \mu}{${sf(sigma, 5)}} = ${sf(inverseNormal(1 - wish / 100), 5)}$ and $\mu = ${limit} - ${sf(inverseNormal(1 - wish / 100), 5)} \times ${sf(sigma, 5)} = ${sf(newMean)}$ g.

**Calculator:** TI-Nspire: Inverse Normal with $\mu = 0$, $\sigma = 1$ for $z$; Normal Cdf; Binomial Cdf with lower bound $${least}$ and upper bound $${box}$. Casio fx-CG50: STAT, DIST, NORM, InvN and Ncd; BINOMIAL, Bcd.

**Watch out:** In (d) the probability is exactly $${p}$, as the text says. Nothing has to be calculated from the normal distribution again.`,
      scheme: [
        [md`(a) $z = ${sf(inverseNormal(1 - p), 5)}$`, 'A1'],
        [md`$\frac{${limit} - ${mu}}{\sigma} = ${sf(inverseNormal(1 - p), 5)}$`, 'M1'],
        [md`$\sigma = ${sf(sigma, 4)}$, which is $${sf(sigma)}$ to three significant figures`, 'A1'],
        [md`(b) normal probability with $\sigma = ${sf(sigma)}$`, '(M1)'],
        [md`$${sf(medium)}$`, 'A1'],
        [md`(c) recognises a conditional probability`, 'M1'],
        [md`$\frac{${sf(smallShare)}}{${sf(under(63))}}$`, 'A1'],
        [md`$${sf(given)}$`, 'A1'],
        [md`(d) binomial distribution with $n = ${box}$ and $p = ${p}$`, 'M1'],
        [md`$1 - \mathrm{P}(N \le ${least - 1})$`, 'M1'],
        [md`$${sf(boxes)}$`, 'A1'],
        [md`(e) the three probabilities $${sf(smallShare)}$, $${sf(usual)}$ and $${p}$`, 'A1'],
        [md`adds price times probability`, 'M1'],
        [md`$${sf(income)}$ cents`, 'A1'],
        [md`(f) $z = ${sf(inverseNormal(1 - wish / 100), 5)}$`, 'A1'],
        [md`$\frac{${limit} - \mu}{\sigma} = ${sf(inverseNormal(1 - wish / 100), 5)}$`, 'M1'],
        [md`$${sf(newMean)}$ g`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(medium.toPrecision(9))}`,
          accuracy: near(medium, under2(63) - under2(small)),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(given.toPrecision(9))}`,
          accuracy: near(given, under2(small) / under2(63)),
          mistakes: [
            {
              value: sf(smallShare, 6),
              note: md`This is the probability without the condition. Divide by $\mathrm{P}(W < 63)$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(boxes.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(1 - binomialCdf(0, least, box, p), 6),
              note: md`This is the probability of *more than* $${least}$. At least $${least}$ includes $${least}$ itself.`,
            },
            { value: sf(1 - boxes, 6), note: md`This is the probability of fewer than $${least}$.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(income.toPrecision(9))}`,
          accuracy: near(income, mid - (mid - low) * under2(small) + (top - mid) * p, 0.051),
          unit: 'cents',
        },
        {
          part: 'f',
          kind: 'number',
          label: 'New mean:',
          expected: `${Number(newMean.toPrecision(9))}`,
          accuracy: near(newMean, limit - inverseNormal(1 - wish / 100) * rounded, 0.051),
          unit: 'g',
          mistakes: [
            {
              value: sf(2 * limit - newMean, 6),
              note: md`Only $${wish}\%$ lie above $${limit}$ g, so the mean lies below it. Look at the sign of the $z$-value.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(sigma, 5)} \approx ${sf(sigma)}`,
          value: root((s) => under(limit, mu, s) - (1 - p), 1, 40),
        },
        { part: 'b', route: 'numeric', shown: `< 63) = ${sf(medium)}`, value: integral(density, small, 63) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(given)}`,
          value: integral(density, left, small) / integral(density, left, 63),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(boxes)}`,
          value: binomialCdf(least, box, box, p),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(income)}\ \text{cents}`,
          value:
            mid -
            (mid - low) * integral(density, left, small) +
            (top - mid) * integral(density, limit, mu + 9 * sigma),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${sf(newMean)}`,
          value: root((m) => under(limit, m) - (1 - wish / 100), mu - 2, limit + 10),
        },
      ],
    };
  },
});
