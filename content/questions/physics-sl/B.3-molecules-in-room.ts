import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  volume,
  pressure,
  celsius,
  asked,
}: Record<'volume' | 'pressure' | 'celsius', number> & { asked: string }) {
  const kelvin = celsius + 273;
  const moles = (pressure * 1000 * volume) / (8.31 * kelvin);
  const isMoles = asked === 'moles';
  const right = isMoles ? moles : (pressure * 1000 * volume) / (1.38e-23 * kelvin);
  const options = ascending([
    { value: right, note: '' },
    {
      value: (right * kelvin) / celsius,
      note: md`You used degrees Celsius. The equation of state needs kelvin.`,
    },
    {
      value: isMoles ? moles / 1000 : moles,
      note: md`${isMoles ? 'You used kilopascals. The pressure must be in pascals.' : 'This is the amount in moles. Use $k_B$ in place of $R$.'}`,
    },
    {
      value: isMoles ? moles * 8.31 : right / 1000,
      note: md`${isMoles ? 'You left out the gas constant.' : 'You used kilopascals. The pressure must be in pascals.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, kelvin, isMoles, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    volume: choice(120, 150, 160, 180, 200, 240),
    pressure: choice(76, 77, 78),
    celsius: integers(12, 28, 2),
    asked: choice('molecules', 'moles'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { volume, pressure, celsius } = drawn;
    const { options, key, kelvin, isMoles, right } = solve(drawn);
    return {
      text: md`A classroom in Addis Ababa has a volume of $${volume}\ \text{m}^3$. The air in it has a pressure of $${pressure}\ \text{kPa}$ and a temperature of $${celsius}\ ^\circ\text{C}$. It behaves like an ideal gas. ${isMoles ? md`What is the amount of air in the room? Take $R = 8.31\ \text{J K}^{-1}\ \text{mol}^{-1}$.` : md`What is the number of molecules in the room? Take $k_B = 1.38 \times 10^{-23}\ \text{J K}^{-1}$.`} [1]

${lettered(options, (value) => md`$${isMoles ? sf(value) : standardForm(value)}${isMoles ? md`\ \text{mol}` : ''}$`)}`,
      hints: [
        md`Which form of the equation of state has the ${isMoles ? 'amount of substance' : 'number of molecules'} in it?`,
      ],
      answer: md`${isMoles ? md`From $PV = nRT$` : md`From $PV = Nk_BT$`} with $T = ${kelvin}\ \text{K}$ and $P = ${pressure} \times 10^3\ \text{Pa}$:

$$${isMoles ? 'n' : 'N'} = \frac{${pressure} \times 10^3 \times ${volume}}{${isMoles ? '8.31' : md`1.38 \times 10^{-23}`} \times ${kelvin}} = ${isMoles ? md`${sf(right)}\ \text{mol}` : standardForm(right)}$$

The answer is **${key}**.

**Watch out:** pascals, cubic metres and kelvin must be used together.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${isMoles ? sf(right) : standardForm(right)}`,
          value: isMoles
            ? root((n) => n * 8.31 * kelvin - pressure * 1000 * volume, 0, 1e4)
            : root((n) => n * 1.38 * kelvin - pressure * 10 * volume, 0, 1e4) * 1e25,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
