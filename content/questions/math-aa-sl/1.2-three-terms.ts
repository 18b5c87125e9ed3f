import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    k: integers(2, 7),
    first: integers(-3, 6),
    a: integers(1, 3),
    middle: integers(2, 6),
    last: integers(2, 6),
    difference: integers(2, 9),
    asked: integers(10, 21),
  },
  // The terms are ak + b, mk + c and lk + e; the equation must fix k.
  allow: ({ k, a, middle, last, first, difference }) => {
    const b = first - a * k;
    const c = first + difference - middle * k;
    const e = first + 2 * difference - last * k;
    return (
      2 * middle - a - last !== 0 && middle !== last && [b, c, e].every((x) => x !== 0 && Math.abs(x) < 20)
    );
  },
  write: ({ k, first, a, middle, last, difference, asked }) => {
    const one = polynomial([a, first - a * k], 'k');
    const two = polynomial([middle, first + difference - middle * k], 'k');
    const three = polynomial([last, first + 2 * difference - last * k], 'k');
    const coefficient = 2 * middle - a - last;
    const solved =
      coefficient === 1
        ? `$k = ${k}$`
        : `$${polynomial([coefficient, 0], 'k')} = ${coefficient * k}$, so $k = ${k}$`;
    const sought = first + (asked - 1) * difference;
    return {
      text: md`The first three terms of an arithmetic sequence are $${one}$, $${two}$ and $${three}$.

(a) Find the value of $k$. [3]

(b) Find the term $u_{${asked}}$. [2]`,
      hints: [
        md`In an arithmetic sequence the difference between neighbouring terms is always the same. Write this as an equation in $k$.`,
      ],
      answer: md`(a) The differences are equal, $u_2 - u_1 = u_3 - u_2$, so $2u_2 = u_1 + u_3$:
$$2(${two}) = (${one}) + (${three}).$$
Collecting the terms in $k$ gives ${solved}.

(b) The first three terms are $${first}$, $${first + difference}$ and $${first + 2 * difference}$, so $d = ${difference}$. Then $u_{${asked}} = ${first} + ${asked - 1} \times ${difference} = ${sought}$.

**Watch out:** Keep each term in brackets: the $2$ doubles the constant in $${two}$ as well. To notice a slip, put your $k$ into the three terms and see whether the two gaps are equal.`,
      scheme: [
        [md`uses $u_2 - u_1 = u_3 - u_2$`, 'M1'],
        [md`a correct equation, such as $2(${two}) = (${one}) + (${three})$`, 'A1'],
        [md`$k = ${k}$`, 'A1'],
        [md`substitutes $u_1 = ${first}$ and $d = ${difference}$ into $u_n = u_1 + (n-1)d$`, 'M1'],
        [md`$u_{${asked}} = ${sought}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${k}`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${sought}`,
          accuracy: 'exact',
          // From the first two terms.
          follows: `${a} * a.1 + (${first - a * k}) + ${asked - 1} * ((${middle - a}) * a.1 + (${difference - (middle - a) * k}))`,
          mistakes: [
            {
              value: `${first + asked * difference}`,
              note: md`You added $${asked}$ differences to $u_1$. From $u_1$ to $u_{${asked}}$ there are only $${asked - 1}$ steps.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `k = ${k}`,
          // The value of k, of all integers, for which the three terms are evenly spaced.
          value: integers(-60, 60).filter((at) => {
            const terms = [
              a * at + (first - a * k),
              middle * at + (first + difference - middle * k),
              last * at + (first + 2 * difference - last * k),
            ] as const;
            return terms[1] - terms[0] === terms[2] - terms[1];
          })[0]!,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sought}`,
          value: Array.from({ length: asked - 1 }).reduce<number>((value) => value + difference, first),
        },
      ],
    };
  },
});
