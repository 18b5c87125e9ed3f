import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5'],
  parameters: {
    story: choice(
      { text: 'A new variety of water lily spreads on a lake in Kerala.', what: 'plants', unit: 'weeks' },
      { text: 'Beavers return to a river in Lithuania.', what: 'beavers', unit: 'years' },
      { text: 'A mobile app becomes known in a town in Paraguay.', what: 'users', unit: 'weeks' },
      { text: 'Wild goats are protected on an island near Crete.', what: 'goats', unit: 'years' },
    ),
    limit: integers(600, 2400, 200),
    start: integers(20, 80, 10),
    after: integers(4, 6),
    growth: choice(2.5, 3, 4, 5),
  },
  allow: ({ limit, start, growth }) =>
    limit / start > 10 && limit / start < 50 && start * growth < limit / 2.5,
  write: ({ story, limit, start, after, growth }) => {
    const then = start * growth;
    const c = limit / start - 1;
    const constant = Number.isInteger(c) ? String(c) : sf(c);
    const k = -Math.log((limit / then - 1) / c) / after;
    const f = (t: number) => limit / (1 + c * Math.exp(-k * t));
    const late = 2 * after + 1;
    const time = Math.log((0.9 / 0.1) * c) / k;
    const half = Math.log(c) / k;
    // Values from constants that were rounded to 3 figures are accepted, too.
    const rounded = limit / (1 + Number(constant) * Math.exp(-Number(sf(k)) * late));
    const tolerated = Math.ceil(
      Math.max(Math.abs(rounded - f(late)), Math.abs(Number(sf(f(late))) - f(late))) + 0.5,
    );
    return {
      text: md`${story.text} The number $N$ of ${story.what} after $t$ ${story.unit} is modelled by

$$N(t) = \frac{${grouped(limit)}}{1 + C\mathrm{e}^{-kt}},$$

where $C$ and $k$ are positive constants. At the start there are $${start}$ ${story.what}, and after $${after}$ ${story.unit} there are $${then}$.

(a) State what the number $${grouped(limit)}$ means for the ${story.what}. [1]

(b) Find the value of $C$. [2]

(c) Find the value of $k$. [3]

(d) Find the number of ${story.what} that the model predicts after $${late}$ ${story.unit}. [1]

(e) Find the time at which the number reaches $90\%$ of its limit. [2]

(f) The number grows fastest when it is half of its limit. Find when this happens. [2]`,
      hints: [
        md`At $t = 0$ the exponential is $1$.`,
        md`In part (c), put in both $t = ${after}$ and $N = ${then}$, and solve for the exponential first.`,
      ],
      answer: md`(a) It is the limit of the model, the carrying capacity: in the long term the number of ${story.what} comes close to $${grouped(limit)}$.

(b) $${start} = \frac{${grouped(limit)}}{1 + C}$, so $1 + C = \frac{${grouped(limit)}}{${start}}$ and $C = ${constant}$.

(c) $${then} = \frac{${grouped(limit)}}{1 + ${Number(sf(c, 5))}\mathrm{e}^{-${after}k}}$, so $\mathrm{e}^{-${after}k} = ${sf((limit / then - 1) / c, 4)}$.

Therefore $k = -\frac{1}{${after}}\ln ${sf((limit / then - 1) / c, 4)} = ${sf(k)}$.

(d) $N(${late}) = ${sf(f(late))}$ ${story.what}, to 3 significant figures

(e) $N(t) = ${sf(0.9 * limit, 4)}$ gives $1 + C\mathrm{e}^{-kt} = \frac{1}{0.9}$. Solving with the calculator (with unrounded $C$ and $k$) gives $t = ${sf(time)}$ ${story.unit}.

(f) $N(t) = ${grouped(limit / 2)}$ gives $C\mathrm{e}^{-kt} = 1$, so $t = \frac{\ln C}{k} = ${sf(half)}$ ${story.unit}.

**Calculator:** for (e), store $C$ and $k$ and solve $N(t) = ${sf(0.9 * limit, 4)}$. TI-Nspire: Menu, Algebra, Numerical Solve. Casio fx-CG50: Equation, Solver; or draw both sides and use G-Solv, INTSECT.

**Watch out:** At the start $\mathrm{e}^{-kt} = \mathrm{e}^0$ is $1$, not $0$, so $C$ stays in the denominator. As the number grows, $k$ must come out positive: mind the minus sign in the exponent.`,
      scheme: [
        [md`limit in the long term, or carrying capacity`, 'R1'],
        [md`$N(0) = ${start}$`, 'M1'],
        [md`$C = ${constant}$`, 'A1'],
        [md`$N(${after}) = ${then}$`, 'M1'],
        [md`$\mathrm{e}^{-${after}k} = ${sf((limit / then - 1) / c, 4)}$, or uses the solver`, 'A1'],
        [md`$k = ${sf(k)}$`, 'A1'],
        [md`$${sf(f(late))}$ (accept values from rounded constants)`, 'A1'],
        [md`$N(t) = ${sf(0.9 * limit, 4)}$`, 'M1'],
        [md`$t = ${sf(time)}$`, 'A1'],
        [md`$C\mathrm{e}^{-kt} = 1$, or $N(t) = ${grouped(limit / 2)}$`, 'M1'],
        [md`$t = ${sf(half)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state what it means' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(c.toPrecision(8))}`,
          mistakes: [
            {
              value: `${Number((limit / start).toPrecision(6))}`,
              note: md`This is $1 + C$. Subtract $1$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(k.toPrecision(8))}`,
          follows: `-ln((${limit}/${then} - 1)/b.1)/${after}`,
          unless: 'k <= 0',
          mistakes: [
            {
              value: sf(k * after),
              note: md`This is $${after}k$. Divide by $${after}$.`,
            },
            {
              value: sf(Math.log(growth) / after),
              note: 'This is the rate of an exponential model. Put the values into the formula of the question.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(f(late).toPrecision(8))}`,
          accuracy: { tolerance: tolerated },
          follows: `${limit}/(1 + b.1*e^(-c.1*${late}))`,
          unless: `n <= 0 or n >= ${limit}`,
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(time.toPrecision(8))}`,
          unit: story.unit,
          follows: 'ln(9*b.1)/c.1',
          unless: 't <= 0',
          mistakes: [
            {
              value: sf(half),
              note: md`This is the time at which the number reaches half of its limit.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(half.toPrecision(8))}`,
          unit: story.unit,
          follows: 'ln(b.1)/c.1',
          unless: 't <= 0',
          mistakes: [
            {
              value: sf(time / 2),
              note: md`You halved the time of part (e). The time at which the number is half of its limit has to be found from the model.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `C = ${constant}`,
          value: root((x) => limit / (1 + x) - start, 0, 100),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${sf(k)}`,
          value: root((x) => limit / (1 + c * Math.exp(-x * after)) - then, 0.001, 3),
        },
        {
          part: 'd',
          route: 'numeric',
          // The odds N / (L - N) grow by the same factor in equal times.
          shown: `N(${late}) = ${sf(f(late))}`,
          value: (() => {
            const odds =
              (start / (limit - start)) *
              (then / (limit - then) / (start / (limit - start))) ** (late / after);
            return (limit * odds) / (1 + odds);
          })(),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `t = ${sf(time)}`,
          value: root((t) => f(t) - 0.9 * limit, 0, 200),
        },
        { part: 'f', route: 'numeric', shown: `= ${sf(half)}`, value: root((t) => f(t) - limit / 2, 0, 200) },
      ],
    };
  },
});
