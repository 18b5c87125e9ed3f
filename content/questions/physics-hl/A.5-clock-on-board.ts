import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ beta, distance, asked }: Record<'beta' | 'distance', number> & { asked: string }) {
  const gamma = 1 / Math.sqrt(1 - beta ** 2);
  const earth = distance / beta;
  const isClock = asked === 'clock';
  const right = isClock ? earth / gamma : distance / gamma;
  const wrong = [
    {
      value: isClock ? earth : distance,
      note: md`This is what observers on the Earth measure. ${isClock ? 'The two events happen at the same place in the frame of the ship, so its clock shows the proper time.' : 'In the frame of the ship the distance between the two stars moves past, so it is contracted.'}`,
    },
    {
      value: isClock ? earth * gamma : distance * gamma,
      note: md`You multiplied by $\gamma$. The ${isClock ? 'proper time is the shortest one' : 'proper length is the longest one'}.`,
    },
    {
      value: isClock ? distance / gamma : earth / gamma,
      note: md`${isClock ? 'This is the distance in the frame of the ship, in light years. The time is that divided by the speed.' : 'This is the time in the frame of the ship, in years. The distance is that times the speed.'}`,
    },
    { value: right / gamma, note: md`You divided by $\gamma$ twice.` },
    {
      value: (distance * beta) / gamma,
      note: md`${isClock ? 'You multiplied the distance in the frame of the ship by the speed. Divide by it.' : 'You multiplied by the speed as well. The distance is contracted by $\\gamma$ alone.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(beta * 100 + distance));
  const key = keyOf(options);
  return { options, key, gamma, earth, isClock, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    beta: choice(0.6, 0.7, 0.75, 0.8, 0.85, 0.9),
    distance: choice(4, 6, 9, 12, 15, 18, 20, 24),
    asked: choice('clock', 'distance'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { beta, distance } = drawn;
    const { options, key, gamma, earth, isClock, right } = solve(drawn);
    return {
      text: md`A spaceship passes the Earth at $${beta}c$ and later passes a star that is $${distance}\ \text{ly}$ away in the rest frame of the Earth and the star. What is the ${isClock ? 'time between the two events, measured by a clock on the ship' : 'distance between the Earth and the star in the frame of the ship'}? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isClock ? 'years' : 'ly'}}$`)}`,
      hints: [
        md`Which observer measures the proper time between the two events, and which one the proper length of the distance?`,
        md`With distances in light years and speeds in units of $c$, times come out in years.`,
      ],
      answer: md`$\gamma = \dfrac{1}{\sqrt{1 - ${beta}^2}} = ${sf(gamma, 4)}$. ${isClock ? md`In the frame of the Earth the trip takes $\dfrac{${distance}}{${beta}} = ${sf(earth, 4)}$ years. Both events happen at the ship, so its clock shows the proper time: $\Delta t_0 = \dfrac{${sf(earth, 4)}}{${sf(gamma, 4)}} = ${sf(right)}$ years` : md`The distance is at rest in the frame of the Earth, so $${distance}\ \text{ly}$ is its proper length. For the ship it is contracted: $L = \dfrac{${distance}}{${sf(gamma, 4)}} = ${sf(right)}$ ly`}. The answer is **${key}**.

**Watch out:** proper time and proper length belong to different observers here. Nobody measures both.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: isClock
            ? Math.sqrt((distance / beta) ** 2 - distance ** 2)
            : beta * Math.sqrt((distance / beta) ** 2 - distance ** 2),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
