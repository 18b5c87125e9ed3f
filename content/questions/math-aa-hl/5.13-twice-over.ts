import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, term } from '../../authoring/wording.ts';

/** Tops that vanish to second order at 0, with half of their second derivative there, and bottoms likewise. */
const tops = {
  exp: {
    text: (a: number) => md`\mathrm{e}^{${term(a, 'x')}} - 1 - ${term(a, 'x')}`,
    first: (a: number) => md`${a}\mathrm{e}^{${term(a, 'x')}} - ${a}`,
    second: (a: number) => md`${a * a}\mathrm{e}^{${term(a, 'x')}}`,
    at0: (a: number) => a * a,
    of: (a: number) => (x: number) => Math.exp(a * x) - 1 - a * x,
  },
  cos: {
    text: (a: number) => md`1 - \cos ${term(a, 'x')}`,
    first: (a: number) => md`${term(a, md`\sin ${term(a, 'x')}`)}`,
    second: (a: number) => md`${term(a * a, md`\cos ${term(a, 'x')}`)}`,
    at0: (a: number) => a * a,
    of: (a: number) => (x: number) => 1 - Math.cos(a * x),
  },
  ln: {
    text: (a: number) => md`\ln(1 + ${term(a, 'x')}) - ${term(a, 'x')}`,
    first: (a: number) => md`\frac{${a}}{1 + ${term(a, 'x')}} - ${a}`,
    second: (a: number) => md`-\frac{${a * a}}{(1 + ${term(a, 'x')})^2}`,
    at0: (a: number) => -a * a,
    of: (a: number) => (x: number) => Math.log(1 + a * x) - a * x,
  },
};
const bottoms = {
  square: {
    text: (b: number) => term(b, 'x^2'),
    first: (b: number) => term(2 * b, 'x'),
    second: (b: number) => `${2 * b}`,
    at0: (b: number) => 2 * b,
    of: (b: number) => (x: number) => b * x * x,
  },
  sine: {
    text: (b: number) => md`x\sin ${term(b, 'x')}`,
    first: (b: number) => md`\sin ${term(b, 'x')} + ${term(b, md`x\cos ${term(b, 'x')}`)}`,
    second: (b: number) =>
      md`${term(2 * b, md`\cos ${term(b, 'x')}`)} - ${term(b * b, md`x\sin ${term(b, 'x')}`)}`,
    at0: (b: number) => 2 * b,
    of: (b: number) => (x: number) => x * Math.sin(b * x),
  },
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    top: choice('exp', 'cos', 'ln'),
    bottom: choice('square', 'sine'),
    a: integers(2, 6),
    b: integers(1, 5),
  },
  write: ({ top, bottom, a, b }) => {
    const [f, g] = [tops[top], bottoms[bottom]];
    const result = fraction(f.at0(a), g.at0(b));
    const x = 1e-4;
    const quotient = (at: number) => f.of(a)(at) / g.of(b)(at);
    // The mean of both sides takes away the error of first order.
    const near = (quotient(x * 10) + quotient(-x * 10)) / 2;
    return {
      text: md`Consider the limit $\displaystyle\lim_{x \to 0} \frac{${f.text(a)}}{${g.text(b)}}$.

(a) Show that l'Hôpital's rule can be applied to this limit. [1]

(b) Hence find the value of the limit. [5]`,
      hints: [
        md`What do the numerator and the denominator tend to as $x \to 0$?`,
        'After one application of the rule, look again at what the numerator and the denominator tend to.',
      ],
      answer: md`(a) At $x = 0$ the numerator is $0$ and the denominator is $0$, so the limit has the form $\frac{0}{0}$.

(b) Differentiate the numerator and the denominator:

$$\lim_{x \to 0} \frac{${f.text(a)}}{${g.text(b)}} = \lim_{x \to 0} \frac{${f.first(a)}}{${g.first(b)}}$$

This is again of the form $\frac{0}{0}$, so the rule can be used once more:

$$= \lim_{x \to 0} \frac{${f.second(a)}}{${g.second(b)}} = \frac{${f.at0(a)}}{${g.at0(b)}}$$

So the limit is $L = ${result}$.

**Watch out:** Check the form before each use of the rule. After the second time the denominator no longer tends to $0$, so you must stop there: using the rule a third time would not give the limit.`,
      scheme: [
        [md`both numerator and denominator tend to $0$`, 'R1'],
        [md`differentiates numerator and denominator separately`, 'M1'],
        [md`$\frac{${f.first(a)}}{${g.first(b)}}$`, 'A1'],
        [md`recognises $\frac{0}{0}$ again and differentiates once more`, 'M1'],
        [md`$\frac{${f.second(a)}}{${g.second(b)}}$`, 'A1'],
        [md`$${result}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: result,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(2 * f.at0(a), g.at0(b)),
              note: md`Look at the second derivative of the denominator once more: a factor $2$ is missing.`,
            },
          ],
        },
      ],
      checks: [{ part: 'b', route: 'numeric', shown: `L = ${result}`, value: near, within: 2e-3 }],
    };
  },
});
