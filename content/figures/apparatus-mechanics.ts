import { type Apparatus, coil, stand } from './apparatus-parts.ts';
import { dimension } from './dimension.ts';
import { hatching } from './forces.ts';
import { along, angleMark, arc, arrow, circle, dot, line, type Point, polygon, rectangle } from './pen.ts';

const ceiling = (from: number, to: number, y: number) => [
  line([from, y], [to, y]),
  hatching(from + 8, to, y - 7),
];

const pendulum: Apparatus = (sheet) => {
  const [pivot, length, swing]: [Point, number, number] = [[0, 0], 150, 22];
  const bob = along(pivot, 270 + swing, length);
  sheet.add(...ceiling(-60, 60, 0));
  sheet.add(line(pivot, [0, length + 14], { ink: 'soft', dashed: true, width: 1.2 }), line(pivot, bob));
  sheet.add(arc(pivot, length, 270 - swing, 270 + swing, { ink: 'soft', dashed: true, width: 1 }));
  sheet.add(
    angleMark(pivot, 270, 270 + swing, { radius: 48 }),
    circle(bob, 10, { ink: 'ink', fill: 'tint', width: 1.5 }),
    dot(pivot, { r: 2.5 }),
  );
  return {
    angle: { text: '*θ*', at: along(pivot, 270 + swing / 2, 50), to: [0, 12] },
    string: { text: 'light string', at: along(pivot, 270 + swing, 80), to: [26, -6] },
    bob: { text: 'bob', at: [bob[0] + 10, bob[1]], to: [18, 0] },
  };
};

const spring: Apparatus = (sheet) => {
  sheet.add(
    ...ceiling(-60, 60, 0),
    coil([0, 0], 110),
    rectangle([-20, 110], 40, 34, { ink: 'ink', fill: 'tint' }),
  );
  sheet.write('*m*', [0, 127], { place: 'on' });
  sheet.add(
    line([54, 127], [84, 127], { ink: 'soft', dashed: true, width: 1 }),
    arrow([69, 100], [69, 154], { ink: 'accent', both: true }),
  );
  return {
    spring: { text: 'spring', at: [-9, 55], to: [-30, 0] },
    rest: { text: 'rest position', at: [84, 127], to: [8, 0] },
  };
};

const springOnTable: Apparatus = (sheet) => {
  sheet.add(line([0, 0], [0, 60], { width: 2 }), line([0, 60], [270, 60]), ...hatching(0, 270, 60));
  const points: Point[] = [
    [0, 38],
    [10, 38],
  ];
  for (let turn = 0; turn < 9; turn += 1) points.push([14 + turn * 12, 29], [20 + turn * 12, 47]);
  sheet.add({
    kind: 'path',
    d: `M${[...points, [122, 38], [132, 38]].map(([x, y]) => `${x} ${y}`).join(' L')}`,
  });
  sheet
    .add(rectangle([132, 16], 56, 44, { ink: 'ink', fill: 'tint' }))
    .write('*m*', [160, 38], { place: 'on' });
  sheet.add(arrow([190, 4], [232, 4], { ink: 'accent', both: true }));
  return { surface: { text: 'smooth surface', at: [230, 60], to: [14, 26] } };
};

const inclinedTrack: Apparatus = (sheet) => {
  const [foot, angle, length]: [Point, number, number] = [[0, 0], 18, 270];
  const top = along(foot, angle, length);
  sheet.add(line([-20, 0], [top[0] + 30, 0]), ...hatching(-20, top[0] + 30, 0));
  sheet.add(
    line(foot, top, { width: 3 }),
    rectangle([top[0] - 10, top[1] + 3], 12, -top[1] - 3, { ink: 'ink', fill: 'tint' }),
  );
  const place = along(along(foot, angle, 200), angle + 90, 8);
  const corner = (forth: number, up: number) => along(along(place, angle, forth), angle + 90, up);
  sheet.add(
    polygon([corner(-22, 0), corner(22, 0), corner(22, 20), corner(-22, 20)], { ink: 'ink', fill: 'tint' }),
  );
  for (const forth of [-13, 13])
    sheet.add(circle(corner(forth, -2), 5, { ink: 'ink', fill: 'paper', width: 1.5 }));
  for (const at of [60, 130]) {
    const base = along(foot, angle, at);
    sheet.add(
      line(along(base, angle + 90, 2), along(base, angle + 90, 44), { width: 1.2 }),
      rectangle([along(base, angle + 90, 44)[0] - 8, along(base, angle + 90, 44)[1] - 10], 16, 10, {
        fill: 'soft',
      }),
    );
  }
  sheet.add(angleMark(foot, 0, angle, { radius: 54 }));
  return {
    angle: { text: '*θ*', at: along(foot, angle / 2, 56), to: [14, -2] },
    trolley: { text: 'trolley', at: corner(0, 20), to: [-6, -20] },
    gates: { text: 'light gates', at: along(along(foot, angle, 60), angle + 90, 54), to: [-10, -26] },
  };
};

const atwood: Apparatus = (sheet) => {
  sheet.add(...ceiling(-60, 60, 0), line([0, 0], [0, 34], { width: 2 }));
  sheet.add(line([-26, 34], [-26, 130], { width: 1.2 }), line([26, 34], [26, 100], { width: 1.2 }));
  sheet.add(circle([0, 34], 26, { ink: 'ink', fill: 'paper', width: 1.5 }), dot([0, 34], { r: 3 }));
  sheet.add(
    rectangle([-44, 130], 36, 36, { ink: 'ink', fill: 'tint' }),
    rectangle([10, 100], 32, 30, { ink: 'ink', fill: 'tint' }),
  );
  sheet.write('*M*', [-26, 148], { place: 'on' }).write('*m*', [26, 115], { place: 'on' });
  return {
    pulley: { text: 'pulley', at: [26, 34], to: [22, 0] },
    string: { text: 'light string', at: [26, 76], to: [22, 0] },
  };
};

const fallingBall: Apparatus = (sheet) => {
  sheet.add(
    stand([0, 210], 200, [[66, 24]]),
    rectangle([58, 20], 16, 9, { fill: 'soft' }),
    circle([66, 38], 9, { ink: 'ink', fill: 'tint', width: 1.5 }),
  );
  sheet.add(line([40, 202], [92, 202], { width: 3 }));
  dimension(sheet, [100, 38], [100, 200], '*h*', 0);
  return {
    ball: { text: 'steel ball', at: [75, 36], to: [30, -14] },
    release: { text: 'electromagnet', at: [66, 22], to: [34, -16] },
    pad: { text: 'timing pad', at: [92, 203], to: [22, 6] },
  };
};

export const mechanicsApparatus = {
  pendulum,
  spring,
  'spring-on-table': springOnTable,
  'inclined-track': inclinedTrack,
  atwood,
  'falling-ball': fallingBall,
} satisfies Record<string, Apparatus>;
