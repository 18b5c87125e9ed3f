import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { gcd, piTimes, plus } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const onCircle = (r: number, turn: number): readonly [number, number] => [
  r * Math.cos(turn),
  r * Math.sin(turn),
];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    place: choice('Kyoto', 'Suzhou', 'Valencia', 'Jeonju'),
    inner: integers(6, 16),
    width: integers(6, 16),
    // The angle as a fraction of π.
    angle: choice([2, 3], [3, 4], [5, 6], [4, 5], [1, 2]),
  },
  allow: ({ inner, width, angle: [n, d] }) => {
    const sum = 2 * inner + width;
    return (
      width >= inner / 2 && width <= 1.5 * inner && (n * sum) % d === 0 && (n * width * sum) % (2 * d) === 0
    );
  },
  write: ({ place, inner, width, angle: [n, d] }) => {
    const outer = inner + width;
    const sum = inner + outer;
    const area = piTimes(n * width * sum, 2 * d);
    const arcs = piTimes(n * sum, d);
    const theta = piTimes(n, d);
    const turn = (n * Math.PI) / d;
    const [start, end] = [Math.PI / 2 - turn / 2, Math.PI / 2 + turn / 2];
    const divisor = gcd(width * sum, 2);
    const half = md`${divisor === 2 ? (width * sum) / 2 : md`\frac{${width * sum}}{2}`}`;
    return {
      text: md`The paper of a folding fan made in ${place} is the region between two arcs $AD$ and $BC$ with the same centre $O$. The points $A$ and $B$ lie on one straight line through $O$, and so do $D$ and $C$. It is given that $OA = OD = ${inner}$ cm and $AB = DC = ${width}$ cm. When the fan is open, the angle at $O$ is $\theta$ radians.

![](drawing:fan)

(a) Show that the area of the paper is $${half}\,\theta\ \text{cm}^2$. [3]

The area of the paper is $${area}\ \text{cm}^2$.

(b) Find the exact value of $\theta$. [1]

(c) Find the exact perimeter of the paper. [3]`,
      hints: [
        md`The paper is a large sector without a small one. What are their radii?`,
        md`The large radius is $OA + AB$.`,
        md`The boundary of the paper has four pieces: two arcs and two straight edges.`,
      ],
      answer: md`(a) The paper is what is left of the large sector $OBC$ when the small sector $OAD$ is taken away. The radius of the large sector is $${inner} + ${width} = ${outer}$ cm. So the area is
$$\frac{1}{2} \times ${outer}^2 \times \theta - \frac{1}{2} \times ${inner}^2 \times \theta = \frac{1}{2}(${outer ** 2} - ${inner ** 2})\theta = ${half}\,\theta.$$

(The difference of two squares makes it easier: $${outer}^2 - ${inner}^2 = (${outer} - ${inner})(${outer} + ${inner}) = ${width} \times ${sum}$.)

(b) Set this equal to the given area and divide: $${half}\,\theta = ${area}$, so $\theta = ${theta}$.

(c) The boundary consists of the arcs $AD$ and $BC$ and of the straight edges $[AB]$ and $[DC]$. The two arcs are
$$${inner} \times ${theta} + ${outer} \times ${theta} = ${sum} \times ${theta} = ${arcs},$$
and the two edges are $2 \times ${width} = ${2 * width}$. The perimeter is $${arcs}${plus(2 * width)}$ cm.

**Watch out:** The width of the paper, $${width}$ cm, is not the radius of a sector. Each arc is as far from $O$ as its own radius says.`,
      scheme: [
        [md`(a) large radius $${outer}$`, 'A1'],
        [md`subtracts the areas of two sectors with the same angle`, 'M1'],
        [md`$\frac{1}{2}(${outer ** 2} - ${inner ** 2})\theta$, which is $${half}\,\theta$ (AG)`, 'A1'],
        [md`(b) $${theta}$`, 'A1'],
        [md`(c) uses $r\theta$ for both arcs (follow through)`, 'M1'],
        [md`$${arcs}$ for the two arcs, or both of them apart`, 'A1'],
        [md`$${arcs}${plus(2 * width)}$ cm`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta =$`,
          expected: theta,
          accuracy: 'exact',
          mistakes: [
            {
              value: piTimes(n * sum, d * width),
              note: md`This would be the angle if the paper were a sector with radius $${width}$ cm.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${arcs} + ${2 * width}`,
          accuracy: 'exact',
          unit: 'cm',
          follows: `${sum} * b.1 + ${2 * width}`,
          mistakes: [
            {
              value: arcs,
              note: md`These are the two arcs. The straight edges belong to the boundary, too.`,
            },
            {
              value: `${piTimes(n * outer, d)} + ${2 * outer}`,
              note: md`This is the perimeter of the whole sector $OBC$. The paper ends at the inner arc.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`\theta = ${theta}`,
          // Rings of the paper, added up.
          value: root(
            (t) => integral((r) => r * t, inner, outer) - (n * width * sum * Math.PI) / (2 * d),
            0,
            4,
          ),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${arcs}${plus(2 * width)}`,
          // The length of the mean arc is the area divided by the width.
          value: (2 * integral((r) => r * turn, inner, outer)) / width + 2 * width,
        },
      ],
      drawings: {
        fan: sketch({
          points: {
            O: [0, 0],
            A: onCircle(inner, end),
            B: onCircle(outer, end),
            C: onCircle(outer, start),
            D: onCircle(inner, start),
          },
          segments: [
            { of: 'OA', label: `${inner} cm`, dashed: true },
            { of: 'OD', dashed: true },
            { of: 'AB', label: `${width} cm` },
            'DC',
          ],
          arcs: [
            { centre: 'O', from: 'D', to: 'A' },
            { centre: 'O', from: 'C', to: 'B' },
          ],
          angles: [{ at: 'O', from: 'D', to: 'A', label: 'θ' }],
          width: 280,
          height: 190,
          description: `Two arcs with the same centre O. The inner arc goes from A to D at a distance of ${inner} cm from O, the outer arc from B to C, ${width} cm farther out. The straight edges AB and DC close the region. The angle at O is called theta.`,
        }),
      },
    };
  },
});
