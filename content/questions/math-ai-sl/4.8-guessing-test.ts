import { binomialCdf, choose, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf as significant } from '../../authoring/wording.ts';

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['4.7'],
  parameters: {
    who: choice(
      ['Ioana', 'a driving school in Iași'],
      ['Kofi', 'a sailing school in Tema'],
      ['Mei', 'a radio club in Taichung'],
      ['Lars', 'a forest school in Umeå'],
    ),
    n: choice(15, 18, 20, 24),
    options: choice(3, 4, 5),
    right: choice(2, 3, 4),
    known: integers(5, 9),
    pass: integers(10, 16),
  },
  allow: ({ n, options, right, known, pass }) =>
    pass - known >= 3 &&
    pass < 0.75 * n &&
    right !== options - 1 &&
    (right + 1) * Math.round(n / options) !== n &&
    binomialCdf(pass - known, n - known, n - known, 1 / options) > 0.02,
  write: ({ who: [name, place], n, options, right, known, pass }) => {
    const p = 1 / options;
    const low = Math.ceil(n / options) + 2;
    const exactly = Math.round(n / options);
    const pdf = choose(n, exactly) * p ** exactly * (1 - p) ** (n - exactly);
    const atLeast = binomialCdf(low, n, n, p);
    const penalty = 1;
    const score = (x: number) => right * x - penalty * (n - x);
    const mean = (right * n) / options - n * (1 - p);
    const meanTop = right * n - n * (options - 1);
    const need = pass - known;
    const rest = n - known;
    const passes = binomialCdf(need, rest, rest, p);
    const direct = (k: number, trials: number) => choose(trials, k) * p ** k * (1 - p) ** (trials - k);
    return {
      text: md`A test of ${place} has $${n}$ questions. For each of them there are $${options}$ answers, of which exactly one is right. ${name} has not learned anything and chooses every answer at random. Let $X$ be the number of right answers.

(a) Find $E(X)$. [1]

(b) Find the probability that exactly $${exactly}$ answers are right. [2]

(c) Find the probability that at least $${low}$ answers are right. [2]

A right answer brings $${right}$ points; for a wrong answer $${penalty}$ point is taken away.

(d) Find the score for $X = ${exactly}$. [1]

(e) Find the expected score. [3]

To pass, at least $${pass}$ right answers are needed. A month later ${name} knows the answers to $${known}$ of the questions for certain, and guesses the others.

(f) Find the probability that ${name} passes. [3]`,
      hints: [
        md`The guesses are independent, and each is right with the same probability. Which distribution does $X$ have?`,
        md`If $X$ answers are right, then $${n} - X$ are wrong.`,
        md`For (f): how many questions are guessed, and how many of these guesses must be right?`,
      ],
      answer: md`Each guess is right with probability $\frac{1}{${options}}$, independently of the others, so $X \sim B(${n}, \frac{1}{${options}})$.

(a) $E(X) = ${n} \times \frac{1}{${options}} = ${fraction(n, options)}$${n % options === 0 ? '' : md` $= ${sf(n / options)}$`}

(b) $P(X = ${exactly}) = ${sf(pdf)}$

(c) $P(X \ge ${low}) = ${sf(atLeast)}$

(d) $${exactly}$ right and $${n - exactly}$ wrong: $S = ${right} \times ${exactly} - ${n - exactly} = ${score(exactly)}$ points

(e) For one question the expected score is $${right} \times \frac{1}{${options}} - 1 \times \frac{${options - 1}}{${options}} = ${fraction(right - options + 1, options)}$. For $${n}$ questions it is $${n} \times \left(${fraction(right - options + 1, options)}\right) = ${fraction(meanTop, options)}$${meanTop % options === 0 ? '' : md` $= ${sf(mean)}$`}.

(f) $${n} - ${known} = ${rest}$ questions are guessed, and at least $${pass} - ${known} = ${need}$ guesses must be right. With $Y \sim B(${rest}, \frac{1}{${options}})$: $P(Y \ge ${need}) = ${sf(passes)}$.

**Calculator:** Binomial Pdf for (b). Binomial Cdf for (c) with the bounds $${low}$ and $${n}$, for (f) with the bounds $${need}$ and $${rest}$.

**Watch out:** In (f) the distribution is another one. The $${known}$ known answers are no longer trials.`,
      scheme: [
        [md`$${n % options === 0 ? fraction(n, options) : sf(n / options)}$`, 'A1'],
        [md`recognises $B(${n}, \frac{1}{${options}})$`, 'M1'],
        [md`$${sf(pdf)}$`, 'A1'],
        [md`$P(X \ge ${low})$ or $1 - P(X \le ${low - 1})$`, 'M1'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`$${score(exactly)}$`, 'A1'],
        [md`$${right}X - (${n} - X)$, or the expected score of one question`, 'M1'],
        [md`uses $E(X)$ (or multiplies by $${n}$)`, 'M1'],
        [md`$${meanTop % options === 0 ? fraction(meanTop, options) : sf(mean)}$`, 'A1'],
        [md`$B(${rest}, \frac{1}{${options}})$`, 'M1'],
        [md`$P(Y \ge ${need})$`, 'M1'],
        [md`$${sf(passes)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${n}/${options}` },
        {
          part: 'b',
          kind: 'number',
          expected: `${pdf}`,
          mistakes: [
            { value: binomialCdf(0, exactly, n, p).toFixed(6), note: md`That is $P(X \le ${exactly})$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${atLeast}`,
          mistakes: [
            {
              value: binomialCdf(low + 1, n, n, p).toFixed(6),
              note: md`That is $P(X > ${low})$. *At least* includes $${low}$.`,
            },
            { value: binomialCdf(0, low, n, p).toFixed(6), note: md`That is $P(X \le ${low})$.` },
          ],
        },
        { part: 'd', kind: 'number', expected: `${score(exactly)}`, accuracy: 'exact' },
        {
          part: 'e',
          kind: 'number',
          expected: `${meanTop}/${options}`,
          follows: `${right + penalty} * a.1 - ${n}`,
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${passes}`,
          mistakes: [
            {
              value: binomialCdf(pass, n, n, p).toFixed(8),
              note: md`The $${known}$ known answers are certain. Only $${rest}$ are guessed.`,
            },
            {
              value: binomialCdf(need + 1, rest, rest, p).toFixed(6),
              note: md`*At least* $${need}$ includes $${need}$.`,
            },
          ].filter(({ value }) => Number(value) > 1e-4),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${fraction(n, options)}`,
          value: sum((k) => k * direct(k, n), 0, n),
          within: 1e-9,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `P(X = ${exactly}) = ${sf(pdf)}`,
          value: binomialCdf(exactly, exactly, n, p),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(atLeast)}`,
          value: 1 - sum((k) => direct(k, n), 0, low - 1),
        },
        { part: 'd', route: 'exact', shown: `= ${score(exactly)}`, value: (right + 1) * exactly - n },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${fraction(meanTop, options)}`,
          value: sum((k) => score(k) * direct(k, n), 0, n),
          within: 1e-9,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${sf(passes)}`,
          value: 1 - sum((k) => direct(k, rest), 0, need - 1),
        },
      ],
    };
  },
});
