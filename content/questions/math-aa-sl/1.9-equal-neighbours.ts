import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, gcd, power, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  parameters: { a: integers(2, 9), b: integers(2, 9), k: integers(2, 11) },
  allow: ({ a, b, k }) => {
    const n = k + ((k + 1) * a) / b;
    return gcd(a, b) === 1 && Number.isInteger(n) && n <= 40 && n - k > 2;
  },
  write: ({ a, b, k }) => {
    const n = k + ((k + 1) * a) / b;
    const next = k + 1;
    const bracket = `${a} + ${b}x`;
    const ratio = fraction(b, a);
    const coefficients = (m: number): number[] =>
      integers(0, m).map((r) => choose(m, r) * a ** (m - r) * b ** r);
    const found = integers(next, 60).find((m) => {
      const [first, second] = [coefficients(m)[k]!, coefficients(m)[next]!];
      return Math.abs(first - second) < 1e-9 * first;
    })!;
    const most = Math.max(...coefficients(n));
    const where = coefficients(n).findIndex((one) => one > most * (1 - 1e-9));
    return {
      text: md`(a) Show that $\dbinom{n}{r + 1} = \dfrac{n - r}{r + 1}\dbinom{n}{r}$ for integers $n$ and $r$ with $0 \le r < n$. [2]

In the expansion of $(${bracket})^n$, where $n$ is a positive integer, the coefficients of $${power('x', k)}$ and $${power('x', next)}$ are equal.

(b) Find the value of $n$. [4]

(c) Show that no coefficient in the expansion is greater than these two. [2]`,
      hints: [
        md`Write both binomial coefficients with factorials. How is $(r + 1)!$ related to $r!$, and $(n - r)!$ to $(n - r - 1)!$?`,
        md`In part (b), write down both coefficients with powers of $${a}$ and $${b}$, and divide one by the other. Part (a) leaves very little.`,
        md`In part (c), by what is each coefficient multiplied to get the next one? When is this factor above $1$, and when below?`,
      ],
      answer: md`(a) Write the left-hand side with factorials, and split one factor off each of them:
$$\binom{n}{r + 1} = \frac{n!}{(r + 1)!\,(n - r - 1)!} = \frac{n!}{(r + 1)\,r!} \times \frac{n - r}{(n - r)!} = \frac{n - r}{r + 1} \times \frac{n!}{r!\,(n - r)!} = \frac{n - r}{r + 1}\binom{n}{r}.$$
Here $(r + 1)! = (r + 1)\,r!$ and $(n - r)! = (n - r)(n - r - 1)!$ were used.

(b) The coefficient of $x^r$ is $\dbinom{n}{r}${a}^{n - r} \times ${b}^r$. From one coefficient to the next, the power of $${a}$ loses a factor and the power of $${b}$ gains one. With part (a), the coefficient of $${power('x', next)}$ is
$$\frac{n - ${k}}{${next}} \times ${ratio}$$
times the coefficient of $${power('x', k)}$. They are equal when this factor is $1$:
$$\frac{${term(b, `(n - ${k})`)}}{${next} \times ${a}} = 1, \quad\text{so}\quad n - ${k} = ${fraction(next * a, b)} \quad\text{and}\quad n = ${n}.$$

(c) With $n = ${n}$, the coefficient of $x^{r + 1}$ is $\dfrac{${n} - r}{r + 1} \times ${ratio}$ times the coefficient of $x^r$. As $r$ grows, the numerator falls and the denominator grows, so this factor decreases. It is exactly $1$ for $r = ${k}$. So it is greater than $1$ for $r < ${k}$, where the coefficients increase, and less than $1$ for $r > ${k}$, where they decrease. Therefore the two equal coefficients, of $${power('x', k)}$ and $${power('x', next)}$, are the greatest.

**Watch out:** The coefficients of $(${bracket})^n$ are not just the binomial coefficients. With $\binom{n}{${k}} = \binom{n}{${next}}$ alone one would get $n = ${2 * k + 1}$.`,
      scheme: [
        [md`(a) writes at least one side with factorials`, 'M1'],
        [
          md`uses $(r + 1)! = (r + 1)\,r!$ and $(n - r)! = (n - r)(n - r - 1)!$, leading to the given result`,
          'A1',
        ],
        [
          md`(b) $\binom{n}{${k}}${a}^{n - ${k}} \times ${b}^{${k}} = \binom{n}{${next}}${a}^{n - ${next}} \times ${b}^{${next}}$`,
          'M1A1',
        ],
        [md`uses part (a), or cancels, to get $\frac{n - ${k}}{${next}} \times ${ratio} = 1$`, 'M1'],
        [md`$n = ${n}$`, 'A1'],
        [md`(c) the factor from one coefficient to the next decreases as $r$ increases`, 'R1'],
        [
          md`it is above $1$ before and below $1$ after $r = ${k}$, so the coefficients rise up to these two and then fall`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$n =$',
          expected: `${n}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${2 * k + 1}`,
              note: md`You compared the binomial coefficients alone. The powers of $${a}$ and $${b}$ belong to the coefficients as well.`,
            },
            {
              value: fraction(k * a + next * b, a),
              note: md`The two numbers have changed places. From one term to the next, a factor $${b}$ comes in and a factor $${a}$ goes out.`,
            },
          ].filter(({ value }) => value !== `${n}`),
        },
        { part: 'c', kind: 'self', why: 'show that' },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `n = ${n}`, value: found },
        { part: 'c', route: 'numeric', shown: `r = ${k}`, value: where },
      ],
    };
  },
});
