import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.3'],
  parameters: {
    // u_n = A r^n + B, so u_{n+1} = r u_n + B(1 − r).
    r: choice(2, 3, 4, 5),
    A: integers(1, 4),
    B: nonZero(-5, 5),
  },
  allow: ({ r, A, B }) => A * r + B > 0 && A * r !== 1,
  write: ({ r, A, B }) => {
    const step = B * (1 - r);
    const terms = [A * r + B];
    for (let n = 1; n < 6; n += 1) terms.push(r * terms.at(-1)! + step);
    const front = A === 1 ? '' : md`${A} \times `;
    const formula = (n: string) => md`${front}${r}^{${n}}${plus(B)}`;
    return {
      text: md`A sequence is defined by $u_1 = ${terms[0]}$ and $u_{n+1} = ${term(r, 'u_n')}${plus(step)}$ for $n \in \mathbb{Z}^+$.

(a) Find $u_2$ and $u_3$. [2]

(b) Use mathematical induction to prove that $u_n = ${formula('n')}$ for all $n \in \mathbb{Z}^+$. [6]`,
      hints: [
        'A proof by induction has three stages: the first case, the step from one case to the next, and the conclusion.',
        md`In the step, begin with $u_{k+1} = ${term(r, 'u_k')}${plus(step)}$ and replace $u_k$ by what you assumed.`,
      ],
      answer: md`(a) $u_2 = ${r} \times ${terms[0]}${plus(step)} = ${terms[1]}$ and $u_3 = ${r} \times ${terms[1]}${plus(step)} = ${terms[2]}$.

(b) *First case.* For $n = 1$ the formula gives $${front}${r}^1${plus(B)} = ${terms[0]}$, which is $u_1$. So it is true for $n = 1$.

*Step.* Assume that it is true for some $n = k$, that is, $u_k = ${formula('k')}$. Then

$$u_{k+1} = ${term(r, 'u_k')}${plus(step)} = ${r}\left(${formula('k')}\right)${plus(step)} = ${front}${r}^{k+1}${plus(r * B)}${plus(step)} = ${formula('k+1')}$$

This is the formula for $n = k + 1$.

*Conclusion.* The formula is true for $n = 1$, and whenever it is true for $n = k$ it is true for $n = k + 1$. By the principle of mathematical induction it is true for all $n \in \mathbb{Z}^+$.

**Watch out:** $${r} \times ${r}^k$ is $${r}^{k+1}$, not $${r * r}^k$. And don't begin the step with the formula for $n = k + 1$: that is what you want to prove.`,
      scheme: [
        [md`$u_2 = ${terms[1]}$`, 'A1'],
        [md`$u_3 = ${terms[2]}$`, 'A1'],
        [md`shows that the formula is true for $n = 1$`, 'A1'],
        [md`assumes that it is true for $n = k$`, 'M1'],
        [md`substitutes $u_k$ into $u_{k+1} = ${term(r, 'u_k')}${plus(step)}$`, 'M1'],
        [md`$${front}${r}^{k+1}${plus(r * B)}${plus(step)}$`, 'A1'],
        [md`$${formula('k+1')}$`, 'A1'],
        [
          md`conclusion: true for $n = 1$, and if true for $n = k$ then also for $n = k + 1$, so true for all $n \in \mathbb{Z}^+$ (only if at least four of the five marks before in (b) were given)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$u_2 =$',
          expected: `${terms[1]}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${r * terms[0]!}`,
              note: md`You multiplied by $${r}$, but the number ${step < 0 ? 'that is subtracted' : 'that is added'} is missing.`,
            },
            {
              value: `${r * (terms[0]! + step)}`,
              note: md`You ${step < 0 ? 'subtracted' : 'added'} $${Math.abs(step)}$ first. Only $u_1$ is multiplied by $${r}$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$u_3 =$',
          expected: `${terms[2]}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${r} * a.1 + (${step})`,
        },
        { part: 'b', kind: 'self', why: 'prove' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${terms[1]}`, value: A * r ** 2 + B },
        { part: 'a', route: 'exact', shown: `= ${terms[2]}`, value: A * r ** 3 + B },
      ],
    };
  },
});
