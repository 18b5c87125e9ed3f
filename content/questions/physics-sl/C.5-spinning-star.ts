import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  period,
  radius,
  line,
  asked,
}: Record<'period' | 'radius' | 'line', number> & { asked: string }) {
  const seconds = period * 86400;
  const speed = (2 * Math.PI * radius * 1e8) / seconds;
  const single = (line * speed) / 3e8;
  const isDifference = asked === 'difference';
  const right = (isDifference ? 2 : 1) * single * 1e3;
  const wrong = [
    {
      value: (isDifference ? 1 : 2) * single * 1e3,
      note: md`${isDifference ? 'This is the shift at one edge. The other edge is shifted by as much the other way.' : 'This is the difference between the two edges.'}`,
    },
    {
      value: (right / Math.PI) * 0.5,
      note: md`You left out $2\pi$: in one period a point of the equator covers the whole circumference.`,
    },
    { value: right * Math.PI, note: md`You multiplied by $\pi$ once too often.` },
    { value: right / Math.PI, note: md`You took twice the radius for the way of one turn. It is $2\pi R$.` },
  ];
  const options = amongWrong(right, wrong, Math.round(period + radius + Math.round(line)));
  const key = keyOf(options);
  return { options, key, seconds, speed, single, isDifference, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['E.5'],
  parameters: {
    period: choice(8, 10, 12, 15, 18, 20, 24),
    radius: choice(5, 6, 7, 8, 9, 10, 12),
    line: choice(486.1, 589, 656.3),
    asked: choice('difference', 'shift'),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { period, radius, line } = drawn;
    const { options, key, seconds, speed, single, isDifference, right } = solve(drawn);
    return {
      text: md`A star with a radius of $${radius}.0 \times 10^8\ \text{m}$ rotates once in $${period}$ days. Its axis is at right angles to the line of sight. The light from its equator contains a spectral line whose wavelength is $${decimals(line, 1)}\ \text{nm}$ for a source at rest. ${isDifference ? 'By how much do the wavelengths of this line from the two opposite edges of the equator differ?' : 'By how much is this line shifted in the light from the edge that approaches?'} Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{pm}$`)}`,
      hints: [md`How fast does a point of the equator move? In which direction does it move at the edges?`],
      answer: md`A point of the equator moves at $v = \dfrac{2\pi R}{T} = \dfrac{2\pi \times ${radius}.0 \times 10^8}{${period} \times 86\,400} = ${sf(speed, 4)}\ \text{m s}^{-1}$. At one edge it approaches, at the other it recedes. Each shift is $\lambda\dfrac{v}{c} = ${sf(single * 1e3, 4)}\ \text{pm}$. ${isDifference ? 'They are in opposite directions, so the difference is twice that' : 'So the size of the shift is'}: $\Delta\lambda = ${sf(right)}\ \text{pm}$. The answer is **${key}**.

**Watch out:** the light from the middle of the disc isn't shifted, as the motion there is across the line of sight.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`\Delta\lambda = ${sf(right)}\ \text{pm}`,
          value:
            ((isDifference ? 2 : 1) *
              1e3 *
              line *
              slope((t) => radius * 1e8 * Math.sin((2 * Math.PI * t) / seconds), 0)) /
            3e8,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
