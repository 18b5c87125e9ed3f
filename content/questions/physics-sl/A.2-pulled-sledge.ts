import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  mass,
  force,
  angle,
  friction,
  push,
}: Record<'mass' | 'force' | 'angle' | 'friction', number> & { push: boolean }) {
  const tilt = (angle * Math.PI) / 180;
  const along = force * Math.cos(tilt);
  const lift = force * Math.sin(tilt);
  const sign = push ? 1 : -1;
  const normal = mass * 9.8 + sign * lift;
  const right = (along - friction * normal) / mass;
  const way = push ? 'below' : 'above';
  const options = ascending([
    { value: right, note: '' },
    {
      value: (along - friction * mass * 9.8) / mass,
      note: md`You took the normal force to be equal to the weight. The vertical component of the ${push ? 'push' : 'pull'} changes it.`,
    },
    {
      value: (along - friction * (mass * 9.8 - sign * lift)) / mass,
      note: md`You gave the vertical component of the ${push ? 'push' : 'pull'} the wrong sign in the normal force.`,
    },
    { value: along / mass, note: md`You left out the friction.` },
  ]);
  const key = keyOf(options);
  return { options, key, tilt, along, sign, normal, right, way };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    mass: integers(20, 60, 5),
    force: integers(60, 160, 10),
    angle: choice(20, 25, 30, 35, 40),
    friction: choice(0.12, 0.15, 0.18, 0.2, 0.22, 0.25),
    push: choice(true, false),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { mass, force, angle, friction } = drawn;
    if (
      !(
        (force * Math.cos((angle * Math.PI) / 180) -
          friction * (mass * 9.8 + force * Math.sin((angle * Math.PI) / 180))) /
          mass >
        0.2
      )
    )
      return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { mass, force, angle, friction, push } = drawn;
    const { options, key, tilt, along, sign, normal, right, way } = solve(drawn);
    return {
      text: md`A sledge of mass $${mass}\ \text{kg}$ slides over horizontal snow. A force of $${force}\ \text{N}$ ${push ? 'pushes' : 'pulls'} it forwards, directed $${angle}^\circ$ ${way} the horizontal. The coefficient of dynamic friction is $${decimals(friction, 2)}$. Take $g = 9.8\ \text{N kg}^{-1}$. What is the acceleration of the sledge? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{m s}^{-2}$`)}`,
      hints: [
        md`Draw all four forces. Which of them have a vertical component?`,
        md`Find the normal force from the vertical balance before you use $F_f = \mu_dF_N$.`,
      ],
      answer: md`Vertically the forces balance, and the ${push ? 'push presses the sledge down' : 'pull lifts it a little'}: $F_N = ${mass} \times 9.8 ${push ? '+' : '-'} ${force}\sin${angle}^\circ = ${sf(normal, 4)}\ \text{N}$. The friction is $\mu_dF_N = ${sf(friction * normal, 4)}\ \text{N}$. Horizontally $ma = ${force}\cos${angle}^\circ - \mu_dF_N$, so

$$a = \frac{${sf(along, 4)} - ${sf(friction * normal, 4)}}{${mass}} = ${sf(right)}\ \text{m s}^{-2}$$

The answer is **${key}**.

**Watch out:** $F_N = mg$ holds only if no other force has a vertical component.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}\ \text{m s}^{-2}`,
          value: root(
            (a) =>
              force * Math.cos(tilt) - mass * a - friction * (mass * 9.8 + sign * force * Math.sin(tilt)),
            -5,
            20,
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
