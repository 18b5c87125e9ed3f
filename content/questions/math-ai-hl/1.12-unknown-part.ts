import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { complex, fraction, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.13'],
  parameters: {
    p: choice(1, 2, 3, 4, 5),
    q: choice(-4, -3, -2, 2, 3, 4),
    b: integers(-6, 6),
  },
  allow: ({ p, q, b }) => b !== 0 && Math.abs(p) !== Math.abs(q) && (b * q) % p === 0,
  write: ({ p, q, b }) => {
    // z = a + bi, w = p + qi. Re(z/w) = (ap + bq)/(p² + q²) = 0 ⇒ a = −bq/p.
    const a = -(b * q) / p;
    const square = p * p + q * q;
    const imaginary = (b * p - a * q) / square;
    const size = Math.hypot(p, q);
    const imaginaryText = b % p === 0 ? term(b / p, md`\mathrm{i}`) : md`${fraction(b, p)}\mathrm{i}`;
    const angle = Math.atan2(q, p);
    const real = (x: number) => (x * p + b * q) / square;
    return {
      text: md`Let $z = a ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}\mathrm{i}$ and $w = ${complex(p, q)}$, where $a$ is a real number.

(a) Find the modulus and the argument of $w$. [2]

(b) Show that the real part of $\dfrac{z}{w}$ is $\dfrac{${p === 1 ? '' : p}a ${b * q < 0 ? '-' : '+'} ${Math.abs(b * q)}}{${square}}$. [3]

(c) The number $\dfrac{z}{w}$ is purely imaginary. Find $a$. [2]

(d) Find $\dfrac{z}{w}$ for this value of $a$, and state the angle between the arrows of $z$ and $w$ in an Argand diagram. [3]`,
      hints: [
        md`Multiply the numerator and the denominator by the conjugate of $w$.`,
        md`A purely imaginary number has the real part $0$.`,
        md`Where do purely imaginary numbers lie in the Argand diagram? What is their argument?`,
      ],
      answer: md`(a) $|w| = \sqrt{${p}^2 + ${q < 0 ? `(${q})` : q}^2} = ${sf(size)}$ and $\arg w = \tan^{-1}\left(${fraction(q, p)}\right) = ${sf(angle)}$.

(b) Multiply by the conjugate: $\frac{z}{w} = \frac{(a ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}\mathrm{i})(${complex(p, -q)})}{${square}}$. The product of the two real parts is $${p === 1 ? '' : p}a$, and the product of the imaginary parts is $(${complex(0, b)}) \times (${complex(0, -q)}) = ${b * q}$, because $\mathrm{i}^2 = -1$. So the real part is $\frac{${p === 1 ? '' : p}a ${b * q < 0 ? '-' : '+'} ${Math.abs(b * q)}}{${square}}$.

(c) The real part is $0$: $${p === 1 ? '' : p}a ${b * q < 0 ? '-' : '+'} ${Math.abs(b * q)} = 0$, so $a = ${a}$.

(d) With $a = ${a}$, $\frac{z}{w} = \frac{${complex(a, b)}}{${complex(p, q)}} = ${imaginaryText}$. Its argument is ${imaginary > 0 ? md`$\frac{\pi}{2}$` : md`$-\frac{\pi}{2}$`}, which is the difference of the arguments of $z$ and $w$. So the angle between the arrows is $\frac{\pi}{2}$.

**Calculator:** in complex mode type the quotient of part (d) directly.

**Watch out:** $\mathrm{i} \times \mathrm{i} = -1$. This changes the sign of the product of the imaginary parts.`,
      scheme: [
        [md`$${sf(size)}$`, 'A1'],
        [md`$${sf(angle)}$`, 'A1'],
        [md`multiplies by the conjugate of $w$`, 'M1'],
        [md`denominator $${square}$`, 'A1'],
        [md`real part as given`, 'A1'],
        [md`real part $= 0$`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`divides`, 'M1'],
        [md`$${imaginaryText}$`, 'A1'],
        [md`$\frac{\pi}{2}$, or $90^\circ$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: 'Modulus:', expected: `sqrt(${square})`, marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: 'Argument:',
          expected: `${Number(angle.toPrecision(9))}`,
          marks: 1,
          mistakes: [{ value: sf((angle * 180) / Math.PI), note: 'This is in degrees. Use radians.' }],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-a}`, note: 'Look at the sign when you solve for $a$.' }],
        },
        { part: 'd', kind: 'complex', label: md`$\frac{z}{w} =$`, expected: `${b}/${p}*i`, marks: 2 },
        { part: 'd', kind: 'self', why: 'state the angle', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${sf(size)}`, value: Math.sqrt(square) },
        { part: 'a', route: 'exact', shown: `= ${sf(angle)}`, value: Math.asin(q / size) },
        {
          part: 'c',
          route: 'numeric',
          shown: `a = ${a}`,
          value: Math.round(root(real, -100.3, 100) * 1e8) / 1e8,
        },
      ],
    };
  },
});
