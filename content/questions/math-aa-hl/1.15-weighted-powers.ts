import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.3'],
  parameters: {
    // The sum is (an + b)k^n − b, so the term is ((k − 1)ar + (k − 1)b + a)k^(r − 1).
    a: integers(1, 4),
    b: choice(-4, -3, -2, -1, 1, 2, 3),
    k: choice(2, 3, 4),
  },
  allow: ({ a, b, k }) => (k - 1) * b + a !== 0 || a > 1 || b === -1,
  write: ({ a, b, k }) => {
    const [slope, start] = [(k - 1) * a, (k - 1) * b + a];
    const inside = (r: string) => `${term(slope, r)}${plus(start)}`;
    const bracket = (r: string) => (start === 0 ? inside(r) : `(${inside(r)})`);
    const joined = start === 0 ? md` \times ` : '';
    const u = (r: number) => (slope * r + start) * k ** (r - 1);
    const S = (n: number) => (a * n + b) * k ** n - b;
    const formula = (n: string, exponent = n) => md`(${term(a, n)}${plus(b)})${k}^{${exponent}}${plus(-b)}`;
    const [u1, u2] = [u(1), u(2)];
    const next = start + slope;
    const nextBracket = `(${term(slope, 'm')}${plus(next)})`;
    return {
      text: md`Let $S_n = \displaystyle\sum_{r=1}^{n} ${bracket('r')}${joined}${k}^{r - 1}$, where $n \in \mathbb{Z}^+$.

(a) Find $S_1$ and $S_2$. [2]

(b) Use mathematical induction to prove that $S_n = ${formula('n')}$ for all $n \in \mathbb{Z}^+$. [6]`,
      hints: [
        md`$S_2$ is $S_1$ with one more term.`,
        md`Write down clearly what you assume for $n = m$, and what you want to reach for $n = m + 1$.`,
        md`$S_{m+1}$ is $S_m$ plus the term with $r = m + 1$. Replace $S_m$ by what you assumed.`,
        md`Both pieces have the factor $${k}^m$. Take it out, and only then expand.`,
      ],
      answer: md`(a) With $r = 1$ the term is $${slope + start} \times ${k}^0 = ${u1}$, so $S_1 = ${u1}$. With $r = 2$ the term is $${2 * slope + start} \times ${k} = ${u2}$, so $S_2 = ${u1}${plus(u2)} = ${u1 + u2}$.

(b) *First case.* For $n = 1$ the formula gives $${a + b} \times ${k}${plus(-b)} = ${S(1)}$, and $S_1 = ${u1}$ by (a). So the formula is true for $n = 1$.

*Assumption.* Assume that the formula is true for some $n = m$, $m \in \mathbb{Z}^+$: $S_m = ${formula('m')}$.

*Step.* The next sum has one more term, the one with $r = m + 1$. In it stands $${term(slope, '(m + 1)')}${plus(start)} = ${term(slope, 'm')}${plus(next)}$, so

$$S_{m+1} = S_m + ${nextBracket}${k}^{m} = ${formula('m')} + ${nextBracket}${k}^{m}$$

The assumption has been used. Now take out $${k}^m$:

$$S_{m+1} = (${term(a + slope, 'm')}${plus(b + next)})${k}^{m}${plus(-b)} = ${k}(${term(a, 'm')}${plus(a + b)})${k}^{m}${plus(-b)} = ${md`(${term(a, '(m + 1)')}${plus(b)})${k}^{m + 1}${plus(-b)}`}$$

This is the formula for $n = m + 1$.

*Conclusion.* The formula is true for $n = 1$, and if it is true for $n = m$ it is true for $n = m + 1$. So, by mathematical induction, $S_n = ${formula('n')}$ for all $n \in \mathbb{Z}^+$.

**Watch out:** In the step, the new term has $r = m + 1$: both the bracket and the exponent change, and the exponent becomes $m$.`,
      scheme: [
        [md`(a) $S_1 = ${u1}$`, 'A1'],
        [md`$S_2 = ${u1 + u2}$`, 'A1'],
        [md`(b) shows that both sides are $${u1}$ for $n = 1$`, 'A1'],
        [md`assumes that the formula is true for $n = m$`, 'M1'],
        [md`$S_{m+1} = S_m + ${nextBracket}${k}^{m}$`, 'M1'],
        [md`$(${term(a + slope, 'm')}${plus(b + next)})${k}^{m}${plus(-b)}$`, 'A1'],
        [md`$(${term(a, '(m + 1)')}${plus(b)})${k}^{m + 1}${plus(-b)}$, clearly reached`, 'A1'],
        [
          md`conclusion: true for $n = 1$, and if true for $n = m$ then also for $n = m + 1$, so true for all $n \in \mathbb{Z}^+$ (only if at least four of the marks before in (b) were given)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$S_1 =$',
          expected: `${u1}`,
          accuracy: 'exact',
          marks: 1,
          mistakes:
            u1 === 0 || u1 * k === u1
              ? []
              : [{ value: `${u1 * k}`, note: md`The exponent is $r - 1$, which is $0$ for $r = 1$.` }],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$S_2 =$',
          expected: `${u1 + u2}`,
          accuracy: 'exact',
          marks: 1,
          follows: `a.1 + ${u2}`,
          mistakes:
            u1 === 0
              ? []
              : [
                  {
                    value: `${u2}`,
                    note: md`This is the second term alone. $S_2$ is the sum of the first two.`,
                  },
                ],
        },
        { part: 'b', kind: 'self', why: 'prove by induction' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `S_1 = ${u1}`, value: S(1) },
        { part: 'a', route: 'exact', shown: `= ${u1 + u2}`, value: S(2) },
        // The formula for a whole number of terms, by adding them up.
        {
          part: 'b',
          route: 'numeric',
          shown: formula('n'),
          variable: 'n',
          value: (n) => sum(u, 1, 6) - S(6) + S(n),
        },
      ],
    };
  },
});
