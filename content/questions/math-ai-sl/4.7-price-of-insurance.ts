import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped } from '../../authoring/wording.ts';

const tidy = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        who: 'A company in Toronto insures bicycles for a year',
        theft: 'stolen',
        damage: 'damaged',
        code: 'dollars',
        scale: 10,
      },
      {
        who: 'A company in Helsinki insures phones for a year',
        theft: 'lost',
        damage: 'broken',
        code: 'euros',
        scale: 5,
      },
      {
        who: 'A company in Cape Town insures cameras for a year',
        theft: 'stolen',
        damage: 'damaged',
        code: 'rand',
        scale: 100,
      },
    ),
    theft: choice(0.01, 0.02, 0.03, 0.04),
    damage: choice(0.06, 0.08, 0.1, 0.12),
    full: integers(60, 120, 10),
    part: integers(12, 30, 3),
    profit: choice(2, 3, 4),
    clients: choice(1200, 1500, 2500, 4000),
  },
  write: ({ story, theft, damage, full, part, profit, clients }) => {
    const { who, theft: t, damage: d, code, scale } = story;
    const [F, D, G] = [full * scale, part * scale, profit * scale];
    const none = 1 - theft - damage;
    const cost = theft * F + damage * D;
    const price = cost + G;
    const own = 0.2 * F;
    const reduced = theft * (F - own) + damage * Math.max(0, D - own);
    const saved = cost - reduced;
    const withNegative = own * (theft + damage);
    const mistaken = (value: number) => Math.abs(value / saved - 1) > 0.02;
    const isNamed = D < own && mistaken(withNegative);
    const coincide = isNamed && Math.abs(reduced / withNegative - 1) < 0.006;
    // Counted among ten thousand clients.
    const counts = [10_000 * theft, 10_000 * damage] as const;
    const average = (a: number, b: number) => (counts[0] * a + counts[1] * b) / 10_000;
    return {
      text: md`${who}. It pays the whole loss: $${grouped(F)}$ ${code} if an item is ${t}, and $${grouped(D)}$ ${code} if it is ${d}. In a year an item is ${t} with probability $${theft}$ and ${d} with probability $${damage}$; nothing is paid otherwise. An item is never both ${t} and ${d} in the same year.

Let $X$ be the amount, in ${code}, that the company pays for an item in a year.

(a) Complete the table. [2]

| $x$ | 0 | ${D} | ${F} |
|---|---|---|---|
| $P(X = x)$ | | | |

(b) Find $E(X)$. [2]

A client pays $c$ ${code} for a year.

(c) Find the value of $c$ for which the company expects a profit of $${G}$ ${code} for each item. [2]

(d) With this price, find the profit that the company expects from $${clients}$ items. [1]

(e) Explain why the company needs a large number of clients to rely on this profit. [1]

The company offers a second contract, in which the client bears the first $${tidy(own)}$ ${code} of each loss and the company pays only what is above this amount.

(f) Find by how much the price can be reduced so that the expected profit for each item stays the same. [4]`,
      hints: [
        md`The three probabilities have sum $1$.`,
        md`The profit for one item is the price less what is paid: $c - X$.`,
        md`For (f), make a new table of what the company pays. Can a payment be negative?`,
      ],
      answer: md`(a) Nothing is paid with probability $1 - ${theft} - ${damage} = ${tidy(none)}$.

| $x$ | 0 | ${D} | ${F} |
|---|---|---|---|
| $P(X = x)$ | ${tidy(none)} | ${damage} | ${theft} |

(b) $E(X) = 0 \times ${tidy(none)} + ${D} \times ${damage} + ${F} \times ${theft} = ${tidy(cost)}$ ${code}

(c) The expected profit is $c - E(X)$. It is to be $${G}$: $c = ${tidy(cost)} + ${G} = ${tidy(price)}$ ${code}.

(d) $${clients} \times ${G} = ${clients * G}$ ${code}

(e) The expected value is a mean over many items. With few items, two or three losses more than expected would use up the profit.

(f) Now the company pays $${F} - ${tidy(own)} = ${tidy(F - own)}$ ${code} if the item is ${t}${D > own ? md`, and $${D} - ${tidy(own)} = ${tidy(D - own)}$ ${code} if it is ${d}` : md`, and nothing if it is ${d}, because the client bears all of $${D}$ ${code}`}. So it expects to pay

$$${D > own ? md`${tidy(D - own)} \times ${damage} + ` : ''}${tidy(F - own)} \times ${theft} = ${tidy(reduced)}.$$

The price can be reduced by the difference: $${tidy(cost)} - ${tidy(reduced)} = ${tidy(saved)}$ ${code}.

**Watch out:** The company never receives money for a loss. Where the loss is smaller than what the client bears, it pays $0$.`,
      scheme: [
        [md`$${tidy(none)}$`, 'A1'],
        [md`$${damage}$ and $${theft}$ in the right places`, 'A1'],
        [md`substitutes into the formula for $E(X)$`, 'M1'],
        [md`$${tidy(cost)}$`, 'A1'],
        [md`$c - E(X) = ${G}$`, 'M1'],
        [md`$${tidy(price)}$ (follow through)`, 'A1'],
        [md`$${clients * G}$`, 'A1'],
        [md`the expected value is reached on average over many items only`, 'R1'],
        [md`$${tidy(F - own)}$`, 'A1'],
        [D > own ? md`$${tidy(D - own)}$` : md`$0$ if it is ${d}`, 'A1'],
        [md`finds the new expected payment, $${tidy(reduced)}$`, 'M1'],
        [md`$${tidy(saved)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'The three probabilities, as $(a, b, c)$',
          expected: `(${tidy(none)}, ${damage}, ${theft})`,
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'number',
          expected: tidy(cost),
          unit: code,
          mistakes: [
            {
              value: tidy((D + F) / 3),
              note: 'You took the mean of the three amounts. Weight each with its probability.',
            },
          ].filter(() => Math.abs((D + F) / 3 / cost - 1) > 0.02),
        },
        {
          part: 'c',
          kind: 'number',
          label: '$c =$',
          expected: tidy(price),
          unit: code,
          follows: `b.1 + ${G}`,
        },
        { part: 'd', kind: 'number', expected: `${clients * G}`, unit: code, accuracy: 'exact' },
        { part: 'e', kind: 'self', why: 'explain' },
        {
          part: 'f',
          kind: 'number',
          expected: tidy(saved),
          unit: code,
          mistakes: [
            ...(isNamed
              ? [
                  {
                    value: tidy(withNegative),
                    note: coincide
                      ? md`Did you count a payment as negative? The company never receives money. Or did you stop at the new expected payment? The question asks by how much it is smaller than before.`
                      : md`The company does not receive money: a payment is never less than $0$.`,
                  },
                ]
              : []),
            ...(mistaken(reduced) && !coincide
              ? [
                  {
                    value: tidy(reduced),
                    note: 'That is the new expected payment. By how much is it smaller?',
                  },
                ]
              : []),
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${tidy(none)}`,
          value: (10_000 - counts[0] - counts[1]) / 10_000,
        },
        { part: 'b', route: 'numeric', shown: `= ${tidy(cost)}`, value: average(F, D), within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${tidy(price)}`,
          value: root((c) => c - average(F, D) - G, 0, 1e6),
          within: 1e-6,
        },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${clients * G}`,
          value: clients * price - clients * cost,
          within: 1e-4,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${tidy(saved)}`,
          value: average(Math.min(own, F), Math.min(own, D)),
          within: 1e-6,
        },
      ],
    };
  },
});
