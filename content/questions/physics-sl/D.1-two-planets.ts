import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ mass, radius, asked }: Record<'mass' | 'radius', number> & { asked: string }) {
  const isField = asked === 'field';
  const right = isField ? mass / radius ** 2 : mass / radius ** 3;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isField ? mass / radius : mass / radius ** 2,
      note: md`${isField ? 'You forgot to square the radius.' : 'This is the ratio of the field strengths. The density needs the volume.'}`,
    },
    {
      value: isField ? mass * radius ** 2 : mass * radius ** 3,
      note: md`You multiplied by the power of the radius. It stands below the line.`,
    },
    {
      value: isField ? mass / radius ** 3 : mass / radius,
      note: md`${isField ? 'This is the ratio of the densities.' : 'The volume is proportional to the third power of the radius.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, isField, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    mass: choice(0.1, 0.2, 0.4, 0.5, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20),
    radius: choice(0.5, 0.6, 0.8, 1.25, 1.5, 2, 2.5, 3),
    asked: choice('field', 'density'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { mass, radius } = drawn;
    if (!(mass / radius ** 3 > 0.12 && mass / radius ** 3 < 3)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { mass, radius } = drawn;
    const { options, key, isField, right } = solve(drawn);
    return {
      text: md`Compared with planet X, planet Y has $${mass}$ times the mass and $${radius}$ times the radius. What is $\dfrac{\text{${isField ? 'gravitational field strength at the surface' : 'mean density'} of Y}}{\text{${isField ? 'gravitational field strength at the surface' : 'mean density'} of X}}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`${isField ? 'How does the field strength at the surface depend on mass and radius?' : 'How does the volume of a sphere depend on its radius?'}`,
      ],
      answer: md`${isField ? md`At the surface $g = \dfrac{GM}{R^2}$, so it changes by the factor $\dfrac{${mass}}{${radius}^2} = ${sf(right)}$` : md`The density is $\rho = \dfrac{M}{\frac{4}{3}\pi R^3}$, so it changes by the factor $\dfrac{${mass}}{${radius}^3} = ${sf(right)}$`}. The answer is **${key}**.

**Watch out:** ${isField ? 'a planet with a greater mass may have a weaker field at its surface, if it is much larger.' : 'a planet with a greater mass may be less dense, if it is much larger: the volume grows with the third power of the radius.'}`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: isField
            ? (6.67e-11 * 5e24 * mass) / (6e6 * radius) ** 2 / ((6.67e-11 * 5e24) / 6e6 ** 2)
            : (5e24 * mass) / (6e6 * radius) ** 3 / (5e24 / 6e6 ** 3),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
