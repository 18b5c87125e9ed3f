import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { m: integers(1, 12), n: integers(1, 12) },
  allow: ({ m, n }) => gcd(m, n) === 1 && m + n <= 15 && m + n > 2,
  write: ({ m, n }) => {
    const whole = m + n;
    const [s, t] = [fraction(2 * whole, 2 * m + n), fraction(2 * n, 2 * m + n)];
    const [onA, onB] = [fraction(n, whole), fraction(2 * m + n, whole)];
    const ratio = fraction(2 * m + n, n);
    // The hexagon with sides of length 1, in coordinates.
    const h = Math.sqrt(3) / 2;
    const [C, D] = [
      [1, 0],
      [0.5, h],
    ] as const;
    const P = [C[0] + (m / whole) * (D[0] - C[0]), C[1] + (m / whole) * (D[1] - C[1])] as const;
    const A = [-0.5, -h] as const;
    const [across, along] = [P[0] - A[0], P[1] - A[1]];
    // A + s AP = D + t (1, 0)
    const [sFound, tFound] = solveLinear(
      [
        [across, -1],
        [along, 0],
      ],
      [D[0] - A[0], D[1] - A[1]],
    ) as [number, number];
    const X = [D[0] + tFound, D[1]] as const;
    const far = Math.hypot(X[0] - P[0], X[1] - P[1]);
    return {
      text: md`The diagram shows a regular hexagon $\mathrm{ABCDEF}$ with $\overrightarrow{\mathrm{AB}} = \mathbf{a}$ and $\overrightarrow{\mathrm{BC}} = \mathbf{b}$. The point $\mathrm{P}$ lies on $[\mathrm{CD}]$ so that $\mathrm{CP} : \mathrm{PD} = ${m} : ${n}$. The line $(\mathrm{AP})$ meets the line $(\mathrm{ED})$ at the point $\mathrm{X}$.

![](drawing:hexagon)

(The diagram is not to scale.)

(a) Write down $\overrightarrow{\mathrm{AD}}$ and $\overrightarrow{\mathrm{CD}}$ in terms of $\mathbf{a}$ and $\mathbf{b}$. [2]

(b) Show that $\overrightarrow{\mathrm{AP}} = ${onA}\mathbf{a} + ${onB}\mathbf{b}$. [2]

Let $\overrightarrow{\mathrm{AX}} = s\,\overrightarrow{\mathrm{AP}}$ and $\overrightarrow{\mathrm{DX}} = t\,\mathbf{a}$.

(c) Find the value of $s$ and of $t$. [3]

(d) Hence find the value of $\dfrac{\mathrm{AP}}{\mathrm{PX}}$. [1]`,
      hints: [
        'The diagonals through the centre cut the hexagon into six equilateral triangles. Which lines are parallel to AD?',
        md`For (b), walk from $\mathrm{A}$ to $\mathrm{P}$ along the sides: to $\mathrm{B}$, to $\mathrm{C}$, and then a part of the way to $\mathrm{D}$.`,
        md`For (c), write $\overrightarrow{\mathrm{AX}}$ in two ways. As $\mathbf{a}$ and $\mathbf{b}$ are not parallel, their coefficients must agree.`,
      ],
      answer: md`(a) The diagonal $\mathrm{AD}$ passes through the centre. It is parallel to the side $\mathrm{BC}$ and twice as long, so $\overrightarrow{\mathrm{AD}} = 2\mathbf{b}$. Going from $\mathrm{C}$ to $\mathrm{D}$ by way of $\mathrm{A}$,

$$\overrightarrow{\mathrm{CD}} = \overrightarrow{\mathrm{AD}} - \overrightarrow{\mathrm{AC}} = 2\mathbf{b} - (\mathbf{a} + \mathbf{b}) = \mathbf{b} - \mathbf{a}$$

(b) The ratio $${m} : ${n}$ cuts $[\mathrm{CD}]$ into $${whole}$ equal pieces, and $\mathrm{P}$ is $${m}$ of them away from $\mathrm{C}$. So

$$\overrightarrow{\mathrm{AP}} = \overrightarrow{\mathrm{AB}} + \overrightarrow{\mathrm{BC}} + \frac{${m}}{${whole}}\overrightarrow{\mathrm{CD}} = \mathbf{a} + \mathbf{b} + \frac{${m}}{${whole}}(\mathbf{b} - \mathbf{a}) = ${onA}\mathbf{a} + ${onB}\mathbf{b}$$

(c) There are two ways to $\mathrm{X}$: straight along $(\mathrm{AP})$, or to $\mathrm{D}$ first and then parallel to $\mathbf{a}$. So

$$s\left(${onA}\mathbf{a} + ${onB}\mathbf{b}\right) = 2\mathbf{b} + t\mathbf{a}$$

The vectors $\mathbf{a}$ and $\mathbf{b}$ are not parallel, so the coefficients agree. Those of $\mathbf{b}$ give $${onB}s = 2$, so $s = ${s}$. Those of $\mathbf{a}$ give $t = ${onA}s$, so $t = ${t}$.

(d) $\overrightarrow{\mathrm{AX}} = s\,\overrightarrow{\mathrm{AP}}$, so $\mathrm{PX} = (s - 1)\mathrm{AP} = ${fraction(n, 2 * m + n)}\mathrm{AP}$, and

$$\frac{\mathrm{AP}}{\mathrm{PX}} = ${ratio}$$

**Watch out:** $\mathrm{CP} : \mathrm{PD} = ${m} : ${n}$ means that $\mathrm{CP}$ is $\frac{${m}}{${whole}}$ of $\mathrm{CD}$, not $\frac{${m}}{${n}}$ of it.`,
      scheme: [
        [md`(a) $\overrightarrow{\mathrm{AD}} = 2\mathbf{b}$`, 'A1'],
        [md`$\overrightarrow{\mathrm{CD}} = \mathbf{b} - \mathbf{a}$`, 'A1'],
        [
          md`(b) $\mathbf{a} + \mathbf{b}$ and a fraction of $\overrightarrow{\mathrm{CD}}$ (or $2\mathbf{b}$ and a fraction of $\overrightarrow{\mathrm{DC}}$)`,
          'M1',
        ],
        [
          md`the fraction $\frac{${m}}{${whole}}$ (or $\frac{${n}}{${whole}}$), simplified to $${onA}\mathbf{a} + ${onB}\mathbf{b}$ (AG)`,
          'A1',
        ],
        [
          md`(c) $s\,\overrightarrow{\mathrm{AP}} = 2\mathbf{b} + t\mathbf{a}$ and compares coefficients`,
          'M1',
        ],
        [md`$s = ${s}$`, 'A1'],
        [md`$t = ${t}$`, 'A1'],
        [md`(d) $${ratio}$ (follow through: $\frac{1}{s - 1}$)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: md`$\overrightarrow{\mathrm{AD}} =$`,
          expected: '2b',
          variables: ['a', 'b'],
          marks: 1,
          mistakes: [
            {
              value: 'a + b',
              note: md`This is $\overrightarrow{\mathrm{AC}}$. The diagonal AD is parallel to a side.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'set',
          label: md`$\overrightarrow{\mathrm{CD}} =$`,
          expected: 'b - a',
          variables: ['a', 'b'],
          marks: 1,
          mistakes: [
            { value: 'a - b', note: md`This is $\overrightarrow{\mathrm{DC}}$. It is end minus beginning.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$s =$',
          expected: s,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: fraction(2 * m + n, 2 * whole),
              note: md`This is $\frac{1}{s}$: $\mathrm{X}$ is further away than $\mathrm{P}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: t,
          accuracy: 'exact',
          marks: 1,
          follows: `c.1 * ${n} / ${whole}`,
        },
        {
          part: 'd',
          kind: 'number',
          expected: ratio,
          accuracy: 'exact',
          follows: '1 / (c.1 - 1)',
          unless: 'r <= 0',
          mistakes: [
            {
              value: fraction(n, 2 * m + n),
              note: md`This is $\mathrm{PX} : \mathrm{AP}$, the other way round.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `s = ${s}`, value: sFound },
        { part: 'c', route: 'numeric', shown: `t = ${t}`, value: tFound },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\frac{\mathrm{AP}}{\mathrm{PX}} = ${ratio}`,
          value: Math.hypot(across, along) / far,
        },
      ],
      drawings: {
        hexagon: sketch({
          points: {
            A: [-0.5, -h],
            B: [0.5, -h],
            C: [1, 0],
            D: [0.5, h],
            E: [-0.5, h],
            F: [-1, 0],
            P: [0.78, 0.381],
            X: [1.27, h],
          },
          segments: [
            { of: 'AB', label: '**a**', arrow: 'middle' },
            { of: 'BC', label: '**b**', arrow: 'middle' },
            'CD',
            'DE',
            'EF',
            'FA',
            { of: 'DX', dashed: true },
            { of: 'AX', dashed: true },
          ],
          dots: ['P', 'X'],
          description:
            'Regular hexagon ABCDEF with the side AB at the bottom and the side ED at the top. P is a point of the side CD. The dashed line from A through P meets the dashed extension of the side ED beyond D at X.',
        }),
      },
    };
  },
});
