import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';

const triples = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].flatMap((b) =>
    [1, 2, 3, 4, 5, 6].filter((c) => a < b && b < c).map((c) => [a, b, c] as const),
  ),
);

const bounds = ['0', md`\frac{\pi}{2}`, md`\pi`, md`\frac{3\pi}{2}`, md`2\pi`] as const;
const decimals = ['0', '1.57', '3.14', '4.71', '6.28'] as const;

/** The acute angle to the x-axis, in letters and as a decimal. */
const acute = (a: number): readonly [text: string, value: number] =>
  a < Math.PI / 2
    ? [`${a}`, a]
    : a < Math.PI
      ? [md`\pi - ${a}`, Math.PI - a]
      : a < 1.5 * Math.PI
        ? [md`${a} - \pi`, a - Math.PI]
        : [md`2\pi - ${a}`, 2 * Math.PI - a];

/** By signs alone, as a second route to the quadrant. */
const quadrantBySigns = (a: number): number => {
  const [s, c] = [Math.sin(a) > 0, Math.cos(a) > 0];
  return s ? (c ? 1 : 2) : c ? 4 : 3;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.4'],
  parameters: { name: choice('sin', 'cos'), angles: triples, at: choice(0, 1, 2) },
  // Two of the three in different quadrants at least, or the order asks for too little.
  allow: ({ angles }) => new Set(angles.map(quadrantBySigns)).size > 1,
  write: ({ name, angles, at }) => {
    const f = name === 'sin' ? Math.sin : Math.cos;
    const written = name === 'sin' ? md`\sin` : md`\cos`;
    const quadrants = angles.map((a) => Math.floor(a / (Math.PI / 2)) + 1);
    const sorted = [...angles].sort((one, other) => f(one) - f(other));
    const [least, , most] = sorted as [number, number, number];
    const same = angles[at]!;
    const other =
      name === 'sin' ? (same < Math.PI ? md`\pi - ${same}` : md`3\pi - ${same}`) : md`2\pi - ${same}`;
    const otherValue = name === 'sin' ? (same < Math.PI ? Math.PI : 3 * Math.PI) - same : 2 * Math.PI - same;
    const found = otherRoot();
    const positive = (a: number): boolean => f(a) > 0;
    const related = angles.map((a) => {
      const [text, value] = acute(a);
      const sign = positive(a) ? '' : '-';
      return text === `${a}`
        ? md`$${written} ${a}$ is positive, with the acute angle $${a}$`
        : md`$${written} ${a} = ${sign}${written}(${text}) \approx ${sign}${written} ${value.toFixed(2)}$`;
    });
    return {
      text: md`All angles in this question are in radians. Use $\pi \approx 3.14$, but no calculator.

(a) Write down the number of the quadrant ($1$, $2$, $3$ or $4$) in which each of the angles $${angles[0]}$, $${angles[1]}$ and $${angles[2]}$ lies. [3]

(b) Hence write the values $${written} ${angles[0]}$, $${written} ${angles[1]}$ and $${written} ${angles[2]}$ in ascending order, giving reasons. [3]

(c) Find the exact value of $\theta$, where $0 < \theta < 2\pi$ and $\theta \ne ${same}$, for which $${written}\theta = ${written} ${same}$. [2]`,
      hints: [
        md`The quadrants end at $\dfrac{\pi}{2} \approx 1.57$, $\pi \approx 3.14$, $\dfrac{3\pi}{2} \approx 4.71$ and $2\pi \approx 6.28$.`,
        md`On the unit circle the ${name === 'sin' ? 'sine is the height of the point, its $y$-coordinate' : 'cosine is the $x$-coordinate of the point'}. Where is it positive?`,
        md`Compare two values of the same sign by the acute angles that the radii make with the $x$-axis.`,
        md`Which reflection of the unit circle keeps the ${name === 'sin' ? '$y$-coordinate' : '$x$-coordinate'} of a point?`,
      ],
      answer: md`(a) Compare each angle with the ends of the quadrants.

${angles
  .map((a, place) => {
    const q = quadrants[place]!;
    return md`- $${decimals[q - 1]} < ${a} < ${decimals[q]}$, so $${a}$ lies between $${bounds[q - 1]}$ and $${bounds[q]}$, in quadrant $${q}$.`;
  })
  .join('\n')}

(b) The ${name === 'sin' ? 'sine is positive above the $x$-axis (first and second quadrants)' : 'cosine is positive to the right of the $y$-axis (first and fourth quadrants)'} and negative elsewhere. The acute angle to the $x$-axis tells its size:

${related.map((line) => `- ${line}.`).join('\n')}

For acute angles, the ${name === 'sin' ? 'sine grows as the angle grows' : 'cosine gets smaller as the angle grows'}; a minus sign turns the order round. So
$$${sorted.map((a) => md`${written} ${a}`).join(' < ')}.$$
The smallest value belongs to the angle $x = ${least}$, the greatest to $x = ${most}$.

(c) ${
        name === 'sin'
          ? md`A reflection in the $y$-axis keeps the height of a point, and so its sine. It takes the angle $${same}$ to $\pi - ${same}$${same < Math.PI ? '' : md`, which is negative. A full turn later it is $3\pi - ${same}$, which lies between $0$ and $2\pi$`}.`
          : md`A reflection in the $x$-axis keeps the $x$-coordinate of a point, and so its cosine. It takes the angle $${same}$ to $2\pi - ${same}$.`
      } So $\theta = ${other}$.

**Watch out:** $${angles[2]}$ here means $${angles[2]}$ radians, about $${Math.round((angles[2]! * 180) / Math.PI)}^\circ$. As $${angles[2]}^\circ$ it would be a tiny angle.`,
      scheme: [
        [md`(a) $${angles[0]}$ in quadrant $${quadrants[0]}$`, 'A1'],
        [md`$${angles[1]}$ in quadrant $${quadrants[1]}$`, 'A1'],
        [md`$${angles[2]}$ in quadrant $${quadrants[2]}$`, 'A1'],
        [md`(b) uses the signs in the quadrants`, 'R1'],
        [
          md`compares acute angles, or heights or widths on the unit circle or the graph of the function, for values of the same sign (or notes that one of each sign is enough)`,
          'R1',
        ],
        [md`$${sorted.map((a) => md`${written} ${a}`).join(' < ')}$`, 'A1'],
        [md`(c) uses the symmetry of the unit circle or of the graph`, 'M1'],
        [md`$${other}$`, 'A1'],
      ],
      replies: [
        ...angles.map((a, place) => ({
          part: 'a',
          kind: 'number' as const,
          label: md`Quadrant of $${a}$:`,
          expected: `${quadrants[place]}`,
          accuracy: 'exact' as const,
          marks: 1,
        })),
        {
          part: 'b',
          kind: 'number',
          label: md`The smallest value belongs to the angle`,
          expected: `${least}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${most}`, note: 'This angle has the greatest of the three values.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`The greatest value belongs to the angle`,
          expected: `${most}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${least}`, note: 'This angle has the smallest of the three values.' }],
        },
        { part: 'b', kind: 'self', why: 'give reasons', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: md`$\theta =$`,
          expected: other,
          accuracy: 'exact',
          mistakes: [
            {
              value: name === 'sin' ? md`2\pi - ${same}` : md`\pi - ${same}`,
              note: md`This angle has the same ${name === 'sin' ? 'cosine' : 'sine'}. Which reflection keeps the ${name === 'sin' ? 'height' : '$x$-coordinate'} of a point?`,
            },
            // Left out where it would pass for a rounding of the right angle.
            ...(Math.abs(otherValue - same) > 0.5
              ? [{ value: `${same}`, note: md`This is the angle that is excluded. There is a second one.` }]
              : []),
          ],
        },
      ],
      checks: [
        ...angles.map((a, place) => ({
          part: 'a',
          route: 'numeric' as const,
          shown: `${quadrants[place]}`,
          value: quadrantBySigns(a),
        })),
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${least}`,
          value: angles.reduce((best, a) => (f(a) < f(best) ? a : best)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${most}`,
          value: angles.reduce((best, a) => (f(a) > f(best) ? a : best)),
        },
        { part: 'c', route: 'numeric', shown: md`\theta = ${other}`, value: found },
      ],
    };

    /** Where the function has the same value again, by looking for it near the reflected place. */
    function otherRoot(): number {
      return root((x) => f(x) - f(same), otherValue - 0.1, otherValue + 0.1);
    }
  },
});
