import { maximum, maximumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.4', '5.3'],
  parameters: {
    place: choice(
      'A school garden in Porto',
      'A small zoo in Hanoi',
      'A farm near Mendoza',
      'A park in Almaty',
      'A hotel in Zanzibar',
    ),
    best: integers(6, 14),
    /** The radii that are allowed lie around the best one, above it or below it. */
    where: choice('around', 'above', 'below'),
    gap: choice(1, 2),
    span: choice(2, 3),
  },
  // The angle stays well below a full turn.
  allow: ({ best, where, gap, span }) => (where === 'below' ? best - gap - span : best - gap) > 0.55 * best,
  write: ({ place, best, where, gap, span }) => {
    const length = 4 * best;
    const area = (r: number): number => (length * r) / 2 - r * r;
    const low = where === 'above' ? best + gap : where === 'below' ? best - gap - span : best - gap;
    const high = where === 'below' ? best - gap : where === 'above' ? best + gap + span : best + span;
    const at = where === 'above' ? low : where === 'below' ? high : best;
    const most = area(at);
    const turned = (angle: number): readonly [number, number] => [4 * Math.cos(angle), 4 * Math.sin(angle)];
    return {
      text: md`${place} has $${length}$ metres of fence for a bird run. The run has the shape of a sector of a circle with centre $\mathrm{O}$, radius $r$ metres and angle $\theta$ radians, and the fence goes all around it.

![](drawing:run)

(a) Show that the area of the run, in square metres, is $A(r) = ${2 * best}r - r^2$. [3]

(b) Find the value of $r$ for which $A'(r) = 0$, and justify that it gives the greatest value of $A$. [2]

Because of the trees around it, the radius must satisfy $${low} \le r \le ${high}$.

(c) Find the greatest possible area of the run under this condition, giving a reason. [3]`,
      hints: [
        md`The fence consists of two radii and an arc. This lets you write $\theta$, or the length of the arc, in terms of $r$.`,
        md`The area of a sector is $\frac{1}{2}r^2\theta$. Nothing but $r$ may be left in it.`,
        md`In (c), does the best radius of (b) lie between the given limits? If not, is $A$ increasing or decreasing there?`,
      ],
      answer: md`(a) The fence goes along two radii and the arc, whose length is $r\theta$: $2r + r\theta = ${length}$. So $r\theta = ${length} - 2r$. The area of the sector is

$$A = \frac{1}{2}r^2\theta = \frac{1}{2}r \times r\theta = \frac{1}{2}r(${length} - 2r) = ${2 * best}r - r^2.$$

(b) $A'(r) = ${2 * best} - 2r$, and $${2 * best} - 2r = 0$ gives $r = ${best}$. As $A''(r) = -2$ is negative for every $r$, the graph of $A$ is concave-down everywhere and this is its greatest value.

(c) ${
        where === 'around'
          ? md`The value $r = ${best}$ lies between $${low}$ and $${high}$, so it may be used. The greatest area is $A(${best}) = ${2 * best * best} - ${best * best} = ${most}\ \text{m}^2$.`
          : where === 'above'
            ? md`The value $r = ${best}$ isn't allowed, because it is less than $${low}$. For $r > ${best}$ the derivative $${2 * best} - 2r$ is negative, so $A$ is decreasing between $${low}$ and $${high}$. The greatest area is at the left end: $A(${low}) = ${2 * best * low} - ${low * low} = ${most}\ \text{m}^2$.`
            : md`The value $r = ${best}$ isn't allowed, because it is more than $${high}$. For $r < ${best}$ the derivative $${2 * best} - 2r$ is positive, so $A$ is increasing between $${low}$ and $${high}$. The greatest area is at the right end: $A(${high}) = ${2 * best * high} - ${high * high} = ${most}\ \text{m}^2$.`
      }

A second way to (b): $A(r) = ${best * best} - (r - ${best})^2$, a square that is taken away. It is greatest when the square is zero.

**Watch out:** A greatest value on an interval can be at an end of it, where the derivative isn't zero. Always compare with the limits.`,
      scheme: [
        [md`(a) $2r + r\theta = ${length}$`, 'A1'],
        [
          md`puts $\theta = \frac{${length} - 2r}{r}$, or $r\theta = ${length} - 2r$, into $\frac{1}{2}r^2\theta$`,
          'M1',
        ],
        [md`$\frac{1}{2}r(${length} - 2r)$, which gives the result (AG)`, 'A1'],
        [md`(b) $r = ${best}$`, 'A1'],
        [
          md`$A''(r) = -2 < 0$, or $A'$ changes from positive to negative, or the parabola opens downwards`,
          'R1',
        ],
        [
          where === 'around'
            ? md`(c) $r = ${best}$ lies in the interval`
            : md`(c) $A$ is ${where === 'above' ? 'decreasing' : 'increasing'} on the interval, or compares $A(${low})$ and $A(${high})$`,
          'R1',
        ],
        [md`uses $r = ${at}$`, 'M1'],
        [md`$${most}\ \text{m}^2$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$r =$',
          expected: `${best}`,
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
          mistakes: [
            {
              value: `${2 * best}`,
              note: md`The derivative of $r^2$ is $2r$, so that $${2 * best} = 2r$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'justify', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: 'Greatest area:',
          expected: `${most}`,
          accuracy: 'exact',
          unit: 'm^2',
          marks: 2,
          mistakes: [
            where === 'around'
              ? {
                  value: `${area(high)}`,
                  note: md`You took the greatest radius. Compare with the area at the radius of (b).`,
                }
              : {
                  value: `${best * best}`,
                  note: md`The radius of (b) isn't allowed here: it doesn't lie between $${low}$ and $${high}$.`,
                },
          ],
        },
        { part: 'c', kind: 'self', why: 'give a reason', marks: 1 },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `r = ${best}`,
          // The area from the angle, not from the result of (a).
          value: maximumAt((r) => 0.5 * r * r * (length / r - 2), 1, 2 * best),
          within: 1e-4,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${most}\ \text{m}^2`,
          value: Number(maximum((r) => 0.5 * r * r * (length / r - 2), low, high).toFixed(6)),
        },
      ],
      drawings: {
        run: sketch({
          points: { O: [0, 0], A: turned(0.25), B: turned(2) },
          sectors: [{ centre: 'O', from: 'A', to: 'B' }],
          arcs: [{ centre: 'O', from: 'A', to: 'B' }],
          segments: [
            { of: 'OA', label: '*r*' },
            { of: 'OB', label: '*r*' },
          ],
          angles: [{ at: 'O', from: 'A', to: 'B', label: '*θ*' }],
          labels: { A: false, B: false },
          description:
            'A sector of a circle with centre O, two radii of length r and the angle θ between them.',
        }),
      },
    };
  },
});
