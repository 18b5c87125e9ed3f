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
      { who: 'Noor', from: 'Swiss francs', to: 'Moroccan dirhams', rate: 11.2 },
      { who: 'Diego', from: 'euros', to: 'Polish zloty', rate: 4.3 },
      { who: 'Sakura', from: 'Singapore dollars', to: 'Malaysian ringgit', rate: 3.4 },
      { who: 'Tendai', from: 'British pounds', to: 'Botswana pula', rate: 17.5 },
    ),
    fee: integers(3, 12),
    amount: integers(120, 480, 20),
    wanted: integers(1200, 3000, 100),
  },
  write: ({ trade: { who, from, to, rate }, fee, amount, wanted }) => {
    const received = rate * (amount - fee);
    const needed = wanted / rate + fee;
    const difference = rate * fee - fee;
    return {
      text: md`An exchange office first takes a fee of $${fee}$ ${from}, then changes the rest into ${to} at a rate of $${rate}$ ${to} for one of the ${from}. The steps are modelled by $f(x) = x - ${fee}$ and $g(x) = ${rate}x$.

(a) Find $(g \circ f)(x)$. [2]

(b) ${who} hands in $${amount}$ ${from}. Find how many ${to} ${who} receives. [1]

(c) Find $(g \circ f)^{-1}(x)$, and state what it tells. [3]

(d) Find the amount in ${from} that ${who} must hand in to receive $${wanted}$ ${to}. [1]

(e) Another office changes the money first and then takes $${fee}$ ${to} as its fee. Show that a customer receives $${decimals(difference, 1)}$ ${to} more there, whatever the amount. [2]`,
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

(e) There the customer receives $(f \circ g)(x) = ${rate}x - ${fee}$. The difference is $${rate}x - ${fee} - ${rate}(x - ${fee}) = ${rate} \times ${fee} - ${fee} = ${decimals(difference, 1)}$, which does not depend on $x$.`,
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
      checks: [
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
          shown: `= ${decimals(difference, 1)}`,
          value: rate * amount - fee - received,
        },
      ],
    };
  },
});
