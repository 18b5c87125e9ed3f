import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ force, flat, fall, mass }: Record<'force' | 'flat' | 'fall' | 'mass', number>) {
  const work = force * flat + (force * fall) / 2;
  const right = Math.sqrt((2 * work) / mass);
  const end = flat + fall;
  const wrong = [
    {
      value: Math.sqrt((2 * force * end) / mass),
      note: md`You took the force as constant over the whole distance. Where it falls to zero the area is a triangle.`,
    },
    {
      value: Math.sqrt((2 * force * flat) / mass),
      note: md`You left out the work done while the force falls to zero.`,
    },
    { value: Math.sqrt(work / mass), note: md`You forgot the factor one half in the kinetic energy.` },
    { value: Math.sqrt(2 * work), note: md`You left out the mass.` },
    { value: (2 * work) / mass, note: md`This is the square of the speed. Take the root.` },
    {
      value: Math.sqrt((force * fall) / mass),
      note: md`You left out the work done while the force is constant.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(force / 5 + flat + mass));
  const key = keyOf(options);
  return { options, key, work, right, end };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    force: integers(20, 60, 5),
    flat: choice(2, 3, 4, 5),
    fall: choice(2, 3, 4),
    mass: choice(2, 4, 5, 8, 10),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { force, flat, fall, mass } = drawn;
    const { options, key, work, right, end } = solve(drawn);
    return {
      text: md`A crate of mass $${mass}.0\ \text{kg}$ is at rest on a smooth floor in a harbour. The graph shows the horizontal resultant force $F$ on it against the distance $s$ that it has moved. What is its speed when it has moved $${end}.0\ \text{m}$? [1]

![](drawing:graph)

${lettered(options, (value) => md`$${sf(value)}\ \text{m s}^{-1}$`)}`,
      hints: [
        md`What does the area under a graph of force against distance tell?`,
        md`The work done by the resultant force is the change in kinetic energy.`,
      ],
      answer: md`The work is the area under the graph, a rectangle and a triangle: $W = ${force} \times ${flat}.0 + \frac{1}{2} \times ${force} \times ${fall}.0 = ${work}\ \text{J}$. The crate begins at rest, so all of it is kinetic energy: $\frac{1}{2}mv^2 = W$ and $v = \sqrt{\dfrac{2 \times ${work}}{${mass}.0}} = ${sf(right)}\ \text{m s}^{-1}$. The answer is **${key}**.

**Watch out:** the acceleration isn't constant here, so the equations of uniform acceleration don't apply to the last part. Energy does.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{m s}^{-1}`,
          value: Math.sqrt(
            (2 / mass) *
              (integral(() => force, 0, flat) +
                integral((s) => force * (1 - (s - flat) / fall), flat, flat + fall)),
          ),
        },
      ],
      replies: [choiceAmong(options)],
      drawings: {
        graph: plot({
          grid: true,
          x: [0, end + 1],
          y: [0, force + 10],
          ticks: { x: 1, y: 10 },
          xLabel: '*s* / m',
          yLabel: '*F* / N',
          polylines: [
            {
              points: [
                [0, force],
                [flat, force],
                [end, 0],
              ],
            },
          ],
          description: `The force is ${force} newtons from 0 to ${flat} metres and then falls steadily to zero at ${end} metres.`,
        }),
      },
      mcqAnswer: key,
    };
  },
});
