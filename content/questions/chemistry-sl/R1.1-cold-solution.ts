import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

/** Enthalpies of solution in kJ for one mole, from which plausible temperatures are made. */
const salts = [
  { name: 'ammonium nitrate', formula: 'NH_4NO_3', molar: 80.06, heat: 25.7 },
  { name: 'potassium nitrate', formula: 'KNO_3', molar: 101.11, heat: 34.9 },
  { name: 'ammonium chloride', formula: 'NH_4Cl', molar: 53.5, heat: 14.8 },
  { name: 'calcium chloride', formula: 'CaCl_2', molar: 110.98, heat: -81.3 },
  { name: 'lithium chloride', formula: 'LiCl', molar: 42.39, heat: -37 },
  { name: 'lithium bromide', formula: 'LiBr', molar: 86.84, heat: -48.8 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    salt: salts,
    mass: integers(3, 9),
    water: choice(50, 75, 100, 150),
    start: integers(192, 228, 3),
  },
  allow: ({ salt, mass, water }) => {
    const change = (Math.abs(salt.heat) * 1000 * mass) / salt.molar / (water * 4.18);
    return change > 2 && change < 16;
  },
  write: ({ salt, mass, water, start }) => {
    const { name, formula, molar, heat } = salt;
    const change = Number(((0.93 * Math.abs(heat) * 1000 * mass) / molar / (water * 4.18)).toFixed(1));
    const from = start / 10;
    const to = heat > 0 ? from - change : from + change;
    const [sign, other] = heat > 0 ? ['+', '-'] : ['-', '+'];
    const expression = (minus: string, top: string, bottom: string) =>
      md`$${minus}\dfrac{${top}}{${bottom}}$`;
    const shown = md`${water}.0 \times 4.18 \times ${decimals(change, 1)}`;
    const right = expression(sign, md`${shown} \times ${decimals(molar, 2)}`, md`1000 \times ${mass}.00`);
    const all = [
      { value: right, note: '' },
      {
        value: expression(other, md`${shown} \times ${decimals(molar, 2)}`, md`1000 \times ${mass}.00`),
        note:
          heat > 0
            ? md`The solution became colder, so the process takes in energy: think of the sign.`
            : md`The solution became warmer, so the process gives out energy: think of the sign.`,
      },
      {
        value: expression(
          sign,
          md`${mass}.00 \times 4.18 \times ${decimals(change, 1)} \times ${decimals(molar, 2)}`,
          md`1000 \times ${mass}.00`,
        ),
        note: md`You put the mass of the solid into $mc\Delta T$. It is the water whose temperature changes.`,
      },
      {
        value: expression(sign, md`${shown} \times ${mass}.00`, md`1000 \times ${decimals(molar, 2)}`),
        note: md`You multiplied by the amount of the solid. The heat has to be divided by it.`,
      },
    ];
    const turn = (mass + start + water / 25) % 4;
    const options = all.map((_, at) => all[(at + turn) % 4]!);
    const key = keyOf(options);
    const n = mass / molar;
    const enthalpy = ((heat > 0 ? 1 : -1) * water * 4.18 * change) / 1000 / n;
    return {
      text: md`When $${mass}.00\ \text{g}$ of ${name}, $\mathrm{${formula}}$ ($M = ${decimals(molar, 2)}\ \text{g mol}^{-1}$), is dissolved in $${water}.0\ \text{g}$ of water, the temperature changes from $${decimals(from, 1)}\ ^\circ\text{C}$ to $${decimals(to, 1)}\ ^\circ\text{C}$. Take the mass that changes its temperature to be that of the water, with $c = 4.18\ \text{J g}^{-1}\,\text{K}^{-1}$. Which expression gives the enthalpy change of solution, in $\text{kJ mol}^{-1}$? [1]

${lettered(options, (value) => value)}`,
      hints: [
        md`Which mass changes its temperature? Does the sign of $\Delta H$ agree with warming or cooling?`,
        md`The heat in kJ is divided by the amount of the solid, $\dfrac{${mass}.00}{${decimals(molar, 2)}}$.`,
      ],
      answer: md`The heat exchanged by the water is $Q = ${shown}\ \text{J}$, which is divided by $1000$ for kilojoules. The amount of the solid is $n = \dfrac{${mass}.00}{${decimals(molar, 2)}}\ \text{mol}$; dividing by this fraction means multiplying by $\dfrac{${decimals(molar, 2)}}{${mass}.00}$. The temperature ${heat > 0 ? 'falls, so dissolving is endothermic and the sign is positive' : 'rises, so dissolving is exothermic and the sign is negative'}.

The expression is ${right}, which gives $\Delta H = ${decimals(enthalpy, 1)}\ \text{kJ mol}^{-1}$. The answer is **${key}**.

**Watch out:** $\Delta T$ is a difference, so it has the same number in K and in $^\circ\text{C}$; nothing is added to it.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`\Delta H = ${decimals(enthalpy, 1)}\ \text{kJ mol}^{-1}`,
          // Heat for each gram, then for the grams of one mole.
          value: (((from - to) * water * 0.00418) / mass) * molar,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
