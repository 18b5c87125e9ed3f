import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, grouped, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ power, digits, time }: Record<'power' | 'digits' | 'time', number>) {
  const duration = time === 1 ? 'each second' : time === 3600 ? 'each hour' : 'each day';
  const energy = power * 10 ** digits * time;
  const right = energy / 9e16;
  const wrong = [
    { value: energy / 3e8, note: md`You divided by $c$. It is $E = mc^2$.` },
    {
      value: (power * 10 ** digits) / 9e16 / (time === 1 ? 10 : 1),
      note: md`${time === 1 ? 'You lost a power of ten.' : 'This is the loss each second.'}`,
    },
    {
      value: energy / 9e16 / 0.007,
      note: md`This is about the mass of hydrogen that is used. Only $0.7\,\%$ of it is turned into energy.`,
    },
    { value: (2 * energy) / 9e16, note: md`You used $E = \frac{1}{2}mc^2$. There is no factor one half.` },
  ];
  const options = amongWrong(right, wrong, Math.round(digits + Math.round(power) + time));
  const key = keyOf(options);
  return { options, key, duration, energy, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    power: choice(1.5, 2, 2.4, 3, 3.8, 5, 6, 8),
    digits: choice(25, 26, 27),
    time: choice(1, 3600, 86400),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { power, digits, time } = drawn;
    const { options, key, duration, energy, right } = solve(drawn);
    return {
      text: md`The luminosity of a star is $${decimals(power, 1)} \times 10^{${digits}}\ \text{W}$. How much mass does the star lose ${duration} because of this radiation? Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}\ \text{kg}$`)}`,
      hints: [md`How much energy does the star radiate ${duration}?`],
      answer: md`The star radiates $E = ${decimals(power, 1)} \times 10^{${digits}}${time === 1 ? '' : md` \times ${grouped(time)} = ${standardForm(energy)}`}\ \text{J}$ ${duration}. This energy comes from mass: $m = \dfrac{E}{c^2} = \dfrac{${time === 1 ? md`${decimals(power, 1)} \times 10^{${digits}}` : standardForm(energy)}}{(3.00 \times 10^8)^2} = ${standardForm(right)}\ \text{kg}$. The answer is **${key}**.

**Watch out:** this is the mass that disappears. The mass of hydrogen that fuses is more than a hundred times as great.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${standardForm(right)}\ \text{kg}`,
          value: root((m) => m * 9e16 - energy / 1e9, 0, 1e9) * 1e9,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
