import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const lines = [
  { name: 'hydrogen', nm: 656.3 },
  { name: 'hydrogen', nm: 486.1 },
  { name: 'sodium', nm: 589.0 },
  { name: 'calcium', nm: 393.4 },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  line,
  speed,
  way,
}: Record<'speed', number> & { line: (typeof lines)[number]; way: string }) {
  const shift = (line.nm * speed * 1e3) / 3e8;
  const isAway = way === 'away from';
  const right = isAway ? line.nm + shift : line.nm - shift;
  const { name, nm } = line;
  const wrong = [
    {
      value: isAway ? nm - shift : nm + shift,
      note: md`You shifted the line the wrong way. ${isAway ? 'Light of a receding source has a longer wavelength.' : 'Light of an approaching source has a shorter wavelength.'}`,
    },
    {
      value: nm,
      note: md`This is the wavelength in the laboratory. The galaxy moves, so the line is shifted.`,
    },
    {
      value: isAway ? nm + 10 * shift : nm - 10 * shift,
      note: md`You lost a power of ten in the ratio $\frac{v}{c}$.`,
    },
    {
      value: isAway ? nm + 2 * shift : nm - 2 * shift,
      note: md`You doubled the shift, as for an echo. The light travels one way only.`,
    },
    {
      value: isAway ? nm - 2 * shift : nm + 2 * shift,
      note: md`You doubled the shift, and shifted the line the wrong way.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(speed / 30 + Math.round(nm)));
  const key = keyOf(options);
  return { options, key, shift, isAway, right, name, nm };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { line: lines, speed: integers(150, 900, 30), way: choice('away from', 'towards') },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { speed, way } = drawn;
    if (!(way === 'away from' || speed <= 300)) return false;
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || value - before > 0.15;
    });
  },
  write: (drawn) => {
    const { speed, way } = drawn;
    const { options, key, shift, isAway, right, name, nm } = solve(drawn);
    return {
      text: md`A line in the spectrum of ${name} has a wavelength of $${decimals(nm, 1)}\ \text{nm}$ in the laboratory. A galaxy moves ${way} the Earth at $${speed}\ \text{km s}^{-1}$. At which wavelength is this line in the spectrum of the galaxy, as seen from the Earth? Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [1]

${lettered(options, (value) => md`$${decimals(value, 2)}\ \text{nm}$`)}`,
      hints: [
        md`Is the wavelength longer or shorter than in the laboratory?`,
        md`For $v \ll c$ the relative shift is $\frac{v}{c}$.`,
      ],
      answer: md`The shift is $\Delta\lambda = \lambda\dfrac{v}{c} = ${decimals(nm, 1)} \times \dfrac{${speed} \times 10^3}{3.00 \times 10^8} = ${sf(shift)}\ \text{nm}$. The galaxy ${isAway ? 'moves away, so the wavelength is longer' : 'comes nearer, so the wavelength is shorter'}: $\lambda = ${decimals(right, 2)}\ \text{nm}$. The answer is **${key}**.

**Watch out:** the shift is a small part of the wavelength, so keep enough figures when you add or subtract it.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`\lambda = ${decimals(right, 2)}\ \text{nm}`,
          value: (nm * (3e8 + (isAway ? 1 : -1) * speed * 1e3)) / 3e8,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
