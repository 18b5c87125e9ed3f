import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

/** e^{ax} sin bx or e^{ax} cos bx with b = |a|, whose fourth derivative is −4a⁴ times the function. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.6.2'],
  parameters: {
    kind: choice('sin', 'cos'),
    a: choice(-2, -1, 1, 2),
    n: integers(8, 17),
  },
  // Where the derivative is zero nothing is left to find; with a = ±2 the powers get long.
  allow: ({ kind, a, n }) => n % 4 !== (kind === 'sin' ? 0 : 2) && (Math.abs(a) === 1 || n <= 15),
  write: ({ kind, a, n }) => {
    const ax = term(a, 'x');
    const e = md`\mathrm{e}^{${ax}}`;
    const b = Math.abs(a);
    const [s, c] = [md`\sin ${term(b, 'x')}`, md`\cos ${term(b, 'x')}`];
    const f = (x: number) => Math.exp(a * x) * (kind === 'sin' ? Math.sin(b * x) : Math.cos(b * x));
    const [own, other] = kind === 'sin' ? [s, c] : [c, s];
    /** The brackets that the derivatives of e^{ax} sin bx and of e^{ax} cos bx have behind b e^{ax}. */
    const ofSin = a > 0 ? `${s} + ${c}` : `${c} - ${s}`;
    const ofCos = a > 0 ? `${c} - ${s}` : `-${c} - ${s}`;
    const [ofOwn, ofOther] = kind === 'sin' ? [ofSin, ofCos] : [ofCos, ofSin];
    /** The derivatives of these brackets, without the factor b. */
    const bentSin = a > 0 ? `${c} - ${s}` : `-${s} - ${c}`;
    const bentCos = a > 0 ? `-${s} - ${c}` : `${s} - ${c}`;
    const [bentOwn, bentOther] = kind === 'sin' ? [bentSin, bentCos] : [bentCos, bentSin];
    const first = md`${term(b, e)}\left(${ofOwn}\right)`;
    const twice = (kind === 'sin' ? 2 : -2) * a * b;
    const second = md`${twice}${e}${other}`;
    const rounds = Math.floor(n / 4);
    const rest = n % 4;
    const factor = -4 * a ** 4;
    const at0 = kind === 'sin' ? [0, b, 2 * a * b, 2 * a * a * b] : [1, a, 0, -2 * a * b * b];
    const value = factor ** rounds * at0[rest]!;
    const exponent = Math.round(Math.log2(Math.abs(value)));
    const result = md`${value < 0 ? '-' : ''}2^{${exponent}}`;
    // The derivatives of e^{(a + bi)x} at 0 are the powers of a + bi.
    let [re, im] = [1, 0];
    for (let step = 0; step < n; step += 1) [re, im] = [a * re - b * im, a * im + b * re];
    const start = ['f(0)', "f'(0)", "f''(0)", "f'''(0)"][rest]!;
    const startWhy = [
      md`Here $f(0) = 1$`,
      md`By (a), $f'(0) = ${at0[1]}$`,
      md`By (b), $f''(0) = ${at0[2]}$`,
      md`The line for $f'''(x)$ in (c) gives $f'''(0) = ${at0[3]}$`,
    ][rest]!;
    const wrongSign = md`${value < 0 ? '' : '-'}2^{${exponent}}`;
    return {
      text: md`Let $f(x) = ${e}${own}$, for $x \in \mathbb{R}$. The $n$th derivative of $f$ is written $f^{(n)}(x)$.

(a) Find $f'(x)$. [2]

(b) Show that $f''(x) = ${second}$. [2]

(c) Hence show that $f^{(4)}(x) = ${factor}f(x)$. [2]

(d) Find the value of $f^{(${n})}(0)$. Give your answer in the form $\pm 2^m$, where $m \in \mathbb{Z}$. [3]`,
      hints: [
        b === 1
          ? 'The function is a product. Which rule do you need?'
          : 'The function is a product, and both factors need the chain rule.',
        md`For (c), differentiate (b) twice more. You know already what two derivatives do to such a product.`,
        md`Four more derivatives always bring the same factor. How often does $4$ go into $${n}$, and what is left?`,
      ],
      answer: md`(a) By the product rule${b === 1 ? (a < 0 ? md`, where $${e}$ has the derivative $-${e}$` : '') : ', with a factor from the chain rule in both terms'},

$$f'(x) = ${term(a, e)}${own}${kind === 'sin' ? ' + ' : ' - '}${term(b, e)}${other}$$

so $f'(x) = ${first}$.

(b) Differentiate again with the product rule. The second bracket comes from the derivatives of $${s}$ and $${c}$:

$$f''(x) = ${term(a * b, e)}\left(${ofOwn}\right) + ${term(b * b, e)}\left(${bentOwn}\right)$$

The terms with $${own}$ cancel, and $f''(x) = ${second}$ is left.

(c) Differentiate (b) twice more, in the same way:

$$f'''(x) = ${twice * b}${e}\left(${ofOther}\right)$$

$$f^{(4)}(x) = ${twice * a * b}${e}\left(${ofOther}\right)${plus(twice * b * b, e)}\left(${bentOther}\right)$$

Now the terms with $${other}$ cancel, and $f^{(4)}(x) = ${factor}${e}${own} = ${factor}f(x)$.

(d) Every four derivatives multiply by $${factor}$. As $${n} = 4 \times ${rounds}${rest === 0 ? '' : ` + ${rest}`}$, this happens $${rounds}$ times${rest === 0 ? '' : `, and $${rest}$ ${rest === 1 ? 'derivative is' : 'derivatives are'} left`}: $f^{(${n})}(0) = (${factor})^${rounds} \times ${start}$. ${startWhy}.

With $${-factor} = 2^{${Math.log2(-factor)}}$ this gives $f^{(${n})}(0) = ${result}$.

**Watch out:** The factor $${factor}$ is negative. An ${rounds % 2 === 0 ? 'even power of it is positive' : 'odd power of it stays negative'}.`,
      scheme: [
        [`(a) uses the product rule${a === 1 ? '' : ' and the chain rule'}`, 'M1'],
        [md`$${first}$, or equivalent`, 'A1'],
        ['(b) differentiates the product again', 'M1'],
        [md`the terms with $${own}$ cancel (AG)`, 'A1'],
        [md`(c) differentiates $${second}$ twice, or uses (b) for the other product`, 'M1'],
        [md`$${factor}${e}${own}$ (AG)`, 'A1'],
        [md`(d) $${n} = 4 \times ${rounds} + ${rest}$, so a factor $(${factor})^${rounds}$`, 'M1'],
        [md`$${start} = ${at0[rest]}$`, 'A1'],
        [md`$${result}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: "$f'(x) =$",
          expected: first,
          variables: ['x'],
          mistakes: [
            {
              value: term((kind === 'sin' ? a : -a) * b, md`${e}${other}`),
              note: 'You differentiated the two factors on their own. A product needs the product rule.',
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          label: md`$f^{(${n})}(0) =$`,
          expected: result,
          accuracy: 'exact',
          mistakes: [
            { value: wrongSign, note: md`Look at the sign of $(${factor})^${rounds}$ and of $${start}$.` },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: first, value: (x) => slope(f, x) },
        {
          part: 'd',
          route: 'exact',
          shown: `f^{(${n})}(0) = ${result}`,
          value: kind === 'sin' ? im : re,
        },
      ],
    };
  },
});
