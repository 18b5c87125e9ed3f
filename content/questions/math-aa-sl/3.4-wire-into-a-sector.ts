import { maximum, maximumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.6'],
  parameters: {
    who: choice(
      'A silversmith in Cusco bends a silver wire',
      'A jeweller in Jaipur bends a gold wire',
      'A toymaker in Nuremberg bends a copper wire',
      'A lampmaker in Fez bends a brass wire',
    ),
    /** A quarter of the wire: the radius of the greatest sector. */
    m: integers(4, 16),
    k: integers(1, 9),
  },
  // The angles are simple fractions, and nobody needs many figures of 2π to judge them.
  allow: ({ m, k }) => {
    const small = m - k;
    if (small < 2) return false;
    const angle = (4 * m) / small - 2;
    return (
      small / gcd(4 * m, small) <= 5 &&
      (m + k) / gcd(4 * m, m + k) <= 15 &&
      Math.abs(angle - 2 * Math.PI) > 0.2 &&
      angle < 14
    );
  },
  write: ({ who, m, k }) => {
    const length = 4 * m;
    const [small, large] = [m - k, m + k];
    const area = m * m - k * k;
    const angleOf = (r: number): string => fraction(length - 2 * r, r);
    const fits = (length - 2 * small) / small < 2 * Math.PI;
    const a = (r: number): number => 0.5 * r * r * (length / r - 2);
    const found = roots((r) => a(r) - area, 0.5, 2 * m - 0.01);
    return {
      text: md`${who} of length $${length}$ cm into the boundary of a sector $OAB$ of a circle with centre $O$ and radius $r$ cm. All of the wire is used. Let $\theta = A\hat{O}B$ in radians, where $0 < \theta < 2\pi$.

![](drawing:sector)

(a) Show that the area of the sector is $${2 * m}r - r^2\ \text{cm}^2$. [2]

(b) Find the greatest possible area of the sector, and the value of $r$ for which it is reached. [2]

(c) Find the value of $\theta$ for this greatest sector. [1]

(d) The area of the sector is to be $${area}\ \text{cm}^2$. Find all possible values of $r$, justifying your answer. [3]`,
      hints: [
        md`The wire is as long as the arc and two radii together.`,
        md`Write the arc as $${length} - 2r$, and use $\theta = \dfrac{\text{arc}}{r}$ in the formula for the area.`,
        md`The area is a quadratic in $r$. Its graph is a parabola that opens downwards: where is its vertex?`,
        md`In (d), find the angle for each solution of the quadratic equation. Is it an angle that a sector can have?`,
      ],
      answer: md`(a) The boundary consists of two radii and the arc, so $2r + r\theta = ${length}$. Solve this for the angle: $\theta = \dfrac{${length} - 2r}{r}$. Then the area is
$$\frac{1}{2}r^2\theta = \frac{1}{2}r^2 \times \frac{${length} - 2r}{r} = \frac{1}{2}r(${length} - 2r) = ${2 * m}r - r^2.$$

(b) This is a quadratic in $r$. Complete the square to see its greatest value: $${2 * m}r - r^2 = ${m * m} - (r - ${m})^2$. A square is never negative, so the area is greatest when the square is zero. This happens for $r = ${m}$, and the greatest area is $A = ${m * m}\ \text{cm}^2$.

(The axis of symmetry of the parabola gives the same: $r = -\dfrac{${2 * m}}{2 \times (-1)}$.)

(c) Put this radius into the formula for the angle: $\theta = \dfrac{${length} - ${2 * m}}{${m}} = 2$.

(d) Set the area equal to $${area}$:
$$${2 * m}r - r^2 = ${area} \quad\Rightarrow\quad r^2 - ${2 * m}r + ${area} = 0 \quad\Rightarrow\quad (r - ${small})(r - ${large}) = 0$$
So $r = ${small}$ or $r = ${large}$. Now look at the angles, because a sector must have $0 < \theta < 2\pi$.

For $r = ${large}$, $\theta = \dfrac{${length} - ${2 * large}}{${large}} = ${angleOf(large)}$, which is possible.

For $r = ${small}$, $\theta = \dfrac{${length} - ${2 * small}}{${small}} = ${angleOf(small)}$. As $2\pi \approx 6.28$, this is ${fits ? md`less than $2\pi$, so it is possible as well. Both $r = ${small}$ and $r = ${large}$ are possible` : md`more than a full turn, so there is no such sector. The only possible value is $r = ${large}$`}.

**Watch out:** The perimeter of a sector is not the arc alone. The two radii belong to it.`,
      scheme: [
        [md`(a) $2r + r\theta = ${length}$`, 'A1'],
        [
          md`puts $\theta = \frac{${length} - 2r}{r}$ into $\frac{1}{2}r^2\theta$ and arrives at $${2 * m}r - r^2$ (AG)`,
          'M1',
        ],
        [md`(b) $r = ${m}$, by the vertex, the axis of symmetry or the derivative`, 'A1'],
        [md`$${m * m}\ \text{cm}^2$`, 'A1'],
        [md`(c) $\theta = 2$ (follow through)`, 'A1'],
        [md`(d) $${2 * m}r - r^2 = ${area}$ with an attempt to solve it`, 'M1'],
        [md`$r = ${small}$ and $r = ${large}$`, 'A1'],
        [
          fits
            ? md`both are possible, because $${angleOf(small)} < 2\pi$ and $${angleOf(large)} < 2\pi$`
            : md`only $r = ${large}$, because $r = ${small}$ would need the angle $${angleOf(small)} > 2\pi$`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: 'Greatest area:',
          expected: `${m * m}`,
          accuracy: 'exact',
          unit: 'cm^2',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'number',
          label: '$r =$',
          expected: `${m}`,
          accuracy: 'exact',
          unit: 'cm',
          marks: 1,
          mistakes: [
            {
              value: `${2 * m}`,
              note: md`For this radius nothing is left for the arc, and the area is $0$. The vertex lies halfway between the two zeros.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: '2',
          accuracy: 'exact',
          follows: `(${length} - 2 * b.2) / b.2`,
          unless: 't < 0 or t > 2*pi',
          mistakes: [
            {
              value: '4',
              note: md`You took the whole wire as the arc. Two radii belong to the boundary as well.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'set',
          label: '$r =$',
          expected: fits ? `${small}, ${large}` : `${large}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: fits
            ? [
                {
                  value: `${large}`,
                  note: md`Work out the angle for the other solution of the quadratic equation as well.`,
                },
              ]
            : [
                {
                  value: `${small}, ${large}`,
                  note: md`Work out the angle for each radius. Are both of them less than a full turn?`,
                },
                {
                  value: `${small}`,
                  note: md`Work out the angle for this radius. Is it less than a full turn?`,
                },
              ],
        },
        { part: 'd', kind: 'self', why: 'justify', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `A = ${m * m}`, value: maximum(a, 0.1, 2 * m), within: 1e-6 },
        { part: 'b', route: 'numeric', shown: `r = ${m}`, value: maximumAt(a, 0.1, 2 * m), within: 1e-4 },
        {
          part: 'c',
          route: 'numeric',
          shown: '= 2',
          value: (2 * maximum(a, 0.1, 2 * m)) / maximumAt(a, 0.1, 2 * m) ** 2,
          within: 1e-4,
        },
        { part: 'd', route: 'numeric', shown: `r = ${small}`, value: found[0]! },
        { part: 'd', route: 'numeric', shown: `r = ${large}`, value: found[1]! },
      ],
      drawings: {
        sector: sketch({
          points: { O: [0, 0], A: [-0.717, 0.697], B: [0.717, 0.697] },
          segments: [
            { of: 'OA', label: '*r*' },
            { of: 'OB', label: '*r*' },
          ],
          arcs: [{ centre: 'O', from: 'B', to: 'A' }],
          sectors: [{ centre: 'O', from: 'B', to: 'A' }],
          angles: [{ at: 'O', from: 'B', to: 'A', label: 'θ' }],
          width: 220,
          height: 160,
          description:
            'A sector OAB with centre O. Both radii are called r and the angle at O is called theta.',
        }),
      },
    };
  },
});
