import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

/** Pairs of bonded atoms by the order of the bond. No rings. */
const molecules = [
  { formula: 'CH_2{=}CHCH_3', name: 'propene', single: 7, double: 1, triple: 0, atoms: 9 },
  { formula: 'CH_3C{\\equiv}CH', name: 'propyne', single: 5, double: 0, triple: 1, atoms: 7 },
  { formula: 'CH_2{=}CHCH{=}CH_2', name: 'buta-1,3-diene', single: 7, double: 2, triple: 0, atoms: 10 },
  { formula: 'CH_3CN', name: 'ethanenitrile', single: 4, double: 0, triple: 1, atoms: 6 },
  { formula: 'CH_2{=}CHCHO', name: 'propenal', single: 5, double: 2, triple: 0, atoms: 8 },
  { formula: 'CH_3COCH_3', name: 'propanone', single: 8, double: 1, triple: 0, atoms: 10 },
  { formula: 'HC{\\equiv}CCH_2OH', name: 'prop-2-yn-1-ol', single: 6, double: 0, triple: 1, atoms: 8 },
  { formula: 'CH_2{=}CHCOOH', name: 'propenoic acid', single: 6, double: 2, triple: 0, atoms: 9 },
  { formula: 'CH_2{=}CHC{\\equiv}CH', name: 'but-1-en-3-yne', single: 5, double: 1, triple: 1, atoms: 8 },
  { formula: 'CH_3CH_2CN', name: 'propanenitrile', single: 7, double: 0, triple: 1, atoms: 9 },
  { formula: 'HCOOCH_3', name: 'methyl methanoate', single: 6, double: 1, triple: 0, atoms: 8 },
  { formula: 'CH_3CONH_2', name: 'ethanamide', single: 7, double: 1, triple: 0, atoms: 9 },
  { formula: 'HOOCCOOH', name: 'ethanedioic acid', single: 5, double: 2, triple: 0, atoms: 8 },
  { formula: 'CH_3C{\\equiv}CCH_3', name: 'but-2-yne', single: 8, double: 0, triple: 1, atoms: 10 },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { molecule: choice(...molecules), place: choice(0, 1, 2, 3) },
  write: ({ molecule: { formula, name, single, double, triple, atoms }, place }) => {
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
      text: md`How many $\sigma$ and $\pi$ bonds does a molecule of ${name}, $\mathrm{${formula}}$, have? [1]

${lettered(options, ([sigma, other]) => md`$${sigma}$ $\sigma$ bonds, $${other}$ $\pi$ ${other === 1 ? 'bond' : 'bonds'}`)}`,
      hints: [
        md`Draw all bonds, also those to hydrogen.`,
        md`Between two bonded atoms there is exactly one $\sigma$ bond. Further bonds between them are $\pi$ bonds.`,
      ],
      answer: md`Each pair of bonded atoms is joined by one $\sigma$ bond, whatever the order of the bond. There are $${single}$ single, $${double}$ double and $${triple}$ triple bonds, so the number of $\sigma$ bonds is $s = ${single} + ${double} + ${triple} = ${pairs}$. A double bond adds one $\pi$ bond and a triple bond two: $p = ${double} + 2 \times ${triple} = ${pi}$. The answer is **${key}**.

**Watch out:** in a molecule without rings the number of $\sigma$ bonds is one less than the number of atoms, here $${atoms}$. Use this to check.`,
      scheme: [[key, 'A1']],
      checks: [
        { route: 'exact', shown: `= ${pairs}`, value: atoms - 1 },
        { route: 'exact', shown: `= ${pi}`, value: single + 2 * double + 3 * triple - (atoms - 1) },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
