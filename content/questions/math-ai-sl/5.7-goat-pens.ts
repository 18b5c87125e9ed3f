import { maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    owner: choice(
      { who: 'Amadou', animals: 'goats', place: 'Mali' },
      { who: 'Sigrún', animals: 'sheep', place: 'Iceland' },
      { who: 'Rosa', animals: 'llamas', place: 'Bolivia' },
      { who: 'Tevita', animals: 'pigs', place: 'Tonga' },
    ),
    pens: integers(2, 4),
    fence: integers(60, 240, 12),
    wall: choice(true, false),
  },
  allow: ({ pens, fence, wall }) => {
    // Fences across: pens + 1; along: one beside a wall, else two.
    const along = wall ? 1 : 2;
    const best = fence / (2 * (pens + 1));
    return (
      Number.isInteger(tidy(best * 2)) &&
      Number.isInteger(tidy((fence / along) * 2)) &&
      fence % along === 0 &&
      (along === 1 || (pens + 1) % 2 === 0)
    );
  },
  write: ({ owner, pens, fence, wall }) => {
    const across = pens + 1;
    const along = wall ? 1 : 2;
    const slopeOf = tidy(across / along);
    const whole = tidy(fence / along);
    const area = (x: number) => x * (whole - slopeOf * x);
    const best = tidy(fence / (2 * across));
    const most = tidy(area(best));
    const lengthText = `${whole} - ${slopeOf === 1 ? '' : slopeOf}x`;
    const areaText = polynomial([-slopeOf, whole, 0]);
    const [w, h] = [9, 3.4];
    const corners: Record<string, readonly [number, number]> = { A: [0, 0], B: [w, 0], C: [w, h], D: [0, h] };
    const inner = Array.from({ length: pens - 1 }, (_, index) => ((index + 1) * w) / pens);
    for (const [index, x] of inner.entries()) {
      corners[`P${index}`] = [x, 0];
      corners[`Q${index}`] = [x, h];
    }
    return {
      text: md`${owner.who} in ${owner.place} wants to keep ${owner.animals} in a rectangular area that is divided into $${pens}$ equal pens, as in the diagram. ${wall ? 'One long side is a wall and needs no fence.' : 'All sides are fenced.'} There are $${fence}\ \text{m}$ of fence in all. Each of the $${across}$ fences across is $x\ \text{m}$ long, and the whole area is $y\ \text{m}$ long.

![](drawing:pens)

(a) Show that $y = ${lengthText}$. [2]

(b) Hence find an expression for the whole area $A$, in $\text{m}^2$, in terms of $x$. [1]

(c) Find $\dfrac{\mathrm{d}A}{\mathrm{d}x}$. [2]

(d) Find the value of $x$ for which the whole area is greatest. [2]

(e) Find the greatest area of *one* pen. [2]`,
      hints: [
        md`Count the pieces of fence: how many have the length $x$, how many the length $y$?`,
        md`The area of a rectangle is the product of its sides. Use part (a), so that only $x$ is left.`,
        md`At the greatest area the derivative is zero.`,
      ],
      answer: md`(a) There are $${across}$ fences of length $x$ and $${along}$ of length $y$: $${across}x + ${along === 1 ? '' : along}y = ${fence}$. ${along === 1 ? 'Solve for $y$' : 'Divide by $2$ and solve for $y$'}: $y = ${lengthText}$.

(b) $A = xy = x(${lengthText}) = ${areaText}$

(c) $\dfrac{\mathrm{d}A}{\mathrm{d}x} = ${polynomial([-2 * slopeOf, whole])}$

(d) The area is greatest where the derivative is $0$: $${whole} = ${2 * slopeOf}x$, so $x = ${best}$. (The graph of $A$ is a parabola that opens downwards, so this is a maximum.)

(e) The whole area is $A = ${best} \times (${whole} - ${slopeOf === 1 ? '' : `${slopeOf} \\times `}${best}) = ${most}\ \text{m}^2$. One pen has $\dfrac{${most}}{${pens}} = ${sf(most / pens)}\ \text{m}^2$.

**Calculator:** draw $y = ${areaText}$ and use the tool for a maximum.

**Watch out:** Count the fences: $${pens}$ pens need $${across}$ fences across.`,
      scheme: [
        [md`(a) $${across}x + ${along === 1 ? '' : along}y = ${fence}$`, 'M1'],
        [md`a correct step that leads to $y = ${lengthText}$`, 'A1'],
        [md`(b) $${areaText}$`, 'A1'],
        [md`(c) one correct term`, 'A1'],
        [md`$${polynomial([-2 * slopeOf, whole])}$`, 'A1'],
        [md`(d) sets their derivative equal to $0$`, 'M1'],
        [md`$x = ${best}$`, 'A1'],
        [md`(e) substitutes into $A$ and divides by $${pens}$`, 'M1'],
        [md`$${sf(most / pens)}\ \text{m}^2$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'expression', label: md`$A =$`, expected: areaText, variables: ['x'] },
        { part: 'c', kind: 'expression', expected: polynomial([-2 * slopeOf, whole]), variables: ['x'] },
        {
          part: 'd',
          kind: 'number',
          label: md`$x =$`,
          expected: `${best}`,
          mistakes: [
            {
              value: `${tidy(2 * best)}`,
              note: md`There the area is zero. Set the *derivative* equal to zero.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number((most / pens).toPrecision(9))}`,
          unit: 'm^2',
          follows: `d.1 * (${whole} - ${slopeOf} * d.1) / ${pens}`,
          unless: 'a <= 0',
          mistakes: [{ value: `${most}`, note: md`That is the whole area. The question asks for one pen.` }],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: areaText,
          value: (x) => (x * (fence - across * x)) / along,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: polynomial([-2 * slopeOf, whole]),
          value: (x) => slope(area, x),
        },
        { part: 'd', route: 'numeric', shown: `x = ${best}`, value: maximumAt(area, 0, whole), within: 1e-3 },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(most / pens)}\ \text{m}^2`,
          value: maximum(area, 0, whole) / pens,
        },
      ],
      drawings: {
        pens: sketch({
          points: corners,
          segments: [
            { of: 'AB', label: '*y*' },
            'BC',
            'CD',
            { of: 'DA', label: '*x*' },
            ...inner.map((_, index) => `P${index}-Q${index}`),
          ],
          labels: Object.fromEntries(Object.keys(corners).map((name) => [name, false as const])),
          description: `A rectangle of length y and width x, divided by lines across into ${pens} equal pens.`,
        }),
      },
    };
  },
});
