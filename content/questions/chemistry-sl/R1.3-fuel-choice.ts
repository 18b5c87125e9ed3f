import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice(
      'a research station in Antarctica',
      'a village in Mongolia',
      'an island of Tonga',
      'a camp in the Sahara',
    ),
    first: choice(
      {
        name: 'methane',
        formula: 'CH_4',
        molar: 16.05,
        carbons: 1,
        heat: 891,
        equation: 'CH_4(g) + 2O_2(g) \\rightarrow CO_2(g) + 2H_2O(l)',
      },
      {
        name: 'propane',
        formula: 'C_3H_8',
        molar: 44.11,
        carbons: 3,
        heat: 2219,
        equation: 'C_3H_8(g) + 5O_2(g) \\rightarrow 3CO_2(g) + 4H_2O(l)',
      },
      {
        name: 'octane',
        formula: 'C_8H_{18}',
        molar: 114.26,
        carbons: 8,
        heat: 5470,
        equation: '2C_8H_{18}(l) + 25O_2(g) \\rightarrow 16CO_2(g) + 18H_2O(l)',
      },
    ),
    second: choice(
      { name: 'ethanol', formula: 'C_2H_5OH', molar: 46.08, carbons: 2, heat: 1367 },
      { name: 'methanol', formula: 'CH_3OH', molar: 32.05, carbons: 1, heat: 726 },
    ),
    energy: integers(200, 900, 25),
  },
  write: ({ place, first, second, energy }) => {
    const specific = (fuel: { heat: number; molar: number }) => fuel.heat / fuel.molar;
    const carbonDioxide = (fuel: { heat: number; carbons: number }) =>
      (((energy * 1000) / fuel.heat) * fuel.carbons * 44.01) / 1000;
    return {
      text: md`${place[0]!.toUpperCase()}${place.slice(1)} needs $${energy}\ \text{MJ}$ of heat each day. Two fuels are compared.

| | ${first.name}, $\mathrm{${first.formula}}$ | ${second.name}, $\mathrm{${second.formula}}$ |
|---|---|---|
| molar mass / $\text{g mol}^{-1}$ | ${first.molar} | ${second.molar} |
| enthalpy of combustion / $\text{kJ mol}^{-1}$ | $-${first.heat}$ | $-${second.heat}$ |

$M(\mathrm{CO_2}) = 44.01\ \text{g mol}^{-1}$

(a) Write the equation for the complete combustion of ${first.name}, with state symbols at $298\ \text{K}$. [2]

(b) Calculate the specific energy of each fuel, in $\text{kJ g}^{-1}$. [2]

(c) Determine the mass of carbon dioxide, in kg, that is released each day when each fuel is used. [3]

(d) Suggest why ${second.name} may be called a renewable fuel with a lower carbon footprint, although burning it releases carbon dioxide. [1]

(e) State one product of incomplete combustion that is poisonous. [1]`,
      hints: [
        'Specific energy is the energy from each gram of fuel.',
        'First find how many moles of fuel give the energy needed; then how many moles of carbon dioxide each mole of fuel gives.',
      ],
      answer: md`(a) $\mathrm{${first.equation}}$

(b) $\mathrm{${first.formula}}$: $\dfrac{${first.heat}}{${first.molar}} = ${sf(specific(first))}\ \text{kJ g}^{-1}$. $\mathrm{${second.formula}}$: $\dfrac{${second.heat}}{${second.molar}} = ${sf(specific(second))}\ \text{kJ g}^{-1}$.

(c) The energy is $${energy} \times 10^3\ \text{kJ}$.

${[first, second]
  .map(
    (fuel) =>
      md`$n(\mathrm{${fuel.formula}}) = \dfrac{${energy} \times 10^3}{${fuel.heat}} = ${sf((energy * 1000) / fuel.heat, 4)}\ \text{mol}$, and each mole gives ${fuel.carbons === 1 ? 'one mole' : `${fuel.carbons} moles`} of $\mathrm{CO_2}$, so $m(\mathrm{CO_2}) = ${fuel.carbons === 1 ? '' : md`${fuel.carbons} \times `}${sf((energy * 1000) / fuel.heat, 4)} \times 44.01 \times 10^{-3} = ${sf(carbonDioxide(fuel))}\ \text{kg}$.`,
  )
  .join('\n\n')}

(d) It can be made from plants (biomass), which took up the same amount of carbon dioxide by photosynthesis shortly before.

(e) Carbon monoxide.

**Watch out:** At $298\ \text{K}$ the water in the equation is a liquid, $\mathrm{H_2O(l)}$, and not a gas. In (c) change megajoules to kilojoules first, and remember that the enthalpy of combustion is for one mole of *fuel*, not of carbon dioxide.`,
      scheme: [
        ['correct formulas', '1'],
        ['balanced, with state symbols (do not accept water as a gas)', '1'],
        [md`$${sf(specific(first))}\ \text{kJ g}^{-1}$`, '1'],
        [md`$${sf(specific(second))}\ \text{kJ g}^{-1}$`, '1'],
        ['amount of fuel from the energy, multiplied by the number of carbon atoms', '1'],
        [md`$${sf(carbonDioxide(first))}\ \text{kg}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        [md`$${sf(carbonDioxide(second))}\ \text{kg}$ (allow ECF)`, '1'],
        ['made from biomass that has taken up carbon dioxide OWTTE (do not accept a cleaner flame)', '1'],
        ['carbon monoxide (accept CO; do not accept carbon dioxide)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          expected: md`\mathrm{${first.equation}}`,
          mistakes: [
            {
              value: md`\mathrm{${first.equation.replace('H_2O(l)', 'H_2O(g)')}}`,
              note: md`At $298\ \text{K}$ water is not a gas.`,
            },
          ],
        },
        ...[first, second].map((fuel) => ({
          part: 'b',
          kind: 'number' as const,
          label: md`$\mathrm{${fuel.formula}}$:`,
          expected: precise(specific(fuel)),
          unit: 'kJ g^-1',
          marks: 1,
          mistakes: [
            {
              value: precise(fuel.molar / fuel.heat),
              note: md`You divided the mass by the energy. Specific energy is the energy from each gram.`,
            },
          ],
        })),
        ...[first, second].map((fuel, index) => ({
          part: 'c',
          kind: 'number' as const,
          label: md`With $\mathrm{${fuel.formula}}$:`,
          expected: precise(carbonDioxide(fuel)),
          unit: 'kg',
          accuracy: { figures: 2 },
          marks: 2 - index,
          follows: `${energy} / b.${index + 1} * ${fuel.carbons} * 44.01 / ${fuel.molar}`,
          unless: 'm <= 0',
          mistakes: [
            ...(fuel.carbons > 1
              ? [
                  {
                    value: precise(carbonDioxide(fuel) / fuel.carbons),
                    note: md`You took one mole of $\mathrm{CO_2}$ from each mole of fuel. Count the carbon atoms of $\mathrm{${fuel.formula}}$.`,
                  },
                ]
              : []),
            {
              value: precise(energy / specific(fuel)),
              note: md`That is the mass of fuel. Go on to the carbon dioxide that it gives.`,
            },
          ],
        })),
        { part: 'd', kind: 'self', why: 'suggest a reason' },
        {
          part: 'e',
          kind: 'formula',
          label: 'Formula of the product:',
          expected: 'CO',
          mistakes: [{ value: 'CO2', note: md`$\mathrm{CO_2}$ is the product of complete combustion.` }],
        },
      ],
      checks: [first, second].flatMap((fuel) => [
        {
          part: 'b',
          route: 'numeric' as const,
          shown: md`= ${sf(specific(fuel))}\ \text{kJ g}^{-1}`,
          value: fuel.heat * (1 / fuel.molar),
        },
        {
          part: 'c',
          route: 'numeric' as const,
          shown: `= ${sf(carbonDioxide(fuel))}`,
          // Through the mass of fuel and its share of carbon dioxide.
          value: (energy / specific(fuel)) * ((fuel.carbons * 44.01) / fuel.molar),
        },
      ]),
    };
  },
});
