import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

const rules = [
  { latex: (c: number) => md`k(x + ${c})`, f: (x: number, c: number) => x + c },
  { latex: (c: number) => md`k(${c + 5} - x)`, f: (x: number, c: number) => c + 5 - x },
  {
    latex: (c: number) => (c === 1 ? 'kx^2' : md`k(x^2 + ${c - 1})`),
    f: (x: number, c: number) => x * x + c - 1,
  },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      { what: 'the number of eggs in a nest of a bird near Darwin', many: 'nests' },
      {
        what: 'the number of guests at an occupied table for four in a café in Łódź',
        many: 'occupied tables',
      },
      { what: 'the number of rooms that a guest in Petra books', many: 'guests' },
      { what: 'the number of passengers in a taxi in Cebu', many: 'taxis' },
    ),
    rule: integers(0, 2),
    c: integers(1, 4),
    count: choice(120, 150, 200, 240, 300),
  },
  write: ({ story, rule, c, count }) => {
    const { latex, f } = rules[rule]!;
    const xs = [1, 2, 3, 4];
    const parts = xs.map((x) => f(x, c));
    const total = parts.reduce((sum, part) => sum + part, 0);
    const top = xs.reduce((sum, x, index) => sum + x * parts[index]!, 0);
    const mean = top / total;
    const atMost = parts[0]! + parts[1]!;
    const expected = (count * atMost) / total;
    const mode = xs[parts.indexOf(Math.max(...parts))]!;
    const plainMean = 2.5;
    // As if there were as many of each value as its part says.
    const list = xs.flatMap((x, index) => Array.from({ length: parts[index]! }, () => x));
    return {
      text: md`Let $X$ be ${story.what}. It is modelled by

$$P(X = x) = ${latex(c)}, \qquad x = 1, 2, 3, 4,$$

where $k$ is a constant.

(a) Copy and complete the table in terms of $k$. [2]

| $x$ | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| $P(X = x)$ | | | | |

(b) Find the value of $k$. [2]

(c) Write down the mode of $X$. [1]

(d) Find the expected value of $X$. [2]

(e) Find the expected number, out of $${count}$ ${story.many}, for which $X$ is at most $2$. [2]`,
      hints: [
        md`Put $x = 1, 2, 3, 4$ into the formula, one after the other.`,
        md`What is the sum of all probabilities?`,
        md`Each value is weighted with its probability.`,
      ],
      answer: md`(a) The formula gives

| $x$ | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| $P(X = x)$ | ${parts.map((part) => `$${part === 1 ? '' : part}k$`).join(' | ')} |

(b) The sum of the probabilities is $1$: $${parts.map((part) => `${part === 1 ? '' : part}k`).join(' + ')} = ${total}k = 1$, so $k = \frac{1}{${total}}$.

(c) The value with the greatest probability is $${mode}$.

(d) $E(X) = \frac{${xs.map((x, index) => md`${x} \times ${parts[index]}`).join(' + ')}}{${total}} = ${fraction(top, total)} = ${sf(mean)}$

(e) $P(X \le 2) = \frac{${parts[0]} + ${parts[1]}}{${total}} = \frac{${atMost}}{${total}}$. The expected number is $${count} \times \frac{${atMost}}{${total}} = ${sf(expected)}$.

**Watch out:** The expected value needn't be a value that $X$ can take. Don't round it to a whole number.`,
      scheme: [
        [md`substitutes at least two values of $x$`, 'M1'],
        [md`$${parts.map((part) => `${part === 1 ? '' : part}k`).join('$, $')}$`, 'A1'],
        [md`sets the sum equal to $1$`, 'M1'],
        [md`$k = \frac{1}{${total}}$`, 'A1'],
        [md`$${mode}$`, 'A1'],
        [md`$\sum x\,P(X = x)$ with their values`, 'M1'],
        [md`$${sf(mean)}$`, 'A1'],
        [md`$${count} \times \frac{${atMost}}{${total}}$`, 'M1'],
        [md`$${sf(expected)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'complete a table' },
        { part: 'b', kind: 'number', label: '$k =$', expected: `1/${total}` },
        { part: 'c', kind: 'number', expected: `${mode}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: `${mean}`,
          follows: `${top} * b.1`,
          unless: 'm < 1 or m > 4',
          mistakes: [
            {
              value: '2.5000',
              note: 'You took the mean of $1$ to $4$. Weight each value with its probability.',
            },
          ].filter(() => Math.abs(mean - plainMean) > 0.05),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${expected}`,
          follows: `${count * atMost} * b.1`,
          unless: `n < 0 or n > ${count}`,
          mistakes: [{ value: ((count * parts[0]!) / total).toFixed(4), note: '*At most 2* includes $2$.' }],
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: md`k = \frac{1}{${total}}`, value: 1 / list.length },
        {
          part: 'c',
          route: 'simulation',
          shown: `${mode}`,
          value: xs.reduce((best, x) => (f(x, c) > f(best, c) ? x : best), 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(mean)}`,
          value: list.reduce((sum, value) => sum + value, 0) / list.length,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(expected)}`,
          value: count * (1 - list.filter((value) => value > 2).length / list.length),
        },
      ],
    };
  },
});
