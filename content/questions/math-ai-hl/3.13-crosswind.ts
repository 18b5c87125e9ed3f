import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const rad = (degrees: number) => (degrees * Math.PI) / 180;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.10', '3.8'],
  parameters: {
    place: choice('Porto', 'Wellington', 'Cape Town', 'Shannon', 'Kagoshima'),
    runway: choice(20, 40, 60, 70, 110, 130, 160),
    off: integers(15, 75, 5),
    side: choice(1, -1),
    speed: integers(22, 48, 2),
    limit: choice(16, 18, 20, 22, 25),
  },
  allow: ({ off, speed, limit }) => Math.abs(speed * Math.sin(rad(off)) - limit) > 1 && off !== 45,
  write: ({ place, runway, off, side, speed, limit }) => {
    // The wind blows towards this bearing: against the landing, from ahead.
    const towards = (runway + 180 + side * off + 720) % 360;
    const u = [Math.sin(rad(runway)), Math.cos(rad(runway))] as const;
    const [toEast, toNorth] = [speed * Math.sin(rad(towards)), speed * Math.cos(rad(towards))];
    // A wind towards one of the four main directions has one component.
    const w = [Math.abs(toEast) < 1e-9 ? 0 : toEast, Math.abs(toNorth) < 1e-9 ? 0 : toNorth] as const;
    const wind =
      w[0] === 0
        ? md`${toNorth < 0 ? '-' : ''}${speed}\mathbf{j}`
        : w[1] === 0
          ? md`${toEast < 0 ? '-' : ''}${speed}\mathbf{i}`
          : md`${sf(w[0])}\mathbf{i} ${w[1] < 0 ? '-' : '+'} ${sf(Math.abs(w[1]))}\mathbf{j}`;
    const dot = u[0] * w[0] + u[1] * w[1];
    const head = -dot;
    const cross = Math.sqrt(speed * speed - dot * dot);
    const most = limit / Math.sin(rad(off));
    const safe = cross <= limit;
    return {
      text: md`At the airport of ${place} an aeroplane lands on a bearing of $${String(runway).padStart(3, '0')}^\circ$. The wind blows towards a bearing of $${String(towards).padStart(3, '0')}^\circ$ with a speed of $${speed}$ knots. Let $\mathbf{i}$ and $\mathbf{j}$ be unit vectors to the east and to the north.

(a) Show that the unit vector in the direction of landing is $\mathbf{u} = ${sf(u[0])}\mathbf{i} ${u[1] < 0 ? '-' : '+'} ${sf(Math.abs(u[1]))}\mathbf{j}$, correct to 3 significant figures. [2]

(b) Find the velocity vector $\mathbf{w}$ of the wind. [2]

(c) Find $\mathbf{u} \cdot \mathbf{w}$, and explain what its sign means for the aeroplane. [3]

(d) Find the component of $\mathbf{w}$ perpendicular to the runway. [2]

(e) The component of part (d) must not be greater than $${limit}$ knots. Determine whether the aeroplane may land. [1]

(f) Find the wind speed at which the component of part (d) is exactly $${limit}$ knots, if the wind keeps its direction. [2]`,
      hints: [
        md`A bearing is measured from north. So the sine gives the part to the east.`,
        md`The scalar product with a unit vector is the component in its direction.`,
        md`The two components and the wind speed form a right-angled triangle.`,
      ],
      answer: md`(a) On a bearing $\beta$ the part to the east is $\sin\beta$ and the part to the north is $\cos\beta$. $\sin ${runway}^\circ = ${sf(u[0])}$ and $\cos ${runway}^\circ = ${sf(u[1])}$.

(b) $\mathbf{w} = ${speed}(\sin ${towards}^\circ\,\mathbf{i} + \cos ${towards}^\circ\,\mathbf{j}) = ${wind}$

(c) With unrounded components $\mathbf{u} \cdot \mathbf{w} = ${sf(dot)}$. It is negative, so the wind has a component against the direction of landing: a headwind of $${sf(head)}$ knots.

(d) The angle between $\mathbf{u}$ and $\mathbf{w}$ is $${180 - off}^\circ$, so the component is $${speed}\sin ${180 - off}^\circ = ${sf(cross)}$ knots.

Another way: $\sqrt{${speed}^2 - (${sf(dot, 5)})^2}$.

(e) $${sf(cross)} ${safe ? '<' : '>'} ${limit}$, so the aeroplane ${safe ? 'may' : 'may not'} land.

(f) With the speed $v$ the component is $v\sin ${180 - off}^\circ$. It is $${limit}$ for $v = \frac{${limit}}{\sin ${180 - off}^\circ} = ${sf(most)}$ knots.

**Watch out:** For bearings the sine belongs to east and the cosine to north. For angles from the $x$-axis it is the other way round.`,
      scheme: [
        [md`$\sin ${runway}^\circ$ for the part to the east`, 'M1'],
        [md`both components, to 3 significant figures`, 'A1'],
        [md`$${speed}\sin ${towards}^\circ$ and $${speed}\cos ${towards}^\circ$`, 'M1'],
        [md`$${wind}$`, 'A1'],
        [md`scalar product`, 'M1'],
        [md`$${sf(dot)}$`, 'A1'],
        [md`negative: headwind`, 'R1'],
        [md`$${speed}\sin ${180 - off}^\circ$, or by Pythagoras`, 'M1'],
        [md`$${sf(cross)}$`, 'A1'],
        [md`${safe ? 'may' : 'may not'} land (follow through)`, 'R1'],
        [md`$v\sin ${180 - off}^\circ = ${limit}$`, 'M1'],
        [md`$${sf(most)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\mathbf{w} =$`,
          expected: `(${Number(w[0].toPrecision(8))}, ${Number(w[1].toPrecision(8))})`,
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\mathbf{u} \cdot \mathbf{w} =$`,
          expected: `${Number(dot.toPrecision(9))}`,
          accuracy: { tolerance: 0.06 },
          marks: 2,
        },
        { part: 'c', kind: 'self', why: 'explain', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(cross.toPrecision(9))}`,
          unit: 'knots',
          accuracy: { tolerance: 0.06 },
        },
        { part: 'e', kind: 'self', why: 'determine with a reason' },
        { part: 'f', kind: 'number', expected: `${Number(most.toPrecision(9))}`, unit: 'knots' },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `= ${sf(dot)}`, value: -speed * Math.cos(rad(off)) },
        { part: 'd', route: 'exact', shown: `= ${sf(cross)}`, value: Math.abs(u[0] * w[1] - u[1] * w[0]) },
        {
          part: 'f',
          route: 'exact',
          shown: `v = \\frac{${limit}}{\\sin ${180 - off}^\\circ} = ${sf(most)}`,
          value: (speed * limit) / cross,
        },
      ],
    };
  },
});
