import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const turn = Math.PI / 180;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.2'],
  parameters: {
    hill: choice(
      'a hill near Ljubljana',
      'a hill above Medellín',
      'a hillside in Bhutan',
      'a hillside in Lesotho',
    ),
    what: choice('radio mast', 'cedar tree', 'ski-lift pylon'),
    slope: integers(8, 18),
    sight: integers(32, 48),
    down: integers(24, 60, 2),
    up: integers(12, 30, 2),
  },
  allow: ({ slope, sight, down, up }) => {
    const tall = (down * Math.sin((sight - slope) * turn)) / Math.cos(sight * turn);
    return tall > 14 && tall < 45 && down - up > 5;
  },
  write: ({ hill, what, slope, sight, down, up }) => {
    const atP = sight - slope;
    const atT = 90 - sight;
    const tall = (down * Math.sin(atP * turn)) / Math.sin(atT * turn);
    const cable = Math.sqrt(tall ** 2 + up ** 2 - 2 * tall * up * Math.cos((90 - slope) * turn));
    const at = (along: number): readonly [number, number] => [
      along * Math.cos(slope * turn),
      along * Math.sin(slope * turn),
    ];
    const [Q, R] = [at(down), at(down + up)];
    const T = [Q[0], Q[1] + tall] as const;
    const middle = ((slope + sight) / 2) * turn;
    const beside = [0.55 * down * Math.cos(middle), 0.55 * down * Math.sin(middle)] as const;
    // How high above Q the line of sight from P is.
    const seen = root((h) => (Q[1] + h) * Math.cos(sight * turn) - Q[0] * Math.sin(sight * turn), 0, 500);
    return {
      text: md`A vertical ${what} $QT$ stands on ${hill}. The hill slopes upwards in a straight line at $${slope}^\circ$ to the horizontal. From a point $P$ on the hill, $${down}\ \text{m}$ down the slope from the foot $Q$, the angle of elevation of the top $T$ above the *horizontal* is $${sight}^\circ$.

![](drawing:hill)

(a) Show that $P\hat{Q}T = ${90 + slope}^\circ$. [2]

(b) Find the size of

(i) $Q\hat{P}T$; [1]

(ii) $P\hat{T}Q$. [1]

(c) Find the height $QT$ of the ${what}. [3]

A straight cable is to join $T$ to a point $R$ on the hill, $${up}\ \text{m}$ up the slope from $Q$.

(d) Find the length of the cable. [3]

(e) Explain why the same length of cable would not reach from $T$ to a point $${up}\ \text{m}$ *down* the slope from $Q$. [1]`,
      hints: [
        md`Draw the horizontal line through $Q$. The ${what} is perpendicular to it.`,
        md`Both $${slope}^\circ$ and $${sight}^\circ$ are measured at $P$ from the horizontal. What is the angle between the slope and the line of sight?`,
        md`For (d), find the angle between the ${what} and the slope above $Q$. You then know two sides and the angle between them.`,
      ],
      answer: md`(a) From $Q$, the slope down to $P$ lies $${slope}^\circ$ below the horizontal, because the two horizontal lines are parallel. The ${what} is $90^\circ$ above the horizontal. Together: $P\hat{Q}T = 90^\circ + ${slope}^\circ = ${90 + slope}^\circ$.

(b) (i) The line of sight is $${sight}^\circ$ above the horizontal and the slope $${slope}^\circ$ above it: $Q\hat{P}T = ${sight}^\circ - ${slope}^\circ = ${atP}^\circ$

(ii) The angles of a triangle add up to $180^\circ$: $P\hat{T}Q = 180^\circ - ${90 + slope}^\circ - ${atP}^\circ = ${atT}^\circ$

(c) $QT$ is opposite the angle at $P$, and $PQ = ${down}\ \text{m}$ is opposite the angle at $T$. By the sine rule

$$\frac{QT}{\sin ${atP}^\circ} = \frac{${down}}{\sin ${atT}^\circ}, \quad \text{so} \quad QT = ${sf(tall)}\ \text{m}.$$

(d) $P$, $Q$ and $R$ lie on a line, so $T\hat{Q}R = 180^\circ - ${90 + slope}^\circ = ${90 - slope}^\circ$. Two sides and the angle between them are known, so use the cosine rule:

$$TR^2 = ${sf(tall, 5)}^2 + ${up}^2 - 2 \times ${sf(tall, 5)} \times ${up} \times \cos ${90 - slope}^\circ, \quad \text{so} \quad TR = ${sf(cable)}\ \text{m}.$$

(e) Below $Q$ the angle between the ${what} and the slope is $${90 + slope}^\circ$, which is greater than $${90 - slope}^\circ$. With the same two sides, a greater angle between them has a longer side opposite.

**Another way for (c):** $P$ is $${down}\cos ${slope}^\circ$ away from the ${what} horizontally, so $T$ is $${down}\cos ${slope}^\circ\tan ${sight}^\circ$ higher than $P$, and $Q$ is $${down}\sin ${slope}^\circ$ higher than $P$. Subtract.

**Watch out:** triangle $PQT$ has no right angle. The ${what} is perpendicular to the horizontal, not to the slope.`,
      scheme: [
        [
          md`(a) identifies $${slope}^\circ$ below the horizontal at $Q$ (or the angle $90^\circ - ${slope}^\circ$ of a right-angled triangle)`,
          'M1',
        ],
        [md`$90^\circ + ${slope}^\circ = ${90 + slope}^\circ$`, 'A1'],
        [md`(b)(i) $${atP}^\circ$`, 'A1'],
        [md`(b)(ii) $${atT}^\circ$`, 'A1'],
        [md`(c) attempts to use the sine rule in triangle $PQT$ (or two right-angled triangles)`, 'M1'],
        [md`$\frac{QT}{\sin ${atP}^\circ} = \frac{${down}}{\sin ${atT}^\circ}$`, 'A1'],
        [md`$${sf(tall)}\ \text{m}$`, 'A1'],
        [md`(d) $T\hat{Q}R = ${90 - slope}^\circ$`, 'A1'],
        [md`substitutes into the cosine rule`, 'M1'],
        [md`$${sf(cable)}\ \text{m}$`, 'A1'],
        [
          md`(e) the angle at $Q$ is greater there, so the opposite side is longer (or a calculation of that length)`,
          'R1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b i',
          kind: 'number',
          expected: `${atP}`,
          accuracy: 'exact',
          unit: '°',
          mistakes: [
            {
              value: `${sight}`,
              note: md`That is measured from the horizontal. $PQ$ itself rises at $${slope}^\circ$.`,
            },
          ],
        },
        {
          part: 'b ii',
          kind: 'number',
          expected: `${atT}`,
          accuracy: 'exact',
          unit: '°',
          follows: `90 - ${slope} - b.i.1`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${tall}`,
          unit: 'm',
          follows: `${down} * sin(b.i.1 * pi / 180) / sin(b.ii.1 * pi / 180)`,
          unless: 'h <= 0',
          mistakes: [
            {
              value: `${down * Math.tan(atP * turn)}`,
              note: md`You used the tangent, but triangle $PQT$ has no right angle.`,
            },
            {
              value: `${down * Math.cos(slope * turn) * Math.tan(sight * turn)}`,
              note: md`That is how much higher $T$ is than $P$. The foot $Q$ is higher than $P$, too.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${cable}`,
          unit: 'm',
          follows: `sqrt(c.1^2 + ${up}^2 - 2 * c.1 * ${up} * cos(${90 - slope}°))`,
          mistakes: [
            {
              value: `${Math.hypot(tall, up)}`,
              note: md`You used Pythagoras, but the ${what} is not perpendicular to the slope.`,
            },
            {
              value: `${Math.sqrt(tall ** 2 + up ** 2 + 2 * tall * up * Math.cos((90 - slope) * turn))}`,
              note: md`You used the angle of $${90 + slope}^\circ$, which lies below $Q$. $R$ is above it.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b i',
          route: 'numeric',
          shown: `= ${atP}^\\circ`,
          value: Number(((Math.atan2(Q[1] + seen, Q[0]) - Math.atan2(Q[1], Q[0])) / turn).toFixed(6)),
        },
        {
          part: 'b ii',
          route: 'numeric',
          shown: `= ${atT}^\\circ`,
          value: Number((Math.atan2(Q[0], Q[1] + seen) / turn).toFixed(6)),
        },
        { part: 'c', route: 'numeric', shown: `QT = ${sf(tall)}\\ \\text{m}`, value: seen },
        {
          part: 'd',
          route: 'numeric',
          shown: `TR = ${sf(cable)}\\ \\text{m}`,
          value: Math.hypot(R[0] - Q[0], R[1] - Q[1] - seen),
        },
      ],
      drawings: {
        hill: sketch({
          points: { P: [0, 0], Q, R, T, H: [down * 0.75, 0] },
          labels: { H: false },
          segments: [
            'PQ',
            { of: 'QR', label: `${up} m`, place: 's' },
            'QT',
            'PT',
            { of: 'TR', dashed: true },
            { of: 'PH', dashed: true },
          ],
          angles: [
            { at: 'P', from: 'H', to: 'Q', label: `${slope}°`, radius: 36 },
            { at: 'P', from: 'H', to: 'T', radius: 76 },
          ],
          // In the upper part of its angle, clear of the slope.
          notes: [
            { at: beside, text: `${sight}°` },
            { at: at(0.68 * down), text: `${down} m`, place: 's' },
          ],
          height: 270,
          description: `A straight slope PQR that rises at ${slope} degrees, with PQ = ${down} m and QR = ${up} m. QT is vertical. The line PT rises at ${sight} degrees to the dashed horizontal line through P; T and R are joined by a dashed line.`,
        }),
      },
    };
  },
});
