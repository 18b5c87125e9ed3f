import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ speed, friction, asked }: Record<'speed' | 'friction', number> & { asked: string }) {
  const greatest = friction * 9.8;
  const isTime = asked === 'time';
  const right = isTime ? speed / greatest : speed ** 2 / (2 * greatest);
  const wrong = [
    {
      value: isTime ? speed / friction : speed ** 2 / (2 * 9.8),
      note: md`${isTime ? md`You took $\mu_s$ itself as the deceleration. It must be multiplied by $g$.` : md`You took $g$ as the deceleration. Friction gives at most $\mu_sg$.`}`,
    },
    {
      value: isTime ? (2 * speed) / greatest : speed ** 2 / greatest,
      note: md`${isTime ? 'You doubled the time. The velocity changes by $v$, not by $2v$.' : 'You forgot the factor $2$ in $v^2 = u^2 + 2as$.'}`,
    },
    {
      value: isTime ? speed / 9.8 : speed ** 2 / (2 * friction),
      note: md`${isTime ? md`You took $g$ as the deceleration. Friction gives at most $\mu_sg$.` : md`You took $\mu_s$ itself as the deceleration. It must be multiplied by $g$.`}`,
    },
    {
      value: isTime ? speed / (2 * greatest) : speed / greatest,
      note: md`${isTime ? 'You halved the speed, as for a distance. The time is the change of velocity divided by the deceleration.' : 'This is the number of seconds that the stop takes. The distance is asked for.'}`,
    },
    {
      value: isTime ? speed ** 2 / (2 * greatest) : speed ** 2 / (4 * greatest),
      note: md`${isTime ? 'This is the distance in metres. The time is asked for.' : 'You halved twice. In $v^2 = u^2 + 2as$ the factor $2$ stands once.'}`,
    },
    {
      value: isTime ? (friction * speed) / 9.8 : (speed ** 2 * friction) / (2 * 9.8),
      note: md`You multiplied by $\mu_s$. It stands in the deceleration, so divide by it.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(speed / 2 + Math.round(friction * 20)));
  const key = keyOf(options);
  return { options, key, greatest, isTime, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    speed: integers(12, 28, 2),
    friction: choice(0.25, 0.3, 0.35, 0.4, 0.45, 0.5),
    asked: choice('distance', 'time'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { speed, friction } = drawn;
    const { options, key, greatest, isTime, right } = solve(drawn);
    return {
      text: md`A box lies on the flat bed of a truck that moves at $${speed}\ \text{m s}^{-1}$ on a level road near Cusco. The coefficient of static friction between the box and the bed is $${decimals(friction, 2)}$. Take $g = 9.8\ \text{N kg}^{-1}$. What is the shortest ${isTime ? 'time' : 'distance'} in which the truck can stop without the box sliding? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isTime ? 's' : 'm'}}$`)}`,
      hints: [md`Which force slows the box down, and how large can it be?`, md`The mass of the box cancels.`],
      answer: md`Only static friction slows the box down, and it is at most $\mu_sF_N = \mu_smg$. So the greatest deceleration is $\mu_sg = ${decimals(friction, 2)} \times 9.8 = ${sf(greatest, 4)}\ \text{m s}^{-2}$. ${isTime ? md`From $0 = u - at$, $t = \dfrac{${speed}}{${sf(greatest, 4)}} = ${sf(right)}\ \text{s}$` : md`From $0 = u^2 - 2as$, $s = \dfrac{${speed}^2}{2 \times ${sf(greatest, 4)}} = ${sf(right)}\ \text{m}$`}. The answer is **${key}**.

**Watch out:** $\mu_sF_N$ is the *greatest* static friction. When the truck brakes gently, the friction on the box is smaller.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{${isTime ? 's' : 'm'}}`,
          value: isTime
            ? root((t) => speed - integral(() => friction * 9.8, 0, t), 0, 60)
            : integral((v) => v / (friction * 9.8), 0, speed),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
