import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.5'],
  parameters: {
    p: integers(2, 6),
    q: integers(2, 9),
    a: choice(2, 3, 4, 5, 6, 8, 10),
    b: choice(2, 3, 4, 5, 6),
    c: integers(1, 9),
  },
  allow: ({ p, q, a, b }) => a !== p && a !== q && p !== q && q % p !== 0 && b > 1,
  write: ({ p, q, a, b, c }) => {
    // (b) ln x + ln(x + c) = ln(b(b + c)) has the solution x = b.
    const product = b * (b + c);
    const other = -(b + c);
    // (c) a^(x) = q · p^(−x) …: solve a · p^x = q^(x+1)
    const x = Math.log(a / q) / Math.log(q / p);
    const f = (u: number) => a * p ** u - q ** (u + 1);
    return {
      text: md`Let $\log_{10} ${p} = m$ and $\log_{10} ${q} = n$.

(a) Write each of these in terms of $m$ and $n$:
(i) $\log_{10} ${p * q}$ [1]
(ii) $\log_{10}\left(\dfrac{${p * p * p}}{${q}}\right)$ [2]

(b) Solve $\ln x + \ln(x + ${c}) = \ln ${product}$. [4]

(c) Solve $${a} \times ${p}^x = ${q}^{x + 1}$. [4]`,
      hints: [
        md`The logarithm of a product is a sum, that of a quotient a difference, and a power becomes a factor.`,
        md`Write the left side as one logarithm. Then the numbers inside are equal.`,
        md`Take logarithms of both sides and collect the terms with $x$.`,
      ],
      answer: md`(a) (i) $\log_{10} ${p * q} = \log_{10}(${p} \times ${q}) = m + n$

(ii) $${p * p * p} = ${p}^3$, so $\log_{10}\left(\frac{${p}^3}{${q}}\right) = 3m - n$.

(b) The left side is $\ln\left(x(x + ${c})\right)$. So $x(x + ${c}) = ${product}$, which is $x^2 + ${c === 1 ? '' : c}x - ${product} = 0$. The solutions are $x = ${b}$ and $x = ${other}$. Logarithms of negative numbers do not exist, so only $x = ${b}$ is a solution of the equation.

(c) Take logarithms: $\ln ${a} + x\ln ${p} = (x + 1)\ln ${q}$. Collect the terms with $x$: $x(\ln ${q} - \ln ${p}) = \ln ${a} - \ln ${q}$. So $x = \frac{\ln\left(${fraction(a, q)}\right)}{\ln\left(${fraction(q, p)}\right)} = ${sf(x)}$.

**Calculator:** the graphs of both sides of part (c) meet at this $x$.

**Watch out:** In part (b) test both solutions in the original equation. $\ln$ needs a positive number.`,
      scheme: [
        [md`$m + n$`, 'A1'],
        [md`$3m$`, 'A1'],
        [md`$3m - n$`, 'A1'],
        [md`one logarithm on the left side`, 'M1'],
        [md`$x^2 + ${c === 1 ? '' : c}x - ${product} = 0$`, 'A1'],
        [md`$${b}$ and $${other}$`, 'A1'],
        [md`rejects $${other}$ with a reason`, 'R1'],
        [md`takes logarithms of both sides`, 'M1'],
        [md`$\ln ${a} + x\ln ${p} = (x + 1)\ln ${q}$`, 'A1'],
        [md`collects the terms with $x$`, 'M1'],
        [md`$${sf(x)}$`, 'A1'],
      ],
      replies: [
        { part: 'a i', kind: 'self', why: 'an expression in two letters' },
        { part: 'a ii', kind: 'self', why: 'an expression in two letters' },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: `${b}`,
          accuracy: 'exact',
          mistakes: [{ value: `${other}`, note: 'The logarithm of a negative number does not exist.' }],
        },
        { part: 'c', kind: 'number', label: '$x =$', expected: `${Number(x.toPrecision(9))}` },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${b}`,
          value:
            Math.round(root((u) => Math.log(u) + Math.log(u + c) - Math.log(product), 0.01, 50) * 1e9) / 1e9,
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(x)}`, value: root(f, x - 1.3, x + 1.1) },
      ],
    };
  },
});
