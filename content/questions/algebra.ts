import { md, type QuestionContent } from '../bank-content.ts';

const place = { subject: 'math-aa-sl', level: 'SL', shared: true } as const;

export const algebra: readonly QuestionContent[] = [
  {
    ...place,
    key: 'aa-geometric-01',
    topic: 'geometric-sequences-and-series',
    difficulty: 'Easy',
    marks: 5,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`A geometric sequence has first term 3 and common ratio 2.

(a) Find the sixth term. [2]

(b) Find the sum of the first six terms. [3]`,
    hints: [md`$u_n = u_1 r^{n-1}$`],
    answer: md`(a) $u_6 = 3 \times 2^5 = 96$

(b) $S_6 = \dfrac{3(2^6 - 1)}{2 - 1} = 189$`,
    scheme: [
      [md`$3 \times 2^5$`, 'M1'],
      [md`$96$`, 'A1'],
      [md`substitutes into a formula for the sum`, 'M1'],
      [md`$\frac{3(2^6 - 1)}{2 - 1}$`, 'A1'],
      [md`$189$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-geometric-02',
    topic: 'geometric-sequences-and-series',
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    month: 'May',
    year: 2023,
    timezone: 2,
    verified: true,
    text: md`In a geometric sequence, $u_2 = 12$ and $u_5 = 40.5$.

(a) Find the common ratio. [2]

(b) Find the first term. [1]

(c) Find the least value of $n$ for which $S_n > 1000$. [3]`,
    hints: [md`$u_5 = u_2 r^3$`],
    answer: md`(a) $r^3 = \dfrac{40.5}{12} = 3.375$, so $r = 1.5$.

(b) $u_1 = \dfrac{12}{1.5} = 8$

(c) $\dfrac{8(1.5^n - 1)}{0.5} > 1000$ means $1.5^n > 63.5$, so $n > 10.2$. The least value is $n = 11$.`,
    scheme: [
      [md`$12 r^3 = 40.5$`, 'M1'],
      [md`$r = 1.5$`, 'A1'],
      [md`$u_1 = 8$`, 'A1'],
      [md`sets up an inequality, or a table of $S_n$`, 'M1'],
      [md`$1.5^n > 63.5$, or $S_{10} = 907$ and $S_{11} = 1370$`, 'A1'],
      [md`$n = 11$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-infinite-01',
    topic: 'infinite-geometric-series',
    otherTopics: ['geometric-sequences-and-series'],
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`An infinite geometric series has first term 12 and sum 18.

(a) Find the common ratio. [3]

(b) Find the fourth term. [2]`,
    hints: [md`$S_\infty = \dfrac{u_1}{1 - r}$, provided that $|r| < 1$.`],
    answer: md`(a) $\dfrac{12}{1 - r} = 18$ gives $1 - r = \dfrac{2}{3}$, so $r = \dfrac{1}{3}$.

(b) $u_4 = 12 \times \left(\dfrac{1}{3}\right)^3 = \dfrac{4}{9}$`,
    scheme: [
      [md`$\frac{12}{1 - r} = 18$`, 'M1'],
      [md`$1 - r = \frac{2}{3}$`, 'A1'],
      [md`$r = \frac{1}{3}$`, 'A1'],
      [md`$12 \times \left(\frac{1}{3}\right)^3$`, 'M1'],
      [md`$\frac{4}{9}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-exponents-01',
    topic: 'laws-of-exponents',
    difficulty: 'Easy',
    marks: 3,
    calculator: false,
    paper: 1,
    text: md`Solve the equation $4^x = 8^{x-1}$. [3]`,
    hints: [md`Write both sides as powers of 2.`],
    answer: md`$2^{2x} = 2^{3(x-1)}$, so $2x = 3x - 3$ and $x = 3$.`,
    scheme: [
      [md`writes both sides as powers of 2`, 'M1'],
      [md`$2x = 3x - 3$`, 'A1'],
      [md`$x = 3$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-logarithms-01',
    topic: 'laws-of-logarithms',
    difficulty: 'Easy',
    marks: 4,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`Given that $\log_2 a = 3$ and $\log_2 b = 5$, find the value of

(a) $\log_2 \left(a^2 b\right)$; [2]

(b) $\log_2 \left(\dfrac{\sqrt{b}}{a}\right)$. [2]`,
    hints: [md`$\log_c (xy) = \log_c x + \log_c y$ and $\log_c \left(x^m\right) = m \log_c x$`],
    answer: md`(a) $2 \times 3 + 5 = 11$

(b) $\frac{1}{2} \times 5 - 3 = -\frac{1}{2}$`,
    scheme: [
      [md`$2\log_2 a + \log_2 b$`, 'M1'],
      [md`$11$`, 'A1'],
      [md`$\frac{1}{2}\log_2 b - \log_2 a$`, 'M1'],
      [md`$-\frac{1}{2}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-logarithms-02',
    topic: 'laws-of-logarithms',
    otherTopics: ['solving-equations'],
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2021,
    timezone: 0,
    verified: true,
    text: md`Solve the equation $\log_3(x + 6) - \log_3(x - 2) = 2$. [5]`,
    hints: [md`Write the left side as one logarithm.`],
    answer: md`$\log_3 \dfrac{x+6}{x-2} = 2$ means $\dfrac{x+6}{x-2} = 9$, so $x + 6 = 9x - 18$ and $x = 3$. Both logarithms exist for $x = 3$, because $x > 2$.`,
    scheme: [
      [md`combines the logarithms`, 'M1'],
      [md`$\frac{x+6}{x-2} = 3^2$`, 'A1'],
      [md`solves a linear equation`, 'M1'],
      [md`$x = 3$`, 'A1'],
      [md`states that $x = 3$ satisfies $x > 2$`, 'R1'],
    ],
  },
  {
    ...place,
    key: 'aa-binomial-01',
    topic: 'the-binomial-theorem',
    difficulty: 'Medium',
    marks: 4,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`Find the coefficient of $x^2$ in the expansion of $(2 + 3x)^5$. [4]`,
    hints: [md`The general term is $\dbinom{5}{r}\, 2^{5-r} (3x)^r$.`],
    answer: md`The term in $x^2$ is $\dbinom{5}{2} \times 2^3 \times (3x)^2 = 10 \times 8 \times 9 x^2$, so the coefficient is $720$.`,
    scheme: [
      [md`chooses the term with $r = 2$`, 'M1'],
      [md`$\binom{5}{2} = 10$`, 'A1'],
      [md`$2^3 \times 3^2 = 72$`, 'A1'],
      [md`$720$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-binomial-02',
    topic: 'the-binomial-theorem',
    otherTopics: ['quadratic-equations-and-inequalities'],
    difficulty: 'Hard',
    marks: 6,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2024,
    timezone: 1,
    verified: true,
    text: md`In the expansion of $(2 - x)(1 + kx)^6$, the coefficient of $x^2$ is $36$.

Find the possible values of $k$. [6]`,
    hints: [md`$(1 + kx)^6 = 1 + 6kx + 15k^2x^2 + \ldots$`],
    answer: md`The term in $x^2$ is $2 \times 15k^2x^2 - x \times 6kx$, so $30k^2 - 6k = 36$. Then

$$5k^2 - k - 6 = 0, \qquad (5k - 6)(k + 1) = 0,$$

so $k = \dfrac{6}{5}$ or $k = -1$.`,
    scheme: [
      [md`expands $(1 + kx)^6$ as far as $x^2$`, 'M1'],
      [md`$1 + 6kx + 15k^2x^2$`, 'A1'],
      [md`collects both terms in $x^2$`, 'M1'],
      [md`$30k^2 - 6k = 36$`, 'A1'],
      [md`$k = \frac{6}{5}$`, 'A1'],
      [md`$k = -1$`, 'A1'],
    ],
  },
];
