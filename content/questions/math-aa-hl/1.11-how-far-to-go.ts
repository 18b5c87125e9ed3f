import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.11', '1.7'],
  parameters: {
    p: integers(0, 3),
    gap: choice(1, 2, 3, 4),
    k: choice(1, 2, 3),
    s: choice(0, 1, 2),
    end: integers(3, 12),
  },
  // Not more than it takes: the limit of the area has to be far enough away.
  allow: ({ p, gap, k, s, end }) => {
    const ratio = ((end + p) * (s + p + gap)) / ((end + p + gap) * (s + p));
    return (
      s + p > 0 &&
      gcd(s + p, gap) === 1 &&
      end > s + 1 &&
      gap * k > 1 &&
      ratio > 1.15 &&
      (end + p) * (s + p + gap) < 200
    );
  },
  write: ({ p, gap, k, s, end }) => {
    const q = p + gap;
    const c = k * gap;
    const [first, second] = [`x${plus(p)}`, `x${plus(q)}`];
    const below = p === 0 ? `x(${second})` : `(${first})(${second})`;
    const two = md`\frac{${k}}{${first}} - \frac{${k}}{${second}}`;
    const f = (x: number) => c / ((x + p) * (x + q));
    const ratio = fraction((end + p) * (s + q), (end + q) * (s + p));
    const most = fraction(s + q, s + p);
    const at = (name: string, add: number) => `${name}${plus(add)}`;
    const log = (inner: string) => (inner === 'x' ? md`\ln x` : md`\ln(${inner})`);
    const logs = `${term(k, log(first))} - ${term(k, log(second))}`;
    const difference = md`\ln\frac{${at('a', p)}}{${at('a', q)}} - \ln\frac{${s + p}}{${s + q}}`;
    const inside = md`\frac{${s + q === 1 ? '' : s + q}${p === 0 ? 'a' : `(${at('a', p)})`}}{${s + p === 1 ? at('a', q) : `${s + p}(${at('a', q)})`}}`;
    const area = term(k, md`\ln\left(${ratio}\right)`);
    // (s+q)(a+p)·den = num·(s+p)(a+q) with the ratio in lowest terms.
    const divisor = gcd((end + p) * (s + q), (end + q) * (s + p));
    const [num, den] = [((end + p) * (s + q)) / divisor, ((end + q) * (s + p)) / divisor];
    const [left, right] = [den * (s + q), num * (s + p)];
    const limit = term(
      k,
      md`\ln${fraction(s + q, s + p).includes('frac') ? md`\left(${most}\right)` : ` ${most}`}`,
    );
    return {
      text: md`The diagram shows part of the graph of $y = \dfrac{${c}}{${below}}$, for $x > ${-p}$. The shaded region lies between the graph, the $x$-axis and the lines $x = ${s}$ and $x = a$, where $a > ${s}$.

![](drawing:graph)

(a) Write $\dfrac{${c}}{${below}}$ in partial fractions. [2]

(b) Show that the area of the shaded region is $${term(k, md`\ln\left(${inside}\right)`)}$. [3]

(c) Given that the area is $${area}$, find $a$. [2]

(d) Explain why the area is less than $${limit}$, however large $a$ is. [1]`,
      hints: [
        md`In (a), the numerators have no $x$ in them. What must their sum be, so that no $x$ is left in the numerator?`,
        md`$\displaystyle\int \frac{1}{x + b}\,\mathrm{d}x = \ln|x + b| + C$. The difference of two logarithms is the logarithm of a quotient.`,
        'When two logarithms are equal, what is inside them is equal.',
        md`In (d), compare $a${plus(p)}$ with $a${plus(q)}$.`,
      ],
      answer: md`(a) From $${c} \equiv A(${second}) + B${p === 0 ? 'x' : `(${first})`}$: at $x = ${-p}$ this is $${c} = ${gap === 1 ? '' : gap}A$, and at $x = ${-q}$ it is $${c} = ${gap === 1 ? '-' : -gap}B$. So the numerators are $${k}$ and $${-k}$:

$$\frac{${c}}{${below}} = ${two}$$

(b) The graph lies above the $x$-axis, so the area is the integral. Each fraction integrates to a logarithm, and all brackets are positive:

$$\int_{${s}}^{a} \left(${two}\right)\mathrm{d}x = \Big[${logs}\Big]_{${s}}^{a} = ${term(k, md`\left[\ln\left(\frac{${first}}{${second}}\right)\right]`)}_{${s}}^{a}$$

Subtracting logarithms means dividing what is inside:

$$${k === 1 ? difference : md`${k}\left(${difference}\right)`} = ${term(k, md`\ln\left(${inside}\right)`)}$$

(c) ${k === 1 ? 'The two logarithms are equal' : 'The two logarithms have the same factor in front'}, so what is inside them must be equal:

$$${inside} = ${ratio}$$

Cross-multiplying, $${left}${p === 0 ? 'a' : `(${at('a', p)})`} = ${right}(${at('a', q)})$, that is, $${term(left - right, 'a')} = ${right * q - left * p}$. So $a = ${end}$.

(d) As $a${plus(p)} < a${plus(q)}$, the fraction $\frac{a${plus(p)}}{a${plus(q)}}$ is always less than $1$. So what is inside the logarithm in (b) is less than $${most}$. The logarithm is an increasing function, so the area is less than $${limit}$.

**Watch out:** The lower limit doesn't give zero: at $x = ${s}$ the bracket has the value $\ln\frac{${s + p}}{${s + q}}$, and it must be subtracted.`,
      scheme: [
        [md`(a) $${c} \equiv A(${second}) + B${p === 0 ? 'x' : `(${first})`}$, or cover-up`, 'M1'],
        [md`$${two}$`, 'A1'],
        [md`(b) integrates to $${logs}$`, 'A1'],
        [md`puts in the limits $${s}$ and $a$`, 'M1'],
        [md`combines the logarithms by their laws to the given form (AG)`, 'A1'],
        [md`(c) $${inside} = ${ratio}$`, 'M1'],
        [md`$a = ${end}$`, 'A1'],
        [
          md`(d) $\frac{a${plus(p)}}{a${plus(q)}} < 1$ for all $a$, so the area is below $${limit}$ (or: the fraction tends to $1$ from below as $a \to \infty$)`,
          'R1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${k}/(${first}) - ${k}/(${second})`,
          variables: ['x'],
          mistakes: [
            {
              value: `${k}/(${second}) - ${k}/(${first})`,
              note: md`The signs are exchanged: for large $x$ your difference is negative, but the fraction is positive.`,
            },
            ...(gap === 1
              ? []
              : [
                  {
                    value: `${c}/(${first}) - ${c}/(${second})`,
                    note: md`Together your fractions give $\frac{${c * gap}}{${below}}$. Divide by the difference of the two brackets.`,
                  },
                ]),
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${end}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(gap, left - right),
              note: md`Multiply the whole bracket when you cross-multiply: the number in it as well as $a$.`,
            },
          ].filter(() => gap !== end * (left - right)),
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: two, value: f },
        {
          part: 'b',
          route: 'numeric',
          shown: term(k, md`\ln\left(${inside}\right)`),
          variable: 'a',
          value: (a) => integral(f, s, a, 60) / (s - a === 0 || a + p <= 0 ? Number.NaN : 1),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `a = ${end}`,
          value: root((a) => integral(f, s, a, 40) - k * Math.log(num / den), s, 60),
          within: 1e-6,
        },
      ],
      drawings: {
        graph: plot({
          x: [-0.6, end + 2.5],
          y: [-0.12 * f(s), 1.25 * f(s)],
          height: 190,
          ticks: false,
          curves: [{ f, from: Math.max(s - 0.35 * (s + p), -p + 0.05), to: end + 2.3 }],
          areas: [{ f, from: s, to: end }],
          lines: [
            { from: [s, 0], to: [s, f(s)] },
            { from: [end, 0], to: [end, f(end)] },
          ],
          notes: [
            ...(s > 0 ? [{ at: [s, 0] as const, text: `${s}`, place: 's' as const }] : []),
            { at: [end, 0] as const, text: '*a*', place: 's' as const },
          ],
          description: `A falling curve above the x-axis. The region under it from x = ${s} to x = a is shaded.`,
        }),
      },
    };
  },
});
