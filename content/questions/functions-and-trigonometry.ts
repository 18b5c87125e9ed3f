import { md, type QuestionContent } from '../bank-content.ts';

const place = { subject: 'math-aa-sl', level: 'SL', shared: true } as const;

export const functionsAndTrigonometry: readonly QuestionContent[] = [
  {
    ...place,
    key: 'aa-functions-01',
    topic: 'composite-and-inverse-functions',
    difficulty: 'Easy',
    marks: 6,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`Let $f(x) = 2x + 3$ and $g(x) = x^2 - 1$, for $x \in \mathbb{R}$.

(a) Find $(g \circ f)(1)$. [2]

(b) Find $f^{-1}(x)$. [2]

(c) Solve $f(x) = g(x)$. [2]`,
    answer: md`(a) $f(1) = 5$ and $g(5) = 24$, so $(g \circ f)(1) = 24$.

(b) $y = 2x + 3$ gives $x = \dfrac{y - 3}{2}$, so $f^{-1}(x) = \dfrac{x - 3}{2}$.

(c) $x^2 - 2x - 4 = 0$ gives $x = 1 \pm \sqrt{5}$.`,
    scheme: [
      [md`evaluates $f(1)$ first`, 'M1'],
      [md`$24$`, 'A1'],
      [md`exchanges $x$ and $y$, or solves for $x$`, 'M1'],
      [md`$\frac{x - 3}{2}$`, 'A1'],
      [md`$x^2 - 2x - 4 = 0$`, 'M1'],
      [md`$x = 1 \pm \sqrt{5}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-functions-02',
    topic: 'quadratic-functions',
    difficulty: 'Medium',
    marks: 7,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2022,
    timezone: 2,
    verified: true,
    text: md`Let $f(x) = x^2 - 6x + 5$.

(a) Write $f(x)$ in the form $(x - h)^2 + k$. [2]

(b) Write down the coordinates of the vertex of the graph. [1]

(c) Find the $x$-intercepts of the graph. [2]

(d) Find the range of $f$ for the domain $0 \le x \le 7$. [2]`,
    answer: md`(a) $f(x) = (x - 3)^2 - 4$

(b) $(3, -4)$

(c) $(x - 1)(x - 5) = 0$, so $x = 1$ and $x = 5$.

(d) The least value is $-4$, at the vertex. At the ends, $f(0) = 5$ and $f(7) = 12$. The range is $-4 \le f(x) \le 12$.`,
    scheme: [
      [md`completes the square`, 'M1'],
      [md`$(x - 3)^2 - 4$`, 'A1'],
      [md`$(3, -4)$`, 'A1'],
      [md`$x = 1$`, 'A1'],
      [md`$x = 5$`, 'A1'],
      [md`compares the vertex with the ends of the domain`, 'M1'],
      [md`$-4 \le f(x) \le 12$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-functions-03',
    topic: 'quadratic-equations-and-inequalities',
    difficulty: 'Hard',
    marks: 5,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`The equation $x^2 + (k + 2)x + 9 = 0$ has two distinct real roots.

Find the set of possible values of $k$. [5]`,
    hints: [md`Two distinct real roots: the discriminant is positive.`],
    answer: md`$\Delta = (k + 2)^2 - 36 > 0$ means $|k + 2| > 6$, so $k < -8$ or $k > 4$.`,
    scheme: [
      [md`uses $\Delta > 0$`, 'M1'],
      [md`$(k + 2)^2 - 36 > 0$`, 'A1'],
      [md`finds the critical values $-8$ and $4$`, 'M1'],
      [md`$k < -8$`, 'A1'],
      [md`$k > 4$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-functions-04',
    topic: 'transformations-of-graphs',
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`The point $P(4, 6)$ lies on the graph of $y = f(x)$. Find the image of $P$ on the graph of

(a) $y = f(x - 2) + 1$; [2]

(b) $y = 3f(2x)$; [2]

(c) $y = -f(x)$. [1]`,
    answer: md`(a) $(6, 7)$

(b) $(2, 18)$

(c) $(4, -6)$`,
    scheme: [
      [md`$x = 6$`, 'A1'],
      [md`$y = 7$`, 'A1'],
      [md`$x = 2$`, 'A1'],
      [md`$y = 18$`, 'A1'],
      [md`$(4, -6)$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-triangle-01',
    topic: 'triangle-trigonometry',
    difficulty: 'Easy',
    marks: 6,
    calculator: true,
    paper: 2,
    verified: true,
    text: md`In triangle $ABC$, $AB = 8$ cm, $AC = 11$ cm and $B\hat{A}C = 60^\circ$.

(a) Find $BC$. [3]

(b) Find the area of the triangle. [3]`,
    hints: [md`Two sides and the angle between them: the cosine rule.`],
    answer: md`(a) $BC^2 = 8^2 + 11^2 - 2 \times 8 \times 11 \times \cos 60^\circ = 97$, so $BC = \sqrt{97} \approx 9.85$ cm.

(b) $\frac{1}{2} \times 8 \times 11 \times \sin 60^\circ = 22\sqrt{3} \approx 38.1$ cm$^2$`,
    scheme: [
      [md`chooses the cosine rule`, 'M1'],
      [md`$8^2 + 11^2 - 2 \times 8 \times 11 \times \cos 60^\circ$`, 'A1'],
      [md`$9.85$ cm`, 'A1'],
      [md`chooses $\frac{1}{2}ab\sin C$`, 'M1'],
      [md`$\frac{1}{2} \times 8 \times 11 \times \sin 60^\circ$`, 'A1'],
      [md`$38.1$ cm$^2$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-circle-01',
    topic: 'circles-arcs-and-sectors',
    difficulty: 'Easy',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`A sector of a circle of radius 6 cm has an angle of 1.5 radians at the centre. Find

(a) the length of its arc; [2]

(b) its area; [2]

(c) its perimeter. [1]`,
    answer: md`(a) $6 \times 1.5 = 9$ cm

(b) $\frac{1}{2} \times 6^2 \times 1.5 = 27$ cm$^2$

(c) $9 + 2 \times 6 = 21$ cm`,
    scheme: [
      [md`uses $r\theta$`, 'M1'],
      [md`$9$ cm`, 'A1'],
      [md`uses $\frac{1}{2}r^2\theta$`, 'M1'],
      [md`$27$ cm$^2$`, 'A1'],
      [md`$21$ cm`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-trig-equation-01',
    topic: 'trigonometric-equations',
    otherTopics: ['trigonometric-identities'],
    difficulty: 'Medium',
    marks: 6,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2023,
    timezone: 0,
    verified: true,
    text: md`Solve $2\cos^2 x + 3\sin x = 3$ for $0 \le x \le 2\pi$. [6]`,
    hints: [md`Replace $\cos^2 x$, so that only $\sin x$ is left.`],
    answer: md`With $\cos^2 x = 1 - \sin^2 x$ the equation becomes $2\sin^2 x - 3\sin x + 1 = 0$, or $(2\sin x - 1)(\sin x - 1) = 0$.

$\sin x = \frac{1}{2}$ gives $x = \dfrac{\pi}{6}$ and $x = \dfrac{5\pi}{6}$; $\sin x = 1$ gives $x = \dfrac{\pi}{2}$.`,
    scheme: [
      [md`uses $\cos^2 x = 1 - \sin^2 x$`, 'M1'],
      [md`$2\sin^2 x - 3\sin x + 1 = 0$`, 'A1'],
      [md`$\sin x = \frac{1}{2}$ or $\sin x = 1$`, 'A1'],
      [md`$x = \frac{\pi}{6}$`, 'A1'],
      [md`$x = \frac{5\pi}{6}$`, 'A1'],
      [md`$x = \frac{\pi}{2}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-trig-function-01',
    topic: 'trigonometric-functions',
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    verified: true,
    text: md`The depth of the water in a harbour, $t$ hours after midnight, is modelled by

$$d(t) = 5 + 3\sin\left(\frac{\pi t}{6}\right) \text{ metres}, \qquad 0 \le t \le 24.$$

(a) Write down the greatest depth. [1]

(b) Find the period of $d$. [2]

(c) Find the depth at 01:00. [1]

(d) Find the first time after the depth has been greatest at which it is 6.5 m. [2]`,
    answer: md`(a) $8$ m

(b) $\dfrac{2\pi}{\pi/6} = 12$ hours

(c) $d(1) = 5 + 3\sin\dfrac{\pi}{6} = 6.5$ m

(d) $\sin\dfrac{\pi t}{6} = \dfrac{1}{2}$ after the maximum at $t = 3$ means $\dfrac{\pi t}{6} = \dfrac{5\pi}{6}$, so $t = 5$: at 05:00.`,
    scheme: [
      [md`$8$ m`, 'A1'],
      [md`$\frac{2\pi}{\pi/6}$`, 'M1'],
      [md`$12$ hours`, 'A1'],
      [md`$6.5$ m`, 'A1'],
      [md`uses $\frac{5\pi}{6}$, or the symmetry about $t = 3$`, 'M1'],
      [md`$05{:}00$, or $t = 5$`, 'A1'],
    ],
  },
];
