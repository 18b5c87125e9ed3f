import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  first,
  second,
  apart,
  signs,
}: Record<'first' | 'second' | 'apart', number> & { signs: string }) {
  const half = apart / 2;
  const one = (8.99e9 * first * 1e-9) / half ** 2;
  const other = (8.99e9 * second * 1e-9) / half ** 2;
  const isAlike = signs === 'alike';
  const right = isAlike ? Math.abs(one - other) : one + other;
  const wrong = [
    {
      value: isAlike ? one + other : Math.abs(one - other),
      note: md`You ${isAlike ? 'added the fields. Between charges of the same sign they are opposite' : 'subtracted the fields. Between charges of opposite sign they point the same way'}.`,
    },
    {
      value: right / 4,
      note: md`You used the whole distance between the charges. The midpoint is half as far.`,
    },
    { value: right * half, note: md`You forgot to square the distance.` },
    {
      value: Math.max(one, other),
      note: md`This is the field of the larger charge alone. The other charge has a field there, too.`,
    },
    { value: 4 * right, note: md`You halved the distance twice. The midpoint is half as far.` },
  ];
  const options = amongWrong(right, wrong, Math.round(first + 2 * second + apart * 10));
  const key = keyOf(options);
  return { options, key, half, one, other, isAlike, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    first: integers(2, 9),
    second: integers(2, 9),
    apart: choice(0.2, 0.3, 0.4, 0.5, 0.6),
    signs: choice('alike', 'unlike'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { first, second } = drawn;
    if (!(first !== second)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { first, second, apart } = drawn;
    const { options, key, half, one, other, isAlike, right } = solve(drawn);
    return {
      text: md`Two point charges of $+${first}.0\ \text{nC}$ and $${isAlike ? '+' : '-'}${second}.0\ \text{nC}$ are $${decimals(apart, 2)}\ \text{m}$ apart in a vacuum. What is the magnitude of the electric field strength midway between them? Take $k = 8.99 \times 10^9\ \text{N m}^2\ \text{C}^{-2}$. [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{N C}^{-1}$`)}`,
      hints: [
        md`In which direction does each charge push a positive test charge there?`,
        md`How far is the midpoint from each charge?`,
      ],
      answer: md`At the midpoint, $${decimals(half, 2)}\ \text{m}$ from both, the fields are $k\dfrac{q}{r^2} = ${sf(one, 4)}\ \text{N C}^{-1}$ and $${sf(other, 4)}\ \text{N C}^{-1}$. ${isAlike ? 'Both point away from their charges, so they are opposite there and must be subtracted' : 'One points away from the positive charge, the other towards the negative one: the same direction, so they add'}: $E = ${sf(right)}\ \text{N C}^{-1}$. The answer is **${key}**.

**Watch out:** draw an arrow for each charge first. Fields are vectors; only then decide whether to add or to subtract.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`E = ${sf(right)}\ \text{N C}^{-1}`,
          value: Math.abs(
            slope((x) => -(8.99 * first) / (half + x) - ((isAlike ? 1 : -1) * 8.99 * second) / (half - x), 0),
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
