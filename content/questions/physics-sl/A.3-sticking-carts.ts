import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  moving,
  resting,
  speed,
  asked,
}: Record<'moving' | 'resting' | 'speed', number> & { asked: string }) {
  const total = moving + resting;
  const before = 0.5 * moving * speed ** 2;
  const common = (moving * speed) / total;
  const kept = 0.5 * total * common ** 2;
  const isLost = asked === 'lost';
  const right = isLost ? before - kept : kept;
  const options = ascending([
    { value: right, note: '' },
    {
      value: isLost ? kept : before - kept,
      note: md`This is the kinetic energy ${isLost ? 'that is left' : 'that is transformed into other forms'}.`,
    },
    {
      value: before,
      note: md`This is the kinetic energy before the collision. ${isLost ? 'Not all of it is lost, as the carts still move.' : 'In a collision in which bodies stick together a part of it is transformed.'}`,
    },
    {
      value: isLost ? before - 0.5 * moving * common ** 2 : 0.5 * moving * common ** 2,
      note: md`After the collision both carts move. You counted only one of them.`,
    },
  ]);
  const key = keyOf(options);
  return { options, key, total, before, common, kept, isLost, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['A.2'],
  parameters: {
    moving: choice(1, 2, 3, 4, 5, 6),
    resting: choice(1, 2, 3, 4, 5, 6, 8),
    speed: choice(2, 3, 4, 5, 6),
    asked: choice('lost', 'kept'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { moving, resting } = drawn;
    if (!(moving !== resting)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { moving, resting, speed } = drawn;
    const { options, key, total, before, common, kept, isLost, right } = solve(drawn);
    return {
      text: md`On a level track a cart of mass $${moving}.0\ \text{kg}$ moves at $${speed}.0\ \text{m s}^{-1}$ and hits a cart of mass $${resting}.0\ \text{kg}$ at rest. They stick together. Friction is negligible. How much kinetic energy ${isLost ? 'is transformed into other forms of energy' : 'do the two carts have after the collision'}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{J}$`)}`,
      hints: [md`Which quantity is the same before and after, whatever the kind of collision?`],
      answer: md`Momentum is conserved: $${moving}.0 \times ${speed}.0 = ${total}.0 \times v$, so $v = ${sf(common, 4)}\ \text{m s}^{-1}$. The kinetic energy falls from $\frac{1}{2} \times ${moving}.0 \times ${speed}.0^2 = ${sf(before, 4)}\ \text{J}$ to $\frac{1}{2} \times ${total}.0 \times ${sf(common, 4)}^2 = ${sf(kept, 4)}\ \text{J}$. ${isLost ? 'The difference, which becomes thermal energy and sound,' : 'What the two carts have after the collision'} is $E = ${sf(right)}\ \text{J}$. The answer is **${key}**.

A shorter way: as $E_k = \frac{p^2}{2m}$ and $p$ stays the same, the fraction that is kept is $\frac{m_1}{m_1 + m_2} = \frac{${moving}}{${total}}$.

**Watch out:** kinetic energy is never conserved when bodies stick together; momentum always is.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`E = ${sf(right)}\ \text{J}`,
          value: (before * (isLost ? resting : moving)) / total,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
