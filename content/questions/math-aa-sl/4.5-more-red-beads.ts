import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    things: choice(
      { many: 'beads', from: 'a maker of necklaces in Marrakesh has a jar', colours: ['red', 'white'] },
      { many: 'marbles', from: 'a child in Cork has a bag', colours: ['green', 'blue'] },
      {
        many: 'counters',
        from: 'the maker of a board game in Seoul fills a box',
        colours: ['yellow', 'black'],
      },
      { many: 'tulip bulbs', from: 'a gardener in Almaty has a sack', colours: ['red', 'pink'] },
    ),
    wanted: integers(4, 14),
    others: integers(8, 24),
    top: integers(1, 4),
    bottom: integers(2, 5),
    draws: integers(40, 120, 20),
  },
  allow: ({ wanted, others, top, bottom, draws }) => {
    const total = (others * bottom) / (bottom - top);
    const added = total - others - wanted;
    return (
      top < bottom &&
      gcd(top, bottom) === 1 &&
      Number.isInteger(total) &&
      added >= 3 &&
      added <= 30 &&
      wanted < others &&
      draws % bottom === 0
    );
  },
  write: ({ things: { many, from, colours }, wanted, others, top, bottom, draws }) => {
    const added = (others * bottom) / (bottom - top) - others - wanted;
    const [colour, other] = colours;
    const total = wanted + others;
    return {
      text: md`${from.charAt(0).toUpperCase()}${from.slice(1)} with $${wanted}$ ${colour} and $${others}$ ${other} ${many}. One of them is taken at random.

(a) Find the probability that it is ${colour}. [1]

It is put back, and $n$ further ${colour} ${many} are added. Now the probability of taking a ${colour} one is $${fraction(top, bottom)}$.

(b) Find the value of $n$. [3]

With the new contents, ${many} are taken at random one after the other, $${draws}$ times, each being put back before the next is taken.

(c) Find the expected number of times that a ${other} one is taken. [2]`,
      hints: [
        md`Adding ${colour} ones changes the number of ${colour} ones as well as the total.`,
        md`In part (c), begin with the probability of taking a ${other} one.`,
      ],
      answer: md`(a) $\mathrm{P}(\text{${colour}}) = \dfrac{${wanted}}{${total}}${gcd(wanted, total) > 1 ? ` = ${fraction(wanted, total).replace(md`\frac`, md`\dfrac`)}` : ''}$

(b) There are now $${wanted} + n$ ${colour} ones among $${total} + n$. So
$$\frac{${wanted} + n}{${total} + n} = ${fraction(top, bottom)}, \qquad ${bottom}(${wanted} + n) = ${top === 1 ? '' : top}${top === 1 ? `${total} + n` : `(${total} + n)`},$$
which gives ${bottom - top === 1 ? '' : md`$${bottom - top}n = ${top * total - bottom * wanted}$, so `}$n = ${added}$.

(c) The probability of a ${other} one is $1 - ${fraction(top, bottom)} = ${fraction(bottom - top, bottom)}$. The expected number is $${draws} \times ${fraction(bottom - top, bottom)} = ${(draws * (bottom - top)) / bottom}$.

**Watch out:** The $n$ new ${many} make the total larger, too, so $n$ stands above *and* below. In (c), take care that the question has changed from ${colour} to ${other}.`,
      scheme: [
        [md`$${fraction(wanted, total)}$`, 'A1'],
        [md`$\frac{${wanted} + n}{${total} + n}$`, 'A1'],
        [md`sets it equal to $${fraction(top, bottom)}$ and attempts to solve`, 'M1'],
        [md`$n = ${added}$`, 'A1'],
        [md`$${draws} \times ${fraction(bottom - top, bottom)}$`, 'M1'],
        [md`$${(draws * (bottom - top)) / bottom}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(wanted, total),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(wanted, others),
              note: md`You divided by the number of ${other} ones. Divide by the number of all.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${added}`,
          accuracy: 'exact',
          mistakes:
            top * total > bottom * wanted
              ? [
                  {
                    value: fraction(top * total - bottom * wanted, bottom),
                    note: md`You kept the total at $${total}$. The ${many} that are added belong to the total, too.`,
                  },
                ]
              : [],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${(draws * (bottom - top)) / bottom}`,
          accuracy: 'exact',
          mistakes:
            2 * top === bottom
              ? []
              : [
                  {
                    value: `${(draws * top) / bottom}`,
                    note: md`This is the expected number of ${colour} ones. You were asked for the ${other} ones.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`\dfrac{${wanted}}{${total}}`,
          value: 1 - others / (wanted + others),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `n = ${added}`,
          value: root((n) => (wanted + n) / (total + n) - top / bottom, 0, 1000),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${(draws * (bottom - top)) / bottom}`,
          value: (draws * others) / (total + added),
        },
      ],
    };
  },
});
