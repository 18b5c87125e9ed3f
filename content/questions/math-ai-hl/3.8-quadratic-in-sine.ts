import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['1.8'],
  parameters: {
    a: choice(2, 3, 4, 5, 6),
    top: choice(-3, -2, -1, 1, 2, 3, 4),
    bottom: choice(2, 3, 4, 5),
    outside: choice(2, 3, -2, -3),
    kind: choice('sin', 'cos'),
  },
  allow: ({ a, top, bottom, outside }) =>
    a % bottom === 0 &&
    Math.abs(top) < bottom &&
    Math.abs(gcd(top, bottom)) === 1 &&
    Math.abs((a / bottom) * top + a * outside) <= 24,
  write: ({ a, top, bottom, outside, kind }) => {
    // a(u − top/bottom)(u − outside) = a u² + b u + c, with a u² = a − a·(other)².
    const root = top / bottom;
    const b = -a * (root + outside);
    const c = a * root * outside;
    const other = kind === 'sin' ? 'cos' : 'sin';
    const right = a + c;
    const [main, second] = [`\\${kind}`, `\\${other}`];
    // a·other²x − b·u = a + c.
    const f = (x: number) => {
      const [u, v] = kind === 'sin' ? [Math.sin(x), Math.cos(x)] : [Math.cos(x), Math.sin(x)];
      return a * v * v - b * u - right;
    };
    const found = roots(f, 0, 2 * Math.PI - 1e-9);
    const solutions = (
      kind === 'sin'
        ? [Math.asin(root), Math.PI - Math.asin(root)]
        : [Math.acos(root), 2 * Math.PI - Math.acos(root)]
    )
      .map((x) => (x + 2 * Math.PI) % (2 * Math.PI))
      .sort((x, y) => x - y);
    const [one, two] = solutions as [number, number];
    const left = md`${term(a, `${second}^2 x`)}${plus(-b, `${main} x`)}`;
    const quadratic = md`${term(a, 'u^2')}${plus(b, 'u')}${plus(c)}`;
    return {
      text: md`Consider the equation $${left} = ${right}$, for $0 \le x \le 2\pi$. Let $u = ${main} x$.

(a) Use an identity to show that $${quadratic} = 0$. [3]

(b) Solve this quadratic equation. [2]

(c) Explain why only one of its solutions leads to values of $x$. [1]

(d) Hence find all the solutions $x$ of the equation. [3]`,
      hints: [
        md`Replace the square of one function with the help of $\sin^2 x + \cos^2 x = 1$.`,
        md`Between which two numbers do all values of $\sin x$ and $\cos x$ lie?`,
        md`The calculator gives one angle. Draw the unit circle, or the graph, to find the other one.`,
      ],
      answer: md`(a) $\sin^2 x + \cos^2 x = 1$ gives $${second}^2 x = 1 - u^2$. The equation becomes $${a}(1 - u^2)${plus(-b, 'u')} = ${right}$. Multiply out and bring everything to one side: $${quadratic} = 0$.

(b) The solutions are $u = ${fraction(top, bottom)}$ and $u = ${outside}$.

(c) $${main} x$ lies between $-1$ and $1$ for every $x$, so $u = ${outside}$ is impossible.

(d) $${main} x = ${fraction(top, bottom)}$. ${
        kind === 'sin'
          ? md`The calculator gives $\sin^{-1}\left(${fraction(top, bottom)}\right) = ${sf(Math.asin(root))}$${root < 0 ? md`, which is negative: add $2\pi$` : ''}. The other angle with the same sine is $\pi - \left(${sf(Math.asin(root))}\right)$.`
          : md`The calculator gives $\cos^{-1}\left(${fraction(top, bottom)}\right) = ${sf(Math.acos(root))}$. The other angle with the same cosine is $2\pi - ${sf(Math.acos(root))}$.`
      } The solutions are $x = ${sf(one)}$ and $x = ${sf(two)}$.

**Calculator:** radians. Check with the graph of the left side and the line $y = ${right}$: there are two intersections in $0 \le x \le 2\pi$.

**Watch out:** Don't forget the second angle. ${kind === 'sin' ? md`$\sin(\pi - x) = \sin x$.` : md`$\cos(2\pi - x) = \cos x$.`}`,
      scheme: [
        [md`uses $\sin^2 x + \cos^2 x = 1$`, 'M1'],
        [md`$${a}(1 - u^2)${plus(-b, 'u')} = ${right}$`, 'A1'],
        [md`rearranges to the given equation`, 'A1'],
        [md`$${fraction(top, bottom)}$`, 'A1'],
        [md`$${outside}$`, 'A1'],
        [md`$${outside}$ is not between $-1$ and $1$`, 'R1'],
        [md`inverse function, or a graph`, 'M1'],
        [md`$${sf(one)}$`, 'A1'],
        [md`$${sf(two)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          label: 'Values of $u$, with a comma between them:',
          expected: `${fraction(top, bottom)}, ${outside}`,
          accuracy: 'exact',
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'set',
          label: 'Values of $x$, with a comma between them:',
          expected: `${Number(one.toPrecision(8))}, ${Number(two.toPrecision(8))}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: quadratic,
          value: (u) => a * u * u + b * u + c,
          variable: 'u',
        },
        { part: 'd', route: 'numeric', shown: `x = ${sf(one)}`, value: found[0]! },
        { part: 'd', route: 'numeric', shown: `x = ${sf(two)}`, value: found[1]! },
      ],
    };
  },
});
