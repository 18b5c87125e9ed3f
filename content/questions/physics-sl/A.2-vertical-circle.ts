import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  mass,
  radius,
  speed,
  place,
}: Record<'mass' | 'radius' | 'speed', number> & { place: string }) {
  const centripetal = (mass * speed ** 2) / radius;
  const weight = mass * 9.8;
  const isLow = place === 'lowest';
  const right = isLow ? centripetal + weight : centripetal - weight;
  const options = ascending([
    { value: right, note: '' },
    {
      value: centripetal,
      note: md`This is the resultant force towards the centre. The tension and the weight make it up together.`,
    },
    {
      value: isLow ? centripetal - weight : centripetal + weight,
      note: md`You gave the weight the wrong sign. At the ${place} point it acts ${isLow ? 'away from' : 'towards'} the centre.`,
    },
    {
      value: weight,
      note: md`This would hold for a ball at rest. The ball moves in a circle, so there is a resultant force.`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, centripetal, weight, isLow, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    mass: choice(0.15, 0.2, 0.25, 0.3, 0.35, 0.4),
    radius: choice(0.5, 0.6, 0.7, 0.8, 0.9),
    speed: integers(4, 7),
    place: choice('lowest', 'highest'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { mass, radius, speed } = drawn;
    if (!((mass * speed ** 2) / radius > 1.3 * mass * 9.8)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { mass, radius, speed, place } = drawn;
    const { options, key, centripetal, weight, isLow, right } = solve(drawn);
    return {
      text: md`A ball of mass $${decimals(mass, 2)}\ \text{kg}$ on a light string is whirled in a vertical circle of radius $${decimals(radius, 2)}\ \text{m}$. At the **${place}** point of the circle its speed is $${speed}.0\ \text{m s}^{-1}$. Take $g = 9.8\ \text{N kg}^{-1}$. What is the tension in the string there? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{N}$`)}`,
      hints: [
        md`Draw the two forces on the ball and mark the direction of the centre.`,
        md`The resultant of the two forces towards the centre is $\frac{mv^2}{r}$.`,
      ],
      answer: md`The resultant towards the centre must be $\dfrac{mv^2}{r} = \dfrac{${decimals(mass, 2)} \times ${speed}.0^2}{${decimals(radius, 2)}} = ${sf(centripetal, 4)}\ \text{N}$. At the ${place} point the centre is ${isLow ? 'above' : 'below'} the ball, so the weight of $${sf(weight)}\ \text{N}$ acts ${isLow ? 'away from' : 'towards'} it: $T ${isLow ? '-' : '+'} mg = \dfrac{mv^2}{r}$ and

$$T = ${sf(centripetal, 4)} ${isLow ? '+' : '-'} ${sf(weight, 4)} = ${sf(right)}\ \text{N}$$

The answer is **${key}**.

**Watch out:** the centripetal force is no third force on the ball. It is the name of the resultant.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{N}`,
          value: root((t) => (t + (isLow ? -1 : 1) * mass * 9.8) * radius - mass * speed * speed, -50, 100),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
