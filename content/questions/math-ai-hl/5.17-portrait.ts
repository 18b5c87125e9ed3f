import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, fraction, inBrackets, matrix, plus, polynomial, sf, term } from '../../authoring/wording.ts';
import { phasePortrait } from '../../figures/phase-portrait.ts';

const entries = (p: number, q: number, r: number, s: number, one: number, two: number) => {
  const determinant = p * s - q * r;
  return [
    [(one * p * s - two * q * r) / determinant, (p * q * (two - one)) / determinant],
    [(r * s * (one - two)) / determinant, (two * p * s - one * q * r) / determinant],
  ] as const;
};

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['1.15', '5.14'],
  parameters: {
    p: choice(1, 2),
    q: choice(1, 1, 3),
    r: nonZero(-2, 2),
    s: nonZero(-3, 3),
    one: integers(-3, 3),
    two: integers(-4, -1),
    alpha: choice(1, 2, 3),
    beta: nonZero(-3, 3),
  },
  allow: ({ p, q, r, s, one, two }) =>
    Math.abs(p * s - q * r) === 1 &&
    one !== 0 &&
    one > two &&
    entries(p, q, r, s, one, two)
      .flat()
      .every((entry) => entry !== 0 && Math.abs(entry) <= 14),
  write: ({ p, q, r, s, one, two, alpha, beta }) => {
    const m = entries(p, q, r, s, one, two);
    const [[a, b], [c, d]] = m;
    const [x0, y0] = [alpha * p + beta * q, alpha * r + beta * s];
    const at = alpha * p * Math.exp(one) + beta * q * Math.exp(two);
    const power = (k: number) => md`\mathrm{e}^{${term(k, 't')}}`;
    const vector = (k: number, by: number, v: readonly [number, number]) =>
      `${k === 1 ? '' : k === -1 ? '-' : k}${power(by)}${column(...v)}`;
    const second = beta < 0 ? `- ${vector(-beta, two, [q, s])}` : `+ ${vector(beta, two, [q, s])}`;
    const saddle = one > 0;
    // Followed in small steps of Runge and Kutta.
    let [x, y] = [x0, y0] as [number, number];
    const steps = 4000;
    const h = 1 / steps;
    const f = (u: number, v: number) => [a * u + b * v, c * u + d * v] as const;
    for (let step = 0; step < steps; step += 1) {
      const k1 = f(x, y);
      const k2 = f(x + (h / 2) * k1[0], y + (h / 2) * k1[1]);
      const k3 = f(x + (h / 2) * k2[0], y + (h / 2) * k2[1]);
      const k4 = f(x + h * k3[0], y + h * k3[1]);
      x += (h / 6) * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0]);
      y += (h / 6) * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1]);
    }
    const row = (k: number, l: number) => `${term(k, 'x')}${plus(l, 'y')}`;
    const characteristic = polynomial([1, -(a + d), a * d - b * c], String.raw`\lambda`);
    return {
      text: md`A system of differential equations is given by $\frac{\mathrm{d}x}{\mathrm{d}t} = ${row(a, b)}$ and $\frac{\mathrm{d}y}{\mathrm{d}t} = ${row(c, d)}$.

(a) Find the eigenvalues of the matrix $${matrix(m)}$. [3]

(b) Find an eigenvector for each eigenvalue. [3]

(c) Write down the general solution of the system. [1]

(d) At $t = 0$, $x = ${x0}$ and $y = ${y0}$. Find the particular solution, and the value of $x$ at $t = 1$. [4]

(e) Sketch the phase portrait of the system, and state the nature of the equilibrium point at the origin. [4]`,
      hints: [
        md`The general solution is a sum of two terms, each of them a constant times an exponential function times an eigenvector.`,
        md`Trajectories along an eigenvector are straight. The sign of the eigenvalue tells whether they lead to the origin or away from it.`,
      ],
      answer: md`(a) $\det(M - \lambda I) = (${a} - \lambda)(${d} - \lambda) - ${inBrackets(b)} \times ${inBrackets(c)} = ${characteristic}$, which is $0$ for $\lambda_1 = ${one}$ and $\lambda_2 = ${two}$.

(b) For $\lambda_1 = ${one}$, the first row of $(M - \lambda I)\mathbf{v} = \mathbf{0}$ is $${row(a - one, b)} = 0$, so $\frac{y}{x} = ${fraction(r, p)}$ and an eigenvector is $${column(p, r)}$.

For $\lambda_2 = ${two}$ it is $${row(a - two, b)} = 0$, so $\frac{y}{x} = ${fraction(s, q)}$ and an eigenvector is $${column(q, s)}$.

(c) $${column('x', 'y')} = A${power(one)}${column(p, r)} + B${power(two)}${column(q, s)}$

(d) At $t = 0$: $${term(p, 'A')}${plus(q, 'B')} = ${x0}$ and $${term(r, 'A')}${plus(s, 'B')} = ${y0}$, so $A = ${alpha}$ and $B = ${beta}$. The particular solution is

$$${column('x', 'y')} = ${vector(alpha, one, [p, r])} ${second}.$$

At $t = 1$: $x(1) = ${alpha * p === 1 ? '' : alpha * p}${one === 1 ? md`\mathrm{e}` : md`\mathrm{e}^{${one}}`}${plus(beta * q, md`\mathrm{e}^{${two}}`)} = ${sf(at)}$

(e) The dashed lines have the directions of the eigenvectors.

![](drawing:portrait)

${
  saddle
    ? md`The eigenvalues are real and have different signs, so the origin is a saddle point. Trajectories come in along $${column(q, s)}$ and go out along $${column(p, r)}$.`
    : md`Both eigenvalues are real and negative, so the origin is a stable equilibrium point: all trajectories lead to it. Near the origin they come in along $${column(p, r)}$, the eigenvector of $${one}$.`
}

**Calculator:** TI-Nspire: Matrix & Vector, Advanced, Eigenvalues and Eigenvectors; its eigenvectors have the length $1$, so they are multiples of those above. Casio fx-CG50: Equation, Polynomial, degree $2$, with the coefficients of $${characteristic}$.

**Watch out:** $A$ and $B$ are not the starting values of $x$ and $y$; they say how much of each eigenvector is needed. For the arrows look at the sign of the *eigenvalue*: away from the origin if it is positive, towards the origin if it is negative.`,
      scheme: [
        [md`$\det(M - \lambda I) = 0$`, 'M1'],
        [md`$${characteristic} = 0$`, 'A1'],
        [md`$${one}$ and $${two}$`, 'A1'],
        [md`solves $(M - \lambda I)\mathbf{v} = \mathbf{0}$`, 'M1'],
        [md`$${column(p, r)}$, or a multiple`, 'A1'],
        [md`$${column(q, s)}$, or a multiple`, 'A1'],
        [md`general solution`, 'A1'],
        [md`puts in $t = 0$`, 'M1'],
        [md`$A = ${alpha}$ and $B = ${beta}$ (with these eigenvectors)`, 'A1'],
        [md`the particular solution`, 'A1'],
        [md`$${sf(at)}$`, 'A1'],
        [md`lines along both eigenvectors`, 'A1'],
        [md`arrows on them in the right directions`, 'A1'],
        [md`curved trajectories between them`, 'A1'],
        [md`${saddle ? 'saddle point' : 'stable equilibrium point'}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Eigenvalues, with a comma between them:',
          expected: `${one}, ${two}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-one}, ${-two}`,
              note: 'Look at the signs when you solve the characteristic equation.',
            },
          ].filter(() => one !== -two),
        },
        {
          part: 'b',
          kind: 'number',
          label: md`The eigenvectors $\begin{pmatrix} x \\ y \end{pmatrix}$ for the greater eigenvalue have $\frac{y}{x} =$`,
          expected: fraction(r, p),
          marks: 2,
          mistakes: [
            ...(Math.abs(p) === Math.abs(r)
              ? []
              : [
                  {
                    value: fraction(p, r),
                    note: md`You exchanged the two components: this is $\frac{x}{y}$.`,
                  },
                ]),
            {
              value: fraction(-r, p),
              note: md`Look at the sign when you solve the equation of the first row for $y$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`Those for the smaller one have $\frac{y}{x} =$`,
          expected: fraction(s, q),
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'write down the general solution' },
        {
          part: 'd',
          kind: 'vector',
          label: md`$\begin{pmatrix} x \\ y \end{pmatrix} =$`,
          expected: `(${alpha * p}e^(${one}t) + (${beta * q})e^(${two}t), (${alpha * r})e^(${one}t) + (${beta * s})e^(${two}t))`,
          variables: ['t'],
          marks: 3,
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$x$ at $t = 1$:`,
          expected: `${Number(at.toPrecision(8))}`,
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'sketch' },
      ],
      checks: [
        // By the second row.
        {
          part: 'b',
          route: 'substitution',
          shown: md`\frac{y}{x} = ${fraction(r, p)}`,
          value: c / (one - d),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`\frac{y}{x} = ${fraction(s, q)}`,
          value: c / (two - d),
        },
        { part: 'a', route: 'exact', shown: md`\lambda_1 = ${one}`, value: (a * p + b * r) / p },
        { part: 'a', route: 'exact', shown: md`\lambda_2 = ${two}`, value: (c * q + d * s) / s },
        { part: 'd', route: 'numeric', shown: `= ${sf(at)}`, value: x },
      ],
      drawings: {
        portrait: phasePortrait({
          x: [-4, 4],
          y: [-4, 4],
          matrix: m,
          eigenvectors: true,
          height: 240,
          description: `Phase portrait with trajectories around the origin and dashed lines along the directions (${p}, ${r}) and (${q}, ${s}).`,
        }),
      },
    };
  },
});
