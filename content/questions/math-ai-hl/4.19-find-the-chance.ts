import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { column, fraction, matrix, sf } from '../../authoring/wording.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['1.14', '1.15'],
  parameters: {
    story: choice(
      [
        'Customers of two phone companies in Tallinn, A and B, may change once a year',
        'customers',
        'company',
        'year',
      ],
      ['Families in Quito buy one of two kinds of bread, A and B, each week', 'families', 'kind', 'week'],
      ['Commuters in Osaka take one of two train lines, A and B, each day', 'commuters', 'line', 'day'],
    ),
    stay: choice(0.7, 0.75, 0.8, 0.85, 0.9),
    share: choice(0.4, 0.6, 0.625, 0.65, 0.7, 0.75, 0.8),
    start: choice(0.3, 0.4, 0.5, 0.55),
  },
  allow: ({ stay, share, start }) => {
    const p = ((1 - stay) * share) / (1 - share);
    return p > 0.03 && p < 0.6 && Math.abs(start - share) > 0.04 && stay - p > 0.05;
  },
  write: ({ story: [opening, who, place, time], stay, share, start }) => {
    const leave = Number((1 - stay).toPrecision(4));
    const p = (leave * share) / (1 - share);
    const exactP = fraction(Math.round(leave * share * 1e6), Math.round((1 - share) * 1e6));
    const eigen = stay - p;
    // As a decimal where it ends soon, else as a fraction; all of them have the denominator of p.
    const scale = Math.round((1 - share) * 1e6) * 1e3;
    const ends = Math.abs(p * 1e4 - Math.round(p * 1e4)) < 1e-8;
    const write = (value: number) =>
      ends ? `${Number(value.toFixed(4))}` : fraction(Math.round(value * scale), scale);
    const factor = write(eigen);
    const other = ends ? factor : tidy(eigen);
    const two = (() => {
      let a = start;
      for (let k = 0; k < 2; k += 1) a = stay * a + p * (1 - a);
      return a;
    })();
    const closed = share + (start - share) * eigen ** 2;
    return {
      text: md`${opening}. Of those with ${place} A, $${Math.round(stay * 100)}\%$ stay with it from one ${time} to the next. Those with ${place} B change to A with the probability $p$. In the long term $${sf(share * 100, 4).replace(/\.?0+$/, '')}\%$ of the ${who} have ${place} A.

(a) Write down the transition matrix $T$ in terms of $p$, in which each column adds up to $1$. [2]

(b) Use the steady state to write down an equation for $p$. [2]

(c) Find $p$. [2]

(d) At first $${Math.round(start * 100)}\%$ of the ${who} have ${place} A. Find the percentage after two ${time}s. [3]

(e) One eigenvalue of $T$ is $1$. Find the other one, and explain what its size tells about the long term. [3]`,
      hints: [
        md`The first column belongs to those who have A now.`,
        md`In the steady state the shares do not change from one ${time} to the next.`,
        md`The sum of the eigenvalues of a $2 \times 2$ matrix is the sum of the numbers on its diagonal. Or solve $\det(T - \lambda I) = 0$.`,
      ],
      answer: md`(a) The first column belongs to A, the second to B: $T = ${matrix([
        [stay, 'p'],
        [leave, '1 - p'],
      ])}$.

(b) In the steady state the share $${share}$ of A stays the same: $${stay} \times ${share} + p \times ${Number((1 - share).toPrecision(4))} = ${share}$.

(c) $${Number((1 - share).toPrecision(4))}p = ${Number((leave * share).toPrecision(6))}$, so $p = ${exactP}${ends ? ` = ${write(p)}$` : `$, about $${sf(p)}$`}.

(d) $T^2${column(start, Number((1 - start).toPrecision(4)))}$ has the first component $${sf(two, 4)}$, so $${sf(100 * two)}\%$ of the ${who} have ${place} A.

(e) $\det(T - \lambda I) = (${stay} - \lambda)\left(${write(1 - p)} - \lambda\right) - ${write(p)} \times ${leave} = \lambda^2 - ${write(1 + eigen)}\lambda + ${factor} = (\lambda - 1)\left(\lambda - ${factor}\right)$, so the other one is $\lambda = ${ends ? factor : `${factor} = ${other}`}$. (Or: the eigenvalues add up to the sum of the diagonal.) Its size is less than $1$, so its powers tend to $0$: the shares approach the steady state, whatever they are at first.

**Calculator:** store $T$ with the unrounded $p$ and multiply $T^2$ by the column of the start.

**Watch out:** Columns belong to the present state, rows to the next one. With rows and columns exchanged the steady state comes out wrong.`,
      scheme: [
        [md`first column $${stay}$ and $${leave}$`, 'A1'],
        [md`second column $p$ and $1 - p$`, 'A1'],
        [md`$T\mathbf{s} = \mathbf{s}$`, 'M1'],
        [md`correct equation`, 'A1'],
        [md`solves for $p$`, 'M1'],
        [md`$p = ${ends ? write(p) : exactP}$`, 'A1'],
        [md`column of the start`, 'M1'],
        [md`$T^2$ times the column`, 'M1'],
        [md`$${sf(100 * two)}\%$ (follow through)`, 'A1'],
        [md`characteristic equation, or sum of the diagonal`, 'M1'],
        [md`$${other}$`, 'A1'],
        [md`less than $1$ in size, so the steady state is approached`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down a matrix with a letter' },
        { part: 'b', kind: 'self', why: 'write down an equation' },
        { part: 'c', kind: 'number', label: '$p =$', expected: exactP, unless: 'p < 0 or p > 1' },
        { part: 'd', kind: 'number', expected: `${Number((100 * two).toPrecision(9))}`, unit: '%' },
        {
          part: 'e',
          kind: 'number',
          label: md`$\lambda =$`,
          expected: `${Number(eigen.toPrecision(9))}`,
          marks: 2,
          follows: `${stay} - c.1`,
        },
        { part: 'e', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `p = ${exactP}`,
          value: root((u) => stay * share + u * (1 - share) - share, 0, 1),
        },
        { part: 'd', route: 'exact', shown: md`${sf(100 * two)}\%`, value: 100 * closed },
        { part: 'e', route: 'exact', shown: `= ${other}`, value: stay * (1 - p) - p * leave },
      ],
    };
  },
});
