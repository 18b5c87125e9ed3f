import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    // p(x) = (x − r)(2x − s)(x − t): zeros r, s/2, t.
    r: nonZero(-3, 3),
    s: [-5, -3, -1, 1, 3, 5],
    t: nonZero(-4, 4),
    c: nonZero(-3, 3),
  },
  allow: ({ r, s, t, c }) =>
    r !== t && c !== r && c !== t && r + c !== 0 && coefficients(r, s, t).every((one) => one !== 0),
  write: ({ r, s, t, c }) => {
    const [, a, b, d] = coefficients(r, s, t) as [number, number, number, number];
    const value = (x: number) => 2 * x ** 3 + a * x * x + b * x + d;
    const remainder = value(c);
    // Each condition: x² a + x b = value − 2x³ − d.
    const right = [-2 * r ** 3 - d, remainder - 2 * c ** 3 - d] as const;
    const [foundA, foundB] = solveLinear(
      [
        [r * r, r],
        [c * c, c],
      ],
      right,
    ) as [number, number];
    const quotient = polynomial([2, -s - 2 * t, s * t]);
    const equation = (at: number, result: number) => `${term(at * at, 'a')}${plus(at, 'b')} = ${result}`;
    // Nothing is left to solve where the letter stands alone.
    const solved = (factor: number, letter: string, result: number) =>
      `$${term(factor, letter)} = ${result}$${factor === 1 ? '' : `, so $${letter} = ${result / factor}$`}`;
    const half = `${s < 0 ? '-' : ''}\\frac{${Math.abs(s)}}{2}`;
    // What follows from p(−r) = 0 and p(−c) = remainder.
    const wrongRight = [2 * r ** 3 - d, remainder + 2 * c ** 3 - d] as const;
    const wrongBottom = r * c * (c - r);
    const wrongTop = [
      r * wrongRight[1] - c * wrongRight[0],
      r * r * wrongRight[1] - c * c * wrongRight[0],
    ] as const;
    const signNote = md`You put in $${-r}$ and $${-c}$. A factor $x - c$ belongs to the value $c$, with the other sign.`;
    return {
      text: md`Let $p(x) = 2x^3 + ax^2 + bx${plus(d)}$, where $a, b \in \mathbb{R}$. It is given that $(x${plus(-r)})$ is a factor of $p(x)$, and that the remainder when $p(x)$ is divided by $(x${plus(-c)})$ is $${remainder}$.

(a) Find the value of $a$ and of $b$. [5]

(b) Hence write $p(x)$ as a product of three linear factors. [3]`,
      hints: [
        md`By the factor theorem $p(${r}) = 0$. What does the remainder theorem say about $p(${c})$?`,
        md`Divide $p(x)$ by $x${plus(-r)}$, by long division or by comparing coefficients.`,
      ],
      answer: md`(a) By the factor theorem $p(${r}) = 0$:

$$2 \times ${inBrackets(r)}^3 + ${r * r === 1 ? '' : r * r}a${plus(r, 'b')}${plus(d)} = 0 \quad\Rightarrow\quad ${equation(r, right[0])}$$

By the remainder theorem $p(${c}) = ${remainder}$:

$$2 \times ${inBrackets(c)}^3 + ${c * c === 1 ? '' : c * c}a${plus(c, 'b')}${plus(d)} = ${remainder} \quad\Rightarrow\quad ${equation(c, right[1])}$$

Divide each equation by the number in front of its $b$, so that $b$ has the coefficient $1$ in both:

$$${term(r, 'a')} + b = ${right[0] / r}, \qquad ${term(c, 'a')} + b = ${right[1] / c}$$

Subtract the second equation from the first, and $b$ disappears: ${solved(r - c, 'a', right[0] / r - right[1] / c)}. Put this into one of the two equations: $b = ${b}$.

(b) By (a), $p(x) = ${polynomial([2, a, b, d])}$, and it has the factor $x${plus(-r)}$. The other factor begins with $2x^2$, so let $p(x) = (x${plus(-r)})(2x^2 + mx + n)$ and compare coefficients. The constant terms give ${solved(-r, 'n', d)}. The terms in $x^2$ give $m${plus(-2 * r)} = ${a}$, so $m = ${-s - 2 * t}$. (Long division gives the same.) The quotient is $${quotient}$, which factorises:

$$p(x) = (x${plus(-r)})(${quotient}) = (x${plus(-r)})(2x${plus(-s)})(x${plus(-t)})$$

Its zeros are $${r}$, $${half}$ and $${t}$.

**Watch out:** The bracket $(x${plus(-r)})$ is zero at $x = ${r}$, so this is the value to put in. In (b) don't lose the leading coefficient: if you build the factors from the three zeros, a factor $2$ is needed in front.`,
      scheme: [
        [md`uses $p(${r}) = 0$`, 'M1'],
        [md`$${equation(r, right[0])}$, or equivalent`, 'A1'],
        [md`uses $p(${c}) = ${remainder}$`, 'M1'],
        [md`$${equation(c, right[1])}$, or equivalent`, 'A1'],
        [md`$a = ${a}$ and $b = ${b}$`, 'A1'],
        [md`divides by $x${plus(-r)}$, or compares coefficients`, 'M1'],
        [md`$${quotient}$`, 'A1'],
        [md`$(x${plus(-r)})(2x${plus(-s)})(x${plus(-t)})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            ...(wrongTop[0] === a * wrongBottom
              ? []
              : [{ value: fraction(wrongTop[0], wrongBottom), note: signNote }]),
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          follows: `(${right[0]} - ${r * r} * a.1) / (${r})`,
          mistakes: [
            ...(wrongTop[1] === b * wrongBottom
              ? []
              : [{ value: fraction(wrongTop[1], wrongBottom), note: signNote }]),
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: `(x${plus(-r)})(2x${plus(-s)})(x${plus(-t)})`,
          variables: ['x'],
          form: 'factorised',
          mistakes: [
            {
              value: `(x${plus(-r)})(x - (${half}))(x${plus(-t)})`,
              note: md`Your factors have the right zeros, but their product begins with $x^3$, not with $2x^3$.`,
            },
            {
              value: `(x${plus(r)})(2x${plus(s)})(x${plus(t)})`,
              note: md`All signs are the wrong way round: a zero $c$ belongs to the factor $x - c$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `a = ${a}`, value: foundA },
        { part: 'a', route: 'substitution', shown: `b = ${b}`, value: foundB },
        {
          part: 'b',
          route: 'substitution',
          shown: `(x${plus(-r)})(2x${plus(-s)})(x${plus(-t)})`,
          value: (x) => 2 * x ** 3 + foundA * x * x + foundB * x + d,
        },
      ],
    };
  },
});

function coefficients(r: number, s: number, t: number): number[] {
  return [2, -s - 2 * t - 2 * r, s * t + r * s + 2 * r * t, -r * s * t];
}
