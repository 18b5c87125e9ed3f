import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['2.2'],
  parameters: {
    trade: choice(
      { who: 'Noor', one: 'Swiss franc', from: 'Swiss francs', to: 'Moroccan dirhams', rate: 11.2 },
      { who: 'Diego', one: 'euro', from: 'euros', to: 'Polish zloty', rate: 4.3 },
      {
        who: 'Sakura',
        one: 'Singapore dollar',
        from: 'Singapore dollars',
        to: 'Malaysian ringgit',
        rate: 3.4,
      },
      { who: 'Tendai', one: 'British pound', from: 'British pounds', to: 'Botswana pula', rate: 17.5 },
    ),
    fee: integers(3, 12),
    amount: integers(120, 480, 20),
    wanted: integers(1200, 3000, 100),
  },
  write: ({ trade: { who, one, from, to, rate }, fee, amount, wanted }) => {
    const received = rate * (amount - fee);
    const needed = wanted / rate + fee;
    const difference = rate * fee - fee;
    return {
      text: md`An exchange office first takes a fee of $${fee}$ ${from}, then changes the rest into ${to} at a rate of $${rate}$ ${to} for one ${one}. The steps are modelled by $f(x) = x - ${fee}$ and $g(x) = ${rate}x$.

(a) Find $(g \circ f)(x)$. [2]

(b) ${who} hands in $${amount}$ ${from}. Find how many ${to} ${who} receives. [1]

(c) Find $(g \circ f)^{-1}(x)$, and state what it tells. [3]

(d) Find the amount in ${from} that ${who} must hand in to receive $${wanted}$ ${to}. [1]

(e) Another office changes the money first and then takes $${fee}$ ${to} as its fee. Show that a customer receives $${decimals(difference, 2)}$ ${to} more there, whatever the amount. [2]`,
      hints: [
        md`In $g \circ f$ the function $f$ comes first.`,
        md`To undo two steps, undo the last one first.`,
        md`The other office is described by $f \circ g$.`,
      ],
      answer: md`(a) $(g \circ f)(x) = g(x - ${fee}) = ${rate}(x - ${fee})$

(b) $(g \circ f)(${amount}) = ${rate}(${amount} - ${fee}) = ${decimals(received, 2)}$ ${to}

(c) From $y = ${rate}(x - ${fee})$ follows $x = \frac{y}{${rate}} + ${fee}$, so $(g \circ f)^{-1}(x) = \frac{x}{${rate}} + ${fee}$.

It gives the amount in ${from} that has to be handed in to receive $x$ ${to}.

(d) $(g \circ f)^{-1}(${wanted}) = \frac{${wanted}}{${rate}} + ${fee} = ${decimals(needed, 2)}$ ${from}

(e) There the customer receives $(f \circ g)(x) = ${rate}x - ${fee}$. The difference is $${rate}x - ${fee} - ${rate}(x - ${fee}) = ${rate} \times ${fee} - ${fee} = ${decimals(difference, 2)}$, which does not depend on $x$.

**Watch out:** In $g \circ f$ the function $f$ comes first, although it is written last. The inverse undoes the steps in the opposite order: first divide, then add the fee.`,
      scheme: [
        [md`puts $f(x)$ into $g$`, 'M1'],
        [md`$${rate}(x - ${fee})$`, 'A1'],
        [md`$${decimals(received, 2)}$`, 'A1'],
        [md`exchanges $x$ and $y$, or solves for $x$`, 'M1'],
        [md`$\frac{x}{${rate}} + ${fee}$`, 'A1'],
        [md`amount in ${from} needed for $x$ ${to}`, 'R1'],
        [md`$${decimals(needed, 2)}$`, 'A1'],
        [md`$(f \circ g)(x) = ${rate}x - ${fee}$`, 'A1'],
        [md`subtracts and shows that $x$ cancels`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${rate}(x - ${fee})`,
          variables: ['x'],
          mistakes: [
            {
              value: `${rate}x - ${fee}`,
              note: md`This is $(f \circ g)(x)$. In $g \circ f$ the fee is taken first.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: decimals(received, 2),
          accuracy: { decimals: 2 },
          unit: to,
          mistakes: [
            {
              value: decimals(rate * amount - fee, 2),
              note: 'You changed the money first and took the fee then. This office takes the fee first.',
            },
            {
              value: decimals(rate * amount, 2),
              note: 'You forgot the fee.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: md`\frac{x}{${rate}} + ${fee}`,
          variables: ['x'],
          marks: 2,
          mistakes: [
            {
              value: md`\frac{x + ${fee}}{${rate}}`,
              note: 'You undid the first step first. Undo the last step first.',
            },
            {
              value: md`\frac{1}{${rate}(x - ${fee})}`,
              note: 'This is the reciprocal, not the inverse function.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state what it tells', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: decimals(needed, 2),
          accuracy: { decimals: 2 },
          unit: from,
          mistakes: [
            {
              value: decimals(wanted / rate, 2),
              note: 'You forgot the fee, which has to be handed in as well.',
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'show that' },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `${rate}(x - ${fee})`,
          value: (x) => rate * x - rate * fee,
        },
        {
          part: 'c',
          route: 'symbolic',
          shown: md`\frac{x}{${rate}} + ${fee}`,
          value: (x) => (x + rate * fee) / rate,
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${decimals(received, 2)}`,
          value: rate * amount - rate * fee,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `= ${decimals(needed, 2)}`,
          value: root((x) => rate * (x - fee) - wanted, 0, 5000),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `= ${decimals(difference, 2)}`,
          value: rate * amount - fee - received,
        },
      ],
    };
  },
});
