import { mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    share: integers(55, 92),
    spread: choice(
      [0, 2, -2, 1, -1],
      [1, -3, 0, 3, -1],
      [-2, 2, 0, -1, 1],
      [3, 0, -3, 1, -1],
      [0, 1, -1, 2, -2],
    ),
    odd: choice(12, 14, -12, -14),
    place: choice(2, 3),
    use: choice('the control rods of a reactor', 'a neutron detector', 'the walls of a storage pool'),
  },
  write: ({ share, spread, odd, place, use }) => {
    const centre = 11 - share / 100;
    const readings = spread.map((one) => Number((centre + one / 100).toFixed(2)));
    const anomaly = Number((centre + odd / 100).toFixed(2));
    const all = [...readings.slice(0, place), anomaly, ...readings.slice(place)];
    const half = (Math.max(...readings) - Math.min(...readings)) / 2;
    const average = readings.reduce((sum, one) => sum + one, 0) / readings.length;
    const percent = (11 - average) * 100;
    const uncertain = half * 100;
    const target = share + (share % 2 ? 1 : 6);
    const agrees = Math.abs(target - percent) <= uncertain + 1e-9;
    return {
      text: md`Boron has two isotopes, $^{10}\mathrm{B}$ and $^{11}\mathrm{B}$. Only $^{10}\mathrm{B}$ absorbs neutrons well, so boron for ${use} is enriched in it. The relative atomic mass, $A_r$, of boron in one batch was measured six times.

| measurement | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| $A_r$ | ${all.map((one) => decimals(one, 2)).join(' | ')} |

(a) Identify the measurement that should be left out of the mean. [1]

(b) Calculate the mean of the other five values. [1]

(c) Estimate the absolute uncertainty of the mean as half of the range of these five values. [1]

(d) Determine the percentage abundance of $^{10}\mathrm{B}$ in the batch, and the absolute uncertainty of this percentage. Use the mass numbers as the masses of the isotopes. [3]

(e) The maker states that $${target}\%$ of the atoms are $^{10}\mathrm{B}$. Deduce whether the measurements agree with this statement. [1]

(f) Natural boron has $A_r = 10.81$. Explain how one can tell from $A_r$ alone that the batch was enriched in $^{10}\mathrm{B}$. [1]`,
      hints: [
        'Five of the values lie close together.',
        md`Let $x$ be the fraction of $^{10}\mathrm{B}$, and write $A_r$ in terms of $x$.`,
        md`If $A_r$ changes by $0.01$, by how much does the fraction change?`,
      ],
      answer: md`(a) Measurement $${place + 1}$: its value, $${decimals(anomaly, 2)}$, lies far from all the others.

(b) $\dfrac{${readings.map((one) => decimals(one, 2)).join(' + ')}}{5} = ${decimals(average, 2)}$

(c) $\dfrac{${decimals(Math.max(...readings), 2)} - ${decimals(Math.min(...readings), 2)}}{2} = ${decimals(half, 2)}$

(d) Let $x$ be the fraction of $^{10}\mathrm{B}$. The mean mass is $10x + 11(1 - x) = 11 - x$. So

$$x = 11 - ${decimals(average, 2)} = ${decimals(11 - average, 2)}$$

The abundance of $^{10}\mathrm{B}$ is $${decimals(percent, 0)}\%$. The number $11$ is exact, so $x$ has the same absolute uncertainty as $A_r$, $${decimals(half, 2)}$, which is $${decimals(uncertain, 0)}\%$ of the atoms. The result is $(${decimals(percent, 0)} \pm ${decimals(uncertain, 0)})\%$.

(e) The measured percentage lies between $${decimals(percent - uncertain, 0)}\%$ and $${decimals(percent + uncertain, 0)}\%$. The stated $${target}\%$ lies ${agrees ? 'inside' : 'outside'} this range, so the measurements ${agrees ? 'agree' : 'do not agree'} with the statement.

(f) $A_r$ of the batch is smaller than $10.81$, so the share of the lighter isotope must be larger than in nature.

**Watch out:** subtracting from an exact number leaves the absolute uncertainty as it is. The percentage uncertainty does change.`,
      scheme: [
        [md`measurement ${place + 1}`, '1'],
        [md`$${decimals(average, 2)}$ (ECF from (a))`, '1'],
        [md`$${decimals(half, 2)}$`, '1'],
        [md`$10x + 11(1 - x) = ${decimals(average, 2)}$, or the same in other words`, '1'],
        [md`$${decimals(percent, 0)}\%$`, '1'],
        [md`$\pm ${decimals(uncertain, 0)}\%$ (ECF from (c))`, '1'],
        [
          md`${agrees ? 'agrees, as the value lies within' : 'does not agree, as the value lies outside'} the range of uncertainty (ECF)`,
          '1',
        ],
        [md`smaller $A_r$ means a larger share of the lighter isotope (OWTTE)`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Measurement number:',
          expected: `${place + 1}`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(average, 2),
          accuracy: { decimals: 2 },
          mistakes: [
            {
              value: decimals((average * 5 + anomaly) / 6, 3),
              note: md`You included the value that does not fit. Leave it out of the mean.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(half, 2),
          accuracy: { figures: 1 },
          mistakes: [
            {
              value: decimals(2 * half, 2),
              note: md`That is the whole range. The uncertainty is half of it.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`Abundance of $^{10}\mathrm{B}$:`,
          expected: precise(percent),
          unit: '%',
          accuracy: { figures: 2 },
          marks: 2,
          follows: '100 * (11 - b.1)',
          unless: 'p < 0 or p > 100',
          mistakes: [
            {
              value: precise(100 - percent),
              note: md`That is the abundance of the other isotope, $^{11}\mathrm{B}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Its absolute uncertainty:',
          expected: precise(uncertain),
          unit: '%',
          accuracy: { tolerance: 0.3 },
          marks: 1,
          follows: '100 * c.1',
          unless: 'u <= 0',
        },
        { part: 'e', kind: 'self', why: 'deduce with a reason' },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${place + 1}`,
          // The one that is farthest from the mean of all.
          value:
            1 +
            all
              .map((one) => Math.abs(one - mean(all)))
              .reduce((best, one, at, list) => (one > list[best]! ? at : best), 0),
        },
        { part: 'b', route: 'numeric', shown: `= ${decimals(average, 2)}`, value: mean(readings) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${decimals(half, 2)}`,
          value: mean([readings.toSorted((a, b) => b - a)[0]!, -readings.toSorted((a, b) => a - b)[0]!]),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`${decimals(percent, 0)}\%`,
          value: 100 * root((x) => 10 * x + 11 * (1 - x) - average, 0, 1),
          within: 0.02,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`${decimals(uncertain, 0)}\%`,
          value: 100 * root((x) => 10 * x + 11 * (1 - x) - average + half, 0, 1) - percent,
          within: 0.02,
        },
      ],
    };
  },
});
