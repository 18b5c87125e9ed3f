import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['1.9', '2.9'],
  parameters: {
    story: choice(
      ['the number of fish, in thousands, in a lake in Malawi', 'months', 'thousand fish'],
      ['the height of bamboo, in metres, in a garden in Hangzhou', 'weeks', 'metres'],
      ['the area of moss, in square metres, on a roof in Bergen', 'years', 'square metres'],
    ),
    a: choice(2, 3, 4, 5),
    k: choice(0.1, 0.15, 0.2, 0.25),
    c: choice(0.25, 0.5),
    at: choice(9, 12, 14, 16),
    p: choice(1.5, 2, 2.5),
    q: choice(6, 8, 10),
  },
  allow: ({ a, c, at }) => at > a + c + 1,
  write: ({ story: [what, time, unit], a, k, c, at, p, q }) => {
    const f = (t: number) => a * Math.exp(k * t) + c;
    const inverse = (x: number) => Math.log((x - c) / a) / k;
    const when = inverse(at);
    // 1/k, as a whole number where it is one.
    const front = Number.isInteger(1 / k) ? `${1 / k}` : md`\frac{20}{${Math.round(20 * k)}}`;
    const cost = (t: number) => p * f(t) + q;
    const value = cost(4);
    return {
      text: md`The function $f(t) = ${a}\mathrm{e}^{${k}t} + ${c}$ gives ${what} after $t$ ${time}, for $t \ge 0$.

(a) Find $f(0)$, and state the range of $f$. [2]

(b) Find $f^{-1}(x)$. [4]

(c) Find $f^{-1}(${at})$, and interpret it. [2]

The cost of looking after $x$ ${unit} is $g(x) = ${p}x + ${q}$ euros.

(d) Find $(g \circ f)(t)$, and state what it means. [2]

(e) Find $(g \circ f)(4)$. [1]`,
      hints: [
        md`The exponential function is at least $1$ for $t \ge 0$.`,
        md`Write $x = ${a}\mathrm{e}^{${k}t} + ${c}$ and solve for $t$ with a logarithm.`,
        md`In $g \circ f$ the function $f$ is used first.`,
      ],
      answer: md`(a) $f(0) = ${a} + ${c} = ${a + c}$. The function grows for ever, so the range is $f(t) \ge ${a + c}$.

(b) $x = ${a}\mathrm{e}^{${k}t} + ${c}$. Subtract $${c}$ and divide by $${a}$: $\mathrm{e}^{${k}t} = \frac{x - ${c}}{${a}}$. Take logarithms: $${k}t = \ln\left(\frac{x - ${c}}{${a}}\right)$. So $f^{-1}(x) = ${front}\ln\left(\frac{x - ${c}}{${a}}\right)$.

(c) $f^{-1}(${at}) = ${sf(when)}$. After this number of ${time} there are $${at}$ ${unit}.

(d) $(g \circ f)(t) = ${p}\left(${a}\mathrm{e}^{${k}t} + ${c}\right) + ${q} = ${p * a}\mathrm{e}^{${k}t} + ${p * c + q}$. It is the cost in euros after $t$ ${time}.

(e) $(g \circ f)(4) = ${sf(value)}$ euros

**Watch out:** The inverse turns the question round: $f$ leads from a time to an amount, $f^{-1}$ from an amount to a time.`,
      scheme: [
        [md`$${a + c}$`, 'A1'],
        [md`$f(t) \ge ${a + c}$`, 'A1'],
        [md`exchanges the variables, or solves for $t$`, 'M1'],
        [md`$\mathrm{e}^{${k}t} = \frac{x - ${c}}{${a}}$`, 'A1'],
        [md`takes logarithms`, 'M1'],
        [md`$${front}\ln\left(\frac{x - ${c}}{${a}}\right)$, or equivalent`, 'A1'],
        [md`$${sf(when)}$`, 'A1'],
        [md`time at which there are $${at}$ ${unit}`, 'R1'],
        [md`$${p * a}\mathrm{e}^{${k}t} + ${p * c + q}$`, 'A1'],
        [md`cost after $t$ ${time}`, 'R1'],
        [md`$${sf(value)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$f(0) =$', expected: `${a + c}`, accuracy: 'exact', marks: 1 },
        { part: 'a', kind: 'self', why: 'state the range', marks: 1 },
        {
          part: 'b',
          kind: 'expression',
          label: '$f^{-1}(x) =$',
          expected: `ln((x - ${c})/${a})/${k}`,
          variables: ['x'],
        },
        { part: 'c', kind: 'number', expected: `${Number(when.toPrecision(9))}`, marks: 1 },
        { part: 'c', kind: 'self', why: 'interpret', marks: 1 },
        {
          part: 'd',
          kind: 'expression',
          label: md`$(g \circ f)(t) =$`,
          expected: `${p * a}e^(${k}t) + ${p * c + q}`,
          variables: ['t'],
          marks: 1,
        },
        { part: 'd', kind: 'self', why: 'state the meaning', marks: 1 },
        { part: 'e', kind: 'number', expected: `${Number(value.toPrecision(9))}`, unit: 'euros' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${a + c}`, value: f(0) },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${front}\ln\left(\frac{x - ${c}}{${a}}\right)`,
          value: (x) => (x > c + 1e-6 ? root((t) => f(t) - x, -400, 100) : Number.NaN),
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(when)}`, value: root((t) => f(t) - at, 0, 200) },
        {
          part: 'd',
          route: 'symbolic',
          shown: md`${p * a}\mathrm{e}^{${k}t} + ${p * c + q}`,
          value: (t) => cost(t),
          variable: 't',
        },
        { part: 'e', route: 'exact', shown: `= ${sf(value)}`, value: p * (a * Math.exp(4 * k) + c) + q },
      ],
    };
  },
});
