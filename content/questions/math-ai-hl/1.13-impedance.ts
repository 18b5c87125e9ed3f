import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { complex, fraction, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.12'],
  parameters: {
    place: choice(
      'a radio in Lusaka',
      'a tram in Zagreb',
      'a guitar amplifier in Seoul',
      'a water pump in Agadir',
    ),
    r1: integers(2, 9),
    x1: choice(-6, -5, -4, -3, -2, 2, 3, 4, 5, 6),
    r2: integers(1, 8),
    x2: choice(-7, -5, -4, -3, -2, 1, 2, 3, 4, 5, 7),
    volts: choice(12, 20, 24, 48),
  },
  allow: ({ r1, x1, r2, x2 }) => x1 + x2 !== 0 && Math.abs(x1 + x2) !== r1 + r2 && x1 !== x2 && r1 !== r2,
  write: ({ place, r1, x1, r2, x2, volts }) => {
    const [r, x] = [r1 + r2, x1 + x2];
    const size = Math.hypot(r, x);
    const angle = Math.atan2(x, r);
    const current = volts / size;
    const square = r * r + x * x;
    // 1/Z by the conjugate.
    const [re, im] = [(volts * r) / square, (-volts * x) / square];
    return {
      text: md`In ${place}, two parts of an electric circuit have the impedances $Z_1 = ${complex(r1, x1)}$ and $Z_2 = ${complex(r2, x2)}$, in ohms. Connected one after the other they have the total impedance $Z = Z_1 + Z_2$.

(a) Find $Z$ in the form $a + b\mathrm{i}$. [1]

(b) Write $Z$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$. [3]

The current $I$ through both parts satisfies $I = \dfrac{V}{Z}$, where $V = ${volts}$ volts.

(c) Find the modulus and the argument of $I$. [2]

(d) Find $I$ in the form $a + b\mathrm{i}$. [2]`,
      hints: [
        md`Add real and imaginary parts separately.`,
        md`The modulus is the length of the arrow in the Argand diagram, the argument its angle.`,
        md`When two numbers in exponential form are divided, their moduli are divided and their arguments are subtracted.`,
      ],
      answer: md`(a) $Z = (${r1} + ${r2}) + (${x1} + ${x2 < 0 ? `(${x2})` : x2})\mathrm{i} = ${complex(r, x)}$

(b) The modulus is $\sqrt{${r}^2 + ${x < 0 ? `(${x})` : x}^2} = ${sf(size)}$. The real part is positive, so the argument is $\tan^{-1}\left(${fraction(x, r)}\right) = ${sf(angle)}$. So $Z = ${sf(size)}\mathrm{e}^{${sf(angle)}\mathrm{i}}$.

(c) $V = ${volts}$ has the argument $0$. So $|I| = \frac{${volts}}{${sf(size, 5)}} = ${sf(current)}$ amperes, and $\arg I = 0 - ${angle < 0 ? `(${sf(angle)})` : sf(angle)} = ${sf(-angle)}$.

(d) $I = ${sf(current, 5)}\left(\cos(${sf(-angle, 5)}) + \mathrm{i}\sin(${sf(-angle, 5)})\right) = ${sf(re)} ${im < 0 ? '-' : '+'} ${sf(Math.abs(im))}\mathrm{i}$ amperes.

Another way: multiply numerator and denominator of $\frac{${volts}}{${complex(r, x)}}$ by the conjugate $${complex(r, -x)}$.

**Calculator:** radians and complex mode. Type $${volts} \div (${complex(r, x)})$ for part (d), and use abs and arg (Casio: OPTN, COMPLEX) for parts (b) and (c).

**Watch out:** Dividing by $Z$ changes the sign of its argument.`,
      scheme: [
        [md`$${complex(r, x)}$`, 'A1'],
        [md`$r = ${sf(size)}$`, 'A1'],
        [md`$\tan^{-1}\left(${fraction(x, r)}\right)$`, 'M1'],
        [md`$\theta = ${sf(angle)}$`, 'A1'],
        [md`modulus $${sf(current)}$ (follow through)`, 'A1'],
        [md`argument $${sf(-angle)}$`, 'A1'],
        [md`polar form, or conjugate`, 'M1'],
        [md`$${sf(re)} ${im < 0 ? '-' : '+'} ${sf(Math.abs(im))}\mathrm{i}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'complex', label: '$Z =$', expected: `${r} + (${x})i`, accuracy: 'exact' },
        { part: 'b', kind: 'number', label: '$r =$', expected: `sqrt(${square})`, marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(angle.toPrecision(9))}`,
          marks: 2,
          mistakes: [{ value: sf((angle * 180) / Math.PI), note: 'This is in degrees. Use radians.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$|I| =$',
          expected: `${Number(current.toPrecision(9))}`,
          marks: 1,
          follows: `${volts}/b.1`,
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\arg I =$`,
          expected: `${Number((-angle).toPrecision(9))}`,
          marks: 1,
          follows: '-b.2',
          mistakes: [{ value: sf(angle), note: md`This is the argument of $Z$. Division changes its sign.` }],
        },
        {
          part: 'd',
          kind: 'complex',
          label: '$I =$',
          expected: `${Number(re.toPrecision(8))} + (${Number(im.toPrecision(8))})i`,
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${sf(size)}`, value: Math.sqrt(square) },
        { part: 'b', route: 'exact', shown: `= ${sf(angle)}`, value: Math.asin(x / size) },
        { part: 'c', route: 'exact', shown: `= ${sf(current)}`, value: Math.hypot(re, im) },
        { part: 'c', route: 'exact', shown: `= ${sf(-angle)}`, value: Math.atan2(im, re) },
      ],
    };
  },
});
