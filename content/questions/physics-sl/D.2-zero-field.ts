import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { fieldLines } from '../../figures/field-lines.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { small: integers(2, 5), large: integers(6, 16, 2), apart: integers(10, 30, 2) },
  allow: ({ small, large }) => large > 1.6 * small,
  write: ({ small, large, apart }) => {
    const d = apart / 100;
    const force = (8.99e9 * small * large * 1e-18) / d ** 2;
    const middle = (8.99e9 * (large - small) * 1e-9) / (d / 2) ** 2;
    const zero = apart / (1 + Math.sqrt(large / small));
    return {
      text: md`Two small spheres with charges of $+${small}.0\ \text{nC}$ (X) and $+${large}.0\ \text{nC}$ (Y) are fixed $${apart}.0\ \text{cm}$ apart. The diagram shows the field lines of two unequal charges of this kind. Take $k = 8.99 \times 10^9\ \text{N m}^2\ \text{C}^{-2}$.

![](drawing:field)

(a) State two features of the diagram from which it can be seen that Y has the larger charge. [2]

(b) Calculate the magnitude of the force that X exerts on Y. State how it compares with the force that Y exerts on X. [3]

(c) Determine the magnitude and direction of the electric field halfway between the charges. [3]

(d) Determine the distance from X of the point at which the electric field is zero. [3]`,
      hints: [
        md`Electric field is a vector: between two positive charges the two fields have opposite directions.`,
        md`At the point in (d) the fields of the two charges have the same magnitude. Is it nearer to the smaller or to the larger charge?`,
      ],
      answer: md`(a) More field lines begin at Y than at X. The place without field lines between the charges (where the field is zero) is nearer to X.

(b) $F = \dfrac{kq_1q_2}{r^2} = \dfrac{8.99 \times 10^9 \times ${small}.0 \times 10^{-9} \times ${large}.0 \times 10^{-9}}{${decimals(d, 3)}^2} = ${standardForm(force)}\ \text{N}$. By Newton's third law the force of Y on X has the same magnitude and the opposite direction.

(c) Halfway, at $${decimals(apart / 200, 3)}\ \text{m}$ from each, the fields point in opposite directions:

$$E = \frac{8.99 \times 10^9 \times (${large}.0 - ${small}.0) \times 10^{-9}}{${decimals(apart / 200, 3)}^2} = ${standardForm(middle)}\ \text{N C}^{-1}$$

It is directed from Y to X, as the field of Y is the stronger one.

(d) At a distance $x$ from X, in cm, $\dfrac{${small}}{x^2} = \dfrac{${large}}{(${apart} - x)^2}$. Taking roots, $\dfrac{${apart} - x}{x} = \sqrt{\dfrac{${large}}{${small}}} = ${sf(Math.sqrt(large / small), 4)}$, so

$$x = \frac{${apart}}{${sf(1 + Math.sqrt(large / small), 4)}} = ${sf(zero)}\ \text{cm}$$

**Watch out:** It is easy to divide the distance in the ratio of the charges in (d), but the field falls with the *square* of the distance. The point must be nearer to the smaller charge, X.`,
      scheme: [
        [md`more lines at Y OWTTE`, '1'],
        [md`point without field nearer to X (or: lines of Y reach further) OWTTE`, '1'],
        [md`uses Coulomb's law with SI units`, '1'],
        [md`$${standardForm(force)}\ \text{N}$ (accept 2 to 4 significant figures)`, '1'],
        [md`same magnitude OWTTE (do not accept 'larger on X')`, '1'],
        [md`difference of two fields (do not accept their sum)`, '1'],
        [md`$${standardForm(middle)}\ \text{N C}^{-1}$`, '1'],
        [md`from Y to X`, '1'],
        [md`equates the two field strengths`, '1'],
        [md`distances $x$ and $${apart} - x$, with roots taken or a quadratic`, '1'],
        [md`$${sf(zero)}\ \text{cm}$ (do not accept the other root of the quadratic)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state features of a diagram' },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(force),
          unit: 'N',
          accuracy: { figures: 2 },
          marks: 2,
          mistakes: [
            { value: standardForm(force * d), note: md`You forgot to square the distance.` },
            { value: standardForm(force / 1e4), note: md`You left the distance in centimetres.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'compare', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(middle),
          unit: 'N C^-1',
          accuracy: { figures: 2 },
          marks: 2,
          mistakes: [
            {
              value: standardForm((8.99 * (large + small)) / (d / 2) ** 2),
              note: md`You added the two fields. Between two positive charges they have opposite directions.`,
            },
            {
              value: standardForm(middle / 4),
              note: md`You used the distance between the charges. The point is only half as far from each of them.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state a direction', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: sf(zero),
          unit: 'cm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(apart - zero),
              note: md`This is the distance from Y. The point is nearer to the smaller charge.`,
            },
            {
              value: sf((apart * small) / (small + large)),
              note: md`You shared the distance in the ratio of the charges. The field falls with the square of the distance.`,
            },
          ],
        },
      ],
      checks: [
        // The slope of the potential energy.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(force)}\ \text{N}`,
          value: -slope((r) => (8.99 * small * large) / r, d) * 1e-9,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(middle)}\ \text{N C}^{-1}`,
          value: slope((x) => 8.99 * (small / x + large / (d - x)), d / 2),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(zero)}\ \text{cm}`,
          value: root((x) => small / x ** 2 - large / (apart - x) ** 2, 0.1, apart - 0.1),
        },
      ],
      drawings: {
        field: fieldLines({
          of: 'charges',
          charges: [
            { at: [-1, 0], q: 1, label: 'X' },
            { at: [1, 0], q: 2, label: 'Y' },
          ],
          description:
            'Field lines leave two positive charges X and Y and repel each other; twice as many leave Y.',
        }),
      },
    };
  },
});
