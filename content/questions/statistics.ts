import { md, type QuestionContent } from '../bank-content.ts';

const place = { subject: 'math-aa-sl', level: 'SL', shared: true } as const;

export const statistics: readonly QuestionContent[] = [
  {
    ...place,
    key: 'aa-averages-01',
    topic: 'measures-of-central-tendency-and-dispersion',
    difficulty: 'Easy',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`Five numbers are $4, 7, 7, 9, 13$.

(a) Find their mean. [2]

(b) Write down their median. [1]

(c) A sixth number is added, and the mean becomes 9. Find the sixth number. [2]`,
    answer: md`(a) $\dfrac{4 + 7 + 7 + 9 + 13}{5} = 8$

(b) $7$

(c) The six numbers add up to $6 \times 9 = 54$, so the sixth is $54 - 40 = 14$.`,
    scheme: [
      [md`divides the sum by 5`, 'M1'],
      [md`$8$`, 'A1'],
      [md`$7$`, 'A1'],
      [md`$6 \times 9 - 40$`, 'M1'],
      [md`$14$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-probability-01',
    topic: 'combined-events-and-conditional-probability',
    difficulty: 'Easy',
    marks: 5,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2021,
    timezone: 1,
    verified: true,
    text: md`Events $A$ and $B$ have $P(A) = 0.5$, $P(B) = 0.4$ and $P(A \cup B) = 0.7$.

(a) Find $P(A \cap B)$. [2]

(b) Determine whether $A$ and $B$ are independent. [2]

(c) Find $P(A \mid B)$. [1]`,
    answer: md`(a) $0.5 + 0.4 - 0.7 = 0.2$

(b) $P(A) \times P(B) = 0.5 \times 0.4 = 0.2 = P(A \cap B)$, so they are independent.

(c) $P(A \mid B) = \dfrac{0.2}{0.4} = 0.5$`,
    scheme: [
      [md`uses $P(A \cup B) = P(A) + P(B) - P(A \cap B)$`, 'M1'],
      [md`$0.2$`, 'A1'],
      [md`compares $P(A) \times P(B)$ with $P(A \cap B)$`, 'M1'],
      [md`independent, because both are $0.2$`, 'R1'],
      [md`$0.5$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-discrete-01',
    topic: 'discrete-random-variables',
    difficulty: 'Medium',
    marks: 6,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`The random variable $X$ has this distribution:

| $x$ | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| $P(X = x)$ | $0.1$ | $0.3$ | $a$ | $2a$ |

(a) Find the value of $a$. [2]

(b) Find $E(X)$. [2]

(c) Find $P(X = 4 \mid X \ge 3)$. [2]`,
    answer: md`(a) $0.4 + 3a = 1$, so $a = 0.2$.

(b) $1 \times 0.1 + 2 \times 0.3 + 3 \times 0.2 + 4 \times 0.4 = 2.9$

(c) $\dfrac{0.4}{0.6} = \dfrac{2}{3}$`,
    scheme: [
      [md`the probabilities add up to 1`, 'M1'],
      [md`$a = 0.2$`, 'A1'],
      [md`uses $\sum x\,P(X = x)$`, 'M1'],
      [md`$2.9$`, 'A1'],
      [md`$\frac{P(X = 4)}{P(X \ge 3)}$`, 'M1'],
      [md`$\frac{2}{3}$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-binomial-distribution-01',
    topic: 'the-binomial-distribution',
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    month: 'November',
    year: 2022,
    timezone: 0,
    verified: true,
    text: md`The random variable $X$ follows a binomial distribution with $n = 12$ and $p = 0.3$.

(a) Find $P(X = 4)$. [2]

(b) Find $P(X \ge 2)$. [2]

(c) Write down the mean and the variance of $X$. [2]`,
    answer: md`(a) $P(X = 4) \approx 0.231$

(b) $P(X \ge 2) = 1 - P(X \le 1) \approx 0.915$

(c) The mean is $12 \times 0.3 = 3.6$, the variance $12 \times 0.3 \times 0.7 = 2.52$.`,
    scheme: [
      [md`$\binom{12}{4} \times 0.3^4 \times 0.7^8$`, 'M1'],
      [md`$0.231$`, 'A1'],
      [md`$1 - P(X \le 1)$`, 'M1'],
      [md`$0.915$`, 'A1'],
      [md`mean $3.6$`, 'A1'],
      [md`variance $2.52$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-normal-01',
    topic: 'the-normal-distribution',
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    verified: true,
    text: md`The masses of the apples in an orchard are normally distributed with a mean of 150 g and a standard deviation of 12 g.

(a) Find the probability that an apple has a mass of more than 160 g. [2]

(b) Find the probability that its mass lies between 140 g and 160 g. [2]

(c) The heaviest 10% are sold as 'large'. Find the least mass of a large apple. [2]`,
    hints: [md`The interval in part (b) is symmetric about the mean.`],
    answer: md`(a) $P(M > 160) \approx 0.202$

(b) $1 - 2 \times 0.2023 \approx 0.595$

(c) $P(M < m) = 0.9$ gives $m \approx 165$ g.`,
    scheme: [
      [md`writes $P(M > 160)$, or draws it`, 'M1'],
      [md`$0.202$`, 'A1'],
      [md`writes $P(140 < M < 160)$, or uses the symmetry`, 'M1'],
      [md`$0.595$`, 'A1'],
      [md`$P(M < m) = 0.9$`, 'M1'],
      [md`$165$ g`, 'A1'],
    ],
  },
];
