import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    animal: choice('goat', 'donkey', 'sheep'),
    place: choice('Crete', 'the Atlas Mountains', 'Bolivia', 'Kyrgyzstan'),
    long: integers(7, 11),
    wide: integers(4, 6),
    rope: integers(5.5, 13.5, 0.5),
  },
  // Longer than one wall or than both, but it must not go round the far corner.
  allow: ({ long, wide, rope }) =>
    rope > wide + 0.4 && rope !== long && rope < long + wide - 2 && Math.abs(rope - long) > 0.4,
  write: ({ animal, place, long, wide, rope }) => {
    const both = rope > long;
    const rests = both ? [rope - wide, rope - long] : [rope - wide];
    const main = 0.75 * Math.PI * rope ** 2;
    const area = main + rests.reduce((sum, r) => sum + 0.25 * Math.PI * r ** 2, 0);
    const edge = 1.5 * Math.PI * rope + rests.reduce((sum, r) => sum + 0.5 * Math.PI * r, 0);
    const wanted = Math.floor(0.7 * Math.PI * (wide - 0.3) ** 2);
    const short = Math.sqrt(wanted / (0.75 * Math.PI));
    const quarter = (r: number) => integral((x) => Math.sqrt(Math.max(0, r * r - x * x)), 0, r, 4000);
    const sum = (terms: readonly string[]) => terms.join(' + ');
    const corner = both ? 'two' : 'one';
    const reach = Math.min(rope, long);
    return {
      text: md`A barn in ${place} is a rectangle $ABCD$ with $AB = ${long}\ \text{m}$ and $AD = ${wide}\ \text{m}$, surrounded by grass. A ${animal} is tied to the corner $A$ on the outside of the barn with a rope of length $${rope}\ \text{m}$. The rope bends around the ${both ? 'corners $B$ and $D$' : 'corner $D$'}, but the ${animal} cannot enter the barn. The shaded region shows where it can go.

![](drawing:barn)

(a) Show that the part of the region that the ${animal} reaches without the rope bending has an area of $${sf(main)}\ \text{m}^2$, correct to three significant figures. [2]

(b) Find the total area of the shaded region. [${both ? 4 : 3}]

(c) Find the length of the curved boundary of the shaded region. [${both ? 4 : 3}]

(d) The farmer wants the ${animal} to have exactly $${wanted}\ \text{m}^2$ of grass. Find the length of the rope that is needed, and explain why the rope does not bend around a corner then. [4]`,
      hints: [
        md`At $A$ the barn takes away a right angle. Through how many degrees can the straight rope turn?`,
        md`When the rope lies along a wall and bends around its end, how long is the piece that is still free? Through which angle can this piece turn?`,
        md`For (d), first assume that the rope does not bend. Then check the assumption with your result.`,
      ],
      answer: md`(a) The barn blocks $90^\circ$ at the corner, so the rope turns through $360^\circ - 90^\circ = 270^\circ$:

$$\frac{270}{360} \times \pi \times ${rope}^2 = ${sf(main, 5)} \approx ${sf(main)}\ \text{m}^2$$

(b) ${
        both
          ? md`Along $AD$ the rope uses $${wide}\ \text{m}$, so $${rope} - ${wide} = ${rests[0]}\ \text{m}$ is free at $D$. Along $AB$ it uses $${long}\ \text{m}$, so $${rope} - ${long} = ${rests[1]}\ \text{m}$ is free at $B$. Each free piece turns through a further $90^\circ$, until it meets the next wall:`
          : md`Along $AD$ the rope uses $${wide}\ \text{m}$, so $${rope} - ${wide} = ${rests[0]}\ \text{m}$ is free at $D$. This piece turns through a further $90^\circ$, until it meets the next wall. The wall $AB$ is longer than the rope, so the rope doesn't bend at $B$.`
      }

$$${sf(main, 5)} + ${sum(rests.map((r) => md`\frac{90}{360} \times \pi \times ${r}^2`))} = ${sf(area)}\ \text{m}^2$$

(c) The curved boundary consists of ${both ? 'three' : 'two'} arcs, with the same radii and angles:

$$\frac{270}{360} \times 2\pi \times ${rope} + ${sum(rests.map((r) => md`\frac{90}{360} \times 2\pi \times ${r}`))} = ${sf(edge)}\ \text{m}$$

(d) Suppose that the rope, of length $r$ metres, does not bend. Then the region is a single sector of $270^\circ$:

$$\frac{270}{360} \times \pi \times r^2 = ${wanted}, \quad \text{so} \quad r = ${sf(short)}\ \text{m}.$$

This is shorter than both walls, as $${sf(short)} < ${wide} < ${long}$. So the rope ends before it reaches a corner, and the assumption was right.

**Watch out:** the ${corner === 'one' ? 'smaller sector has its' : 'smaller sectors have their'} own ${corner === 'one' ? 'centre and radius' : 'centres and radii'}. A sector of $360^\circ$ around $A$ would count the inside of the barn.`,
      scheme: [
        [md`(a) uses $270^\circ$ in the formula for the area of a sector`, 'M1'],
        [md`$${sf(main, 5)}$ and hence $${sf(main)}$ AG`, 'A1'],
        [md`(b) reduced radius $${rope} - ${wide} = ${rests[0]}$`, 'M1'],
        ...(both ? ([[md`second reduced radius $${rope} - ${long} = ${rests[1]}$`, 'M1']] as const) : []),
        [md`adds a quarter of a disc for each of their reduced radii`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`(c) $\frac{270}{360} \times 2\pi \times ${rope}$`, 'M1'],
        ...rests.map((r) => [md`adds $\frac{90}{360} \times 2\pi \times ${r}$`, 'M1'] as const),
        [md`$${sf(edge)}\ \text{m}$`, 'A1'],
        [md`(d) $\frac{270}{360} \times \pi \times r^2 = ${wanted}$`, 'M1'],
        [md`attempts to solve it for $r$`, 'M1'],
        [md`$${sf(short)}\ \text{m}$`, 'A1'],
        [md`it is shorter than the shorter wall, $${sf(short)} < ${wide}$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          accuracy: fromShown(area, area - main + Number(sf(main))),
          mistakes: [
            ...(area - main > 3
              ? [
                  {
                    value: `${main}`,
                    note: md`That is where the rope is straight. It also bends around ${corner === 'one' ? 'a corner' : 'two corners'}.`,
                  },
                ]
              : []),
            { value: `${Math.PI * rope ** 2}`, note: md`That is a full disc. The barn is in the way.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${edge}`,
          unit: 'm',
          mistakes: [{ value: `${1.5 * Math.PI * rope}`, note: md`That is the large arc alone.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Length of the rope',
          expected: `${short}`,
          unit: 'm',
          marks: 3,
          mistakes: [
            {
              value: `${Math.sqrt(wanted / Math.PI)}`,
              note: md`You took a full disc. The sector has $270^\circ$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(area)}\\ \\text{m}^2`,
          value: 3 * quarter(rope) + rests.reduce((total, r) => total + quarter(r), 0),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(edge)}\\ \\text{m}`,
          value: [rope, rope, rope, ...rests].reduce(
            (total, r) => total + integral(() => r, 0, Math.PI / 2),
            0,
          ),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `r = ${sf(short)}\\ \\text{m}`,
          value: root((r) => 3 * quarter(r) - wanted, 0.1, 20),
        },
      ],
      drawings: {
        barn: sketch({
          points: {
            A: [0, 0],
            B: [long, 0],
            C: [long, wide],
            D: [0, wide],
            P: [rope, 0],
            Q: [0, rope],
            R: [rope - wide, wide],
            S: [long, both ? rope - long : 0],
          },
          labels: { P: false, Q: false, R: false, S: false },
          sectors: [
            { centre: 'A', from: 'Q', to: 'P' },
            { centre: 'D', from: 'R', to: 'Q' },
            ...(both ? [{ centre: 'B', from: 'P', to: 'S' }] : []),
          ],
          arcs: [
            { centre: 'A', from: 'Q', to: 'P' },
            { centre: 'D', from: 'R', to: 'Q' },
            ...(both ? [{ centre: 'B', from: 'P', to: 'S' }] : []),
          ],
          segments: [
            { of: 'AB', label: `${long} m`, place: 'n' },
            'BC',
            'CD',
            { of: 'AD', label: `${wide} m`, place: 'e' },
            ...(reach > 0 ? [{ of: 'AP', dashed: true } as const, { of: 'DQ', dashed: true } as const] : []),
          ],
          dots: ['A'],
          height: 280,
          description: `The rectangle ABCD, ${long} m by ${wide} m. Around A there is a sector of 270 degrees with radius ${rope} m outside the rectangle, and around ${both ? 'B and D each' : 'D'} a quarter of a smaller disc.`,
        }),
      },
    };
  },
});
