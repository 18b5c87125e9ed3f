import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

/** (px + b)|x − a| has the one-sided derivatives ±(pa + b) at a. */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.16'],
  parameters: {
    p: choice(1, 2, 3),
    a: choice(-3, -2, -1, 1, 2, 3, 4),
    b: nonZero(-7, 7),
  },
  allow: ({ p, a, b }) => p * a + b !== 0 && Math.abs(p * a + b) <= 9,
  write: ({ p, a, b }) => {
    const s = p * a + b;
    const f = (x: number) => (p * x + b) * Math.abs(x - a);
    const linear = `${term(p, 'x')}${plus(b)}`;
    const modulus = `|x${plus(-a)}|`;
    const moved = `${term(p, 'h')}${plus(s)}`;
    const h = 1e-8;
    const jump = (c: number) => {
      const g = (x: number) => (p * x + c) * Math.abs(x - a);
      const step = 1e-5;
      // Half of the difference of the one-sided quotients, with their first-order errors taken away.
      const right = (4 * g(a + step) - g(a + 2 * step)) / (2 * step);
      const left = -(4 * g(a - step) - g(a - 2 * step)) / (2 * step);
      return right - left;
    };
    const c = -p * a;
    return {
      text: md`Let $f(x) = (${linear})\,${modulus}$, for $x \in \mathbb{R}$.

(a) Use first principles to find $\displaystyle\lim_{h \to 0^+} \frac{f(${a} + h) - f(${a})}{h}$ and $\displaystyle\lim_{h \to 0^-} \frac{f(${a} + h) - f(${a})}{h}$. [4]

(b) Hence state, with a reason, whether $f$ is differentiable at $x = ${a}$. [1]

Let $g(x) = (${term(p, 'x')} + c)\,${modulus}$, for $x \in \mathbb{R}$, where $c$ is a constant.

(c) Find the value of $c$ for which $g$ is differentiable at $x = ${a}$, and find $g'(${a})$ for this value. [3]`,
      hints: [
        md`Put $x = ${a} + h$ into both factors. What does the modulus become?`,
        md`$|h| = h$ for $h > 0$, and $|h| = -h$ for $h < 0$.`,
        md`For (c), find the two one-sided limits again with $c$ in the place of the number. They must agree.`,
      ],
      answer: md`(a) At $x = ${a}$ the modulus is zero, so $f(${a}) = 0$. At $x = ${a} + h$ the modulus is $|h|$, and the other factor is $${p === 1 ? '' : p}(${a} + h)${plus(b)} = ${moved}$. So the quotient is

$$\frac{f(${a} + h) - f(${a})}{h} = \frac{(${moved})\,|h|}{h}$$

For $h > 0$, $\frac{|h|}{h} = 1$. The quotient is $${moved}$, and as $h \to 0^+$ it tends to $L_+ = ${s}$.

For $h < 0$, $\frac{|h|}{h} = -1$. The quotient is $-(${moved})$, and as $h \to 0^-$ it tends to $L_- = ${-s}$.

(b) The limits from the two sides are different, so the limit that defines $f'(${a})$ doesn't exist: $f$ is not differentiable at $x = ${a}$.

(c) With $c$ instead of $${b}$ the same steps give the limits $${p * a} + c$ from the right and $-(${p * a} + c)$ from the left. A number is equal to its opposite only if it is zero: $${p * a} + c = 0$, so $c = ${c}$. Both limits are then $0$, so $g'(${a}) = 0$.

Another way to see it: with this $c$, $g(x) = ${p === 1 ? '' : p}(x${plus(-a)})\,${modulus}$. On the two sides of $x = ${a}$ this is $${p === 1 ? '' : p}(x${plus(-a)})^2$ and $-${p === 1 ? '' : p}(x${plus(-a)})^2$. The two parabolas meet at their vertices, so the graph has no corner.

**Watch out:** A modulus doesn't always make a corner. The other factor can be zero at the same place.`,
      scheme: [
        [md`(a) $f(${a} + h) = (${moved})|h|$, or the two pieces of $f$`, 'M1'],
        [md`treats $h > 0$ and $h < 0$ separately`, 'M1'],
        [md`$${s}$ from the right`, 'A1'],
        [md`$${-s}$ from the left`, 'A1'],
        ['(b) not differentiable, as the two limits are different (follow through)', 'R1'],
        [
          md`(c) equates $${p * a} + c$ and $-(${p * a} + c)$, or asks for the factor to be zero at $x = ${a}$`,
          'M1',
        ],
        [md`$c = ${c}$`, 'A1'],
        [md`$g'(${a}) = 0$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'From the right:',
          expected: `${s}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${b}`, note: md`The first factor is taken at $x = ${a}$, not at $x = 0$.` },
          ].filter(() => s !== b),
        },
        {
          part: 'a',
          kind: 'number',
          label: 'From the left:',
          expected: `${-s}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${s}`, note: md`For $h < 0$, $|h|$ is $-h$, so the sign changes.` }],
        },
        { part: 'b', kind: 'self', why: 'state with a reason' },
        {
          part: 'c',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${-c}`, note: md`The factor $${term(p, 'x')} + c$ must be zero at $x = ${a}$.` },
            ...(p === 1
              ? []
              : [{ value: `${-a}`, note: md`The factor has $${term(p, 'x')}$ in it, not $x$.` }]),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$g'(${a}) =$`,
          expected: '0',
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${p}`, note: 'Both one-sided limits are zero for this value.' }],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `L_+ = ${s}`, value: (f(a + h) - f(a)) / h, within: 1e-5 },
        { part: 'a', route: 'numeric', shown: `L_- = ${-s}`, value: (f(a - h) - f(a)) / -h, within: 1e-5 },
        { part: 'c', route: 'numeric', shown: `c = ${c}`, value: root(jump, c - 7.3, c + 5.9), within: 1e-4 },
        {
          part: 'c',
          route: 'numeric',
          shown: `g'(${a}) = 0`,
          value: ((p * (a + h) + c) * Math.abs(h)) / h,
          within: 1e-6,
        },
      ],
    };
  },
});
