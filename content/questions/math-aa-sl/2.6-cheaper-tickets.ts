import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, polynomial, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.7'],
  parameters: {
    place: choice(
      ['A theatre in Accra', 'cedis'],
      ['A puppet theatre in Kraków', 'zlotys'],
      ['A jazz club in Toronto', 'Canadian dollars'],
      ['A planetarium in Auckland', 'New Zealand dollars'],
    ),
    price: integers(30, 60, 2),
    seats: integers(110, 240, 10),
    step: choice(1, 2),
    more: integers(7, 16),
  },
  allow: ({ price, seats, step, more }) => {
    const top = (price / step - seats / more) / 2;
    const off = Math.abs(top - Math.round(top));
    return top > 2 && top < 9 && off > 0.06 && off < 0.42 && Math.abs(2 * top - Math.round(2 * top)) > 0.05;
  },
  write: ({ place: [place, money], price, seats, step, more }) => {
    const revenue = (x: number): number => (price - step * x) * (seats + more * x);
    const rule = polynomial([-step * more, price * more - step * seats, price * seats]);
    const top = (price / step - seats / more) / 2;
    const best = Math.round(top);
    const last = Math.floor(2 * top);
    const tried = integers(0, Math.floor(price / step));
    const found = tried.reduce((winner, x) => (revenue(x) > revenue(winner) ? x : winner));
    const lowest = tried.findLast((x) => revenue(x) > revenue(0))!;
    const lost = step === 1 ? 'x' : `${step}x`;
    return {
      text: md`${place} sells $${seats}$ tickets for each show at a price of $${price}$ ${money}. A survey suggests that each time the price is lowered by $${step}$ ${step === 1 ? money.replace(/s$/, '') : money}, $${more}$ more tickets are sold. The price is lowered in this way $x$ times, where $x$ is a whole number.

(a) Show that the income from one show, in ${money}, is $R(x) = ${rule}$. [2]

(b) Find the value of $x$ for which the income is greatest, and find this greatest income. [3]

(c) Write down the price of a ticket that gives the greatest income. [1]

(d) Find the lowest price, of those that are possible, for which the income is still more than it is at present. [2]`,
      hints: [
        md`Income is the price of a ticket times the number of tickets. How do both depend on $x$?`,
        md`The vertex of the parabola tells where the income would be greatest. But $x$ has to be a whole number.`,
        md`At present $x = 0$. By symmetry, at which other place does the parabola have the same height?`,
      ],
      answer: md`(a) After $x$ steps the price is $${price} - ${lost}$, and the number of tickets is $${seats} + ${more}x$. The income is their product:
$$R(x) = (${price} - ${lost})(${seats} + ${more}x) = ${price * seats} + ${price * more}x - ${step * seats}x - ${step * more}x^2,$$
which is $${rule}$.

(b) The vertex is at $x = -\dfrac{b}{2a} = \dfrac{${price * more - step * seats}}{${2 * step * more}} = ${sf(top)}$. This isn't a whole number, so compare the neighbours: $R(${Math.floor(top)}) = ${grouped(revenue(Math.floor(top)))}$ and $R(${Math.ceil(top)}) = ${grouped(revenue(Math.ceil(top)))}$. The greatest income is reached for $x = ${best}$. It is $R(${best}) = ${grouped(revenue(best))}$ ${money}.

(c) The price is then $${price} - ${step === 1 ? '' : md`${step} \times `}${best} = ${price - step * best}$ ${money}.

(d) The income at present is $R(0) = ${grouped(price * seats)}$. A parabola is symmetric about its axis, so it has this height again at $x = \dfrac{${price * more - step * seats}}{${step * more}} = ${sf(2 * top)}$ (or solve $R(x) = ${grouped(price * seats)}$). Between these places $R(x)$ is larger. The largest whole number below is $${last}$, and indeed $R(${last}) = ${grouped(revenue(last))}$ while $R(${last + 1}) = ${grouped(revenue(last + 1))}$. The lowest price is $${price} - ${step === 1 ? '' : md`${step} \times `}${last} = ${price - step * last}$ ${money}.

**Calculator:** enter $y_1 = R(x)$. TI-Nspire: Menu, Analyze Graph, Maximum; then a table with step $1$ (ctrl T). Casio fx-CG50: Graph, G-Solv, MAX; MENU, Table with step $1$.

**Watch out:** The vertex gives the best *real* number. The question allows whole numbers only, and the income belongs to one of those.`,
      scheme: [
        [md`(a) price $${price} - ${lost}$ and number $${seats} + ${more}x$`, 'A1'],
        [md`multiplies and expands correctly, leading to the given expression`, 'A1'],
        [md`(b) finds the vertex, $x = ${sf(top)}$, or makes a table of $R(x)$`, 'M1'],
        [md`$x = ${best}$`, 'A1'],
        [md`$${grouped(revenue(best))}$ ${money}`, 'A1'],
        [md`(c) $${price - step * best}$ ${money} (follow through)`, 'A1'],
        [
          md`(d) $R(x) > ${price * seats}$ (accept $=$), or a table of $R(x)$, leading to $x = ${last}$`,
          'M1',
        ],
        [md`$${price - step * last}$ ${money}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: `${best}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${best === Math.floor(top) ? best + 1 : best - 1}`,
              note: md`Compare the incomes on both sides of the vertex: the nearer whole number is better.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Greatest income:',
          expected: `${revenue(best)}`,
          unit: money,
          marks: 1,
          accuracy: { figures: 3 },
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${price - step * best}`,
          accuracy: 'exact',
          unit: money,
          follows: `${price} - ${step} * b.1`,
          mistakes: [{ value: `${price + step * best}`, note: 'The price is lowered, not raised.' }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${price - step * last}`,
          accuracy: 'exact',
          unit: money,
          mistakes: [
            {
              value: `${price - step * (last + 1)}`,
              note: md`At this price the income is less than at present. One step fewer is needed.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${best}`, value: found },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${grouped(revenue(best))}`,
          value: Math.max(...tried.map(revenue)),
          within: 0.01,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `${best} = ${price - step * best}`,
          value: revenue(found) / (seats + more * found),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${last} = ${price - step * last}`,
          value: price - step * lowest,
        },
      ],
    };
  },
});
