import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, power } from '../../authoring/wording.ts';

const signed = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** The coefficient of a power of x, by multiplying bracket by bracket. */
function multipliedOut(a: number, p: number, b: number, q: number, n: number): Map<number, number> {
  let terms = new Map([[0, 1]]);
  for (let bracket = 0; bracket < n; bracket += 1) {
    const next = new Map<number, number>();
    for (const [exponent, coefficient] of terms) {
      next.set(exponent + p, (next.get(exponent + p) ?? 0) + coefficient * a);
      next.set(exponent - q, (next.get(exponent - q) ?? 0) + coefficient * b);
    }
    terms = next;
  }
  return terms;
}

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    a: integers(1, 3),
    p: integers(1, 3),
    b: choice(-3, -2, -1, 2, 3, 5),
    q: integers(1, 2),
    n: integers(6, 10),
    k: integers(2, 6),
  },
  allow: ({ a, p, b, q, n, k }) => {
    const exponent = p * (n - k) - q * k;
    return k < n - 1 && p !== q && exponent >= 0 && exponent <= 8 && Math.abs(a * b) > 1;
  },
  write: ({ a, p, b, q, n, k }) => {
    const exponent = p * (n - k) - q * k;
    const coefficient = choose(n, k) * a ** (n - k) * b ** k;
    const first = `${a === 1 ? '' : a}${power('x', p)}`;
    const second = md`\frac{${Math.abs(b)}}{${power('x', q)}}`;
    const bracket = md`\left(${first} ${b < 0 ? '-' : '+'} ${second}\right)^{${n}}`;
    const ofA = a === 1 ? '' : md` \times ${a}^{${n - k}}`;
    const wanted = exponent === 0 ? 'the constant term' : `the coefficient of $${power('x', exponent)}$`;
    return {
      text: md`Consider the expansion of $${bracket}$, where $x \ne 0$.

(a) Write down the number of terms in this expansion. [1]

(b) Find ${wanted}. [4]`,
      hints: [
        md`Write down the general term, and collect all powers of $x$ in it into one.`,
        md`The exponent of $x$ must be $${exponent}$. Which term is this?`,
      ],
      answer: md`(a) The power $${n}$ gives $${n + 1}$ terms.

(b) The general term is
$$\binom{${n}}{r}\left(${first}\right)^{${n} - r}\left(${b < 0 ? '-' : ''}${second}\right)^r,$$
in which the exponent of $x$ is $${p === 1 ? '' : p}(${n} - r) - ${q === 1 ? '' : q}r = ${p * n} - ${p + q}r$. It is $${exponent}$ when $r = ${k}$.

The ${exponent === 0 ? 'constant term' : 'coefficient'} is $\binom{${n}}{${k}}${ofA} \times ${signed(b)}^{${k}} = ${choose(n, k)}${a === 1 ? '' : md` \times ${a ** (n - k)}`} \times ${signed(b ** k)} = ${grouped(coefficient)}$.

**Watch out:** The exponents act on the numbers inside the bracket as well, signs included. It is easy to give only $\binom{${n}}{${k}}$, or to leave one of the numbers without its power.`,
      scheme: [
        [md`$${n + 1}$`, 'A1'],
        [md`attempts to find the general term (or lists terms)`, 'M1'],
        [md`$${p * n} - ${p + q}r = ${exponent}$, so $r = ${k}$`, '(A1)'],
        [md`$\binom{${n}}{${k}}${ofA} \times ${signed(b)}^{${k}}$`, 'A1'],
        [md`$${grouped(coefficient)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${n + 1}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${n}`,
              note: md`The exponents of one bracket term run from $0$ to $${n}$. Count both ends.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: grouped(coefficient),
          accuracy: 'exact',
          mistakes: [
            {
              value: `${choose(n, k)}`,
              note: md`This is the binomial coefficient alone. The numbers in the brackets are raised to powers as well.`,
            },
            ...(b < 0
              ? [
                  {
                    value: grouped(-coefficient),
                    note: md`The size is right, but not the sign. The minus sign is raised to the power $r$, too.`,
                  },
                ]
              : []),
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `${n + 1}`, value: multipliedOut(a, p, b, q, n).size },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${grouped(coefficient)}`,
          value: multipliedOut(a, p, b, q, n).get(exponent)!,
          within: 0.01,
        },
      ],
    };
  },
});
