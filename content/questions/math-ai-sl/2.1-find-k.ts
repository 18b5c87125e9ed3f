import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    a: integers(2, 7),
    b: nonZero(-7, 7),
    c: integers(3, 20),
    d: nonZero(-6, 6),
    e: integers(4, 18),
    at: integers(1, 5),
  },
  allow: ({ a, b, d, at, c, e }) =>
    Math.abs(b) > 1 &&
    gcd(a, b) === 1 &&
    Math.abs(d) > 1 &&
    a !== Math.abs(b) &&
    Math.abs(b) !== Math.abs(d) &&
    (c - a * at) % b === 0 &&
    c !== a * at &&
    e !== d * ((c - a * at) / b),
  write: ({ a, b, c, d, e, at }) => {
    // First line: ax + by = c. Second line: kx + dy = e.
    const parallel = fraction(a * d, b);
    const perpendicular = fraction(-b * d, a);
    const height = (c - a * at) / b;
    const through = fraction(e - d * height, at);
    const first = `${term(a, 'x')}${plus(b, 'y')} = ${c}`;
    const second = `kx${plus(d, 'y')} = ${e}`;
    const own = fraction(-a, b);
    const inK = d < 0 ? (d === -1 ? 'k' : md`\frac{k}{${-d}}`) : md`-\frac{k}{${d}}`;
    return {
      text: md`The line $L_1$ has the equation $${first}$. The line $L_2$ has the equation $${second}$, where $k$ is a constant.

(a) Find the gradient of $L_1$. [2]

(b) Find the gradient of $L_2$ in terms of $k$. [1]

(c) Find the value of $k$ for which $L_2$ is parallel to $L_1$. [2]

(d) Find the value of $k$ for which $L_2$ is perpendicular to $L_1$. [2]

(e) Verify that the point $(${at}, ${height})$ lies on $L_1$, and find the value of $k$ for which it also lies on $L_2$. [3]`,
      hints: [
        md`Make $y$ the subject of the equation. Then the gradient is the number before $x$.`,
        md`How do the gradients of parallel lines compare? And what is the product of the gradients of perpendicular lines?`,
        md`A point lies on a line if its coordinates satisfy the equation.`,
      ],
      answer: md`(a) Make $y$ the subject: $${term(b, 'y')} = ${term(-a, 'x')} + ${c}$, so $y = ${own}x${b < 0 ? ' - ' : ' + '}${fraction(c, Math.abs(b))}$. The gradient is $${own}$.

(b) In the same way, $y = ${inK}x${d < 0 ? ' - ' : ' + '}${fraction(e, Math.abs(d))}$. The gradient is $${inK}$.

(c) Parallel lines have equal gradients: $${inK} = ${own}$. Multiply by $${-d}$: $k = ${parallel}$.

(d) The gradients of perpendicular lines multiply to $-1$, so $L_2$ needs the gradient $${fraction(b, a)}$: $${inK} = ${fraction(b, a)}$ gives $k = ${perpendicular}$.

(e) Put the point into the equation of $L_1$: $${a} \times ${at}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \times ${height < 0 ? `(${height})` : height} = ${c}$, which is true. Put it into the equation of $L_2$: $${at === 1 ? 'k' : `${at}k`}${plus(d * height)} = ${e}$ gives $k = ${through}$.

**Watch out:** the gradient isn't simply the number before $x$ in $${first}$. First $y$ has to stand alone.`,
      scheme: [
        [md`(a) attempts to make $y$ the subject`, 'M1'],
        [md`$${own}$`, 'A1'],
        [md`(b) $${inK}$`, 'A1'],
        [md`(c) equates the gradients`, 'M1'],
        [md`$${parallel}$`, 'A1'],
        [md`(d) uses the negative reciprocal $${fraction(b, a)}$, or a product of $-1$`, 'M1'],
        [md`$${perpendicular}$`, 'A1'],
        [md`(e) substitutes into the equation of $L_1$ and finds $${c}$`, 'A1'],
        [md`substitutes into the equation of $L_2$`, 'M1'],
        [md`$${through}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: own,
          accuracy: 'exact',
          mistakes: [
            { value: `${a}`, note: md`First make $y$ the subject. Then read off the number before $x$.` },
            {
              value: fraction(a, b),
              note: md`When $${term(a, 'x')}$ goes to the other side, its sign changes.`,
            },
          ],
        },
        { part: 'b', kind: 'expression', expected: inK, variables: ['k'] },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: parallel,
          accuracy: 'exact',
          follows: `-(${d}) * a.1`,
        },
        {
          part: 'd',
          kind: 'number',
          label: '$k =$',
          expected: perpendicular,
          accuracy: 'exact',
          follows: `(${d}) / a.1`,
          mistakes: [
            { value: fraction(b * d, a), note: md`The reciprocal isn't enough. Its sign changes, too.` },
          ],
        },
        { part: 'e', kind: 'number', label: '$k =$', expected: through, accuracy: 'exact', marks: 2 },
        { part: 'e', kind: 'self', why: 'verify', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: own, value: (c - a * 2) / b - (c - a) / b },
        {
          part: 'b',
          route: 'symbolic',
          shown: inK,
          variable: 'k',
          value: (k) => (e - k * 5) / d - (e - k * 4) / d,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `k = ${parallel}`,
          value: root((k) => -k / d + a / b, -90, 90),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `k = ${perpendicular}`,
          value: root((k) => (-k / d) * (-a / b) + 1, -90, 90),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `k = ${through}`,
          value: root((k) => k * at + d * height - e, -500, 500),
        },
      ],
    };
  },
});
