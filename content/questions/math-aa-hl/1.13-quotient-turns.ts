import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes } from '../../authoring/wording.ts';

/** Numbers with arguments that are multiples of π/12: real part, imaginary part, modulus, argument in twelfths. */
const bases = [
  { text: md`1 + \sqrt{3}\,\mathrm{i}`, size: 2, twelfths: 4, re: 1, im: Math.sqrt(3) },
  { text: md`\sqrt{3} + \mathrm{i}`, size: 2, twelfths: 2, re: Math.sqrt(3), im: 1 },
  { text: md`-1 + \sqrt{3}\,\mathrm{i}`, size: 2, twelfths: 8, re: -1, im: Math.sqrt(3) },
  { text: md`\sqrt{3} - \mathrm{i}`, size: 2, twelfths: -2, re: Math.sqrt(3), im: -1 },
  { text: md`1 - \sqrt{3}\,\mathrm{i}`, size: 2, twelfths: -4, re: 1, im: -Math.sqrt(3) },
  { text: md`-\sqrt{3} + \mathrm{i}`, size: 2, twelfths: 10, re: -Math.sqrt(3), im: 1 },
  { text: md`2 + 2\sqrt{3}\,\mathrm{i}`, size: 4, twelfths: 4, re: 2, im: 2 * Math.sqrt(3) },
  { text: md`2\sqrt{3} - 2\mathrm{i}`, size: 4, twelfths: -2, re: 2 * Math.sqrt(3), im: -2 },
];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.14'],
  parameters: {
    base: choice(0, 1, 2, 3, 4, 5, 6, 7),
    modulus: integers(3, 7),
    turn: choice(-3, 3, 1, -1, 5, -5, 9, -9),
  },
  allow: ({ base, turn }) => {
    const sum = bases[base]!.twelfths + turn;
    return Math.abs(sum) < 12 && sum % 6 !== 0 && Math.abs(bases[base]!.twelfths - turn) < 12;
  },
  write: ({ base, modulus, turn }) => {
    const { text, size, twelfths, re, im } = bases[base]!;
    const sum = twelfths + turn;
    const least = Array.from({ length: 24 }, (_, index) => index + 1).find((n) => (n * sum) % 12 === 0)!;
    const found = Array.from({ length: 40 }, (_, index) => index + 1).find((n) => {
      const angle = n * (Math.atan2(im, re) + (turn * Math.PI) / 12);
      return Math.abs(Math.sin(angle)) < 1e-9;
    })!;
    const w = md`${modulus}\mathrm{e}^{${piTimes(turn, 12).replace(String.raw`\pi`, String.raw`\pi\mathrm{i}`)}}`;
    return {
      text: md`Let $z = ${text}$ and $w = ${w}$.

(a) Write $z$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$. [3]

(b) Find the modulus and the argument of $zw$. [2]

(c) Find the smallest positive integer $n$ for which $(zw)^n$ is a real number. [3]`,
      hints: [
        md`Plot $z$ in the Argand diagram first: in which quadrant does it lie?`,
        'Multiplying complex numbers multiplies their moduli and adds their arguments.',
        md`A non-zero complex number is real when its argument is a multiple of $\pi$.`,
      ],
      answer: md`(a) $|z| = \sqrt{${Math.round(re * re)} + ${Math.round(im * im)}} = ${size}$. The point $z$ lies in the ${quadrant(twelfths)} quadrant, and its argument is $\arg z = ${piTimes(twelfths, 12)}$. So $z = ${size}\mathrm{e}^{${piTimes(twelfths, 12).replace(String.raw`\pi`, String.raw`\pi\mathrm{i}`)}}$.

(b) Moduli multiply and arguments add: $|zw| = ${size} \times ${modulus} = ${size * modulus}$ and

$$\arg(zw) = ${piTimes(twelfths, 12)}${turn < 0 ? ' - ' : ' + '}${piTimes(Math.abs(turn), 12)} = ${piTimes(sum, 12)}$$

(c) By De Moivre's theorem, $\arg\big((zw)^n\big) = n \times \left(${piTimes(sum, 12)}\right)$, up to multiples of $2\pi$. The number is real when this is a multiple of $\pi$. The smallest positive integer for which it is so is $n = ${least}$, when it equals $${piTimes(sum * least, 12)}$.

**Watch out:** Negative numbers are real, too, so in (c) any multiple of $\pi$ will do. If you ask for a multiple of $2\pi$, your $n$ may come out too large.`,
      scheme: [
        [md`$r = ${size}$`, 'A1'],
        ['a correct method for the argument, with attention to the quadrant', '(M1)'],
        [md`$\theta = ${piTimes(twelfths, 12)}$`, 'A1'],
        [md`modulus $${size * modulus}$`, 'A1'],
        [md`argument $${piTimes(sum, 12)}$`, 'A1'],
        [md`multiplies the argument by $n$`, 'M1'],
        [md`requires a multiple of $\pi$`, 'R1'],
        [md`$n = ${least}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$r =$',
          expected: `${size}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${size * size}`, note: md`This is $|z|^2$. The modulus is its square root.` }],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\theta =$`,
          expected: piTimes(twelfths, 12),
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            twelfths > 6
              ? {
                  value: piTimes(twelfths - 12, 12),
                  note: md`This argument belongs to a number in the fourth quadrant. Where does $z$ lie?`,
                }
              : {
                  value: piTimes(Math.sign(twelfths) * (6 - Math.abs(twelfths)), 12),
                  note: 'You divided the real part by the imaginary part. The tangent of the argument is imaginary part over real part.',
                },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$|zw| =$`,
          expected: `${size * modulus}`,
          accuracy: 'exact',
          marks: 1,
          follows: `a.1 * ${modulus}`,
          unless: 'r <= 0',
          mistakes: [{ value: `${size + modulus}`, note: 'You added the moduli. They are multiplied.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\arg(zw) =$`,
          expected: piTimes(sum, 12),
          accuracy: 'exact',
          marks: 1,
          follows: `a.2 + (${turn}) * pi / 12`,
          mistakes: [
            {
              value: piTimes(twelfths - turn, 12),
              note: md`You subtracted the arguments, as for $\frac{z}{w}$. For a product they are added.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          mistakes: [
            ...((least * sum) % 24 === 0
              ? []
              : [
                  {
                    value: `${2 * least}`,
                    note: md`You asked for a multiple of $2\pi$, which makes the power positive. Negative real numbers count, too.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${size}`, value: Math.hypot(re, im) },
        {
          part: 'a',
          route: 'numeric',
          shown: md`\arg z = ${piTimes(twelfths, 12)}`,
          value: Math.atan2(im, re),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${size * modulus}`,
          value: Math.hypot(re, im) * modulus,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${piTimes(sum, 12)}`,
          value: Math.atan2(im, re) + (turn * Math.PI) / 12,
        },
        { part: 'c', route: 'numeric', shown: `n = ${least}`, value: found },
      ],
    };
  },
});

const quadrant = (twelfths: number): string => {
  if (twelfths > 6) return 'second';
  if (twelfths > 0) return 'first';
  return twelfths > -6 ? 'fourth' : 'third';
};
