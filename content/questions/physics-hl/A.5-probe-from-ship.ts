import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ ship, probe, way }: Record<'ship' | 'probe', number> & { way: string }) {
  const sign = way === 'forwards' ? 1 : -1;
  const right = Math.abs(ship + sign * probe) / (1 + sign * ship * probe);
  const wrong = [
    {
      value: Math.abs(ship + sign * probe),
      note: md`This is the Galilean result. ${way === 'forwards' ? 'At such speeds it may even be greater than $c$.' : "It doesn't hold at such speeds."}`,
    },
    {
      value: Math.abs(ship - sign * probe) / (1 - sign * ship * probe),
      note: md`You used the wrong sign: the probe is fired ${way}.`,
    },
    {
      value: Math.abs(ship + sign * probe) / (1 - sign * ship * probe),
      note: md`The numerator is right, but the sign in the denominator is wrong.`,
    },
    { value: ship, note: md`This is the speed of the ship. The probe moves relative to it.` },
    { value: probe, note: md`This is the speed of the probe as seen from the ship.` },
  ];
  const options = amongWrong(right, wrong, Math.round(20 * ship + 40 * probe));
  const key = keyOf(options);
  return { options, key, sign, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    ship: choice(0.4, 0.45, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8),
    probe: choice(0.3, 0.35, 0.4, 0.5, 0.55, 0.6, 0.7),
    way: choice('forwards', 'backwards'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { ship, probe, way } = drawn;
    if (!(ship !== probe && (way === 'forwards' || ship > probe))) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { ship, probe, way } = drawn;
    const { options, key, sign, right } = solve(drawn);
    return {
      text: md`A spaceship moves away from the Earth at $${ship}c$. It fires a probe ${way}, ${way === 'forwards' ? 'in the direction of its motion' : 'towards the Earth'}, at $${probe}c$ relative to the ship. What is the speed of the probe relative to the Earth? [1]

${lettered(options, (value) => md`$${sf(value)}c$`)}`,
      hints: [
        md`Name the frames: which velocity is known in which frame? Velocities have signs.`,
        md`From the ship to the Earth, use $u = \frac{u' + v}{1 + \frac{u'v}{c^2}}$.`,
      ],
      answer: md`Take the motion of the ship as positive. In the frame of the ship the probe has $u' = ${sign === 1 ? '' : '-'}${probe}c$, and the ship has $v = ${ship}c$ in the frame of the Earth. With the relativistic addition of velocities

$$\frac{u}{c} = \frac{${ship} ${sign === 1 ? '+' : '-'} ${probe}}{1 ${sign === 1 ? '+' : '-'} ${probe} \times ${ship}} = ${sf(right)}$$

The answer is **${key}**.

**Watch out:** the formula of the data booklet, $u' = \frac{u - v}{1 - \frac{uv}{c^2}}$, goes from the Earth to the ship. For the other way change the sign of $v$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          value: root((u) => (u - ship) / (1 - u * ship) - sign * probe, -0.999, 0.9999),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
