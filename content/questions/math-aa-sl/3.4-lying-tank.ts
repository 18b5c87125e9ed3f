import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.2'],
  parameters: {
    story: choice(
      ['olive oil', 'Crete'],
      ['rainwater', 'Windhoek'],
      ['maple syrup', 'Quebec'],
      ['palm wine', 'Kumasi'],
      ['milk', 'Waikato'],
    ),
    radius: integers(40, 95, 5),
    part: choice(
      [10, 'one tenth'],
      [5, 'one fifth'],
      [4, 'a quarter'],
      [3, 'a third'],
      [8, 'one eighth'],
      [6, 'one sixth'],
    ),
  },
  write: ({ story: [liquid, place], radius, part: [parts, words] }) => {
    const right = (2 * Math.PI) / parts;
    const theta = root((t) => t - Math.sin(t) - right, 0.01, Math.PI);
    const depth = radius * (1 - Math.cos(theta / 2));
    // A second route: strips below the surface.
    const halfWidth = (h: number): number => Math.sqrt(Math.max(0, 2 * radius * h - h * h));
    // h = radius (1 − cos u) keeps the strips smooth at the bottom.
    const filled = (h: number): number =>
      integral(
        (u) => 2 * halfWidth(radius * (1 - Math.cos(u))) * radius * Math.sin(u),
        0,
        Math.acos(1 - h / radius),
      );
    const h2 = root((h) => filled(h) - (Math.PI * radius * radius) / parts, 0.001 * radius, radius);
    const degrees = (theta * 180) / Math.PI;
    return {
      text: md`A cylindrical tank for ${liquid} near ${place} lies on its side. The diagram shows its circular cross-section with centre $O$ and radius $${radius}$ cm. The surface of the liquid is the horizontal chord $[AB]$, and $A\hat{O}B = \theta$ radians, where $0 < \theta < \pi$.

![](drawing:tank)

(a) Show that the area of the shaded segment is $${(radius * radius) / 2}(\theta - \sin\theta)\ \text{cm}^2$. [2]

The liquid fills ${words} of the tank.

(b) Find the value of $\theta$. [3]

(c) Find the greatest depth of the liquid. [3]`,
      hints: [
        md`The shaded region is a sector without a triangle.`,
        md`The tank has the same cross-section everywhere, so ${words} of the tank means ${words} of the circle.`,
        md`The equation for $\theta$ can't be solved by algebra. Draw both sides with the calculator in radian mode.`,
        md`In (c), draw the perpendicular from $O$ to the chord. It cuts the angle $\theta$ in half.`,
      ],
      answer: md`(a) Take the triangle $OAB$ away from the sector $OAB$. The sector has the area $\frac{1}{2}r^2\theta$ and the triangle $\frac{1}{2}r^2\sin\theta$, so the segment has
$$\frac{1}{2} \times ${radius}^2\,\theta - \frac{1}{2} \times ${radius}^2\sin\theta = ${(radius * radius) / 2}(\theta - \sin\theta).$$

(b) The liquid fills ${words} of the circle, whose area is $\pi \times ${radius}^2$:
$$${(radius * radius) / 2}(\theta - \sin\theta) = \frac{\pi \times ${radius}^2}{${parts}} \quad\Rightarrow\quad \theta - \sin\theta = \frac{2\pi}{${parts}}$$
The calculator gives $\theta = ${sf(theta, 5)} \approx ${sf(theta)}$ radians.

(c) The perpendicular from $O$ to the chord cuts $\theta$ in half. In the right-angled triangle its length is $${radius}\cos\dfrac{\theta}{2}$. The liquid reaches from the chord down to the lowest point of the circle, so its depth is
$$${radius} - ${radius}\cos\frac{\theta}{2} = ${sf(depth)}\ \text{cm}.$$

**Calculator:** radian mode. TI-Nspire: nSolve(x − sin(x) = 2π/${parts}, x, 1, 3), or draw both sides and use Menu, Analyze Graph, Intersection. Casio fx-CG50: EQUATION, SOLVER, or GRAPH with G-Solv, INTSECT. Keep the unrounded $\theta$ in a variable for (c).

**Watch out:** In degree mode the equation gives a value without meaning, because $\theta$ on its own stands beside $\sin\theta$. The angle must be in radians.`,
      scheme: [
        [md`(a) sector without triangle`, 'M1'],
        [
          md`$\frac{1}{2} \times ${radius}^2\theta - \frac{1}{2} \times ${radius}^2\sin\theta$, which leads to the result (AG)`,
          'A1',
        ],
        [md`(b) sets the segment equal to $\frac{1}{${parts}}$ of the area of the circle`, 'M1'],
        [md`$\theta - \sin\theta = \frac{2\pi}{${parts}}$, or an equivalent equation`, 'A1'],
        [md`$${sf(theta)}$`, 'A1'],
        [
          md`(c) $\cos\frac{\theta}{2} = \frac{d}{${radius}}$ for the distance $d$ of the chord from $O$, or Pythagoras with half the chord`,
          'M1',
        ],
        [md`subtracts this distance from $${radius}$`, 'M1'],
        [md`$${sf(depth)}$ cm (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(theta.toPrecision(9))}`,
          mistakes: [
            {
              value: `${sf(right)}`,
              note: md`This is the angle of a *sector* with ${words} of the area. The triangle isn't part of the liquid.`,
            },
            { value: `${sf(degrees)}`, note: md`This is the angle in degrees.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(depth.toPrecision(9))}`,
          unit: 'cm',
          follows: `${radius} - ${radius} * cos(b.1 / 2)`,
          mistakes: [
            {
              value: `${sf(radius - depth)}`,
              note: md`This is the distance from $O$ to the surface. The depth is what is left of the radius.`,
            },
            {
              value: `${sf(radius - radius * Math.cos(theta))}`,
              note: md`You used the whole angle $\theta$. The right-angled triangle has only half of it.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`\theta = ${sf(theta, 5)} \approx ${sf(theta)}`,
          value: 2 * Math.acos(1 - h2 / radius),
        },
        { part: 'c', route: 'numeric', shown: md`= ${sf(depth)}\ \text{cm}`, value: h2 },
      ],
      drawings: {
        tank: tank(),
      },
    };

    function tank() {
      const half = 0.95;
      const at = (turn: number): readonly [number, number] => [Math.cos(turn), Math.sin(turn)];
      const low = -Math.PI / 2;
      const rim = integers(0, 20).map((step) => at(low - half + (2 * half * step) / 20));
      const names = rim.map((_, step) => `x_${step}`);
      return sketch({
        points: {
          O: [0, 0],
          A: at(low - half),
          B: at(low + half),
          ...Object.fromEntries(rim.map((point, step) => [`x_${step}`, point])),
        },
        labels: Object.fromEntries(names.map((name) => [name, false])),
        circles: [{ centre: 'O', radius: 1 }],
        segments: [{ of: 'OA', label: `${radius} cm` }, 'OB', 'AB'],
        angles: [{ at: 'O', from: 'A', to: 'B', label: 'θ' }],
        fill: [names],
        dots: ['O'],
        width: 200,
        height: 200,
        description: `A circle with centre O and radius ${radius} cm. The horizontal chord AB lies below the centre. The segment below the chord is shaded, and the angle AOB is called theta. The figure is not to scale.`,
      });
    }
  },
});
