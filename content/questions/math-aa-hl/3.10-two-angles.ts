import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.6'],
  parameters: {
    first: choice(0, 1, 2, 3, 4, 5, 6),
    second: choice(0, 1, 2, 3, 4, 5, 6),
    firstQuadrant: choice(1, 2),
    secondQuadrant: choice(1, 4),
    asked: choice('sum', 'difference'),
  },
  allow: ({ first, second, firstQuadrant, secondQuadrant }) =>
    triples[first]![2] !== triples[second]![2] && !(firstQuadrant === 1 && secondQuadrant === 1),
  write: ({ first, second, firstQuadrant, secondQuadrant, asked }) => {
    const [sinA, cosASize, hypA] = triples[first]!;
    const [sinBSize, cosB, hypB] = triples[second]!;
    const cosA = firstQuadrant === 2 ? -cosASize : cosASize;
    const sinB = secondQuadrant === 4 ? -sinBSize : sinBSize;
    const sign = asked === 'sum' ? 1 : -1;
    const operator = sign === 1 ? '+' : '-';
    const counter = sign === 1 ? '-' : '+';
    const sine = fraction(sinA * cosB + sign * cosA * sinB, hypA * hypB);
    const cosine = fraction(cosA * cosB - sign * sinA * sinB, hypA * hypB);
    const [t, u] = [sinA, cosA];
    const tangent = fraction(2 * t * u, u * u - t * t);
    const angleA = firstQuadrant === 2 ? Math.PI - Math.asin(sinA / hypA) : Math.asin(sinA / hypA);
    const angleB = secondQuadrant === 4 ? 2 * Math.PI - Math.acos(cosB / hypB) : Math.acos(cosB / hypB);
    const intervalA = firstQuadrant === 2 ? md`\frac{\pi}{2} < A < \pi` : md`0 < A < \frac{\pi}{2}`;
    const intervalB = secondQuadrant === 4 ? md`\frac{3\pi}{2} < B < 2\pi` : md`0 < B < \frac{\pi}{2}`;
    const f = (top: number, bottom: number) => {
      const text = fraction(top, bottom);
      return top < 0 ? md`\left(${text}\right)` : text;
    };
    return {
      text: md`The angles $A$ and $B$ are such that $\sin A = ${fraction(sinA, hypA)}$ with $${intervalA}$, and $\cos B = ${fraction(cosB, hypB)}$ with $${intervalB}$. Find the exact value of

(a) $\cos A$ and $\sin B$; [3]

(b) $\sin(A ${operator} B)$; [2]

(c) $\cos(A ${operator} B)$; [2]

(d) $\tan 2A$. [2]`,
      hints: [
        'In which quadrant does each angle lie, and what are the signs of its sine and cosine there?',
        md`$\tan 2A = \dfrac{2\tan A}{1 - \tan^2 A}$`,
      ],
      answer: md`(a) $\cos^2 A = 1 - \left(${fraction(sinA, hypA)}\right)^2 = \left(${fraction(cosASize, hypA)}\right)^2$. As $${intervalA}$, the cosine is ${cosA < 0 ? 'negative' : 'positive'}: $\cos A = ${fraction(cosA, hypA)}$.

$\sin^2 B = 1 - \left(${fraction(cosB, hypB)}\right)^2 = \left(${fraction(sinBSize, hypB)}\right)^2$. As $${intervalB}$, the sine is ${sinB < 0 ? 'negative' : 'positive'}: $\sin B = ${fraction(sinB, hypB)}$.

(b) $\sin(A ${operator} B) = \sin A\cos B ${operator} \cos A\sin B = ${f(sinA, hypA)} \times ${f(cosB, hypB)} ${operator} ${f(cosA, hypA)} \times ${f(sinB, hypB)} = ${sine}$

(c) $\cos(A ${operator} B) = \cos A\cos B ${counter} \sin A\sin B = ${f(cosA, hypA)} \times ${f(cosB, hypB)} ${counter} ${f(sinA, hypA)} \times ${f(sinB, hypB)} = ${cosine}$

(d) $\tan A = ${fraction(sinA, cosA)}$, so $\tan 2A = \dfrac{2 \times ${f(sinA * Math.sign(cosA), cosASize)}}{1 - ${f(sinA * sinA, cosASize * cosASize)}} = ${tangent}$

**Watch out:** It is easy to lose a sign. Put a negative value from (a) into brackets before you multiply, and remember that the sign between the products is the same as in the angle for sine but the opposite one for cosine.`,
      scheme: [
        ['uses the Pythagorean identity, or right-angled triangles', 'M1'],
        [md`$\cos A = ${fraction(cosA, hypA)}$`, 'A1'],
        [md`$\sin B = ${fraction(sinB, hypB)}$`, 'A1'],
        ['uses the correct compound angle identity for sine', 'M1'],
        [md`$${sine}$`, 'A1'],
        ['uses the correct compound angle identity for cosine', 'M1'],
        [md`$${cosine}$`, 'A1'],
        ['uses the double angle identity for tangent, or finds sine and cosine of $2A$', 'M1'],
        [md`$${tangent}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\cos A =$`,
          expected: fraction(cosA, hypA),
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: fraction(-cosA, hypA),
              note: md`Look at the sign: in which quadrant does $A$ lie?`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\sin B =$`,
          expected: fraction(sinB, hypB),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: fraction(-sinB, hypB),
              note: md`Look at the sign: in which quadrant does $B$ lie?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sine,
          accuracy: 'exact',
          follows: `${sinA}/${hypA} * ${cosB}/${hypB} ${operator} a.1 * a.2`,
          unless: 's < -1 or s > 1',
          mistakes: [
            {
              value: fraction(sinA * cosB - sign * cosA * sinB, hypA * hypB),
              note: md`Look at the sign in the middle: in $\sin(A ${operator} B)$ it is the same as between the angles.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: cosine,
          accuracy: 'exact',
          follows: `a.1 * ${cosB}/${hypB} ${counter} ${sinA}/${hypA} * a.2`,
          unless: 'c < -1 or c > 1',
          mistakes: [
            {
              value: fraction(cosA * cosB + sign * sinA * sinB, hypA * hypB),
              note: md`Look at the sign in the middle: in $\cos(A ${operator} B)$ it is the opposite of the one between the angles.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: tangent,
          accuracy: 'exact',
          follows: `2 * ${sinA}/${hypA} / a.1 / (1 - (${sinA}/${hypA} / a.1)^2)`,
          mistakes: [
            {
              value: fraction(2 * sinA, cosA),
              note: md`This is $2\tan A$. The tangent of the double angle is another number.`,
            },
            {
              value: fraction(-2 * t * u, u * u - t * t),
              note: md`Look at the sign of $\tan A$ and of the denominator.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\cos A = ${fraction(cosA, hypA)}`, value: Math.cos(angleA) },
        { part: 'a', route: 'numeric', shown: md`\sin B = ${fraction(sinB, hypB)}`, value: Math.sin(angleB) },
        { part: 'b', route: 'numeric', shown: `= ${sine}`, value: Math.sin(angleA + sign * angleB) },
        { part: 'c', route: 'numeric', shown: `= ${cosine}`, value: Math.cos(angleA + sign * angleB) },
        { part: 'd', route: 'numeric', shown: `= ${tangent}`, value: Math.tan(2 * angleA) },
      ],
    };
  },
});
