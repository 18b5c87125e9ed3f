import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

/** Two ends that a single bond joins: bonds within each end by their order, and its atoms. No rings. */
const starts = [
  { formula: 'CH_3', single: 3, double: 0, triple: 0, atoms: 4 },
  { formula: 'CH_3CH_2', single: 6, double: 0, triple: 0, atoms: 7 },
  { formula: 'CH_2{=}CH', single: 3, double: 1, triple: 0, atoms: 5 },
  { formula: 'HC{\\equiv}C', single: 1, double: 0, triple: 1, atoms: 3 },
  { formula: 'CH_3CH{=}CH', single: 6, double: 1, triple: 0, atoms: 8 },
  { formula: 'CH_3C{\\equiv}C', single: 4, double: 0, triple: 1, atoms: 6 },
  { formula: 'CH_2{=}CHCH_2', single: 6, double: 1, triple: 0, atoms: 8 },
  { formula: 'HC{\\equiv}CCH_2', single: 4, double: 0, triple: 1, atoms: 6 },
] as const;
const ends = [
  { formula: 'CN', single: 0, double: 0, triple: 1, atoms: 2 },
  { formula: 'CHO', single: 1, double: 1, triple: 0, atoms: 3 },
  { formula: 'COOH', single: 2, double: 1, triple: 0, atoms: 4 },
  { formula: 'COCH_3', single: 4, double: 1, triple: 0, atoms: 6 },
  { formula: 'CONH_2', single: 3, double: 1, triple: 0, atoms: 5 },
  { formula: 'COOCH_3', single: 5, double: 1, triple: 0, atoms: 7 },
  { formula: 'CH{=}CHCl', single: 3, double: 1, triple: 0, atoms: 5 },
  { formula: 'CH_2OH', single: 4, double: 0, triple: 0, atoms: 5 },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { start: choice(...starts), end: choice(...ends) },
  allow: ({ start, end }) => start.double + start.triple + end.double + end.triple > 0,
  write: ({ start, end }) => {
    const place = (starts.indexOf(start) + 3 * ends.indexOf(end)) % 4;
    const formula = `${start.formula}${end.formula}`;
    const single = start.single + end.single + 1;
    const double = start.double + end.double;
    const triple = start.triple + end.triple;
    const atoms = start.atoms + end.atoms;
    const pairs = single + double + triple;
    const pi = double + 2 * triple;
    const wrong = [
      {
        value: [single, pi] as const,
        note: md`You counted single bonds only. A double or triple bond holds one $\sigma$ bond, too.`,
      },
      {
        value: [pairs, triple > 0 ? pi - triple : 2 * pi] as const,
        note:
          triple > 0
            ? md`The $\sigma$ bonds are right, but a triple bond holds two $\pi$ bonds.`
            : md`The $\sigma$ bonds are right, but a double bond holds only one $\pi$ bond.`,
      },
      {
        value: [pairs + pi, pi] as const,
        note: md`You counted all bonds as $\sigma$ bonds. The second and third bond between the same atoms are $\pi$ bonds.`,
      },
    ];
    const options = [
      ...wrong.slice(0, place),
      { value: [pairs, pi] as const, note: '' },
      ...wrong.slice(place),
    ];
    const key = keyOf(options);
    return {
      text: md`How many $\sigma$ and $\pi$ bonds does a molecule of $\mathrm{${formula}}$ have? [1]

${lettered(options, ([sigma, other]) => md`$${sigma}$ $\sigma$ bonds, $${other}$ $\pi$ ${other === 1 ? 'bond' : 'bonds'}`)}`,
      hints: [
        md`Draw all bonds, also those to hydrogen.`,
        md`Between two bonded atoms there is exactly one $\sigma$ bond. Further bonds between them are $\pi$ bonds.`,
      ],
      answer: md`Each pair of bonded atoms is joined by one $\sigma$ bond, whatever the order of the bond. There are $${single}$ single, $${double}$ double and $${triple}$ triple bonds, so the number of $\sigma$ bonds is $s = ${single} + ${double} + ${triple} = ${pairs}$. A double bond adds one $\pi$ bond and a triple bond two: $p = ${double} + 2 \times ${triple} = ${pi}$. The answer is **${key}**.

**Watch out:** in a molecule without rings the number of $\sigma$ bonds is one less than the number of atoms: here $${atoms} - 1 = ${pairs}$. Use this to check.`,
      scheme: [[key, '1']],
      checks: [
        { route: 'exact', shown: `= ${pairs}`, value: atoms - 1 },
        { route: 'exact', shown: `= ${pi}`, value: single + 2 * double + 3 * triple - (atoms - 1) },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
