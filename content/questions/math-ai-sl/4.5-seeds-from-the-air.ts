import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'A drone drops seeds over a rectangular field in Kenya',
        thing: 'seed',
        many: 'seeds',
        round: 'pond',
        corner: 'shed',
      },
      {
        what: 'Leaves fall on a rectangular courtyard in Fès',
        thing: 'leaf',
        many: 'leaves',
        round: 'fountain',
        corner: 'kiosk',
      },
      {
        what: 'Small hailstones fall on a rectangular car park in Denver',
        thing: 'hailstone',
        many: 'hailstones',
        round: 'flower bed',
        corner: 'hut',
      },
    ),
    width: integers(40, 60, 2),
    height: integers(26, 36, 2),
    radius: integers(5, 8),
    side: integers(6, 12, 2),
    count: choice(400, 600, 800, 1200),
    share: choice(15, 20, 25),
  },
  allow: ({ width, height, radius, share }) => {
    const wanted = Math.sqrt((share * width * height) / 100 / Math.PI);
    return wanted > radius + 1 && wanted < height / 2 - 1;
  },
  write: ({ story, width, height, radius, side, count, share }) => {
    const { what, thing, many, round, corner } = story;
    const area = width * height;
    const disc = Math.PI * radius ** 2;
    const p = disc / area;
    const neither = 1 - (disc + side ** 2) / area;
    const wanted = Math.sqrt((share * area) / 100 / Math.PI);
    // The share of a fine grid that lies in the circle.
    const steps = 600;
    let inside = 0;
    for (let i = 0; i < steps; i += 1) {
      for (let j = 0; j < steps; j += 1) {
        const [x, y] = [((i + 0.5) / steps - 0.5) * width, ((j + 0.5) / steps - 0.5) * height];
        if (x * x + y * y < radius * radius) inside += 1;
      }
    }
    const grid = inside / steps ** 2;
    return {
      text: md`${what}, which is $${width}\ \text{m}$ long and $${height}\ \text{m}$ wide. In it there are a circular ${round} of radius $${radius}\ \text{m}$ and a square ${corner} of side $${side}\ \text{m}$. Each ${thing} lands at a random point of the rectangle, and all points are equally likely.

![](drawing:field)

(a) Find the probability that a ${thing} lands in the ${round}. [3]

(b) Find the probability that a ${thing} lands neither in the ${round} nor on the ${corner}. [2]

(c) Find the expected number of ${many} in the ${round} when $${count}$ ${many} have landed. [1]

(d) The ${round} is to be made larger, so that the probability of (a) becomes $${share / 100}$. Find its new radius. [2]`,
      hints: [
        md`If all points are equally likely, the probability is a ratio of two areas.`,
        md`For (b), use the complement. The ${round} and the ${corner} don't overlap.`,
        md`For (d), call the radius $r$ and write down an equation.`,
      ],
      answer: md`(a) All points are equally likely, so the probability is the part of the area that the ${round} takes: $P = \frac{\pi \times ${radius}^2}{${width} \times ${height}} = \frac{${sf(disc, 5)}}{${area}} = ${sf(p)}$.

(b) The ${corner} has the area $${side}^2 = ${side ** 2}\ \text{m}^2$. The probability of neither is the complement: $1 - \frac{${sf(disc, 5)} + ${side ** 2}}{${area}} = ${sf(neither)}$.

(c) $${count} \times ${sf(p, 5)} = ${sf(count * p)}$

(d) If the radius is $r$ metres, $\frac{\pi r^2}{${area}} = ${share / 100}$, so $r^2 = \frac{${share / 100} \times ${area}}{\pi} = ${sf(wanted ** 2, 5)}$ and $r = ${sf(wanted)}\ \text{m}$.

**Watch out:** A circle of twice the radius has four times the area, and so four times the probability.`,
      scheme: [
        [md`area of the circle $\pi \times ${radius}^2$`, 'A1'],
        [md`divides by $${area}$`, 'M1'],
        [md`$${sf(p)}$`, 'A1'],
        [md`subtracts both areas (or both probabilities) from the whole`, 'M1'],
        [md`$${sf(neither)}$`, 'A1'],
        [md`$${sf(count * p)}$ (follow through)`, 'A1'],
        [md`$\frac{\pi r^2}{${area}} = ${share / 100}$`, 'M1'],
        [md`$${sf(wanted)}\ \text{m}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${p}`,
          mistakes: [
            {
              value: (disc / (area - disc)).toFixed(6),
              note: `You divided by the area outside the ${round}. Divide by the whole area.`,
            },
            {
              value: ((2 * Math.PI * radius) / area).toFixed(6),
              note: 'You used the circumference of the circle. Use its area.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${neither}`,
          follows: `1 - a.1 - ${side ** 2} / ${area}`,
          unless: 'p < 0 or p > 1',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${count * p}`,
          follows: `${count} * a.1`,
          unless: `n < 0 or n > ${count}`,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${wanted}`,
          unit: 'm',
          mistakes: [
            {
              value: ((radius * share) / 100 / p).toFixed(5),
              note: 'The area grows with the *square* of the radius.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'simulation', shown: `= ${sf(p)}`, value: grid, within: 0.002 },
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(p)}`,
          value: (Math.PI * (2 * radius) ** 2) / 4 / width / height,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(neither)}`,
          value: (area - side ** 2) / area - (Math.PI * radius ** 2) / (width * height),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(count * p)}`,
          value: (count / area) * Math.PI * radius * radius,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `r = ${sf(wanted)}`,
          value: root((r) => (Math.PI * r * r) / area - share / 100, 0, height),
        },
      ],
      drawings: {
        field: sketch({
          points: {
            A: [0, 0],
            B: [width, 0],
            C: [width, height],
            D: [0, height],
            O: [width * 0.6, height * 0.5],
            P: [2, 2],
            Q: [2 + side, 2],
            R: [2 + side, 2 + side],
            S: [2, 2 + side],
          },
          labels: {
            A: false,
            B: false,
            C: false,
            D: false,
            O: false,
            P: false,
            Q: false,
            R: false,
            S: false,
          },
          dots: false,
          circles: [{ centre: 'O', radius }],
          segments: [
            { of: 'AB', label: `${width} m` },
            'BC',
            'CD',
            { of: 'DA', label: `${height} m` },
            'PQ',
            'QR',
            'RS',
            'SP',
          ],
          description: `A rectangle ${width} m long and ${height} m wide. Inside are a circle and, near a corner, a small square.`,
        }),
      },
    };
  },
});
