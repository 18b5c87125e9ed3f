import { integral, maximum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ speed, angle, asked }: Record<'speed' | 'angle', number> & { asked: string }) {
  const tilt = (angle * Math.PI) / 180;
  const up = speed * Math.sin(tilt);
  const along = speed * Math.cos(tilt);
  const flight = (2 * up) / 9.8;
  const cases = {
    time: {
      right: flight,
      half: up / 9.8,
      exchanged: (2 * along) / 9.8,
      whole: (2 * speed) / 9.8,
      unit: 's',
      name: 'the time for which the ball is in the air',
      halfNote: 'This is the time to the highest point. The ball needs as long again to come down.',
    },
    height: {
      right: up ** 2 / 19.6,
      half: up ** 2 / 9.8,
      exchanged: along ** 2 / 19.6,
      whole: speed ** 2 / 19.6,
      unit: 'm',
      name: 'the greatest height that the ball reaches',
      halfNote: 'You left out the factor 2 in the equation that links speed, acceleration and distance.',
    },
    range: {
      right: along * flight,
      half: (along * up) / 9.8,
      exchanged: up * flight,
      whole: speed * flight,
      unit: 'm',
      name: 'the horizontal distance from the kick to the place where the ball lands',
      halfNote: 'You used the time to the highest point. The ball moves along for twice that time.',
    },
  };
  const { right, half, exchanged, whole, unit, name, halfNote } = cases[asked as keyof typeof cases];
  const steps = {
    time: md`Its vertical velocity falls from $+${sf(up, 4)}$ to $-${sf(up, 4)}\ \text{m s}^{-1}$ while it is in the air, so $t = \dfrac{2 \times ${sf(up, 4)}}{9.8} = ${sf(right)}\ \text{s}$`,
    height: md`At the highest point the vertical velocity is zero, so $0 = u_y^2 - 2gh$ and $h = \dfrac{${sf(up, 4)}^2}{2 \times 9.8} = ${sf(right)}\ \text{m}$`,
    range: md`It is in the air for $t = \dfrac{2u_y}{g} = ${sf(flight, 4)}\ \text{s}$ and moves along at the constant $u_x = ${speed}\cos${angle}^\circ = ${sf(along, 4)}\ \text{m s}^{-1}$ meanwhile, so $x = ${sf(along, 4)} \times ${sf(flight, 4)} = ${sf(right)}\ \text{m}$`,
  }[asked as keyof typeof cases];
  const second = {
    time: root((t) => up * t - 4.9 * t * t, 0.5 * flight, 2 * flight),
    height: maximum((t) => up * t - 4.9 * t * t, 0, flight),
    range: integral(
      () => along,
      0,
      root((t) => up * t - 4.9 * t * t, 0.5 * flight, 2 * flight),
    ),
  }[asked as keyof typeof cases];
  const options = ascending([
    { value: right, note: '' },
    { value: half, note: md`${halfNote}` },
    {
      value: exchanged,
      note: md`You exchanged sine and cosine: the vertical component of the velocity is $u\sin\theta$.`,
    },
    { value: whole, note: md`You used the whole speed in place of one of its components.` },
  ]);
  const key = keyOf(options);
  return { options, key, up, right, unit, name, steps, second };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    speed: integers(14, 30),
    angle: choice(25, 30, 35, 40, 50, 55, 60, 65),
    asked: choice('time', 'height', 'range'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { speed, angle } = drawn;
    const { options, key, up, right, unit, name, steps, second } = solve(drawn);
    return {
      text: md`A footballer kicks a ball from level ground at $${speed}\ \text{m s}^{-1}$, at an angle of $${angle}^\circ$ above the horizontal. Air resistance is negligible. Take $g = 9.8\ \text{m s}^{-2}$. What is ${name}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${unit}}$`)}`,
      hints: [
        md`Split the velocity into a vertical and a horizontal component first.`,
        md`Gravity changes the vertical component only. What is it at the highest point, and what is it on landing?`,
      ],
      answer: md`The vertical motion has constant acceleration and begins with $u_y = ${speed}\sin${angle}^\circ = ${sf(up, 4)}\ \text{m s}^{-1}$. ${steps}. The answer is **${key}**.

**Watch out:** the way up is only half of the flight, and the horizontal velocity never changes.`,
      scheme: [[key, '1']],
      checks: [{ route: 'numeric', shown: md`= ${sf(right)}\ \text{${unit}}`, value: second }],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
