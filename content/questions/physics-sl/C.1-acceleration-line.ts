import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reach, peak }: Record<'reach' | 'peak', number>) {
  const squared = peak / (reach / 100);
  const right = (2 * Math.PI) / Math.sqrt(squared);
  const wrong = [
    { value: (2 * Math.PI) / squared, note: md`You took the gradient for $\omega$. It is $-\omega^2$.` },
    {
      value: 1 / Math.sqrt(squared),
      note: md`This is $\frac{1}{\omega}$. The period is $\frac{2\pi}{\omega}$.`,
    },
    { value: Math.sqrt(squared) / (2 * Math.PI), note: md`This is the frequency.` },
    {
      value: right / 2,
      note: md`This is half a period, the time from one end of the motion to the other.`,
    },
    {
      value: 10 * right,
      note: md`You left the displacement in centimetres. Change it to metres before you find the gradient.`,
    },
    {
      value: 2 * Math.PI * Math.sqrt(squared),
      note: md`You multiplied by $\omega$. The period is $\frac{2\pi}{\omega}$: a steeper line means a shorter period.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(reach + peak / 2));
  const key = keyOf(options);
  return { options, key, squared, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { reach: choice(2, 3, 4, 5, 6, 8), peak: integers(4, 24, 2) },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { reach, peak } = drawn;
    const { options, key, squared, right } = solve(drawn);
    return {
      text: md`A body moves to and fro between $x = -${reach}.0\ \text{cm}$ and $x = +${reach}.0\ \text{cm}$. The graph shows its acceleration $a$, at most $${peak}\ \text{m s}^{-2}$, against its displacement $x$. What is the period of its motion? [1]

![](drawing:graph)

${lettered(options, (value) => md`$${sf(value)}\ \text{s}$`)}`,
      hints: [
        md`Which equation of simple harmonic motion links $a$ and $x$? What is the gradient of the line?`,
        md`Mind the unit of the displacement.`,
      ],
      answer: md`The line goes through the origin with a negative gradient, so $a = -\omega^2x$: simple harmonic motion. The gradient gives $\omega^2 = \dfrac{${peak}}{${decimals(reach / 100, 2)}} = ${sf(squared, 4)}\ \text{s}^{-2}$, so $\omega = ${sf(Math.sqrt(squared), 4)}\ \text{rad s}^{-1}$ and $T = \dfrac{2\pi}{\omega} = ${sf(right)}\ \text{s}$. The answer is **${key}**.

**Watch out:** change centimetres to metres first. Only the gradient matters: any point of the line gives the same $\omega^2$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`T = \dfrac{2\pi}{\omega} = ${sf(right)}\ \text{s}`,
          value:
            4 *
            integral(
              (u) => Math.cos(u) / Math.sqrt((peak / (reach / 100)) * (1 - Math.sin(u) ** 2)),
              0,
              Math.PI / 2,
            ),
        },
      ],
      replies: [choiceAmong(options)],
      drawings: {
        graph: plot({
          grid: true,
          x: [-reach - 1, reach + 1],
          y: [-peak - 4, peak + 4],
          ticks: { x: 1, y: peak > 12 ? 8 : 4 },
          xLabel: '*x* / cm',
          yLabel: '*a* / m s^{−2}',
          lines: [{ from: [-reach, peak], to: [reach, -peak], ink: 'accent' }],
          points: [{ at: [-reach, peak] }, { at: [reach, -peak] }],
          description: `A straight line through the origin that falls from (minus ${reach} centimetres, ${peak} metres per second squared) to (${reach} centimetres, minus ${peak} metres per second squared).`,
        }),
      },
      mcqAnswer: key,
    };
  },
});
