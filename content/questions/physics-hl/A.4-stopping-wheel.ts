import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  start,
  turns,
  inertia,
  asked,
}: Record<'start' | 'turns' | 'inertia', number> & { asked: string }) {
  const angle = 2 * Math.PI * turns;
  const slowing = start ** 2 / (2 * angle);
  const isTorque = asked === 'torque';
  const right = isTorque ? inertia * slowing : (2 * angle) / start;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isTorque ? (inertia * start ** 2) / (2 * turns) : (2 * turns) / start,
      note: md`You used the number of turns as the angle. One turn is $2\pi$ radians.`,
    },
    {
      value: isTorque ? (inertia * start ** 2) / angle : angle / start,
      note: md`${isTorque ? md`You forgot the factor $2$ in $\omega_f^2 = \omega_i^2 + 2\alpha\Delta\theta$.` : 'You let the wheel turn at its initial angular speed all the time. Its average is half of that.'}`,
    },
    {
      value: isTorque ? slowing : angle / start / 2,
      note: md`${isTorque ? md`This is the angular deceleration. The torque is $I\alpha$.` : 'You halved where you should double: the average angular speed is half of the initial one, so the time is longer.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, angle, slowing, isTorque, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    start: integers(20, 60, 5),
    turns: choice(8, 10, 12, 15, 16, 20, 25),
    inertia: choice(0.15, 0.2, 0.25, 0.3, 0.4, 0.5),
    asked: choice('torque', 'time'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { start, turns, inertia } = drawn;
    const { options, key, angle, slowing, isTorque, right } = solve(drawn);
    return {
      text: md`A wheel with a moment of inertia of $${decimals(inertia, 2)}\ \text{kg m}^2$ turns at $${start}\ \text{rad s}^{-1}$. A constant frictional torque brings it to rest in exactly $${turns}$ turns. What is ${isTorque ? 'the magnitude of the torque' : 'the time that this takes'}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isTorque ? 'N m' : 's'}}$`)}`,
      hints: [
        md`Turn the number of turns into an angle in radians.`,
        md`The equations of constant angular acceleration have the form of those for motion along a line.`,
      ],
      answer: md`The angle is $\Delta\theta = 2\pi \times ${turns} = ${sf(angle, 4)}\ \text{rad}$. ${isTorque ? md`From $0 = \omega_i^2 - 2\alpha\Delta\theta$ the deceleration is $\alpha = \dfrac{${start}^2}{2 \times ${sf(angle, 4)}} = ${sf(slowing, 4)}\ \text{rad s}^{-2}$, and $\tau = I\alpha = ${sf(right)}\ \text{N m}$` : md`The average angular speed is half of the initial one, as the deceleration is constant: $\Delta\theta = \dfrac{${start} + 0}{2}t$, so $t = ${sf(right)}\ \text{s}$`}. The answer is **${key}**.${
        isTorque
          ? md`

A second way is energy: $\tau\Delta\theta = \frac{1}{2}I\omega_i^2$.`
          : ''
      }

**Watch out:** angles must be in radians in all of these equations.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{${isTorque ? 'N m' : 's'}}`,
          value: isTorque
            ? integral((w) => inertia * w, 0, start) / angle
            : root((t) => integral((s) => start * (1 - s / t), 0, t) - angle, 0.1, 100),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
