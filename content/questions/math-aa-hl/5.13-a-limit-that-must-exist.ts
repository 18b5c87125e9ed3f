import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, term } from '../../authoring/wording.ts';

/** (e^{px} − a − bx)/(1 − cos qx), or with ln or a root above; a and b follow from the limit being finite. */
const tops = {
  exp: {
    text: (p: number) => md`\mathrm{e}^{${term(p, 'x')}}`,
    of: (p: number) => (x: number) => Math.exp(p * x),
    first: (p: number) => md`${term(p, md`\mathrm{e}^{${term(p, 'x')}}`)}`,
    second: (p: number) => md`${term(p * p, md`\mathrm{e}^{${term(p, 'x')}}`)}`,
    at0: (p: number) => [1, p, p * p] as const,
  },
  square: {
    text: (p: number) => md`\frac{1}{1 - ${term(p, 'x')}}`,
    of: (p: number) => (x: number) => 1 / (1 - p * x),
    first: (p: number) => md`\frac{${p}}{(1 - ${term(p, 'x')})^2}`,
    second: (p: number) => md`\frac{${2 * p * p}}{(1 - ${term(p, 'x')})^3}`,
    at0: (p: number) => [1, p, 2 * p * p] as const,
  },
  root: {
    text: (p: number) => md`\sqrt{1 + ${term(2 * p, 'x')}}`,
    of: (p: number) => (x: number) => Math.sqrt(1 + 2 * p * x),
    first: (p: number) => md`\frac{${p}}{\sqrt{1 + ${term(2 * p, 'x')}}}`,
    second: (p: number) => md`-\frac{${p * p}}{(1 + ${term(2 * p, 'x')})^{3/2}}`,
    at0: (p: number) => [1, p, -p * p] as const,
  },
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.19'],
  parameters: {
    kind: choice('exp', 'square', 'root'),
    m: choice(2, 3, 4),
    p: integers(2, 6),
    q: integers(2, 5),
  },
  allow: ({ p, q }) => p !== q,
  write: ({ kind, m, p, q }) => {
    const top = tops[kind];
    const [v0, v1, v2] = top.at0(p).map((value) => m * value) as [number, number, number];
    const limit = fraction(v2, q * q);
    const whole = kind === 'square' ? md`\frac{${m}}{1 - ${term(p, 'x')}}` : md`${m}${top.text(p)}`;
    const f = (x: number) => m * top.of(p)(x);
    const h = 1e-4;
    const side = (x: number) => (f(x) - v0 - v1 * x) / (1 - Math.cos(q * x));
    // Two step lengths take away the error of second order.
    const mean = (x: number) => (side(x) + side(-x)) / 2;
    const near = (4 * mean(0.001) - mean(0.002)) / 3;
    const times = (text: string) => {
      const [, lead, rest] = /^(-?)(.*)$/.exec(text) as unknown as [string, string, string];
      return md`${lead}${m} \times ${rest}`;
    };
    return {
      text: md`Let $a, b \in \mathbb{R}$. The limit

$$L = \lim_{x \to 0} \frac{${whole} - a - bx}{1 - \cos ${term(q, 'x')}}$$

exists and is finite.

(a) Explain why $a = ${v0}$. [2]

(b) Use l'Hôpital's rule to find the value of $b$, giving a reason. [3]

(c) Hence find the value of $L$. [3]`,
      hints: [
        md`What happens to the denominator as $x \to 0$? What must then happen to the numerator?`,
        md`After one use of the rule the same question comes up again.`,
        md`When $b$ is known, look at the form of the quotient and use the rule once more.`,
      ],
      answer: md`(a) As $x \to 0$, the denominator tends to $1 - \cos 0 = 0$. If the numerator tended to anything but $0$, the quotient would grow without bound. So the numerator must tend to $0$: $${m} \times 1 - a = 0$, which gives $a = ${v0}$.

(b) Now the quotient has the form $\frac{0}{0}$, so the rule may be used:

$$L = \lim_{x \to 0} \frac{${times(top.first(p))} - b}{${term(q, md`\sin ${term(q, 'x')}`)}}$$

The denominator tends to $0$ again. As the limit is finite, the numerator must tend to $0$, too: $${m} \times ${p} - b = 0$, so $b = ${v1}$.

(c) With this $b$ the form is $\frac{0}{0}$ once more. Use the rule a second time:

$$L = \lim_{x \to 0} \frac{${times(top.second(p))}}{${q * q}\cos ${term(q, 'x')}} = \frac{${v2}}{${q * q}}$$

so $L = ${limit}$.

Another way is by Maclaurin series. Near $x = 0$ the numerator is $(${v0} - a) + (${v1} - b)x ${v2 < 0 ? '-' : '+'} ${fraction(Math.abs(v2), 2)}x^2 + \dots$ and the denominator is $${fraction(q * q, 2)}x^2 - \dots$ The first two terms above must vanish, and the quotient of the coefficients of $x^2$ is $L$.

**Watch out:** The rule may be used a second time only because $b$ makes the numerator $0$. With any other $b$ the form would be a number over $0$, and there would be no limit.`,
      scheme: [
        [md`(a) the denominator tends to $0$`, 'R1'],
        [md`so the numerator must tend to $0$ for a finite limit: $${m} - a = 0$ (AG)`, 'R1'],
        ['(b) differentiates numerator and denominator', 'M1'],
        [md`the denominator tends to $0$ again, so the numerator must as well`, 'R1'],
        [md`$b = ${v1}$`, 'A1'],
        [md`(c) uses the rule a second time, or the terms in $x^2$ of the series`, 'M1'],
        [
          md`$${times(top.second(p))}$ over $${q * q}\cos ${term(q, 'x')}$, or the coefficients $${fraction(v2, 2)}$ and $${fraction(q * q, 2)}$`,
          'A1',
        ],
        [md`$L = ${limit}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${v1}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${p}`, note: md`The factor $${m}$ in front of the first term is missing.` },
            { value: `${-v1}`, note: md`In the numerator stands $-bx$, so its derivative is $-b$.` },
          ],
        },
        { part: 'b', kind: 'self', why: 'give a reason', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: '$L =$',
          expected: limit,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(v2, q),
              note: md`The derivative of $${term(q, md`\sin ${term(q, 'x')}`)}$ has another factor $${q}$.`,
            },
            { value: `${v2}`, note: 'The denominator has a limit of its own, which is not 1.' },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `b = ${v1}`,
          // With the right b the quotient doesn't change its sign with x.
          value: root(
            (b) => (f(h) - v0 - b * h) / (1 - Math.cos(q * h)) - (f(-h) - v0 + b * h) / (1 - Math.cos(q * h)),
            v1 - 3.3,
            v1 + 2.1,
          ),
          within: 1e-4,
        },
        { part: 'c', route: 'numeric', shown: `L = ${limit}`, value: near, within: 1e-4 * Math.abs(v2) },
      ],
    };
  },
});
