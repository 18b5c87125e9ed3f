import { choose, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, plus, power } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    n: choice(6, 7, 8, 9),
    below: choice(2, 3, 4),
    k: choice(2, 3),
    c: choice(-3, -2, -1, 2, 3),
  },
  // The gap must not show p.
  allow: ({ n, below }) => below <= Math.floor(n / 2),
  write: ({ n, below, k, c }) => {
    const half = Math.floor(n / 2);
    const shown = integers(0, half).map((r) => choose(n, r));
    const p = choose(n, half + 1);
    const next = choose(n, below - 1) + choose(n, below);
    const coefficient = choose(n, k) * c ** k;
    // Multiplies bracket by bracket.
    let terms = [1];
    for (let bracket = 0; bracket < n; bracket += 1) {
      terms = [...terms, 0].map((one, at) => one + c * (terms[at - 1] ?? 0));
    }
    return {
      text: md`The first $${half + 2}$ entries of a row of Pascal's triangle are
$$${shown.join(md`, \quad `)}, \quad p.$$

(a) Write down the value of $p$. [1]

(b) Find the entry that stands in the next row directly below the gap between $${choose(n, below - 1)}$ and $${choose(n, below)}$. [1]

(c) Find the coefficient of $${power('x', n - k)}$ in the expansion of $(x${plus(c)})^${n}$. [2]

(d) By putting $x = 1$ in the expansion of $(1 + x)^${n}$, find the sum of all the entries of the given row. [2]`,
      hints: [
        md`The second entry tells which row it is. How many entries does the row have, and how is it symmetric?`,
        md`How is each entry of Pascal's triangle made from two entries of the row above it?`,
        md`In part (c), the exponents of $x$ and of $${c}$ add up to $${n}$.`,
        md`In part (d), write $(1 + x)^${n}$ with the entries of the row as coefficients. What is left of it when $x = 1$?`,
      ],
      answer: md`(a) The second entry is $${n}$, so this is the row of $(a + b)^${n}$, with $${n + 1}$ entries. The row reads the same from both ends. ${n % 2 === 0 ? md`Its middle entry is $${shown[half]!}$, so the one after it equals the one before it` : md`It has two equal entries in the middle, so the one after $${shown[half]!}$ is the same again`}: $p = ${p}$.

(b) Each entry is the sum of the two entries above it: $${choose(n, below - 1)} + ${choose(n, below)} = ${next}$.

(c) The term in $${power('x', n - k)}$ has $${k}$ factors $${c}$, and its binomial coefficient is the entry $\binom{${n}}{${k}} = ${choose(n, k)}$ of the row:
$$\binom{${n}}{${k}}${power('x', n - k)} \times ${inBrackets(c)}^${k} = ${choose(n, k)} \times ${inBrackets(c ** k)}\,${power('x', n - k)}.$$
The coefficient is $${choose(n, k)} \times ${inBrackets(c ** k)} = ${coefficient}$.

(d) The entries are the coefficients of $(1 + x)^${n} = 1 + ${n}x + ${choose(n, 2)}x^2 + \cdots + x^${n}$. With $x = 1$ all powers of $x$ are $1$, so the right-hand side is the sum of all entries, and the left-hand side is $(1 + 1)^${n}$. The sum is $2^${n} = ${2 ** n}$.

**Watch out:** In part (c) the number $${c}$ is raised to a power as well. The binomial coefficient $${choose(n, k)}$ alone is not the coefficient of $${power('x', n - k)}$.`,
      scheme: [
        [md`(a) $p = ${p}$`, 'A1'],
        [md`(b) $${next}$`, 'A1'],
        [md`(c) $\binom{${n}}{${k}} \times ${inBrackets(c)}^${k}$`, 'M1'],
        [md`$${coefficient}$`, 'A1'],
        [md`(d) $(1 + 1)^${n}$, or writes the sum of the entries as the value for $x = 1$`, 'M1'],
        [md`$${2 ** n}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${shown[half]! + shown[half - 1]!}`,
              note: md`You added two neighbours. That gives an entry of the *next* row.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${next}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${choose(n, below) - choose(n, below - 1)}`,
              note: md`The two entries above are added, not subtracted.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${coefficient}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${choose(n, k)}`,
              note: md`This is the binomial coefficient alone. The number $${c}$ is raised to a power, too.`,
            },
            {
              value: `${choose(n, k) * c}`,
              note: md`There are $${k}$ factors $${c}$ in this term, not one.`,
            },
            {
              value: `${-coefficient}`,
              note: md`The size is right, but not the sign. What is the sign of $${inBrackets(c)}^${k}$?`,
            },
          ].filter(
            ({ value }, at, all) =>
              value !== `${coefficient}` && all.findIndex((one) => one.value === value) === at,
          ),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${2 ** n}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${2 * n}`, note: md`$(1 + 1)^${n}$ is a power of $2$, not a multiple of it.` },
            {
              value: `${2 ** (n + 1)}`,
              note: md`The row has $${n + 1}$ entries, but it belongs to the exponent $${n}$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `p = ${p}`, value: choose(n, n - half - 1) },
        { part: 'b', route: 'exact', shown: `= ${next}`, value: choose(n + 1, below) },
        { part: 'c', route: 'exact', shown: `= ${coefficient}`, value: terms[k]!, within: 1e-9 },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${2 ** n}`,
          value: sum((r) => choose(n, r), 0, n),
          within: 1e-9,
        },
      ],
    };
  },
});
