import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { blocks } from '../../figures/blocks.ts';

/** Enthalpies of solution of both forms, in kJ for one mole, from which plausible temperatures are made. */
const salts = [
  { name: 'magnesium sulfate', formula: 'MgSO_4', plain: 'MgSO₄', water: 7, dry: -91, wet: 16 },
  { name: 'copper(II) sulfate', formula: 'CuSO_4', plain: 'CuSO₄', water: 5, dry: -66, wet: 12 },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['R1.1'],
  parameters: {
    salt: salts,
    amount: choice(0.02, 0.025, 0.03, 0.04),
    water: choice(50, 60, 75),
    kept: choice(0.88, 0.91, 0.94, 0.97),
    place: choice('Tartu', 'Cusco', 'Gaborone'),
  },
  write: ({ salt, amount, water, kept, place }) => {
    const { name, formula, plain, dry, wet } = salt;
    const warm = Number(((-dry * 1000 * amount * kept) / (water * 4.18)).toFixed(1));
    const cold = Number(((wet * 1000 * amount * kept) / (water * 4.18)).toFixed(1));
    const first = (-water * 4.18 * warm) / 1000 / amount;
    const second = (water * 4.18 * cold) / 1000 / amount;
    const result = first - second;
    const [p1, p2] = [(100 * 0.2) / warm, (100 * 0.2) / cold];
    const [d1, d2] = [(Math.abs(first) * p1) / 100, (second * p2) / 100];
    const both = d1 + d2;
    return {
      text: md`The enthalpy change of hydration of ${name} can't be measured directly:

$$\mathrm{${formula}(s) + ${salt.water}H_2O(l) \rightarrow ${formula} \cdot ${salt.water}H_2O(s)} \qquad \Delta H_1$$

A class in ${place} dissolves both solids in water instead and reads the temperatures. Each reading has an uncertainty of $\pm 0.1\ ^\circ\text{C}$.

![](drawing:cycle)

| | anhydrous solid, $\Delta H_2$ | hydrated solid, $\Delta H_3$ |
|---|---|---|
| amount of solid / mol | ${decimals(amount, 4)} | ${decimals(amount, 4)} |
| mass of solution / g | ${decimals(water, 1)} | ${decimals(water, 1)} |
| temperature at the start / $^\circ\text{C}$ | 20.0 | 20.0 |
| extreme temperature / $^\circ\text{C}$ | ${decimals(20 + warm, 1)} | ${decimals(20 - cold, 1)} |

The specific heat capacity of both solutions is taken to be $4.18\ \text{J g}^{-1}\,\text{K}^{-1}$.

(a) State why $\Delta H_1$ can't be measured directly. [1]

(b) Determine $\Delta H_2$, in $\text{kJ mol}^{-1}$. [2]

(c) Determine $\Delta H_3$, in $\text{kJ mol}^{-1}$. [1]

(d) Deduce the relation between the three enthalpy changes, and determine $\Delta H_1$. [2]

(e) Calculate the percentage uncertainty of each change of temperature. [2]

(f) Deduce which of the two experiments adds more to the absolute uncertainty of $\Delta H_1$, or that they add the same. [1]

(g) Suggest one change to the method that makes the percentage uncertainties smaller without a better thermometer. [1]`,
      hints: [
        md`One solution becomes warmer, the other colder: think of the signs.`,
        md`Both ways from the anhydrous solid to the solution have the same enthalpy change.`,
        md`A change of temperature is the difference of two readings.`,
      ],
      answer: md`(a) The water can't be added so that exactly the hydrate forms and nothing dissolves (and the temperature of a solid is hard to measure).

(b) $\Delta T = ${decimals(warm, 1)}\ \text{K}$, so $Q = ${decimals(water, 1)} \times 4.18 \times ${decimals(warm, 1)} = ${sf(water * 4.18 * warm, 4)}\ \text{J}$. The solution becomes warmer, so the process is exothermic:

$$\Delta H_2 = -\frac{${sf((water * 4.18 * warm) / 1000, 4)}}{${decimals(amount, 4)}} = ${sf(first)}\ \text{kJ mol}^{-1}$$

(c) In the same way, with $\Delta T = ${decimals(cold, 1)}\ \text{K}$ of cooling: $\Delta H_3 = +\dfrac{${sf((water * 4.18 * cold) / 1000, 4)}}{${decimals(amount, 4)}} = +${sf(second)}\ \text{kJ mol}^{-1}$.

(d) From the anhydrous solid to the solution there are two ways: $\Delta H_2$ directly, or $\Delta H_1$ and then $\Delta H_3$. By Hess's law $\Delta H_2 = \Delta H_1 + \Delta H_3$, so

$$\Delta H_1 = ${sf(first, 4)} - ${sf(second, 4)} = ${sf(result)}\ \text{kJ mol}^{-1}$$

(e) Each change has an absolute uncertainty of $0.2\ \text{K}$: $\dfrac{0.2}{${decimals(warm, 1)}} \times 100 = ${sf(p1, 2)}\,\%$ and $\dfrac{0.2}{${decimals(cold, 1)}} \times 100 = ${sf(p2, 2)}\,\%$.

(f) They add the same: mass, amount and the $0.2\ \text{K}$ are equal in both, so each has the absolute uncertainty $\dfrac{${decimals(water, 1)} \times 4.18 \times 0.2}{1000 \times ${decimals(amount, 4)}} = ${sf(d1, 2)}\ \text{kJ mol}^{-1}$, and together they make $${sf(both, 2)}\ \text{kJ mol}^{-1}$. The large percentage belongs to the small value.

(g) Dissolve more of the solids in the same mass of water (or use less water), so that the changes of temperature are larger.

**Watch out:** in a sum or difference absolute uncertainties are added, not percentages.`,
      scheme: [
        [
          md`hydrate can't be formed without dissolving / temperature of a solid can't be read well OWTTE`,
          '1',
        ],
        [md`$Q = ${sf((water * 4.18 * warm) / 1000)}\ \text{kJ}$`, '1'],
        [md`$${sf(first)}\ \text{kJ mol}^{-1}$, with the sign (allow ECF)`, '1'],
        [md`$+${sf(second)}\ \text{kJ mol}^{-1}$`, '1'],
        [md`$\Delta H_1 = \Delta H_2 - \Delta H_3$`, '1'],
        [md`$${sf(result)}\ \text{kJ mol}^{-1}$ (allow ECF)`, '1'],
        [md`$${sf(p1, 2)}\,\%$ (accept one or two significant figures)`, '1'],
        [md`$${sf(p2, 2)}\,\%$ (accept one or two significant figures)`, '1'],
        [md`the same absolute uncertainty, with a reason OWTTE`, '1'],
        [md`more solid / less water, for a larger change OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state a reason' },
        {
          part: 'b',
          kind: 'number',
          expected: precise(first),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          mistakes: [
            { value: precise(-first), note: md`The solution became warmer: think of the sign.` },
            { value: precise(first * amount), note: md`Divide by the amount of the solid.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(second),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          mistakes: [{ value: precise(-second), note: md`The solution became colder: think of the sign.` }],
        },
        { part: 'd', kind: 'self', why: 'deduce a relation', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: md`$\Delta H_1 =$`,
          expected: precise(result),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          marks: 1,
          follows: 'b.1 - c.1',
          mistakes: [
            {
              value: precise(first + second),
              note: md`You added. On the way back from the solution the sign changes.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'anhydrous solid',
          expected: precise(p1),
          unit: '%',
          accuracy: asUncertainty(p1, 0.12),
          marks: 1,
          mistakes: [
            { value: precise(p1 / 2), note: md`A difference has the uncertainties of both readings.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'hydrated solid',
          expected: precise(p2),
          unit: '%',
          accuracy: asUncertainty(p2, 0.12),
          marks: 1,
          mistakes: [
            { value: precise(p2 / 2), note: md`A difference has the uncertainties of both readings.` },
          ],
        },
        { part: 'f', kind: 'self', why: 'deduce' },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(first)}\ \text{kJ mol}^{-1}`,
          value: root((h) => h * amount + 0.00418 * water * warm, -300, 0),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= +${sf(second)}\ \text{kJ mol}^{-1}`,
          value: root((h) => h * amount - 0.00418 * water * cold, 0, 300),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(result)}\ \text{kJ mol}^{-1}`,
          value: (-0.00418 * water * (warm + cold)) / amount,
        },
        { part: 'e', route: 'numeric', shown: md`= ${sf(p1, 2)}\,\%`, value: 20 / warm, within: 0.06 * p1 },
        { part: 'e', route: 'numeric', shown: md`= ${sf(p2, 2)}\,\%`, value: 20 / cold, within: 0.06 * p2 },
      ],
      drawings: {
        cycle: blocks({
          blocks: {
            a: { at: [0, 1], text: `${plain}(s)` },
            b: { at: [2, 1], text: `${plain}·${salt.water}H₂O(s)` },
            c: { at: [1, 0], text: 'solution' },
          },
          arrows: [
            { from: 'a', to: 'b', label: 'Δ*H*_1' },
            { from: 'a', to: 'c', label: 'Δ*H*_2' },
            { from: 'b', to: 'c', label: 'Δ*H*_3' },
          ],
          description:
            'An enthalpy cycle: Delta H 1 from the anhydrous to the hydrated solid, Delta H 2 from the anhydrous solid to the solution, Delta H 3 from the hydrated solid to the solution.',
        }),
      },
    };
  },
});
