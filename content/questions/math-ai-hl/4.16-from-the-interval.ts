import { inverseNormal, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['4.15'],
  parameters: {
    story: choice(
      ['the length of trout in a river in Bosnia', 'cm', 34],
      ['the age of oak trees in a park in Riga', 'years', 118],
      ['the daily sales of a kiosk in Porto', 'euros', 236],
      ['the mass of apples from an orchard in Tyrol', 'g', 158],
    ),
    offset: choice(-2, -1, 0, 1, 2),
    half: choice(1.2, 1.5, 1.8, 2.4, 3.1),
    n: choice(36, 49, 64, 100),
    level: choice(90, 95, 99),
  },
  write: ({ story: [what, unit, base], offset, half, n, level }) => {
    const mean = base + offset;
    const [low, high] = [Number((mean - half).toPrecision(6)), Number((mean + half).toPrecision(6))];
    const z = inverseNormal(0.5 + level / 200);
    const sigma = (half * Math.sqrt(n)) / z;
    const smaller = Number((half / 2).toPrecision(4));
    const other = 100 * normalCdf(-1, 1, 0, half / smaller / z);
    const chance = 2 * normalCdf(0, smaller / (sigma / Math.sqrt(n)));
    const claim = Number((mean + 1.3 * half).toFixed(1));
    return {
      text: md`A study looked at ${what}. From a random sample of $${n}$ and a known standard deviation $\sigma$, a $${level}\%$ confidence interval for the mean was found: from $${low}$ to $${high}$ ${unit}.

(a) Find the mean of the sample. [1]

(b) Find $\sigma$. [4]

(c) Somebody claims that the true mean is $${claim}$ ${unit}. Comment on this claim. [2]

(d) From the same sample, another interval was made, from $${Number((mean - smaller).toPrecision(6))}$ to $${Number((mean + smaller).toPrecision(6))}$ ${unit}. Find its level of confidence. [3]`,
      hints: [
        md`The mean of the sample is in the middle of the interval.`,
        md`Half of the width is a number times $\frac{\sigma}{\sqrt{n}}$. The number comes from the inverse normal distribution.`,
        md`In part (d) the standard deviation of the mean is known. Find a probability.`,
      ],
      answer: md`(a) The mean of the sample is in the middle: $\frac{${low} + ${high}}{2} = ${mean}$ ${unit}.

(b) Half of the width is $${half}$. For $${level}\%$ the inverse normal distribution of $${0.5 + level / 200}$ gives $${sf(z, 4)}$. So $${sf(z, 4)} \times \frac{\sigma}{\sqrt{${n}}} = ${half}$, and $\sigma = \frac{${half} \times ${Math.sqrt(n)}}{${sf(z, 4)}} = ${sf(sigma)}$ ${unit}.

(c) $${claim}$ lies outside the interval. So the sample does not support the claim at this level. But the claim is not proved wrong.

(d) Half of the width is now $${smaller}$, which is $\frac{${smaller}}{${sf(sigma / Math.sqrt(n), 4)}} = ${sf(smaller / (sigma / Math.sqrt(n)), 4)}$ standard deviations of the mean. The probability of lying within this distance is $${sf(chance)}$, so the level is $${sf(100 * chance)}\%$.

**Calculator:** invNorm(${0.5 + level / 200}) for part (b), and Normal Cdf between the two ends, with mean $${mean}$ and standard deviation $\frac{\sigma}{\sqrt{${n}}}$, for part (d).

**Watch out:** For a level of $${level}\%$ use $${0.5 + level / 200}$ in the inverse normal distribution, because $${(100 - level) / 2}\%$ lie on each side.`,
      scheme: [
        [md`$${mean}$`, 'A1'],
        [md`half width $${half}$`, 'A1'],
        [md`$z$-value $${sf(z, 4)}$`, 'A1'],
        [md`$z \times \frac{\sigma}{\sqrt{${n}}} = ${half}$`, 'M1'],
        [md`$${sf(sigma)}$`, 'A1'],
        [md`$${claim}$ lies outside the interval`, 'R1'],
        [md`so the claim is not supported`, 'A1'],
        [md`number of standard deviations of the mean`, 'M1'],
        [md`$${sf(smaller / (sigma / Math.sqrt(n)))}$`, 'A1'],
        [md`$${sf(100 * chance)}\%$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${mean}`, accuracy: 'exact', unit },
        {
          part: 'b',
          kind: 'number',
          label: md`$\sigma =$`,
          expected: `${Number(sigma.toPrecision(7))}`,
          unit,
          mistakes: [
            {
              value: sf(half / z),
              note: md`This is $\frac{\sigma}{\sqrt{${n}}}$, the standard deviation of the mean.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'comment' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((100 * chance).toPrecision(7))}`,
          unit: '%',
          mistakes: [
            { value: `${level / 2}`, note: 'Half of the width does not have half of the probability.' },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${mean}`, value: low + half },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(sigma)}`,
          value:
            (half * Math.sqrt(n)) /
            ({ 90: 1.644853627, 95: 1.959963985, 99: 2.575829304 } as Record<number, number>)[level]!,
        },
        { part: 'd', route: 'numeric', shown: md`${sf(100 * chance)}\%`, value: other },
      ],
    };
  },
});
