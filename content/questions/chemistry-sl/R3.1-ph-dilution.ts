import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    acid: choice(
      { name: 'hydrochloric acid', formula: 'HCl', anion: 'Cl^{-}' },
      { name: 'nitric acid', formula: 'HNO_3', anion: 'NO_3^{-}' },
      { name: 'hydrobromic acid', formula: 'HBr', anion: 'Br^{-}' },
    ),
    thousandths: integers(12, 95),
    taken: choice(10, 20, 25, 50),
    made: choice(250, 500, 1000),
  },
  write: ({ acid: { name, formula, anion }, thousandths, taken, made }) => {
    const c = thousandths / 1000;
    const diluted = (c * taken) / made;
    const [before, after] = [-Math.log10(c), -Math.log10(diluted)];
    const hydroxide = 1e-14 / diluted;
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)}, $\mathrm{${formula}}$, is a strong acid. $K_w = 1.00 \times 10^{-14}$ at $298\ \text{K}$.

(a) Write an equation for its reaction with water, and identify the conjugate base of $\mathrm{${formula}}$. [2]

(b) Calculate the pH of $${decimals(c, 4)}\ \text{mol dm}^{-3}$ ${name}. [1]

(c) Calculate the pH after $${taken}.0\ \text{cm}^3$ of this acid has been diluted with water to $${made}\ \text{cm}^3$. [2]

(d) Calculate the concentration of hydroxide ions in the diluted acid at $298\ \text{K}$. [1]`,
      hints: ['A strong acid is fully ionised.', 'The amount of acid stays the same when water is added.'],
      answer: md`(a) $\mathrm{${formula}(aq) + H_2O(l) \rightarrow H_3O^{+}(aq) + ${anion}(aq)}$. The conjugate base is $\mathrm{${anion}}$.

(b) $\mathrm{pH} = -\log_{10}(${decimals(c, 4)}) = ${decimals(before, 2)}$

(c) $[\mathrm{H^{+}}] = ${decimals(c, 4)} \times \dfrac{${taken}.0}{${made}} = ${sf(diluted)}\ \text{mol dm}^{-3}$, so $\mathrm{pH} = -\log_{10}(${sf(diluted)}) = ${decimals(after, 2)}$.

(d) $[\mathrm{OH^{-}}] = \dfrac{K_w}{[\mathrm{H^{+}}]} = \dfrac{1.00 \times 10^{-14}}{${sf(diluted)}} = ${sf(hydroxide)}\ \text{mol dm}^{-3}$

**Watch out:** Don't divide or multiply the pH itself by the factor of dilution: dilute the *concentration* and then take the logarithm. As a check, a diluted acid must have the higher pH.`,
      scheme: [
        [
          md`$\mathrm{${formula} + H_2O \rightarrow H_3O^{+} + ${anion}}$ (ignore state symbols; do not accept an equation without water)`,
          '1',
        ],
        [md`$\mathrm{${anion}}$ (do not accept $\mathrm{H_2O}$)`, '1'],
        [md`$${decimals(before, 2)}$`, '1'],
        [md`$[\mathrm{H^{+}}] = ${sf(diluted)}\ \text{mol dm}^{-3}$`, '1'],
        [md`$${decimals(after, 2)}$ (allow ECF; do not accept a pH above 7)`, '1'],
        [
          md`$${sf(hydroxide)}\ \text{mol dm}^{-3}$ (allow ECF from (c); accept 3 or 4 significant figures)`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          label: 'Equation:',
          expected: md`\mathrm{${formula} + H_2O \rightarrow H_3O^{+} + ${anion}}`,
          marks: 1,
          mistakes: [
            {
              value: md`\mathrm{${formula} \rightarrow H^{+} + ${anion}}`,
              note: md`Show the water as a reactant: it takes up the proton.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'formula',
          label: 'Formula of the conjugate base:',
          expected: md`\mathrm{${anion}}`,
          marks: 1,
          mistakes: [
            {
              value: 'H_2O',
              note: md`Water is the base that reacts. The conjugate base is what is left of the acid.`,
            },
            { value: md`\mathrm{H_3O^{+}}`, note: md`That is the conjugate acid of water.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(before, 2),
          accuracy: { decimals: 2 },
          mistakes: [
            {
              value: decimals(-Math.log(c), 2),
              note: md`You used the natural logarithm. pH needs the one with base 10.`,
            },
            { value: decimals(-before, 2), note: md`pH is minus the logarithm.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$[\mathrm{H^{+}}] =$`,
          expected: precise(diluted),
          unit: 'mol dm^-3',
          marks: 1,
          ...(taken / made > 0.03 && {
            mistakes: [
              {
                value: sf((c * taken) / (made + taken)),
                note: md`The acid is diluted to $${made}\ \text{cm}^3$, which is the whole volume: don't add the $${taken}.0\ \text{cm}^3$.`,
              },
            ],
          }),
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\mathrm{pH} =$`,
          expected: decimals(after, 2),
          accuracy: { decimals: 2 },
          marks: 1,
          follows: '-log(c.1)',
          unless: 'p > 7',
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(hydroxide),
          unit: 'mol dm^-3',
          follows: '10^(-14) / c.1',
          unless: 'c <= 0',
          mistakes: [
            {
              value: precise(1e-14 / c),
              note: md`You used the acid before dilution.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'exact',
          shown: md`= ${sf(diluted)}\ \text{mol dm}^{-3}`,
          // The amount of acid in millimoles, in the new volume.
          value: (thousandths * taken) / 1000 / made,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${decimals(before, 2)}`,
          value: root((x) => 10 ** -x - c, 0, 14),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${decimals(after, 2)}`,
          value: before + Math.log10(made / taken),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(hydroxide)}`,
          value: 10 ** (after - 14),
        },
      ],
    };
  },
});
