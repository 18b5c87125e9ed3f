import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

interface Change {
  readonly energy: number;
  readonly from: number;
  readonly by: number;
  readonly cools: boolean;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ energy, from, by, cools }: Change) {
  const [t1, t2] = cools ? [from + by, from] : [from, from + by];
  const exponent = ((energy * 1000) / 8.31) * (1 / t1 - 1 / t2);
  const right = Math.exp(exponent);
  const wrong = [
    {
      value: Math.exp(-exponent),
      note: md`You exchanged the two temperatures: is $k$ larger when it is warmer?`,
    },
    {
      value: Math.exp(exponent / Math.LN10),
      note: md`You used the logarithm to base ten in place of $\ln$.`,
    },
    { value: t2 / t1, note: md`You took $k$ to be proportional to the temperature.` },
    {
      value: Math.exp(exponent / 1000),
      note: md`You left the activation energy in kJ, while $R$ is in joules.`,
    },
    { value: 10 ** exponent, note: md`You raised ten to the power. The inverse of $\ln$ is $\mathrm{e}^x$.` },
  ];
  const picks = [
    [0, 1, 2],
    [0, 2, 4],
    [1, 2, 4],
    [0, 3, 4],
  ][(energy / 2 + from / 5 + by / 5) % 4]!;
  const options = ascending([{ value: right, note: '' }, ...picks.map((at) => wrong[at]!)]);
  return { t1, t2, exponent, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    energy: integers(40, 110, 2),
    from: integers(285, 330, 5),
    by: choice(10, 15, 20, 25),
    cools: choice(true, false),
  },
  allow: (drawn) => {
    const { right, options } = solve(drawn);
    return right < 12 && right > 0.08 && Math.abs(Math.log(right)) > 0.6 && farApart(options, 1.12);
  },
  write: (drawn) => {
    const { energy } = drawn;
    const { t1, t2, exponent, right, options, key } = solve(drawn);
    return {
      text: md`A reaction has an activation energy of $${energy}\ \text{kJ mol}^{-1}$. Its rate constant is $k_1$ at $${t1}\ \text{K}$ and $k_2$ at $${t2}\ \text{K}$. Use $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$. What is $\dfrac{k_2}{k_1}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Is $k_2$ larger or smaller than $k_1$? Your result must agree with this.`,
        md`Use $\ln\dfrac{k_1}{k_2} = \dfrac{E_a}{R}\left(\dfrac{1}{T_2} - \dfrac{1}{T_1}\right)$ with $E_a$ in joules.`,
      ],
      answer: md`The Arrhenius equation at two temperatures gives $\ln\dfrac{k_2}{k_1} = \dfrac{E_a}{R}\left(\dfrac{1}{T_1} - \dfrac{1}{T_2}\right)$. The activation energy is needed in joules:

$$\ln\frac{k_2}{k_1} = \frac{${energy} \times 10^3}{8.31}\left(\frac{1}{${t1}} - \frac{1}{${t2}}\right) = ${decimals(exponent, 3)}$$

So $\dfrac{k_2}{k_1} = \mathrm{e}^{${decimals(exponent, 3)}} = ${sf(right)}$. The answer is **${key}**.

**Watch out:** the second temperature is ${t2 > t1 ? 'higher, so the ratio must be larger than 1' : 'lower, so the ratio must be smaller than 1'}. Check the sign by this.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          // The ratio for which the two-point formula gives back the activation energy.
          value: Math.exp(root((x) => (8.31 * x) / (1 / t1 - 1 / t2) - energy * 1000, -20, 20)),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
