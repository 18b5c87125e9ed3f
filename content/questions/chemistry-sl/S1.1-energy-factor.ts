import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

type Drawn = { celsius: number; percent: number; inKelvin: boolean };

const optionsOf = ({ celsius, percent, inKelvin }: Drawn) => {
  const factor = 1 + percent / 100;
  const kelvin = factor * (celsius + 273);
  const unconverted =
    'You multiplied the temperature in degrees Celsius. Only the one in kelvin is proportional to the average kinetic energy.';
  return ascending([
    {
      value: kelvin,
      note: inKelvin ? '' : 'This is the final temperature in kelvin. It is asked for in degrees Celsius.',
    },
    {
      value: kelvin - 273,
      note: inKelvin ? 'This is the final temperature in degrees Celsius. It is asked for in kelvin.' : '',
    },
    { value: factor * celsius, note: unconverted },
    {
      value: factor * celsius + 273,
      note: 'You multiplied the temperature in degrees Celsius and added $273$ afterwards. Change to kelvin first.',
    },
  ]);
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    gas: choice('argon', 'nitrogen', 'neon', 'carbon dioxide'),
    celsius: integers(15, 190, 5),
    percent: choice(-25, -20, -15, -10, 10, 20, 25, 30, 40),
    inKelvin: choice(true, false),
  },
  allow: (drawn) => farApart(optionsOf(drawn), 1.12),
  write: (drawn) => {
    const { gas, celsius, percent, inKelvin } = drawn;
    const options = optionsOf(drawn);
    const key = keyOf(options);
    const factor = decimals(1 + percent / 100, 2);
    const kelvin = (1 + percent / 100) * (celsius + 273);
    const [result, unit] = inKelvin ? [kelvin, md`\text{K}`] : [kelvin - 273, md`^\circ\text{C}`];
    const show = (value: number) => md`$${decimals(value, 0)}\ ${unit}$`;
    return {
      text: md`A sample of ${gas} is at $${celsius}\ ^\circ\text{C}$. ${percent > 0 ? 'It is heated' : 'It is cooled'}, without any change of state, until the average kinetic energy of its particles is $${Math.abs(percent)}\%$ ${percent > 0 ? 'higher' : 'lower'}. What is its final temperature, in ${inKelvin ? 'kelvin' : 'degrees Celsius'}? Take $0\ ^\circ\text{C}$ as $273\ \text{K}$. [1]

${lettered(options, show)}`,
      hints: [
        'Which temperature scale is proportional to the average kinetic energy of the particles?',
        'Change the temperature to kelvin before you multiply by anything.',
      ],
      answer: md`The average kinetic energy is proportional to the temperature in kelvin, so that temperature changes by the same factor. It begins at $${celsius} + 273 = ${celsius + 273}\ \text{K}$ and becomes

$$T = ${factor} \times ${celsius + 273} = ${decimals(kelvin, 0)}\ \text{K}${inKelvin ? '' : md`, \quad ${decimals(kelvin, 0)} - 273 = ${decimals(result, 0)}\ ^\circ\text{C}`}$$

The answer is **${key}**.

**Watch out:** a ratio of temperatures in degrees Celsius means nothing, because $0\ ^\circ\text{C}$ is not the temperature at which particles have no kinetic energy.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${decimals(result, 0)}\ ${unit}`,
          value: root((t) => (t + (inKelvin ? 0 : 273)) / (celsius + 273) - 1 - percent / 100, 0, 900),
          within: 0.51,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
