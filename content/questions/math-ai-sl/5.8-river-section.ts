import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf as significant } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** A half in the last figure goes away from zero, also where a binary fraction is a little less than a half. */
const sf = (value: number, figures = 3) => significant(value * (1 + 1e-12), figures);

const exactly = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    river: choice('a river in Paraguay', 'a canal in Bangladesh', 'a stream in Lapland', 'a river in Gabon'),
    apart: choice(1.5, 2, 2.5, 3),
    one: integers(1, 1.8, 0.2),
    two: integers(1.9, 2.7, 0.1),
    three: integers(2.6, 3.2, 0.1),
    four: integers(2, 2.8, 0.1),
    five: integers(1.1, 1.9, 0.2),
    speed: choice(0.4, 0.6, 0.8, 1.2),
  },
  // The depths must bend one way only, so that every chord lies inside the water.
  allow: ({ one, two, three, four, five }) =>
    one > two - one + 0.15 &&
    two - one > three - two + 0.15 &&
    five > four - five + 0.15 &&
    four - five > three - four + 0.15,
  write: ({ river, apart, one, two, three, four, five, speed }) => {
    const depths = [0, one, two, three, four, five, 0];
    const inner = exactly(one + two + three + four + five);
    const area = exactly((apart / 2) * 2 * inner);
    // Trapezium by trapezium.
    const summed = depths
      .slice(1)
      .reduce((sum, depth, index) => sum + ((depth + depths[index]!) / 2) * apart, 0);
    const flow = area * speed;
    const points = depths.map((depth, index) => [exactly(index * apart), -depth] as const);
    return {
      text: md`To find how much water flows in ${river}, its depth is measured at points that are $${apart}\ \text{m}$ apart, from one bank to the other.

| Distance from the left bank (m) | ${depths.map((_, index) => exactly(index * apart)).join(' | ')} |
|---|${depths.map(() => '---').join('|')}|
| Depth (m) | ${depths.map((depth) => decimals(depth, 1)).join(' | ')} |

![](drawing:section)

(a) Use the trapezoidal rule with six strips to estimate the area of the cross-section of the water. [3]

(b) The water flows at $${speed}\ \text{m s}^{-1}$. Estimate the volume of water that passes in one second. [2]

(c) The bed bulges outwards between the points of measurement, as the diagram shows. State, with a reason, whether the answer to (a) is too large or too small. [2]`,
      hints: [
        md`In the trapezoidal rule the first and the last value count once and all others twice.`,
        md`In one second the water moves forward by $${speed}\ \text{m}$. Think of a prism.`,
      ],
      answer: md`(a) With $h = ${apart}$:

$$A \approx \frac{1}{2} \times ${apart} \times \left(0 + 0 + 2(${depths
        .slice(1, -1)
        .map((depth) => decimals(depth, 1))
        .join(' + ')})\right) = ${area}\ \text{m}^2$$

(b) The volume is that of a prism of length $${speed}\ \text{m}$: $${area} \times ${speed} = ${sf(flow)}\ \text{m}^3$

(c) It is too small: the lower sides of the trapezia are straight lines that lie inside the cross-section, so a part of the water is left out.

**Watch out:** Don't multiply the mean of the seven depths by the whole width. In the trapezoidal rule the two ends count only half as much as the depths between them.`,
      scheme: [
        [md`recognises $h = ${apart}$`, '(A1)'],
        [md`substitutes into the trapezoidal rule`, 'M1'],
        [md`$${area}\ \text{m}^2$`, 'A1'],
        [md`multiplies the area by $${speed}$`, 'M1'],
        [md`$${sf(flow)}\ \text{m}^3$`, 'A1'],
        [md`too small`, 'A1'],
        [md`the straight lines lie inside the cross-section`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          mistakes: [
            {
              value: (area / 2).toFixed(4),
              note: md`Each depth between the banks belongs to two strips, so it counts twice.`,
            },
            {
              value: ((inner * 6 * apart) / 7).toFixed(4),
              note: md`You multiplied the mean depth by the width. Use the trapezoidal rule, strip by strip.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${exactly(flow)}`,
          unit: 'm^3',
          follows: `a.1 * ${speed}`,
          unless: 'v <= 0',
          mistakes: [
            {
              value: (area / speed).toFixed(4),
              note: md`You divided by the speed. In one second the water moves $${speed}\ \text{m}$, so multiply.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${area}\\ \\text{m}^2`, value: summed, within: 1e-6 },
        { part: 'b', route: 'numeric', shown: `= ${sf(flow)}\\ \\text{m}^3`, value: speed * summed },
      ],
      drawings: {
        section: plot({
          x: [-0.4, 6 * apart + 0.4],
          y: [-4, 0.6],
          ticks: { x: [], y: [] },
          height: 150,
          width: 330,
          curves: [{ f: smooth(points), from: 0, to: 6 * apart }],
          areas: [{ f: smooth(points), from: 0, to: 6 * apart }],
          lines: points.slice(1, -1).map((at) => ({ from: [at[0], 0] as const, to: at, dashed: true })),
          description:
            'The cross-section of the water below a horizontal line, with dashed vertical lines at the points of measurement. The bed is a smooth curve that bulges outwards.',
        }),
      },
    };
  },
});

/** A smooth curve through the points. */
function smooth(points: readonly (readonly [number, number])[]): (x: number) => number {
  const width = points[1]![0];
  const last = points.length - 1;
  const rise = (at: number): number => {
    if (at === 0) return 1.25 * points[1]![1];
    if (at === last) return -1.25 * points[last - 1]![1];
    return (points[at + 1]![1] - points[at - 1]![1]) / 2;
  };
  return (x) => {
    const index = Math.min(last - 1, Math.max(0, Math.floor(x / width)));
    const part = x / width - index;
    const [from, to] = [points[index]![1], points[index + 1]![1]];
    return (
      from * (1 + 2 * part) * (1 - part) ** 2 +
      rise(index) * part * (1 - part) ** 2 +
      to * part ** 2 * (3 - 2 * part) +
      rise(index + 1) * part ** 2 * (part - 1)
    );
  };
}
