import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    context: choice(
      {
        where: 'An airline in Chile checks its bags',
        one: 'bag',
        many: 'bags',
        a: 'on time',
        b: 'delayed',
        c: 'lost',
      },
      {
        where: 'A pottery in Tunisia checks its plates',
        one: 'plate',
        many: 'plates',
        a: 'perfect',
        b: 'second quality',
        c: 'broken',
      },
      {
        where: 'A farm in Norway checks its eggs',
        one: 'egg',
        many: 'eggs',
        a: 'large',
        b: 'medium',
        c: 'small',
      },
    ),
    total: choice(200, 240, 250, 300, 400),
    b: integers(24, 60, 2),
    c: integers(6, 20, 2),
    next: choice(1500, 1800, 2400, 3600),
  },
  allow: ({ total, b, c, next }) => b > c + 10 && ((next * b) / total) % 1 === 0 && total - b - c > 100,
  write: ({ context, total, b, c, next }) => {
    const a = total - b - c;
    const expected = (next * b) / total;
    return {
      text: md`${context.where}. Of $${total}$ ${context.many} in one day, $${a}$ were ${context.a}, $${b}$ were ${context.b} and the others were ${context.c}.

(a) Use these data to estimate the probability that a randomly chosen ${context.one} is

(i) ${context.b}; [1]

(ii) not ${context.c}. [2]

In the next week there will be $${next}$ ${context.many}.

(b) Find the expected number of ${context.many} that will be ${context.b}. [2]

(c) In that week exactly $${Math.round(expected * 1.04)}$ ${context.many} were ${context.b}. State, with a reason, whether this shows that the estimate in (a)(i) was wrong. [1]`,
      hints: [
        md`A relative frequency is an estimate of a probability.`,
        md`"Not" calls for the complement: its probability is $1$ minus the other one.`,
      ],
      answer: md`(a) (i) $P(\text{${context.b}}) = \frac{${b}}{${total}} = ${sf(b / total)}$

(ii) The number of ${context.many} that were ${context.c} is $${total} - ${a} - ${b} = ${c}$. So $P(\text{not ${context.c}}) = 1 - \frac{${c}}{${total}} = ${fraction(total - c, total)} = ${sf((total - c) / total)}$.

(b) The expected number is $${next} \times \frac{${b}}{${total}} = ${expected}$.

(c) It doesn't. The expected number is a mean over many weeks; in a single week the number varies by chance, and $${Math.round(expected * 1.04)}$ is close to $${expected}$.

**Watch out:** In (ii), don't subtract the answer to (i) from $1$. The complement of "${context.c}" takes in both the ${context.many} that were ${context.a} and those that were ${context.b}.`,
      scheme: [
        [md`$\frac{${b}}{${total}}$ or $${sf(b / total)}$`, 'A1'],
        [md`$${c}$ found, or $\frac{${a} + ${b}}{${total}}$`, 'M1'],
        [md`$${sf((total - c) / total)}$`, 'A1'],
        [md`$${next} \times$ their probability`, 'M1'],
        [md`$${expected}$`, 'A1'],
        [md`no, because the number varies by chance`, 'R1'],
      ],
      replies: [
        { part: 'a i', kind: 'number', expected: fraction(b, total) },
        {
          part: 'a ii',
          kind: 'number',
          expected: fraction(total - c, total),
          mistakes: [
            {
              value: (c / total).toFixed(5),
              note: md`That is the probability of being ${context.c}. The question says *not*.`,
            },
            {
              value: (a / total).toFixed(5),
              note: md`You left out those that were ${context.b}. They aren't ${context.c} either.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${expected}`,
          accuracy: 'exact',
          follows: `${next} * a.i.1`,
          unless: `n < 0 or n > ${next}`,
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a i', route: 'numeric', shown: `= ${sf(b / total)}`, value: 1 - (a + c) / total },
        {
          part: 'a ii',
          route: 'numeric',
          shown: `= ${sf((total - c) / total)}`,
          value: a / total + b / total,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${expected}`,
          value: Number(sum(() => b / total, 1, next).toFixed(6)),
        },
      ],
    };
  },
});
