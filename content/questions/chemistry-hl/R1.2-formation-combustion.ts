import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    fuel: choice(
      { name: 'ethane', formula: 'C_2H_6(g)', c: 2, h: 6, o: 0, form: -84 },
      { name: 'propane', formula: 'C_3H_8(g)', c: 3, h: 8, o: 0, form: -105 },
      { name: 'butane', formula: 'C_4H_{10}(g)', c: 4, h: 10, o: 0, form: -126 },
      { name: 'ethene', formula: 'C_2H_4(g)', c: 2, h: 4, o: 0, form: 52 },
      { name: 'ethyne', formula: 'C_2H_2(g)', c: 2, h: 2, o: 0, form: 228 },
      { name: 'benzene', formula: 'C_6H_6(l)', c: 6, h: 6, o: 0, form: 49 },
      { name: 'methanol', formula: 'CH_3OH(l)', c: 1, h: 4, o: 1, form: -239 },
      { name: 'ethanol', formula: 'C_2H_5OH(l)', c: 2, h: 6, o: 1, form: -278 },
      { name: 'glucose', formula: 'C_6H_{12}O_6(s)', c: 6, h: 12, o: 6, form: -1273 },
    ),
    mass: integers(5, 60, 5),
  },
  write: ({ fuel: { name, formula, c, h, o, form }, mass }) => {
    const oxygens = 2 * c + h / 2 - o;
    const whole = oxygens % 2 === 0;
    const times = whole ? 1 : 2;
    const coefficient = (count: number) => (count === 1 ? '' : String(count));
    const equation = md`\mathrm{${coefficient(times)}${formula} + ${coefficient((times * oxygens) / 2)}O_2(g) \rightarrow ${coefficient(times * c)}CO_2(g) + ${coefficient((times * h) / 2)}H_2O(l)}`;
    const combustion = c * -394 + (h / 2) * -286 - form;
    const molar = c * 12.01 + h * 1.01 + o * 16;
    const energy = (mass / molar) * -combustion;
    const bracket = form < 0 ? `(${form})` : form;
    return {
      text: md`Use these standard enthalpies of formation, $\Delta H_f^\ominus$, in $\text{kJ mol}^{-1}$, to study the combustion of ${name}.

| $\mathrm{${formula}}$ | $\mathrm{CO_2(g)}$ | $\mathrm{H_2O(l)}$ |
|---|---|---|
| $${form > 0 ? '+' : ''}${form}$ | $-394$ | $-286$ |

(a) Define standard enthalpy of formation. [1]

(b) State the standard enthalpy of formation of oxygen gas, with a reason. [1]

(c) Write the equation for the complete combustion of ${name}. [1]

(d) Determine the standard enthalpy of combustion of ${name}. [2]

(e) Calculate the energy released when $${mass}.0\ \text{g}$ of ${name}, $M = ${decimals(molar, 2)}\ \text{g mol}^{-1}$, is burned completely. [1]`,
      hints: [
        md`$\Delta H^\ominus = \sum \Delta H_f^\ominus(\text{products}) - \sum \Delta H_f^\ominus(\text{reactants})$`,
        md`The enthalpy of combustion is for one mole of ${name}.`,
      ],
      answer: md`(a) The enthalpy change when one mole of a substance is formed from its elements in their standard states.

(b) Zero, because oxygen gas is an element in its standard state.

(c) $${equation}$

(d) For one mole of ${name}, $${c === 1 ? '1' : c}\ \text{mol}$ of $\mathrm{CO_2}$ and $${h / 2}\ \text{mol}$ of $\mathrm{H_2O}$ are formed:

$$\Delta H_c^\ominus = ${c} \times (-394) + ${h / 2} \times (-286) - ${bracket} = ${combustion}\ \text{kJ mol}^{-1}$$

(e) $n = \dfrac{${mass}.0}{${decimals(molar, 2)}} = ${sf(mass / molar, 4)}\ \text{mol}$, so $q = ${sf(mass / molar, 4)} \times ${-combustion} = ${sf(energy)}\ \text{kJ}$ is released.

**Watch out:** With enthalpies of formation it is products minus reactants; the other way round the sign comes out wrong. Every combustion is exothermic, so a positive result in (d) tells you that something was swapped.`,
      scheme: [
        ['one mole formed from its elements in their standard states OWTTE', '1'],
        ['zero, as it is an element in its standard state OWTTE (do not accept zero without a reason)', '1'],
        [md`$${equation}$ (accept without state symbols)`, '1'],
        ['products minus reactants with the right coefficients', '1'],
        [md`$${combustion}\ \text{kJ mol}^{-1}$ (allow ECF from (c))`, '1'],
        [md`$${sf(energy)}\ \text{kJ}$ (allow ECF from (d); accept 3 or 4 significant figures)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'define' },
        { part: 'b', kind: 'self', why: 'state with a reason' },
        { part: 'c', kind: 'formula', expected: equation.replaceAll(/\((?:g|l|s)\)/g, '') },
        {
          part: 'd',
          kind: 'number',
          expected: `${combustion}`,
          unit: 'kJ mol^-1',
          mistakes: [
            {
              value: `${-combustion}`,
              note: md`You took reactants minus products. It is the other way round.`,
            },
            {
              value: `${combustion + form}`,
              note: md`You left out the enthalpy of formation of ${name} itself.`,
            },
            {
              value: `${combustion + 2 * form}`,
              note: md`You added the enthalpy of formation of ${name}. It is a reactant, so it is subtracted.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: precise(energy),
          unit: 'kJ',
          follows: `-d.1 * ${mass} / ${decimals(molar, 2)}`,
          unless: 'q <= 0',
          mistakes: [
            {
              value: precise(-combustion * mass),
              note: md`You multiplied by the mass. The enthalpy is for one mole: find the amount first.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'd',
          route: 'exact',
          shown: `= ${combustion}`,
          // Hess: first apart into the elements, then each element burned.
          value: [
            -form,
            ...Array.from({ length: c }, () => -394),
            ...Array.from({ length: h }, () => -143),
          ].reduce((sum, one) => sum + one, 0),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(energy)}`,
          value: (mass * (form + 394 * c + 143 * h)) / molar,
        },
      ],
    };
  },
});
