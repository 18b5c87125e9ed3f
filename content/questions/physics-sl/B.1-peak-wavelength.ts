import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ celsius, asked }: Record<'celsius', number> & { asked: string }) {
  const kelvin = celsius + 273;
  const peak = 2.9e-3 / kelvin;
  const isPeak = asked === 'wavelength';
  const right = isPeak ? peak * 1e6 : celsius;
  const wrong = [
    {
      value: isPeak ? (2.9e-3 / celsius) * 1e6 : kelvin,
      note: md`${isPeak ? "You used degrees Celsius. Wien's law needs kelvin." : 'This is the temperature in kelvin. Subtract $273$.'}`,
    },
    {
      value: isPeak ? 2.9e-3 * kelvin : celsius / 2.9,
      note: md`${isPeak ? 'You multiplied by the temperature. The hotter the body, the shorter is the wavelength.' : "You left out the factor $2.9$ of Wien's constant."}`,
    },
    {
      value: isPeak ? kelvin / 2.9e3 : kelvin + 273,
      note: md`${isPeak ? 'You turned the fraction round: $\\lambda_{max} = \\frac{2.9 \\times 10^{-3}}{T}$.' : 'You added $273$ where it must be subtracted.'}`,
    },
    {
      value: isPeak ? (2.9e-3 / (celsius - 273)) * 1e6 : celsius - 273,
      note: md`${isPeak ? 'You subtracted $273$ where it must be added.' : 'You subtracted $273$ twice.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(celsius / 50));
  const key = keyOf(options);
  return { options, key, kelvin, peak, isPeak, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['E.5'],
  parameters: { celsius: integers(450, 2950, 50), asked: choice('wavelength', 'temperature') },
  allow: (drawn) => farApart(solve(drawn).options, 1.07),
  write: (drawn) => {
    const { celsius } = drawn;
    const { options, key, kelvin, peak, isPeak, right } = solve(drawn);
    return {
      text: md`The filament of an infrared lamp radiates like a black body. ${isPeak ? md`Its temperature is $${celsius}\ ^\circ\text{C}$. At which wavelength is the intensity of its radiation greatest?` : md`The intensity of its radiation is greatest at the wavelength $${sf(peak * 1e6, 4)}\ \mu\text{m}$. What is its temperature?`} [1]

${lettered(options, (value) => md`$${sf(value)}\ ${isPeak ? md`\mu\text{m}` : md`^\circ\text{C}`}$`)}`,
      hints: [md`Which law links the peak wavelength to the temperature? In which unit is the temperature?`],
      answer: md`Wien's law is $\lambda_{max}T = 2.9 \times 10^{-3}\ \text{m K}$, with the temperature in kelvin. ${isPeak ? md`Here $T = ${celsius} + 273 = ${kelvin}\ \text{K}$, so $\lambda_{max} = \dfrac{2.9 \times 10^{-3}}{${kelvin}}\ \text{m} = ${sf(peak * 1e6)}\ \mu\text{m}$` : md`Here $T = \dfrac{2.9 \times 10^{-3}}{${sf(peak * 1e6, 4)} \times 10^{-6}} = ${kelvin}\ \text{K}$, which is $${kelvin} - 273 = ${sf(celsius)}\ ^\circ\text{C}$`}. The answer is **${key}**.

**Watch out:** only *differences* of temperature are the same in kelvin and in degrees Celsius.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          value: isPeak
            ? root((x) => x * 1e-6 * (celsius + 273) - 2.9e-3, 0.1, 20)
            : root((t) => peak * (t + 273) - 2.9e-3, 0, 5000),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
