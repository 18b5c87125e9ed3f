import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.11'],
  parameters: {
    who: choice('Nuria', 'Baraka', 'Soo-jin', 'Tomasz'),
    /** Red and blue in bag 1, then in bag 2. */
    a: integers(2, 6),
    b: integers(2, 6),
    c: integers(2, 6),
    d: integers(2, 6),
    seen: choice('red', 'blue'),
  },
  allow: ({ a, b, c, d, seen }) => {
    const n = (a + b) * (c + d + 1);
    const red = a * (c + 1) + b * c;
    const hit = seen === 'red' ? red : n - red;
    const through = seen === 'red' ? a * (c + 1) : a * d;
    return hit / gcd(through, hit) <= 40 && n / gcd(hit, n) <= 60 && a + b !== c + d + 1;
  },
  write: ({ who, a, b, c, d, seen }) => {
    const [first, second] = [a + b, c + d + 1];
    const n = first * second;
    const redAfterRed = seen === 'red' ? c + 1 : d;
    const redAfterBlue = seen === 'red' ? c : d + 1;
    const hit = a * redAfterRed + b * redAfterBlue;
    const [total, posterior] = [fraction(hit, n), fraction(a * redAfterRed, hit)];
    const prior = fraction(a, first);
    const moreLikely = a * redAfterRed * first > a * hit;
    // Every pair of balls, one moved and one drawn, counted.
    let [pairs, both] = [0, 0];
    for (let moved = 0; moved < first; moved += 1) {
      const isRed = moved < a;
      const reds = c + (isRed ? 1 : 0);
      for (let drawn = 0; drawn < second; drawn += 1) {
        if (drawn < reds === (seen === 'red')) {
          pairs += 1;
          if (isRed) both += 1;
        }
      }
    }
    return {
      text: md`Bag 1 holds $${a}$ red and $${b}$ blue balls, and bag 2 holds $${c}$ red and $${d}$ blue balls. ${who} takes a ball at random from bag 1 and puts it into bag 2 without looking at it. Then ${who} takes a ball at random from bag 2.

(a) Find the probability that the ball from bag 2 is ${seen}. [3]

(b) Given that the ball from bag 2 is ${seen}, find the probability that the ball that was moved is red. [2]

(c) State, with a reason, whether the events “the moved ball is red” and “the ball from bag 2 is ${seen}” are independent. [1]`,
      hints: [
        md`After the move, bag 2 holds $${second}$ balls. How many of them are ${seen} depends on what was moved.`,
        md`Draw a tree: first the colour of the moved ball, then that of the ball from bag 2.`,
        md`In (b), the ball that was seen last is the condition. Divide one route of the tree by all routes that lead to it.`,
      ],
      answer: md`Let $M$ be the event that the moved ball is red, and $S$ that the ball from bag 2 is ${seen}.

(a) If the moved ball is red, bag 2 holds $${redAfterRed}$ ${seen} balls among $${second}$; if it is blue, it holds $${redAfterBlue}$. So
$$\mathrm{P}(S) = \frac{${a}}{${first}} \times \frac{${redAfterRed}}{${second}} + \frac{${b}}{${first}} \times \frac{${redAfterBlue}}{${second}} = \frac{${a * redAfterRed} + ${b * redAfterBlue}}{${n}} = ${total}.$$

(b) By Bayes' theorem, divide the route through $M$ by all routes to $S$:
$$\mathrm{P}(M \mid S) = \frac{${a * redAfterRed}/${n}}{${hit}/${n}} = ${posterior}$$

(c) They aren't independent. Without the condition $\mathrm{P}(M) = ${prior}$, but $\mathrm{P}(M \mid S) = ${posterior}$. Seeing a ${seen} ball makes it ${moreLikely ? 'more' : 'less'} likely that a red one was moved.

**Watch out:** After the move there is one more ball in bag 2. Both the number of all balls and, perhaps, the number of ${seen} ones have changed.`,
      scheme: [
        [md`(a) $\frac{${redAfterRed}}{${second}}$ and $\frac{${redAfterBlue}}{${second}}$ for bag 2`, 'A1'],
        [md`adds two products`, 'M1'],
        [md`$${total}$`, 'A1'],
        [md`(b) divides the route through a red ball by (a)`, 'M1'],
        [md`$${posterior}$ (follow through)`, 'A1'],
        [
          md`(c) not independent, because $${posterior} \ne ${prior}$ (follow through), or because $${redAfterRed} \ne ${redAfterBlue}$`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: total,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(seen === 'red' ? c : d, c + d),
              note: md`This is the probability before a ball was moved. Bag 2 has one more ball now.`,
            },
          ].filter(({ value }) => value !== total),
        },
        {
          part: 'b',
          kind: 'number',
          expected: posterior,
          accuracy: 'exact',
          follows: `${a * redAfterRed} / (${n} * a.1)`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: fraction(redAfterRed, second),
              note: md`This is $\mathrm{P}(S \mid M)$. The condition is what was seen last.`,
            },
            { value: prior, note: md`This is the probability before anything was seen.` },
          ].filter(
            ({ value }, at, all) => value !== posterior && all.findIndex((one) => one.value === value) === at,
          ),
        },
        { part: 'c', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${total}`, value: pairs / n },
        { part: 'b', route: 'exact', shown: `= ${posterior}`, value: both / pairs },
      ],
    };
  },
});
