import { mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    place: choice('Durban', 'Guadalajara', 'Osaka', 'Tirana', 'Muscat'),
    thiosulfate: integers(90, 120, 2),
    titre: integers(1350, 2050, 5),
    label: choice(0.6, 0.65, 0.7, 0.75, 0.8, 0.85),
  },
  allow: ({ thiosulfate, titre, label }) => {
    const bleach = ((((thiosulfate / 1000) * (titre + 5)) / 100 / 2 / 25) * 250) / 10;
    const difference = Math.abs(bleach / label - 1);
    return difference > 0.015 && difference < 0.12;
  },
  write: ({ place, thiosulfate, titre, label }) => {
    const c = thiosulfate / 1000;
    const titres = [titre + 65, titre, titre + 10, titre + 5].map((one) => one / 100);
    const average = mean(titres.slice(1));
    const iodine = (c * average) / 2000;
    const diluted = iodine / 0.025;
    const bleach = diluted * 25;
    const difference = (Math.abs(bleach - label) / label) * 100;
    const rounded = (Math.abs(Number(sf(bleach)) - label) / label) * 100;
    const uncertainty = (0.1 / average) * 100 + (0.02 / 10) * 100 + (0.3 / 250) * 100;
    return {
      text: md`A bleach sold in ${place} contains sodium chlorate(I), $\mathrm{NaClO}$. A student takes $10.00\ \text{cm}^3$ ($\pm 0.02$) of it and makes it up to $250.0\ \text{cm}^3$ ($\pm 0.3$). To $25.00\ \text{cm}^3$ portions he adds an excess of potassium iodide and acid, and titrates the iodine with $${sf(c)}\ \text{mol dm}^{-3}$ sodium thiosulfate.

$$\mathrm{ClO^{-}(aq) + 2I^{-}(aq) + 2H^{+}(aq) \rightarrow Cl^{-}(aq) + I_2(aq) + H_2O(l)}$$

$$\mathrm{I_2(aq) + 2S_2O_3^{2-}(aq) \rightarrow 2I^{-}(aq) + S_4O_6^{2-}(aq)}$$

| titration | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| volume of thiosulfate / $\text{cm}^3$ ($\pm 0.10$) | ${titres.map((one) => md`$${decimals(one, 2)}$`).join(' | ')} |

(a) Deduce the change of the oxidation state of chlorine in the first reaction, and identify the reducing agent. [2]

(b) Calculate the mean of the concordant titres. [1]

(c) Determine the amount of $\mathrm{ClO^-}$, in mol, in one portion of $25.00\ \text{cm}^3$. [2]

(d) Determine the concentration of $\mathrm{ClO^-}$ in the bleach as it is sold, in $\text{mol dm}^{-3}$. [2]

(e) The label says $${decimals(label, 3)}\ \text{mol dm}^{-3}$. Calculate the percentage error of the result. [1]

(f) The percentage uncertainties of titre, bleach and flask add up to about $${decimals(uncertainty, 1)}\%$. Comment on the kind of error that is present. [2]

(g) State why the volume of the potassium iodide solution need not be measured exactly. [1]`,
      hints: [
        md`How many moles of thiosulfate belong to one mole of iodine, and how many moles of iodine to one mole of $\mathrm{ClO^-}$?`,
        md`The $25.00\ \text{cm}^3$ portion is a tenth of what was made from $10.00\ \text{cm}^3$ of bleach.`,
        md`Compare the error with the uncertainty: can random errors alone explain it?`,
      ],
      answer: md`(a) In $\mathrm{ClO^-}$ chlorine has $+1$ (as $x - 2 = -1$), in $\mathrm{Cl^-}$ it has $-1$: the change is $-1 - (+1) = -2$. Iodide ions give the electrons, so $\mathrm{I^-}$ is the reducing agent.

(b) The first titre is far from the others. The mean of the rest is $\dfrac{${titres
        .slice(1)
        .map((one) => decimals(one, 2))
        .join(' + ')}}{3} = ${decimals(average, 2)}\ \text{cm}^3$.

(c) $n(\mathrm{S_2O_3^{2-}}) = ${sf(c)} \times ${decimals(average, 2)} \times 10^{-3} = ${sf((c * average) / 1000, 5)}\ \text{mol}$. Two moles of it react with one mole of iodine, and each mole of iodine comes from one mole of $\mathrm{ClO^-}$: $n(\mathrm{ClO^-}) = \tfrac{1}{2} \times ${sf((c * average) / 1000, 5)} = ${sf(iodine)}\ \text{mol}$.

(d) The whole $250.0\ \text{cm}^3$ contains ten times as much, $${sf(iodine * 10, 5)}\ \text{mol}$, and it came from $10.00\ \text{cm}^3$ of bleach: $c = \dfrac{${sf(iodine * 10, 5)}}{0.01000} = ${sf(bleach)}\ \text{mol dm}^{-3}$.

(e) With the unrounded result: $\dfrac{|${sf(bleach, 5)} - ${decimals(label, 3)}|}{${decimals(label, 3)}} \times 100\% = ${sf(difference)}\%$

(f) The error is larger than the uncertainty of $${decimals(uncertainty, 1)}\%$, so random errors of the apparatus cannot explain all of it: there is a systematic error (or the label ${bleach < label ? 'is not right any more' : 'is not exact, for example a guaranteed minimum'}). ${bleach < label ? 'The result is too low, which fits the slow decomposition of bleach while it is stored, or iodine that escaped before the titration.' : 'The result is too high, which fits iodide that was also oxidised by the air, or an end point that was always passed.'}

(g) It is in excess, so the amount of iodine is limited by $\mathrm{ClO^-}$ alone.

**Watch out:** percentage *error* compares with the accepted value, percentage *uncertainty* comes from the apparatus. Comparing the two tells random from systematic errors.`,
      scheme: [
        [md`$+1$ to $-1$ (a change of $-2$)`, '1'],
        [md`$\mathrm{I^-}$ / iodide (accept potassium iodide; do not accept iodine)`, '1'],
        [md`$${decimals(average, 2)}\ \text{cm}^3$`, '1'],
        [md`ratio $\mathrm{S_2O_3^{2-}} : \mathrm{ClO^-} = 2 : 1$`, '1'],
        [md`$${sf(iodine)}\ \text{mol}$ (allow ECF from (b))`, '1'],
        [md`multiplies by 10 and divides by $0.01000$, or uses the factor of dilution 25`, '1'],
        [md`$${sf(bleach)}\ \text{mol dm}^{-3}$ (allow ECF from (c))`, '1'],
        [
          md`$${sf(difference)}\%$ (accept ${sf(rounded) === sf(difference) ? '' : md`$${sf(rounded)}\%$ from the rounded result, and `}two significant figures; ignore the sign)`,
          '1',
        ],
        [md`the error is larger than the uncertainty`, '1'],
        [md`systematic error OWTTE`, '1'],
        [md`it is in excess OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Change (final minus initial):',
          expected: '-2',
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: '2', note: md`Chlorine is reduced: its oxidation state falls.` },
            { value: '-1', note: md`That is the state at the end. What was it in $\mathrm{ClO^-}$?` },
          ],
        },
        {
          part: 'a',
          kind: 'formula',
          label: 'Formula of the ion that is the reducing agent:',
          expected: 'I-',
          marks: 1,
          mistakes: [
            { value: 'ClO-', note: md`This ion takes up electrons: it is the oxidising agent.` },
            { value: 'I2', note: md`Iodine is what the reducing agent becomes.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(average, 2),
          unit: 'cm^3',
          accuracy: { figures: 4 },
          mistakes: [
            {
              value: decimals(mean(titres), 2),
              note: md`You counted the first titration, which is not concordant.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(iodine),
          unit: 'mol',
          follows: `${c} * b.1 / 2000`,
          unless: 'n <= 0',
          mistakes: [
            {
              value: precise(2 * iodine),
              note: md`That is the amount of thiosulfate. Two moles of it belong to one mole of iodine.`,
            },
            {
              value: precise(4 * iodine),
              note: md`You doubled the amount of thiosulfate. Look at the coefficients again.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(bleach),
          unit: 'mol dm^-3',
          follows: 'c.1 * 1000',
          unless: 'c <= 0',
          mistakes: [
            {
              value: precise(diluted),
              note: md`That is the concentration in the diluted solution. The bleach was diluted 25 times.`,
            },
            {
              value: precise(diluted * 10),
              note: md`The bleach was diluted from $10.00$ to $250.0\ \text{cm}^3$, which is a factor of 25.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: precise(difference),
          unit: '%',
          // Two figures are enough, and so is the rounded result before it.
          accuracy: { tolerance: difference < 10 ? 0.15 : 0.51 },
          follows: `100 * abs(d.1 - ${label}) / ${label}`,
        },
        { part: 'f', kind: 'self', why: 'comment' },
        { part: 'g', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: '= -2', value: -1 - (2 - 1) },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${decimals(average, 2)}`,
          value: titres[1]! + 0.05,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(iodine)}\ \text{mol}`,
          // Electrons: each chlorate(I) ion takes two, each thiosulfate ion gives one.
          value: root((x) => 2 * x - (c * average) / 1000, 0, 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(bleach)}\ \text{mol dm}^{-3}`,
          value: (c * average) / 2 / (10 * (25 / 250)),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(difference)}`,
          value: Math.abs((c * average * 50) / label - 100),
        },
      ],
    };
  },
});
