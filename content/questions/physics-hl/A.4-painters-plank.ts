import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  length,
  mass,
  painter,
  place,
  end,
}: Record<'length' | 'mass' | 'painter' | 'place', number> & { end: string }) {
  const plank = mass * 9.8;
  const person = painter * 9.8;
  const fromLeft = (plank * length) / 2 + person * place;
  const rightSupport = fromLeft / length;
  const right = end === 'right' ? rightSupport : plank + person - rightSupport;
  const wrong = [
    {
      value: plank + person - right,
      note: md`This is the force of the other support. Which of the two is the painter nearer to?`,
    },
    {
      value: (plank + person) / 2,
      note: md`You shared the weights equally. The painter isn't in the middle.`,
    },
    {
      value: end === 'right' ? (person * place) / length : person - (person * place) / length,
      note: md`You left out the weight of the plank, which acts at its middle.`,
    },
    { value: plank + person, note: md`This is what both supports carry together.` },
  ];
  const options = amongWrong(right, wrong, mass + painter + Math.round(10 * place));
  const key = keyOf(options);
  return { options, key, plank, person, rightSupport, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    length: choice(4, 5, 6),
    mass: integers(10, 30, 2),
    painter: integers(55, 90, 5),
    place: choice(0.5, 1, 1.5, 2, 2.5, 3),
    end: choice('left', 'right'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { length, place } = drawn;
    if (!(place < length - 0.4)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { length, mass, painter, place, end } = drawn;
    const { options, key, plank, person, rightSupport, right } = solve(drawn);
    return {
      text: md`A uniform plank of length $${length}.0\ \text{m}$ and mass $${mass}\ \text{kg}$ rests horizontally on supports at its two ends. A painter of mass $${painter}\ \text{kg}$ stands $${decimals(place, 1)}\ \text{m}$ from the left end. Take $g = 9.8\ \text{N kg}^{-1}$. What is the force of the **${end}** support on the plank? [1]

![](drawing:plank)

${lettered(options, (value) => md`$${sf(value)}\ \text{N}$`)}`,
      hints: [
        md`Take torques about the support whose force you don't want to know.`,
        md`The weight of a uniform plank acts at its middle.`,
      ],
      answer: md`The plank is in rotational equilibrium. About the **left** end, $F_{\text{right}} \times ${length}.0 = ${mass} \times 9.8 \times ${decimals(length / 2, 1)} + ${painter} \times 9.8 \times ${decimals(place, 1)}$, so $F_{\text{right}} = ${sf(rightSupport, 4)}\ \text{N}$. ${end === 'right' ? 'The force of the left support has no torque about this end and drops out.' : md`Vertically $F_{\text{left}} + F_{\text{right}} = ${sf(plank + person, 4)}\ \text{N}$.`} So $F = ${sf(right)}\ \text{N}$. The answer is **${key}**.

**Watch out:** equilibrium needs both conditions, no resultant force and no resultant torque. The first alone can't tell how two supports share a load.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`F = ${sf(right)}\ \text{N}`,
          value: solveLinear(
            [
              [1, 1],
              [0, length],
            ],
            [plank + person, (plank * length) / 2 + person * place],
          )[end === 'right' ? 1 : 0]!,
        },
      ],
      replies: [choiceAmong(options)],
      drawings: {
        plank: sketch({
          points: {
            L: [0, 0],
            R: [length, 0],
            P: [place, 0],
            Q: [place, 1.2],
            A: [0, -0.7],
            B: [length, -0.7],
          },
          segments: [
            'LR',
            { of: 'QP', arrow: true, ink: 'accent' },
            { of: 'AL', arrow: true },
            { of: 'BR', arrow: true },
          ],
          labels: { L: false, R: false, P: false, Q: false, A: false, B: false },
          dots: false,
          notes: [
            { at: [place, 1.2], text: 'painter', place: 'e' },
            { at: [0, -0.7], text: 'left support', place: 's' },
            { at: [length, -0.7], text: 'right support', place: 's' },
          ],
          description:
            'A horizontal plank with a support below each end. The weight of the painter acts downwards at a point along the plank.',
        }),
      },
      mcqAnswer: key,
    };
  },
});
