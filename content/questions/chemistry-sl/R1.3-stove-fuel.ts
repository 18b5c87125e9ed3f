import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const fuels = [
  { name: 'ethanol', molar: 46.08, heat: 1367 },
  { name: 'methanol', molar: 32.05, heat: 726 },
  { name: 'propane', molar: 44.11, heat: 2219 },
  { name: 'butane', molar: 58.14, heat: 2878 },
] as const;

interface Stove {
  readonly fuel: (typeof fuels)[number];
  readonly water: number;
  readonly rise: number;
  readonly percent: number;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ fuel, water, rise, percent }: Stove) {
  const heat = (water * 4.18 * rise) / 1000;
  const share = percent / 100;
  const right = ((heat / fuel.heat) * fuel.molar) / share;
  const wrong = [
    { value: right * share, note: md`You left out that only a part of the heat reaches the water.` },
    {
      value: right * share * share,
      note: md`You multiplied by the efficiency. More fuel is needed when heat is lost, not less.`,
    },
    {
      value: (right * share) / (1 - share),
      note: md`You used the part of the heat that is lost in place of the part that reaches the water.`,
    },
    {
      value: (right * (rise + 273)) / rise,
      note: md`You added $273$ to the change of temperature. A change is the same in kelvin.`,
    },
  ];
  // Always with the efficiency left out, the likeliest slip; the rest so that the right letter changes.
  const omitted = share > 0.5 ? ((rise / 5) % 3 === 0 ? 3 : 1) : (percent + rise / 5) % 2 === 0 ? 3 : 2;
  const options = ascending([{ value: right, note: '' }, ...wrong.filter((_, at) => at !== omitted)]);
  return { heat, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R1.1'],
  parameters: {
    fuel: fuels,
    water: choice(250, 400, 500, 600, 750, 1000),
    rise: integers(55, 85, 5),
    percent: choice(28, 30, 33, 35, 36, 40, 42, 45, 60, 62, 64, 65, 68),
    place: choice('the Andes', 'Nepal', 'Iceland', 'Lesotho'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.15),
  write: (drawn) => {
    const { fuel, water, rise, percent, place } = drawn;
    const { heat, right, options, key } = solve(drawn);
    const burned = heat / (percent / 100);
    return {
      text: md`A hiker in ${place} warms $${water}\ \text{g}$ of water by $${decimals(rise, 1)}\ \text{K}$ on a stove that burns ${fuel.name} ($\Delta H_c^\ominus = -${fuel.heat}\ \text{kJ mol}^{-1}$, $M = ${decimals(fuel.molar, 2)}\ \text{g mol}^{-1}$). Only $${percent}\,\%$ of the heat reaches the water, $c = 4.18\ \text{J g}^{-1}\,\text{K}^{-1}$. What mass of ${fuel.name} is burned? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{g}$`)}`,
      hints: [
        md`How much heat does the water need?`,
        md`The heat that is released must be larger than that. By which factor?`,
      ],
      answer: md`The water needs $Q = ${water} \times 4.18 \times ${decimals(rise, 1)} = ${sf(heat * 1000, 4)}\ \text{J}$, which is $${sf(heat, 4)}\ \text{kJ}$. This is only $${percent}\,\%$ of what the stove releases, so $\dfrac{${sf(heat, 4)}}{${percent / 100}} = ${sf(burned, 4)}\ \text{kJ}$ is released. The amount of fuel is $\dfrac{${sf(burned, 4)}}{${fuel.heat}} = ${sf(burned / fuel.heat, 4)}\ \text{mol}$, and its mass

$$m = ${sf(burned / fuel.heat, 4)} \times ${decimals(fuel.molar, 2)} = ${sf(right)}\ \text{g}$$

The answer is **${key}**.

**Watch out:** dividing by the efficiency makes the result larger, as it must be when heat is lost.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{g}`,
          // The mass whose heat, after the loss, warms the water by the given rise.
          value: root(
            (m) => ((m / fuel.molar) * fuel.heat * 1000 * percent) / 100 / (water * 4.18) - rise,
            0.01,
            2000,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
