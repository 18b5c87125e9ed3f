import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ hot, cold, input, asked }: Record<'hot' | 'cold' | 'input', number> & { asked: string }) {
  const warm = hot + 273;
  const cool = cold + 273;
  const efficiency = 1 - cool / warm;
  const isWork = asked === 'work';
  const right = input * (isWork ? efficiency : 1 - efficiency);
  const wrong = [
    {
      value: input * (isWork ? 1 - cold / hot : cold / hot),
      note: md`You used degrees Celsius. The Carnot efficiency needs kelvin.`,
    },
    {
      value: input * (isWork ? 1 - efficiency : efficiency),
      note: md`This is the ${isWork ? 'energy that must at least be rejected to the cold reservoir' : 'greatest possible work'}.`,
    },
    {
      value: input,
      note: md`This is the whole energy from the hot reservoir. No engine can turn all of it into work.`,
    },
    {
      value: input * (isWork ? cool / warm / (1 + cool / warm) : 1 / (1 + cool / warm)),
      note: md`You divided by the sum of the temperatures. The efficiency is $1 - \frac{T_c}{T_h}$.`,
    },
  ];
  const options = amongWrong(right, wrong, hot / 25 + cold / 5 + input / 50);
  const key = keyOf(options);
  return { options, key, warm, cool, efficiency, isWork, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    hot: integers(150, 600, 25),
    cold: integers(10, 60, 5),
    input: choice(200, 250, 400, 500, 800, 1000),
    asked: choice('work', 'rejected'),
  },
  allow: (drawn) => {
    const { options, efficiency } = solve(drawn);
    // Near one half, the work and the rejected energy could not be told apart.
    if (Math.abs(efficiency - 0.5) < 0.04) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { hot, cold, input } = drawn;
    const { options, key, warm, cool, efficiency, isWork, right } = solve(drawn);
    return {
      text: md`In each cycle a heat engine takes $${input}\ \text{J}$ from a reservoir at $${hot}\ ^\circ\text{C}$ and rejects energy to one at $${cold}\ ^\circ\text{C}$. What is the ${isWork ? 'greatest work that it can do' : 'smallest energy that it can reject'} in a cycle? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{J}$`)}`,
      hints: [
        md`Which ideal cycle gives the greatest possible efficiency between two temperatures?`,
        md`The temperatures must be in kelvin.`,
      ],
      answer: md`No engine is more efficient than a Carnot engine: $\eta = 1 - \dfrac{T_c}{T_h} = 1 - \dfrac{${cool}}{${warm}} = ${sf(efficiency, 4)}$. The greatest work is $\eta$ times the input, and the rest is rejected. ${isWork ? 'So the greatest work' : 'So the smallest rejected energy'} is $E = ${sf(right)}\ \text{J}$. The answer is **${key}**.

**Watch out:** a real engine does less work than this and rejects more.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`E = ${sf(right)}\ \text{J}`,
          value: isWork
            ? root((w) => input / warm - (input - w) / cool, 0, input)
            : root((q) => input / warm - q / cool, 0, input),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
