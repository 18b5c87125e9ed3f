import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  length,
  angle,
  asked,
  mass,
}: Record<'length' | 'angle' | 'mass', number> & { asked: string }) {
  const drop = length * (1 - Math.cos((angle * Math.PI) / 180));
  const speed = Math.sqrt(2 * 9.8 * drop);
  const isSpeed = asked === 'speed';
  const right = isSpeed ? speed : mass * 9.8 + (mass * speed ** 2) / length;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isSpeed ? Math.sqrt(2 * 9.8 * length) : mass * 9.8,
      note: md`${isSpeed ? 'You took the whole length of the rope as the height. The seat falls by the length minus its vertical part at the start.' : 'This balances the weight alone. The seat moves on a circle, so the tension must be greater.'}`,
    },
    {
      value: isSpeed
        ? Math.sqrt(2 * 9.8 * length * Math.cos((angle * Math.PI) / 180))
        : (mass * speed ** 2) / length,
      note: md`${isSpeed ? md`$l\cos\theta$ is how far the seat is below the pivot at the start. The height that it falls is $l - l\cos\theta$.` : 'This is the resultant force towards the centre. The tension must also balance the weight.'}`,
    },
    {
      value: isSpeed ? Math.sqrt(9.8 * drop) : mass * 9.8 + (mass * speed ** 2) / length / 2,
      note: md`${isSpeed ? md`You lost the factor $2$: $\frac{1}{2}mv^2 = mgh$.` : md`You used the kinetic energy per length. The centripetal force is $\frac{mv^2}{r}$, without one half.`}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, drop, speed, isSpeed, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    length: choice(1.2, 1.5, 1.8, 2, 2.4, 2.5, 3),
    angle: integers(20, 60, 5),
    asked: choice('speed', 'tension'),
    mass: choice(10, 12, 15, 18, 20),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { length, angle, mass } = drawn;
    const { options, key, drop, speed, isSpeed, right } = solve(drawn);
    return {
      text: md`A child's swing in Tbilisi, with a total mass of $${mass}\ \text{kg}$ that can be taken as a point, hangs from ropes of length $${decimals(length, 2)}\ \text{m}$. It is released from rest with the ropes tight, at an angle of $${angle}^\circ$ to the vertical. Air resistance is negligible. Take $g = 9.8\ \text{N kg}^{-1}$. What is ${isSpeed ? 'its speed' : 'the total tension in the ropes'} at the lowest point? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isSpeed ? 'm s' : 'N'}}${isSpeed ? '^{-1}' : ''}$`)}`,
      hints: [
        md`By how much does the seat come down? Draw the ropes at the start and at the lowest point.`,
        md`Energy gives the speed${'.'} ${isSpeed ? 'The mass cancels.' : 'Then the forces at the lowest point give the tension.'}`,
      ],
      answer: md`The seat comes down by $h = l - l\cos\theta = ${decimals(length, 2)}(1 - \cos${angle}^\circ) = ${sf(drop, 4)}\ \text{m}$. Energy is conserved, $mgh = \frac{1}{2}mv^2$, so $v = \sqrt{2 \times 9.8 \times ${sf(drop, 4)}} = ${sf(speed)}\ \text{m s}^{-1}$. ${isSpeed ? 'The tension does no work, as it is always perpendicular to the motion.' : md`At the lowest point the resultant towards the pivot is $T - mg = \dfrac{mv^2}{l}$, so $T = ${mass} \times 9.8 + ${sf((mass * speed ** 2) / length, 4)} = ${sf(right)}\ \text{N}$.`} The answer is **${key}**.

**Watch out:** the acceleration changes all the time, so $v^2 = u^2 + 2as$ along the arc doesn't hold.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{${isSpeed ? 'm s' : 'N'}}`,
          value: isSpeed
            ? Math.sqrt(2 * integral((a) => 9.8 * Math.sin(a) * length, 0, (angle * Math.PI) / 180))
            : mass * 9.8 + 2 * mass * integral((a) => 9.8 * Math.sin(a), 0, (angle * Math.PI) / 180),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
