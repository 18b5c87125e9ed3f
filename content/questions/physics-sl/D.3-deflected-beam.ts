import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ speed, field, length }: Record<'speed' | 'field' | 'length', number>) {
  const time = length / 100 / (speed * 1e7);
  const acceleration = (1.6e-19 * field * 1000) / 9.11e-31;
  const right = 0.5 * acceleration * time ** 2 * 1000;
  const wrong = [
    { value: 2 * right, note: md`You forgot the factor one half in $s = \frac{1}{2}at^2$.` },
    {
      value: ((1.6e-19 * field * 1000) / 1.673e-27) * 0.5 * time ** 2 * 1000,
      note: md`You used the mass of a proton.`,
    },
    { value: right * ((speed * 1e7) / 3e8) ** 2, note: md`You used the speed of light for the electrons.` },
    { value: right / 4, note: md`You used the time to the middle of the plates.` },
  ];
  const options = amongWrong(right, wrong, Math.round(speed * 2 + field + length));
  const key = keyOf(options);
  return { options, key, time, acceleration, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['A.1'],
  parameters: {
    speed: choice(1.4, 1.8, 2, 2.2, 2.5, 2.8),
    field: choice(2, 3, 4, 5, 6),
    length: choice(3, 4, 5, 6),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { speed, field, length } = drawn;
    const { options, key, time, acceleration, right } = solve(drawn);
    return {
      text: md`Electrons enter the uniform field between two charged plates of length $${length}.0\ \text{cm}$, parallel to the plates, at a speed of $${decimals(speed, 1)} \times 10^7\ \text{m s}^{-1}$. The field strength is $${field}.0 \times 10^3\ \text{V m}^{-1}$. By how much are the electrons deflected when they leave the plates? Take $e = 1.60 \times 10^{-19}\ \text{C}$ and $m_e = 9.11 \times 10^{-31}\ \text{kg}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{mm}$`)}`,
      hints: [md`Treat the motion like that of a projectile. How long are the electrons between the plates?`],
      answer: md`Along the plates the speed is constant, so the electrons need $t = \dfrac{${length}.0 \times 10^{-2}}{${decimals(speed, 1)} \times 10^7} = ${standardForm(time)}\ \text{s}$. Across, the acceleration is $a = \dfrac{eE}{m_e} = ${standardForm(acceleration)}\ \text{m s}^{-2}$ from rest, so $s = \frac{1}{2}at^2 = ${standardForm(right / 1000)}\ \text{m}$, which is $${sf(right)}\ \text{mm}$. The answer is **${key}**.

**Watch out:** gravity can be neglected: the electric acceleration is more than $10^{13}$ times as great.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`${sf(right)}\ \text{mm}`,
          value: 1000 * integral((t) => acceleration * (time - t), 0, time),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
