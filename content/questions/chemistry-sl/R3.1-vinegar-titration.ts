import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    place: choice('Modena', 'Kagoshima', 'Manila', 'Cape Town', 'Jerez'),
    base: integers(80, 120, 2),
    first: integers(1620, 2360, 5),
    spread: choice(0, 5, 10),
    rough: integers(40, 90, 5),
    dilution: choice(5, 10),
  },
  write: ({ place, base, first, spread, rough, dilution }) => {
    const c = base / 1000;
    const titres = [first, first + spread, first + 5].map((hundredths) => hundredths / 100);
    const roughTitre = (first + rough) / 100;
    const mean = titres.reduce((sum, one) => sum + one, 0) / 3;
    const n = (c * mean) / 1000;
    const diluted = n / 0.025;
    const vinegar = diluted * dilution;
    const percent = (vinegar * 60.06) / 10;
    return {
      text: md`A vinegar from ${place} is diluted by a factor of ${dilution}. Then $25.00\ \text{cm}^3$ of the diluted vinegar is titrated with $${decimals(c, 4)}\ \text{mol dm}^{-3}$ sodium hydroxide, with phenolphthalein as indicator.

![](drawing:titration)

$$\mathrm{CH_3COOH(aq) + NaOH(aq) \rightarrow CH_3COONa(aq) + H_2O(l)}$$

| titration | rough | 1 | 2 | 3 |
|---|---|---|---|---|
| volume of $\mathrm{NaOH}$ / $\text{cm}^3$ ($\pm 0.05$) | ${decimals(roughTitre, 2)} | ${titres.map((one) => decimals(one, 2)).join(' | ')} |

$M(\mathrm{CH_3COOH}) = 60.06\ \text{g mol}^{-1}$

(a) Calculate the mean volume that should be used, and state why one of the results is left out. [2]

(b) Determine the concentration of ethanoic acid in the undiluted vinegar, in $\text{mol dm}^{-3}$. [3]

(c) Calculate the percentage by mass of ethanoic acid in the vinegar, which has the density $1.00\ \text{g cm}^{-3}$. [2]

(d) State and explain the effect on the result of (b) if the conical flask was wet with distilled water before the diluted vinegar was put in. [1]`,
      hints: [
        'The amounts of acid and base that react are equal.',
        md`Percentage by mass is the mass of acid in $100\ \text{g}$, here in $100\ \text{cm}^3$, of vinegar.`,
      ],
      answer: md`(a) The rough titration is left out, as it overshot and does not agree with the others. The mean is $\dfrac{${titres.map((one) => decimals(one, 2)).join(' + ')}}{3} = ${decimals(mean, 2)}\ \text{cm}^3$.

(b) $n(\mathrm{NaOH}) = ${decimals(c, 4)} \times ${decimals(mean, 2)} \times 10^{-3} = ${sf(n, 4)}\ \text{mol}$, which is also the amount of acid in $25.00\ \text{cm}^3$.

In the diluted vinegar $c = \dfrac{${sf(n, 4)}}{0.02500} = ${sf(diluted, 4)}\ \text{mol dm}^{-3}$; in the vinegar itself $c = ${dilution} \times ${sf(diluted, 4)} = ${sf(vinegar)}\ \text{mol dm}^{-3}$.

(c) $1\ \text{dm}^3$ (a mass of $1000\ \text{g}$) contains $${sf(vinegar, 4)} \times 60.06 = ${sf(vinegar * 60.06, 4)}\ \text{g}$, so the percentage is $\dfrac{${sf(vinegar * 60.06, 4)}}{1000} \times 100\% = ${sf(percent)}\%$.

(d) There is no effect: the water does not change the amount of acid in the flask.

**Watch out:** It is easy to stop at the concentration of the *diluted* vinegar. In (d) don't mix up the flask with the burette or the pipette: water left in one of those does change the result, as it dilutes a solution that is measured out.`,
      scheme: [
        [md`$${decimals(mean, 2)}\ \text{cm}^3$ (do not accept a mean with the rough titration)`, '1'],
        ['the rough titration is not concordant OWTTE (accept that it overshot)', '1'],
        [md`$n = ${sf(n)}\ \text{mol}$ (allow ECF from (a))`, '1'],
        ['divides by $0.02500$ and multiplies by the factor of dilution', '1'],
        [md`$${sf(vinegar)}\ \text{mol dm}^{-3}$ (allow ECF; accept 3 or 4 significant figures)`, '1'],
        ['multiplies by the molar mass', '1'],
        [md`$${sf(percent)}\%$ (allow ECF from (b))`, '1'],
        ['none, as the amount of acid is the same OWTTE (do not accept it without a reason)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Mean volume:',
          expected: precise(mean),
          unit: 'cm^3',
          accuracy: { figures: 4 },
          marks: 1,
          mistakes: [
            {
              value: decimals((3 * mean + roughTitre) / 4, 2),
              note: md`You counted the rough titration, too.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'state a reason', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: precise(vinegar),
          unit: 'mol dm^-3',
          follows: `${c} * a.1 / 25 * ${dilution}`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: precise(diluted),
              note: md`That is the concentration of the diluted vinegar. The vinegar itself is ${dilution} times as concentrated.`,
            },
            {
              value: precise(diluted / dilution),
              note: md`You divided by the factor of dilution. Before dilution the vinegar was more concentrated.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(percent),
          unit: '%',
          follows: 'b.1 * 60.06 / 10',
          unless: 'p <= 0 or p > 100',
          mistakes: [
            {
              value: precise(percent * 10),
              note: md`That is the mass in grams in $1\ \text{dm}^3$, which has the mass $1000\ \text{g}$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${decimals(mean, 2)}`,
          value: titres[0]! + (spread + 5) / 300,
          within: 0.0051,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(vinegar)}`,
          // From the whole: c₁V₁ = c₂V₂, with the dilution in the volume.
          value: (c * (3 * first + spread + 5)) / 300 / (25 / dilution),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(percent)}`,
          value:
            (((c * (3 * first + spread + 5)) / 300 / (25 / dilution)) * (2 * 12.01 + 4 * 1.01 + 32)) / 10,
        },
      ],
      drawings: {
        titration: apparatus({
          of: 'titration',
          labels: { burette: 'NaOH(aq)', solution: 'diluted vinegar', tap: false },
          description:
            'A burette with sodium hydroxide solution stands above a conical flask with diluted vinegar and an indicator.',
        }),
      },
    };
  },
  allow: ({ base, first, dilution }) => {
    const strength = ((((base / 1000) * first) / 100 / 25) * dilution * 60.06) / 10;
    return strength > 3.5 && strength < 8;
  },
});
