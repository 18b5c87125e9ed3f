import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const sidesOf = (low: number, b: number, c: number): readonly [number, number] =>
  low >= 40 ? [low + 4 * b, low + 4 * c] : [low + b, low + c];

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    what: choice(
      { name: 'A triangular sail', unit: 'm', low: 4 },
      { name: 'A triangular rice field in Bali', unit: 'm', low: 40 },
      { name: 'A triangular tile from Lisbon', unit: 'cm', low: 8 },
    ),
    b: integers(1, 9),
    c: integers(1, 9),
    angle: integers(35, 125),
  },
  allow: ({ what, b, c, angle }) => {
    const [p, q] = sidesOf(what.low, b, c);
    const turn = Math.cos((angle * Math.PI) / 180);
    // The foot of the perpendicular from A must lie on [BC], clearly between its ends.
    return b !== c && Math.abs(angle - 90) > 8 && q * turn < 0.9 * p && p * turn < 0.9 * q;
  },
  write: ({ what, b, c, angle }) => {
    const [ac, ab] = sidesOf(what.low, b, c);
    const turn = (angle * Math.PI) / 180;
    const square = ab ** 2 + ac ** 2 - 2 * ab * ac * Math.cos(turn);
    const bc = Math.sqrt(square);
    const area = 0.5 * ab * ac * Math.sin(turn);
    const height = (2 * area) / bc;
    const at = { A: [0, 0], B: [ab, 0], C: [ac * Math.cos(turn), ac * Math.sin(turn)] } as const;
    // The distance of A from the line BC, as the least distance of its points.
    let least = Number.POSITIVE_INFINITY;
    for (let step = 0; step <= 20_000; step += 1) {
      const s = step / 20_000;
      least = Math.min(least, Math.hypot(ab + s * (at.C[0] - ab), s * at.C[1]));
    }
    const unit = md`\text{${what.unit}}`;
    return {
      text: md`${what.name} has the shape of a triangle $ABC$ with $AB = ${ab}$ ${what.unit}, $AC = ${ac}$ ${what.unit} and $B\hat{A}C = ${angle}^\circ$.

![](drawing:triangle)

(a) Find $BC$. [3]

(b) Find the area of the triangle. [2]

(c) Hence find the shortest distance from $A$ to $[BC]$. [2]`,
      hints: [
        md`Two sides and the angle between them are known. Which rule gives the third side?`,
        md`The area can also be written with $[BC]$ as the base. What is the height then?`,
      ],
      answer: md`(a) By the cosine rule,
$$BC^2 = ${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac} \times \cos ${angle}^\circ = ${sf(square, 6)},$$
so $BC = ${sf(bc)}\ ${unit}$.

(b) The area is $\frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ = ${sf(area)}\ ${unit}^2$.

(c) The shortest distance $d$ is the height of the triangle on the base $[BC]$: $\frac{1}{2} \times BC \times d$ is the area. So $d = \dfrac{2 \times ${sf(area, 5)}}{${sf(bc, 5)}} = ${sf(height)}\ ${unit}$.

**Watch out:** In (a), the cosine belongs to the last product only: don't work out $${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac}$ first and then multiply. And see that the calculator is set to degrees.`,
      scheme: [
        [md`chooses the cosine rule`, 'M1'],
        [md`$${ab}^2 + ${ac}^2 - 2 \times ${ab} \times ${ac} \times \cos ${angle}^\circ$`, 'A1'],
        [md`$${sf(bc)}$ ${what.unit}`, 'A1'],
        [md`$\frac{1}{2} \times ${ab} \times ${ac} \times \sin ${angle}^\circ$`, 'M1'],
        [md`$${sf(area)}\ ${unit}^2$`, 'A1'],
        [md`$\frac{1}{2} \times BC \times d$ set equal to the area`, 'M1'],
        [md`$${sf(height)}$ ${what.unit}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(bc.toPrecision(9))}`,
          unit: what.unit,
          mistakes: [
            {
              value: sf(Math.hypot(ab, ac)),
              note: md`You used Pythagoras' theorem, but the angle at $A$ isn't a right angle.`,
            },
            { value: sf(square), note: md`This is $BC^2$. Take its root.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(area.toPrecision(9))}`,
          unit: `${what.unit}^2`,
          mistakes: [{ value: sf(2 * area), note: md`The area of a triangle has the factor $\frac{1}{2}$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(height),
          unit: what.unit,
          follows: '2 * b.1 / a.1',
          unless: 'd <= 0',
          mistakes: [
            {
              value: sf(area / bc),
              note: md`The area is half of base times height, so twice the area is divided by the base.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`BC = ${sf(bc)}\ ${unit}`,
          value: Math.hypot(at.C[0] - at.B[0], at.C[1]),
        },
        { part: 'b', route: 'numeric', shown: md`= ${sf(area)}\ ${unit}^2`, value: (ab * at.C[1]) / 2 },
        { part: 'c', route: 'numeric', shown: md`= ${sf(height)}\ ${unit}`, value: least },
      ],
      drawings: {
        triangle: sketch({
          points: at,
          segments: [
            { of: 'AB', label: `${ab} ${what.unit}` },
            'BC',
            { of: 'AC', label: `${ac} ${what.unit}` },
          ],
          angles: [{ at: 'A', from: 'B', to: 'C', label: `${angle}°` }],
          width: 260,
          height: 190,
          description: `Triangle ABC with AB = ${ab} ${what.unit}, AC = ${ac} ${what.unit} and an angle of ${angle}° at A.`,
        }),
      },
    };
  },
});
