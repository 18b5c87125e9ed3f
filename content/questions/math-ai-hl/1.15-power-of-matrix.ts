import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import {
  column,
  fraction,
  grouped,
  inBrackets,
  matrix,
  plus,
  polynomial,
  term,
} from '../../authoring/wording.ts';

type Square = readonly [readonly [number, number], readonly [number, number]];
const times = (one: Square, other: Square): Square =>
  [0, 1].map((row) =>
    [0, 1].map((at) => one[row]![0]! * other[0]![at]! + one[row]![1]! * other[1]![at]!),
  ) as never;
const entries = (p: number, q: number, r: number, s: number, one: number, two: number) => {
  const determinant = p * s - q * r;
  return [
    [(one * p * s - two * q * r) / determinant, (p * q * (two - one)) / determinant],
    [(r * s * (one - two)) / determinant, (two * p * s - one * q * r) / determinant],
  ] as Square;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.14'],
  parameters: {
    p: choice(1, 2),
    q: choice(1, 1, 3),
    r: nonZero(-2, 2),
    s: nonZero(-3, 3),
    one: integers(2, 5),
    two: choice(-3, -2, -1, 1, 2, 3),
    exponent: choice(4, 5, 6),
  },
  allow: ({ p, q, r, s, one, two }) =>
    Math.abs(p * s - q * r) === 1 &&
    one !== two &&
    one !== -two &&
    two !== 1 &&
    entries(p, q, r, s, one, two)
      .flat()
      .every((entry) => entry !== 0 && Math.abs(entry) <= 25),
  write: ({ p, q, r, s, one, two, exponent }) => {
    const determinant = p * s - q * r;
    const m = entries(p, q, r, s, one, two);
    const [[a, b], [c, d]] = m;
    let product = m;
    for (let step = 1; step < exponent; step += 1) product = times(product, m);
    const [first, second] = [(p * s) / determinant, (-q * r) / determinant];
    const top = product[0][0];
    const part = (k: number) => (Math.abs(k) === 1 ? '' : `${Math.abs(k)} \\times `);
    const powers = `${first < 0 ? '-' : ''}${part(first)}${inBrackets(one)}^n ${second < 0 ? '-' : '+'} ${part(second)}${inBrackets(two)}^n`;
    const named = (k: number, n: string) => `${inBrackets(k)}^{${n}}`;
    return {
      text: md`Let $M = ${matrix(m)}$.

(a) Show that the eigenvalues of $M$ are $${one}$ and $${two}$. [3]

(b) Find an eigenvector for each eigenvalue. [3]

(c) Write down matrices $P$ and $D$ such that $M = PDP^{-1}$, where $D$ is a diagonal matrix. [2]

(d) Hence find the entry in the first row and the first column of $M^n$, in terms of $n$. [3]

(e) Use your result to find this entry for $n = ${exponent}$. [1]`,
      hints: [
        md`The eigenvalues are the solutions of $\det(M - \lambda I) = 0$.`,
        md`The columns of $P$ are the eigenvectors, and the entries of $D$ are the eigenvalues in the same order.`,
        md`$M^n = PD^nP^{-1}$, and a power of a diagonal matrix is found entry by entry.`,
      ],
      answer: md`(a) $\det(M - \lambda I) = (${a} - \lambda)(${d} - \lambda) - ${inBrackets(b)} \times ${inBrackets(c)} = ${polynomial([1, -(a + d), a * d - b * c], String.raw`\lambda`)}$

This is $(\lambda${plus(-one)})(\lambda${plus(-two)})$, so the eigenvalues are $${one}$ and $${two}$.

(b) For $\lambda = ${one}$ the first row gives $${polynomial([a - one, 0])}${a - one === 0 ? '' : plus(b, 'y')}${a - one === 0 ? term(b, 'y') : ''} = 0$, so $\frac{y}{x} = ${fraction(r, p)}$ and an eigenvector is $${column(p, r)}$.

For $\lambda = ${two}$ the first row gives $${polynomial([a - two, 0])}${a - two === 0 ? '' : plus(b, 'y')}${a - two === 0 ? term(b, 'y') : ''} = 0$, so $\frac{y}{x} = ${fraction(s, q)}$ and an eigenvector is $${column(q, s)}$.

(c) $P = ${matrix([
        [p, q],
        [r, s],
      ])}$ and $D = ${matrix([
        [one, 0],
        [0, two],
      ])}$

(d) $M^n = PD^nP^{-1}$ with $P^{-1} = ${matrix([
        [s / determinant, -q / determinant],
        [-r / determinant, p / determinant],
      ])}$ and $D^n = ${matrix([
        [named(one, 'n'), 0],
        [0, named(two, 'n')],
      ])}$.

The first row of $PD^n$ is $${matrix([[`${part(p)}${named(one, 'n')}`, `${part(q)}${named(two, 'n')}`]])}$. Multiplied by the first column of $P^{-1}$ it gives

$$${powers}.$$

This is $A \times ${named(one, 'n')} + B \times ${named(two, 'n')}$ with $A = ${first}$ and $B = ${second}$.

(e) For $n = ${exponent}$: $${powers.replaceAll('^n', `^{${exponent}}`)} = ${grouped(top)}$

**Watch out:** The columns of $P$ must stand in the same order as the eigenvalues in $D$. And $M^n$ is not found by raising each entry of $M$ to the power $n$: this works only for a diagonal matrix.`,
      scheme: [
        [md`$\det(M - \lambda I) = 0$`, 'M1'],
        [md`$${polynomial([1, -(a + d), a * d - b * c], String.raw`\lambda`)} = 0$`, 'A1'],
        [md`factorises, or solves: $${one}$ and $${two}$`, 'A1'],
        [md`solves $(M - \lambda I)\mathbf{v} = \mathbf{0}$ for one eigenvalue`, 'M1'],
        [md`$${column(p, r)}$, or a multiple`, 'A1'],
        [md`$${column(q, s)}$, or a multiple`, 'A1'],
        [md`$P$ with the eigenvectors as columns`, 'A1'],
        [md`$D$ with the eigenvalues in the same order`, 'A1'],
        [md`uses $M^n = PD^nP^{-1}$`, 'M1'],
        [md`finds $P^{-1}$ and $D^n$`, 'A1'],
        [md`$${powers}$`, 'A1'],
        [md`$${top}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: md`The eigenvectors $\begin{pmatrix} x \\ y \end{pmatrix}$ for $\lambda = ${one}$ have $\frac{y}{x} =$`,
          expected: fraction(r, p),
          marks: 2,
          mistakes: [
            ...(Math.abs(p) === Math.abs(r)
              ? []
              : [
                  {
                    value: fraction(p, r),
                    note: md`You exchanged the two components: this is $\frac{x}{y}$.`,
                  },
                ]),
            {
              value: fraction(-r, p),
              note: md`Look at the sign when you solve the equation of the first row for $y$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`Those for $\lambda = ${two}$ have $\frac{y}{x} =$`,
          expected: fraction(s, q),
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'matrices that depend on your eigenvectors' },
        {
          part: 'd',
          kind: 'number',
          label: md`Coefficient of $${named(one, 'n')}$:`,
          expected: `${first}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${p * s}`,
              note: md`You left out the division by $\det P$ in $P^{-1}$.`,
            },
          ].filter(() => determinant !== 1),
        },
        {
          part: 'd',
          kind: 'number',
          label: md`Coefficient of $${named(two, 'n')}$:`,
          expected: `${second}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${top}`,
          accuracy: 'exact',
          follows: `d.1*(${one})^${exponent} + d.2*(${two})^${exponent}`,
          mistakes: [
            {
              value: `${a ** exponent}`,
              note: md`You raised the entry of $M$ itself to the power $${exponent}$. The entries of a power of a matrix are not the powers of its entries.`,
            },
          ].filter(() => a ** exponent !== top),
        },
      ],
      checks: [
        // By the second row.
        {
          part: 'b',
          route: 'substitution',
          shown: md`\frac{y}{x} = ${fraction(r, p)}`,
          value: c / (one - d),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`\frac{y}{x} = ${fraction(s, q)}`,
          value: c / (two - d),
        },
        // From the entries of the matrices for n = 0 and n = 1.
        { part: 'd', route: 'substitution', shown: `A = ${first}`, value: (a - two) / (one - two) },
        { part: 'd', route: 'substitution', shown: `B = ${second}`, value: (one - a) / (one - two) },
        { part: 'e', route: 'exact', shown: `= ${grouped(top)}`, value: top },
        {
          part: 'a',
          route: 'symbolic',
          shown: polynomial([1, -(a + d), a * d - b * c], String.raw`\lambda`),
          value: (at) => (at - one) * (at - two),
          variable: String.raw`\lambda`,
        },
      ],
    };
  },
});
