import { md, type QuestionContent } from '../bank-content.ts';

const place = { subject: 'math-aa-hl', level: 'HL' } as const;

export const higherLevel: readonly QuestionContent[] = [
  {
    ...place,
    key: 'aa-complex-01',
    topic: 'complex-numbers',
    difficulty: 'Medium',
    marks: 6,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`Let $z = 1 + 2\mathrm{i}$ and $w = 3 - \mathrm{i}$.

(a) Find $zw$. [2]

(b) Find $\dfrac{z}{w}$ in the form $a + b\mathrm{i}$. [3]

(c) Find $|zw|$. [1]`,
    answer: md`(a) $zw = 3 - \mathrm{i} + 6\mathrm{i} - 2\mathrm{i}^2 = 5 + 5\mathrm{i}$

(b) $\dfrac{z}{w} = \dfrac{(1 + 2\mathrm{i})(3 + \mathrm{i})}{(3 - \mathrm{i})(3 + \mathrm{i})} = \dfrac{1 + 7\mathrm{i}}{10} = 0.1 + 0.7\mathrm{i}$

(c) $|5 + 5\mathrm{i}| = 5\sqrt{2}$`,
    scheme: [
      [md`multiplies out and uses $\mathrm{i}^2 = -1$`, 'M1'],
      [md`$5 + 5\mathrm{i}$`, 'A1'],
      [md`multiplies by the conjugate $3 + \mathrm{i}$`, 'M1'],
      [md`denominator $10$`, 'A1'],
      [md`$0.1 + 0.7\mathrm{i}$`, 'A1'],
      [md`$5\sqrt{2}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-complex-roots-01',
    topic: 'powers-and-roots-of-complex-numbers',
    otherTopics: ['polar-and-exponential-form'],
    difficulty: 'Hard',
    marks: 7,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2024,
    timezone: 2,
    verified: true,
    text: md`Solve the equation $z^3 = 8\mathrm{i}$. Give your answers in the form $a + b\mathrm{i}$. [7]`,
    hints: [
      md`Write $8\mathrm{i}$ in polar form first.`,
      md`The three roots lie at equal angles on a circle.`,
    ],
    answer: md`$8\mathrm{i} = 8\mathrm{e}^{\mathrm{i}\pi/2}$, so the roots have modulus $2$ and arguments

$$\frac{\pi}{6} + \frac{2k\pi}{3}, \qquad k = 0, 1, 2,$$

that is, $\dfrac{\pi}{6}$, $\dfrac{5\pi}{6}$ and $\dfrac{3\pi}{2}$. Hence $z = \sqrt{3} + \mathrm{i}$, $z = -\sqrt{3} + \mathrm{i}$ or $z = -2\mathrm{i}$.`,
    scheme: [
      [md`$8\mathrm{e}^{\mathrm{i}\pi/2}$`, 'A1'],
      [md`uses De Moivre's theorem with $\frac{\pi}{2} + 2k\pi$`, 'M1'],
      [md`modulus $2$`, 'A1'],
      [md`arguments $\frac{\pi}{6}, \frac{5\pi}{6}, \frac{3\pi}{2}$`, 'A1'],
      [md`$\sqrt{3} + \mathrm{i}$`, 'A1'],
      [md`$-\sqrt{3} + \mathrm{i}$`, 'A1'],
      [md`$-2\mathrm{i}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-induction-01',
    topic: 'proof-by-induction-and-contradiction',
    difficulty: 'Medium',
    marks: 6,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`Use mathematical induction to prove that $5^n - 1$ is divisible by 4 for all $n \in \mathbb{Z}^+$. [6]`,
    hints: [md`$5^{k+1} - 1 = 5 \times 5^k - 1$`],
    answer: md`For $n = 1$, $5^1 - 1 = 4$ is divisible by 4.

Assume that $5^k - 1 = 4m$ for some $k \ge 1$ and an integer $m$. Then

$$5^{k+1} - 1 = 5(4m + 1) - 1 = 20m + 4 = 4(5m + 1),$$

which is divisible by 4. The statement is true for $n = 1$, and if it is true for $n = k$, it is true for $n = k + 1$. So it is true for all $n \in \mathbb{Z}^+$.`,
    scheme: [
      [md`shows the case $n = 1$`, 'A1'],
      [md`assumes $5^k - 1 = 4m$`, 'M1'],
      [md`considers $5^{k+1} - 1$`, 'M1'],
      [md`$5(4m + 1) - 1$`, 'A1'],
      [md`$4(5m + 1)$`, 'A1'],
      [md`concludes for all $n$`, 'R1'],
    ],
  },
  {
    ...place,
    key: 'aa-partial-fractions-01',
    topic: 'partial-fractions',
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`Write $\dfrac{5x + 1}{(x - 1)(x + 2)}$ in partial fractions. [5]`,
    answer: md`$5x + 1 = A(x + 2) + B(x - 1)$. Putting $x = 1$ gives $6 = 3A$, so $A = 2$; putting $x = -2$ gives $-9 = -3B$, so $B = 3$.

$$\frac{5x + 1}{(x - 1)(x + 2)} = \frac{2}{x - 1} + \frac{3}{x + 2}$$`,
    scheme: [
      [md`$\frac{A}{x - 1} + \frac{B}{x + 2}$`, 'M1'],
      [md`$5x + 1 = A(x + 2) + B(x - 1)$`, 'A1'],
      [md`substitutes values, or compares coefficients`, 'M1'],
      [md`$A = 2$`, 'A1'],
      [md`$B = 3$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-scalar-product-01',
    topic: 'the-scalar-product',
    difficulty: 'Easy',
    marks: 5,
    calculator: true,
    paper: 2,
    text: md`Let $\mathbf{a} = \begin{pmatrix} 2 \\ 1 \\ -2 \end{pmatrix}$ and $\mathbf{b} = \begin{pmatrix} 1 \\ -2 \\ 2 \end{pmatrix}$.

(a) Find $\mathbf{a} \cdot \mathbf{b}$. [2]

(b) Find the angle between $\mathbf{a}$ and $\mathbf{b}$, in degrees. [3]`,
    answer: md`(a) $2 - 2 - 4 = -4$

(b) $|\mathbf{a}| = |\mathbf{b}| = 3$, so $\cos\theta = -\dfrac{4}{9}$ and $\theta \approx 116^\circ$.`,
    scheme: [
      [md`multiplies the components and adds`, 'M1'],
      [md`$-4$`, 'A1'],
      [md`both magnitudes are $3$`, 'A1'],
      [md`$\cos\theta = -\frac{4}{9}$`, 'M1'],
      [md`$116^\circ$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-parts-01',
    topic: 'integration-by-substitution-and-by-parts',
    difficulty: 'Hard',
    marks: 6,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2023,
    timezone: 0,
    verified: true,
    text: md`(a) Find $\displaystyle\int x\,\mathrm{e}^{2x}\,dx$. [4]

(b) Hence find the exact value of $\displaystyle\int_0^1 x\,\mathrm{e}^{2x}\,dx$. [2]`,
    hints: [md`Let $u = x$ and $\dfrac{dv}{dx} = \mathrm{e}^{2x}$.`],
    answer: md`(a) $\displaystyle\int x\,\mathrm{e}^{2x}\,dx = \frac{x}{2}\mathrm{e}^{2x} - \int \frac{1}{2}\mathrm{e}^{2x}\,dx = \frac{x}{2}\mathrm{e}^{2x} - \frac{1}{4}\mathrm{e}^{2x} + C$

(b) $\left(\dfrac{\mathrm{e}^2}{2} - \dfrac{\mathrm{e}^2}{4}\right) - \left(0 - \dfrac{1}{4}\right) = \dfrac{\mathrm{e}^2 + 1}{4}$`,
    scheme: [
      [md`integrates by parts, with a sensible choice`, 'M1'],
      [md`$\frac{x}{2}\mathrm{e}^{2x}$`, 'A1'],
      [md`$-\int \frac{1}{2}\mathrm{e}^{2x}\,dx$`, 'A1'],
      [md`$\frac{x}{2}\mathrm{e}^{2x} - \frac{1}{4}\mathrm{e}^{2x} + C$`, 'A1'],
      [md`substitutes the limits`, 'M1'],
      [md`$\frac{\mathrm{e}^2 + 1}{4}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-differential-equation-01',
    topic: 'differential-equations',
    difficulty: 'Hard',
    marks: 6,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`A curve satisfies $\dfrac{dy}{dx} = 2xy$, with $y > 0$, and passes through $(0, 3)$.

(a) Find $y$ in terms of $x$. [5]

(b) Find the exact value of $y$ at $x = 1$. [1]`,
    hints: [md`Separate the variables.`],
    answer: md`(a) $\displaystyle\int \frac{1}{y}\,dy = \int 2x\,dx$ gives $\ln y = x^2 + c$. At $(0, 3)$, $c = \ln 3$. So $y = 3\mathrm{e}^{x^2}$.

(b) $3\mathrm{e}$`,
    scheme: [
      [md`separates the variables`, 'M1'],
      [md`$\ln y$`, 'A1'],
      [md`$x^2 + c$`, 'A1'],
      [md`uses $(0, 3)$ to find $c$`, 'M1'],
      [md`$y = 3\mathrm{e}^{x^2}$`, 'A1'],
      [md`$3\mathrm{e}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-maclaurin-01',
    topic: 'maclaurin-series',
    difficulty: 'Hard',
    marks: 6,
    calculator: true,
    paper: 3,
    month: 'May',
    year: 2025,
    timezone: 1,
    verified: true,
    text: md`Let $f(x) = \ln(1 + 2x)$, for $x > -\frac{1}{2}$.

(a) Find the Maclaurin series of $f$ up to and including the term in $x^3$. [4]

(b) Use your series to find an approximation of $\ln 1.2$. [2]`,
    hints: [md`Replace $x$ by $2x$ in the series of $\ln(1 + x)$, or differentiate three times.`],
    answer: md`(a) $\ln(1 + u) = u - \dfrac{u^2}{2} + \dfrac{u^3}{3} - \ldots$ with $u = 2x$ gives

$$f(x) = 2x - 2x^2 + \frac{8}{3}x^3 - \ldots$$

(b) With $x = 0.1$: $0.2 - 0.02 + 0.002667 \approx 0.183$`,
    scheme: [
      [md`substitutes into the series of $\ln(1 + x)$, or finds three derivatives at $0$`, 'M1'],
      [md`$2x$`, 'A1'],
      [md`$-2x^2$`, 'A1'],
      [md`$\frac{8}{3}x^3$`, 'A1'],
      [md`uses $x = 0.1$`, 'M1'],
      [md`$0.183$`, 'A1'],
    ],
  },
];
