import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { complex } from '../../authoring/wording.ts';

type Pair = readonly [number, number];
const by = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c];
const unit = md`\mathrm{i}`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.13', '2.12'],
  parameters: {
    // One of the fourth roots of w; the others are its turns by right angles.
    x: choice(1, 2, 3),
    y: choice(0, 1, 2),
    cx: nonZero(-5, 5),
    cy: nonZero(-4, 4),
  },
  allow: ({ x, y, cx, cy }) =>
    // The right sides are real, so their arguments are known: (x, 0) and (x, x).
    (y === 0 ? x > 1 : x === y) && Math.abs(cx) !== x && Math.abs(cy) !== x && cx !== cy,
  write: ({ x, y, cx, cy }) => {
    const first: Pair = [x, y];
    const square = by(first, first);
    const [w] = by(square, square);
    const roots: Pair[] = [first];
    for (let turn = 1; turn < 4; turn += 1) roots.push(by(roots[turn - 1]!, [0, 1]));
    const moved = roots.map(([a, b]): Pair => [a + cx, b + cy]);
    const write = (pairs: readonly Pair[]) => pairs.map(([a, b]) => `$${complex(a, b)}$`).join(', ');
    const typed = (pairs: readonly Pair[]) =>
      pairs.map(([a, b]) => complex(a, b).replaceAll(unit, 'i')).join(', ');
    const radius = y === 0 ? `${x}` : x === 1 ? md`\sqrt{2}` : md`${x}\sqrt{2}`;
    const base = y === 0 ? '' : md`\frac{\pi}{4} + `;
    const area = y === 0 ? 2 * x * x : 4 * x * x;
    const bracket = md`\left(z - (${complex(cx, cy)})\right)`;
    const corners = moved.map(([a, b]) => [a, b] as const);
    const shoelace =
      Math.abs(
        corners.reduce((sum, [a, b], index) => {
          const [c, d] = corners[(index + 1) % 4]!;
          return sum + a * d - b * c;
        }, 0),
      ) / 2;
    const argument = w > 0 ? '0' : md`\pi`;
    return {
      text: md`(a) Solve the equation $u^4 = ${w}$, where $u \in \mathbb{C}$. Give the solutions in the form $x + y\mathrm{i}$, where $x, y \in \mathbb{Z}$. [4]

(b) Hence solve the equation $${bracket}^4 = ${w}$, where $z \in \mathbb{C}$. [2]

On an Argand diagram the solutions of the equation in (b) are the vertices of a square.

(c) Write down the complex number that the centre of the square represents, and find the area of the square. [2]`,
      hints: [
        md`Write $${w}$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, with all its arguments $\theta + 2\pi k$.`,
        'A fourth root has a quarter of the argument. Neighbouring roots are a right angle apart.',
        md`In (b), the bracket plays the part of $u$.`,
        'Adding the same number to all roots moves the square without turning it or changing its size.',
      ],
      answer: md`(a) In polar form $${w} = ${Math.abs(w)}\operatorname{cis}(${argument} + 2\pi k)$ with $k \in \mathbb{Z}$. By De Moivre's theorem the modulus of $u$ is $\sqrt[4]{${Math.abs(w)}} = ${radius}$, and the arguments are $${base}\frac{k\pi}{2}$ for $k = 0, 1, 2, 3$. In Cartesian form the solutions are ${write(roots)}.

${y === 0 ? md`A second way: $u^4 - ${w} = (u^2 - ${x * x})(u^2 + ${x * x})$, and each bracket has two zeros.` : md`A second way: once you have one root, multiply it by $\mathrm{i}$ again and again. Each multiplication turns it by a right angle.`}

(b) The bracket must be one of the numbers of (a), so $z = u + (${complex(cx, cy)})$. Adding $${complex(cx, cy)}$ to each of them gives ${write(moved)}.

(c) The roots of (a) lie around the origin. All of them are moved by $${complex(cx, cy)}$, so this is the number of the centre. The diagonal of the square is twice the modulus of $u$, and the area of a square is half the square of its diagonal: the area is $\frac{1}{2}\left(2 \times ${radius}\right)^2 = ${area}$.

**Watch out:** Only the roots of (a) have equal moduli. Those of (b) are no longer at equal distances from the origin, so don't look for them by polar form.`,
      scheme: [
        [
          md`(a) writes $${w}$ in polar form with the arguments $${argument} + 2\pi k$ (or factorises, or finds one root and turns it)`,
          'M1',
        ],
        [md`modulus $${radius}$`, 'A1'],
        [md`two correct solutions`, 'A1'],
        [md`all four: ${write(roots)}`, 'A1'],
        [md`(b) adds $${complex(cx, cy)}$ to their solutions of (a)`, 'M1'],
        [md`${write(moved)} (follow through)`, 'A1'],
        [md`(c) centre $${complex(cx, cy)}$`, 'A1'],
        [md`area $${area}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          expected: typed(roots),
          accuracy: 'exact',
          mistakes: [
            {
              value: typed(roots.slice(0, 1).concat(roots.slice(2, 3))),
              note: 'These are two of the solutions. An equation of degree four has four.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'set',
          expected: typed(moved),
          accuracy: 'exact',
          mistakes: [
            {
              value: typed(roots.map(([a, b]): Pair => [a - cx, b - cy])),
              note: md`You subtracted $${complex(cx, cy)}$. From $z - c = u$ follows $z = u + c$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'complex',
          label: 'Centre:',
          expected: complex(cx, cy),
          marks: 1,
          mistakes: [
            {
              value: complex(-cx, -cy),
              note: 'Look at the sign: the square is moved in the other direction.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Area:',
          expected: `${area}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${area / 2}`,
              note: 'You took the modulus as the side of the square. It is half of the diagonal.',
            },
          ],
        },
      ],
      checks: [
        ...moved.map(([a, b]) => ({
          part: 'b',
          route: 'substitution' as const,
          shown: complex(a, b),
          variable: 'i',
          // From polar form: the nearest of the four turned roots, moved.
          value: (i: number) => {
            const r = Math.abs(w) ** 0.25;
            const start = (w > 0 ? 0 : Math.PI) / 4;
            const all = [0, 1, 2, 3].map((k) => start + (k * Math.PI) / 2);
            const best = all.reduce((one, other) =>
              Math.hypot(r * Math.cos(other) + cx - a, r * Math.sin(other) + cy - b) <
              Math.hypot(r * Math.cos(one) + cx - a, r * Math.sin(one) + cy - b)
                ? other
                : one,
            );
            return r * Math.cos(best) + cx + (r * Math.sin(best) + cy) * i;
          },
        })),
        { part: 'c', route: 'numeric', shown: `= ${area}`, value: shoelace },
      ],
    };
  },
});
