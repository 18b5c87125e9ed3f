import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    fuel: choice(
      { name: 'methanol', formula: 'CH_3OH', molar: 32.05, literature: 726 },
      { name: 'ethanol', formula: 'C_2H_5OH', molar: 46.08, literature: 1367 },
      { name: 'propan-1-ol', formula: 'C_3H_7OH', molar: 60.11, literature: 2021 },
      { name: 'butan-1-ol', formula: 'C_4H_9OH', molar: 74.14, literature: 2676 },
    ),
    water: integers(100, 250, 25),
    rise: integers(140, 320, 5),
    efficiency: integers(48, 72),
    start: integers(178, 224, 2),
  },
  allow: ({ fuel: { molar, literature }, water, rise, efficiency }) => {
    const burned = ((water * 4.18 * rise) / 1e4 / ((efficiency / 100) * literature)) * molar;
    return burned > 0.4 && burned < 2.2;
  },
  write: ({ fuel: { name, formula, molar, literature }, water, rise, efficiency, start }) => {
    const change = rise / 10;
    const from = start / 10;
    const heat = (water * 4.18 * change) / 1000;
    const burned = Number(decimals((heat / ((efficiency / 100) * literature)) * molar, 2));
    const n = burned / molar;
    const enthalpy = heat / n;
    const error = ((literature - enthalpy) / literature) * 100;
    return {
      text: md`The apparatus in the diagram is used to find the enthalpy of combustion of ${name}, $\mathrm{${formula}}$.

![](drawing:burner)

| | |
|---|---|
| mass of water in the can | $${water}.0\ \text{g}$ |
| temperature of the water before heating | $${decimals(from, 1)}\ ^\circ\text{C}$ |
| highest temperature of the water | $${decimals(from + change, 1)}\ ^\circ\text{C}$ |
| mass of ${name} burned | $${decimals(burned, 2)}\ \text{g}$ |

The specific heat capacity of water is $4.18\ \text{J g}^{-1}\,\text{K}^{-1}$ and the molar mass of ${name} is $${molar}\ \text{g mol}^{-1}$.

(a) Calculate the heat taken up by the water, in kJ. [2]

(b) Determine the enthalpy of combustion of ${name} that follows from the experiment, in $\text{kJ mol}^{-1}$. [3]

(c) The value in a data book is $-${literature}\ \text{kJ mol}^{-1}$. Calculate the percentage error. [1]

(d) Suggest two reasons, other than errors of reading, why the experimental value is less exothermic. [2]`,
      hints: [
        md`$q = mc\Delta T$, where $m$ is the mass of the water and not that of the fuel.`,
        'Combustion is exothermic: think of the sign.',
      ],
      answer: md`(a) $\Delta T = ${decimals(from + change, 1)} - ${decimals(from, 1)} = ${decimals(change, 1)}\ \text{K}$

$q = mc\Delta T = ${water}.0 \times 4.18 \times ${decimals(change, 1)} = ${sf(heat * 1000, 4)}\ \text{J}$, so $q = ${sf(heat)}\ \text{kJ}$.

(b) $n = \dfrac{${decimals(burned, 2)}}{${molar}} = ${sf(n, 4)}\ \text{mol}$

$$\Delta H_c = -\frac{q}{n} = -\frac{${sf(heat, 4)}}{${sf(n, 4)}} = -${sf(enthalpy)}\ \text{kJ mol}^{-1}$$

(c) $\dfrac{${literature} - ${sf(enthalpy, 4)}}{${literature}} \times 100\% = ${sf(error)}\%$

(d) Heat is lost to the air and to the can. Combustion is incomplete, as soot under the can shows. (Also: some fuel evaporates from the wick without burning.)

**Watch out:** Don't add $273$ to the temperature change: a difference is the same in degrees Celsius and in kelvin. The water gains the heat that the reaction gives out, so the enthalpy of combustion needs a minus sign.`,
      scheme: [
        [md`$${water}.0 \times 4.18 \times ${decimals(change, 1)}$`, '1'],
        [md`$${sf(heat)}\ \text{kJ}$`, '1'],
        [md`$n = ${sf(n)}\ \text{mol}$`, '1'],
        ['divides the heat by the amount', '1'],
        [
          md`$-${sf(enthalpy)}\ \text{kJ mol}^{-1}$, with the sign (allow ECF; accept 2 to 4 significant figures)`,
          '1',
        ],
        [md`$${sf(error)}\%$ (allow ECF from (b))`, '1'],
        ['heat lost to the surroundings / the can OWTTE', '1'],
        ['incomplete combustion / evaporation of the fuel OWTTE (do not accept human error)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: precise(heat),
          unit: 'kJ',
          mistakes: [
            {
              value: precise(heat * 1000),
              note: md`That is the heat in joules. It is asked for in kilojoules.`,
            },
            {
              value: precise((burned * 4.18 * change) / 1000),
              note: md`You used the mass of the fuel. It is the water that is heated.`,
            },
            {
              value: precise((water * 4.18 * (change + 273)) / 1000),
              note: md`You added $273$ to the change of temperature. A change is the same in kelvin as in degrees Celsius.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(-enthalpy),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          follows: `-a.1 * ${molar} / ${burned}`,
          unless: 'h >= 0',
          mistakes: [
            {
              value: precise(enthalpy),
              note: md`The size is right, but combustion gives out heat: think of the sign.`,
            },
            {
              value: precise(-heat / burned),
              note: md`That is the energy for each gram. Divide by the amount in mol, not by the mass.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(error),
          unit: '%',
          follows: `100 * abs(${literature} + b.1) / ${literature}`,
          unless: 'p < 0',
          mistakes: [
            {
              value: precise(((literature - enthalpy) / enthalpy) * 100),
              note: md`You divided by your own value. The percentage is of the value in the data book.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'suggest reasons' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `q = ${sf(heat)}`,
          // One kelvin after another.
          value: Array.from({ length: rise }, () => (water / 1000) * 4.18 * 0.1).reduce(
            (sum, q) => sum + q,
            0,
          ),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `= -${sf(enthalpy)}`,
          value: -((water * 4.18 * change) / burned) * (molar / 1000),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(error)}`,
          value: 100 - (((water * 4.18 * change) / burned) * molar) / (10 * literature),
        },
      ],
      drawings: {
        burner: apparatus({
          of: 'combustion',
          description: 'A spirit burner heats water in a metal can. A thermometer stands in the water.',
        }),
      },
    };
  },
});
