import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

/** A given substitution of three kinds, with its limits. */
const kinds = {
  ln: (p: number, q: number, n: number) => {
    const [low, high] = [p, p + q];
    return {
      f: (x: number) => Math.log(x) ** n / x,
      // The logarithm as an area.
      at: (x: number) => integral((t) => 1 / t, 1, x),
      ends: [Math.exp(low), Math.exp(high)] as const,
      from: low === 0 ? '1' : low === 1 ? md`\mathrm{e}` : md`\mathrm{e}^${low}`,
      to: high === 1 ? md`\mathrm{e}` : md`\mathrm{e}^${high}`,
      integrand: md`\frac{(\ln x)^${n}}{x}`,
      u: md`\ln x`,
      du: md`\frac{\mathrm{d}u}{\mathrm{d}x} = \frac{1}{x}`,
      why: md`The factor $\frac{1}{x}$ in the integrand is just what $\mathrm{d}u$ needs: $\frac{1}{x}\,\mathrm{d}x = \mathrm{d}u$.`,
      low,
      high,
      inside: md`u^${n}`,
      anti: md`\frac{u^${n + 1}}{${n + 1}}`,
      value: fraction(high ** (n + 1) - low ** (n + 1), n + 1),
    };
  },
  exp: (p: number, q: number, n: number) => {
    const [c, m] = [p + 1, q + 1];
    const [low, high] = [1 + c, m + c];
    // ∫ u^{−n} du with n = 2 or 3.
    const value =
      n === 2
        ? fraction(high - low, low * high)
        : fraction(high * high - low * low, 2 * low * low * high * high);
    return {
      f: (x: number) => Math.exp(x) / (Math.exp(x) + c) ** n,
      at: (x: number) => 1 + integral(Math.exp, 0, x) + c,
      ends: [0, Math.log(m)] as const,
      from: '0',
      to: md`\ln ${m}`,
      integrand: md`\frac{\mathrm{e}^x}{(\mathrm{e}^x + ${c})^${n}}`,
      u: md`\mathrm{e}^x + ${c}`,
      du: md`\frac{\mathrm{d}u}{\mathrm{d}x} = \mathrm{e}^x`,
      why: md`The numerator is just what $\mathrm{d}u$ needs: $\mathrm{e}^x\,\mathrm{d}x = \mathrm{d}u$.`,
      low,
      high,
      inside: md`\frac{1}{u^${n}}`,
      anti: n === 2 ? md`-\frac{1}{u}` : md`-\frac{1}{2u^2}`,
      value,
    };
  },
  root: (p: number, q: number, n: number) => {
    const [c, r] = [p + 4 * n - 6, q + 1];
    const [low, high] = [1, r * r];
    return {
      f: (x: number) => x * Math.sqrt(x + c),
      at: (x: number) => x + c,
      ends: [1 - c, r * r - c] as const,
      from: `${1 - c}`,
      to: `${r * r - c}`,
      integrand: md`x\sqrt{x + ${c}}`,
      u: md`x + ${c}`,
      du: md`\frac{\mathrm{d}u}{\mathrm{d}x} = 1`,
      why: md`So $\mathrm{d}x = \mathrm{d}u$, but the factor $x$ must be replaced as well: $x = u - ${c}$.`,
      low,
      high,
      inside: md`\left(u^{3/2} - ${c}u^{1/2}\right)`,
      anti: md`\frac{2}{5}u^{5/2} - ${fraction(2 * c, 3)}u^{3/2}`,
      value: fraction(6 * (r ** 5 - 1) - 10 * c * (r ** 3 - 1), 15),
    };
  },
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    kind: choice('ln', 'exp', 'root'),
    p: choice(0, 1, 2, 3),
    q: choice(1, 2, 3, 4),
    n: choice(2, 3),
  },
  allow: ({ kind, p, q }) => (kind !== 'root' || q < 3) && (kind !== 'ln' || p + q < 5),
  write: ({ kind, p, q, n }) => {
    const one = kinds[kind](p, q, n);
    const integralText = md`\int_{${one.from}}^{${one.to}} ${one.integrand}\,\mathrm{d}x`;
    return {
      text: md`The substitution $u = ${one.u}$ is used to find $\displaystyle ${integralText}$.

(a) Write down the lower limit $p$ and the upper limit $q$ for $u$. [2]

(b) Show that the integral becomes $\displaystyle\int_p^q ${one.inside}\,\mathrm{d}u$. [2]

(c) Hence find the exact value of the integral. [3]`,
      hints: [
        md`Put the limits for $x$ into $u = ${one.u}$.`,
        md`Find $\frac{\mathrm{d}u}{\mathrm{d}x}$ and use it to replace $\mathrm{d}x$. No $x$ may be left over.`,
        md`Once the limits are those of $u$, there is no need to go back to $x$.`,
      ],
      answer: md`(a) Put the limits into $u = ${one.u}$. For $x = ${one.from}$ we get $p = ${one.low}$, and for $x = ${one.to}$ we get $q = ${one.high}$.

(b) Differentiating, $${one.du}$. ${one.why} With the new limits,

$$${integralText} = \int_{${one.low}}^{${one.high}} ${one.inside}\,\mathrm{d}u$$

(c) Integrate with respect to $u$ and put in the limits for $u$:

$$\left[${one.anti}\right]_{${one.low}}^{${one.high}} = ${one.value}$$

**Watch out:** The limits $${one.from}$ and $${one.to}$ belong to $x$. With $u$ in the integral they must not be used any more.`,
      scheme: [
        [md`(a) $${one.low}$`, 'A1'],
        [md`$${one.high}$`, 'A1'],
        [md`(b) $${one.du}$, used to replace $\mathrm{d}x$`, 'M1'],
        ['writes the whole integrand in terms of $u$ (AG)', 'A1'],
        [md`(c) $${one.anti}$`, 'A1'],
        ['substitutes the limits for $u$ (or goes back to $x$ and uses those for $x$)', 'M1'],
        [md`$${one.value}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${one.low}`,
          accuracy: 'exact',
          marks: 1,
          ...(one.from === '0' && {
            mistakes: [{ value: '0', note: md`This is the limit for $x$. Put it into $u = ${one.u}$.` }],
          }),
        },
        {
          part: 'a',
          kind: 'number',
          label: '$q =$',
          expected: `${one.high}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: one.to, note: md`This is the limit for $x$. Put it into $u = ${one.u}$.` }],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: one.value,
          accuracy: 'exact',
          mistakes: [
            {
              value: `-(${one.value})`,
              note: 'Take the value at the upper limit first, and look at the sign of the antiderivative.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `p = ${one.low}`,
          value: one.at(one.ends[0]),
          within: 1e-6,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `q = ${one.high}`,
          value: one.at(one.ends[1]),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${one.value}`,
          // The root has a steep start, so the pieces are small.
          value: integral(one.f, one.ends[0], one.ends[1], 4000),
          within: 1e-6 * Math.max(1, one.high ** 2),
        },
      ],
    };
  },
});
