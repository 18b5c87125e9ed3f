import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** Specific heat capacities in joules for one gram and one kelvin. */
const materials = [
  { name: 'aluminium', c: 0.897 },
  { name: 'copper', c: 0.385 },
  { name: 'iron', c: 0.449 },
  { name: 'sand', c: 0.83 },
  { name: 'ethanol', c: 2.44 },
  { name: 'olive oil', c: 1.97 },
] as const;

interface Warming {
  readonly material: (typeof materials)[number];
  readonly water: number;
  readonly mass: number;
  readonly rise: number;
  readonly second: 'material' | 'water';
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ material: { name, c }, water, mass, rise, second }: Warming) {
  const water1 = { name: 'water', mass: water, c: 4.18 };
  const other = { name, mass, c };
  const [from, to] = second === 'material' ? [water1, other] : [other, water1];
  const right = (from.mass * from.c * rise) / (to.mass * to.c);
  const options = ascending([
    { value: right, note: '' },
    {
      value: (from.mass * rise) / to.mass,
      note: md`You used the same specific heat capacity for the ${from.name} and the ${to.name}.`,
    },
    { value: (from.c * rise) / to.c, note: md`You left out that the masses differ.` },
    {
      value: (from.mass * to.c * rise) / (to.mass * from.c),
      note: md`You turned the ratio of the specific heat capacities round. What has the smaller one becomes hotter.`,
    },
  ]);
  return { from, to, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    material: materials,
    water: choice(50, 80, 100, 120, 150, 200),
    mass: choice(60, 90, 100, 150, 180, 250, 400),
    rise: choice(3, 4, 5, 6, 8, 12, 20),
    second: choice<['material', 'water']>('material', 'water'),
  },
  allow: (drawn) => {
    const { right, options, key } = solve(drawn);
    // Each letter is right about as often as the others.
    if (key !== 'ABCD'[(drawn.water / 10 + drawn.mass / 10 + drawn.rise) % 4]) return false;
    return right < 45 && right > 0.5 && drawn.water !== drawn.mass && farApart(options, 1.12);
  },
  write: (drawn) => {
    const { material, rise } = drawn;
    const { from, to, right, options, key } = solve(drawn);
    const heat = from.mass * from.c * rise;
    return {
      text: md`An electric heater raises the temperature of $${from.mass}\ \text{g}$ of ${from.name} by $${sf(rise)}\ \text{K}$. The same energy is then given to $${to.mass}\ \text{g}$ of ${to.name}. The specific heat capacity of ${material.name} is $${sf(material.c)}\ \text{J g}^{-1}\,\text{K}^{-1}$, that of water is $4.18\ \text{J g}^{-1}\,\text{K}^{-1}$, and no energy is lost. By how much does the temperature of the ${to.name} rise? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{K}$`)}`,
      hints: [
        md`Find the energy first.`,
        md`The same $Q$ stands in $Q = mc\Delta T$ for both substances, with their own $m$ and $c$.`,
      ],
      answer: md`The ${from.name} takes in $Q = mc\Delta T = ${from.mass} \times ${sf(from.c)} \times ${sf(rise)} = ${sf(heat, 4)}\ \text{J}$. The same energy warms the ${to.name}, now with its own mass and specific heat capacity:

$$\Delta T = \frac{Q}{mc} = \frac{${sf(heat, 4)}}{${to.mass} \times ${sf(to.c)}} = ${sf(right)}\ \text{K}$$

The answer is **${key}**.

**Watch out:** a substance with a small specific heat capacity needs little energy for each kelvin, so it becomes hotter than the same mass of water.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{K}`,
          value: root(
            (x) => integral(() => to.mass * to.c, 0, x, 4) - integral(() => from.mass * from.c, 0, rise, 4),
            0.01,
            500,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
