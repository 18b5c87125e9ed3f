import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    ester: choice(
      {
        acid: 'ethanoic acid',
        alcohol: 'ethanol',
        formulas: ['CH_3COOH', 'C_2H_5OH', 'CH_3COOC_2H_5'],
        k: 4,
      },
      { acid: 'ethanoic acid', alcohol: 'methanol', formulas: ['CH_3COOH', 'CH_3OH', 'CH_3COOCH_3'], k: 5.2 },
      {
        acid: 'propanoic acid',
        alcohol: 'ethanol',
        formulas: ['C_2H_5COOH', 'C_2H_5OH', 'C_2H_5COOC_2H_5'],
        k: 3.8,
      },
    ),
    acid: integers(40, 120, 10),
    alcohol: integers(50, 160, 10),
  },
  allow: ({ acid, alcohol }) => acid !== alcohol,
  write: ({ ester: { acid: acidName, alcohol: alcoholName, formulas, k }, acid, alcohol }) => {
    const [a, b] = [acid / 100, alcohol / 100];
    const extent = root((x) => k * (a - x) * (b - x) - x * x, 0, Math.min(a, b));
    const left = Number(decimals(a - extent, 3));
    const x = a - left;
    const constant = (x * x) / (left * (b - x));
    const [f, g, h] = formulas;
    const equation = md`\mathrm{${f}(l) + ${g}(l) \rightleftharpoons ${h}(l) + H_2O(l)}`;
    return {
      text: md`A mixture of $${decimals(a, 2)}\ \text{mol}$ of ${acidName} and $${decimals(b, 2)}\ \text{mol}$ of ${alcoholName} with a little acid catalyst is left at constant temperature until it has reached equilibrium.

$$${equation}$$

Titration shows that $${decimals(left, 3)}\ \text{mol}$ of ${acidName} is left.

(a) Determine the amounts of the other three substances at equilibrium. [3]

(b) Write the equilibrium constant expression, and explain why the volume of the mixture need not be known. [2]

(c) Calculate the equilibrium constant. [1]

(d) Water is removed from the mixture while it reacts. State and explain the effect on the yield of the ester, and on the equilibrium constant. [2]`,
      hints: [
        'Make a table of the amounts at the start, the changes and the amounts at equilibrium.',
        'All four coefficients are 1.',
      ],
      answer: md`(a) The change is $${decimals(a, 2)} - ${decimals(left, 3)} = ${decimals(x, 3)}\ \text{mol}$.

| | $\mathrm{${f}}$ | $\mathrm{${g}}$ | $\mathrm{${h}}$ | $\mathrm{H_2O}$ |
|---|---|---|---|---|
| start / mol | ${decimals(a, 2)} | ${decimals(b, 2)} | 0 | 0 |
| equilibrium / mol | ${decimals(left, 3)} | ${decimals(b - x, 3)} | ${decimals(x, 3)} | ${decimals(x, 3)} |

So $n(\mathrm{${g}}) = ${decimals(b, 2)} - ${decimals(x, 3)} = ${decimals(b - x, 3)}\ \text{mol}$, and $${decimals(x, 3)}\ \text{mol}$ of ester and of water have formed.

(b) $K = \dfrac{[\mathrm{${h}}][\mathrm{H_2O}]}{[\mathrm{${f}}][\mathrm{${g}}]}$. There are two concentrations above and two below the line, so the volume cancels.

(c) $K = \dfrac{${decimals(x, 3)} \times ${decimals(x, 3)}}{${decimals(left, 3)} \times ${decimals(b - x, 3)}} = ${sf(constant)}$

(d) The yield rises, because the equilibrium shifts to the right to replace the water. The equilibrium constant does not change, as the temperature is the same.

**Watch out:** Don't leave water out of the expression: here it is a product in the mixture and not the solvent. The titration gives the acid that is *left*, not the acid that has reacted.`,
      scheme: [
        [md`$${decimals(x, 3)}\ \text{mol}$ of ester`, '1'],
        [md`$${decimals(x, 3)}\ \text{mol}$ of water`, '1'],
        [md`$${decimals(b - x, 3)}\ \text{mol}$ of ${alcoholName} (allow ECF)`, '1'],
        ['correct expression (do not accept without water)', '1'],
        ['volumes cancel OWTTE', '1'],
        [md`$${sf(constant)}$ (allow ECF from (a); accept 3 or 4 significant figures)`, '1'],
        ['higher yield, as the equilibrium shifts to the right OWTTE', '1'],
        [md`$K$ unchanged`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{${g}}) =$`,
          expected: decimals(b - x, 3),
          accuracy: { tolerance: 0.001 },
          unit: 'mol',
          marks: 1,
          mistakes:
            Math.abs(left - x) < 0.1 * (b - x)
              ? []
              : [
                  {
                    value: decimals(b - left, 3),
                    note: md`You subtracted the acid that is left. Subtract what has reacted.`,
                  },
                ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{${h}}) =$`,
          expected: decimals(x, 3),
          accuracy: { tolerance: 0.001 },
          unit: 'mol',
          marks: 1,
          mistakes:
            Math.abs(left - x) < 0.1 * x
              ? []
              : [
                  {
                    value: decimals(left, 3),
                    note: md`That is the acid that is left. As much ester has formed as acid has reacted.`,
                  },
                ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{H_2O}) =$`,
          expected: decimals(x, 3),
          accuracy: { tolerance: 0.001 },
          unit: 'mol',
          marks: 1,
          follows: 'a.2',
          unless: 'n <= 0',
        },
        { part: 'b', kind: 'self', why: 'an expression with concentrations, and a reason' },
        {
          part: 'c',
          kind: 'number',
          expected: precise(constant),
          follows: `a.2 * a.3 / (${left} * a.1)`,
          unless: 'K <= 0',
          mistakes: [
            {
              value: precise(1 / constant),
              note: md`You have the fraction upside down: products stand on top.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${decimals(x, 3)}\ \text{mol}`,
          // All acid groups are either left or in the ester.
          value: b - (b - a + left),
        },
        {
          part: 'a',
          route: 'exact',
          shown: `= ${decimals(b - x, 3)}`,
          value: b - a + left,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${sf(constant)}`,
          // The constant for which the shown amount of acid is at equilibrium.
          value: root(
            (value) => {
              const solved = root((y) => value * (a - y) * (b - y) - y * y, 0, Math.min(a, b));
              return a - solved - left;
            },
            0.5,
            20,
          ),
        },
      ],
    };
  },
});
