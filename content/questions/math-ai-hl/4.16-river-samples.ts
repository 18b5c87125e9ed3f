import { inverseNormal, normalCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.15'],
  parameters: {
    thing: choice(
      [
        'A laboratory in Vienna measures the nitrate in the water of a river. The measurements',
        'mg per litre',
      ],
      ['A machine in Hyderabad fills jars with honey. The masses', 'g'],
      ['A farmer in Kenya weighs avocados. The masses', 'g'],
    ),
    mean: integers(180, 260, 4),
    deviation: choice(6, 8, 9, 12, 14),
    size: choice(16, 20, 25, 30, 36),
    level: choice(90, 95, 99),
    width: choice(2, 3, 4),
    apart: choice(-5, -4, 3, 4, 5, 6),
  },
  allow: ({ deviation, size, level, apart, width }) => {
    const half = (inverseNormal(0.5 + level / 200) * deviation) / Math.sqrt(size);
    return Math.abs(half - Math.abs(apart)) > 0.25 && width < 1.4 * half;
  },
  write: ({ thing: [opening, unit], mean, deviation, size, level, width, apart }) => {
    const z = inverseNormal(0.5 + level / 200);
    const half = (z * deviation) / Math.sqrt(size);
    const needed = ((2 * z * deviation) / width) ** 2;
    const claim = mean + apart;
    const inside = Math.abs(apart) < half;
    let least = 1;
    while (normalCdf(-width / 2, width / 2, 0, deviation / Math.sqrt(least)) < level / 100) least += 1;
    const decimalsShown = 1;
    return {
      text: md`${opening}, in ${unit}, are normally distributed with a standard deviation that is known to be $${deviation}$ ${unit}. A random sample of $${size}$ has a mean of $${mean}$ ${unit}.

(a) Find a $${level}\%$ confidence interval for the population mean $\mu$. [3]

(b) Interpret what is meant by a confidence level of $${level}\%$. [1]

(c) Someone claims that $\mu = ${claim}$. State, with a reason, whether your interval supports this claim. [2]

(d) A new sample is to give a $${level}\%$ confidence interval whose width is at most $${width}$ ${unit}. Find the smallest size of the sample. [4]`,
      hints: [
        md`The population standard deviation is known, so the interval is found with the normal distribution.`,
        md`The interval is $\bar{x} \pm z\frac{\sigma}{\sqrt{n}}$, so its width is $2z\frac{\sigma}{\sqrt{n}}$.`,
      ],
      answer: md`(a) As $\sigma$ is known, a $z$-interval is used, with $z = ${sf(z, 4)}$: $\bar{x} \pm z\frac{\sigma}{\sqrt{n}} = ${mean} \pm ${sf(z, 4)} \times \frac{${deviation}}{\sqrt{${size}}}$.

The lower end is $a = ${decimals(mean - half, decimalsShown)}$ and the upper end is $b = ${decimals(mean + half, decimalsShown)}$, so the interval is $${decimals(mean - half, decimalsShown)} < \mu < ${decimals(mean + half, decimalsShown)}$ (in ${unit}).

(b) If many samples were taken and an interval was found from each of them, about $${level}\%$ of the intervals would contain the true mean $\mu$.

(c) ${inside ? `The value $${claim}$ lies inside the interval, so the sample is consistent with the claim (it does not prove it).` : `The value $${claim}$ lies outside the interval, so the sample does not support the claim.`}

(d) The width is $2 \times ${sf(z, 4)} \times \frac{${deviation}}{\sqrt{n}} \le ${width}$, so $\sqrt{n} \ge ${sf(Math.sqrt(needed), 5)}$ and $n \ge ${decimals(needed, 2)}$.

The smallest size is $n = ${Math.ceil(needed)}$.

**Calculator:** for (a): TI-Nspire: Menu, Statistics, Confidence Intervals, z Interval, Stats. Casio fx-CG50: STAT, INTR, Z, 1-SAMPLE, Variable. Enter $\sigma = ${deviation}$, $\bar{x} = ${mean}$, $n = ${size}$ and the level $${level / 100}$.

**Watch out:** The width in (d) goes from one end of the interval to the other, so it is *twice* what stands after the sign $\pm$. Always round the size of the sample up: a smaller one gives an interval that is too wide.`,
      scheme: [
        [md`uses a $z$-interval, or $${mean} \pm z\frac{${deviation}}{\sqrt{${size}}}$`, 'M1'],
        [md`lower end $${decimals(mean - half, decimalsShown)}$`, 'A1'],
        [md`upper end $${decimals(mean + half, decimalsShown)}$`, 'A1'],
        [md`$${level}\%$ of such intervals contain $\mu$`, 'R1'],
        [md`$${claim}$ is ${inside ? 'inside' : 'outside'} the interval`, 'R1'],
        [md`${inside ? 'consistent with the claim' : 'the claim is not supported'}`, 'A1'],
        [md`$z = ${sf(z, 4)}$`, 'A1'],
        [md`width $2z\frac{\sigma}{\sqrt{n}} \le ${width}$`, 'M1'],
        [md`$n \ge ${decimals(needed, 2)}$`, 'A1'],
        [md`$${Math.ceil(needed)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Lower end:',
          expected: `${Number((mean - half).toPrecision(8))}`,
          unit,
          marks: 2,
          mistakes: [
            {
              value: decimals(mean - z * deviation, 1),
              note: md`You left out the division by $\sqrt{${size}}$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Upper end:',
          expected: `${Number((mean + half).toPrecision(8))}`,
          unit,
          marks: 1,
          follows: `2*${mean} - a.1`,
          mistakes: [
            {
              value: decimals(mean + z * deviation, 1),
              note: md`You left out the division by $\sqrt{${size}}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'interpret' },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.ceil(needed)}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Math.ceil(needed) - 1}`,
              note: 'You rounded down. With this size the interval is still a little too wide.',
            },
            {
              value: `${Math.ceil(needed / 4)}`,
              note: 'You took the width for the distance from the mean to one end. It is twice that.',
            },
          ].filter(({ value }) => value !== `${Number(needed.toPrecision(2))}`),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `a = ${decimals(mean - half, decimalsShown)}`,
          value: inverseNormal(0.5 - level / 200, mean, deviation / Math.sqrt(size)),
          within: 0.0501,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `b = ${decimals(mean + half, decimalsShown)}`,
          value: inverseNormal(0.5 + level / 200, mean, deviation / Math.sqrt(size)),
          within: 0.0501,
        },
        { part: 'd', route: 'numeric', shown: `n = ${Math.ceil(needed)}`, value: least },
      ],
    };
  },
});
