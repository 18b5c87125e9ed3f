import { md, type QuestionContent } from '../bank-content.ts';

const standard = { subject: 'math-ai-sl', level: 'SL', shared: true, calculator: true } as const;
const higher = { subject: 'math-ai-hl', level: 'HL', calculator: true } as const;

export const applications: readonly QuestionContent[] = [
  {
    ...standard,
    key: 'ai-finance-01',
    topic: 'financial-applications',
    difficulty: 'Medium',
    marks: 5,
    paper: 1,
    month: 'May',
    year: 2023,
    timezone: 1,
    verified: true,
    text: md`Ines invests 6000 euros at a nominal annual interest rate of 4.5%, compounded monthly.

(a) Find the value of the investment after 5 years, to the nearest euro. [3]

(b) Find the least number of complete months after which the investment has at least doubled. [2]`,
    hints: [md`Each month the value is multiplied by $1 + \dfrac{4.5}{100 \times 12}$.`],
    answer: md`(a) $6000\left(1 + \dfrac{4.5}{1200}\right)^{60} \approx 7511$ euros

(b) $\left(1 + \dfrac{4.5}{1200}\right)^n \ge 2$ gives $n \ge 185.2$, so 186 months.`,
    scheme: [
      [md`substitutes into the formula of compound interest`, 'M1'],
      [md`$6000\left(1 + \frac{4.5}{1200}\right)^{60}$`, 'A1'],
      [md`$7511$ euros`, 'A1'],
      [md`$\left(1 + \frac{4.5}{1200}\right)^n \ge 2$, or a solver with the same values`, 'M1'],
      [md`$186$ months`, 'A1'],
    ],
  },
  {
    ...standard,
    key: 'ai-error-01',
    topic: 'approximation-and-error',
    difficulty: 'Easy',
    marks: 4,
    paper: 1,
    text: md`The sides of a rectangle are measured as 12.4 cm and 7.8 cm, each correct to one decimal place.

(a) Find the lower and the upper bound of its area. [2]

(b) The exact area is 97 cm$^2$. Find the percentage error of the area that follows from the measured sides. [2]`,
    answer: md`(a) $12.35 \times 7.75 = 95.7125$ cm$^2$ and $12.45 \times 7.85 = 97.7325$ cm$^2$

(b) $12.4 \times 7.8 = 96.72$, so the error is $\left|\dfrac{96.72 - 97}{97}\right| \times 100\% \approx 0.289\%$.`,
    scheme: [
      [md`$95.7$ cm$^2$`, 'A1'],
      [md`$97.7$ cm$^2$`, 'A1'],
      [md`$\left|\frac{96.72 - 97}{97}\right|$`, 'M1'],
      [md`$0.289\%$`, 'A1'],
    ],
  },
  {
    ...standard,
    key: 'ai-model-01',
    topic: 'modelling-with-functions',
    difficulty: 'Medium',
    marks: 6,
    paper: 1,
    month: 'November',
    year: 2022,
    timezone: 0,
    verified: true,
    text: md`The temperature of a cup of tea, $t$ minutes after it was poured, is modelled by $T(t) = 20 + 70 \times 0.9^t$, in degrees Celsius.

(a) Write down the temperature when the tea was poured. [1]

(b) Find the temperature after 10 minutes. [2]

(c) Find the time after which the temperature is 30 degrees. [3]`,
    answer: md`(a) $T(0) = 90$ degrees

(b) $20 + 70 \times 0.9^{10} \approx 44.4$ degrees

(c) $0.9^t = \dfrac{1}{7}$, so $t = \dfrac{\ln 7}{-\ln 0.9} \approx 18.5$ minutes.`,
    scheme: [
      [md`$90$`, 'A1'],
      [md`substitutes $t = 10$`, 'M1'],
      [md`$44.4$`, 'A1'],
      [md`$20 + 70 \times 0.9^t = 30$`, 'M1'],
      [md`$0.9^t = \frac{1}{7}$, or a graph with both curves`, 'A1'],
      [md`$18.5$ minutes`, 'A1'],
    ],
  },
  {
    ...standard,
    key: 'ai-voronoi-01',
    topic: 'voronoi-diagrams',
    otherTopics: ['perpendicular-bisectors'],
    difficulty: 'Medium',
    marks: 5,
    paper: 2,
    verified: true,
    text: md`Two sites of a Voronoi diagram are $A(1, 2)$ and $B(5, 4)$.

(a) Find the equation of the edge between the cells of $A$ and $B$. [4]

(b) Determine in which of the two cells the point $(4, 2)$ lies. [1]`,
    hints: [md`The edge lies on the perpendicular bisector of $AB$.`],
    answer: md`(a) The midpoint of $AB$ is $(3, 3)$, and $AB$ has gradient $\frac{1}{2}$. The bisector has gradient $-2$: $y - 3 = -2(x - 3)$, or $y = -2x + 9$.

(b) The squared distances to $A$ and $B$ are $9$ and $5$, so the point lies in the cell of $B$.`,
    scheme: [
      [md`midpoint $(3, 3)$`, 'A1'],
      [md`gradient of $AB$ is $\frac{1}{2}$`, 'A1'],
      [md`uses the negative reciprocal`, 'M1'],
      [md`$y = -2x + 9$`, 'A1'],
      [md`the cell of $B$`, 'A1'],
    ],
  },
  {
    ...standard,
    key: 'ai-regression-01',
    topic: 'correlation-and-regression',
    difficulty: 'Easy',
    marks: 5,
    paper: 1,
    text: md`A spring is stretched by $y$ cm when a mass of $x$ kg hangs from it.

| $x$ | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| $y$ | 2.1 | 3.9 | 6.2 | 7.8 | 10.1 |

(a) Find the equation of the regression line of $y$ on $x$. [2]

(b) Write down the correlation coefficient. [1]

(c) Estimate how far the spring is stretched by a mass of 3.5 kg. [2]`,
    answer: md`(a) $y = 1.99x + 0.05$

(b) $r \approx 0.999$

(c) $1.99 \times 3.5 + 0.05 \approx 7.02$ cm`,
    scheme: [
      [md`gradient $1.99$`, 'A1'],
      [md`intercept $0.05$`, 'A1'],
      [md`$0.999$`, 'A1'],
      [md`substitutes $3.5$ into the line`, 'M1'],
      [md`$7.02$ cm`, 'A1'],
    ],
  },
  {
    ...standard,
    key: 'ai-trapezoidal-01',
    topic: 'the-trapezoidal-rule',
    difficulty: 'Easy',
    marks: 3,
    paper: 1,
    text: md`The depth of a river is measured at points 1 m apart, from one bank to the other: 3 m, 5 m, 6 m, 5 m and 3 m.

Use the trapezoidal rule to estimate the area of the cross-section between the first point and the last. [3]`,
    answer: md`$\frac{1}{2} \times 1 \times \left(3 + 3 + 2(5 + 6 + 5)\right) = 19$ m$^2$`,
    scheme: [
      [md`uses the trapezoidal rule with $h = 1$`, 'M1'],
      [md`$\frac{1}{2}\left(3 + 3 + 2(5 + 6 + 5)\right)$`, 'A1'],
      [md`$19$ m$^2$`, 'A1'],
    ],
  },
  {
    ...higher,
    key: 'ai-matrix-01',
    topic: 'matrices',
    difficulty: 'Easy',
    marks: 5,
    paper: 1,
    verified: true,
    text: md`Let $A = \begin{pmatrix} 2 & 1 \\ 5 & 3 \end{pmatrix}$.

(a) Find $\det A$. [1]

(b) Find $A^{-1}$. [2]

(c) Hence solve $2x + y = 4$, $5x + 3y = 11$. [2]`,
    answer: md`(a) $\det A = 6 - 5 = 1$

(b) $A^{-1} = \begin{pmatrix} 3 & -1 \\ -5 & 2 \end{pmatrix}$

(c) $\begin{pmatrix} x \\ y \end{pmatrix} = A^{-1} \begin{pmatrix} 4 \\ 11 \end{pmatrix} = \begin{pmatrix} 1 \\ 2 \end{pmatrix}$`,
    scheme: [
      [md`$1$`, 'A1'],
      [md`exchanges and negates the right entries`, 'M1'],
      [md`$\begin{pmatrix} 3 & -1 \\ -5 & 2 \end{pmatrix}$`, 'A1'],
      [md`multiplies by $A^{-1}$`, 'M1'],
      [md`$x = 1$, $y = 2$`, 'A1'],
    ],
  },
  {
    ...higher,
    key: 'ai-markov-01',
    topic: 'transition-matrices-and-markov-chains',
    otherTopics: ['matrices'],
    difficulty: 'Medium',
    marks: 6,
    paper: 2,
    month: 'May',
    year: 2024,
    timezone: 1,
    verified: true,
    text: md`Each morning, Noor takes the bus or the tram. The transition matrix from one day to the next is

$$T = \begin{pmatrix} 0.8 & 0.3 \\ 0.2 & 0.7 \end{pmatrix},$$

where the first row and column stand for the bus. On Monday she takes the bus.

(a) Find the probability that she takes the bus on Wednesday. [3]

(b) Find the long-term probability that she takes the bus. [3]`,
    answer: md`(a) $T^2 \begin{pmatrix} 1 \\ 0 \end{pmatrix} = T \begin{pmatrix} 0.8 \\ 0.2 \end{pmatrix} = \begin{pmatrix} 0.7 \\ 0.3 \end{pmatrix}$, so $0.7$.

(b) In the long term $p = 0.8p + 0.3(1 - p)$, so $0.5p = 0.3$ and $p = 0.6$.`,
    scheme: [
      [md`uses $T^2$, or two steps`, 'M1'],
      [md`$\begin{pmatrix} 0.8 \\ 0.2 \end{pmatrix}$ on Tuesday, or $T^2$`, 'A1'],
      [md`$0.7$`, 'A1'],
      [md`sets up $T\mathbf{s} = \mathbf{s}$, or a high power of $T$`, 'M1'],
      [md`$p = 0.8p + 0.3(1 - p)$`, 'A1'],
      [md`$0.6$`, 'A1'],
    ],
  },
  {
    ...higher,
    key: 'ai-poisson-01',
    topic: 'the-poisson-distribution',
    difficulty: 'Medium',
    marks: 4,
    paper: 1,
    text: md`The number of e-mails that arrive in an hour follows a Poisson distribution with mean 2.5.

(a) Find the probability that exactly three arrive in an hour. [2]

(b) Find the probability that at least one arrives in an hour. [2]`,
    answer: md`(a) $\dfrac{2.5^3 \mathrm{e}^{-2.5}}{3!} \approx 0.214$

(b) $1 - \mathrm{e}^{-2.5} \approx 0.918$`,
    scheme: [
      [md`$\frac{2.5^3 \mathrm{e}^{-2.5}}{3!}$`, 'M1'],
      [md`$0.214$`, 'A1'],
      [md`$1 - P(X = 0)$`, 'M1'],
      [md`$0.918$`, 'A1'],
    ],
  },
];
