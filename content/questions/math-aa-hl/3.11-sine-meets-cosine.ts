import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { gcd, piTimes } from '../../authoring/wording.ts';

interface Drawn {
  readonly a: number;
  readonly b: number;
  readonly sign: number;
  readonly end: number;
}

/** Both families: (4k + σ)π/(2(a − b)) and (4k + σ)π/(2(a + b)), with σ = 1 or 3, up to π/end. */
function familiesOf({ a, b, sign, end }: Drawn) {
  const start = sign === 1 ? 1 : 3;
  const family = (by: number) =>
    Array.from({ length: 30 }, (_, k) => [4 * k + start, 2 * by] as const).filter(
      ([n, d]) => n * end <= d + 1e-9,
    );
  return { sums: family(a + b), differences: family(a - b) };
}
function allOf(drawn: Drawn): (readonly [number, number])[] {
  const { sums, differences } = familiesOf(drawn);
  const every = [...sums, ...differences].sort(([n, d], [m, e]) => n / d - m / e);
  return every.filter(
    ([n, d], index) => index === 0 || Math.abs(n / d - every[index - 1]![0] / every[index - 1]![1]) > 1e-9,
  );
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['3.8'],
  parameters: {
    a: integers(2, 8),
    b: integers(1, 6),
    sign: choice(1, -1),
    end: choice(1, 2, 3),
  },
  allow: (drawn) => {
    const count = allOf(drawn).length;
    const { differences } = familiesOf(drawn);
    return (
      drawn.a > drawn.b && count >= 3 && count <= 5 && differences.length > 0 && gcd(drawn.a, drawn.b) === 1
    );
  },
  write: (drawn) => {
    const { a, b, sign, end } = drawn;
    const isPlus = sign === 1;
    const all = allOf(drawn);
    const { sums, differences } = familiesOf(drawn);
    const [ax, bx] = [`${a}x`, b === 1 ? 'x' : `${b}x`];
    const right = isPlus ? md`\cos ${bx}` : md`-\cos ${bx}`;
    const as = isPlus ? md`\frac{\pi}{2} - ${bx}` : md`${bx} - \frac{\pi}{2}`;
    const until = end === 1 ? md`\pi` : md`\frac{\pi}{${end}}`;
    const list = (some: readonly (readonly [number, number])[]) =>
      some.map(([n, d]) => md`x = ${piTimes(n, d)}`).join(md`,\quad `);
    const start = isPlus ? md`\frac{\pi}{2}` : md`\frac{3\pi}{2}`;
    const first = isPlus ? a + b : a - b;
    const secondBy = isPlus ? a - b : a + b;
    const met = roots(
      (x) => Math.sin(a * x) - sign * Math.cos(b * x),
      -0.00037,
      Math.PI / end + 0.00041,
      9973,
    );
    // A double solution doesn't change the sign: then the place itself is put in.
    const fits = (x: number) => Math.abs(Math.sin(a * x) - sign * Math.cos(b * x)) < 1e-9;
    const nearest = (x: number) => met.find((at) => Math.abs(at - x) < 1e-6) ?? (fits(x) ? x : Number.NaN);
    return {
      text: md`(a) Show that $${right} = \sin\left(${as}\right)$ for all $x \in \mathbb{R}$. [2]

(b) Hence solve the equation $\sin ${ax} = ${right}$ for $0 \le x \le ${until}$. [6]`,
      hints: [
        isPlus
          ? md`Sine and cosine of complementary angles are equal.`
          : md`Use $\sin(-u) = -\sin u$ and the relation for complements.`,
        md`Now both sides are sines. If $\sin u = \sin v$, then $u = v + 2\pi k$, or $u$ is the supplement: $u = \pi - v + 2\pi k$, where $k$ is an integer.`,
        md`Collect the terms in $x$ in both cases, and let $k = 0, 1, 2, \dots$ as long as $x$ is in the interval.`,
      ],
      answer: md`(a) ${
        isPlus
          ? md`Complementary angles exchange sine and cosine: $\sin\left(\frac{\pi}{2} - u\right) = \cos u$. With $u = ${bx}$ this is the statement.`
          : md`As $\sin(-u) = -\sin u$, $\sin\left(${as}\right) = -\sin\left(\frac{\pi}{2} - ${bx}\right)$. Complementary angles exchange sine and cosine, so this is $-\cos ${bx}$.`
      }

(b) The equation is now $\sin ${ax} = \sin\left(${as}\right)$. Two angles have the same sine if they differ by a multiple of $2\pi$, or if one is the supplement of the other.

*Equal angles:* $${ax} = ${as} + 2\pi k$, so $${first === 1 ? 'x' : `${first}x`} = ${isPlus ? md`\frac{\pi}{2} + 2\pi k` : md`-\frac{\pi}{2} + 2\pi k`}$. In the interval: $${list(isPlus ? sums : differences)}$.

*Supplements:* $${ax} = \pi - \left(${as}\right) + 2\pi k$, so $${secondBy === 1 ? 'x' : `${secondBy}x`} = ${start} + 2\pi k$. In the interval: $${list(isPlus ? differences : sums)}$.

Together, in ascending order: $${list(all)}$.

**Watch out:** The supplement is easily forgotten, and with it a whole family of solutions. A sketch of both graphs shows how many there must be.`,
      scheme: [
        [
          isPlus
            ? md`(a) uses $\sin\left(\frac{\pi}{2} - u\right) = \cos u$`
            : md`(a) uses $\sin(-u) = -\sin u$`,
          'M1',
        ],
        ['correct argument that leads to the given form (AG)', 'A1'],
        [md`(b) $${ax} = ${as} + 2\pi k$`, 'M1'],
        [
          md`$${first === 1 ? 'x' : `${first}x`} = ${isPlus ? md`\frac{\pi}{2}` : md`-\frac{\pi}{2}`} + 2\pi k$`,
          'A1',
        ],
        [md`$${list(isPlus ? sums : differences)}$`, 'A1'],
        [md`$${ax} = \pi - \left(${as}\right) + 2\pi k$`, 'M1'],
        [md`$${secondBy === 1 ? 'x' : `${secondBy}x`} = ${start} + 2\pi k$`, 'A1'],
        [md`$${list(isPlus ? differences : sums)}$, and no others`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: all.map(([n, d]) => piTimes(n, d)).join(', '),
          accuracy: 'exact',
          mistakes: [
            ...(sums.length < all.length
              ? [
                  {
                    value: sums.map(([n, d]) => piTimes(n, d)).join(', '),
                    note: isPlus
                      ? md`You used only equal angles. Supplementary angles have equal sines, too.`
                      : md`You used only supplements. Equal angles have equal sines, too.`,
                  },
                ]
              : []),
            {
              value: piTimes(...all[0]!),
              note: 'This is only the first of several solutions.',
            },
          ].filter(({ value }, place, every) => every.findIndex((one) => one.value === value) === place),
        },
      ],
      checks: all.map(([n, d]) => ({
        part: 'b',
        route: 'numeric' as const,
        shown: md`x = ${piTimes(n, d)}`,
        value: met.length <= all.length ? nearest((n * Math.PI) / d) : Number.NaN,
      })),
    };
  },
});
