import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  amplitude,
  place,
  period,
  asked,
}: Record<'amplitude' | 'place' | 'period', number> & { asked: string }) {
  const omega = (2 * Math.PI) / period;
  const isSpeed = asked === 'speed';
  const part = place / amplitude;
  const right = isSpeed ? omega * Math.sqrt(amplitude ** 2 - place ** 2) : 1 - part ** 2;
  const wrong = [
    {
      value: isSpeed ? omega * (amplitude - place) : 1 - part,
      note: md`${isSpeed ? 'You took the difference of the distances. It is their squares that are subtracted, under the root.' : 'You forgot the square: the potential energy is proportional to $x^2$.'}`,
    },
    {
      value: isSpeed ? omega * amplitude : part ** 2,
      note: md`${isSpeed ? 'This is the greatest speed, at the equilibrium position.' : 'This is the potential energy as a fraction of the total.'}`,
    },
    {
      value: isSpeed ? omega * place : Math.sqrt(1 - part ** 2),
      note: md`${isSpeed ? md`You used $\omega x$. At this place the speed is $\omega\sqrt{x_0^2 - x^2}$.` : 'This is the speed as a fraction of the greatest speed. The energy is proportional to its square.'}`,
    },
    {
      value: isSpeed ? omega * Math.sqrt(amplitude ** 2 + place ** 2) : part,
      note: md`${isSpeed ? 'You added the squares. The further out, the slower the motion is.' : 'You took the ratio of the two distances. This is no energy.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(amplitude + place * 2 + period * 10));
  const key = keyOf(options);
  return { options, key, omega, isSpeed, part, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    amplitude: choice(4, 5, 6, 8, 10, 12),
    place: choice(1.5, 2, 2.5, 3, 4, 5, 6, 8),
    period: choice(0.5, 0.8, 1, 1.2, 1.6, 2),
    asked: choice('speed', 'share'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { amplitude, place } = drawn;
    if (!(place < 0.95 * amplitude && place > 0.25 * amplitude)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { amplitude, place, period } = drawn;
    const { options, key, omega, isSpeed, part, right } = solve(drawn);
    return {
      text: md`A float in a wave tank in Delft moves up and down with simple harmonic motion of amplitude $${amplitude}.0\ \text{cm}$ and period $${decimals(period, 2)}\ \text{s}$. What is ${isSpeed ? 'its speed' : 'its kinetic energy, as a fraction of its greatest kinetic energy,'} when it is $${decimals(place, 1)}\ \text{cm}$ from its equilibrium position? [1]

${lettered(options, (value) => md`$${sf(value)}${isSpeed ? md`\ \text{cm s}^{-1}` : ''}$`)}`,
      hints: [md`Which equation gives the ${isSpeed ? 'speed' : 'potential energy'} at a displacement $x$?`],
      answer: md`${isSpeed ? md`$\omega = \dfrac{2\pi}{T} = ${sf(omega, 4)}\ \text{rad s}^{-1}$. At the displacement $x$ the speed is $v = \omega\sqrt{x_0^2 - x^2} = ${sf(omega, 4)}\sqrt{${amplitude}^2 - ${place}^2} = ${sf(right)}\ \text{cm s}^{-1}$` : md`The potential energy is proportional to $x^2$, so it is the fraction $\left(\dfrac{${place}}{${amplitude}}\right)^2$ of the total. The rest is kinetic: $1 - \dfrac{x^2}{x_0^2} = ${sf(right)}$`}. The answer is **${key}**.

**Watch out:** half-way out the body still has three quarters of its kinetic energy. It loses most of it near the end.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: isSpeed
            ? Math.abs(slope((t) => amplitude * Math.sin(omega * t), Math.asin(part) / omega))
            : slope((t) => amplitude * Math.sin(t), Math.asin(part)) ** 2 / amplitude ** 2,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
