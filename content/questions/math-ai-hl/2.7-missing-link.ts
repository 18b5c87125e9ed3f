import { minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    /** f(x) = (x − m)² + n. */
    m: nonZero(-5, 6),
    n: nonZero(-9, 1),
    /** Whether the known function comes after f or before it. */
    known: choice('after', 'before'),
    a: integers(2, 5),
    b: nonZero(-7, 7),
    side: choice('left', 'right'),
    root: integers(2, 5),
  },
  allow: ({ m, n, b, root: size }) =>
    Math.abs(m) > 1 &&
    n !== b &&
    Math.abs(b) < 6 &&
    m !== b &&
    n + size ** 2 !== 0 &&
    m + b !== 0 &&
    m - size !== 0 &&
    m + size !== 0,
  write: ({ m, n, known, a, b, side, root: size }) => {
    const f = (x: number) => (x - m) ** 2 + n;
    const plain = [1, -2 * m, m * m + n];
    const after = known === 'after';
    const expanded = after ? [a, -2 * a * m, a * (m * m + n) + b] : [1, 2 * (b - m), (b - m) ** 2 + n];
    const composite = (x: number) => expanded[0]! * x * x + expanded[1]! * x + expanded[2]!;
    const left = side === 'left';
    const name = after ? md`(g \circ f)(x)` : md`(f \circ g)(x)`;
    const g = after ? `${a}x${plus(b)}` : `x${plus(b)}`;
    const sign = left ? '-' : '+';
    const at = size * size + n;
    const result = left ? m - size : m + size;
    const inverse = md`${m} ${sign} \sqrt{x${plus(-n)}}`;
    const found = after ? (x: number) => (composite(x) - b) / a : (x: number) => composite(x - b);
    return {
      text: md`The function $g$ is given by $g(x) = ${g}$. The function $f$ is not known, but

$$${name} = ${polynomial(expanded)}$$

for all real numbers $x$.

(a) Show that $f(x) = ${polynomial(plain)}$. [2]

(b) Write $f(x)$ in the form $(x - m)^2 + n$. [2]

The domain of $f$ is now restricted to $x ${left ? md`\le` : md`\ge`} k$, so that $f$ has an inverse.

(c) Write down the ${left ? 'greatest' : 'least'} possible value of $k$. [1]

For this value of $k$,

(d) find $f^{-1}(x)$; [3]

(e) write down the domain of $f^{-1}$; [1]

(f) solve $f^{-1}(x) = ${result}$. [1]`,
      hints: [
        after
          ? md`$g$ acts on $f(x)$: multiply it by $${a}$ and ${b > 0 ? 'add' : 'subtract'} $${Math.abs(b)}$. Undo this.`
          : md`$g$ acts first. If $u = x${plus(b)}$ is what $f$ receives, what is $x$ in terms of $u$?`,
        md`The graph of $f$ turns at its vertex. On one side of it no value occurs twice.`,
        md`When you take the square root, the domain of $f$ decides which sign you need.`,
      ],
      answer: md`(a) ${
        after
          ? md`$g$ is used last, so $${a}f(x)${plus(b)} = ${polynomial(expanded)}$. Undo $g$: ${b > 0 ? 'subtract' : 'add'} $${Math.abs(b)}$, which gives $${a}f(x) = ${polynomial([expanded[0]!, expanded[1]!, expanded[2]! - b])}$, and divide by $${a}$.`
          : md`$g$ is used first, so $f(x${plus(b)}) = ${polynomial(expanded)}$. Let $u = x${plus(b)}$, so that $x = u${plus(-b)}$. Then $f(u) = (u${plus(-b)})^2${plus(expanded[1]!, `(u${plus(-b)})`)}${plus(expanded[2]!)}$. Expand and collect: $f(u) = ${polynomial(plain, 'u')}$.`
      } So $f(x) = ${polynomial(plain)}$.

(b) Half of $${-2 * m}$ is $${-m}$, and $(x${plus(-m)})^2 = ${polynomial([1, -2 * m, m * m])}$. The constant must be $${m * m + n}$, so $${Math.abs(n)}$ is ${n > 0 ? 'added' : 'subtracted'}: $f(x) = (x${plus(-m)})^2${plus(n)}$.

(c) The vertex is at $x = ${m}$. On $x ${left ? md`\le` : md`\ge`} ${m}$ the function is ${left ? 'decreasing' : 'increasing'} all the way, so it is one-to-one. With a ${left ? 'greater' : 'smaller'} $k$ some values would occur twice. So $k = ${m}$.

(d) Exchange $x$ and $y$: $x = (y${plus(-m)})^2${plus(n)}$, so $(y${plus(-m)})^2 = x${plus(-n)}$. As $y$ is in the domain of $f$, $y ${left ? md`\le` : md`\ge`} ${m}$, and $y${plus(-m)}$ is ${left ? 'not positive' : 'not negative'}: $y${plus(-m)} = ${left ? '-' : ''}\sqrt{x${plus(-n)}}$. So $f^{-1}(x) = ${inverse}$.

(e) The domain of $f^{-1}$ is the range of $f$: $x \ge ${n}$.

(f) $f^{-1}(x) = ${result}$ means $x = f(${result}) = ${inBrackets(result - m)}^2${plus(n)} = ${at}$.

**Watch out:** ${after ? md`To undo $g$ act on the values of the composite, not on $x$.` : md`To undo $g$ here replace $x$; $f(x)$ is not found by subtracting $g(x)$ or by undoing $g$ on the values.`} In part (d) only one sign of the root is right.`,
      scheme: [
        [
          after
            ? md`(a) $${a}f(x)${plus(b)} = ${polynomial(expanded)}$`
            : md`(a) replaces $x$ by $x${plus(-b)}$`,
          'M1',
        ],
        [
          after
            ? md`subtracts $${inBrackets(b)}$ and divides by $${a}$`
            : md`expands $(x${plus(-b)})^2${plus(expanded[1]!, `(x${plus(-b)})`)}${plus(expanded[2]!)}$`,
          'A1',
        ],
        [md`obtains $${polynomial(plain)}$`, 'AG'],
        [md`(b) $(x${plus(-m)})^2$`, 'A1'],
        [md`$${n > 0 ? '+' : ''}${n}$`, 'A1'],
        [md`(c) $${m}$`, 'A1'],
        [md`(d) exchanges $x$ and $y$, or makes $x$ the subject`, 'M1'],
        [md`chooses the ${left ? 'negative' : 'positive'} root because of the domain`, 'R1'],
        [md`$${inverse}$`, 'A1'],
        [md`(e) $x \ge ${n}$`, 'A1'],
        [md`(f) $${at}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'expression',
          label: '$f(x) =$',
          expected: `(x${plus(-m)})^2${plus(n)}`,
          variables: ['x'],
          form: 'completed square',
          mistakes: [
            {
              value: `(x${plus(-m)})^2${plus(m * m + n)}`,
              note: md`Expand your answer: the square already brings $${m * m}$ along, so subtract it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${-m}`, note: md`$(x - m)^2$ is least for $x = m$. Watch the sign.` },
            ...(n === m || n === -m
              ? []
              : [{ value: `${n}`, note: md`This is the height of the vertex. $k$ is an $x$-coordinate.` }]),
          ],
        },
        {
          part: 'd',
          kind: 'expression',
          label: '$f^{-1}(x) =$',
          expected: inverse,
          variables: ['x'],
          mistakes: [
            {
              value: md`${m} ${left ? '+' : '-'} \sqrt{x${plus(-n)}}`,
              note: md`Its values lie on the wrong side of $${m}$. Look at the domain of $f$.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'interval',
          expected: `x >= ${n}`,
          mistakes:
            m === n && !left
              ? []
              : [
                  {
                    value: left ? `x <= ${m}` : `x >= ${m}`,
                    note: md`This is the domain of $f$, so the range of $f^{-1}$.`,
                  },
                ],
        },
        { part: 'f', kind: 'number', label: '$x =$', expected: `${at}`, accuracy: 'exact' },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: md`f(x) = ${polynomial(plain)}`, value: found },
        { part: 'b', route: 'symbolic', shown: md`f(x) = (x${plus(-m)})^2${plus(n)}`, value: found },
        { part: 'c', route: 'numeric', shown: `k = ${m}`, value: minimumAt(found, -20, 20), within: 1e-5 },
        {
          part: 'd',
          route: 'numeric',
          shown: inverse,
          value: (x) =>
            x > n + 1e-6 ? root((y) => f(y) - x, left ? m - 1000 : m, left ? m : m + 1000) : Number.NaN,
        },
        { part: 'f', route: 'substitution', shown: `= ${at}`, value: found(result) },
      ],
    };
  },
});
