import { roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.3'],
  parameters: {
    p: integers(-4, 2),
    width: choice(2, 4),
    c: integers(-6, 12),
    level: choice('below', 'between', 'above'),
    sign: choice(1, -1),
  },
  allow: ({ p, width }) => p !== 0 && p + width !== 0 && 2 * p + width !== 0,
  write: ({ p, width, c, level, sign }) => {
    const q = p + width;
    const coefficients = [sign, (-3 * sign * (p + q)) / 2, 3 * sign * p * q, c];
    const f = (x: number): number => coefficients.reduce((sum, k) => sum * x + k, 0);
    const [low, high] = [Math.min(f(p), f(q)), Math.max(f(p), f(q))];
    const k = level === 'below' ? low - 2 : level === 'above' ? high + 3 : low + 1;
    const count = level === 'between' ? 3 : 1;
    const derivative = polynomial([3 * sign, -3 * sign * (p + q), 3 * sign * p * q]);
    const falling = sign > 0 ? md`${p} < x < ${q}` : md`x < ${p} \text{ or } x > ${q}`;
    const rising = sign > 0 ? md`x < ${p} \text{ or } x > ${q}` : md`${p} < x < ${q}`;
    return {
      text: md`Let $f(x) = ${polynomial(coefficients)}$.

(a) Find $f'(x)$. [2]

(b) Find the values of $x$ for which $f$ is decreasing. [3]

(c) Find $f(${p})$ and $f(${q})$. [2]

(d) Hence determine the number of solutions of the equation $f(x) = ${k}$. [2]`,
      hints: [
        md`A function is decreasing where its derivative is negative.`,
        md`Factorise $f'(x)$, and think of the shape of its graph.`,
        md`For part (d), sketch the graph with its highest and lowest points, and draw a horizontal line.`,
      ],
      answer: md`(a) $f'(x) = ${derivative}$

(b) $f'(x) = ${3 * sign}(x${plus(-p)})(x${plus(-q)})$ is zero at $x = ${p}$ and $x = ${q}$. Its graph is a parabola that opens ${sign > 0 ? 'upwards' : 'downwards'}, so it is negative for $${falling}$. There $f$ is decreasing.

(c) $f(${p}) = ${f(p)}$ and $f(${q}) = ${f(q)}$

(d) $f$ is increasing for $${rising}$, so the local ${sign > 0 ? 'maximum' : 'minimum'} value is $f(${p}) = ${f(p)}$ and the local ${sign > 0 ? 'minimum' : 'maximum'} value is $f(${q}) = ${f(q)}$. ${
        level === 'between'
          ? md`Since $${k}$ lies between these two values, the line $y = ${k}$ meets the graph three times: there are $${count}$ solutions.`
          : md`Since $${k}$ is ${level === 'below' ? 'less than' : 'greater than'} both values, the line $y = ${k}$ meets the graph only once: there is $${count}$ solution.`
      }

**Watch out:** The function $f$ is decreasing where $f'(x)$ is *negative*, not where the graph of $f'$ goes down. And in (d), compare $${k}$ with the heights from (c), not with the values $${p}$ and $${q}$ of $x$.`,
      scheme: [
        [md`differentiates, with at least one term of degree $1$ or $2$ correct`, 'M1'],
        [md`$${derivative}$`, 'A1'],
        [md`$f'(x) < 0$, or $f'(x) = 0$`, 'M1'],
        [md`$x = ${p}$ and $x = ${q}$`, 'A1'],
        [md`$${falling}$`, 'A1'],
        [md`$f(${p}) = ${f(p)}$`, 'A1'],
        [md`$f(${q}) = ${f(q)}$`, 'A1'],
        [md`compares $${k}$ with the local maximum and minimum values`, 'M1'],
        [md`$${count}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: derivative,
          variables: ['x'],
          mistakes:
            c === 0
              ? []
              : [
                  {
                    value: `${derivative}${plus(c)}`,
                    note: md`You kept the constant. Its derivative is zero.`,
                  },
                ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: falling.replace(md`\text{ or }`, 'or'),
          variables: ['x'],
          mistakes: [
            {
              value: rising.replace(md`\text{ or }`, 'or'),
              note: md`There $f'(x)$ is positive, so $f$ is increasing. You were asked where it is decreasing.`,
            },
          ],
        },
        { part: 'c', kind: 'number', label: `$f(${p}) =$`, expected: `${f(p)}`, accuracy: 'exact' },
        { part: 'c', kind: 'number', label: `$f(${q}) =$`, expected: `${f(q)}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
          mistakes:
            count === 3
              ? []
              : [
                  {
                    value: '3',
                    note: md`A cubic doesn't meet every horizontal line three times. Compare $${k}$ with both values of part (c).`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'substitution',
          shown: `f(${p}) = ${f(p)}`,
          value: sign * p ** 3 - 1.5 * sign * (p + q) * p ** 2 + 3 * sign * p ** 2 * q + c,
        },
        { part: 'a', route: 'numeric', shown: `f'(x) = ${derivative}`, value: (x) => slope(f, x) },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${p}`,
          value: Number(roots((x) => slope(f, x), -12.3, 12.4)[0]!.toFixed(6)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${q}`,
          value: Number(roots((x) => slope(f, x), -12.3, 12.4)[1]!.toFixed(6)),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `f(${q}) = ${f(q)}`,
          value: sign * q ** 3 - 1.5 * sign * (p + q) * q ** 2 + 3 * sign * p * q ** 2 + c,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${count}`,
          value: roots((x) => f(x) - k, -30.3, 30.4).length,
        },
      ],
    };
  },
});
