import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  first,
  second,
  speed,
  asked,
}: Record<'first' | 'second' | 'speed', number> & { asked: string }) {
  const final = (first * speed) / (first + second);
  const before = 0.5 * first * speed ** 2;
  const after = 0.5 * (first + second) * final ** 2;
  const isSpeed = asked === 'speed';
  const right = isSpeed ? final : before - after;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isSpeed ? speed * Math.sqrt(first / (first + second)) : after,
      note: md`${isSpeed ? 'You took the rotational kinetic energy as conserved. The discs rub on each other until they turn together.' : 'This is the rotational kinetic energy that is left.'}`,
    },
    {
      value: isSpeed ? (second * speed) / (first + second) : before,
      note: md`${isSpeed ? 'You exchanged the moments of inertia: the lower disc is the one that has angular momentum at first.' : 'This is the rotational kinetic energy before. The discs still turn afterwards.'}`,
    },
    {
      value: isSpeed ? speed / 2 : 0.5 * second * final ** 2,
      note: md`${isSpeed ? 'You took the moments of inertia as equal.' : 'This is the rotational kinetic energy that the upper disc gains. Friction takes some more.'}`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, final, before, after, isSpeed, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    first: choice(0.2, 0.3, 0.4, 0.5, 0.6),
    second: choice(0.1, 0.15, 0.2, 0.25, 0.3, 0.4),
    speed: integers(12, 40, 2),
    asked: choice('speed', 'loss'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { first, second } = drawn;
    if (!(first !== second)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { first, second, speed } = drawn;
    const { options, key, final, before, after, isSpeed, right } = solve(drawn);
    return {
      text: md`A disc with a moment of inertia of $${decimals(first, 2)}\ \text{kg m}^2$ turns freely about a vertical axis at $${speed}\ \text{rad s}^{-1}$. A second disc with a moment of inertia of $${decimals(second, 2)}\ \text{kg m}^2$, not turning, is dropped onto it along the same axis. Friction between them makes both turn together in the end. What is ${isSpeed ? 'their common angular speed' : 'the rotational kinetic energy that is transformed into thermal energy'}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isSpeed ? 'rad s' : 'J'}}${isSpeed ? '^{-1}' : ''}$`)}`,
      hints: [
        md`Are there any external torques about the axis?`,
        md`This is the rotational twin of a collision in which two bodies stick together.`,
      ],
      answer: md`The friction between the discs is internal to the pair, and the axis turns freely, so no external torque acts and the angular momentum is conserved: $${decimals(first, 2)} \times ${speed} = (${decimals(first, 2)} + ${decimals(second, 2)})\omega$, so $\omega = ${sf(final)}\ \text{rad s}^{-1}$. ${isSpeed ? "Part of the kinetic energy becomes thermal energy meanwhile, so it can't be used." : md`The kinetic energy falls from $\frac{1}{2} \times ${decimals(first, 2)} \times ${speed}^2 = ${sf(before, 4)}\ \text{J}$ to $\frac{1}{2} \times ${decimals(first + second, 2)} \times ${sf(final, 4)}^2 = ${sf(after, 4)}\ \text{J}$, so the loss is $\Delta E = ${sf(right)}\ \text{J}$.`} The answer is **${key}**.

**Watch out:** angular momentum is conserved when there is no external torque, even with friction between the discs; the kinetic energy isn't, as the friction transforms part of it.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`${isSpeed ? md`\omega` : md`\Delta E`} = ${sf(right)}`,
          value: isSpeed
            ? root((w) => first * (speed - w) - second * w, 0, speed)
            : (0.5 * first * second * speed ** 2) / (first + second),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
