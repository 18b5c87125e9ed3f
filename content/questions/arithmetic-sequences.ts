import { md, type QuestionContent } from '../bank-content.ts';

const place = {
  subject: 'math-aa-sl',
  topic: 'arithmetic-sequences-and-series',
  level: 'SL',
  shared: true,
} as const;

export const arithmeticSequences: readonly QuestionContent[] = [
  {
    ...place,
    key: 'aa-arithmetic-01',
    designKey: 'aa-arithmetic-term-and-sum',
    difficulty: 'Easy',
    marks: 4,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2023,
    timezone: 1,
    verified: true,
    priority: 1,
    text: md`An arithmetic sequence has first term $u_1 = 7$ and common difference $d = 4$.

(a) Find $u_{10}$. [2]

(b) Find the sum of the first ten terms. [2]`,
    hints: [
      md`The $n$th term is $u_n = u_1 + (n-1)d$.`,
      md`With both ends known, $S_n = \frac{n}{2}(u_1 + u_n)$.`,
    ],
    answer: md`(a) $u_{10} = 7 + 9 \times 4 = 43$

(b) $S_{10} = \frac{10}{2}(7 + 43) = 250$`,
    scheme: [
      [md`substitutes into $u_n = u_1 + (n-1)d$`, 'M1'],
      [md`$u_{10} = 43$`, 'A1'],
      [md`substitutes into a formula for the sum`, 'M1'],
      [md`$S_{10} = 250$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-02',
    designKey: 'aa-arithmetic-term-and-sum',
    variant: 1,
    difficulty: 'Easy',
    marks: 4,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`An arithmetic sequence has first term $u_1 = 11$ and common difference $d = 6$.

(a) Find $u_{10}$. [2]

(b) Find the sum of the first ten terms. [2]`,
    hints: [md`The $n$th term is $u_n = u_1 + (n-1)d$.`],
    answer: md`(a) $u_{10} = 11 + 9 \times 6 = 65$

(b) $S_{10} = \frac{10}{2}(11 + 65) = 380$`,
    scheme: [
      [md`substitutes into $u_n = u_1 + (n-1)d$`, 'M1'],
      [md`$u_{10} = 65$`, 'A1'],
      [md`substitutes into a formula for the sum`, 'M1'],
      [md`$S_{10} = 380$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-03',
    difficulty: 'Easy',
    marks: 5,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2022,
    timezone: 0,
    verified: true,
    text: md`In an arithmetic sequence, $u_3 = 14$ and $u_8 = 39$.

(a) Find the common difference. [2]

(b) Find the first term. [1]

(c) Find $u_{20}$. [2]`,
    hints: [md`From the third term to the eighth there are five steps.`],
    answer: md`(a) $5d = 39 - 14 = 25$, so $d = 5$.

(b) $u_1 = 14 - 2 \times 5 = 4$

(c) $u_{20} = 4 + 19 \times 5 = 99$`,
    scheme: [
      [md`$5d = 39 - 14$, or two equations in $u_1$ and $d$`, 'M1'],
      [md`$d = 5$`, 'A1'],
      [md`$u_1 = 4$`, 'A1'],
      [md`$u_{20} = 4 + 19 \times 5$`, 'M1'],
      [md`$u_{20} = 99$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-04',
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    month: 'May',
    year: 2024,
    timezone: 2,
    verified: true,
    text: md`The front row of a theatre has 18 seats. Each row behind it has 3 seats more than the row in front.

(a) Find the number of seats in the 15th row. [2]

(b) Find the total number of seats in the first 15 rows. [2]

(c) A theatre of this kind is to have more than 1000 seats. Find the least number of rows that it needs. [2]`,
    hints: [
      md`The numbers of seats form an arithmetic sequence with $u_1 = 18$ and $d = 3$.`,
      md`In part (c), look at a table of values of $S_n$.`,
    ],
    answer: md`(a) $u_{15} = 18 + 14 \times 3 = 60$

(b) $S_{15} = \frac{15}{2}(18 + 60) = 585$

(c) $S_n = \frac{n}{2}\left(36 + 3(n-1)\right) > 1000$. Since $S_{20} = 930$ and $S_{21} = 1008$, it needs 21 rows.`,
    scheme: [
      [md`$18 + 14 \times 3$`, 'M1'],
      [md`$60$ seats`, 'A1'],
      [md`$\frac{15}{2}(18 + 60)$`, 'M1'],
      [md`$585$ seats`, 'A1'],
      [md`$\frac{n}{2}\left(36 + 3(n-1)\right) > 1000$, or values on both sides of 1000`, 'M1'],
      [md`$21$ rows`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-05',
    otherTopics: ['simple-deductive-proof'],
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2022,
    timezone: 1,
    verified: true,
    text: md`The sum of the first $n$ terms of a sequence is $S_n = 3n^2 + 2n$.

(a) Write down $u_1$. [1]

(b) Show that $u_n = 6n - 1$ for $n \ge 2$. [3]

(c) Find the value of $n$ for which $u_n = 143$. [1]`,
    hints: [md`The $n$th term is what the $n$th sum adds: $u_n = S_n - S_{n-1}$.`],
    answer: md`(a) $u_1 = S_1 = 5$

(b) For $n \ge 2$,

$$u_n = S_n - S_{n-1} = 3n^2 + 2n - 3(n-1)^2 - 2(n-1) = 3(2n - 1) + 2 = 6n - 1.$$

(c) $6n - 1 = 143$ gives $n = 24$.`,
    scheme: [
      [md`$u_1 = 5$`, 'A1'],
      [md`uses $u_n = S_n - S_{n-1}$`, 'M1'],
      [md`$3n^2 + 2n - 3(n-1)^2 - 2(n-1)$`, 'A1'],
      [md`expands fully and reaches $6n - 1$`, 'A1'],
      [md`$n = 24$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-06',
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    verified: true,
    text: md`The numbers $k + 1$, $3k - 2$ and $4k + 1$ are consecutive terms of an arithmetic sequence.

(a) Find the value of $k$. [3]

(b) Write down the common difference. [1]

(c) Given that $k + 1$ is the second term of the sequence, find the first term. [1]`,
    hints: [md`Neighbouring terms differ by the same amount.`],
    answer: md`(a) $(3k - 2) - (k + 1) = (4k + 1) - (3k - 2)$, so $2k - 3 = k + 3$ and $k = 6$.

(b) The terms are $7$, $16$ and $25$, so $d = 9$.

(c) $u_1 = 7 - 9 = -2$`,
    scheme: [
      [md`sets two differences equal`, 'M1'],
      [md`$2k - 3 = k + 3$`, 'A1'],
      [md`$k = 6$`, 'A1'],
      [md`$d = 9$`, 'A1'],
      [md`$u_1 = -2$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-07',
    difficulty: 'Hard',
    marks: 7,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2023,
    timezone: 0,
    verified: true,
    videoSolution: '/videos/aa-arithmetic-07.webm',
    text: md`Consider the multiples of 7 that lie between 100 and 500.

(a) Write down the smallest and the largest of them. [2]

(b) Find how many there are. [2]

(c) Find their sum. [3]`,
    hints: [md`$7 \times 15 = 105$`, md`Count them as the terms of an arithmetic sequence with $d = 7$.`],
    answer: md`(a) $105$ and $497$

(b) $105 + 7(n-1) = 497$ gives $n = 57$.

(c) $S_{57} = \frac{57}{2}(105 + 497) = 57 \times 301 = 17\,157$`,
    scheme: [
      [md`$105$`, 'A1'],
      [md`$497$`, 'A1'],
      [md`$105 + 7(n-1) = 497$`, 'M1'],
      [md`$n = 57$`, 'A1'],
      [md`substitutes into a formula for the sum`, 'M1'],
      [md`$\frac{57}{2}(105 + 497)$`, 'A1'],
      [md`$17\,157$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-08',
    difficulty: 'Easy',
    marks: 3,
    calculator: false,
    paper: 1,
    text: md`An arithmetic sequence begins $90, 84, 78, \ldots$

(a) Write down the common difference. [1]

(b) Find the number of positive terms of the sequence. [2]`,
    hints: [md`Which term is zero?`],
    answer: md`(a) $d = -6$

(b) $90 - 6(n-1) > 0$ means $n < 16$, so there are 15 positive terms.`,
    scheme: [
      [md`$d = -6$`, 'A1'],
      [md`$90 - 6(n-1) > 0$, or $u_{16} = 0$`, 'M1'],
      [md`$15$ terms`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-09',
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    month: 'May',
    year: 2025,
    timezone: 1,
    verified: true,
    text: md`Mina trains for a race. She runs 2.5 km on the first day, and on each day after that 0.4 km more than on the day before.

(a) Find the distance that she runs on the 12th day. [2]

(b) Find the total distance that she runs in the first 30 days. [2]

(c) Find the first day on which she runs more than 10 km. [2]`,
    answer: md`(a) $2.5 + 11 \times 0.4 = 6.9$ km

(b) $S_{30} = \frac{30}{2}\left(2 \times 2.5 + 29 \times 0.4\right) = 249$ km

(c) $2.5 + 0.4(n-1) > 10$ gives $n > 19.75$, so on the 20th day.`,
    scheme: [
      [md`$2.5 + 11 \times 0.4$`, 'M1'],
      [md`$6.9$ km`, 'A1'],
      [md`$\frac{30}{2}\left(5 + 29 \times 0.4\right)$`, 'M1'],
      [md`$249$ km`, 'A1'],
      [md`$2.5 + 0.4(n-1) > 10$`, 'M1'],
      [md`day $20$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-10',
    difficulty: 'Medium',
    marks: 5,
    calculator: false,
    paper: 1,
    text: md`Consider the sum $\displaystyle\sum_{r=1}^{25} (4r - 3)$.

(a) Write down the first term and the common difference of the sequence that is summed. [2]

(b) Find the value of the sum. [3]`,
    hints: [md`Put $r = 1$, $r = 2$ and $r = 25$ into $4r - 3$.`],
    answer: md`(a) $u_1 = 1$ and $d = 4$

(b) $u_{25} = 97$, so the sum is $\frac{25}{2}(1 + 97) = 1225$.`,
    scheme: [
      [md`$u_1 = 1$`, 'A1'],
      [md`$d = 4$`, 'A1'],
      [md`substitutes into a formula for the sum with $n = 25$`, 'M1'],
      [md`$\frac{25}{2}(1 + 97)$`, 'A1'],
      [md`$1225$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-11',
    otherTopics: ['quadratic-equations-and-inequalities'],
    difficulty: 'Hard',
    marks: 7,
    calculator: false,
    paper: 1,
    month: 'November',
    year: 2024,
    timezone: 0,
    verified: true,
    text: md`The interior angles of a convex polygon form an arithmetic sequence. The smallest angle is $120^\circ$, and the common difference is $5^\circ$.

Find the number of sides of the polygon. [7]`,
    hints: [
      md`The interior angles of a polygon with $n$ sides add up to $180^\circ(n-2)$.`,
      md`In a convex polygon, every angle is smaller than $180^\circ$.`,
    ],
    answer: md`Both ways of adding up the angles must agree:

$$\frac{n}{2}\left(240 + 5(n-1)\right) = 180(n-2)$$

This simplifies to $n^2 - 25n + 144 = 0$, or $(n - 9)(n - 16) = 0$. For $n = 16$ the largest angle would be $120^\circ + 15 \times 5^\circ = 195^\circ$, which isn't possible in a convex polygon. So the polygon has 9 sides.`,
    scheme: [
      [md`sum of an arithmetic sequence with $u_1 = 120$ and $d = 5$`, 'M1'],
      [md`$\frac{n}{2}\left(240 + 5(n-1)\right)$`, 'A1'],
      [md`sets it equal to $180(n-2)$`, 'M1'],
      [md`$n^2 - 25n + 144 = 0$`, 'A1'],
      [md`$n = 9$ or $n = 16$`, 'A1'],
      [md`rejects $n = 16$, because its largest angle is $195^\circ$`, 'R1'],
      [md`$n = 9$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-12',
    otherTopics: ['financial-applications'],
    difficulty: 'Medium',
    marks: 6,
    calculator: true,
    paper: 2,
    text: md`Leo puts \$4000 into an account that pays simple interest of 3.2% of this amount each year.

(a) Find the interest that is paid each year. [1]

(b) Write down the amount in the account after $n$ years. [1]

(c) Find the amount in the account after 10 years. [2]

(d) Find the number of complete years after which there is more than \$7000 in the account for the first time. [2]`,
    answer: md`(a) $0.032 \times 4000 = 128$ dollars

(b) $4000 + 128n$

(c) $4000 + 1280 = 5280$ dollars

(d) $128n > 3000$ gives $n > 23.4$, so after 24 years.`,
    scheme: [
      [md`$128$`, 'A1'],
      [md`$4000 + 128n$`, 'A1'],
      [md`substitutes $n = 10$`, 'M1'],
      [md`$5280$`, 'A1'],
      [md`$4000 + 128n > 7000$`, 'M1'],
      [md`$24$ years`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-13',
    difficulty: 'Hard',
    marks: 8,
    calculator: false,
    paper: 1,
    month: 'May',
    year: 2021,
    timezone: 2,
    verified: true,
    text: md`The first ten terms of an arithmetic sequence add up to 155, and the first twenty to 610.

(a) Write down two equations in the first term $a$ and the common difference $d$. [3]

(b) Find $a$ and $d$. [3]

(c) Find an expression for the $n$th term, in its simplest form. [2]`,
    answer: md`(a) $5(2a + 9d) = 155$ and $10(2a + 19d) = 610$, that is, $2a + 9d = 31$ and $2a + 19d = 61$.

(b) Subtracting gives $10d = 30$, so $d = 3$ and $a = 2$.

(c) $u_n = 2 + 3(n-1) = 3n - 1$`,
    scheme: [
      [md`uses $S_n = \frac{n}{2}\left(2a + (n-1)d\right)$`, 'M1'],
      [md`$2a + 9d = 31$`, 'A1'],
      [md`$2a + 19d = 61$`, 'A1'],
      [md`eliminates one unknown`, 'M1'],
      [md`$d = 3$`, 'A1'],
      [md`$a = 2$`, 'A1'],
      [md`substitutes into $a + (n-1)d$`, 'M1'],
      [md`$3n - 1$`, 'A1'],
    ],
  },
  {
    ...place,
    key: 'aa-arithmetic-14',
    difficulty: 'Easy',
    marks: 2,
    calculator: false,
    mcqAnswer: 'B',
    specialInfo: 'Multiple choice',
    text: md`The $n$th term of a sequence is $u_n = 5 - 2n$. What is the sum of its first twenty terms? [2]

- A. $-340$
- B. $-320$
- C. $-300$
- D. $320$`,
    answer: md`$u_1 = 3$ and $u_{20} = -35$, so $S_{20} = \frac{20}{2}(3 - 35) = -320$. The answer is B.`,
    scheme: [
      [md`$\frac{20}{2}(3 - 35)$`, 'M1'],
      [md`B`, 'A1'],
    ],
  },
];
