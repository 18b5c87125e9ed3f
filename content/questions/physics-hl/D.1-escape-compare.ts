import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ mass, radius, earth }: Record<'mass' | 'radius', number> & { earth: string }) {
  const isEscape = earth === 'escape';
  const factor = Math.sqrt(mass / radius);
  const right = isEscape ? 11.2 * factor : 7.9 * factor;
  const wrong = [
    {
      value: isEscape ? (11.2 * mass) / radius : (7.9 * mass) / radius,
      note: md`You forgot the square root.`,
    },
    {
      value: (isEscape ? 11.2 : 7.9) * Math.sqrt(mass / radius ** 2),
      note: md`You squared the radius, as for the field strength. The potential has the radius itself.`,
    },
    {
      value: isEscape ? (11.2 * factor) / Math.sqrt(2) : 7.9 * factor * Math.sqrt(2),
      note: md`This is the ${isEscape ? 'speed of an orbit just above the surface' : 'escape speed'}.`,
    },
    {
      value: (isEscape ? 11.2 : 7.9) / factor,
      note: md`You turned the ratio round. A greater mass needs a greater speed.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(mass * 100 + radius * 100));
  const key = keyOf(options);
  return { options, key, isEscape, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    mass: choice(0.1, 0.15, 0.25, 0.4, 0.5, 2, 2.5, 3, 4, 5, 8, 10),
    radius: choice(0.4, 0.5, 0.6, 0.8, 1.25, 1.5, 2, 2.4),
    earth: choice('escape', 'orbit'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { mass, radius } = drawn;
    if (!(mass / radius ** 3 > 0.12 && mass / radius ** 3 < 3)) return false;
    return farApart(options, 1.07);
  },
  write: (drawn) => {
    const { mass, radius } = drawn;
    const { options, key, isEscape, right } = solve(drawn);
    return {
      text: md`The ${isEscape ? md`escape speed from the surface of the Earth is $11.2\ \text{km s}^{-1}$` : md`speed of a satellite in an orbit just above the surface of the Earth would be $7.9\ \text{km s}^{-1}$`}. A planet without an atmosphere has $${mass}$ times the mass and $${radius}$ times the radius of the Earth. What is the ${isEscape ? 'escape speed from its surface' : 'speed of a satellite in an orbit just above its surface'}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{km s}^{-1}$`)}`,
      hints: [md`How does this speed depend on the mass and the radius of the planet?`],
      answer: md`${isEscape ? md`To escape, the total energy must be at least zero: $\frac{1}{2}mv^2 = \dfrac{GMm}{R}$, so $v = \sqrt{\dfrac{2GM}{R}}$` : md`In orbit the gravitational force is the centripetal force: $\dfrac{GMm}{R^2} = \dfrac{mv^2}{R}$, so $v = \sqrt{\dfrac{GM}{R}}$`}. Compared with the Earth the speed changes by $\sqrt{\dfrac{${mass}}{${radius}}}$, so $v = ${isEscape ? '11.2' : '7.9'}\sqrt{\dfrac{${mass}}{${radius}}} = ${sf(right)}\ \text{km s}^{-1}$. The answer is **${key}**.

**Watch out:** the escape speed is always $\sqrt{2}$ times the speed of the lowest orbit.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{km s}^{-1}`,
          value:
            (isEscape ? 11.2 : 7.9) *
            Math.sqrt(integral((x) => mass / x ** 2, radius, 2 * radius) / integral((x) => 1 / x ** 2, 1, 2)),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
