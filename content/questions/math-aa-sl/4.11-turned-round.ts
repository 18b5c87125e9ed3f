import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.6'],
  parameters: {
    // Numbers of equally likely cases: in both, in A alone, in B alone, in neither.
    both: integers(2, 12),
    onlyA: integers(2, 14),
    onlyB: integers(2, 14),
    none: integers(2, 14),
  },
  allow: ({ both, onlyA, onlyB, none }) => {
    const total = both + onlyA + onlyB + none;
    const small = (top: number, bottom: number): boolean => {
      const written = fraction(top, bottom);
      const found = /\{(\d+)\}$/.exec(written);
      return found !== null && Number(found[1]) <= 12;
    };
    return (
      (total === 20 || total === 24 || total === 30) &&
      gcd(gcd(both, onlyA), gcd(onlyB, none)) === 1 &&
      small(both + onlyA, total) &&
      small(both, both + onlyA) &&
      small(both, both + onlyB) &&
      small(onlyB, onlyB + none)
    );
  },
  write: ({ both, onlyA, onlyB, none }) => {
    const total = both + onlyA + onlyB + none;
    const [a, b] = [both + onlyA, both + onlyB];
    const f = fraction;
    const independent = a * b === both * total;
    const [pa, bGivenA, aGivenB] = [a / total, both / a, both / b];
    // The four regions from the three given values: P(A) is the first two, and so on.
    const [ab, , ba, neither] = solveLinear(
      [
        [1, 1, 0, 0],
        [1 - bGivenA, -bGivenA, 0, 0],
        [1 - aGivenB, 0, -aGivenB, 0],
        [1, 1, 1, 1],
      ],
      [pa, 0, 0, 1],
    ) as [number, number, number, number];
    return {
      text: md`Let $A$ and $B$ be events with $\mathrm{P}(A) = ${f(a, total)}$, $\mathrm{P}(B \mid A) = ${f(both, a)}$ and $\mathrm{P}(A \mid B) = ${f(both, b)}$.

(a) Find $\mathrm{P}(A \cap B)$. [2]

(b) Show that $\mathrm{P}(B) = ${f(b, total)}$. [2]

(c) Find $\mathrm{P}(B \mid A')$. [3]

(d) Determine whether $A$ and $B$ are independent. [1]`,
      hints: [
        md`$\mathrm{P}(B \mid A) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(A)}$, and the same holds with $A$ and $B$ exchanged.`,
        md`Draw a Venn diagram. Which part of $B$ lies outside of $A$?`,
      ],
      answer: md`(a) $\mathrm{P}(A \cap B) = \mathrm{P}(A) \times \mathrm{P}(B \mid A) = ${f(a, total)} \times ${f(both, a)} = ${f(both, total)}$

(b) $\mathrm{P}(A \mid B) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(B)}$, so $\mathrm{P}(B) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(A \mid B)} = ${f(both, total)} \div ${f(both, b)} = ${f(b, total)}$.

(c) $\mathrm{P}(A' \cap B) = \mathrm{P}(B) - \mathrm{P}(A \cap B) = ${f(b, total)} - ${f(both, total)} = ${f(onlyB, total)}$ and $\mathrm{P}(A') = 1 - ${f(a, total)} = ${f(total - a, total)}$. So $\mathrm{P}(B \mid A') = ${f(onlyB, total)} \div ${f(total - a, total)} = ${f(onlyB, total - a)}$.

(d) ${
        independent
          ? md`$\mathrm{P}(B \mid A) = ${f(both, a)} = \mathrm{P}(B)$, so the events are independent.`
          : md`$\mathrm{P}(B \mid A) = ${f(both, a)}$ isn't equal to $\mathrm{P}(B) = ${f(b, total)}$, so the events are not independent.`
      }

**Watch out:** In general, $\mathrm{P}(B \mid A')$ isn't $1 - \mathrm{P}(B \mid A)$. The complement of $\mathrm{P}(B \mid A)$ is $\mathrm{P}(B' \mid A)$, with the same condition $A$.`,
      scheme: [
        [md`$${f(a, total)} \times ${f(both, a)}$`, 'M1'],
        [md`$${f(both, total)}$`, 'A1'],
        [md`substitutes in the formula for $\mathrm{P}(A \mid B)$`, 'M1'],
        [md`$${f(both, total)} \div ${f(both, b)}$, leading to the given answer`, 'A1'],
        [md`$\mathrm{P}(A' \cap B) = ${f(onlyB, total)}$`, 'A1'],
        [md`divides by $\mathrm{P}(A') = ${f(total - a, total)}$`, 'M1'],
        [md`$${f(onlyB, total - a)}$`, 'A1'],
        [
          md`${independent ? 'independent' : 'not independent'}, with a comparison such as of $\mathrm{P}(B \mid A)$ and $\mathrm{P}(B)$`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: f(both, total),
          accuracy: 'exact',
          mistakes:
            a === b
              ? []
              : [
                  {
                    value: f(a * both, total * b),
                    note: md`You multiplied $\mathrm{P}(A)$ by $\mathrm{P}(A \mid B)$. What belongs to $\mathrm{P}(A)$ is $\mathrm{P}(B \mid A)$.`,
                  },
                ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: f(onlyB, total - a),
          accuracy: 'exact',
          follows: `(${b}/${total} - a.1) / (1 - ${a}/${total})`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: f(onlyB, total),
              note: md`This is $\mathrm{P}(A' \cap B)$. It still has to be divided by the probability of what is given, $\mathrm{P}(A')$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'determine, with a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\times ${f(both, a)} = ${f(both, total)}`, value: ab },
        { part: 'b', route: 'numeric', shown: md`\div ${f(both, b)} = ${f(b, total)}`, value: ab + ba },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\div ${f(total - a, total)} = ${f(onlyB, total - a)}`,
          value: ba / (ba + neither),
        },
      ],
    };
  },
});
