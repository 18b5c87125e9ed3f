import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, fraction, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    first: choice('stretch', 'translation'),
    s: choice(2, 3),
    p: nonZero(-3, 3),
    q: choice(-6, -4, -3, -2, 2, 3, 4, 6),
    b: nonZero(-4, 4),
    c: integers(-5, 6),
    at: integers(-2, 3),
  },
  allow: ({ first, s, p, q, b, c }) => {
    const last = first === 'stretch' ? s * (p * p - b * p + c) + q : s * (p * p - b * p + c + q);
    return c !== 0 && Math.abs(last) <= 30 && last !== 0 && b !== 2 * p;
  },
  write: ({ first, s, p, q, b, c, at }) => {
    const stretchFirst = first === 'stretch';
    const f = (x: number): number => x * x + b * x + c;
    const added = stretchFirst ? q : s * q;
    const coefficients = [s, s * (b - 2 * p), s * (p * p - b * p + c) + added] as const;
    const g = (x: number): number => coefficients[0] * x * x + coefficients[1] * x + coefficients[2];
    const rule = polynomial(coefficients);
    const original = polynomial([1, b, c]);
    const vector = column(p, q);
    const back = column(-p, -q);
    const [u, v] = [at + p, g(at + p)];
    const shifted = `(x${plus(p)})`;
    const moved = [s, coefficients[1] + 2 * s * p, g(p)] as const;
    const halfway = stretchFirst ? md`g(x${plus(p)})${plus(-q)}` : md`\frac{1}{${s}}g(x)`;
    const stretchText = md`a vertical stretch with scale factor $${s}$`;
    const moveText = md`a translation by the vector $${vector}$`;
    const one = stretchFirst
      ? md`First undo the translation: replace $x$ by $x${plus(p)}$ and ${q > 0 ? `subtract $${q}$` : `add $${-q}$`}.
$$${s}${shifted}^2${plus(coefficients[1], shifted)}${plus(coefficients[2])}${plus(-q)} = ${polynomial([moved[0], moved[1], moved[2] - q])}.$$
Then undo the stretch, by multiplying with $\frac{1}{${s}}$: $f(x) = ${original}$.`
      : md`First undo the stretch, by multiplying with $\frac{1}{${s}}$. This gives $${polynomialOf(coefficients, s)}$. Then undo the translation: replace $x$ by $x${plus(p)}$ and ${q > 0 ? `subtract $${q}$` : `add $${-q}$`}.
$$${shifted}^2${plus(b - 2 * p, shifted)}${last(coefficients[2], s)}${plus(-q)} = ${original}.$$
So $f(x) = ${original}$.`;
    return {
      text: md`The graph of a function $f$ undergoes ${stretchFirst ? stretchText : moveText}, followed by ${stretchFirst ? moveText : stretchText}. The result is the graph of $g(x) = ${rule}$, for $x \in \mathbb{R}$.

(a) Describe, in the right order, two transformations that map the graph of $g$ back onto the graph of $f$. [3]

(b) Find $f(x)$, in the form $x^2 + bx + c$. [3]

(c) The point $(${u}, ${v})$ lies on the graph of $g$. Find the coordinates of the point on the graph of $f$ from which it came. [2]`,
      hints: [
        md`Which of the two transformations was done last? It must be undone first.`,
        md`A stretch with scale factor $${s}$ is undone by a stretch with another scale factor. Which?`,
        md`In part (b), carry out both steps of part (a) on the formula of $g$.`,
      ],
      answer: md`(a) What was done last is undone first, like shoes and socks. ${
        stretchFirst
          ? md`So first a translation by $${back}$, and then a vertical stretch with scale factor $\frac{1}{${s}}$.`
          : md`So first a vertical stretch with scale factor $\frac{1}{${s}}$, and then a translation by $${back}$.`
      }

(b) ${one}

(c) Do the same two steps with the point. The $x$-coordinate is only moved: $x = ${u}${plus(-p)} = ${at}$. The $y$-coordinate is ${
        stretchFirst
          ? md`moved and then divided: $y = \dfrac{${v}${plus(-q)}}{${s}} = ${f(at)}$`
          : md`divided and then moved: $y = \dfrac{${v}}{${s}}${plus(-q)} = ${f(at)}$`
      }. The point is $(${at}, ${f(at)})$. As a check, $f(${at}) = ${f(at)}$ by part (b).

**Watch out:** If the two steps of part (a) change places, the vertical shift comes out wrong, because ${stretchFirst ? 'it was added after the stretch and never stretched itself' : 'it was stretched along with all the rest'}.`,
      scheme: [
        [md`(a) translation by $${back}$`, 'A1'],
        [md`vertical stretch with scale factor $\frac{1}{${s}}$`, 'A1'],
        [
          stretchFirst
            ? md`the translation first (or the stretch first, and then a translation by $${column(-p, fraction(-q, s))}$)`
            : md`the stretch first (or a translation by $${column(-p, -s * q)}$ first, and then the stretch)`,
          'A1',
        ],
        [md`(b) replaces $x$ by $x${plus(p)}$`, 'M1'],
        [md`forms $${halfway}$, or equivalent`, 'M1'],
        [md`$f(x) = ${original}$`, 'A1'],
        [md`(c) $x = ${at}$`, 'A1'],
        [md`$y = ${f(at)}$ (follow through from (b))`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'describe' },
        {
          part: 'b',
          kind: 'expression',
          expected: original,
          variables: ['x'],
          mistakes: [
            {
              value: `(x - ${p < 0 ? `(${2 * p})` : 2 * p})^2 + (${b})*(x - ${p < 0 ? `(${2 * p})` : 2 * p}) + (${c})`,
              note: md`You moved the graph once more in the same direction. To undo the translation, go the other way.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: `(${at}, ${f(at)})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${u + p}, ${f(at)})`,
              note: md`The $x$-coordinate went the wrong way. The point came from $${Math.abs(p)}$ further ${p > 0 ? 'left' : 'right'}.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `f(x) = ${original}`,
          // From the place on the graph of g to which the point above x goes.
          value: (x) => (stretchFirst ? (g(x + p) - q) / s : g(x + p) / s - q),
        },
        { part: 'c', route: 'substitution', shown: `= ${f(at)}`, value: at ** 2 + b * at + c },
      ],
    };
  },
});

const last = (value: number, s: number): string =>
  value === 0 ? '' : `${value < 0 ? ' - ' : ' + '}${fraction(Math.abs(value), s)}`;

/** All coefficients divided by s, of which the constant may be a fraction. */
const polynomialOf = ([a, b, c]: readonly [number, number, number], s: number): string =>
  `${polynomial([a / s, b / s, 0])}${last(c, s)}`;
