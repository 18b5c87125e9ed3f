import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { column, fraction, plus, sf, term } from '../../authoring/wording.ts';
import { phasePortrait } from '../../figures/phase-portrait.ts';

type Vectors = readonly [p: number, q: number, r: number, s: number];
/** Eigenvalue l with (p, −q), eigenvalue m with (r, s). */
const entries = ([p, q, r, s]: Vectors, l: number, m: number) => {
  const det = p * s + q * r;
  const clean = (value: number) => Number((value / det).toPrecision(10));
  return [
    [clean(l * p * s + m * q * r), clean(p * r * (m - l))],
    [clean(q * s * (m - l)), clean(l * q * r + m * p * s)],
  ] as const;
};
const isShort = (value: number) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-9;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.15', '5.14'],
  parameters: {
    story: choice(
      [
        'Two moulds X and Y grow on the same wall of a cave in Slovenia and hinder each other. They cover $x$ and $y$ square metres',
        'square metres',
        'weeks',
        'mould',
      ],
      [
        'Two kinds of algae X and Y live in the same lagoon in Fiji and hinder each other. Their masses are $x$ and $y$ tonnes',
        'tonnes',
        'weeks',
        'kind of algae',
      ],
      [
        'Two kinds of beetles X and Y live in the same barn in Uruguay and hinder each other. There are $x$ and $y$ hundred of them',
        'hundred',
        'months',
        'kind of beetle',
      ],
    ),
    vectors: choice<Vectors[]>(
      [1, 1, 1, 1],
      [1, 1, 1, 3],
      [1, 2, 1, 2],
      [2, 1, 2, 1],
      [1, 1, 3, 1],
      [1, 2, 1, 3],
      [2, 1, 1, 2],
      [1, 3, 1, 2],
      [3, 1, 2, 1],
    ),
    l: choice(0.2, 0.3, 0.4, 0.5, 0.6),
    m: choice(-0.1, -0.2, -0.3, -0.4),
    alpha: choice(1, 2),
    beta: choice(4, 5, 6, 8, 9, 10),
  },
  allow: ({ vectors, l, m, alpha, beta }) => {
    const [p, q, r, s] = vectors;
    const all = entries(vectors, l, m).flat();
    return (
      all.every((entry) => isShort(entry) && entry !== 0) &&
      all[0]! > 0 &&
      all[3]! > 0 &&
      s * beta > q * alpha &&
      s * beta - q * alpha >= 2 &&
      p * alpha + r * beta <= 40 &&
      (s * beta) / (q * alpha) > 1.5
    );
  },
  write: ({ story: [opening, unit, time], vectors, l, m, alpha, beta }) => {
    const [p, q, r, s] = vectors;
    const big = entries(vectors, l, m);
    const [[a, b], [c, d]] = big;
    const [x0, y0] = [p * alpha + r * beta, s * beta - q * alpha];
    const end = Math.log((s * beta) / (q * alpha)) / (l - m);
    const limit = (s * x0) / r;
    const power = (k: number) => md`\mathrm{e}^{${k}t}`;
    // Followed in small steps until y changes its sign.
    let [x, y, t] = [x0, y0, 0];
    const h = 1e-3;
    const f = (u: number, v: number) => [a * u + b * v, c * u + d * v] as const;
    while (y > 0 && t < 200) {
      const k1 = f(x, y);
      const k2 = f(x + (h / 2) * k1[0], y + (h / 2) * k1[1]);
      const k3 = f(x + (h / 2) * k2[0], y + (h / 2) * k2[1]);
      const k4 = f(x + h * k3[0], y + h * k3[1]);
      x += (h / 6) * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0]);
      y += (h / 6) * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1]);
      t += h;
    }
    const back = y / (c * x + d * y);
    const trace = Number((a + d).toPrecision(8));
    const determinant = Number((a * d - b * c).toPrecision(8));
    const sum = md`\lambda^2${plus(-trace, md`\lambda`)}${plus(determinant)}`;
    const size = Math.max(x0, y0, limit) * 1.4;
    const coefficient = (value: number) => (value === 1 ? '' : String(value));
    const row = (k: number, v: number) => `${term(k, 'x')}${plus(v, 'y')}`;
    return {
      text: md`${opening} after $t$ ${time}, where

$$\frac{\mathrm{d}x}{\mathrm{d}t} = ${row(a, b)}, \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = ${row(c, d)},$$

as long as both $x$ and $y$ are positive. At $t = 0$, $x = ${x0}$ and $y = ${y0}$.

(a) State what the signs of the two coefficients of $x$ tell you about X. [2]

(b) Find the eigenvalues of the matrix of this system. [3]

(c) Find an eigenvector for each eigenvalue. [3]

(d) Find $x$ and $y$ in terms of $t$. [4]

(e) Find the time at which Y dies out. [3]

(f) Sketch the phase portrait for $x \ge 0$ and $y \ge 0$. Show the straight trajectory that runs into the origin, the trajectory that starts at $(${x0}, ${y0})$, and one trajectory that starts above the straight one. [3]

(g) X starts with $x = ${x0}$ again. Find the value of $y$ at $t = 0$ above which Y does not die out. [2]`,
      hints: [
        md`Begin with $\det(M - \lambda I) = 0$. One eigenvalue is positive, the other negative.`,
        md`The solution is a sum of two exponential functions, each times its eigenvector. Use the values at $t = 0$.`,
        md`Y dies out when $y = 0$. Bring the two exponential functions to different sides.`,
        md`A straight trajectory divides the quadrant. On which side does the start lie?`,
      ],
      answer: md`(a) The coefficient $${a}$ is positive: alone, X would grow. The coefficient $${c}$ is negative: X hinders the growth of Y.

(b) $\det(M - \lambda I) = (${a} - \lambda)(${d} - \lambda) - (${b}) \times (${c}) = ${sum} = 0$, so $\lambda_1 = ${l}$ and $\lambda_2 = ${m}$.

(c) For $\lambda_1 = ${l}$: $${row(Number((a - l).toPrecision(8)), b)} = 0$, so $\frac{y}{x} = ${fraction(-q, p)}$, and an eigenvector is $${column(p, -q)}$.

For $\lambda_2 = ${m}$: $${row(Number((a - m).toPrecision(8)), b)} = 0$, so $\frac{y}{x} = ${fraction(s, r)}$, and an eigenvector is $${column(r, s)}$.

(d) The general solution is $${column('x', 'y')} = A${power(l)}${column(p, -q)} + B${power(m)}${column(r, s)}$.

At $t = 0$: $${coefficient(p)}A + ${coefficient(r)}B = ${x0}$ and $-${coefficient(q)}A + ${coefficient(s)}B = ${y0}$, so $A = ${alpha}$ and $B = ${beta}$. Therefore

$$x = ${coefficient(p * alpha)}${power(l)} + ${coefficient(r * beta)}${power(m)}, \qquad y = -${coefficient(q * alpha)}${power(l)} + ${coefficient(s * beta)}${power(m)}.$$

(e) $y = 0$ when $${coefficient(q * alpha)}${power(l)} = ${coefficient(s * beta)}${power(m)}$, so $\mathrm{e}^{${Number((l - m).toPrecision(6))}t} = ${fraction(s * beta, q * alpha)}$ and $t = \frac{1}{${Number((l - m).toPrecision(6))}}\ln\left(${fraction(s * beta, q * alpha)}\right) = ${sf(end)}$ ${time}.

(f) The line through the origin in the direction $${column(r, s)}$ is the trajectory that runs into the origin. The trajectory from $(${x0}, ${y0})$ lies below it and runs to the $x$-axis. A trajectory that starts above it runs to the $y$-axis.

![](drawing:portrait)

(g) The straight trajectory $y = ${fraction(s, r) === '1' ? '' : fraction(s, r)}x$ divides the quadrant. Below it Y dies out, above it X dies out. With $x = ${x0}$, the value is $y = ${fraction(s, r)} \times ${x0} = ${Number.isInteger(limit) ? limit : sf(limit)}$.

**Calculator:** the graph of $y$ against $t$, with the tool for zeros, confirms part (e).

**Watch out:** The model holds only until Y dies out. Negative values of $y$ mean nothing here.`,
      scheme: [
        [md`X grows by itself`, 'A1'],
        [md`X hinders Y`, 'A1'],
        [md`$\det(M - \lambda I) = 0$`, 'M1'],
        [md`$${sum} = 0$`, 'A1'],
        [md`$${l}$ and $${m}$`, 'A1'],
        [md`solves $(M - \lambda I)\mathbf{v} = \mathbf{0}$`, 'M1'],
        [md`$${column(p, -q)}$, or a multiple`, 'A1'],
        [md`$${column(r, s)}$, or a multiple`, 'A1'],
        [md`general solution`, 'M1'],
        [md`two equations for the constants`, 'M1'],
        [md`$x$ correct`, 'A1'],
        [md`$y$ correct`, 'A1'],
        [md`sets $y = 0$ (follow through)`, 'M1'],
        [
          md`$\mathrm{e}^{${Number((l - m).toPrecision(6))}t} = ${fraction(s * beta, q * alpha)}$, or a graph`,
          'A1',
        ],
        [md`$${sf(end)}$ ${time}`, 'A1'],
        [md`straight line in the direction $${column(r, s)}$ with an arrow to the origin`, 'A1'],
        [md`trajectory from $(${x0}, ${y0})$ to the $x$-axis`, 'A1'],
        [md`a trajectory above the line that runs to the $y$-axis, and arrows`, 'A1'],
        [md`uses the line $\frac{y}{x} = ${fraction(s, r)}$`, 'M1'],
        [md`$${Number.isInteger(limit) ? limit : sf(limit)}$ ${unit}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state the meaning' },
        {
          part: 'b',
          kind: 'set',
          label: 'Eigenvalues, with a comma between them:',
          expected: `${l}, ${m}`,
          mistakes:
            l === -m
              ? []
              : [{ value: `${-l}, ${-m}`, note: 'Look at the signs when you solve the quadratic equation.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`The eigenvectors $\begin{pmatrix} x \\ y \end{pmatrix}$ for the positive eigenvalue have $\frac{y}{x} =$`,
          expected: fraction(-q, p),
          marks: 2,
          mistakes:
            p === q
              ? []
              : [{ value: fraction(-p, q), note: md`You exchanged the components: this is $\frac{x}{y}$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`Those for the negative one have $\frac{y}{x} =$`,
          expected: fraction(s, r),
          marks: 1,
          mistakes:
            r === s
              ? []
              : [{ value: fraction(r, s), note: md`You exchanged the components: this is $\frac{x}{y}$.` }],
        },
        {
          part: 'd',
          kind: 'vector',
          label: md`$\begin{pmatrix} x \\ y \end{pmatrix} =$`,
          expected: `(${p * alpha}e^(${l}t) + ${r * beta}e^(${m}t), -${q * alpha}e^(${l}t) + ${s * beta}e^(${m}t))`,
          variables: ['t'],
        },
        { part: 'e', kind: 'number', expected: `${Number(end.toPrecision(9))}`, unit: time },
        { part: 'f', kind: 'self', why: 'sketch' },
        {
          part: 'g',
          kind: 'number',
          expected: `${s * x0}/${r}`,
          follows: `c.2*${x0}`,
          unless: 'y <= 0',
          mistakes: [{ value: `${y0}`, note: 'With this start Y dies out, as part (e) shows.' }],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: md`\lambda_1 = ${l}`,
          value: (trace + Math.sqrt(trace ** 2 - 4 * determinant)) / 2,
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`\lambda_2 = ${m}`,
          value: (trace - Math.sqrt(trace ** 2 - 4 * determinant)) / 2,
        },
        { part: 'c', route: 'substitution', shown: md`\frac{y}{x} = ${fraction(-q, p)}`, value: c / (l - d) },
        { part: 'c', route: 'substitution', shown: md`\frac{y}{x} = ${fraction(s, r)}`, value: c / (m - d) },
        { part: 'e', route: 'numeric', shown: `= ${sf(end)}`, value: t - back },
        {
          part: 'g',
          route: 'exact',
          shown: `= ${Number.isInteger(limit) ? limit : sf(limit)}`,
          value: (c / (m - d)) * x0,
        },
      ],
      drawings: {
        portrait: phasePortrait({
          x: [0, size],
          y: [0, size],
          matrix: big,
          through: [
            [x0, y0],
            [x0 / 2, limit / 2],
            [x0 * 0.6, Math.min(limit * 0.85, size * 0.9)],
          ],
          height: 240,
          description: `The first quadrant with a straight trajectory that runs into the origin, one from (${x0}, ${y0}) below it that runs to the x-axis, and one above it that runs to the y-axis.`,
        }),
      },
    };
  },
});
