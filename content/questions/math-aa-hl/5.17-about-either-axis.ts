import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, fractionOf, gcd, power } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const words = ['', 'equal to', 'twice', 'three times', 'four times', 'five times', 'six times'] as const;

/** The region under y = axⁿ from 0 to b, turned about either axis. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    n: choice(1, 2, 3, 4),
    b: choice(1, 2, 3),
    r: integers(1, 6),
  },
  allow: ({ n, b, r }) => {
    const [top, bottom] = [2 * r * (2 * n + 1), (n + 2) * b ** (n - 1)];
    return bottom / gcd(top, bottom) <= 20;
  },
  write: ({ n, b, r }) => {
    const one = (text: string) => (text === '1' ? '' : text);
    const vx = fractionOf(b ** (2 * n + 1), 2 * n + 1, md`\pi a^2`);
    const vy = fractionOf(2 * b ** (n + 2), n + 2, md`\pi a`);
    const height = b ** n;
    const top = `${height === 1 ? '' : height}a`;
    const [aTop, aBottom] = [2 * r * (2 * n + 1), (n + 2) * b ** (n - 1)];
    const a = fraction(aTop, aBottom);
    const x2 =
      n === 1
        ? md`\frac{y^2}{a^2}`
        : n === 2
          ? md`\frac{y}{a}`
          : md`\left(\frac{y}{a}\right)^{${n === 4 ? '1/2' : '2/3'}}`;
    const xVolume = (k: number) => Math.PI * integral((x) => (k * x ** n) ** 2, 0, b);
    // Shells instead of discs.
    const yVolume = (k: number) => 2 * Math.PI * integral((x) => x * k * x ** n, 0, b);
    const swapped = fraction(2 * (2 * n + 1), r * (n + 2) * b ** (n - 1));
    const shape = n === 1 ? 'line' : 'curve';
    const edge = n === 1 ? 'line $y = ax$' : 'curve';
    const curve = (x: number) => x ** n * (3 / height);
    return {
      text: md`The region $R$ is enclosed by the ${shape} $y = a${power('x', n)}$, where $a > 0$, the $x$-axis and the line $x = ${b}$.

![](drawing:region)

When $R$ is rotated through $2\pi$ radians about the $x$-axis, the solid has the volume $V_1$. When it is rotated through $2\pi$ radians about the $y$-axis, the solid has the volume $V_2$.

(a) Show that $V_1 = ${vx}$. [2]

(b) Show that $V_2 = ${vy}$. [4]

(c) Find the value of $a$ for which $V_1$ is ${words[r]!} $V_2$. [2]`,
      hints: [
        md`About the $x$-axis the slices are full discs with radius $y$.`,
        md`About the $y$-axis the slices are rings: the line $x = ${b}$ is the outer edge and the ${edge} the inner edge.`,
        md`For (b), write $x^2$ in terms of $y$. What is the greatest $y$ in the region?`,
      ],
      answer: md`(a) About the $x$-axis each slice is a disc with radius $y$:

$$V_1 = \pi\int_0^{${b}} a^2${power('x', 2 * n)}\,\mathrm{d}x = \pi a^2\left[\frac{${power('x', 2 * n + 1)}}{${2 * n + 1}}\right]_0^{${b}} = ${vx}$$

(b) About the $y$-axis the slices at the height $y$ are rings. They reach from the ${edge} to the line $x = ${b}$, and $y$ goes from $0$ to $${top}$. On the ${edge} we have $x^2 = ${x2}$. So

$$V_2 = \pi\int_0^{${top}} \left(${b * b} - ${x2}\right)\mathrm{d}y = \pi\left[${b === 1 ? '' : b * b}y - ${n === 1 ? md`\frac{y^3}{3a^2}` : n === 2 ? md`\frac{y^2}{2a}` : md`\frac{${n === 4 ? 2 : 3}a}{${n === 4 ? 3 : 5}}\left(\frac{y}{a}\right)^{${n === 4 ? '3/2' : '5/3'}}`}\right]_0^{${top}} = \pi a\left(${b ** (n + 2)} - ${fraction(n * b ** (n + 2), n + 2)}\right)$$

which is $${vy}$.

(c) Set $V_1 = ${r === 1 ? '' : r}V_2$ and divide by $\pi a$, which isn't zero: $${one(fraction(b ** (2 * n + 1), 2 * n + 1))}a = ${fraction(2 * r * b ** (n + 2), n + 2)}$. ${b ** (2 * n + 1) === 2 * n + 1 ? 'This is' : 'So'} $a = ${a}$.

**Watch out:** In (b), $\pi\int x^2\,\mathrm{d}y$ with the ${edge} alone gives the solid *between the ${shape} and the $y$-axis*. The region $R$ lies on the other side of the ${shape}.`,
      scheme: [
        [md`(a) $\pi\int_0^{${b}} a^2${power('x', 2 * n)}\,\mathrm{d}x$`, 'M1'],
        ['integrates and puts in the limits (AG)', 'A1'],
        [md`(b) $x^2 = ${x2}$`, 'A1'],
        [
          md`cylinder minus inner solid, or rings: $\pi\int\left(${b * b} - x^2\right)\mathrm{d}y$ (or $2\pi\int xy\,\mathrm{d}x$)`,
          'M1',
        ],
        [md`limits $0$ and $${top}$ (or $0$ and $${b}$)`, 'A1'],
        ['correct integration and substitution (AG)', 'A1'],
        [md`(c) sets $V_1 = ${r === 1 ? '' : r}V_2$`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: a,
          accuracy: 'exact',
          mistakes: [
            ...(r === 1
              ? []
              : [
                  {
                    value: swapped,
                    note: md`You made $V_2$ the larger one. Read again which is ${words[r]!} the other.`,
                  },
                ]),
            {
              value: fraction(aBottom, aTop),
              note: md`Look again at which side $a$ is on when you solve the equation.`,
            },
          ].filter(({ value }) => value !== a),
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `a = ${a}`,
          value: root((k) => xVolume(k) / yVolume(k) - r, 1e-3, 50),
          within: 1e-6,
        },
      ],
      drawings: {
        region: plot({
          x: [-0.5, b * 1.4],
          y: [-0.5, 4],
          ticks: { x: [b], y: false },
          width: 260,
          height: 210,
          curves: [{ f: curve, from: 0, to: b * 1.08 }],
          areas: [{ f: curve, from: 0, to: b }],
          notes: [{ at: [0.8 * b, 0.45 * curve(0.8 * b)], text: '*R*' }],
          lines: [{ from: [b, 0], to: [b, 3] }],
          description: `A rising ${shape} from the origin. The region R under it, from x = 0 to x = ${b}, is shaded.`,
        }),
      },
    };
  },
});
