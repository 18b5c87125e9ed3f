import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ cold, rise, pressure, growth }: Record<'cold' | 'rise' | 'pressure' | 'growth', number>) {
  const hot = cold + rise;
  const factor = (hot + 273) / (cold + 273);
  const right = (pressure * factor) / growth;
  const percent = Math.round((growth - 1) * 100);
  const wrong = [
    {
      value: (pressure * hot) / cold / growth,
      note: md`You used degrees Celsius in the gas law. It needs kelvin.`,
    },
    {
      value: pressure * factor * growth,
      note: md`You multiplied by the factor of the volume. A greater volume means a smaller pressure.`,
    },
    {
      value: pressure / factor / growth,
      note: md`You turned the ratio of the temperatures round. The pressure rises with the temperature.`,
    },
    {
      value: pressure * factor,
      note: md`You left out that the volume has grown. A greater volume means a smaller pressure.`,
    },
  ];
  const options = amongWrong(right, wrong, cold + rise / 5);
  const key = keyOf(options);
  return { options, key, hot, right, percent };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    cold: integers(5, 25),
    rise: integers(15, 45, 5),
    pressure: integers(210, 320, 10),
    growth: choice(1.03, 1.04, 1.05),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.025),
  write: (drawn) => {
    const { cold, pressure, growth } = drawn;
    const { options, key, hot, right, percent } = solve(drawn);
    return {
      text: md`The air in a tyre has a pressure of $${pressure}\ \text{kPa}$ at $${cold}\ ^\circ\text{C}$. After a long drive its temperature is $${hot}\ ^\circ\text{C}$ and its volume is $${percent}\,\%$ greater. No air escapes, and it behaves like an ideal gas. What is its pressure now? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{kPa}$`)}`,
      hints: [
        md`Which combination of pressure, volume and temperature stays the same?`,
        md`Convert the temperatures first.`,
      ],
      answer: md`The amount of gas is fixed, so $\dfrac{PV}{T}$ is constant with $T$ in kelvin: $T_1 = ${cold + 273}\ \text{K}$ and $T_2 = ${hot + 273}\ \text{K}$. The volume has become $${growth}V$, so

$$P_2 = ${pressure} \times \frac{${hot + 273}}{${cold + 273}} \times \frac{1}{${growth}} = ${sf(right)}\ \text{kPa}$$

The answer is **${key}**.

**Watch out:** check the direction of each factor: a higher temperature raises the pressure, a greater volume lowers it.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{kPa}`,
          value: root((p) => (p * growth) / (hot + 273) - pressure / (cold + 273), 50, 900),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
