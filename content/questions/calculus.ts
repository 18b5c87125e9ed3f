import { md, type QuestionContent } from '../bank-content.ts';

const place = { subject: 'math-aa-sl', level: 'SL', shared: true } as const;

export const calculus: readonly QuestionContent[] = [
  {
    ...place,
    key: 'aa-tangent-01',
    topic: 'tangents-and-normals',
    otherTopics: ['derivatives-of-polynomials'],
    difficulty: 'Easy',
    marks: 6,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`Let $f(x) = x^3 - 2x^2 + 4$.

(a) Find $f'(x)$. [2]

(b) Find the gradient of the graph of $f$ at $x = 2$. [1]

(c) Find the equation of the tangent to the graph at $x = 2$. [3]`,
    answer: md`(a) $f'(x) = 3x^2 - 4x$

(b) $f'(2) = 12 - 8 = 4$

(c) $f(2) = 4$, so the tangent is $y - 4 = 4(x - 2)$, or $y = 4x - 4$.`,
    scheme: [
      [md`$3x^2$`, 'A1'],
      [md`$-4x$`, 'A1'],
      [md`$4$`, 'A1'],
      [md`$f(2) = 4$`, 'A1'],
      [md`$y - 4 = 4(x - 2)$`, 'M1'],
      [md`$y = 4x - 4$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-chain-01',
    topic: 'the-chain-rule',
    difficulty: 'Easy',
    marks: 4,
    calculator: false,
    paper: 1,
    text: md`Let $y = (3x^2 + 1)^5$.

(a) Find $\dfrac{dy}{dx}$. [3]

(b) Find the gradient of the curve at $x = 0$. [1]`,
    hints: [md`Let $u = 3x^2 + 1$.`],
    answer: md`(a) $\dfrac{dy}{dx} = 5(3x^2 + 1)^4 \times 6x = 30x(3x^2 + 1)^4$

(b) $0$`,
    scheme: [
      [md`uses the chain rule`, 'M1'],
      [md`$5(3x^2 + 1)^4$`, 'A1'],
      [md`$30x(3x^2 + 1)^4$`, 'A1'],
      [md`$0$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-product-01',
    topic: 'the-product-and-quotient-rules',
    otherTopics: ['maxima-minima-and-optimisation'],
    difficulty: 'Medium',
    marks: 6,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2025,
    timezone: 2,
    verified: true,
    text: md`Let $f(x) = x^2 e^x$.

(a) Find $f'(x)$. [3]

(b) Find the $x$-coordinates of the points where the tangent to the graph of $f$ is horizontal. [3]`,
    answer: md`(a) $f'(x) = 2x e^x + x^2 e^x = x(x + 2)e^x$

(b) $e^x$ is never zero, so $f'(x) = 0$ means $x = 0$ or $x = -2$.`,
    scheme: [
      [md`uses the product rule`, 'M1'],
      [md`$2x e^x$`, 'A1'],
      [md`$x^2 e^x$`, 'A1'],
      [md`sets $f'(x) = 0$`, 'M1'],
      [md`$x = 0$`, 'A1'],
      [md`$x = -2$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-second-derivative-01',
    topic: 'the-second-derivative',
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`Let $f(x) = x^3 - 6x^2 + 9x + 1$.

(a) Find $f''(x)$. [2]

(b) Find the coordinates of the point of inflexion of the graph of $f$, and justify that it is one. [3]`,
    answer: md`(a) $f'(x) = 3x^2 - 12x + 9$ and $f''(x) = 6x - 12$

(b) $f''(x) = 0$ at $x = 2$, and $f(2) = 8 - 24 + 18 + 1 = 3$. The second derivative changes its sign there, from negative to positive. The point is $(2, 3)$.`,
    scheme: [
      [md`$3x^2 - 12x + 9$`, 'A1'],
      [md`$6x - 12$`, 'A1'],
      [md`sets $f''(x) = 0$`, 'M1'],
      [md`$(2, 3)$`, 'A1'],
      [md`$f''$ changes its sign at $x = 2$`, 'R1'],
    ],
  },
  {
    ...place,
    key: 'aa-optimisation-01',
    topic: 'maxima-minima-and-optimisation',
    difficulty: 'Hard',
    marks: 8,
    calculator: true,
    paper: 2,
    month: 'November',
    year: 2025,
    timezone: 0,
    verified: true,
    text: md`Squares of side $x$ cm are cut from the corners of a square sheet of card of side 24 cm. The sides are then folded up to make an open box.

(a) Show that the volume of the box is $V = 4x^3 - 96x^2 + 576x$. [2]

(b) Find $\dfrac{dV}{dx}$. [2]

(c) Find the value of $x$ for which the volume is greatest. [3]

(d) Find the greatest volume. [1]`,
    hints: [md`The base of the box is a square of side $24 - 2x$.`],
    answer: md`(a) $V = x(24 - 2x)^2 = x(576 - 96x + 4x^2) = 4x^3 - 96x^2 + 576x$

(b) $\dfrac{dV}{dx} = 12x^2 - 192x + 576$

(c) $12(x^2 - 16x + 48) = 12(x - 4)(x - 12) = 0$. At $x = 12$ there is no card left and the volume is zero, so $x = 4$.

(d) $V = 4 \times 16^2 = 1024$ cm$^3$`,
    scheme: [
      [md`$x(24 - 2x)^2$`, 'M1'],
      [md`expands to the given expression`, 'A1'],
      [md`differentiates a polynomial`, 'M1'],
      [md`$12x^2 - 192x + 576$`, 'A1'],
      [md`sets the derivative to zero`, 'M1'],
      [md`$x = 4$ or $x = 12$`, 'A1'],
      [md`chooses $x = 4$, with a reason`, 'R1'],
      [md`$1024$ cm$^3$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-kinematics-01',
    topic: 'kinematics',
    otherTopics: ['definite-integrals-and-areas'],
    difficulty: 'Medium',
    marks: 7,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2023,
    timezone: 1,
    verified: true,
    text: md`A particle moves along a line. Its velocity after $t$ seconds is $v(t) = t^2 - 6t + 8$ m s$^{-1}$, for $0 \le t \le 5$.

(a) Find the times at which the particle is at rest. [2]

(b) Find its acceleration at $t = 1$. [2]

(c) Find the total distance that it travels in the first 4 seconds. [3]`,
    hints: [md`Between its two times at rest, the particle moves backwards.`],
    answer: md`(a) $(t - 2)(t - 4) = 0$, so $t = 2$ and $t = 4$.

(b) $a(t) = 2t - 6$, so $a(1) = -4$ m s$^{-2}$.

(c) $\displaystyle\int_0^2 v\,dt = \frac{20}{3}$ and $\displaystyle\int_2^4 v\,dt = -\frac{4}{3}$. The distance is $\dfrac{20}{3} + \dfrac{4}{3} = 8$ m.`,
    scheme: [
      [md`sets $v(t) = 0$`, 'M1'],
      [md`$t = 2$ and $t = 4$`, 'A1'],
      [md`differentiates $v$`, 'M1'],
      [md`$-4$ m s$^{-2}$`, 'A1'],
      [md`integrates $|v|$, or $v$ on both intervals`, 'M1'],
      [md`$\frac{20}{3}$ and $-\frac{4}{3}$`, 'A1'],
      [md`$8$ m`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-integral-01',
    topic: 'indefinite-integrals',
    difficulty: 'Easy',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`The derivative of a function $f$ is $f'(x) = 6x^2 - 4x + 1$, and $f(1) = 5$.

Find $f(x)$. [5]`,
    answer: md`$f(x) = 2x^3 - 2x^2 + x + c$. From $f(1) = 1 + c = 5$ follows $c = 4$, so $f(x) = 2x^3 - 2x^2 + x + 4$.`,
    scheme: [
      [md`integrates $f'$`, 'M1'],
      [md`$2x^3 - 2x^2 + x$`, 'A1'],
      [md`adds a constant`, 'A1'],
      [md`substitutes $f(1) = 5$`, 'M1'],
      [md`$2x^3 - 2x^2 + x + 4$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-area-01',
    topic: 'definite-integrals-and-areas',
    difficulty: 'Medium',
    marks: 6,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2024,
    timezone: 0,
    verified: true,
    text: md`The curve $y = 6x - x^2$ and the line $y = 2x$ enclose a region.

(a) Find the $x$-coordinates of the points where they meet. [2]

(b) Find the area of the region. [4]`,
    answer: md`(a) $6x - x^2 = 2x$ means $x(4 - x) = 0$, so $x = 0$ and $x = 4$.

(b)

$$\int_0^4 \left(4x - x^2\right) dx = \left[2x^2 - \frac{x^3}{3}\right]_0^4 = 32 - \frac{64}{3} = \frac{32}{3}$$`,
    scheme: [
      [md`$6x - x^2 = 2x$`, 'M1'],
      [md`$x = 0$ and $x = 4$`, 'A1'],
      [md`integrates the difference of the two`, 'M1'],
      [md`$2x^2 - \frac{x^3}{3}$`, 'A1'],
      [md`substitutes the limits`, 'M1'],
      [md`$\frac{32}{3}$`, 'A1'],
    ],
  },
];
