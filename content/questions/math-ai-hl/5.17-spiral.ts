import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, matrix, plus, polynomial, term } from '../../authoring/wording.ts';
import { phasePortrait } from '../../figures/phase-portrait.ts';

const entries = (p: number, q: number, u: number, b: number) =>
  [p + u, b, -(q * q + u * u) / b, p - u] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.15', '1.12'],
  parameters: {
    p: choice(-1, 0, 1, -2, -1, -3),
    q: choice(1, 2, 3, 4),
    u: choice(-2, -1, 1, 2),
    b: nonZero(-5, 5),
    start: choice(2, 3),
  },
  allow: ({ p, q, u, b }) => {
    const [a, , c, d] = entries(p, q, u, b);
    return Number.isInteger(c) && Math.abs(c) <= 12 && a !== 0 && d !== 0 && q >= Math.abs(p);
  },
  write: ({ p, q, u, b, start }) => {
    const [a, , c, d] = entries(p, q, u, b);
    const determinant = a * d - b * c;
    const row = (k: number, l: number) => `${term(k, 'x')}${plus(l, 'y')}`;
    const characteristic = polynomial([1, -2 * p, determinant], String.raw`\lambda`);
    const upward = c > 0;
    const turn = upward ? 'counterclockwise' : 'clockwise';
    const kind =
      p < 0
        ? 'spirals into the origin'
        : p > 0
          ? 'spirals away from the origin'
          : 'is a closed curve around the origin';
    const meaning =
      p < 0
        ? 'Both $x$ and $y$ oscillate around $0$, with smaller and smaller amplitude, and tend to $0$.'
        : p > 0
          ? 'Both $x$ and $y$ oscillate around $0$, with an amplitude that grows without limit.'
          : 'Both $x$ and $y$ oscillate around $0$ for ever, with constant amplitude.';
    const [dx, dy] = [a * start, c * start];
    // Eigenvalues by a second route: half of the trace, and the turning speed of the motion.
    const imaginary = Math.sqrt(-(((a - d) / 2) ** 2 + b * c));
    return {
      text: md`Two quantities $x$ and $y$ satisfy

$$\frac{\mathrm{d}x}{\mathrm{d}t} = ${row(a, b)}, \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = ${row(c, d)}.$$

At $t = 0$, $x = ${start}$ and $y = 0$.

(a) Find the eigenvalues of the matrix $${matrix([
        [a, b],
        [c, d],
      ])}$ in the form $p \pm q\mathrm{i}$, where $q > 0$. [3]

(b) State what the eigenvalues tell about the shape of the trajectories. [2]

(c) Find $\frac{\mathrm{d}x}{\mathrm{d}t}$ and $\frac{\mathrm{d}y}{\mathrm{d}t}$ at $t = 0$, and hence determine whether the trajectories run clockwise or counterclockwise around the origin. [3]

(d) Sketch the trajectory that starts at $(${start}, 0)$. [2]

(e) Describe how $x$ and $y$ behave in the long term. [1]`,
      hints: [
        md`Write down $\det(M - \lambda I) = 0$. The quadratic equation has a negative discriminant.`,
        md`Look at the real part: is it negative, zero or positive?`,
        md`At the point $(${start}, 0)$ on the positive $x$-axis, does the velocity point up or down?`,
      ],
      answer: md`(a) $\det(M - \lambda I) = (${a} - \lambda)(${d} - \lambda) - ${inBrackets(b)} \times ${inBrackets(c)} = ${characteristic} = 0$.

By the quadratic formula $\lambda = \frac{${2 * p} \pm \sqrt{${4 * p * p - 4 * determinant}}}{2}$, so $p = ${p}$ and $q = ${q}$: the eigenvalues are $${p === 0 ? md`\pm ${term(q, md`\mathrm{i}`)}` : md`${p} \pm ${term(q, md`\mathrm{i}`)}`}$.

(b) The eigenvalues are not real, so the trajectories turn around the origin. Their real part is ${p < 0 ? 'negative' : p > 0 ? 'positive' : 'zero'}, so each trajectory ${kind}.

(c) At $(${start}, 0)$: $\frac{\mathrm{d}x}{\mathrm{d}t} = ${a} \times ${start} = ${dx}$ and $\frac{\mathrm{d}y}{\mathrm{d}t} = ${c} \times ${start} = ${dy}$.

$\frac{\mathrm{d}y}{\mathrm{d}t}$ is ${upward ? 'positive' : 'negative'}, so from the positive $x$-axis the trajectory goes ${upward ? 'up' : 'down'}. It runs ${turn}.

(d) The trajectory begins at $(${start}, 0)$ with the direction of part (c) and ${kind}.

![](drawing:portrait)

(e) ${meaning}

**Calculator:** the solver for polynomials gives the eigenvalues from $${characteristic} = 0$, if complex results are switched on (TI-Nspire: settings, real or complex: rectangular; Casio fx-CG50: SET UP, Complex Mode, $a + bi$).

**Watch out:** The sign of the *real* part decides between inwards and outwards. The imaginary part only tells how fast the trajectories turn, and both signs of it always occur.`,
      scheme: [
        [md`$\det(M - \lambda I) = 0$`, 'M1'],
        [md`$${characteristic} = 0$`, 'A1'],
        [md`$${p === 0 ? '' : p} \pm ${term(q, md`\mathrm{i}`)}$`, 'A1'],
        [md`not real, so the trajectories turn around the origin`, 'R1'],
        [
          md`real part ${p < 0 ? 'negative: spirals inwards' : p > 0 ? 'positive: spirals outwards' : 'zero: closed curves'}`,
          'R1',
        ],
        [md`$\frac{\mathrm{d}x}{\mathrm{d}t} = ${dx}$`, 'A1'],
        [md`$\frac{\mathrm{d}y}{\mathrm{d}t} = ${dy}$`, 'A1'],
        [md`${turn}`, 'A1'],
        [md`a curve from $(${start}, 0)$ that ${kind}`, 'A1'],
        [md`arrow ${turn} (follow through)`, 'A1'],
        [md`description in terms of $x$ and $y$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            ...(p === 0
              ? []
              : [
                  {
                    value: `${-p}`,
                    note: 'Look at the sign of the middle term of the characteristic equation.',
                  },
                  { value: `${2 * p}`, note: 'You forgot to divide by $2$ in the quadratic formula.' },
                ]),
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${2 * q}`, note: 'You forgot to divide by $2$ in the quadratic formula.' }],
        },
        { part: 'b', kind: 'self', why: 'state what the eigenvalues tell' },
        {
          part: 'c',
          kind: 'vector',
          label: md`$\begin{pmatrix} \frac{\mathrm{d}x}{\mathrm{d}t} \\ \frac{\mathrm{d}y}{\mathrm{d}t} \end{pmatrix} =$`,
          expected: `(${dx}, ${dy})`,
          accuracy: 'exact',
          marks: 2,
        },
        { part: 'c', kind: 'self', why: 'determine the direction', marks: 1 },
        { part: 'd', kind: 'self', why: 'sketch' },
        { part: 'e', kind: 'self', why: 'describe' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `p = ${p}`, value: (a + d) / 2 },
        { part: 'a', route: 'exact', shown: `q = ${q}`, value: imaginary },
        {
          part: 'a',
          route: 'symbolic',
          shown: characteristic,
          value: (at) => (at - p) ** 2 + q * q,
          variable: String.raw`\lambda`,
        },
      ],
      drawings: {
        portrait: phasePortrait({
          x: [-5, 5],
          y: [-5, 5],
          matrix: [
            [a, b],
            [c, d],
          ],
          through: [[start, 0]],
          ticks: { x: 1, y: 1 },
          height: 240,
          description: `A trajectory through the point (${start}, 0), with an arrow there.`,
        }),
      },
    };
  },
});
