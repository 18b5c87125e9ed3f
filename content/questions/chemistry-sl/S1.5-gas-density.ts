import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

type Drawn = { gas: { name: string; molar: number }; volume: number; asked: string };

/** The mass is what a balance would show for a sample of that volume. */
function solve({ gas: { molar }, volume, asked }: Drawn) {
  const mass = Number(((volume / 22_700) * molar).toPrecision(3));
  const density = mass / (volume / 1000);
  const slip = volume % 80 === 0 ? 10 : 0.1;
  const options = ascending(
    asked === 'molar'
      ? [
          { value: density * 22.7, note: '' },
          {
            value: density,
            note: md`This is the mass of $1\ \text{dm}^3$. One mole of gas takes up $22.7\ \text{dm}^3$.`,
          },
          {
            value: mass * 22.7,
            note: md`You took the mass for that of $1\ \text{dm}^3$. The sample has another volume.`,
          },
          {
            value: density * 22.7 * slip,
            note: md`You are out by a power of ten: $1\ \text{dm}^3 = 1000\ \text{cm}^3$.`,
          },
        ]
      : [
          { value: mass, note: '' },
          {
            value: (volume / 1000) * molar,
            note: md`You multiplied the molar mass by the volume. Divide the volume by $22.7\ \text{dm}^3\ \text{mol}^{-1}$ to get the amount.`,
          },
          {
            value: mass * slip,
            note: md`You are out by a power of ten: $1\ \text{dm}^3 = 1000\ \text{cm}^3$.`,
          },
          { value: volume / 22_700, note: 'This is the amount in mol. Multiply it by the molar mass.' },
        ],
  );
  return { mass, density, options };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    gas: choice(
      { name: 'argon', molar: 39.95 },
      { name: 'carbon dioxide', molar: 44.01 },
      { name: 'methane', molar: 16.05 },
      { name: 'sulfur dioxide', molar: 64.07 },
      { name: 'chlorine', molar: 70.9 },
      { name: 'oxygen', molar: 32 },
      { name: 'krypton', molar: 83.8 },
      { name: 'ethane', molar: 30.08 },
    ),
    volume: integers(120, 960, 40),
    asked: choice('molar', 'mass'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.15),
  write: (drawn) => {
    const {
      gas: { name, molar },
      volume,
      asked,
    } = drawn;
    const { mass, density, options } = solve(drawn);
    const key = keyOf(options);
    const dm = decimals(volume / 1000, 3);
    const isMolar = asked === 'molar';
    const unit = isMolar ? md`\text{g mol}^{-1}` : md`\text{g}`;
    const right = isMolar ? density * 22.7 : mass;
    return {
      text: isMolar
        ? md`A volume of $${volume}\ \text{cm}^3$ of an unknown gas has a mass of $${sf(mass)}\ \text{g}$ at STP. The molar volume of an ideal gas at STP is $22.7\ \text{dm}^3\ \text{mol}^{-1}$. What is the molar mass of the gas, in $\text{g mol}^{-1}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`
        : md`What is the mass, in grams, of $${volume}\ \text{cm}^3$ of ${name} ($M = ${decimals(molar, 2)}\ \text{g mol}^{-1}$) at STP? The molar volume of an ideal gas at STP is $22.7\ \text{dm}^3\ \text{mol}^{-1}$. [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        'Change the volume to cubic decimetres.',
        'The volume divided by the molar volume is the amount of gas.',
      ],
      answer: md`The amount of gas is $n = \dfrac{V}{V_m} = \dfrac{${dm}}{22.7} = ${sf(volume / 22_700, 4)}\ \text{mol}$. ${
        isMolar
          ? md`Its molar mass is $M = \dfrac{m}{n} = \dfrac{${sf(mass)}}{${sf(volume / 22_700, 4)}} = ${sf(right)}\ ${unit}$.`
          : md`Its mass is $m = nM = ${sf(volume / 22_700, 4)} \times ${decimals(molar, 2)} = ${sf(right)}\ ${unit}$.`
      } The answer is **${key}**.

**Watch out:** the molar volume of $22.7\ \text{dm}^3\ \text{mol}^{-1}$ holds for every ideal gas, but only at $273\ \text{K}$ and $100\ \text{kPa}$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ ${unit}`,
          // By the volume of one gram.
          value: isMolar
            ? root((x) => (x / 22.7) * (volume / 1000) - mass, 1, 400)
            : (molar / 22.7) * (volume / 1000),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
