import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toPrecision(12));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(1, 4),
    b: choice(-3, -2, -1, 1, 2, 3),
    n: choice(3, 4),
    step: choice(0.1, 0.01),
  },
  write: ({ a, b, n, step }) => {
    const coefficients = Array.from({ length: n + 1 }, (_, k) => choose(n, k) * a ** (n - k) * b ** k);
    const ascending = coefficients
      .map((coefficient, k) => {
        const unit = k === 0 ? '' : k === 1 ? 'x' : `x^${k}`;
        const size = Math.abs(coefficient) === 1 && k > 0 ? '' : Math.abs(coefficient);
        return `${k === 0 ? '' : coefficient < 0 ? ' - ' : ' + '}${size}${unit}`;
      })
      .join('');
    const value = tidy(coefficients.reduce((sum, coefficient, k) => sum + coefficient * step ** k, 0));
    const parts = coefficients
      .map((coefficient, k) => {
        const size = tidy(Math.abs(coefficient) * step ** k)
          .toFixed(10)
          .replace(/\.?0+$/, '');
        return `${k === 0 ? '' : coefficient < 0 ? ' - ' : ' + '}${size}`;
      })
      .join('');
    const near = tidy(a + b * step);
    const inside = b < 0 ? `${a} - ${b === -1 ? '' : -b}x` : `${a} + ${b === 1 ? '' : b}x`;
    const symbols = coefficients
      .map(
        (_, k) =>
          md`\binom{${n}}{${k}}${a === 1 || k === n ? '' : md` ${a}^{${n - k}}`}${k === 0 ? '' : `(${polynomial([b, 0])})${k === 1 ? '' : `^${k}`}`}`,
      )
      .join(' + ');
    return {
      text: md`(a) Expand $(${inside})^${n}$ in ascending powers of $x$, simplifying each coefficient. [4]

(b) Hence find the exact value of $${near}^${n}$ without using a calculator. [2]`,
      hints: [
        md`The binomial coefficients are a row of Pascal's triangle.${b < 0 ? ' Mind the signs.' : ''}`,
        md`Which value of $x$ makes the bracket equal to $${near}$?`,
      ],
      answer: md`(a) By the binomial theorem,
$$(${inside})^${n} = ${symbols}.$$
Simplified, this is $${ascending}$.

(b) $${inside} = ${near}$ when $x = ${step}$. Substituting this into the expansion gives
$$${near}^${n} = ${parts} = ${value}.$$

**Watch out:** ${b < 0 ? 'The minus sign belongs to the term with $x$: its odd powers are negative, its even powers positive. ' : ''}In (b), mind the decimal places: for $x = ${step}$, $x^2 = ${tidy(step ** 2)}$ and $x^3 = ${tidy(
        step ** 3,
      )
        .toFixed(10)
        .replace(/\.?0+$/, '')}$.`,
      scheme: [
        [md`uses the binomial coefficients $${coefficients.map((_, k) => choose(n, k)).join(', ')}$`, 'M1'],
        [md`at least two terms correct`, 'A1'],
        [md`at least three terms correct`, 'A1'],
        [md`$${ascending}$`, 'A1'],
        [md`substitutes $x = ${step}$`, 'M1'],
        [md`$${value}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: ascending,
          variables: ['x'],
          form: 'expanded',
          mistakes: [
            {
              value: `${a ** n} ${b ** n < 0 ? '-' : '+'} ${Math.abs(b ** n)}x^${n}`,
              note: md`You raised each term to the power $${n}$. The terms in between are missing.`,
            },
            ...(b < 0
              ? [
                  {
                    value: ascending.replaceAll('-', '+'),
                    note: md`The signs alternate, as powers of a negative number do.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${value}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${tidy((a - b * step) ** n)}`,
              note: md`You used $x = -${step}$. Which value of $x$ makes the bracket equal to $${near}$?`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: ascending, value: (x) => (a + b * x) ** n },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${value}`,
          value: Array.from({ length: n }).reduce<number>((product) => product * near, 1),
          within: 1e-10,
        },
      ],
    };
  },
});
