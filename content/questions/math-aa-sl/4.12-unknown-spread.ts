import { inverseNormal, normalCdf, root, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The area from the mean up to z, in thin strips. */
const strips = (z: number): number =>
  sum((k) => Math.exp(-((((k + 0.5) * z) / 5000) ** 2) / 2), 0, 4999) * (z / 5000 / Math.sqrt(2 * Math.PI));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.9'],
  parameters: {
    story: choice(
      {
        what: 'A machine in Izmir fills bottles with olive oil. The volume in a bottle',
        unit: 'ml',
        mean: 505,
        least: 500,
        one: 'bottle',
      },
      {
        what: 'A bakery in Toulouse cuts dough into pieces. The mass of a piece',
        unit: 'g',
        mean: 262,
        least: 250,
        one: 'piece',
      },
      {
        what: 'A sawmill in Quebec cuts boards. The length of a board',
        unit: 'cm',
        mean: 243,
        least: 240,
        one: 'board',
      },
      {
        what: 'A dairy in Mongolia packs dried curd. The mass of a bag',
        unit: 'g',
        mean: 410,
        least: 400,
        one: 'bag',
      },
    ),
    shift: choice(-1, 0, 1),
    share: choice(0.03, 0.05, 0.08, 0.12, 0.15),
    wanted: choice(0.01, 0.02, 0.025),
    reach: choice(1, 2),
  },
  allow: ({ story: { mean, least }, shift, share, reach }) =>
    (reach * 4) / ((least - mean - shift) / inverseNormal(share)) < 2.8,
  write: ({ story: { what, unit, mean, least, one }, shift, share, wanted, reach }) => {
    const mu = mean + shift;
    const z = inverseNormal(share);
    const sigma = (least - mu) / z;
    const above = mu + reach * 4;
    const chance = normalCdf(above, Number.POSITIVE_INFINITY, mu, sigma);
    const newMean = least - inverseNormal(wanted) * sigma;
    const percent = (value: number): number => Number((value * 100).toFixed(1));
    // With the rounded σ of part (a), which some will take, the last figure may be another one.
    const nearly = normalCdf(above, Number.POSITIVE_INFINITY, mu, Number(sf(sigma)));
    return {
      text: md`${what} is normally distributed with mean $${mu}$ ${unit} and standard deviation $\sigma$ ${unit}. It is found that $${percent(share)}\%$ of the ${one}s are below $${least}$ ${unit}.

(a) Show that $\sigma = ${sf(sigma)}$, correct to three significant figures. [3]

(b) Find the probability that a ${one} chosen at random is above $${above}$ ${unit}. [2]

By a law, at most $${percent(wanted)}\%$ may be below $${least}$ ${unit}. The mean is changed so that exactly $${percent(wanted)}\%$ are below $${least}$ ${unit}, while the standard deviation stays the same.

(c) Find the new mean. [3]`,
      hints: [
        md`Which $z$-value has an area of $${share}$ to its left?`,
        md`In part (c), the $z$-value of $${least}$ is known, and the mean is not. Use the value of $\sigma$ that isn't rounded.`,
      ],
      answer: md`(a) $\mathrm{P}(Z < z) = ${share}$ gives $z = ${sf(z, 5)}$. So $\dfrac{${least} - ${mu}}{\sigma} = ${sf(z, 5)}$, and $\sigma = \dfrac{${least - mu}}{${sf(z, 5)}} = ${sf(sigma, 5)} \approx ${sf(sigma)}$.

(b) $\mathrm{P}(X > ${above}) = ${sf(chance)}$

(c) $\mathrm{P}(Z < z) = ${wanted}$ gives $z = ${sf(inverseNormal(wanted), 5)}$. So $\dfrac{${least} - \mu}{${sf(sigma, 5)}} = ${sf(inverseNormal(wanted), 5)}$, and $\mu = ${least} + ${sf(-inverseNormal(wanted), 5)} \times ${sf(sigma, 5)} = ${sf(newMean, 5)}$. The new mean is $${sf(newMean)}$ ${unit} to three significant figures.

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Inverse Normal with area $${share}$ (then $${wanted}$), $\mu = 0$, $\sigma = 1$; Normal Cdf with lower bound $${above}$ and upper bound $10^{99}$. Casio fx-CG50: STAT, DIST, NORM, InvN and Ncd.

**Watch out:** It is easy to lose the minus sign of $z$. In (a) $\sigma$ would then be negative, and in (c) the new mean would lie below $${least}$ ${unit}, so that more than half of the ${one}s would be too small.`,
      scheme: [
        [md`$z = ${sf(z)}$`, 'A1'],
        [md`$\frac{${least} - ${mu}}{\sigma} = ${sf(z)}$`, 'M1'],
        [md`$\sigma = ${sf(sigma, 4)}$, which is $${sf(sigma)}$ to three significant figures`, 'A1'],
        [md`writes $\mathrm{P}(X > ${above})$ with $\sigma = ${sf(sigma)}$`, '(M1)'],
        [md`$${sf(chance)}$`, 'A1'],
        [md`$z = ${sf(inverseNormal(wanted))}$`, 'A1'],
        [md`$\frac{${least} - \mu}{\sigma} = ${sf(inverseNormal(wanted))}$`, 'M1'],
        [md`$${sf(newMean)}$ ${unit}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(chance),
          ...(sf(nearly) !== sf(chance) && {
            accuracy: { tolerance: Math.abs(Number(sf(nearly)) - Number(sf(chance))) * 1.01 },
          }),
          mistakes: [
            {
              value: sf(1 - chance),
              note: md`This is the probability of being below $${above}$ ${unit}. You were asked for the other side.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(newMean),
          unit,
          mistakes: [
            {
              value: sf(2 * least - newMean),
              note: md`You took the $z$-value as positive. Only a small part lies below $${least}$ ${unit}, so this limit lies below the mean and its $z$-value is negative.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(sigma, 5)} \approx ${sf(sigma)}`,
          value: root((s) => normalCdf(Number.NEGATIVE_INFINITY, least, mu, s) - share, 0.5, 60),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `> ${above}) = ${sf(chance)}`,
          value: 0.5 - strips((above - mu) / sigma),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(newMean, 5)}`,
          value: root((m) => normalCdf(Number.NEGATIVE_INFINITY, least, m, sigma) - wanted, mu - 5, mu + 80),
        },
      ],
    };
  },
});
