import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    first: integers(2, 8),
    second: integers(3, 9),
    apart: choice(30, 40, 60, 80),
    up: choice(20, 30, 40),
    test: choice(1, 2, 3),
  },
  allow: ({ first, second }) => first !== second,
  write: ({ first, second, apart, up, test }) => {
    const half = apart / 200;
    const height = up / 100;
    const distance = Math.hypot(half, height);
    const net = first - second;
    const atP = (fair * 8.99 * net) / distance;
    const atM = (fair * 8.99 * net) / half;
    const work = test * (atM - atP);
    return {
      text: md`Two small spheres with charges of $+${first}.0\ \text{nC}$ and $-${second}.0\ \text{nC}$ are fixed at A and B, $${decimals(apart / 100, 2)}\ \text{m}$ apart. M is the midpoint of AB, and P is $${decimals(height, 2)}\ \text{m}$ above M. Take $k = 8.99 \times 10^9\ \text{N m}^2\ \text{C}^{-2}$.

![](drawing:charges)

(a) State why electric potentials are easier to add than electric fields. [1]

(b) Determine the electric potential at P. [3]

(c) Determine the electric potential at M. [1]

(d) A charge of $+${test}.0\ \text{nC}$ is moved from P to M. Determine the work done by the external agent that moves it slowly. [2]

(e) Explain why this work doesn't depend on the path from P to M. [1]

(f) State, with a reason, whether there is a point on the straight line between A and B at which the potential is zero. [2]`,
      hints: [
        md`P is equally far from both charges. Use Pythagoras.`,
        md`The work done by the external agent is $q\Delta V$, with $\Delta V$ the potential at the end minus that at the start.`,
      ],
      answer: md`(a) Potential is a scalar, so the values are simply added with their signs; fields are vectors.

(b) P has the distance $r = \sqrt{${decimals(half, 2)}^2 + ${decimals(height, 2)}^2} = ${sf(distance, 4)}\ \text{m}$ from each charge:

$$V_P = \frac{k(q_1 + q_2)}{r} = \frac{8.99 \times 10^9 \times (${first}.0 - ${second}.0) \times 10^{-9}}{${sf(distance, 4)}} = ${sf(atP)}\ \text{V}$$

(c) At M the distance is $${decimals(half, 2)}\ \text{m}$ from each: $V_M = \dfrac{8.99 \times (${first}.0 - ${second}.0)}{${decimals(half, 2)}} = ${sf(atM)}\ \text{V}$

(d) $W = q\Delta V = ${test}.0 \times 10^{-9} \times (${sf(atM, 4)} - ${atP < 0 ? `(${sf(atP, 4)})` : sf(atP, 4)}) = ${standardForm(work * 1e-9)}\ \text{J}$

(e) The electric force is conservative: the potential energy depends on the position only, so the work is the same for every path.

(f) Yes. Close to A the potential is positive and close to B it is negative, so it is zero at a point in between (nearer to the ${first < second ? 'positive' : 'negative'} charge, which is the smaller one).

**Watch out:** Keep the signs of the charges, and take the potential at M minus that at P, or the work gets the wrong sign. In (f) don't argue with the field: between A and B both fields point from A to B, so they cancel nowhere on this line, although the potential is zero at one point.`,
      scheme: [
        [md`potential is a scalar OWTTE (accept fields are vectors)`, '1'],
        [md`distance $${sf(distance)}\ \text{m}$`, '1'],
        [md`sum of two potentials with their signs`, '1'],
        [md`$${sf(atP)}\ \text{V}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        [md`$${sf(atM)}\ \text{V}$`, '1'],
        [md`$W = q\Delta V$`, '1'],
        [
          md`$${standardForm(work * 1e-9)}\ \text{J}$ (allow ECF from (b) and (c); do not accept the opposite sign)`,
          '1',
        ],
        [
          md`potential energy depends on position only OWTTE (accept the electric force is conservative)`,
          '1',
        ],
        [md`yes`, '1'],
        [
          md`potential changes its sign between A and B OWTTE (do not accept an argument with the field)`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state in words' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(atP.toPrecision(8))}`,
          unit: 'V',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf((8.99 * (first + second)) / distance),
              note: md`You took both charges as positive. Potentials are added with their signs.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(atM.toPrecision(8))}`,
          unit: 'V',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(atM / 2),
              note: md`You used the distance between the charges. M is only half as far from each of them.`,
            },
            {
              value: sf(atM / half),
              note: md`You divided by the square of the distance, as for a field. The potential has $\frac{1}{r}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(work * 1e-9),
          unit: 'J',
          accuracy: { figures: 2 },
          follows: `${test} * 10^(-9) * (c.1 - b.1)`,
          mistakes: [
            {
              value: standardForm(test * 1e-9 * (atM + atP)),
              note: md`You added the potentials. The work is the charge times their difference.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
        { part: 'f', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(atM)}\ \text{V}`,
          value: integral((angle) => (8.99 * net * Math.sin(angle)) / half, 0, Math.PI / 2),
        },
        // The field's vertical component added up from far away down to P.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(atP)}\ \text{V}`,
          value: integral(
            (angle) => (8.99 * net * Math.sin(angle)) / half,
            Math.atan(height / half),
            Math.PI / 2,
          ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${standardForm(work * 1e-9)}\ \text{J}`,
          value: 1e-9 * test * integral((y) => (8.99 * net * y) / (half ** 2 + y ** 2) ** 1.5, 0, height),
        },
      ],
      drawings: {
        charges: sketch({
          points: { A: [-half, 0], B: [half, 0], M: [0, 0], P: [0, height] },
          segments: ['AB', { of: 'MP', dashed: true }],
          labels: { A: `A: +${first}.0 nC`, B: `B: −${second}.0 nC` },
          dots: ['A', 'B', 'M', 'P'],
          description: `Charges at A and B on a horizontal line, M halfway between them, P vertically above M.`,
        }),
      },
    };
  },
});
