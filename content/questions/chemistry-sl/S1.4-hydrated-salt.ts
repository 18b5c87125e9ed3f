import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    salt: choice(
      { name: 'magnesium sulfate', formula: 'MgSO_4', molar: 120.38, waters: 7, masses: [24.31, 32.07, 64] },
      { name: 'copper(II) sulfate', formula: 'CuSO_4', molar: 159.62, waters: 5, masses: [63.55, 32.07, 64] },
      { name: 'barium chloride', formula: 'BaCl_2', molar: 208.23, waters: 2, masses: [137.33, 70.9] },
      {
        name: 'sodium carbonate',
        formula: 'Na_2CO_3',
        molar: 105.99,
        waters: 10,
        masses: [45.98, 12.01, 48],
      },
      { name: 'calcium chloride', formula: 'CaCl_2', molar: 110.98, waters: 6, masses: [40.08, 70.9] },
    ),
    amount: integers(10, 40),
    crucible: integers(1720, 2450, 11),
  },
  write: ({ salt: { name, formula, molar, waters, masses }, amount, crucible }) => {
    const empty = crucible / 100;
    const n = amount / 1000;
    const before = Number(decimals(empty + n * (molar + 18.02 * waters), 2));
    const after = Number(decimals(empty + n * molar, 2));
    const [salt, water] = [after - empty, before - after];
    const [nSalt, nWater] = [salt / molar, water / 18.02];
    const exact = nWater / nSalt;
    const percentage = (100 * 18.02 * waters) / (molar + 18.02 * waters);
    return {
      text: md`Hydrated ${name} has the formula $\mathrm{${formula}\cdot \mathit{x}H_2O}$. A sample is heated in a crucible until its mass no longer changes.

| | mass / g |
|---|---|
| empty crucible | ${decimals(empty, 2)} |
| crucible with hydrated salt | ${decimals(before, 2)} |
| crucible after heating to constant mass | ${decimals(after, 2)} |

Molar masses: $M(\mathrm{${formula}}) = ${molar}\ \text{g mol}^{-1}$, $M(\mathrm{H_2O}) = 18.02\ \text{g mol}^{-1}$

(a) Calculate the amount, in mol, of anhydrous salt and of water. [3]

(b) Determine the value of $x$. [1]

(c) Calculate the percentage by mass of water in the pure hydrated salt. [2]

(d) Another student stops heating too early. State and explain the effect on the value of $x$ that she finds. [2]`,
      hints: [
        'The mass that is lost on heating is the mass of the water.',
        md`$x$ is the ratio of the amount of water to the amount of anhydrous salt, rounded to a whole number.`,
      ],
      answer: md`(a) Mass of anhydrous salt: $${decimals(after, 2)} - ${decimals(empty, 2)} = ${decimals(salt, 2)}\ \text{g}$. Mass of water: $${decimals(before, 2)} - ${decimals(after, 2)} = ${decimals(water, 2)}\ \text{g}$.

$$n(\mathrm{${formula}}) = \frac{${decimals(salt, 2)}}{${molar}} = ${sf(nSalt)}\ \text{mol}$$

$$n(\mathrm{H_2O}) = \frac{${decimals(water, 2)}}{18.02} = ${sf(nWater)}\ \text{mol}$$

(b) $x = \dfrac{n(\mathrm{H_2O})}{n(\mathrm{${formula}})} \approx ${decimals(exact, 2)}$, so $x = ${waters}$.

(c) $M(\mathrm{${formula}\cdot ${waters}H_2O}) = ${molar} + ${waters} \times 18.02 = ${decimals(molar + 18.02 * waters, 2)}\ \text{g mol}^{-1}$

$$\frac{${waters} \times 18.02}{${decimals(molar + 18.02 * waters, 2)}} \times 100\% = ${sf(percentage)}\%$$

(d) Some water is left, so the mass lost is too small and the mass taken for anhydrous salt too large. The ratio, and so $x$, comes out too low.

**Watch out:** The value of $x$ is a ratio of *amounts*, not of masses. In (c) divide by the molar mass of the hydrated salt, with its water, and not by that of the anhydrous salt.`,
      scheme: [
        [md`both masses, $${decimals(salt, 2)}\ \text{g}$ and $${decimals(water, 2)}\ \text{g}$`, '1'],
        [md`$n(\mathrm{${formula}}) = ${sf(nSalt)}\ \text{mol}$`, '1'],
        [md`$n(\mathrm{H_2O}) = ${sf(nWater)}\ \text{mol}$ (allow ECF from the masses)`, '1'],
        [md`$x = ${waters}$ (allow ECF from (a); do not accept a ratio of masses)`, '1'],
        ['divides the mass of the water by the molar mass of the hydrated salt', '1'],
        [md`$${sf(percentage)}\%$ (allow ECF from (b); accept 3 or 4 significant figures)`, '1'],
        [md`$x$ is too low`, '1'],
        ['not all the water has been driven off OWTTE (accept that the mass lost is too small)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{${formula}}) =$`,
          expected: precise(nSalt),
          unit: 'mol',
          marks: 2,
          mistakes: [
            {
              value: precise((before - empty) / molar),
              note: md`You used the mass of the hydrated salt. The anhydrous salt is what is left after heating.`,
            },
            {
              value: precise(after / molar),
              note: md`You used the mass of crucible and salt together. Subtract that of the empty crucible.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{H_2O}) =$`,
          expected: precise(nWater),
          unit: 'mol',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$x =$`,
          expected: `${waters}`,
          accuracy: { tolerance: 0.45 },
          follows: 'a.2 / a.1',
          unless: 'x <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(percentage),
          unit: '%',
          follows: `100 * 18.02 * b.1 / (${molar} + 18.02 * b.1)`,
          unless: 'p <= 0 or p >= 100',
          mistakes: [
            {
              value: precise((100 * 18.02) / (molar + 18.02 * waters)),
              note: md`You counted one mole of water only. Each mole of the hydrated salt has $x$ of them.`,
            },
            {
              value: precise((100 * 18.02 * waters) / molar),
              note: md`You divided by the molar mass of the anhydrous salt. The percentage is of the hydrated salt.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(nWater)}`,
          value: (before - empty - (after - empty)) / (2 * 1.01 + 16),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(nSalt)}`,
          value: (after - empty) / masses.reduce((sum, one) => sum + one, 0),
        },
        { part: 'b', route: 'numeric', shown: `x = ${waters}`, value: Math.round(exact) },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${sf(percentage)}`,
          value: 100 * (1 - masses.reduce((sum, one) => sum + one, 0) / (molar + waters * (2 * 1.01 + 16))),
        },
      ],
    };
  },
  allow: ({ salt: { molar, waters }, amount }) => {
    const round = (value: number) => Number(value.toFixed(2));
    const [salt, water] = [round((amount / 1000) * molar), round((amount / 1000) * 18.02 * waters)];
    return Math.abs(water / 18.02 / (salt / molar) - waters) < 0.12 && salt > 1.5;
  },
});
