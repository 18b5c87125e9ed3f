import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { standardForm } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ radius, days }: Record<'radius' | 'days', number>) {
  const r = radius * 1e11;
  const time = days * 86400;
  const right = (4 * Math.PI ** 2 * r ** 3) / (6.67e-11 * time ** 2);
  const wrong = [
    {
      value: (4 * Math.PI ** 2 * r ** 3) / (6.67e-11 * (days * 3600) ** 2),
      note: md`You used $3600\ \text{s}$ for a day. That is one hour.`,
    },
    { value: (2 * Math.PI * r ** 3) / (6.67e-11 * time ** 2), note: md`You forgot to square $2\pi$.` },
    {
      value: (4 * Math.PI ** 2 * r ** 2) / (6.67e-11 * time ** 2),
      note: md`You squared the radius where it must be cubed.`,
    },
    { value: r ** 3 / (6.67e-11 * time ** 2), note: md`You left out the factor $4\pi^2$.` },
    {
      value: (4 * Math.PI ** 2 * r ** 3) / (6.67e-11 * time),
      note: md`You forgot to square the period.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(radius * 10 + days / 20));
  const key = keyOf(options);
  return { options, key, r, time, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: { radius: choice(0.5, 0.8, 1.1, 1.5, 2, 2.4, 3), days: integers(80, 400, 20) },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { radius, days } = drawn;
    if (!(radius ** 3 / (days / 365) ** 2 > 0.4 && radius ** 3 / (days / 365) ** 2 < 40)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { days } = drawn;
    const { options, key, r, time, right } = solve(drawn);
    return {
      text: md`A planet moves around a star in a circular orbit with a radius of $${standardForm(r)}\ \text{m}$. One orbit takes $${days}$ days. What is the mass of the star? Take $G = 6.67 \times 10^{-11}\ \text{N m}^2\ \text{kg}^{-2}$. [1]

${lettered(options, (value) => md`$${standardForm(value)}\ \text{kg}$`)}`,
      hints: [
        md`The gravitational force is the centripetal force. Which mass cancels?`,
        md`Convert the period into seconds.`,
      ],
      answer: md`The gravitational force keeps the planet on its circle: $\dfrac{GMm}{r^2} = m\dfrac{4\pi^2r}{T^2}$. The mass of the planet cancels, and with $T = ${days} \times 86\,400\ \text{s}$

$$M = \frac{4\pi^2r^3}{GT^2} = \frac{4\pi^2 \times (${standardForm(r)})^3}{6.67 \times 10^{-11} \times (${standardForm(time, 4)})^2} = ${standardForm(right)}\ \text{kg}$$

The answer is **${key}**.

**Watch out:** an orbit tells the mass of the *central* body, never that of the body that orbits.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${standardForm(right)}\ \text{kg}`,
          value:
            root((m) => Math.sqrt((6.67e-11 * m * 1e30) / r) - (2 * Math.PI * r) / time, 1e-4, 100) * 1e30,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
