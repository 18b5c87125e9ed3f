import {
  type Apparatus,
  beaker,
  burner,
  conicalFlask,
  roundFlask,
  stand,
  thermometer,
} from './apparatus-parts.ts';
import { along, circle, dot, ellipse, line, type Point, polygon, polyline, rectangle } from './pen.ts';

/** Cooling water goes in at the lower end. */
function condenser(from: Point, to: Point, degrees: number) {
  const side = (at: Point, shift: number) => along(at, degrees + 90, shift);
  const [start, end] = [along(from, degrees, 24), along(to, degrees, -24)];
  const spout = (at: Point, shift: number) => [
    line(side(at, shift * 11), side(at, shift * 24), { width: 4, ink: 'second' }),
  ];
  return [
    polygon([side(start, 11), side(end, 11), side(end, -11), side(start, -11)], {
      ink: 'ink',
      fill: 'tint-second',
    }),
    line(side(from, 4), side(to, 4)),
    line(side(from, -4), side(to, -4)),
    ...spout(along(start, degrees, 14), 1),
    ...spout(along(end, degrees, -14), -1),
  ];
}

const distillation: Apparatus = (sheet) => {
  const [joint, outlet]: Point[] = [
    [9, 22],
    [178, 84],
  ];
  sheet.add(
    roundFlask([0, 0], 56, 40, 0.1),
    burner([0, 172]),
    rectangle([-9, -9], 18, 9, { ink: 'ink', fill: 'tint' }),
    thermometer([0, -52], 24),
  );
  sheet.add(condenser(joint!, outlet!, -20.15));
  sheet.add(
    polyline([
      [180, 80],
      [192, 88],
      [192, 104],
    ]),
    polyline([
      [176, 88],
      [183, 94],
      [183, 104],
    ]),
    conicalFlask([188, 112], 20),
  );
  return {
    thermometer: { text: 'thermometer', at: [3, -36], to: [28, 0] },
    flask: { text: 'mixture', at: [-26, 112], to: [-34, 0] },
    condenser: { text: 'condenser', at: [116, 53], to: [36, -26] },
    waterOut: { text: 'water out', at: [54, 16], to: [14, -18] },
    waterIn: { text: 'water in', at: [128, 88], to: [-14, 24] },
    distillate: { text: 'distillate', at: [212, 184], to: [32, 0] },
  };
};

const reflux: Apparatus = (sheet) => {
  sheet.add(
    roundFlask([0, 56], 26, 42, 0.05),
    burner([0, 204]),
    condenser([0, 62], [0, -96], 90),
    stand([-122, 240], 330, [
      [-10, 70],
      [-12, -40],
    ]),
  );
  return {
    condenser: { text: 'condenser', at: [11, -24], to: [30, 0] },
    waterIn: { text: 'water in', at: [-24, 24], to: [-16, 12] },
    waterOut: { text: 'water out', at: [24, -58], to: [18, -8] },
    flask: { text: 'reaction mixture', at: [28, 140], to: [34, 0] },
    heat: { text: 'heat', at: [14, 196], to: [26, 0] },
  };
};

const chromatography: Apparatus = (sheet) => {
  sheet.add(
    beaker([0, 0], 120, 170, 22),
    rectangle([34, 10], 52, 150, { ink: 'ink', fill: 'paper', width: 1.2 }),
    line([20, 4], [100, 4], { width: 3 }),
    line([38, 136], [82, 136], { dashed: true, width: 1 }),
  );
  for (const [x, y] of [
    [48, 96],
    [48, 60],
    [72, 60],
  ] as const)
    sheet.add(ellipse([x, y], [4, 6], { fill: 'accent' }));
  sheet.add(
    dot([48, 136], { r: 2.5 }),
    dot([72, 136], { r: 2.5 }),
    line([34, 32], [86, 32], { dashed: true, ink: 'second', width: 1.2 }),
  );
  return {
    front: { text: 'solvent front', at: [86, 32], to: [50, 0] },
    paper: { text: 'paper', at: [86, 110], to: [50, 0] },
    baseline: { text: 'baseline', at: [82, 136], to: [54, 0] },
    solvent: { text: 'solvent', at: [106, 160], to: [30, 0] },
  };
};

const filtration: Apparatus = (sheet) => {
  sheet.add(
    polygon(
      [
        [-34, 4],
        [34, 4],
        [5, 48],
        [-5, 48],
      ],
      { fill: 'tint-second' },
    ),
    polyline([
      [-46, -12],
      [-5, 48],
      [-5, 84],
      [5, 88],
      [5, 48],
      [46, -12],
    ]),
    polyline(
      [
        [-40, -8],
        [0, 46],
        [40, -8],
      ],
      { dashed: true, ink: 'soft' },
    ),
    conicalFlask([0, 64], 22),
    circle([0, 36], 4, { fill: 'warm' }),
  );
  return {
    funnel: { text: 'filter funnel', at: [44, -8], to: [24, -6] },
    paper: { text: 'filter paper', at: [30, 6], to: [38, 8] },
    residue: { text: 'residue', at: [4, 36], to: [64, 8] },
    filtrate: { text: 'filtrate', at: [34, 138], to: [30, 0] },
  };
};

export const separationApparatus = {
  distillation,
  reflux,
  chromatography,
  filtration,
} satisfies Record<string, Apparatus>;
