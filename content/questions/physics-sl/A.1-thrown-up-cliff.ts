import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ speed, height, asked }: Record<'speed' | 'height', number> & { asked: string }) {
  const impact = Math.sqrt(speed ** 2 + 19.6 * height);
  const time = (speed + impact) / 9.8;
  const isTime = asked === 'time';
  const right = isTime ? time : impact;
  const wrong = [
    {
      value: isTime ? (impact - speed) / 9.8 : Math.sqrt(19.6 * height),
      note: md`${isTime ? "You took the ball to be thrown downwards. With upwards positive, the displacement and the acceleration are negative, the first velocity isn't." : 'You let the ball fall from rest at the edge. It passes the edge on its way down with the speed at which it was thrown.'}`,
    },
    {
      value: isTime ? Math.sqrt((2 * height) / 9.8) : Math.sqrt(Math.abs(19.6 * height - speed ** 2)),
      note: md`${isTime ? 'You took the ball to fall from rest. It first goes up.' : 'You subtracted the square of the first speed. It adds to what gravity gives, whichever way the ball is thrown.'}`,
    },
    {
      value: isTime ? (2 * speed) / 9.8 : speed + Math.sqrt(19.6 * height),
      note: md`${isTime ? 'This is the time until the ball is back at the height of the edge. It still has to fall to the beach.' : 'You added the two speeds. It is their squares that add, as the kinetic energies do.'}`,
    },
    {
      value: isTime
        ? (2 * speed) / 9.8 + Math.sqrt((2 * height) / 9.8)
        : Math.sqrt(speed ** 2 + 39.2 * height),
      note: md`${isTime ? 'You let the ball fall from rest once it was back at the edge. It passes the edge with the speed at which it was thrown.' : md`You lost a factor of $\frac{1}{2}$: $v^2 = u^2 + 2as$, not $u^2 + 4as$.`}`,
    },
    {
      value: isTime ? (speed + impact) / 4.9 : Math.sqrt(4 * speed ** 2 + 19.6 * height),
      note: md`${isTime ? 'You divided the change of velocity by half of $g$.' : 'You counted the first speed twice, for the way up and for the way down.'}`,
    },
  ];
  const options = amongWrong(right, wrong, speed + height / 5);
  const key = keyOf(options);
  return { options, key, impact, time, isTime, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { speed: integers(6, 16), height: integers(15, 60, 5), asked: choice('time', 'speed') },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { speed, height } = drawn;
    const { options, key, impact, time, isTime, right } = solve(drawn);
    return {
      text: md`A ball is thrown vertically upwards at $${speed}\ \text{m s}^{-1}$ from the edge of a cliff. It just misses the edge on its way down and lands on the beach $${height}\ \text{m}$ below the edge. Air resistance is negligible. Take $g = 9.8\ \text{m s}^{-2}$. ${isTime ? 'How long after the throw does it land?' : 'What is its speed just before it lands?'} [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isTime ? 's' : 'm s}^{-1'}}$`)}`,
      hints: [
        md`Choose upwards as positive. What are the signs of the first velocity, the acceleration and the displacement?`,
        md`The whole flight, up and down, is one motion with constant acceleration.`,
      ],
      answer: md`Take upwards as positive: $u = +${speed}$, $a = -9.8$ and $s = -${height}$. For the whole flight $v^2 = u^2 + 2as = ${speed}^2 + 2 \times 9.8 \times ${height}$, so the ball lands with the speed $v = ${sf(impact)}\ \text{m s}^{-1}$, downwards. ${isTime ? md`From $v = u + at$, $-${sf(impact, 5)} = ${speed} - 9.8t$, so $t = ${sf(time)}\ \text{s}$.` : md`Energy gives the same: $\frac{1}{2}v^2 = \frac{1}{2}u^2 + gh$.`} The answer is **${key}**.

**Watch out:** there is no need to treat the way up and the way down separately, if every quantity has its sign.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`${isTime ? 't' : 'v'} = ${sf(right)}`,
          value: isTime
            ? root((t) => speed * t - 4.9 * t * t + height, 0, 20)
            : 9.8 * root((t) => speed * t - 4.9 * t * t + height, 0, 20) - speed,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
