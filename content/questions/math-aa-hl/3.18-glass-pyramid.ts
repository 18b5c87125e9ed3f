import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { dot, type Vector } from '../../authoring/vectors.ts';
import { column, gcd, plus, sf, term } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

const less = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const flat = (n: Vector): string =>
  [n[0] === 0 ? '' : term(n[0], 'x'), plus(n[1], 'y'), plus(n[2], 'z')].join('').replace(/^ \+ /, '');
const full = (value: number): string => `${Number(value.toPrecision(9))}`;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.13', '3.16', '3.17'],
  parameters: {
    where: choice(
      'a museum in Valletta',
      'a botanical garden in Singapore',
      'a library in Almaty',
      'a museum in Quito',
    ),
    w: integers(8, 20, 2),
    d: integers(8, 20, 2),
    h: integers(5, 13),
  },
  allow: ({ w, d, h }) =>
    w !== d && h > 0.4 * Math.max(w, d) && h < Math.min(w, d) && 2 * h !== w && 2 * h !== d,
  write: ({ where, w, d, h }) => {
    const [A, B, C, D, V, O]: readonly [Vector, Vector, Vector, Vector, Vector, Vector] = [
      [0, 0, 0],
      [w, 0, 0],
      [w, d, 0],
      [0, d, 0],
      [w / 2, d / 2, h],
      [w / 2, d / 2, 0],
    ];
    const edge = Math.hypot(...V);
    const [one, two] = [gcd(2 * h, w), gcd(2 * h, d)];
    const n: Vector = [(2 * h) / one, 0, w / one];
    const m: Vector = [0, (2 * h) / two, d / two];
    const right = n[0] * w;
    const slope = degrees(Math.acos(n[2] / Math.hypot(...n)));
    const between = degrees(Math.acos(dot(n, m) / (Math.hypot(...n) * Math.hypot(...m))));
    const inside = 180 - between;
    const sine = dot(n, V) / (Math.hypot(...n) * edge);
    const tilt = degrees(Math.asin(sine));
    const lambda = (right - dot(n, O)) / dot(n, n);
    const strut = lambda * Math.hypot(...n);
    const cross = [d * h, 0, (d * w) / 2] as const;
    // Second routes: heights over the edge VC for the angle of the faces, and the volume for the distances.
    const vc = less(C, V);
    const heightOver = (p: Vector): Vector => {
      const from = less(p, V);
      const share = dot(from, vc) / dot(vc, vc);
      return [from[0] - share * vc[0], from[1] - share * vc[1], from[2] - share * vc[2]];
    };
    const [hb, hd] = [heightOver(B), heightOver(D)];
    const dihedral = degrees(Math.acos(dot(hb, hd) / (Math.hypot(...hb) * Math.hypot(...hd))));
    const face = (d * Math.hypot(h, w / 2)) / 2;
    const far = (w * d * h) / 2 / face;
    return {
      text: md`The roof of the entrance to ${where} is a glass pyramid with a horizontal rectangular base $\mathrm{ABCD}$ and the apex $\mathrm{V}$, which lies vertically above the centre $\mathrm{O}$ of the base. In suitable coordinates, with lengths in metres, $\mathrm{A}(0, 0, 0)$, $\mathrm{B}(${w}, 0, 0)$, $\mathrm{D}(0, ${d}, 0)$, and the height of the pyramid is $\mathrm{OV} = ${h}$.

![](drawing:pyramid)

(a) Write down the coordinates of $\mathrm{V}$, and find the length of the edge $[\mathrm{VA}]$. [3]

(b) Find $\overrightarrow{\mathrm{BC}} \times \overrightarrow{\mathrm{BV}}$. Hence show that the face $\mathrm{VBC}$ lies in the plane $${flat(n)} = ${right}$. [4]

(c) Find the angle between the face $\mathrm{VBC}$ and the base, in degrees. [2]

The face $\mathrm{VCD}$ lies in the plane $${flat(m)} = ${m[1] * d}$.

(d) Find the obtuse angle between the faces $\mathrm{VBC}$ and $\mathrm{VCD}$, in degrees. [3]

(e) Find the acute angle between the edge $[\mathrm{VA}]$ and the face $\mathrm{VBC}$, in degrees. [3]

A steel rod joins $\mathrm{O}$ to the point of the face $\mathrm{VBC}$ that is nearest to $\mathrm{O}$.

(f) Find the length of the rod. [3]`,
      hints: [
        md`$\mathrm{V}$ stands above the middle of the rectangle.`,
        md`A normal of the face comes from the vector product. You may divide it by a common factor.`,
        'Angles between planes are angles between normals. Normals that point outwards give the smaller of the two angles; which one do the faces make inside of the roof?',
        md`The angle between a line and a plane needs the sine. The shortest way from $\mathrm{O}$ to a plane runs along its normal.`,
      ],
      answer: md`(a) The centre of the base is $\mathrm{O}(${w / 2}, ${d / 2}, 0)$, so $\mathrm{V}(${w / 2}, ${d / 2}, ${h})$. As $\mathrm{A}$ is the origin,

$$\mathrm{VA} = \sqrt{${w / 2}^2 + ${d / 2}^2 + ${h}^2} = ${sf(edge)}\ \text{m}$$

(b) $\overrightarrow{\mathrm{BC}} = ${column(0, d, 0)}$ and $\overrightarrow{\mathrm{BV}} = ${column(-w / 2, d / 2, h)}$, so

$$\overrightarrow{\mathrm{BC}} \times \overrightarrow{\mathrm{BV}} = ${column(...cross)} = ${cross[0] / n[0]}${column(...n)}$$

So $${column(...n)}$ is a normal. The point $\mathrm{B}(${w}, 0, 0)$ gives the right side, $${n[0]} \times ${w} = ${right}$, and the plane is $${flat(n)} = ${right}$.

(c) The base has the normal $${column(0, 0, 1)}$. The angle $\alpha$ between the planes is that of the normals:

$$\cos\alpha = \frac{${n[2]}}{\sqrt{${dot(n, n)}}}, \qquad \alpha = ${sf(slope)}^\circ$$

Another way: in the vertical section through $\mathrm{V}$, $\tan\alpha = \frac{${h}}{${w / 2}}$.

(d) The normals $${column(...n)}$ and $${column(...m)}$ both point outwards. Their angle is $\arccos\frac{${dot(n, m)}}{\sqrt{${dot(n, n)}}\sqrt{${dot(m, m)}}} = ${sf(between, 5)}^\circ$. This is the acute angle. The obtuse one is $\beta = 180^\circ - ${sf(between, 5)}^\circ = ${sf(inside)}^\circ$.

(e) The edge has the direction $\overrightarrow{\mathrm{AV}} = ${column(...V)}$. The angle $\gamma$ between a line and a plane comes from the sine:

$$\sin\gamma = \frac{${dot(n, V)}}{\sqrt{${dot(n, n)}}\sqrt{${dot(V, V)}}}, \qquad \gamma = ${sf(tilt)}^\circ$$

(f) The shortest way from $\mathrm{O}$ runs along the normal: $\mathbf{r} = ${column(...O)} + \lambda${column(...n)}$. In the equation of the plane this gives $${dot(n, O)} + ${dot(n, n)}\lambda = ${right}$, so $\lambda = ${sf(lambda, 5)}$. The length of the rod is $\lambda|\mathbf{n}| = ${sf(lambda, 5)} \times \sqrt{${dot(n, n)}} = ${sf(strut)}\ \text{m}$.

**Calculator:** degrees. TI-Nspire: crossP( ), dotP( ) and norm( ) under Menu, Matrix & Vector. Casio fx-CG50: OPTN, MAT/VCT, CrossP, DotP and Norm.

**Watch out:** For two planes the cosine of the angle between the normals is used, for a line and a plane the sine. A sketch shows at once whether an angle is plausible.`,
      scheme: [
        [md`(a) $\mathrm{V}(${w / 2}, ${d / 2}, ${h})$`, 'A1'],
        ['magnitude of the vector between A and V', 'M1'],
        [md`$${sf(edge)}\ \text{m}$`, 'A1'],
        [
          md`(b) $\overrightarrow{\mathrm{BC}} = ${column(0, d, 0)}$ and $\overrightarrow{\mathrm{BV}} = ${column(-w / 2, d / 2, h)}$`,
          'A1',
        ],
        ['uses the formula of the vector product', 'M1'],
        [md`$${column(...cross)}$`, 'A1'],
        [md`uses a point of the face to reach $${flat(n)} = ${right}$ (AG)`, 'A1'],
        [md`(c) angle between $${column(...n)}$ and $${column(0, 0, 1)}$, or a right-angled triangle`, 'M1'],
        [md`$${sf(slope)}^\circ$`, 'A1'],
        [md`(d) angle between the normals $${column(...n)}$ and $${column(...m)}$`, 'M1'],
        [md`$${sf(between)}^\circ$`, 'A1'],
        [md`$${sf(inside)}^\circ$ (follow through)`, 'A1'],
        [md`(e) scalar product of $\overrightarrow{\mathrm{AV}}$ and the normal`, 'M1'],
        [md`$\sin\gamma = \frac{${dot(n, V)}}{\sqrt{${dot(n, n)}}\sqrt{${dot(V, V)}}}$`, 'A1'],
        [md`$${sf(tilt)}^\circ$`, 'A1'],
        [
          md`(f) line through $\mathrm{O}$ along the normal, put into the equation (or a right-angled triangle in the vertical section)`,
          'M1',
        ],
        [md`$\lambda = ${sf(lambda)}$, or an equivalent step`, 'A1'],
        [md`$${sf(strut)}\ \text{m}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: md`$\mathrm{V}$`,
          expected: `(${V.join(', ')})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${w}, ${d}, ${h})`,
              note: md`This point lies above $\mathrm{C}$, not above the centre.`,
            },
          ],
        },
        { part: 'a', kind: 'number', label: md`$\mathrm{VA} =$`, expected: full(edge), unit: 'm', marks: 2 },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\overrightarrow{\mathrm{BC}} \times \overrightarrow{\mathrm{BV}} =$`,
          expected: column(...cross),
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            { value: column(-cross[0], 0, -cross[2]), note: 'This is the product in the other order.' },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: full(slope),
          unit: '°',
          mistakes: [{ value: sf(90 - slope), note: 'This is the angle with the vertical.' }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: full(inside),
          unit: '°',
          mistakes: [
            {
              value: sf(between),
              note: 'This is the acute angle of the normals. The obtuse one is asked for.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: full(tilt),
          unit: '°',
          mistakes:
            Math.abs(tilt - 45) < 1
              ? []
              : [
                  {
                    value: sf(90 - tilt),
                    note: 'This is the angle with the normal. A line and a plane need the sine.',
                  },
                ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: full(strut),
          unit: 'm',
          mistakes: [{ value: sf(2 * strut), note: md`This is the distance from $\mathrm{A}$ to the face.` }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(edge)}\ \text{m}`,
          value: Math.sqrt((w * w + d * d) / 4 + h * h),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\alpha = ${sf(slope)}^\circ`,
          value: degrees(Math.atan((2 * h) / w)),
        },
        { part: 'd', route: 'numeric', shown: md`= ${sf(inside)}^\circ`, value: dihedral },
        {
          part: 'e',
          route: 'numeric',
          shown: md`\gamma = ${sf(tilt)}^\circ`,
          value: degrees(Math.asin(far / Math.hypot(...less(V, A)))),
        },
        { part: 'f', route: 'numeric', shown: md`= ${sf(strut)}\ \text{m}`, value: far / 2 },
      ],
      drawings: {
        pyramid: solid({
          shape: 'pyramid',
          vertices: true,
          lengths: { AB: `${w} m`, BC: `${d} m` },
          lines: ['VO'],
          description: `A pyramid with the rectangular base ABCD and the apex V above the centre O of the base. AB is ${w} m and BC is ${d} m long. The height from O to V is dashed.`,
        }),
      },
    };
  },
});
