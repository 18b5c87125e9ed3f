import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(1, 4),
    c: choice(2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21),
    n: choice(3, 4, 5),
  },
  allow: ({ a, c, n }) => {
    const small = Math.abs(a - Math.sqrt(c));
    return small < 0.9 && small > 0.05 && (a + Math.sqrt(c)) ** n < 4000 && !(n === 5 && a > 3);
  },
  write: ({ a, c, n }) => {
    const root = md`\sqrt{${c}}`;
    // Multiplies by a + √c again and again.
    let [p, q] = [1, 0];
    for (let step = 0; step < n; step += 1) [p, q] = [a * p + c * q, p + a * q];
    const parts = integers(0, n).map((r) => {
      const whole = choose(n, r) * a ** (n - r) * c ** Math.floor(r / 2);
      return r % 2 === 0 ? `${whole}` : surd(c, whole);
    });
    const negative = a < Math.sqrt(c);
    const below = negative && n % 2 === 1;
    const least = below ? 2 * p : 2 * p - 1;
    const theorem = integers(0, n)
      .map((r) => {
        const first = n - r === 0 || a === 1 ? '' : n - r === 1 ? `${a}` : `${a}^${n - r}`;
        const second = r === 0 ? '' : r === 1 ? md`\left(${root}\right)` : md`\left(${root}\right)^${r}`;
        const front = choose(n, r) === 1 ? '' : `${choose(n, r)}`;
        const factors = [front, first].filter((one) => one !== '').join(md` \times `);
        return factors === '' && second === '' ? '1' : `${factors}${second}`;
      })
      .join(' + ');
    return {
      text: md`(a) Use the binomial theorem to write $\left(${a} + ${root}\right)^${n}$ in the form $p + q${root}$, where $p$ and $q$ are integers. [4]

(b) Hence write down $\left(${a} - ${root}\right)^${n}$ in the same form. [1]

(c) Without finding a decimal value of $${root}$, find the greatest integer that is less than $\left(${a} + ${root}\right)^${n}$. Justify your answer. [3]`,
      hints: [
        md`Even powers of $${root}$ are integers. What is left of the odd powers?`,
        md`In part (b), which of the terms of part (a) change their sign?`,
        md`In part (c), add the results of parts (a) and (b). What is left?`,
        md`Between which two consecutive integers does $${a} - ${root}$ lie, and what does this say about its power?`,
      ],
      answer: md`(a) The binomial coefficients are $${integers(0, n)
        .map((r) => choose(n, r))
        .join(', ')}$. So
$$\left(${a} + ${root}\right)^${n} = ${theorem}.$$
Two factors $${root}$ make $${c}$, so the terms are $${parts.join(',\\ ')}$. Adding the integers and the multiples of $${root}$ apart gives
$$\left(${a} + ${root}\right)^${n} = ${p} + ${surd(c, q)},$$
so $p = ${p}$ and $q = ${q}$.

(b) With $-${root}$ in place of $${root}$, only the odd powers change their sign: $\left(${a} - ${root}\right)^${n} = ${p} - ${surd(c, q)}$.

(c) In the sum of both powers the roots cancel:
$$\left(${a} + ${root}\right)^${n} + \left(${a} - ${root}\right)^${n} = 2 \times ${p} = ${2 * p}.$$
Now look at the size of the second power. ${
        negative
          ? md`As $${a ** 2} < ${c} < ${(a + 1) ** 2}$, the root $${root}$ lies between $${a}$ and $${a + 1}$, so $${a} - ${root}$ lies between $-1$ and $0$. Its power with the ${n % 2 === 0 ? 'even' : 'odd'} exponent $${n}$ lies between ${below ? '$-1$ and $0$' : '$0$ and $1$'}.`
          : md`As $${(a - 1) ** 2} < ${c} < ${a ** 2}$, the root $${root}$ lies between $${a - 1}$ and $${a}$, so $${a} - ${root}$ lies between $0$ and $1$, and so does its power.`
      }
The first power is $${2 * p}$ minus the second one, so it lies between $${least}$ and $${least + 1}$. The greatest integer less than it is $N = ${least}$.

**Watch out:** The power isn't $${a}^${n} + \left(${root}\right)^${n}$: the terms in between are most of it.`,
      scheme: [
        [
          md`(a) uses the binomial coefficients $${integers(0, n)
            .map((r) => choose(n, r))
            .join(', ')}$`,
          'M1',
        ],
        [md`at least three correct terms, with powers of $${root}$ simplified`, 'A1'],
        [md`$p = ${p}$`, 'A1'],
        [md`$q = ${q}$`, 'A1'],
        [md`(b) $${p} - ${surd(c, q)}$ (follow through)`, 'A1'],
        [md`(c) adds both powers to get $${2 * p}$ (follow through)`, 'M1'],
        [
          md`$${negative ? '-1' : '0'} < ${a} - ${root} < ${negative ? '0' : '1'}$, so the second power lies between ${below ? '$-1$ and $0$' : '$0$ and $1$'}`,
          'R1',
        ],
        [md`$${least}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${p}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${a ** n}`,
              note: md`This is the first term alone. Even powers of $${root}$ give integers, too.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$q =$',
          expected: `${q}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${n * a ** (n - 1)}`,
              note: md`This comes from the second term alone. All odd powers of $${root}$ give multiples of $${root}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${p} - ${surd(c, q)}`,
          accuracy: 'exact',
          follows: `a.1 - a.2 * sqrt(${c})`,
          mistakes: [
            { value: `-${p} + ${surd(c, q)}`, note: md`Only the odd powers of $${root}$ change their sign.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            ...(least % 10 === 9
              ? []
              : [
                  {
                    value: `${least + 1}`,
                    note: md`This is the next integer *above* the power. Is $\left(${a} - ${root}\right)^${n}$ positive or negative?`,
                  },
                ]),
            {
              value: `${p}`,
              note: md`This is only about half of it: $${surd(c, q)}$ is nearly as large as $${p}$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'justify', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `p = ${p}`,
          value: ((a + Math.sqrt(c)) ** n + (a - Math.sqrt(c)) ** n) / 2,
          within: 1e-6,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `q = ${q}`,
          value: ((a + Math.sqrt(c)) ** n - (a - Math.sqrt(c)) ** n) / (2 * Math.sqrt(c)),
          within: 1e-6,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${p} - ${surd(c, q)}`,
          value: (a - Math.sqrt(c)) ** n,
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `N = ${least}`,
          value: Math.floor((a + Math.sqrt(c)) ** n),
          within: 1e-6,
        },
      ],
    };
  },
});
